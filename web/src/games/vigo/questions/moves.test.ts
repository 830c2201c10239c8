import { expect, test } from "vitest";
import { byCell, firstKind, meant, nearest, offersOf, only, steered } from "./moves";

const asked = (...moves: string[]) => ({ moves, actions: moves.map((_, place) => 100 + place), part: 0 });

test("moves as they are written, taken apart", () => {
	const written = asked(
		"east 3",
		"place C3",
		"wave C",
		"pirate 2 key-red",
		"put lid-cup",
		"build lid-red lid-cup",
		"take",
	);
	expect(offersOf(written, "F5")).toEqual([
		{ action: 100, kind: "sail", direction: "east", distance: 3, cell: "I5" },
		{ action: 101, kind: "place", cell: "C3" },
		{ action: 102, kind: "wave", line: "C" },
		{ action: 103, kind: "pirate", seat: 1, tile: "key-red" },
		{ action: 104, kind: "put", tile: "lid-cup" },
		{ action: 105, kind: "build", tiles: ["lid-red", "lid-cup"] },
		{ action: 106, kind: "take" },
	]);
	expect(offersOf(null, null)).toEqual([]);
	expect(() => offersOf(asked("fly 3"), "F5")).toThrow("fly 3");
});

test("what can be chosen on the chart depends on what is being done", () => {
	const offers = offersOf(asked("north 1", "dolphin A1", "dolphin L9"), "F5");
	expect([...byCell(offers, "sail").keys()]).toEqual(["F4"]);
	expect([...byCell(offers, "dolphin").keys()]).toEqual(["A1", "L9"]);
	expect(byCell(offers, null).size).toBe(0);
});

test("a finger may miss a cell by one", () => {
	expect(meant("F5", ["F4", "F5"])).toBe("F5");
	expect(meant("G4", ["F4", "F5"])).toBe("F4");
	expect(meant("A9", ["F4", "F5"])).toBe("A9");
	expect(nearest("F5", ["A1", "F8", "L9"])).toBe("F8");
	expect(nearest("F5", [])).toBeNull();
});

test("the compass steers on, back and round", () => {
	const courses = only(offersOf(asked("east 1", "east 2", "north 1"), "F5"), "sail");
	const [one, two, north] = courses;
	expect(steered(courses, null, "east")).toBe(one);
	expect(steered(courses, one ?? null, "east")).toBe(two);
	expect(steered(courses, two ?? null, "east")).toBe(two);
	expect(steered(courses, two ?? null, "west")).toBe(one);
	expect(steered(courses, one ?? null, "west")).toBeNull();
	expect(steered(courses, two ?? null, "north")).toBe(north);
});

test("a question begins with what must be aimed, and else with its buttons", () => {
	expect(firstKind(offersOf(asked("dolphin A1", "east 1"), "F5"))).toBe("sail");
	expect(firstKind(offersOf(asked("take", "end", "wave C"), "F5"))).toBeNull();
	expect(firstKind(offersOf(asked("build lid-red", "put key-red"), "F5"))).toBeNull();
	expect(firstKind(offersOf(asked("put key-red", "wave C"), "F5"))).toBe("put");
	expect(firstKind(offersOf(asked("on A1"), "F5"))).toBe("on");
	expect(firstKind(offersOf(asked("on A1", "keep"), "F5"))).toBeNull();
	expect(firstKind([])).toBeNull();
});
