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

/**
 * Where pennants stand, as scores: in their order, and at least so many points apart. They are gone through from behind
 * the widest gap, and who would be hidden by another stands that much before it.
 */
export function spread(scores: number[], apart: number): number[] {
	const order = scores.map((score, seat) => ({ seat, way: lap(score) })).sort((one, other) => one.way - other.way);
	const gaps = order.map(({ way }, place) => lap(way - (order.at(place - 1)?.way ?? 0)));
	const first = gaps.indexOf(Math.max(...gaps));
	const spread = [...scores];
	let least = Number.NEGATIVE_INFINITY;
	for (const [place, { seat, way }] of [...order.slice(first), ...order.slice(0, first)].entries()) {
		const unrolled = place < order.length - first ? way : way + LAP;
		const stands = Math.max(unrolled, least);
		spread[seat] = stands;
		least = stands + apart;
	}
	return spread;
}
