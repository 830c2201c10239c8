import { expect, test } from "vitest";
import { acts, CARDS, face, line, picture, RAIDED, ROUND, THREE } from "../fixtures";
import { lastRound } from "./course";
import { broughtBy, chaptersOf, sceneOf, stepsOf } from "./steps";

const BEFORE = sceneOf(picture());
const told = stepsOf(BEFORE, ROUND, ROUND.length, picture());

test("a round is told in steps, each of one type", () => {
	expect(told.map(({ chapter, lines }) => [chapter, lines.length])).toEqual([
		["reveal", 6],
		["farmer", 1],
		["wall", 1],
		["wall", 1],
		["wall", 2],
		["raider", 1],
		["merchant", 2],
	]);
});

test("turnips travel from whom to whom", () => {
	expect(told[1]?.flows).toEqual([{ from: "supply", to: { seat: 1, purse: "stock" }, turnips: 3 }]);
	expect(told[5]?.flows).toEqual([{ from: { seat: 1, purse: "stock" }, to: { seat: 0, purse: "stock" }, turnips: 4 }]);
	expect(told[5]?.acting).toEqual(["0 left"]);
});

test("each step shows what lies there when it is told", () => {
	expect(told[0]?.scene.played["0 left"]).toEqual({ code: "RAI", acts: CARDS.RAI?.against.farmer, marks: [] });
	expect(told[0]?.scene.played["2 left"]?.acts).toEqual(face());
	expect(told.map(({ scene }) => scene.stocks.join())).toEqual([
		"6,6,6",
		"6,9,6",
		"6,9,7",
		"7,9,6",
		"6,9,5",
		"10,5,5",
		"10,4,5",
	]);
	expect(told.at(-1)?.scene.banks).toEqual([2, 1, 2]);
	expect(told.at(-1)?.scene.market).toEqual(["MER", null, null, null]);
});

test("cards and the pile are counted as far as is told", () => {
	const story = [
		...RAIDED,
		line("card-bought", { seat: 1, cost: 1 }, "VET"),
		line("market-card", {}, "FAR"),
		line("card-drawn", { seat: 0 }),
		line("rested", { seat: 2 }, "WAL"),
		line("buried", { seat: 0 }, "RAI"),
		line("changed-hands", { seat: 0, owner: 1 }, "FAR"),
	];
	const steps = stepsOf(BEFORE, story, story.length, picture());
	const counted = steps.map(({ scene }) => [...scene.cards, scene.pile].join());
	expect(counted.slice(-3)).toEqual(["4,1,0,2", "5,1,0,1", "3,2,-1,1"]);
	expect(steps.at(-1)?.scene.resting).toEqual([[], [], ["WAL"]]);
	const later = [...story, line("returned", { seat: 2 }, "WAL")];
	expect(stepsOf(steps.at(-1)?.scene ?? BEFORE, later, 1, picture()).at(-1)?.scene.resting).toEqual([[], [], []]);
});

test("what a round brought is turnips, relics and cards", () => {
	const story = [...RAIDED, line("card-bought", { seat: 1, cost: 1 }, "VET"), line("card-drawn", { seat: 2 })];
	expect(broughtBy(lastRound(story, THREE, CARDS).deeds, 3)).toEqual([
		{ turnips: 5, relics: 0, cards: 0 },
		{ turnips: -2, relics: 0, cards: 1 },
		{ turnips: 0, relics: 0, cards: 1 },
	]);
});

test("what was told before is not told again", () => {
	const later = stepsOf(told[5]?.scene ?? BEFORE, ROUND, 4, picture());
	expect(later.map(({ chapter }) => chapter)).toEqual(["merchant"]);
	expect(later[0]?.scene.played["0 left"]?.code).toBe("RAI");
});

test("who has too little in the stock pays the rest from the bank", () => {
	const poor = { ...BEFORE, stocks: [6, 0, 6] };
	const [step] = stepsOf(poor, [...RAIDED, line("card-bought", { seat: 1, cost: 1 }, "VET")], 1, picture());
	expect(step?.flows).toEqual([{ from: { seat: 1, purse: "bank" }, to: "supply", turnips: 1 }]);
	expect(step?.scene.banks).toEqual([1, 0, 1]);
});

test("a mark lies on the card that bears it", () => {
	const marks = [acts(2, "right", "WAL"), line("marked", { seat: 2 }, "WAL", { mark: "exhausted" })];
	const { played } = stepsOf(BEFORE, [...RAIDED, ...marks], 99, picture()).at(-1)?.scene ?? BEFORE;
	expect(played["2 right"]?.marks).toEqual(["exhausted"]);
});

test("of two equal cards of a seat the one is marked that faces the card that marks", () => {
	const story = [
		line("revealed", { seat: 0 }, "FAR", { side: "left" }),
		line("revealed", { seat: 0 }, "FAR", { side: "right" }),
		line("revealed", { seat: 1 }, "RAI", { side: "right" }),
		line("revealed", { seat: 2 }, "WAL", { side: "left" }),
		acts(2, "left", "WAL"),
		line("marked", { seat: 0 }, "FAR", { mark: "exhausted" }),
	];
	const { played } = stepsOf(BEFORE, story, story.length, picture()).at(-1)?.scene ?? BEFORE;
	expect([played["0 left"]?.marks, played["0 right"]?.marks]).toEqual([[], ["exhausted"]]);
});

test("the round to read: a chapter for each type", () => {
	const chapters = chaptersOf(lastRound(ROUND, THREE, CARDS).deeds);
	expect(chapters.map(({ chapter, lines }) => [chapter, lines.length])).toEqual([
		["farmer", 1],
		["wall", 4],
		["raider", 1],
		["merchant", 1],
	]);
});
