/** How a card's effects are set in lines: as large as the card has room for, and never too small to be made out. */

import type { Glyph, Row } from "./effects";

/** Glyphs side by side, each with its middle, in parts of a line's height. */
export type Line = { placed: { glyph: Glyph; middle: number }[]; breadth: number };
export type Setting = { lines: Line[]; height: number; isCut?: boolean };
/** What a card has for its lines, in hundredths of its width: how wide and high they are, what they take, and may take. */
export type Room = { width: number; heights: number[]; usual: number; most: number };

export const INSIDE = 92; // of a card, between its borders
export const UNIT = 26; // what icons are drawn for

/** How large a line is drawn: as high as its place, and no wider than the inside of its card. */
export const scaleOf = ({ breadth }: Line, height: number): number => Math.min(height, INSIDE / breadth) / UNIT;

/** Five lines are still high enough for signs of 14 pixels on the smallest card that has a name, of 70. */
export const WITH_NAME: Room = { width: INSIDE, heights: [28, 25, 21], usual: 50, most: 103 };
/** A card without its name is the smaller one on the table: its lines are higher and fuller, to be made out. */
export const WITHOUT_NAME: Room = { width: 96, heights: [30, 26.6], usual: 57, most: 107 };

const LETTER = 0.44;
const POINTER = 0.5; // at the other card
const GAP = 0.04;
const BETWEEN = 0.08; // effects
const STEP = 0.1; // of a height

const breadthOf = (glyph: Glyph): number => {
	if ("text" in glyph) return glyph.text.length * LETTER;
	return "icon" in glyph && glyph.icon === "that" ? POINTER : 1;
};
const breadthOfAll = (glyphs: Glyph[]): number => glyphs.reduce((sum, glyph) => sum + breadthOf(glyph) + GAP, -GAP);

/** Against whom, that it is for who cannot pay, and each effect: what stays together. */
function partsOf({ types, glyphs }: Row): Glyph[][] {
	const parts: Glyph[][] = [types.map((sign) => ({ sign })), []];
	for (const glyph of glyphs) {
		if ("text" in glyph && !glyph.text) parts.push([]);
		else parts.at(-1)?.push(glyph);
		if ("icon" in glyph && glyph.icon === "otherwise") parts.push([]);
	}
	return parts.filter((part) => part.length);
}

/** The lines of a row: a part that does not fit any more begins the next one. */
export function linesOf(row: Row, most: number): Line[] {
	const lines: Line[] = [];
	for (const part of partsOf(row)) {
		const last = lines.at(-1);
		const start = last ? last.breadth + BETWEEN : 0;
		const isNext = last && start + breadthOfAll(part) <= most;
		const line = isNext ? last : { placed: [], breadth: 0 };
		let at = isNext ? start : 0;
		for (const glyph of part) {
			line.placed.push({ glyph, middle: at + breadthOf(glyph) / 2 });
			at += breadthOf(glyph) + GAP;
		}
		line.breadth = at - GAP;
		if (!isNext) lines.push(line);
	}
	return lines;
}

/** Rows in lines of the largest of some heights with which they fit; with less they may take more of the room. */
export function setIn(rows: Row[], { width, heights, usual, most }: Room): Setting {
	const linesOfHeight = (height: number) => rows.flatMap((row) => linesOf(row, width / height));
	for (const height of heights) {
		const lines = linesOfHeight(height);
		if (lines.length * height <= usual) return { lines, height };
	}
	let height = Math.min(...heights);
	while (linesOfHeight(height).length * height > most) height -= STEP; // lower lines hold more, so they get fewer
	return { lines: linesOfHeight(height), height };
}

const DOTS: Line = { placed: [{ glyph: { text: "…" }, middle: 0.5 }], breadth: 1 };

/** The same, on a card too small for lower lines: where they would be needed, three dots say that there is more to read. */
export function setLegibly(rows: Row[], room: Room): Setting {
	const [set, height] = [setIn(rows, room), Math.min(...room.heights)];
	return set.height < height ? { lines: [DOTS], height, isCut: true } : set;
}
