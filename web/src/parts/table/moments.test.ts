import { expect, test } from "vitest";
import type { StoryLine, TableState } from "../../wire/tables";
import { SeenTable, statesOf } from "./moments";

const line = (key: string): StoryLine => ({ key, args: {}, numbers: {} });
const STORY = ["a", "b", "c", "d"].map(line);
const state = (seq: number, told: number, fresh = 1) =>
	({ seq, story: STORY.slice(0, told), fresh: STORY.slice(told - fresh, told) }) as TableState;

function seen(...states: TableState[]): SeenTable {
	const table = new SeenTable();
	for (const one of states) table.see(one);
	return table;
}

test("a moment is the table before its lines, and after each piece of news", () => {
	const table = seen(state(1, 1), state(2, 2), state(3, 4, 2));
	expect(table.moment({ from: 1, to: 4 })).toEqual({ before: state(1, 1), after: [state(2, 2), state(3, 4, 2)] });
	expect(table.moment({ from: 2, to: 3 })?.before.seq).toBe(2);
});

test("what came before somebody looked cannot be shown", () => {
	expect(seen(state(5, 3), state(6, 4)).moment({ from: 1, to: 3 })).toBeNull();
});

test("what was taken back never happened", () => {
	const table = seen(state(1, 1), state(2, 2), state(3, 2));
	expect(table.moment({ from: 1, to: 2 })?.after.map(({ seq }) => seq)).toEqual([3]);
});

test("a replay becomes the states of the game", () => {
	const frames = [
		{ seq: 0, changes: { round: 1, hand: ["R1"] }, story: [], scores: [0] },
		{ seq: 1, changes: { hand: [] }, story: [{ key: "a" }], scores: [2] },
	];
	const now = { table: "one", status: "finished", seat: 0 } as TableState;
	const moment = statesOf(now, frames).moment({ from: 0, to: 1 });
	expect(moment?.before.picture).toEqual({ round: 1, hand: ["R1"] });
	expect(moment?.after[0]).toMatchObject({ picture: { round: 1, hand: [] }, scores: [2], status: "playing" });
});
