/** Tables for the tests of UGO!'s components. */

import type { StoryLine } from "../../wire/tables";
import type { KingdomShown, UgoBox } from "./picture";
import type { Shown } from "./playback/steps";

const PLACES = [1, 1, 2, 3, 4];
const BONUS = [0, 0, 1, 3, 5];
const WINNING = [0, 0, 0, 2, 2, 2, 1, 1, 0];

export const BOX: UgoBox = {
	seats: 2,
	rounds: 4,
	tricks: 10,
	farmer_supply: 36,
	colours: ["R", "B", "G", "Y", "S"],
	penalty: 5,
	spaces: PLACES.map((places, at) => ({ places, printed: at < 2 ? 1 : 0, bonus: BONUS[at] ?? 0 })),
	values: WINNING.map((farmers, value) => ({
		value,
		farmers_for_winning: farmers,
		farmers_for_losing_to_same_colour: value === 1 ? 1 : 0,
		farmers_for_losing_to_other_colour: value === 1 ? 2 : value === 2 ? 1 : 0,
	})),
};

/** A kingdom with these piles, and farmers on their first places. */
export function kingdom(...piles: string[][]): KingdomShown {
	const spaces = PLACES.map((places, at) => {
		const farmers = at < 2 ? 1 : 0;
		return { cards: piles[at] ?? [], farmers, missing: places - farmers, points: 0 };
	});
	return { farmers: 0, points: 0, spaces };
}

/** A table for two, before the first card of a trick. */
export function shown(over: Partial<Shown> = {}): Shown {
	return {
		trick: { cards: [], winner: null, laid: [] },
		isOver: false,
		kingdoms: [kingdom(), kingdom()],
		hand: ["R3", "B5"],
		round: 1,
		number: 1,
		counted: null,
		sheet: null,
		totals: [0, 0],
		...over,
	};
}

/** A line of a story. */
export function told(key: string, numbers: Record<string, number>, card = "R1"): StoryLine {
	return { key, numbers, args: { card: { key: "ugo-card", args: { colour: card[0], value: Number(card[1]) } } } };
}
