// @vitest-environment happy-dom

import { beforeAll, expect, test } from "vitest";
import { words } from "../../words/words.svelte";
import { line, read } from "../fixtures";
import type { Reader } from "../tale";
import pillage, { lineTo } from "./tale";

beforeAll(async () => {
	await words.use("en");
	await words.need("pillage");
});

test("the first market is one sentence", () => {
	const offered = (card: string) => line("pillage-market-card", {}, { card: { key: "pillage-card", args: { card } } });
	const story = [offered("FAR"), offered("WAL"), offered("RAI")];
	expect(read(pillage, story)).toEqual(["The market offers Farmer, Wall and Raider."]);
});

test("a round of Pillage adds up what everybody gains, and says what was stolen from whom", () => {
	const story = [
		line("pillage-round-begun", { round: 4 }),
		line("pillage-revealed", { seat: 0 }),
		line("pillage-gained", { seat: 1, turnips: 3 }),
		line("pillage-gained", { seat: 0, turnips: 1 }),
		line("pillage-gained", { seat: 0, turnips: 2 }),
		line("pillage-stolen", { seat: 2, victim: 0, turnips: 2 }, { purse: "stock" }),
		line("pillage-stolen", { seat: 2, victim: 1, turnips: 0 }, { purse: "stock" }),
		line("pillage-relic-bought", { seat: 0, relic: 2, cost: 9 }),
		line("pillage-round-begun", { round: 5 }),
	];
	expect(read(pillage, story)).toEqual([
		"Round 4 | +You gain 3 turnips. | !Bot 2 steals 2 turnips from you. | +You buy relic number 2 for 9. | Bot 1 gains 3 turnips.",
	]);
	expect(pillage.course(story, 3).map(({ totals }) => totals)).toEqual([
		[2, 0, 0],
		[2, 0, 0],
	]);
});

test("what was stolen before it was banked is told before", () => {
	const story = [
		line("pillage-round-begun", { round: 2 }),
		line("pillage-banked", { seat: 0, turnips: 1 }),
		line("pillage-stolen", { seat: 1, victim: 2, turnips: 1 }, { purse: "stock" }),
		line("pillage-stolen", { seat: 0, victim: 1, turnips: 2 }, { purse: "stock" }),
		line("pillage-banked", { seat: 1, turnips: 1 }),
		line("pillage-banked", { seat: 0, turnips: 2 }),
		line("pillage-relic-bought", { seat: 0, relic: 1, cost: 9 }),
	];
	expect(read(pillage, story)).toEqual([
		"Round 2 | +You steal 2 turnips from Bot 1. | You bank 3 turnips. | +You buy relic number 1 for 9. | Bot 1 steals 1 turnip from Bot 2. | Bot 1 banks 1 turnip.",
	]);
});

test("a round in which nothing happened says so, once it is over", () => {
	const round = [
		line("pillage-round-begun", { round: 2 }),
		line("pillage-revealed", { seat: 0 }),
		line("pillage-stolen", { seat: 0, victim: 1, turnips: 0 }, { purse: "stock" }),
	];
	expect(read(pillage, round)).toEqual(["Round 2"]);
	const story = [...round, line("pillage-round-begun", { round: 3 })];
	expect(read(pillage, story)).toEqual(["Round 2 | This round changes nothing."]);
	const reader = { table: { story }, names: ["Ana", "Bot 1"], me: 0 } as unknown as Reader;
	expect(pillage.tell(round.slice(0, 2), reader)).toEqual([]); // this much of it has been told
});

test("the reader is “you” in every sentence, and what others did comes last", () => {
	const card = { key: "pillage-card", args: { card: "WAL" } };
	const story = [
		line("pillage-round-begun", { round: 2 }),
		line("pillage-banked", { seat: 1, turnips: 1 }),
		line("pillage-marked", { seat: 0 }, { card, mark: "swapped" }),
		line("pillage-first-buyer", { seat: 0 }),
		line("pillage-changed-hands", { seat: 1, owner: 0 }, { card }),
		line("pillage-rested", { seat: 1 }, { card }),
		line("pillage-round-begun", { round: 3 }),
	];
	expect(read(pillage, story)).toEqual([
		"Round 2 | Among those tied, the chicken lets you buy first. | You get the Wall of Bot 1. | Bot 1 banks 1 turnip.",
	]);
});

test("a mark is told once: not again when the card is laid aside, or once it has changed hands", () => {
	const card = { key: "pillage-card", args: { card: "WAL" } };
	const marks = [
		line("pillage-round-begun", { round: 2 }),
		line("pillage-marked", { seat: 0 }, { card, mark: "swapped" }),
		line("pillage-marked", { seat: 1 }, { card, mark: "exhausted" }),
	];
	expect(read(pillage, marks)).toEqual(["Round 2 | Your Wall is swapped. | The Wall of Bot 1 is exhausted."]);
	const refreshed = [
		line("pillage-changed-hands", { seat: 0, owner: 2 }, { card }),
		line("pillage-rested", { seat: 1 }, { card }),
	];
	expect(read(pillage, [...marks, ...refreshed])).toEqual([
		"Round 2 | Your Wall goes to Bot 2. | The Wall of Bot 1 is exhausted.",
	]);
});

test("those whom the chicken picks are named in the order in which they buy, whoever reads", () => {
	const story = [
		line("pillage-round-begun", { round: 2 }),
		...[1, 0, 2].map((seat) => line("pillage-first-buyer", { seat })),
		line("pillage-banked", { seat: 0, turnips: 1 }),
	];
	expect(read(pillage, story)).toEqual([
		"Round 2 | Among those tied, the chicken lets these buy first, in this order: Bot 1, you, Bot 2. | You bank 1 turnip.",
	]);
});

test("the card that a pirate brings along is told as such, and a second Merchant's is not", () => {
	const bought = (seat: number, card: string) =>
		line("pillage-card-bought", { seat, cost: 1 }, { card: { key: "pillage-card", args: { card } } });
	const story = [
		bought(1, "FIS"),
		line("pillage-market-card", {}),
		bought(1, "WAL"),
		bought(0, "FIS"),
		line("pillage-card-acts", { seat: 0 }),
		bought(0, "RAI"),
	];
	const picture = { cards: { FIS: { is_pirate: true }, WAL: {}, RAI: {} } };
	const reader = { table: { story, picture }, names: ["Ana", "Bot 1"], me: 0 } as unknown as Reader;
	const told = story.slice(1).filter(({ key }) => key === "pillage-card-bought");
	expect(told.map((one) => lineTo(one, reader))).toEqual([
		"Thanks to the pirate, Bot 1 also buys Wall for 1.",
		"You buy Fisher for 1.",
		"You buy Raider for 1.",
	]);
});

test("a line by itself says “you” too, and what others do among themselves as ever", () => {
	const card = { key: "pillage-card", args: { card: "WAL" } };
	const reader = { table: { story: [] }, names: ["Ana", "Bot 1", "Bot 2"], me: 0 } as unknown as Reader;
	const said = [
		line("pillage-revealed", { seat: 0 }, { card, side: "left" }),
		line("pillage-gained", { seat: 0, turnips: 1 }, { card, why: "own-card" }),
		line("pillage-stolen", { seat: 1, victim: 0, turnips: 0 }, { purse: "bank" }),
		line("pillage-stolen", { seat: 0, victim: 1, turnips: 2 }, { purse: "stock" }),
		line("pillage-banked", { seat: 0, turnips: 0 }),
		line("pillage-card-bought", { seat: 0, cost: 1 }, { card }),
	].map((one) => lineTo(one, reader));
	expect(said).toEqual([
		"You reveal, to the left: Wall.",
		"You gain 1 turnip (Wall).",
		"Bot 1 finds nothing to steal from your bank.",
		"You steal 2 turnips from Bot 1.",
		"You can’t bank anything.",
		"You buy Wall for 1.",
	]);
});
