import { expect, test } from "vitest";
import cards from "../../../../../src/tablee/games/pillage/cards.toml?raw";
import phrasebook from "../../../../../src/tablee/games/pillage/effects.py?raw";
import { CARDS, card, effect, face, relicOr } from "../fixtures";
import { isOfTheCast, villager } from "./cast";
import { facesOf, fatesOf, glyphsOf, rowsNow, rowsOn } from "./effects";
import { THINGS } from "./things";

const codes = [...cards.matchAll(/^code = "(\w+)"/gm)].map(([, code]) => code ?? "");

test("every card of both markets is somebody of the cast, with something of their own", () => {
	expect(codes.length).toBeGreaterThan(40);
	expect(codes.filter((code) => !isOfTheCast(code) || !(code in THINGS))).toEqual([]);
	expect(new Set(codes.map((code) => JSON.stringify(villager(code)))).size).toBe(codes.length);
	expect(new Set(codes.map((code) => JSON.stringify(THINGS[code]))).size).toBe(codes.length);
});

test("an owner's card has the same face everywhere", () => {
	expect(villager("TIL")).toEqual(villager("TIL"));
	expect(villager("TIL")).not.toEqual(villager("OWN"));
});

test("every effect that a card can have is drawn", () => {
	const phrases = [...phrasebook.matchAll(/(?:Phrase|_mark)\("([a-zN ]+)"/g)].map(([, words]) => words ?? "");
	expect(phrases.length).toBeGreaterThan(20);
	for (const phrase of phrases) {
		const key = phrase.replace(/\bN\b/g, "").trim().split(/ +/).join("-");
		expect(glyphsOf(effect(key, 2)), key).not.toContainEqual({ text: "?" });
	}
	expect(glyphsOf(effect("gain-for-each-other-farmer", 1)).at(-1)).toEqual({ sign: "farmer" });
});

test("types against which a card does the same share a row", () => {
	expect(facesOf(CARDS.WAL ?? card("wall", relicOr())).map(({ types }) => types)).toEqual([
		["farmer", "wall", "merchant"],
		["raider"],
	]);
	expect(rowsOn(CARDS.FAR ?? card("farmer", relicOr()))).toMatchObject([{ types: [] }]);
	expect(rowsOn(CARDS.RAI ?? card("raider", relicOr()))).toHaveLength(1);
});

test("what a Merchant does without the means stands in a row of its own", () => {
	expect(rowsOn(CARDS.MER ?? card("merchant", relicOr())).map(({ isElse }) => isElse)).toEqual([false, true]);
	expect(rowsOn(card("merchant", relicOr()))).toHaveLength(1);
});

test("that a card does nothing now is drawn too", () => {
	const { against } = CARDS.RAI ?? card("raider", relicOr());
	expect(rowsNow(against.raider)).toMatchObject([{ types: [], glyphs: [{ text: "–" }] }]);
	expect(rowsNow(against.farmer)[0]?.glyphs).toContainEqual({ text: "4" });
});

test("what befalls a card is explained, once each", () => {
	const sacrifices = face(effect("steal", 3), effect("sacrifice-itself"));
	const swaps = face(effect("swap-with-that-card"));
	expect(fatesOf(card("raider", sacrifices, { farmer: swaps }))).toEqual(["sacrifice", "swap"]);
	expect(fatesOf(CARDS.VET ?? card("raider", relicOr()))).toEqual(["exhaust"]);
	expect(fatesOf(CARDS.WAL ?? card("wall", relicOr()))).toEqual([]);
});
