import { expect, test } from "vitest";
import type { StoryLine } from "../../wire/tables";
import { type Scene, scenes } from "./playback";

const line = (key: string, args: Record<string, unknown>, seat = 0): StoryLine => ({ key, args, numbers: { seat } });
const tile = (part: string, of = "none") => ({ key: "vigo-tile", args: { part, of } });
const row = ["hidden", "hidden", "hidden", ...Array<string | null>(9).fill(null)];
const before: Scene = {
	bay: [row, ...Array.from({ length: 8 }, () => Array<string | null>(12).fill(null))],
	boats: ["E1"],
};
const shown = (scene: Scene) =>
	`${scene.boats[0]} ${scene.bay[0]
		?.slice(0, 4)
		.map((lying) => lying ?? "-")
		.join(" ")}`;

test("a boat sails cell by cell, and tiles turn as it passes", () => {
	const story = [
		line("vigo-sailed", { direction: "west", distance: 4, cell: "A1" }),
		line("vigo-tile-shown", { cell: "C1", tile: tile("key", "red") }),
		line("vigo-ship-found", { cell: "B1" }),
		line("vigo-tile-taken", { cell: "A1", tile: tile("wave") }),
	];
	expect(scenes(before, story).map(shown)).toEqual([
		"D1 hidden hidden hidden -",
		"C1 hidden hidden key-red -",
		"B1 hidden ship key-red -",
		"B1 hidden - key-red -",
		"A1 hidden - key-red -",
		"A1 - - key-red -",
	]);
});

test("a wave turns tile by tile, and a dolphin leaps", () => {
	const story = [
		line("vigo-wave-played", { line: "1" }),
		line("vigo-tile-shown", { cell: "A1", tile: tile("wave") }),
		line("vigo-tile-hidden", { cell: "A1" }),
		line("vigo-dolphin-played", { cell: "D1" }),
	];
	expect(scenes(before, story).map(shown)).toEqual([
		"E1 wave hidden hidden -",
		"E1 hidden hidden hidden -",
		"D1 hidden hidden hidden -",
	]);
	expect(scenes(before, [line("vigo-turn-ended", { held: 3 })])).toEqual([]);
});
