import { expect, test } from "vitest";
import { fronts, roundFrom, villages } from "./seating";

test.each([3, 4, 5])("of %i, the left neighbour sits to the left and the right one to the right", (seats) => {
	const own = 1;
	const where = villages(own, seats);
	expect(where[(own + 1) % seats]?.wide.x).toBeLessThan(50);
	expect(where[(own + seats - 1) % seats]?.tall.x).toBeGreaterThan(50);
	expect(where[own]?.wide.y).toBe(Math.max(...where.map(({ wide }) => wide.y)));
});

test.each([3, 4, 5])("of %i, cards lie between neighbours, each nearer to its owner", (seats) => {
	const where = villages(2, seats);
	for (const { first, second, place, isTurned } of fronts(2, seats)) {
		expect(second).toBe((first + 1) % seats);
		const [one, other] = [where[first]?.tall.x ?? 0, where[second]?.tall.x ?? 0];
		expect(isTurned).toBe(other < one);
		expect(place.wide.x).toBeGreaterThan(0);
	}
});

test("seats are told from the own one on, to the left", () => {
	expect(roundFrom(2, 4)).toEqual([2, 3, 0, 1]);
});
