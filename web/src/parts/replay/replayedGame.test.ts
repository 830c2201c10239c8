import { expect, test } from "vitest";
import type { Frame } from "../../wire/messages";
import type { TableState } from "../../wire/tables";
import { ReplayedGame } from "./replayedGame";

const frame = (seq: number, changes: object, story: string[], scores: number[], is_chance = false): Frame =>
	({ seq, changes, story: story.map((key) => ({ key })), scores, is_chance }) as Frame;

const FRAMES = [
	frame(0, { round: 1, hand: [] }, [], [0, 0]),
	frame(1, { hand: ["R1"] }, ["dealt"], [0, 0], true),
	frame(2, { hand: [] }, ["played"], [0, 0]),
	frame(3, { round: 2 }, ["won", "scored"], [2, -5]),
	frame(4, { hand: ["B2"] }, ["dealt"], [2, -5], true),
];
const game = new ReplayedGame({ table: "one", status: "playing", seat: 0 } as TableState, FRAMES);

test("what chance brings belongs to the decision before it", () => {
	expect(game.last).toBe(2);
	expect(game.state(0)).toMatchObject({ seq: 1, picture: { round: 1, hand: ["R1"] }, scores: [0, 0] });
	expect(game.state(2)).toMatchObject({ seq: 4, picture: { round: 2, hand: ["B2"] }, scores: [2, -5] });
	expect(game.state(2).fresh.map(({ key }) => key)).toEqual(["won", "scored", "dealt"]);
	expect(game.scores).toEqual([
		[0, 0],
		[0, 0],
		[2, -5],
	]);
});

test("a step is found by the lines that are told, and by the log", () => {
	expect([0, 1, 2, 3, 5, 99].map((lines) => game.stepOf(lines))).toEqual([0, 0, 1, 2, 2, 2]);
	expect([0, 2, 3, 99].map((seq) => game.stepAt(seq))).toEqual([0, 1, 2, 2]);
	expect(game.seq(2)).toBe(4);
});

test("a moment is the table before its lines, and each step after that", () => {
	const { before, after } = game.moment({ from: 1, to: 3 });
	expect([before.seq, before.fresh]).toEqual([1, []]);
	expect(after.map(({ seq }) => seq)).toEqual([2, 4]);
});
