/** What cards are called: ours in the language files, an owner's in the option `deck` of the table. */

import { t, words } from "../../words/words.svelte";
import type { CardShown } from "./picture";

const PLACES_OF_NAMES: Record<string, number> = { en: 1, fr: 2 }; // in the line of a card
const USUAL_PLACE = 1;

/** The names of an owner's cards, in the order of their deck. */
export function ownersNames(deck: unknown): string[] {
	const line = String(deck ?? "");
	if (!line.includes(":")) return [];
	const place = PLACES_OF_NAMES[words.language] ?? USUAL_PLACE;
	return line.split(";").map((card) => (card.split(":")[place] ?? "").replaceAll("_", " "));
}

export type Naming = (code: string) => string;

/** How the cards of a table are called. */
export function naming(cards: Record<string, CardShown>, deck: unknown): Naming {
	const owners = ownersNames(deck);
	return (code) => {
		const number = cards[code]?.owners_number ?? null;
		if (number === null) return t("pillage-card", { card: code });
		return owners[number - 1] ?? t("pillage-owner-card", { number });
	};
}
