/** The score track: a scale of latitude round the chart, clockwise from its upper left corner. */

export type Point = { x: number; y: number; side: number };

export const LAP = 1000; // points once round

/** How far a score has come since it last passed the beginning. */
const lap = (score: number): number => ((score % LAP) + LAP) % LAP;

/** Where a score stands on the edge of a rectangle; negative ones stand before the beginning. */
export function onTrack(score: number, left: number, top: number, width: number, height: number): Point {
	const around = 2 * (width + height);
	let way = (lap(score) / LAP) * around;
	const sides = [width, height, width, height];
	let side = 0;
	while (way > (sides[side] ?? 0)) way -= sides[side++] ?? 0;
	const points: Point[] = [
		{ x: left + way, y: top, side },
		{ x: left + width, y: top + way, side },
		{ x: left + width - way, y: top + height, side },
		{ x: left, y: top + height - way, side },
	];
	return points[side] ?? { x: left, y: top, side: 0 };
}

/** How many pennants stand before each on about the same spot, so that none hides another. */
export function crowding(scores: number[], near: number): number[] {
	const apart = (one: number, other: number): number => Math.min(lap(one - other), lap(other - one));
	return scores.map((score, seat) => scores.slice(0, seat).filter((other) => apart(other, score) < near).length);
}
