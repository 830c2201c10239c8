/** Rounds as they were told: the picture shows only the one being played. */

import type { StoryLine } from "../../../wire/tables";

export type Round = {
	number: number;
	olives: number; // in the bowl, with what was left over
	bids: number[]; // by seat
	taker: number | null; // nobody where all bids cancel each other
};

/** The rounds that are over, in their order. */
export function roundsOf(story: StoryLine[]): Round[] {
	const rounds: Round[] = [];
	for (const { key, numbers } of story) {
		const { round = 0, olives = 0, left = 0, seat = 0, card = 0 } = numbers;
		if (key === "olives-bowl-turned") rounds.push({ number: round, olives: olives + left, bids: [], taker: null });
		const now = rounds.at(-1);
		if (now && key === "olives-bid-shown") now.bids[seat] = card;
		if (now && key === "olives-bowl-taken") now.taker = seat;
	}
	return rounds.filter(({ bids }) => bids.length > 0);
}
