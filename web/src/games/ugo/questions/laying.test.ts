import { expect, test } from "vitest";
import { kingdom } from "../fixtures";
import { advised, choices, named, proposal, spaceFor, swapped, topped } from "./laying";

const own = kingdom(["B5"]);
const trick = ["R3", "B1", "R6", "G4"];

test("high cards on top and first, and colours that were there keep their space", () => {
	const piles = proposal(trick, own);
	expect(named(piles)).toEqual(["R6", "G4", "B1"]);
	expect(piles.map((_, place) => spaceFor(piles, place, own))).toEqual([1, 2, 0]);
});

test("a bot's card is advised by what there is to choose of it", () => {
	const piles = swapped(proposal(trick, own), 0, 1);
	expect(advised(piles, "R3", own)).toEqual({ choice: "both", space: 1 });
	expect(advised(piles, "G4", own)).toEqual({ choice: "space", space: 1 });
	expect(advised(proposal(["B1", "B2"], own), "B2", own)).toEqual({ choice: "top", space: 0 });
});

test("what there is to choose: cards on top, the order of new colours, or both", () => {
	expect(choices(proposal(trick, own))).toEqual({ tops: 1, orders: "yes" });
	expect(choices(proposal(["R3", "G4"], own))).toEqual({ tops: 0, orders: "yes" });
	expect(choices(proposal(["B1", "B2", "R3", "R4"], own))).toEqual({ tops: 2, orders: "no" });
});

test("another card on top, another colour first; a colour that lies there does not move", () => {
	const piles = proposal(trick, own);
	expect(named(topped(piles, "R3"))).toEqual(["R3", "G4", "B1"]);
	expect(named(swapped(piles, 0, 1))).toEqual(["G4", "R6", "B1"]);
	expect(swapped(piles, 0, 2)).toBe(piles);
});
