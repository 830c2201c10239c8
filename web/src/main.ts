import { mount } from "svelte";
import App from "./App.svelte";
import { keepAtHand, renew } from "./install";
import { keepFocus } from "./ui/focus";
import "./ui/style.css";
import { firstLanguage, words } from "./words/words.svelte";

await words.use(firstLanguage());
renew();
keepFocus();
mount(App, { target: document.body });
keepAtHand();
