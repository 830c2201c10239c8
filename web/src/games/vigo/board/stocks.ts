/** The tiles in front of the players, each with a name: so that a page knows which one travels, among equal ones too. */

export type Held = { tile: string; copy: number; thing: string };

/** A tile of somebody's stock as a thing that travels; the copies of a kind are counted from 0. */
export const heldAs = (seat: number, tile: string, copy: number): string => `${seat}-${tile}-${copy}`;

/** A tile on a cell, while it comes there. */
export const laidOn = (cell: string): string => `on-${cell}`;

/** The place of a whole stock. */
export const stockOf = (seat: number): string => `stock-${seat}`;

export const gained = (stock: string[], tile: string): string[] => [...stock, tile];

export function lost(stock: string[], tile: string): string[] {
	const place = stock.lastIndexOf(tile);
	return place < 0 ? stock : stock.toSpliced(place, 1);
}

export const copiesOf = (stock: string[], tile: string): number => stock.filter((held) => held === tile).length;

/** A stock as it lies there: in the order of the box. */
export function laidOut(stock: string[], seat: number, box: { code: string }[]): Held[] {
	const rank = new Map(box.map(({ code }, place) => [code, place]));
	const sorted = stock.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
	return sorted.map((tile, place) => {
		const copy = copiesOf(sorted.slice(0, place), tile);
		return { tile, copy, thing: heldAs(seat, tile, copy) };
	});
}
