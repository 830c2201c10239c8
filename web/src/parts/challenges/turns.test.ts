import { expect, test } from "vitest";
import type { ComparedChoice } from "../../wire/messages";
import type { ReplayedGame } from "../replay/replayedGame";
import { titleOf, turnOf, turnsOf } from "./turns";

const move = (seq: number) => ({ seq, said: `move ${seq}` });
const same = (seq: number): ComparedChoice => ({
	is_same_position: true,
	is_same: true,
	mine: move(seq),
	theirs: move(seq),
});
const apart = (mine: number | null, theirs: number | null): ComparedChoice => ({
	is_same_position: false,
	is_same: false,
	mine: mine === null ? null : move(mine),
	theirs: theirs === null ? null : move(theirs),
});

test("choices stand beside those of the same turn, however many each turn had", () => {
	const choices = [same(1), apart(2, 2), apart(3, 12), apart(13, 21), apart(21, null)];
	const tens = (seq: number) => Math.floor(seq / 10);
	const turns = turnsOf(choices, 1, { mine: tens, theirs: tens }, (turn) => `turn ${turn}`);
	expect(turns.map(({ title }) => title)).toEqual(["turn 0", "turn 1", "turn 2"]);
	expect(turns.map(({ mine }) => mine.map(({ seq }) => seq))).toEqual([[1, 2, 3], [13], [21]]);
	expect(turns.map(({ theirs }) => theirs.map(({ seq }) => seq))).toEqual([[1, 2], [12], [21]]);
	expect(turns.map(({ isParting }) => isParting)).toEqual([true, false, false]);
	expect(turns.map(({ isSame }) => isSame)).toEqual([false, false, false]);
});

test("turns of others and headings are not counted", () => {
	const told = [0, 2, 4, 4, 6]; // lines after each entry
	const game = { stepAt: (seq: number) => seq, told: (step: number) => told[Math.max(step, 0)] ?? 0 };
	const paragraphs = [
		{ from: 0, to: 2, seat: 0, title: "first" },
		{ from: 2, to: 3, seat: 1 },
		{ from: 3, to: 4, seat: null, isMark: true },
		{ from: 4, to: 6, seat: 0 },
	];
	const played = { game: game as unknown as ReplayedGame, paragraphs };
	expect(turnOf(played, 0, 1)).toBe(0);
	expect(turnOf(played, 0, 4)).toBe(1);
	expect(titleOf(played, 0, 0)).toBe("first");
	expect(titleOf(played, 0, 1)).toBeUndefined();
});
