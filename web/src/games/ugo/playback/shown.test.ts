import { expect, test } from "vitest";
import type { TableState } from "../../../wire/tables";
import { kingdom, told } from "../fixtures";
import { shownNow } from "./shown";

const TRICK = [
	told("ugo-card-played", { seat: 0 }, "R3"),
	told("ugo-card-played", { seat: 1 }, "R6"),
	told("ugo-trick-won", { seat: 1 }),
];
/** A table for two, after its third trick. */
const table = {
	story: [told("ugo-round-begun", { round: 1 }), ...TRICK],
	scores: [0, 0],
	picture: {
		round: { number: 1 },
		trick: { number: 4, cards: [], winner: null, to_lay: [], is_complete: false },
		kingdoms: [kingdom(), kingdom()],
		hand: [],
	},
} as unknown as TableState;

test("a trick that is seen again stays to the end, under its own number", () => {
	const { trick, number } = shownNow(table, false, true);
	expect(trick.cards.map(({ card }) => card)).toEqual(["R3", "R6"]);
	expect(number).toBe(3);
});

test("while a game goes on, the next trick has the places, or the number above the last one", () => {
	expect(shownNow(table, false)).toMatchObject({ number: 4, isOver: false });
	expect(shownNow(table, true)).toMatchObject({ number: 4, isOver: true });
});
