import { expect, test } from "vitest";
import { CARDS, card, effect, face } from "../fixtures";
import { type Glyph, rowsOn } from "./effects";
import { INSIDE, scaleOf, setIn, setLegibly, UNIT, WITH_NAME, WITHOUT_NAME } from "./lines";

const wall = CARDS.WAL ? rowsOn(CARDS.WAL) : [];

test("what does not fit beside each other begins the next line, and keeps its height", () => {
	const { lines, height } = setIn(wall, WITH_NAME);
	expect(height).toBe(21);
	expect(lines.length).toBeGreaterThan(wall.length);
	expect(lines.every(({ breadth }) => breadth * height <= 92)).toBe(true);
});

test("little is drawn as large as there is room for", () => {
	const farmer = CARDS.FAR ? rowsOn(CARDS.FAR) : [];
	expect(setIn(farmer, WITH_NAME)).toMatchObject({ height: 28, lines: [{}] });
});

test("more than a card has room for is smaller, and all of it is there", () => {
	const { lines, height } = setIn([...wall, ...wall, ...wall], WITH_NAME);
	expect(lines.length * height).toBeLessThanOrEqual(103);
	const placed = (set: typeof lines) => set.reduce((sum, line) => sum + line.placed.length, 0);
	expect(placed(lines)).toBe(3 * placed(setIn(wall, WITH_NAME).lines));
});

test("lower lines hold more, so that they need not be as low", () => {
	const six = setIn([...wall, ...wall], { ...WITH_NAME, heights: [30] });
	expect(six.lines.length).toBeLessThan(2 * setIn(wall, { ...WITH_NAME, heights: [30], most: 1000 }).lines.length);
	expect(six.height * six.lines.length).toBeGreaterThan(80);
});

const glyphs: Glyph[] = [{ icon: "otherwise" }, { text: "+1" }, { icon: "turnip" }, { text: "×" }, { sign: "raider" }];

test("what is for who cannot pay begins a line of its own where the whole does not fit", () => {
	const { lines, height } = setLegibly([{ types: [], glyphs, isElse: true }], WITHOUT_NAME);
	expect(lines.length).toBe(2);
	expect(lines.every(({ breadth }) => breadth * height <= 96)).toBe(true);
});

test("a line that is fuller than the card is wide is drawn within its borders", () => {
	const raider = setLegibly(
		[{ types: ["farmer", "merchant"], glyphs: [{ icon: "steal" }, { text: "4" }], isElse: false }],
		WITHOUT_NAME,
	);
	const [line] = raider.lines;
	expect(raider.lines.length).toBe(1);
	if (line) expect(line.breadth * UNIT * scaleOf(line, raider.height)).toBeCloseTo(INSIDE);
});

test("what would be too small to be made out is not drawn, and dots say so", () => {
	expect(setLegibly(wall, WITHOUT_NAME).isCut).toBeFalsy();
	expect(setLegibly([...wall, ...wall], WITHOUT_NAME)).toMatchObject({ isCut: true, height: 26.6 });
});

test("the fullest card of the box has signs of fourteen pixels where it is for sale, on the smallest screen", () => {
	const fort = card("wall", face(effect("gain", 1), effect("bank", 1)), {
		farmer: face(effect("gain", 1), effect("opponent-gains", 1)),
		raider: face(effect("steal", 2), effect("bank", 1)),
	});
	const { lines, height } = setIn(rowsOn(fort), WITH_NAME);
	const [stall, sign] = [70, 24 * 1.06]; // pixels, and what a line's signs are drawn for
	for (const line of lines) {
		expect((sign * scaleOf(line, height) * stall) / 100).toBeGreaterThanOrEqual(14);
	}
});
