/** The end of a game in figures: who came where, and where it turned. */

import type { ScoreStep } from "../../games/tale";

export type Ranked = { seat: number; score: number; rank: number };

/** Winners first, then by points; those with the same points share a place. */
export function ranking(scores: number[], winners: number[]): Ranked[] {
	const isWinner = (seat: number) => Number(winners.includes(seat));
	const isAhead = (one: number, other: number) =>
		isWinner(one) - isWinner(other) || (scores[one] ?? 0) - (scores[other] ?? 0);
	const seats = scores.map((_, seat) => seat);
	return seats
		.map((seat) => ({
			seat,
			score: scores[seat] ?? 0,
			rank: 1 + seats.filter((other) => isAhead(other, seat) > 0).length,
		}))
		.sort((one, other) => one.rank - other.rank);
}

export type Swing = { name: string; seat: number; points: number };

/** The step in which one player gained most on another, and who moved most in it, a winner before others; if any stands out. */
export function greatestSwing(steps: ScoreStep[], seats: number, winners: number[] = []): Swing | null {
	let greatest = { swing: 0, found: null as Swing | null };
	const swings: number[] = [];
	for (const [place, { name, totals }] of steps.entries()) {
		const before = steps[place - 1]?.totals ?? Array<number>(seats).fill(0);
		const gains = totals.map((total, seat) => total - (before[seat] ?? 0));
		const swing = Math.max(...gains) - Math.min(...gains);
		if (!swing) continue;
		swings.push(swing);
		if (swing < greatest.swing) continue; // of equal ones the last: it decided more
		const most = Math.max(...gains.map(Math.abs));
		const points = gains.includes(most) ? most : -most; // a fall that is deeper than any rise
		const seat = winners.find((winner) => gains[winner] === points) ?? gains.indexOf(points);
		greatest = { swing, found: { name, seat, points } };
	}
	const areAlike = swings.length > 1 && swings.every((swing) => swing === greatest.swing);
	return areAlike ? null : greatest.found; // a relic a time: naming one of them would tell nothing
}
