import { expect, test } from "vitest";
import type { StoryLine } from "../../../wire/tables";
import { lastTrick, roundScores } from "./tricks";

const line = (key: string, numbers: Record<string, number>, card = "R1"): StoryLine => ({
	key,
	numbers,
	args: { card: { key: "ugo-card", args: { colour: card[0], value: Number(card[1]) } } },
});

test("the last trick, from its story", () => {
	const story = [
		line("ugo-card-played", { seat: 0 }, "B2"),
		line("ugo-trick-won", { seat: 0 }),
		line("ugo-card-played", { seat: 1 }, "R6"),
		line("ugo-card-played", { seat: 0 }, "G8"),
		line("ugo-trick-won", { seat: 0 }),
		line("ugo-card-laid", { seat: 0 }),
		line("ugo-card-played", { seat: 0 }, "Y1"),
	];
	expect(lastTrick(story)).toEqual({
		cards: [
			{ seat: 1, card: "R6" },
			{ seat: 0, card: "G8" },
		],
		winner: 0,
		laid: [],
	});
	expect(lastTrick([])).toBeNull();
});

test("no trick that was begun before its story, as in a lesson", () => {
	const story = [line("ugo-card-played", { seat: 0 }, "R6"), line("ugo-trick-won", { seat: 0 })];
	expect(lastTrick(story)).toBeNull();
});

test("a sheet with a row for each round that is over", () => {
	const story = [
		line("ugo-round-begun", { round: 1 }),
		line("ugo-space-scored", { seat: 0, space: 1, points: 4 }),
		line("ugo-round-scored", { seat: 0, points: 4, total: 4 }),
		line("ugo-round-scored", { seat: 1, points: -5, total: -5 }),
		line("ugo-round-begun", { round: 2 }),
	];
	expect(roundScores(story)).toEqual([{ round: 1, spaces: [[undefined, 4]], points: [4, -5], totals: [4, -5] }]);
});
