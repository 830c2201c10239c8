import { expect, test } from "vitest";
import { Choices } from "./choices.svelte";

test("a dolphin proposes no leap to where the boat is", () => {
	const asked = { actions: [1, 2, 3], moves: ["end", "dolphin F5", "dolphin F6"], part: 0 };
	const question = { number: 1, asked, boat: "F5", chests: [], isOutOfTurn: false, suggested: null };
	const choices = new Choices(() => question);
	choices.turnTo("dolphin");
	expect([choices.cursor, choices.chosen]).toEqual(["F5", null]);
	choices.pick("F6", false);
	expect(choices.chosen?.action).toBe(3);
});
