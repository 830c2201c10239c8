/** How the winner's cards would be laid: one pile for each colour, with the card that comes on top. */

import { colourOf, figureOf } from "../drawings/cards";
import type { KingdomShown } from "../picture";

export type Pile = {
	cards: string[]; // in the order in which they were played
	top: string;
	space: number | null; // where its colour lies already; none for a new one
};

/** High cards on top, and the highest first. */
export function proposal(cards: string[], kingdom: KingdomShown): Pile[] {
	const colours = [...new Set(cards.map(colourOf))];
	const piles = colours.map((colour): Pile => {
		const own = cards.filter((card) => colourOf(card) === colour);
		const space = kingdom.spaces.findIndex(({ cards: [first] }) => first !== undefined && colourOf(first) === colour);
		const [top = ""] = own.toSorted((one, other) => figureOf(other) - figureOf(one));
		return { cards: own, top, space: space < 0 ? null : space };
	});
	const fresh = piles.filter(isNew).sort((one, other) => figureOf(other.top) - figureOf(one.top));
	return [...fresh, ...piles.filter((pile) => !isNew(pile))];
}

export const isNew = ({ space }: Pile): boolean => space === null;
export const hasChoice = ({ cards }: Pile): boolean => cards.length > 1;

/** What there is to choose: of so many piles the card on top, and in which order new colours come. */
export function choices(piles: Pile[]): { tops: number; orders: "yes" | "no" } {
	return { tops: piles.filter(hasChoice).length, orders: piles.filter(isNew).length > 1 ? "yes" : "no" };
}

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
	return piles[place]?.space ?? taken(kingdom) + place;
}

const taken = (kingdom: KingdomShown): number => kingdom.spaces.filter(({ cards }) => cards.length > 0).length;

/** Where a bot would lay a card, as far as that is a choice: a new colour that is named comes first. */
export function advised(piles: Pile[], card: string, kingdom: KingdomShown): { choice: string; space: number } {
	const pile = piles.find(({ cards }) => cards.includes(card));
	const isTop = pile !== undefined && hasChoice(pile);
	const isOrdered = pile !== undefined && isNew(pile) && choices(piles).orders === "yes";
	return { choice: isTop && isOrdered ? "both" : isTop ? "top" : "space", space: pile?.space ?? taken(kingdom) };
}

/** The cards to name, in the order in which they are asked for. */
export const named = (piles: Pile[]): string[] => piles.map(({ top }) => top);
