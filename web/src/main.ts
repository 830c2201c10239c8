import { mount } from "svelte";
import App from "./App.svelte";
import { keepAtHand, renew } from "./install";
import "./look/look.css";
import { firstLanguage, words } from "./words/words.svelte";

await words.use(firstLanguage());
renew();
mount(App, { target: document.body });
keepAtHand();
