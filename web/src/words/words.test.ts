// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { words } from "./words.svelte";

test("what is asked for at the same time is all there, in the language that was chosen last", async () => {
	const chosen = words.use("fr");
	await Promise.all([chosen, words.need("account"), words.need("replay"), words.need("lessons")]);
	expect(["account-title", "replay-play", "lesson-next"].map((key) => words.has(key))).toEqual([true, true, true]);
	expect(words.say("replay-play")).toBe("Lecture");
	await words.use("en");
	expect(words.say("replay-play")).toBe("Play");
});

test("French says “d’” before a vowel and a silent h", async () => {
	await Promise.all([words.use("fr"), words.need("ugo")]);
	const kingdoms = ["Max", "Élise", "Hugo", "Yann", "Yves"].map((seat) => words.say("ugo-kingdom", { seat }));
	const of = ["de Max", "d’Élise", "d’Hugo", "de Yann", "d’Yves"];
	expect(kingdoms).toEqual(of.map((name) => `Le Royaume ${name}`));
	await words.use("en");
});
