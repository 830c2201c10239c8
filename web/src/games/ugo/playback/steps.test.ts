import { expect, test } from "vitest";
import { BOX, kingdom, shown, told } from "../fixtures";
import { scenesOf } from "./steps";

const ROUND = [
	told("ugo-card-played", { seat: 0 }, "R3"),
	told("ugo-card-played", { seat: 1 }, "B1"),
	told("ugo-trick-won", { seat: 0 }, "R3"),
	told("ugo-farmers-paid", { seat: 0, farmers: 2 }, "R3"),
	told("ugo-farmers-paid", { seat: 1, farmers: 0 }, "B1"),
	told("ugo-card-laid", { seat: 0, space: 0 }, "R3"),
	told("ugo-card-laid", { seat: 0, space: 1 }, "B1"),
];
const SHEET = { round: 1, spaces: [[3, 1]], points: [4, 0], totals: [4, 0] };
const now = shown({ hand: ["B5"], kingdoms: [kingdom(["R3"], ["B1"]), kingdom()] });

test("a trick is played card by card, won, paid and laid", () => {
	const scenes = scenesOf(shown(), ROUND, now, BOX);
	expect(scenes.map(({ kind }) => kind)).toEqual(["card", "card", "won", "farmers", "laid"]);
	const [first, , won, paid, laid] = scenes.map((scene) => scene.shown);
	expect(first?.hand).toEqual(["B5"]);
	expect(first?.trick.cards).toEqual([{ card: "R3", seat: 0 }]);
	expect(won?.trick.winner).toBe(0);
	expect(paid?.kingdoms[0]?.spaces.map(({ farmers }) => farmers)).toEqual([1, 1, 2, 0, 0]);
	expect(paid?.kingdoms[0]?.spaces.map(({ cards }) => cards.length)).toEqual([0, 0, 0, 0, 0]);
	expect(laid?.trick.laid).toEqual(["R3", "B1"]);
	expect(laid?.kingdoms).toBe(now.kingdoms);
});

test("at the end of a round spaces are counted one after another, before the new hand is seen", () => {
	const scored = [
		...ROUND,
		told("ugo-space-scored", { seat: 0, space: 0, points: 3 }),
		told("ugo-space-scored", { seat: 0, space: 1, points: 1 }),
		told("ugo-round-scored", { seat: 0, points: 4, total: 4 }),
		told("ugo-round-scored", { seat: 1, points: 0, total: 0 }),
		told("ugo-round-begun", { round: 2 }),
	];
	const scenes = scenesOf(shown({ hand: ["R3"] }), scored, shown({ hand: ["S1", "S2"], round: 2 }), BOX, SHEET);
	const counted = scenes.filter(({ kind }) => kind === "counted").map((scene) => scene.shown);
	expect(counted.map((scene) => scene.counted)).toEqual([1, 2, 3, 4, 5]);
	expect(counted[0]?.kingdoms[0]?.spaces.map(({ cards }) => cards)).toEqual([["R3"], ["B1"], [], [], []]);
	expect(counted[0]?.kingdoms.map(({ points }) => points)).toEqual([4, 0]);
	expect(counted.at(-1)?.hand).toEqual([]);
	const laid = scenes.find(({ kind }) => kind === "laid")?.shown;
	expect(laid?.kingdoms[0]?.spaces.map(({ points }) => points)).toEqual([3, 1, 0, 0, 0]); // nothing of before
	const [last, read] = scenes.slice(-2);
	expect([last?.told, last?.shown.totals]).toEqual([ROUND.length, [0, 0]]);
	expect([read?.kind, read?.told, read?.shown.totals]).toEqual(["read", scored.length - 1, [4, 0]]);
});

test("the first card of a trick clears the one before", () => {
	const before = shown({ isOver: true, trick: { cards: [{ card: "S8", seat: 1 }], winner: 1, laid: [] } });
	const [scene] = scenesOf(before, ROUND.slice(0, 1), now, BOX);
	expect(scene?.shown.trick.cards).toEqual([{ card: "R3", seat: 0 }]);
});
