/** What a seat is asked, read from how moves are written: `FIS`, `none`, `left first`. */

import type { Asked } from "../../../wire/messages";
import type { PillagePicture, PlannedCard } from "../picture";

export type Side = PlannedCard["side"];
export type Question =
	| { kind: "plan"; side: Side; cards: string[]; canStayEmpty: boolean }
	| { kind: "order"; sides: Side[] }
	| { kind: "buy"; cards: string[]; canDecline: boolean };

const NONE = "none";
const FIRST = " first";
const isCard = (move: string): boolean => move !== NONE && !move.endsWith(FIRST);

/** The question that is open for who looks; none for whoever is not asked. */
export function questionOf(picture: PillagePicture, asked: Asked | null): Question | null {
	if (!asked?.moves.length) return null;
	const cards = asked.moves.filter(isCard);
	const hasNone = asked.moves.includes(NONE);
	switch (picture.phase) {
		case "plan":
			return { kind: "plan", side: sideAsked(picture, asked), cards, canStayEmpty: hasNone };
		case "order":
			return {
				kind: "order",
				sides: asked.moves.filter((move) => move.endsWith(FIRST)).map((move) => move.slice(0, -FIRST.length) as Side),
			};
		case "buy":
		case "board":
			return { kind: "buy", cards, canDecline: hasNone };
		default:
			return null;
	}
}

/** The place that is planned now: in a duel, from the second round on, a card lies in front already. */
function sideAsked({ box, round }: PillagePicture, { part }: Asked): Side {
	const before = box.sides[0] === "front" && round > 1 ? 1 : 0;
	return box.sides[(part ?? 0) + before] ?? "left";
}

/** The number of a move; one that is not offered stays as it is written, and the server says why not. */
export function choiceOf(asked: Asked | null, move: string): number | string {
	const place = asked?.moves.indexOf(move) ?? -1;
	return asked?.actions[place] ?? move;
}

/** The move of a number, for a hint. */
export function moveOf(asked: Asked | null, action: number | null): string | null {
	const place = action === null ? -1 : (asked?.actions.indexOf(action) ?? -1);
	return asked?.moves[place] ?? null;
}

export const noCard = NONE;
export const firstOf = (side: Side): string => `${side}${FIRST}`;
