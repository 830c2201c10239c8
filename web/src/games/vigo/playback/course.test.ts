import { expect, test } from "vitest";
import { lastCourse } from "./course";

const sailed = (seat: number, direction: string, distance: number, cell: string) => ({
	key: "vigo-sailed",
	args: { direction, distance, cell },
	numbers: { seat },
});
const leapt = { key: "vigo-dolphin-played", args: { cell: "A1" }, numbers: { seat: 1 } };

test("a course is told by its end, and drawn from its beginning", () => {
	expect(lastCourse([])).toBeNull();
	expect(lastCourse([sailed(0, "west", 2, "A1"), sailed(1, "north", 4, "C3")])).toEqual({
		seat: 1,
		from: "C7",
		to: "C3",
	});
	expect(lastCourse([sailed(0, "east", 3, "D1")])).toEqual({ seat: 0, from: "A1", to: "D1" });
});

test("a boat that leapt has sailed no course", () => {
	expect(lastCourse([sailed(0, "east", 3, "D1"), leapt])).toBeNull();
});
