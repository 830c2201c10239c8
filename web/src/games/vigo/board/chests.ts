/** A chest as it is put together on the screen; which chests there are is told by the picture. */

import { drawn } from "../drawings/tiles";
import type { ChestShown } from "../picture";

export type Placed = { tile: string; column: number; row: number; isMirrored: boolean; isAbove: boolean };
export type Joined = { pieces: Placed[]; columns: number; key: string | null };

const tilesOf = (chest: ChestShown): string[] => chest.pieces.map(({ tile }) => tile);

/** What is left of some tiles when others are taken out of them; null where those are not among them. */
function without(tiles: string[], others: string[]): string[] | null {
	const left = [...tiles];
	for (const tile of others) {
		const place = left.indexOf(tile);
		if (place < 0) return null;
		left.splice(place, 1);
	}
	return left;
}

/** The most valuable chest with all of some tiles, and what it needs besides. */
export function bestWith(chests: ChestShown[], tiles: string[]): { chest: ChestShown; missing: string[] } | null {
	for (const chest of chests) {
		const missing = without(tilesOf(chest), tiles);
		if (missing) return { chest, missing };
	}
	return null;
}

/** The chest that is made of just these tiles. */
export function chestOf(chests: ChestShown[], tiles: string[]): ChestShown | null {
	return chests.find((chest) => without(tilesOf(chest), tiles)?.length === 0) ?? null;
}

/** Some tiles and one more: what cannot be in a chest with it is laid aside. Nothing, if no chest takes it. */
export function withTile(chests: ChestShown[], tiles: string[], tile: string): string[] | null {
	let most: string[] | null = null;
	for (const chest of chests) {
		const left = without(tilesOf(chest), [tile]);
		if (!left) continue;
		const kept = common(tiles, left);
		if (!most || kept.length + 1 > most.length) most = [...kept, tile];
	}
	return most;
}

/** The tiles of one list that another has as well. */
function common(tiles: string[], others: string[]): string[] {
	const left = [...others];
	return tiles.filter((tile) => {
		const place = left.indexOf(tile);
		if (place >= 0) left.splice(place, 1);
		return place >= 0;
	});
}

/** Lids above, bottoms below, middles between them, half above and half below; the lock is in the seam. */
export function joined(tiles: string[]): Joined {
	const of = (...parts: string[]) => tiles.filter((tile) => parts.includes(drawn(tile).part));
	const middles = [...of("lock"), ...of("middle")];
	const above = middles.filter((_, place) => place % 2 === 0);
	const below = middles.filter((_, place) => place % 2 === 1);
	const columns = 2 + Math.max(above.length, below.length);
	const pieces = [
		...row(of("lid"), towardsTheMiddle(above), columns, 0),
		...row(of("bottom"), towardsTheMiddle(below), columns, 1),
	];
	return { pieces, columns, key: of("key")[0] ?? null };
}

/** The first of some pieces goes where everybody looks. */
function towardsTheMiddle([first, ...others]: string[]): string[] {
	if (first === undefined) return [];
	const half = Math.floor(others.length / 2);
	return [...others.slice(0, half), first, ...others.slice(half)];
}

function row(corners: string[], between: string[], columns: number, row: number): Placed[] {
	const isAbove = row === 0;
	const placed: Placed[] = between.map((tile, place) => ({ tile, column: place + 1, row, isMirrored: false, isAbove }));
	const [left, right] = corners;
	if (left) placed.push({ tile: left, column: 0, row, isMirrored: false, isAbove });
	if (right) placed.push({ tile: right, column: columns - 1, row, isMirrored: true, isAbove });
	return placed;
}

/** The sum as it stands on a slate: equal points together, `40 + 3 × 20 + 3 × 10`; no line breaks within a product. */
export function sum({ pieces }: ChestShown): string {
	const counts = new Map<number, number>();
	for (const { points } of pieces) counts.set(points, (counts.get(points) ?? 0) + 1);
	const parts = [...counts].sort(([one], [other]) => other - one);
	return parts.map(([points, times]) => product(times, points)).join(" + ");
}

const product = (times: number, points: number): string =>
	times > 1 ? `${times}\u00a0×\u00a0${points}` : String(points);
