/** Tiles and cells of VIGO as they are written, and the colours they are painted in: each has a charge of its own. */

import type { Text } from "../../../words/words.svelte";
import type { PrintedTile } from "../picture";

export type Hue = "red" | "blue" | "green" | "yellow" | "white" | "violet" | "brown";
const TREASURES = ["crown", "necklace", "diamond", "ring", "coin", "cup"] as const;
export type Treasure = (typeof TREASURES)[number];
export type Part = PrintedTile["part"] | "hidden";

/** A tile taken apart for its drawing. */
export type Drawn = { part: Part; hue: Hue; treasure: Treasure | null };
export type Paint = { paint: string; shade: string; light: string; charge: string };

export const INK = "#2a2622";

/** What each colour is painted with. The charge is drawn in a square of 20, so that nobody needs to tell colours apart. */
export const PAINTS: Record<Hue, Paint> = {
	red: { paint: "#d3573d", shade: "#96301c", light: "#ea9079", charge: "M-7-7 7 7M7-7-7 7" },
	blue: { paint: "#5b92b9", shade: "#275675", light: "#9fc4dd", charge: "M-8-5q4-5 8 0t8 0M-8 5q4-5 8 0t8 0" },
	green: { paint: "#82ab57", shade: "#41621f", light: "#b5d193", charge: "M-8 7 0-8 8 7z" },
	yellow: { paint: "#e8c253", shade: "#80600c", light: "#f6e2a0", charge: "M0-7.500a7.500 7.500 0 1 0 .010 0z" },
	white: { paint: "#f6f0e0", shade: "#6d6455", light: "#fffdf6", charge: "M0-8V8M-8 0H8" },
	violet: { paint: "#a07cb8", shade: "#5d3a75", light: "#cdb3dd", charge: "M0-9 8 0 0 9-8 0z" },
	brown: { paint: "#b98552", shade: "#6e4322", light: "#d9ae80", charge: "" },
};

/** What a drawing needs to know of a tile: `lid-red`, `middle-cup`, `wave`. */
export function drawn(tile: string): Drawn {
	const [part = "hidden", of = ""] = tile.split("-");
	return {
		part: part as Part,
		hue: of in PAINTS ? (of as Hue) : "brown",
		treasure: TREASURES.find((treasure) => treasure === of) ?? null,
	};
}

/** A tile as texts name it. */
export function tileText(tile: string): Text {
	const [part = "hidden", of = "none"] = tile.split("-");
	return { key: "vigo-tile", args: { part, of } };
}

/** The tile that a text names. */
export function tileIn(text: unknown): string {
	const { part, of } = (text as Text).args;
	return of === "none" ? String(part) : `${part}-${of}`;
}

// Cells

export type Direction = "north" | "east" | "south" | "west";
export type Spot = { column: number; row: number };

export const LETTERS = "ABCDEFGHIJKL";
export const ROWS = 9;
export const STEPS: Record<Direction, Spot> = {
	north: { column: 0, row: -1 },
	east: { column: 1, row: 0 },
	south: { column: 0, row: 1 },
	west: { column: -1, row: 0 },
};

export const cellAt = ({ column, row }: Spot): string => `${LETTERS[column]}${row + 1}`;
export const spotOf = (cell: string): Spot => ({ column: LETTERS.indexOf(cell[0] ?? ""), row: Number(cell[1]) - 1 });

/** The cell some steps away; none outside of the bay. */
export function cellFrom(cell: string, direction: Direction, distance: number): string | null {
	const { column, row } = spotOf(cell);
	const step = STEPS[direction];
	const there = { column: column + step.column * distance, row: row + step.row * distance };
	const isInside = there.column in [...LETTERS] && there.row >= 0 && there.row < ROWS;
	return isInside ? cellAt(there) : null;
}

/** Whether a line of the chart is a row, which has a number, or a column. */
export const lineKind = (line: string): "column" | "row" => (LETTERS.includes(line) ? "column" : "row");

/** How far two cells are apart, as a boat sails. */
export function apart(one: string, other: string): number {
	const [here, there] = [spotOf(one), spotOf(other)];
	return Math.abs(here.column - there.column) + Math.abs(here.row - there.row);
}
