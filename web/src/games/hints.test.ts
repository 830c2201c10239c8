import { expect, test } from "vitest";
import { whyOf } from "./hints";

const weighed = [
	{
		action: 3,
		move: "e3",
		value: 0.6,
		spread: 0.1,
		weight: 0.7,
		reasons: [],
		words: ["you take a key", "nobody passes you", "it costs nothing"],
	},
	{ action: 5, move: "w1", value: 0.2, spread: 0.1, weight: 0.3, reasons: [], words: [] },
];

test("a hint says why, where the bot can", () => {
	expect(whyOf(weighed, 3)).toBe("you take a key · nobody passes you");
	expect(whyOf(weighed, 5)).toBe("");
	expect(whyOf(weighed, null)).toBe("");
	expect(whyOf([], 3)).toBe("");
});
