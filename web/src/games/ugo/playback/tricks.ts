/** Tricks as they were told: the picture shows only the one being played. */

import type { StoryLine } from "../../../wire/tables";
import { cardIn } from "../drawings/cards";
import type { Played } from "../picture";

export type Trick = {
	cards: Played[];
	winner: number | null;
	laid: string[]; // those of its cards that lie in the winner's kingdom already
};

/** The last trick that was won, with its cards in the order of play; none where the story does not tell all of it. */
export function lastTrick(story: StoryLine[]): Trick | null {
	const won = story.findLastIndex(({ key }) => key === "ugo-trick-won");
	if (won < 0) return null;
	const cards: Played[] = [];
	for (let place = won - 1; place >= 0; place--) {
		const line = story[place];
		if (line?.key !== "ugo-card-played") break;
		cards.unshift({ seat: line.numbers.seat ?? 0, card: cardIn(line.args.card) });
	}
	const isWhole = cards.length < won; // a lesson or a puzzle can begin in the middle of a trick
	return isWhole ? { cards, winner: story[won]?.numbers.seat ?? null, laid: [] } : null;
}

export type RoundScore = {
	round: number;
	spaces: number[][]; // what each space of each player scored, where anything was told of it
	points: number[];
	totals: number[];
};

/** What each player scored, round by round. */
export function roundScores(story: StoryLine[]): RoundScore[] {
	const rounds: RoundScore[] = [];
	for (const { key, numbers } of story) {
		if (key === "ugo-round-begun") rounds.push(nothingYet(numbers.round ?? rounds.length + 1));
		const round = rounds.at(-1);
		const { seat, space, points = 0, total = 0 } = numbers;
		if (!round || seat === undefined) continue;
		if (key === "ugo-space-scored" && space !== undefined) {
			round.spaces[seat] ??= [];
			round.spaces[seat][space] = points;
		}
		if (key !== "ugo-round-scored") continue;
		round.points[seat] = points;
		round.totals[seat] = total;
	}
	return rounds.filter(({ points }) => points.length > 0);
}

const nothingYet = (round: number): RoundScore => ({ round, spaces: [], points: [], totals: [] });
