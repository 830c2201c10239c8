import { expect, test } from "vitest";
import { CARDS } from "../fixtures";
import { rowsOn } from "./effects";
import { setIn } from "./lines";

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
