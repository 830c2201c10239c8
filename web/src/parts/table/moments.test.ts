import { expect, test } from "vitest";
import type { StoryLine, TableState } from "../../wire/tables";
import { SeenTable } from "./moments";

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

test("what a game begins with was told before anybody looked: its first round is shown all the same", () => {
	const table = seen(state(0, 2, 0), state(1, 3));
	expect(table.moment({ from: 1, to: 3 })).toEqual({ before: state(0, 2, 0), after: [state(1, 3)] });
});

test("what was taken back never happened", () => {
	const table = seen(state(1, 1), state(2, 2), state(3, 2));
	expect(table.moment({ from: 1, to: 2 })?.after.map(({ seq }) => seq)).toEqual([3]);
});

test("news that end what was told before, and only begin this, are not shown again", () => {
	const table = seen(state(1, 1), state(2, 3, 2), state(3, 4));
	expect(table.moment({ from: 2, to: 4 })).toEqual({ before: state(2, 3, 2), after: [state(3, 4)] });
	expect(table.moment({ from: 2, to: 3 })).toEqual({ before: state(1, 1), after: [state(2, 3, 2)] });
});
