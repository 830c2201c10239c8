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
			[50, 15, 50, 17],
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
			[20, 82, 18, 75],
			[20, 18, 18, 26],
			[80, 18, 82, 26],
			[80, 82, 82, 75],
		],
	},
	5: {
		villages: [
			[50, 88, 50, 89],
			[12, 55, 17, 60],
			[28, 12, 17, 11],
			[72, 12, 83, 11],
			[88, 55, 83, 60],
		],
		fronts: [
			[23, 85, 18, 83.5],
			[8.5, 25, 18, 36.5],
			[50, 15, 50, 13],
			[91.5, 25, 82, 36.5],
			[77, 85, 82, 83.5],
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
export const LINES: Place[] = [place([63, 84, 71, 83], { x: 42, y: 56 }), place([63, 16, 71, 17], { x: 58, y: 56 })];

/** How far along a row somebody sits, in hundredths: one's own place is in the middle, the left neighbour left of it. */
function along(step: number, seats: number): number {
	const middle = Math.floor(seats / 2);
	return (((middle - step + seats) % seats) * 100) / seats;
}
/** On a low table: three have their cards beside their villages, more of them below. From one end on, in a seat's part. */
const rowOf = (seats: number) =>
	seats > 3 ? { village: 42, cards: 64, high: 25, deep: 75 } : { village: 27, cards: 76, high: 50, deep: 50 };
function inRow(step: number, seats: number): Spot {
	if (seats === 2) return { x: step ? 82 : 18, y: 56 };
	const { village, high } = rowOf(seats);
	return { x: along(step, seats) + village / seats, y: high };
}
/** Cards lie between two neighbours; those of the two ends at the end of the row. */
function betweenInRow(step: number, seats: number): Spot {
	const { cards, deep } = rowOf(seats);
	return { x: along((step + 1) % seats, seats) + cards / seats, y: deep };
}

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

/** All places where cards meet; turned where the card of `second` lies at the left of what is drawn, as in any row. */
export function fronts(own: number, seats: number): Front[] {
	const where = villages(own, seats);
	return (TABLES[seats]?.fronts ?? []).map((row, step) => {
		const first = (own + step) % seats;
		const second = (first + 1) % seats;
		const isTurned = (where[second]?.tall.x ?? 0) < (where[first]?.tall.x ?? 0);
		return { first, second, place: place(row, betweenInRow(step, seats)), isTurned };
	});
}

export const middle = MIDDLE;
