import { expect, test } from "vitest";
import type { StoryLine } from "../../../wire/tables";
import { laidOut } from "../board/stocks";
import { type Scene, scenes } from "./steps";

const line = (key: string, args: Record<string, unknown>, numbers: Record<string, number> = {}): StoryLine => ({
	key,
	args,
	numbers: { seat: 0, ...numbers },
});
const tile = (part: string, of = "none") => ({ key: "vigo-tile", args: { part, of } });
const row = ["hidden", "hidden", "hidden", ...Array<string | null>(9).fill(null)];
const before: Scene = {
	bay: [row, ...Array.from({ length: 8 }, () => Array<string | null>(12).fill(null))],
	boats: ["E1"],
	stocks: [["wave"], ["lid-red", "lid-red"]],
	scores: [0, 30],
	ships: 2,
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
	expect(scenes(before, story).map(({ ships }) => ships)).toEqual([2, 2, 2, 3, 3, 3]); // not before it is there
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
		"E1 hidden hidden hidden -",
		"E1 wave hidden hidden -",
		"E1 hidden hidden hidden -",
		"D1 hidden hidden hidden -",
	]);
	expect(scenes(before, [line("vigo-turn-ended", { held: 3 })])).toEqual([]);
});

test("a tile that is taken comes from its cell, and a stolen one from its victim", () => {
	const story = [
		line("vigo-tile-taken", { cell: "A1", tile: tile("wave") }),
		line("vigo-pirate-played", { tile: tile("lid", "red") }, { victim: 1 }),
		line("vigo-tile-put-back", { cell: "L9", tile: tile("lid", "red") }),
	];
	const [taken, stolen, back] = scenes(before, story);
	expect(taken?.stocks[0]).toEqual(["wave", "wave"]);
	expect(taken?.moved).toEqual({ thing: "0-wave-1", from: "A1" });
	expect(stolen?.stocks).toEqual([["wave", "wave", "lid-red"], ["lid-red"]]);
	expect(stolen?.moved).toEqual({ thing: "0-lid-red-0", from: "1-lid-red-1" });
	expect(back?.bay[8]?.[11]).toBe("lid-red");
	expect(back?.moved).toEqual({ thing: "on-L9", from: "stock-0" });
});

test("a chest leaves the stock as a whole, and counts when it is seen", () => {
	const piece = line("vigo-chest-piece", { tile: tile("lid", "red") }, { seat: 1, points: 40 });
	const story = [
		line("vigo-tile-hidden", { cell: "A1" }),
		piece,
		piece,
		line("vigo-treasure-multiplies", {}, { seat: 1 }),
		line("vigo-chest-built", {}, { seat: 1, points: 160, total: 190 }),
		line("vigo-turn-ended", { held: 0 }),
		line("vigo-tile-hidden", { cell: "B1" }),
	];
	const [hidden, built, after] = scenes(before, story);
	expect(hidden?.chest).toBeUndefined();
	expect(built?.chest).toEqual({ seat: 1, tiles: ["lid-red", "lid-red"], points: 160 });
	expect(built?.stocks[1]).toEqual([]);
	expect(built?.scores).toEqual([0, 190]);
	expect(after?.chest).toBeUndefined();
});

test("a stock is laid out in the order of the box, and equal tiles have names of their own", () => {
	const box = [{ code: "wave" }, { code: "key-red" }];
	expect(laidOut(["key-red", "wave", "wave"], 2, box).map(({ thing }) => thing)).toEqual([
		"2-wave-0",
		"2-wave-1",
		"2-key-red-0",
	]);
});
