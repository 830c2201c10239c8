/** Sentences with small drawings in the place of words. */

import { words } from "./words.svelte";

/** A drawing in a sentence, by its code, and what it is called. */
export type Sign = { sign: string; label: string };
export type Piece = string | Sign;
type Filling = string | number | Sign | Sign[];

const [BEGIN, END] = ["\uE000", "\uE001"]; // no sentence has them: they are nobody's letters
const MARKED = new RegExp(`${BEGIN}(\\d+)${END}`);

/** A sentence cut where drawings stand in it. */
export function pieces(key: string, args: Record<string, Filling>): Piece[] {
	const signs: Sign[] = [];
	const mark = (sign: Sign) => `${BEGIN}${signs.push(sign) - 1}${END}`;
	const filled = Object.entries(args).map(([name, value]): [string, string | number] => {
		if (typeof value !== "object") return [name, value];
		return [name, Array.isArray(value) ? value.map(mark).join(" ") : mark(value)];
	});
	const parts = words.say(key, Object.fromEntries(filled)).split(MARKED);
	return parts.map((part, place): Piece => (place % 2 ? (signs[Number(part)] ?? "") : part)).filter(Boolean);
}

/** A sentence word by word; what no line breaks is together: a drawing, the word before it and the point behind it. */
export function unbroken(told: Piece[]): Piece[][] {
	const bundles: Piece[][] = [];
	const split = (said: string): Piece[] => said.match(/\s*·\s*|\s+|\S+\s*/g) ?? [];
	const parts = told.flatMap((piece) => (typeof piece === "string" ? split(piece) : [piece]));
	for (const [place, part] of parts.entries()) {
		const before = parts[place - 1] ?? " ";
		const isJoined = typeof part === "string" ? typeof before !== "string" && part.trim() : isWord(before);
		if (isJoined) bundles.at(-1)?.push(part);
		else bundles.push([part]);
	}
	return bundles.flatMap(withoutSpace);
}
/** The space behind what is together stands by itself: there a line may break. */
function withoutSpace(bundle: Piece[]): Piece[][] {
	const last = bundle.at(-1);
	if (bundle.length < 2 || typeof last !== "string" || last === last.trimEnd()) return [bundle];
	return [[...bundle.slice(0, -1), last.trimEnd()], [" "]];
}
const isWord = (part: Piece) => typeof part === "string" && part.trim() !== "";

/** The same for whoever only reads or hears it. */
export const plain = (told: Piece[]): string =>
	told.map((piece) => (typeof piece === "string" ? piece : piece.label)).join("");
