// @vitest-environment happy-dom

import { beforeAll, expect, test } from "vitest";
import { lastAction, lastMoment } from "../../parts/table/paragraphs";
import { UNPLAYED } from "../../wire/tables";
import { plain } from "../../words/pieces";
import { words } from "../../words/words.svelte";
import { line, read } from "../fixtures";
import type { Reader } from "../tale";
import ugo from "./tale";

const card = (code: string) => ({ card: { key: "ugo-card", args: { colour: code[0], value: Number(code[1]) } } });

beforeAll(async () => {
	await words.use("en");
	await words.need("ugo");
});

test("a trick of UGO! is a paragraph, and says you", () => {
	const story = [
		line("ugo-card-played", { seat: 0 }, card("R3")),
		line("ugo-card-played", { seat: 1 }, card("R6")),
		line("ugo-trick-won", { seat: 1 }, { ...card("R6"), why: "highest" }),
		line("ugo-farmers-paid", { seat: 1, farmers: 1 }, card("R6")),
		line("ugo-farmers-paid", { seat: 0, farmers: 0 }, card("R3")),
		line("ugo-card-laid", { seat: 1, space: 0 }, card("R6")),
		line("ugo-card-played", { seat: 1 }, card("B1")),
		line("ugo-space-scored", { seat: 0, space: 0, points: -5 }),
		line("ugo-round-scored", { seat: 0, points: -5, total: -5 }),
		line("ugo-round-scored", { seat: 1, points: 6, total: 6 }),
	];
	expect(read(ugo, story)).toEqual([
		"Trick 1 | You red 3 · Bot 1 red 6. | Bot 1 wins the trick with the red 6. | Bot 1 gets 1 farmer.",
		"Trick 2 | Bot 1 blue 1.",
		"The round is counted | !You: −5, −5 in all. | Bot 1: +6, 6 in all.",
	]);
});

test("farmers whom nobody can get are told of", () => {
	const story = [
		line("ugo-card-played", { seat: 1 }, card("B1")),
		line("ugo-card-played", { seat: 0 }, card("Y3")),
		line("ugo-trick-won", { seat: 0 }, { ...card("Y3"), why: "highest" }),
		line("ugo-farmers-paid", { seat: 0, farmers: 0, lost: 2 }, { ...card("Y3"), why: "won" }),
		line("ugo-farmers-paid", { seat: 1, farmers: 1, lost: 1 }, { ...card("B1"), why: "lost-to-other-colour" }),
	];
	const left = "(no free place, or none left)";
	expect(read(ugo, story)).toEqual([
		`Trick 1 | Bot 1 blue 1 · You yellow 3. | You win the trick with the yellow 3. | You go without 2 farmers ${left}. | Bot 1 gets 1 farmer for the blue 1, beaten by another colour. | Bot 1 goes without 1 farmer ${left}.`,
	]);
});

test("what a trick brought is told until the reader plays to the next", () => {
	const story = [
		line("ugo-card-played", { seat: 1 }, card("R6")),
		line("ugo-card-played", { seat: 0 }, card("B2")),
		line("ugo-trick-won", { seat: 1 }, { ...card("R6"), why: "highest" }),
		line("ugo-farmers-paid", { seat: 1, farmers: 1 }, { ...card("R6"), why: "won" }),
		line("ugo-farmers-paid", { seat: 0, farmers: 1 }, { ...card("B2"), why: "lost-to-other-colour" }),
		line("ugo-card-played", { seat: 1 }, card("B1")),
	];
	const reader = (told: typeof story): Reader => ({
		table: { ...UNPLAYED, game: "ugo", story: told },
		names: ["Ada", "Bot 1"],
		me: 0,
	});
	const above = (told: typeof story) =>
		lastAction(ugo, ugo.paragraphs(told), reader(told))
			.map(({ pieces }) => plain(pieces))
			.join(" | ");
	const opened = (told: typeof story) => lastMoment(ugo, ugo.paragraphs(told), reader(told))?.title;
	const got = "You get 1 farmer for the blue 2, beaten by another colour.";
	expect(above(story)).toBe(`Bot 1 won the last trick with the red 6. | ${got} | Bot 1 blue 1.`);
	expect(opened(story)).toBe("Trick 1");
	expect(opened([...story, line("ugo-card-played", { seat: 0 }, card("B3"))])).toBe("Trick 2");
	expect(read(ugo, story).at(-1)).toBe("Trick 2 | Bot 1 blue 1."); // the log has told of it above
	const next = [...story, line("ugo-card-played", { seat: 0 }, card("B3"))];
	expect(above(next)).toBe("Bot 1 blue 1 · You blue 3.");
	const won = line("ugo-trick-won", { seat: 0 }, { ...card("B3"), why: "highest" });
	expect(above([...next, won])).toBe("You win the trick with the blue 3. | Bot 1 blue 1 · You blue 3."); // first, where room ends
});

test("whoever wins the game reads that they do", () => {
	expect(read(ugo, [line("ugo-game-won", { seat: 0, total: 57 })])).toEqual(["You win with 57 points."]);
	expect(read(ugo, [line("ugo-game-won", { seat: 1, total: 1 })])).toEqual(["Bot 1 wins with 1 point."]);
});

test("those who share a win are told together", () => {
	const won = [0, 1].map((seat) => line("ugo-game-won", { seat, total: 20 }));
	expect(read(ugo, won)).toEqual(["You share the win with 20 points. | Bot 1 shares the win with 20 points."]);
});

test("whoever deals reads that they do", () => {
	const begun = (dealer: number) => [
		line("ugo-dealer-drawn", { seat: dealer }),
		line("ugo-round-begun", { round: 1, dealer }),
	];
	expect(read(ugo, begun(0))).toEqual(["The draw: you deal first.", "Round 1 begins: you deal."]);
	expect(read(ugo, begun(1))).toEqual(["The draw: Bot 1 deals first.", "Round 1 begins: Bot 1 deals."]);
});

test("a line by itself says “you” too", () => {
	const reader = { names: ["Ada", "Bot 1"], me: 0 } as Reader;
	const said = [
		line("ugo-card-played", { seat: 0 }, card("R3")),
		line("ugo-card-laid", { seat: 0, space: 1 }, { ...card("R3"), space: "2" }), // people count from one
		line("ugo-trick-won", { seat: 0 }, { ...card("R3"), why: "led-colour" }),
		line("ugo-farmers-paid", { seat: 0, farmers: 0, lost: 0 }, { ...card("R3"), why: "won" }),
		line("ugo-round-scored", { seat: 0, points: 5, total: 12 }),
		line("ugo-game-won", { seat: 0, total: 1 }),
	].map((one) => ugo.line(one, reader));
	expect(said).toEqual([
		"You play the red 3.",
		"You lay the red 3 on space 2.",
		"You win the trick with the red 3 (a tie: the colour led decides).",
		"You get no farmer.",
		"You: +5, 12 in all.",
		"You win with 1 point.",
	]);
});
