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

/** How many points pennants stand apart, and how many where one of two has a number beside it. */
export type Apart = { plain: number; numbered: number };

/** Whether a pennant says more than where it stands: it has been round, or is below the beginning. */
export const isNumbered = (score: number): boolean => score >= LAP || score < 0;

/**
 * Where pennants stand, as scores: in their order, and at least so many points apart. They are gone through from behind
 * the widest gap, and who would be hidden by another stands that much before it.
 */
export function spread(scores: number[], { plain, numbered }: Apart): number[] {
	const order = scores.map((score, seat) => ({ seat, way: lap(score) })).sort((one, other) => one.way - other.way);
	const gaps = order.map(({ way }, place) => lap(way - (order.at(place - 1)?.way ?? 0)));
	const first = gaps.indexOf(Math.max(...gaps));
	const spread = [...scores];
	const least = (seat: number, last: number | undefined) => {
		if (last === undefined) return Number.NEGATIVE_INFINITY;
		const isWide = [seat, last].some((one) => isNumbered(scores[one] ?? 0));
		return (spread[last] ?? 0) + (isWide ? numbered : plain);
	};
	let last: number | undefined;
	for (const [place, { seat, way }] of [...order.slice(first), ...order.slice(0, first)].entries()) {
		const unrolled = place < order.length - first ? way : way + LAP;
		spread[seat] = Math.max(unrolled, least(seat, last));
		last = seat;
	}
	return spread;
}
