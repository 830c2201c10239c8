// @vitest-environment happy-dom

import { beforeAll, expect, test } from "vitest";
import { plain } from "../../words/pieces";
import { words } from "../../words/words.svelte";
import { line, read } from "../fixtures";
import type { Reader } from "../tale";
import vigo from "./tale";

const tile = (part: string, of = "none") => ({ tile: { key: "vigo-tile", args: { part, of } } });

beforeAll(async () => {
	await words.use("en");
	await words.need("vigo");
});

test("a turn of VIGO is a paragraph, and what is stolen from the reader a sentence of its own", () => {
	const story = [
		line("vigo-pirate-played", { seat: 1, victim: 0 }, tile("key", "red")),
		line("vigo-sailed", { seat: 1 }, { distance: 2, direction: "east", cell: "C1" }),
		line("vigo-tile-shown", {}, { cell: "B1", ...tile("wave") }),
		line("vigo-tile-hidden", {}, { cell: "B1" }),
		line("vigo-tile-taken", { seat: 1 }, tile("dolphin")),
		line("vigo-turn-ended", { seat: 1 }),
		line("vigo-sailed", { seat: 0 }, { distance: 1, direction: "west", cell: "A1" }),
	];
	expect(read(vigo, story)).toEqual([
		"!Bot 1 steals a red key from you. | Bot 1 sails to C1 and takes a dolphin. | Turned up: a tidal wave; face down:\u00a01.",
		"You sail to A1.",
	]);
});

test("what a long turn came to is told before all that it turned", () => {
	const shown = ["pirate", "wave", "dolphin"].map((part) => line("vigo-tile-shown", {}, { cell: "A5", ...tile(part) }));
	const story = [
		line("vigo-wave-played", { seat: 1 }, { line: "5" }),
		...shown,
		line("vigo-ship-found", { seat: 1, points: 10 }, { cell: "G5" }),
		line("vigo-sailed", { seat: 1 }, { distance: 6, direction: "east", cell: "L4" }),
		...shown,
		line("vigo-tile-taken", { seat: 1 }, tile("lid", "red")),
	];
	const [told] = read(vigo, story);
	expect(told).toMatch(
		/^Bot 1 sends a tidal wave over row 5, finds a ship \(\+10\), sails to L4 and takes a red lid\. \| Turned up: /,
	);
});

test("how long the game may go on without progress is told with the turn that brought none", () => {
	const sailed = (seat: number, cell: string) =>
		line("vigo-sailed", { seat }, { distance: 1, direction: "west", cell });
	const story = [
		sailed(1, "C1"),
		line("vigo-tile-shown", {}, { cell: "B1", ...tile("wave") }),
		line("vigo-turn-ended", { seat: 1 }),
		line("vigo-countdown", {}, { turns: 38 }),
		sailed(1, "A1"),
	];
	expect(read(vigo, story)).toEqual([
		"Bot 1 sails to C1. | Turned up: a tidal wave. | Without progress, the game ends after 38 more turns.",
		"Bot 1 sails to A1.",
	]);
});

test("a tile that was hidden again is not drawn among those that were turned up", () => {
	const hidden = { tile: { key: "vigo-tile", args: { part: "hidden", of: "none" } } };
	const turned = (cell: string, what: object) => line("vigo-tile-shown", {}, { cell, ...what });
	const sailed = line("vigo-sailed", { seat: 1 }, { distance: 3, direction: "west", cell: "A1" });
	expect(read(vigo, [sailed, turned("C1", hidden), turned("B1", hidden)])).toEqual([
		"Bot 1 sails to A1. | Turned up and hidden again since:\u00a02.",
	]);
	expect(read(vigo, [sailed, turned("C1", hidden), turned("B1", tile("wave"))])).toEqual([
		"Bot 1 sails to A1. | Turned up: a tidal wave. | Turned up and hidden again since:\u00a01.",
	]);
});

test("ships that are found one after another are told at once", () => {
	const ship = (cell: string) => line("vigo-ship-found", { seat: 1, points: 10 }, { cell });
	const shown = line("vigo-tile-shown", {}, { cell: "G6", ...tile("ship") });
	const story = [
		line("vigo-sailed", { seat: 1 }, { distance: 4, direction: "east", cell: "J6" }),
		shown,
		ship("G6"),
		shown,
		ship("H6"),
		line("vigo-tile-taken", { seat: 1 }, tile("lid", "red")),
	];
	expect(read(vigo, story)[0]).toMatch(/^Bot 1 sails to J6, finds 2 ships \(\+20\) and takes a red lid\./);
});

test("a sentence says “and” once", () => {
	const sailed = line("vigo-sailed", { seat: 0 }, { distance: 1, direction: "west", cell: "A1" });
	const story = [sailed, line("vigo-last-ship-taken", { seat: 0, points: 60 })];
	expect(read(vigo, story)).toEqual(["You sail to A1, reach the sixth ship (+60) and end the game."]);
});

test("what follows a call of ten tiles is a sentence of its own", () => {
	const key = tile("key", "violet");
	const called = line("vigo-ten-called", { seat: 0, victim: 1 }, key);
	const story = [called, line("vigo-tile-put-back", { seat: 0 }, { ...key, cell: "C2" })];
	expect(read(vigo, story)).toEqual([
		"You call Bot 1’s ten tiles and take a violet key. | You return a violet key to the bay.",
	]);
});

test("the draw says “you” to the one who starts", () => {
	const drawn = (seat: number) => read(vigo, [line("vigo-first-drawn", { seat })]);
	expect([drawn(0), drawn(1)]).toEqual([["The draw: you start."], ["The draw: Bot 1 starts."]]);
});

test("the end says “you” to the one who won, and the name to all others", () => {
	const story = [line("vigo-game-won", { seat: 0, total: 1100 })];
	expect(read(vigo, story).at(-1)).toMatch(/You win with 1,100 points\./);
	const watching = { names: ["Ada", "Bot 1"], me: null } as Reader;
	expect(vigo.tell(story, watching).map(({ pieces }) => plain(pieces))).toEqual(["Ada wins with 1,100 points."]);
});

test("those who share a win are told together, with the stocks that were counted before", () => {
	const story = [
		line("vigo-stock-counted", { seat: 0, points: 0, total: 40 }),
		line("vigo-stock-counted", { seat: 1, points: 20, total: 40 }),
		line("vigo-game-won", { seat: 0, total: 40 }),
		line("vigo-game-won", { seat: 1, total: 40 }),
	];
	const told = read(vigo, story);
	expect(told).toHaveLength(2); // what the table shows in the end
	expect(told.at(-1)).toMatch(/You share the win with 40 points\. \| Bot 1 shares the win with 40 points\.$/);
});

test("a line by itself says “you” too, and what others do as ever", () => {
	const reader = { names: ["Ada", "Bot 1"], me: 0 } as Reader;
	const said = [
		line("vigo-sailed", { seat: 0 }, { distance: 1, direction: "west", cell: "A1" }),
		line("vigo-pirate-played", { seat: 1, victim: 0 }, tile("key", "red")),
		line("vigo-chest-built", { seat: 0, points: 340, total: 340 }),
		line("vigo-last-ship-taken", { seat: 0, points: 20 }),
		line("vigo-game-won", { seat: 0, total: 1100 }),
	].map((one) => vigo.line(one, reader));
	expect(said).toEqual([
		"You sail to A1.",
		"Bot 1 steals a red key from you.",
		"You build a chest (+340).",
		"You reach the sixth ship (+20) and end the game.",
		"You win with 1,100 points.",
	]);
});
