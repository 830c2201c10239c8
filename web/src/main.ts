import { mount } from "svelte";
import App from "./App.svelte";
import { keepAtHand, renew } from "./install";
import { keepBack } from "./ui/back";
import { keepFocus } from "./ui/focus";
import "./ui/style.css";
import { firstLanguage, words } from "./words/words.svelte";

await words.use(firstLanguage());
renew();
keepFocus();
keepBack();
mount(App, { target: document.body });
keepAtHand();
