/** Lines and cards for the tests of this folder. */

import type { StoryLine } from "../../wire/tables";
import type { TypeWord } from "./drawings/types";
import type { CardShown, EffectShown, FaceShown, PillageBox, PillagePicture } from "./picture";

/** A line of a story, with a card by its letters. */
export function line(
	key: string,
	numbers: Record<string, number>,
	card = "",
	args: Record<string, string> = {},
): StoryLine {
	return { key: `pillage-${key}`, numbers, args: { ...args, card: { key: "pillage-card", args: { card } } } };
}

/** A card acts: it does what the next line tells. */
export const acts = (seat: number, side: string, code: string): StoryLine =>
	line("card-acts", { seat }, code, { side });

export const effect = (name: string, n: number | null = null): EffectShown => ({ effect: name, n });
export const face = (...effects: EffectShown[]): FaceShown => ({ relic: null, effects, is_if_unable: false });
export const relicOr = (...effects: EffectShown[]): FaceShown => ({
	relic: effect("buy-a-relic"),
	effects,
	is_if_unable: true,
});

export function card(type: TypeWord, all: FaceShown, others: Partial<Record<TypeWord, FaceShown>> = {}): CardShown {
	const against = { farmer: all, wall: all, raider: all, merchant: all, ...others };
	return { type, against, part: "village", owners_number: null, is_pirate: false, is_for_three: false };
}

export const CARDS: Record<string, CardShown> = {
	FAR: card("farmer", face(effect("gain", 3))),
	WAL: card("wall", face(effect("gain", 1), effect("bank", 1)), {
		raider: face(effect("steal", 1), effect("bank", 1)),
	}),
	RAI: card("raider", face(), { farmer: face(effect("steal", 4)), merchant: face(effect("steal", 4)) }),
	MER: card("merchant", relicOr(effect("buy-a-card-for", 1))),
	VET: card("raider", face(), { farmer: face(effect("steal", 6), effect("exhaust-itself")) }),
};

export const THREE: PillageBox = {
	seats: 3,
	sides: ["left", "right"],
	facing: [0, 1, 2].flatMap((seat) => [
		{ slot: { seat, side: "left" as const }, faces: { seat: (seat + 1) % 3, side: "right" as const } },
		{ slot: { seat: (seat + 1) % 3, side: "right" as const }, faces: { seat, side: "left" as const } },
	]),
	bank_limit: 5,
	relic_costs: [9, 10, 11, 12],
	round_limit: 300,
	market: "village",
	is_owners_deck: false,
};

/** A picture of three villages with six turnips each, seen by the first. */
export function picture(parts: Partial<PillagePicture> = {}): PillagePicture {
	const nothing = [[], [], []];
	return {
		box: THREE,
		cards: CARDS,
		seat: 0,
		phase: "plan",
		round: 1,
		asked: [0, 1, 2],
		won: [],
		stocks: [6, 6, 6],
		banks: [1, 1, 1],
		loot: [0, 0, 0],
		relics: [0, 1, 2].map(() => ({ owned: 0, next_cost: 9 })),
		market: ["VET", null, null, null],
		pile: { cards: 3, buried: [] },
		hands: [["FAR", "WAL", "RAI", "MER"], [], []],
		unseen: [0, 0, 0],
		hand: ["FAR", "WAL", "RAI", "MER"],
		drawn: [],
		resting: nothing,
		provoked: nothing,
		planned: [[], [], []],
		gaps: nothing,
		plan: [],
		ordered: [],
		order: null,
		played: nothing,
		resolution: { type: null, acting: [], able: [], second: [], to_draw: [] },
		theft: null,
		buying: { queue: [], buyer: null, price: null, is_boarding: false, to_buy: [] },
		...parts,
	};
}

/** A round of three as far as the Raiders: Raider and Farmer, Merchant and Wall, Raider and Wall meet. */
export const RAIDED: StoryLine[] = [
	line("round-begun", { round: 4 }),
	line("revealed", { seat: 0 }, "RAI", { side: "left" }),
	line("revealed", { seat: 0 }, "WAL", { side: "right" }),
	line("revealed", { seat: 1 }, "MER", { side: "left" }),
	line("revealed", { seat: 1 }, "FAR", { side: "right" }),
	line("revealed", { seat: 2 }, "RAI", { side: "left" }),
	line("revealed", { seat: 2 }, "WAL", { side: "right" }),
	acts(1, "right", "FAR"),
	line("gained", { seat: 1, turnips: 3 }, "FAR", { why: "own-card" }),
	acts(2, "right", "WAL"),
	line("gained", { seat: 2, turnips: 1 }, "WAL", { why: "own-card" }),
	acts(0, "right", "WAL"),
	line("stolen", { seat: 0, victim: 2, turnips: 1, wanted: 1 }, "", { purse: "stock" }),
	acts(0, "right", "WAL"),
	line("banked", { seat: 0, turnips: 1, wanted: 1 }),
	acts(2, "right", "WAL"),
	line("banked", { seat: 2, turnips: 1, wanted: 1 }),
	acts(0, "left", "RAI"),
	line("stolen", { seat: 0, victim: 1, turnips: 4, wanted: 4 }, "", { purse: "stock" }),
];

export const ROUND: StoryLine[] = [
	...RAIDED,
	acts(1, "left", "MER"),
	line("card-bought", { seat: 1, cost: 1 }, "VET"),
	line("market-card", {}, "MER"),
	line("round-begun", { round: 5 }),
];
