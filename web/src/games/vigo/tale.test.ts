// @vitest-environment happy-dom

import { beforeAll, expect, test } from "vitest";
import { words } from "../../words/words.svelte";
import { line, read } from "../fixtures";
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
		"!Bot 1 steals a red key from you. | Bot 1 sails 2 east to C1, turning up a tidal wave and 1 face down, takes a dolphin.",
		"You sail 1 west to A1.",
	]);
});
