/** Where everybody sits at the round table, seen from one's own place; in hundredths of its width and height. */

export type Spot = { x: number; y: number };
/** A place on a wide table and on the tall one of a phone. */
export type Place = { wide: Spot; tall: Spot };

type Row = [wideX: number, wideY: number, tallX: number, tallY: number];
/** Villages from the own one on, to the left; and between each and the next, the place where their cards meet. */
type Table = { villages: Row[]; fronts: Row[] };

const TABLES: Record<number, Table> = {
	2: {
		villages: [
			[50, 89, 50, 91],
			[50, 11, 50, 9],
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
			[50, 88, 50, 92],
			[12, 55, 17, 54],
			[28, 12, 17, 11],
			[72, 12, 83, 11],
			[88, 55, 83, 54],
		],
		fronts: [
			[23, 83, 22, 76],
			[10, 27, 20, 32],
			[50, 13, 50, 11],
			[90, 27, 80, 32],
			[77, 83, 78, 76],
		],
	},
};

const place = ([wideX, wideY, tallX, tallY]: Row): Place => ({
	wide: { x: wideX, y: wideY },
	tall: { x: tallX, y: tallY },
});
const MIDDLE: Place = { wide: { x: 50, y: 50 }, tall: { x: 50, y: 50 } };

/** The seats from the own one on, each the left neighbour of the one before. */
export const roundFrom = (own: number, seats: number): number[] =>
	Array.from({ length: seats }, (_, step) => (own + step) % seats);

/** Where each seat's village lies. */
export function villages(own: number, seats: number): Place[] {
	const places: Place[] = [];
	for (const [step, seat] of roundFrom(own, seats).entries()) {
		const row = TABLES[seats]?.villages[step];
		places[seat] = row ? place(row) : MIDDLE;
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
		return { first, second, place: place(row), isTurned };
	});
}

export const middle = MIDDLE;
