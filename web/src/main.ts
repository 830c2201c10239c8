import { mount } from "svelte";
import App from "./App.svelte";
import "./look/look.css";
import { firstLanguage, words } from "./words/words.svelte";

await words.use(firstLanguage());
mount(App, { target: document.body });
