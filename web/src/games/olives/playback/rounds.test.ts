import { expect, test } from "vitest";
import { told } from "../fixtures";
import { roundsOf } from "./rounds";

const FIRST = [
	told("olives-bowl-turned", { round: 1, olives: 5, left: 0 }),
	told("olives-bid-shown", { seat: 0, card: 4 }),
	told("olives-bid-shown", { seat: 1, card: 4 }),
	told("olives-bowl-left", { olives: 5 }),
];
const SECOND = [
	told("olives-bowl-turned", { round: 2, olives: 2, left: 5 }),
	told("olives-bid-shown", { seat: 0, card: 1 }),
	told("olives-bid-shown", { seat: 1, card: 6 }),
	told("olives-bowl-taken", { seat: 1, olives: 7, total: 7 }),
];

test("a round has its bowl, its bids, and who took the bowl", () => {
	expect(roundsOf([...FIRST, ...SECOND])).toEqual([
		{ number: 1, olives: 5, bids: [4, 4], taker: null },
		{ number: 2, olives: 7, bids: [1, 6], taker: 1 },
	]);
});

test("a round is over when its bids are shown", () => {
	expect(roundsOf([...FIRST, ...SECOND.slice(0, 1)])).toHaveLength(1);
});
