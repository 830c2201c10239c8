import { expect, test, vi } from "vitest";
import type { TableState } from "../../../wire/tables";
import { picture } from "../fixtures";
import { questionOf } from "./moves";
import { Planning } from "./planning.svelte";

const HAND = ["FAR", "WAL", "RAI"];
const asked = (moves: string[], part = 0) => ({ moves, actions: moves.map((_, place) => 10 + place), part });

/** Somebody who plans with this hand: what is asked, and whether cards may be taken back. */
function planner(hand: string[], now: ReturnType<typeof asked>, mayTakeBack = true) {
	const seen = picture({ hand });
	const table = { asked: now } as unknown as TableState;
	const decide = vi.fn();
	const takeBack = vi.fn(async () => mayTakeBack);
	const question = questionOf(seen, now);
	const planning = new Planning(() => ({ table, picture: seen, question, decide, takeBack }));
	return { planning, table, decide, takeBack };
}

test("a second tap on a card that was just given does nothing", async () => {
	const { planning, decide } = planner(HAND, asked(HAND));
	await planning.lay("WAL", null);
	await planning.lay("WAL", null);
	expect(decide.mock.calls).toEqual([[11]]);
	expect(planning.draft).toEqual({});
});

test("another card, or the second of two, can be drafted before the first side is answered", async () => {
	const { planning } = planner(HAND, asked(HAND));
	await planning.lay("WAL", null);
	await planning.lay("FAR", null);
	expect(planning.draft).toEqual({ right: "FAR" });
	const twice = planner(["WAL", "WAL"], asked(["WAL"])).planning;
	await twice.lay("WAL", null);
	await twice.lay("WAL", null);
	expect(twice.draft).toEqual({ right: "WAL" });
});

test("what cannot be taken back is not laid anew", async () => {
	const { planning, decide, takeBack } = planner(HAND, asked(HAND, 1), false);
	await planning.lay("FAR", null);
	await planning.lay("WAL", "left");
	expect(takeBack).toHaveBeenCalledTimes(1);
	expect(decide).not.toHaveBeenCalled();
	expect(planning.draft).toEqual({ right: "FAR" });
});

test("a card for the first side takes back what lies there", async () => {
	const { planning, decide, takeBack } = planner(HAND, asked(HAND, 1));
	await planning.lay("WAL", "left");
	expect(takeBack).toHaveBeenCalledTimes(1);
	expect(decide.mock.calls).toEqual([[11]]);
});
