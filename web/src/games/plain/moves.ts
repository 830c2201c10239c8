/** Moves in words, for games that are played at the plain table: what players write, said. */

import { t } from "../../words/words.svelte";

/** A move as its game says it; another game's move stays as it is written. */
export function inWords(game: string, move: string, names: string[]): string {
	const [kind = "", first = "", second = ""] = move.split(" ");
	if (game === "vigo")
		return t("vigo-move", { kind, of: ofVigo(kind, first, second, names), whose: names[Number(first) - 1] ?? "" });
	return move;
}

/** What a move of VIGO is about: a cell, a number, or a tile. */
function ofVigo(kind: string, first: string, second: string, names: string[]): string {
	const tile = kind === "pirate" && names[Number(first) - 1] ? second : first;
	if (!["pirate", "put", "call"].includes(kind)) return first;
	const [part = "", of = ""] = tile.split("-");
	return t("vigo-tile", { part, of });
}
