/** How the winner's cards would be laid: one pile for each colour, with the card that comes on top. */

import { colourOf, figureOf } from "../drawings/cards";
import type { KingdomShown } from "../picture";

export type Pile = {
	cards: string[]; // in the order in which they were played
	top: string;
	space: number | null; // where its colour lies already; none for a new one
};

/** High cards on top, and the highest first; what a bot would name comes before all. */
export function proposal(cards: string[], kingdom: KingdomShown, suggested: string | null): Pile[] {
	const colours = [...new Set(cards.map(colourOf))];
	const worth = (card: string) => (card === suggested ? Number.POSITIVE_INFINITY : figureOf(card));
	const piles = colours.map((colour): Pile => {
		const own = cards.filter((card) => colourOf(card) === colour);
		const space = kingdom.spaces.findIndex(({ cards: [first] }) => first !== undefined && colourOf(first) === colour);
		const [top = ""] = own.toSorted((one, other) => worth(other) - worth(one));
		return { cards: own, top, space: space < 0 ? null : space };
	});
	const fresh = piles.filter(isNew).sort((one, other) => worth(other.top) - worth(one.top));
	return [...fresh, ...piles.filter((pile) => !isNew(pile))];
}

export const isNew = ({ space }: Pile): boolean => space === null;
export const hasChoice = ({ cards }: Pile): boolean => cards.length > 1;

/** This card on top of the others of its colour. */
export function topped(piles: Pile[], card: string): Pile[] {
	return piles.map((pile) => (pile.cards.includes(card) ? { ...pile, top: card } : pile));
}

/** Two new colours change places. */
export function swapped(piles: Pile[], one: number, other: number): Pile[] {
	const [first, second] = [piles[one], piles[other]];
	if (!first || !second || !isNew(first) || !isNew(second)) return piles;
	return piles.with(one, second).with(other, first);
}

/** The space that a pile goes to: its colour's, or the next empty one. */
export function spaceFor(piles: Pile[], place: number, kingdom: KingdomShown): number {
	const taken = kingdom.spaces.filter(({ cards }) => cards.length > 0).length;
	return piles[place]?.space ?? taken + place;
}

/** The cards to name, in the order in which they are asked for. */
export const named = (piles: Pile[]): string[] => piles.map(({ top }) => top);
