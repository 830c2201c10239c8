/** Lists of cards to be read: one card, the cards of a village, all cards of the game. */

import { t } from "../../../words/words.svelte";
import type { Naming } from "../names";
import type { PillagePicture } from "../picture";

export type CardList = { title: string; notes: string[]; codes: string[] };

export const oneCard = (code: string, naming: Naming): CardList => ({ title: naming(code), notes: [], codes: [code] });

/** What everybody knows to be somebody's, and how many cards besides. */
export function villageCards(picture: PillagePicture, seat: number, name: string, naming: Naming): CardList {
	const resting = picture.resting[seat] ?? [];
	const unseen = picture.unseen[seat] ?? 0;
	return {
		title: t("pillage-cards-of", { name, own: seat === picture.seat ? "yes" : "no" }),
		notes: [
			...(unseen ? [t("pillage-unseen", { cards: unseen })] : []),
			...resting.map((code) => t("pillage-rests", { card: naming(code) })),
			...(picture.provoked[seat] ?? []).map((code) => t("pillage-is-provoked", { card: naming(code) })),
		],
		codes: [...(picture.hands[seat] ?? []), ...resting],
	};
}

/** All cards in play, and those that lie under the pile. */
export function allCards(picture: PillagePicture, naming: Naming): CardList {
	const buried = picture.pile.buried.map(naming).join(", ");
	return {
		title: t("pillage-all-cards", { cards: picture.pile.cards }),
		notes: [whoseDesign(picture), buried ? t("pillage-buried-cards", { cards: buried }) : ""].filter(Boolean),
		codes: Object.keys(picture.cards),
	};
}

/** Whose cards the market sells, where they are not those of a box. */
export function whoseDesign({ box }: PillagePicture): string {
	if (box.market !== "abordage" && box.market !== "both") return "";
	return box.is_owners_deck ? t("pillage-owners-deck") : t("pillage-page-our-design");
}
