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

test("why a move is good is told in the page's own words, whatever the game", async () => {
	await Promise.all(["analysis", "reasons"].map((file) => words.need(file)));
	expect(["analysis-why", "why-wins", "why-alike", "why-learned"].filter((key) => !words.has(key))).toEqual([]);
});

test("why a bot would have chosen something is told as its advice to whoever chose", () => {
	const args = { seat: { key: "seat", args: { number: 1 } }, bot: "Fanchon" };
	const said = words.tell({ key: "analysis-why", args: { ...args, reasons: "you gain 3" } }, ["Zoé"]);
	expect(said).toBe("Fanchon would have told Zoé: “you gain 3”.");
});

test("French says “d’” before a vowel and a silent h", async () => {
	await words.use("fr");
	const said = ["Max", "Élise", "Hugo", "Yann", "Yves"].map((name) => words.say("undo-withdrawn", { name }));
	const of = ["de Max", "d’Élise", "d’Hugo", "de Yann", "d’Yves"];
	expect(said).toEqual(of.map((name) => `Finalement, le coup ${name} reste.`));
	await words.use("en");
});
