/** Tiles, cells and moves in words. */

import { t, words } from "../../words/words.svelte";
import { drawn, lineKind, tileText } from "./drawings/tiles";
import type { VigoBox } from "./picture";
import { isEvent, type Offer } from "./questions/moves";

export const sayTile = (tile: string): string => words.tell(tileText(tile), []);

/** What a tile is good for, and what it counts for who has this colour. §value */
export function sayMeaning(tile: string, { points, colours }: VigoBox, seat: number | null): string {
	const { part, hue, treasure } = drawn(tile);
	const inChest =
		hue === "brown" ? points.brown : hue === colours[seat ?? -1] ? points.own_colour : points.other_colour;
	const counts = { pirate: Math.abs(points.pirate), ship: points.last_ship }[String(part)] ?? inChest;
	const of = treasure ? "treasure" : "none";
	return t("vigo-sign-tile", { tile: sayTile(tile), part, points: counts, fitting: points.fitting_key, of });
}

/** What lies on a cell; a ghost is what was seen there before. */
export function sayLying(lying: string | null, ghost: string | undefined): string {
	if (lying === null) return t("vigo-lies-nothing");
	if (lying !== "hidden") return sayTile(lying);
	return ghost ? t("vigo-lies-ghost", { tile: sayTile(ghost) }) : t("vigo-lies-hidden");
}

/** A cell with what is on it, and how it can be chosen. */
export function sayCell(cell: string, what: string, offer: Offer | undefined): string {
	if (offer?.kind === "sail")
		return t("vigo-cell-course", { cell, what, direction: offer.direction, distance: offer.distance });
	return offer ? t("vigo-cell-choice", { cell, what }) : t("vigo-cell", { cell, what });
}

/** What an event will do, by its aim. */
function sayEvent(offer: Offer, names: string[]): string {
	const key = `vigo-do-${offer.kind}`;
	if ("cell" in offer) return t(key, { cell: offer.cell });
	if ("line" in offer) return t(key, { kind: lineKind(offer.line), line: offer.line });
	return "seat" in offer ? t(key, { tile: sayTile(offer.tile), seat: names[offer.seat] ?? "" }) : "";
}

/** A move as its button says it: where a boat goes to an open tile, what lies there matters more than the way. */
export function sayAnswer(offer: Offer, names: string[], lyingOn: (cell: string) => string): string {
	const tile = "cell" in offer ? lyingOn(offer.cell) : "hidden";
	if (!("cell" in offer) || tile === "hidden") return sayOffer(offer, names);
	return t("vigo-do-there", { kind: offer.kind, cell: offer.cell, tile: sayTile(tile) });
}

/** A move before it is made. */
export function sayOffer(offer: Offer, names: string[]): string {
	if (isEvent(offer.kind)) return sayEvent(offer, names);
	switch (offer.kind) {
		case "sail":
			return t("vigo-do-sail", { direction: offer.direction, distance: offer.distance, cell: offer.cell });
		case "put":
		case "call":
			return t("vigo-do-tile", { kind: offer.kind, tile: sayTile(offer.tile) });
		case "place":
		case "on":
			return t("vigo-do-cell", { kind: offer.kind, cell: offer.cell });
		default:
			return t("vigo-do", { kind: offer.kind });
	}
}
