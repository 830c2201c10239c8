import { expect, test } from "vitest";
import type { Paragraph } from "../../games/tale";
import { type StoryLine, type TableState, UNPLAYED } from "../../wire/tables";
import { placed, readerAt } from "./paragraphs";

const line = (key: string): StoryLine => ({ key, args: {}, numbers: {} });
const TRICKS: Paragraph[] = [
	{ from: 0, to: 2, seat: null },
	{ from: 2, to: 5, seat: null },
];

/** Before which of two tricks it stands that somebody undid a move, after so many lines. */
function stands(place: number, lines: number): number | undefined {
	const story = Array.from({ length: lines }, (_, at) => line(`any-${at}`));
	const asides = [{ key: "log-taken-back", seat: 0, place }];
	const table: TableState = { ...UNPLAYED, game: "any", story, asides };
	return placed(TRICKS, table)[0]?.before;
}

test("what was undone stands before what was done instead, though its trick had begun", () => {
	expect(stands(3, 5)).toBe(1);
	expect(stands(2, 5)).toBe(1);
});

test("what was undone last stands last", () => {
	expect(stands(5, 5)).toBe(2);
	expect(stands(3, 3)).toBe(2);
});

test("what a bot does in the seat of who has resigned is not told as “you”", () => {
	const asides = [{ key: "log-resigned", seat: 0, place: 3 }];
	const reader = { table: { ...UNPLAYED, asides }, names: ["Ada", "Ben"], me: 0 };
	expect([2, 3, 4].map((place) => readerAt(place, reader).me)).toEqual([0, null, null]);
	expect(readerAt(4, { ...reader, me: 1 }).me).toBe(1);
});
