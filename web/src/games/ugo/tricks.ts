/** Tricks as they were told: the picture shows only the one being played. */

import type { StoryLine } from "../../wire/tables";
import { cardIn } from "./cards";
import type { Played } from "./picture";

export type Trick = { cards: Played[]; winner: number | null };

/** The last trick that was won, with its cards in the order of play; none in a game that has just begun. */
export function lastTrick(story: StoryLine[]): Trick | null {
	const won = story.findLastIndex(({ key }) => key === "ugo-trick-won");
	if (won < 0) return null;
	const cards: Played[] = [];
	for (let place = won - 1; place >= 0; place--) {
		const line = story[place];
		if (line?.key !== "ugo-card-played") break;
		cards.unshift({ seat: line.numbers.seat ?? 0, card: cardIn(line.args.card) });
	}
	return { cards, winner: story[won]?.numbers.seat ?? null };
}

export type RoundScore = { round: number; points: number[]; totals: number[] };

/** What each player scored, round by round. */
export function roundScores(story: StoryLine[]): RoundScore[] {
	const rounds: RoundScore[] = [];
	for (const { key, numbers } of story) {
		if (key === "ugo-round-begun") rounds.push({ round: numbers.round ?? rounds.length + 1, points: [], totals: [] });
		const round = rounds.at(-1);
		if (key !== "ugo-round-scored" || !round || numbers.seat === undefined) continue;
		round.points[numbers.seat] = numbers.points ?? 0;
		round.totals[numbers.seat] = numbers.total ?? 0;
	}
	return rounds.filter(({ points }) => points.length > 0);
}
