import { expect, test } from "vitest";
import { CARDS, card, effect, face, line, ROUND, THREE } from "../fixtures";
import { cardIn, lastRound } from "./course";

test("lines belong to the type whose card acts", () => {
	const { number, deeds } = lastRound(ROUND, THREE, CARDS);
	expect(number).toBe(4);
	const acts = deeds
		.filter(({ chapter }) => chapter !== "reveal")
		.map(({ line: { key }, chapter, slot }) => [key.slice(8), chapter, slot]);
	expect(acts).toEqual([
		["gained", "farmer", "1 right"],
		["gained", "wall", "2 right"],
		["stolen", "wall", "0 right"],
		["banked", "wall", "0 right"],
		["banked", "wall", "2 right"],
		["stolen", "raider", "0 left"],
		["card-bought", "merchant", "1 left"],
		["market-card", "merchant", null],
		["round-begun", "end", null],
	]);
});

test("one more card after a pirate comes of no card that was played", () => {
	const cards = { ...CARDS, FIS: { ...card("farmer", face(effect("gain", 4))), is_pirate: true } };
	const story = [
		...ROUND.slice(0, 13),
		line("card-bought", { seat: 1, cost: 1 }, "FIS"),
		line("card-bought", { seat: 1, cost: 1 }, "VET"),
	];
	const bought = lastRound(story, THREE, cards).deeds.filter(({ line: { key } }) => key === "pillage-card-bought");
	expect(bought.map(({ slot }) => slot)).toEqual(["1 left", null]);
});

test("what happens to cards at the end is refresh", () => {
	const story = [...ROUND.slice(0, 13), line("rested", { seat: 0 }, "RAI")];
	expect(lastRound(story, THREE, CARDS).deeds.at(-1)?.chapter).toBe("refresh");
});

test("an owner's card is known by its number", () => {
	const told = { key: "", numbers: {}, args: { card: { key: "pillage-owner-card", args: { number: 2 } } } };
	expect(cardIn(told, { TIL: { ...card("wall", face()), owners_number: 2 } })).toBe("TIL");
});

test("before the first card is revealed there is no round", () => {
	expect(lastRound([line("round-begun", { round: 1 })], THREE, CARDS).deeds).toEqual([]);
});
