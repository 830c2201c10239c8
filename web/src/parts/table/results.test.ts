import { expect, test } from "vitest";
import { greatestSwing, ranking } from "./results";

test("winners come first, and equal points share a place", () => {
	expect(ranking([7, 12, 7, 3], [1])).toEqual([
		{ seat: 1, score: 12, rank: 1 },
		{ seat: 0, score: 7, rank: 2 },
		{ seat: 2, score: 7, rank: 2 },
		{ seat: 3, score: 3, rank: 4 },
	]);
});

test("whoever wins by something else than points is first all the same", () => {
	expect(ranking([4, 4], [1]).map(({ seat, rank }) => [seat, rank])).toEqual([
		[1, 1],
		[0, 2],
	]);
});

test("the greatest swing is where one gained most on another", () => {
	const steps = [
		{ name: "one", totals: [10, 12] },
		{ name: "two", totals: [25, 7] },
		{ name: "three", totals: [40, 20] },
	];
	expect(greatestSwing(steps, 2)).toEqual({ name: "two", seat: 0, points: 15 });
	expect(greatestSwing([{ name: "three", totals: [1, 0, 1] }], 3, [2])?.seat).toBe(2); // of equal gains the winner's
	const fall = { name: "two", totals: [26, -11] };
	expect(greatestSwing([{ name: "one", totals: [15, 12] }, fall], 2)).toEqual({ name: "two", seat: 1, points: -23 });
	expect(greatestSwing([], 2)).toBeNull();
	expect(greatestSwing([{ name: "one", totals: [3, 3] }], 2)).toBeNull();
});

test("no swing is the greatest where all are alike", () => {
	const steps = [
		{ name: "one", totals: [1, 0] },
		{ name: "two", totals: [1, 0] },
		{ name: "three", totals: [1, 1] },
	];
	expect(greatestSwing(steps, 2)).toBeNull();
	expect(greatestSwing([...steps, { name: "four", totals: [1, 3] }], 2)?.name).toBe("four");
});
