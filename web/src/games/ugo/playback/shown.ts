/** What lies on a table of UGO! now, as it is drawn. */

import type { TableState } from "../../../wire/tables";
import type { UgoPicture } from "../picture";
import type { Shown } from "./steps";
import { lastTrick } from "./tricks";

export const pictureOf = (table: TableState): UgoPicture => table.picture as unknown as UgoPicture;

/**
 * Between two tricks of a round the last one stays in sight, for whoever has not seen its cards go, or sees just that trick
 * again.
 */
export function shownNow(table: TableState, keepsLast: boolean, isPast = false): Shown {
	const { trick, kingdoms, hand, round } = pictureOf(table);
	const isFirst = trick.number === 1; // the sheet of the round before has told all of it
	const last = trick.cards.length || isFirst || !(keepsLast || isPast) ? null : lastTrick(table.story);
	const laid = trick.is_complete
		? trick.cards.map(({ card }) => card).filter((card) => !trick.to_lay.includes(card))
		: [];
	return {
		trick: last ?? { cards: trick.cards, winner: trick.winner, laid },
		isOver: last !== null,
		kingdoms,
		hand: hand ?? [],
		round: round.number,
		number: last && isPast ? trick.number - 1 : trick.number,
		counted: null,
		sheet: null,
		totals: table.scores,
	};
}
