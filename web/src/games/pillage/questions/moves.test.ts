import { expect, test } from "vitest";
import { picture, THREE } from "../fixtures";
import { choiceOf, moveOf, questionOf } from "./moves";

const asked = (moves: string[], part = 0) => ({ moves, actions: moves.map((_, place) => 10 + place), part });

test("a plan is asked for side by side", () => {
	const first = { kind: "plan", side: "left", cards: ["FAR", "WAL"], canStayEmpty: false };
	expect(questionOf(picture(), asked(["FAR", "WAL"]))).toEqual(first);
	expect(questionOf(picture(), asked(["WAL"], 1))).toMatchObject({ side: "right", cards: ["WAL"] });
	expect(questionOf(picture(), asked(["FAR", "none"]))).toMatchObject({ cards: ["FAR"], canStayEmpty: true });
});

test("in a duel two cards first, then always the one behind", () => {
	const box = { ...THREE, sides: ["front" as const, "behind" as const] };
	expect(questionOf(picture({ box }), asked(["FAR"]))).toMatchObject({ side: "front" });
	expect(questionOf(picture({ box }), asked(["FAR"], 1))).toMatchObject({ side: "behind" });
	expect(questionOf(picture({ box, round: 2 }), asked(["FAR"]))).toMatchObject({ side: "behind" });
});

test("which Merchant comes first, and what is bought", () => {
	const order = questionOf(picture({ phase: "order" }), asked(["left first", "right first"]));
	expect(order).toEqual({ kind: "order", sides: ["left", "right"] });
	expect(questionOf(picture({ phase: "buy" }), asked(["VET"]))).toEqual({
		kind: "buy",
		cards: ["VET"],
		canDecline: false,
	});
	expect(questionOf(picture({ phase: "board" }), asked(["VET", "none"]))).toMatchObject({ canDecline: true });
});

test("whoever is not asked has no question", () => {
	expect(questionOf(picture(), null)).toBeNull();
	expect(questionOf(picture({ phase: "draw" }), asked(["FAR"]))).toBeNull();
});

test("moves are sent by their number, or as they are written", () => {
	expect(choiceOf(asked(["FAR", "WAL"]), "WAL")).toBe(11);
	expect(choiceOf(asked(["FAR"]), "RAI")).toBe("RAI");
	expect(moveOf(asked(["FAR", "WAL"]), 11)).toBe("WAL");
	expect(moveOf(null, 11)).toBeNull();
});
