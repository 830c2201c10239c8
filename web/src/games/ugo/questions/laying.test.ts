import { expect, test } from "vitest";
import { kingdom } from "../fixtures";
import { named, proposal, spaceFor, swapped, topped } from "./laying";

const own = kingdom(["B5"]);
const trick = ["R3", "B1", "R6", "G4"];

test("high cards on top and first, and colours that were there keep their space", () => {
	const piles = proposal(trick, own, null);
	expect(named(piles)).toEqual(["R6", "G4", "B1"]);
	expect(piles.map((_, place) => spaceFor(piles, place, own))).toEqual([1, 2, 0]);
});

test("what a bot would name comes first", () => {
	expect(named(proposal(trick, own, "G4"))).toEqual(["G4", "R6", "B1"]);
	expect(named(proposal(trick, own, "R3"))).toEqual(["R3", "G4", "B1"]);
});

test("another card on top, another colour first; a colour that lies there does not move", () => {
	const piles = proposal(trick, own, null);
	expect(named(topped(piles, "R3"))).toEqual(["R3", "G4", "B1"]);
	expect(named(swapped(piles, 0, 1))).toEqual(["G4", "R6", "B1"]);
	expect(swapped(piles, 0, 2)).toBe(piles);
});
