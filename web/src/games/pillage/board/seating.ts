/** Where everybody sits at the round table, seen from one's own place; in hundredths of its width and height. */

export type Spot = { x: number; y: number };
/** A place on a wide table, on the tall one of a phone, and on a low one, where all sit in a row. */
export type Place = { wide: Spot; tall: Spot; low: Spot };

type Row = [wideX: number, wideY: number, tallX: number, tallY: number];
/** Villages from the own one on, to the left; and between each and the next, the place where their cards meet. */
type Table = { villages: Row[]; fronts: Row[] };

const TABLES: Record<number, Table> = {
	2: {
		villages: [
			[36, 84, 27, 83],
			[36, 16, 27, 17],
		],
		fronts: [],
	},
	3: {
		villages: [
			[50, 88, 50, 88],
			[12, 32, 17, 17],
			[88, 32, 83, 17],
		],
		fronts: [
			[19, 80, 25, 58],
			[50, 13, 50, 17],
			[81, 80, 75, 58],
		],
	},
	4: {
		villages: [
			[50, 88, 50, 91],
			[12, 50, 17, 50],
			[50, 12, 50, 9],
			[88, 50, 83, 50],
		],
		fronts: [
			[23, 80, 22, 74],
			[23, 18, 22, 27],
			[77, 18, 78, 27],
			[77, 80, 78, 74],
		],
	},
	5: {
		villages: [
			[50, 88, 50, 89],
			[12, 55, 17, 54],
			[28, 12, 17, 11],
			[72, 12, 83, 11],
			[88, 55, 83, 54],
		],
		fronts: [
			[23, 83, 19, 76],
			[10, 27, 20, 32],
			[50, 13, 50, 13],
			[90, 27, 80, 32],
			[77, 83, 81, 76],
		],
	},
};

const place = ([wideX, wideY, tallX, tallY]: Row, low: Spot): Place => ({
	wide: { x: wideX, y: wideY },
	tall: { x: tallX, y: tallY },
	low,
});
const CENTRE: Spot = { x: 50, y: 50 };
const MIDDLE: Place = { wide: CENTRE, tall: CENTRE, low: CENTRE };
/** In a duel, where the two cards of each lie: beside the own village, and beside the other's. */
export const LINES: Place[] = [place([63, 84, 71, 83], { x: 42, y: 50 }), place([63, 16, 71, 17], { x: 58, y: 50 })];

/** How far along a row somebody sits, in hundredths: one's own place is in the middle, the left neighbour left of it. */
function along(step: number, seats: number): number {
	const middle = Math.floor(seats / 2);
	return (((middle - step + seats) % seats) * 100) / seats;
}
const inRow = (step: number, seats: number): Spot =>
	seats === 2 ? { x: step ? 82 : 18, y: 50 } : { x: along(step, seats) + 42 / seats, y: 21 };
/** Cards lie below two neighbours; those of the two ends at the end of the row. */
const below = (step: number, seats: number): Spot => ({ x: along((step + 1) % seats, seats) + 64 / seats, y: 72 });

/** The seats from the own one on, each the left neighbour of the one before. */
export const roundFrom = (own: number, seats: number): number[] =>
	Array.from({ length: seats }, (_, step) => (own + step) % seats);

/** Where each seat's village lies. */
export function villages(own: number, seats: number): Place[] {
	const places: Place[] = [];
	for (const [step, seat] of roundFrom(own, seats).entries()) {
		const row = TABLES[seats]?.villages[step];
		places[seat] = row ? place(row, inRow(step, seats)) : MIDDLE;
	}
	return places;
}

/** A place between two neighbours: `first` lays its left card there, `second`, who sits to its left, the right one. */
export type Front = { first: number; second: number; place: Place; isTurned: boolean };

/** All places where cards meet; turned where the card of `second` lies at the left of what is drawn. */
export function fronts(own: number, seats: number): Front[] {
	const where = villages(own, seats);
	return (TABLES[seats]?.fronts ?? []).map((row, step) => {
		const first = (own + step) % seats;
		const second = (first + 1) % seats;
		const isTurned = (where[second]?.tall.x ?? 0) < (where[first]?.tall.x ?? 0);
		return { first, second, place: place(row, below(step, seats)), isTurned };
	});
}

export const middle = MIDDLE;
