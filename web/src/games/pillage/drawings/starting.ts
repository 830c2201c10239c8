/** The starting cards, for pictures that have no table: what all hands begin with. */

import type { CardShown, EffectShown, FaceShown } from "../picture";
import type { TypeWord } from "./types";

export const effect = (name: string, n: number | null = null): EffectShown => ({ effect: name, n });
export const face = (...effects: EffectShown[]): FaceShown => ({ relic: null, effects, is_if_unable: false });

export function card(type: TypeWord, all: FaceShown, others: Partial<CardShown["against"]> = {}): CardShown {
	const against = { farmer: all, wall: all, raider: all, merchant: all, ...others };
	return { type, against, part: "starting", owners_number: null, is_pirate: false, is_for_three: false };
}

const banks = face(effect("gain", 1), effect("bank", 1));
const relicOr = (...effects: EffectShown[]): FaceShown => ({
	relic: effect("buy-a-relic"),
	effects,
	is_if_unable: true,
});

/** In the order in which types act. */
export const STARTING: Record<string, CardShown> = {
	FAR: card("farmer", face(effect("gain", 3))),
	WAL: card("wall", banks, { raider: face(effect("steal", 1), effect("bank", 1)) }),
	RAI: card("raider", face(), { farmer: face(effect("steal", 4)), merchant: face(effect("steal", 4)) }),
	MER: card("merchant", relicOr(effect("buy-a-card-for", 1))),
};
