import { expect, test } from "vitest";
import { CARDS } from "../fixtures";
import { type Glyph, rowsOn } from "./effects";
import { setIn, setLegibly } from "./lines";

const wall = CARDS.WAL ? rowsOn(CARDS.WAL) : [];

test("what does not fit beside each other begins the next line, and keeps its height", () => {
	const { lines, height } = setIn(wall, 92, [28, 25, 21], 50, 103);
	expect(height).toBe(21);
	expect(lines.length).toBeGreaterThan(wall.length);
	expect(lines.every(({ breadth }) => breadth * height <= 92)).toBe(true);
});

test("little is drawn as large as there is room for", () => {
	const farmer = CARDS.FAR ? rowsOn(CARDS.FAR) : [];
	expect(setIn(farmer, 92, [28, 25, 21], 50, 103)).toMatchObject({ height: 28, lines: [{}] });
});

test("more than a card has room for is smaller, and all of it is there", () => {
	const { lines, height } = setIn([...wall, ...wall, ...wall], 92, [21], 50, 103);
	expect(lines.length * height).toBeLessThanOrEqual(103);
	const placed = (set: typeof lines) => set.reduce((sum, line) => sum + line.placed.length, 0);
	expect(placed(lines)).toBe(3 * placed(setIn(wall, 92, [21], 50, 103).lines));
});

test("lower lines hold more, so that they need not be as low", () => {
	const six = setIn([...wall, ...wall], 92, [30], 50, 103);
	expect(six.lines.length).toBeLessThan(2 * setIn(wall, 92, [30], 50, 1000).lines.length);
	expect(six.height * six.lines.length).toBeGreaterThan(80);
});

const glyphs: Glyph[] = [{ icon: "otherwise" }, { text: "+1" }, { icon: "turnip" }, { text: "×" }, { sign: "raider" }];

test("what is for who cannot pay begins a line of its own where the whole does not fit", () => {
	const { lines, height } = setLegibly([{ types: [], glyphs, isElse: true }], 96, [30, 26.6], 57, 107);
	expect(lines.length).toBe(2);
	expect(lines.every(({ breadth }) => breadth * height <= 96)).toBe(true);
});

test("what would be too small to be made out is not drawn, and dots say so", () => {
	expect(setLegibly(wall, 96, [30, 26.6], 57, 107).isCut).toBeFalsy();
	expect(setLegibly([...wall, ...wall], 96, [30, 26.6], 57, 107)).toMatchObject({ isCut: true, height: 26.6 });
});
