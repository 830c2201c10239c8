import { expect, test } from "vitest";
import { acts, CARDS, card, face, line, RAIDED, ROUND, THREE } from "../fixtures";
import { ACTS, cardIn, lastRound } from "./course";

test("lines belong to the type whose card acts", () => {
	const { number, deeds } = lastRound(ROUND, THREE, CARDS);
	expect(number).toBe(4);
	const done = deeds
		.filter(({ line: { key }, chapter }) => chapter !== "reveal" && key !== ACTS)
		.map(({ line: { key }, chapter, slots }) => [key.slice(8), chapter, ...slots]);
	expect(done).toEqual([
		["gained", "farmer", "1 right"],
		["gained", "wall", "2 right"],
		["stolen", "wall", "0 right"],
		["banked", "wall", "0 right"],
		["banked", "wall", "2 right"],
		["stolen", "raider", "0 left"],
		["card-bought", "merchant", "1 left"],
		["market-card", "merchant"],
		["round-begun", "end"],
	]);
});

test("one more card after a pirate comes of no card that was played", () => {
	const story = [...ROUND.slice(0, -1), line("card-bought", { seat: 1, cost: 1 }, "FAR")];
	const bought = lastRound(story, THREE, CARDS).deeds.filter(({ line: { key } }) => key === "pillage-card-bought");
	expect(bought.map(({ chapter, slots }) => [chapter, slots])).toEqual([
		["merchant", ["1 left"]],
		["merchant", []],
	]);
});

test("two cards bring a theft about together: the thief's, and the victim's that lets it", () => {
	const story = [...RAIDED, acts(0, "left", "RAI"), acts(1, "right", "RAI"), line("stolen", { seat: 0, victim: 1 })];
	expect(lastRound(story, THREE, CARDS).deeds.at(-1)?.slots).toEqual(["0 left", "1 right"]);
});

test("what happens to cards at the end is refresh", () => {
	const rested = [...RAIDED, line("rested", { seat: 0 }, "RAI")];
	expect(lastRound(rested, THREE, CARDS).deeds.at(-1)?.chapter).toBe("refresh");
	const gained = [...RAIDED, acts(1, "right", "FAR"), line("gained", { seat: 1 }, "FAR", { why: "refresh" })];
	expect(lastRound(gained, THREE, CARDS).deeds.at(-1)).toMatchObject({ chapter: "refresh", slots: ["1 right"] });
});

test("an owner's card is known by its number", () => {
	const told = { key: "", numbers: {}, args: { card: { key: "pillage-owner-card", args: { number: 2 } } } };
	expect(cardIn(told, { TIL: { ...card("wall", face()), owners_number: 2 } })).toBe("TIL");
});

test("before the first card is revealed there is no round", () => {
	expect(lastRound([line("round-begun", { round: 1 })], THREE, CARDS).deeds).toEqual([]);
});
