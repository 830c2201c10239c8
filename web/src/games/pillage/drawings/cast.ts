/** The cast: every villager is somebody. */

import { type Hair, type Hat, type Head, type HeadRow, head } from "../../../ui/heads";

const CAST: Record<string, HeadRow> = {
	FAR: [1, "short", 2, "straw", 0, "none", "freckles", "smile"],
	WAL: [0, "short", 1, "helmet", 5, "moustache", "none", "grim"],
	RAI: [2, "curls", 0, "bandana", 3, "stubble", "scar", "smirk"],
	MER: [3, "none", 0, "beret", 4, "goatee", "none", "smile"],
	FLO: [0, "braids", 5, "scarf", 1, "none", "freckles", "smile"],
	INN: [1, "bun", 1, "cook", 7, "none", "none", "open"],
	MAS: [2, "short", 0, "cap", 5, "full", "none", "smile"],
	MIN: [0, "none", 4, "helmet", 0, "full", "none", "grim"],
	PIC: [3, "bun", 0, "none", 1, "none", "glasses", "smile"],
	RAT: [0, "long", 1, "wide", 6, "stubble", "none", "smirk"],
	SHE: [1, "long", 3, "scarf", 7, "none", "freckles", "smile"],
	CAT: [2, "none", 4, "crown", 7, "full", "none", "smile"],
	DUN: [0, "none", 0, "hood", 6, "none", "none", "grim"],
	LAB: [4, "braids", 0, "cap", 1, "none", "none", "smirk"],
	MOA: [1, "curls", 2, "helmet", 2, "none", "none", "open"],
	TOL: [3, "short", 4, "wide", 2, "moustache", "none", "grim"],
	TRE: [0, "none", 4, "beret", 3, "none", "glasses", "grim"],
	MON: [1, "none", 1, "hood", 5, "full", "none", "smile"],
	BER: [0, "mohawk", 5, "none", 3, "full", "scar", "open"],
	BUR: [2, "bun", 0, "hood", 6, "none", "none", "smirk"],
	CUT: [1, "short", 3, "cap", 3, "none", "freckles", "smirk"],
	OUT: [0, "short", 2, "wide", 1, "goatee", "none", "smirk"],
	TRA: [3, "long", 0, "hood", 0, "full", "none", "grim"],
	VET: [2, "short", 4, "none", 3, "moustache", "patch", "grim"],
	TUR: [4, "curls", 0, "scarf", 3, "goatee", "none", "smirk"],
	BAR: [0, "long", 3, "beret", 1, "none", "earring", "open"],
	DOC: [4, "short", 4, "none", 7, "goatee", "glasses", "smile"],
	SMU: [1, "curls", 0, "wide", 6, "stubble", "pipe", "smirk"],
	FIS: [2, "braids", 1, "cap", 2, "none", "earring", "smile"],
	OYS: [4, "bun", 0, "straw", 0, "none", "none", "smile"],
	BEA: [1, "long", 4, "straw", 0, "full", "none", "smile"],
	WHA: [0, "braids", 3, "bandana", 2, "none", "scar", "grim"],
	LIG: [3, "none", 4, "cap", 6, "full", "pipe", "smile"],
	REE: [2, "long", 1, "crown", 2, "none", "freckles", "grim"],
	HAR: [1, "none", 0, "bandana", 5, "full", "earring", "grim"],
	SEA: [4, "short", 0, "helmet", 2, "moustache", "none", "open"],
	CUS: [0, "bun", 4, "tricorne", 2, "none", "glasses", "grim"],
	TAV: [0, "curls", 5, "scarf", 7, "none", "earring", "open"],
	BOA: [3, "mohawk", 0, "none", 3, "stubble", "earring", "open"],
	COR: [1, "long", 0, "tricorne", 3, "goatee", "none", "smirk"],
	FIR: [4, "none", 0, "bandana", 3, "none", "patch", "open"],
	PRE: [0, "short", 1, "tricorne", 6, "moustache", "scar", "grim"],
	GUN: [4, "curls", 5, "bandana", 6, "none", "none", "smirk"],
	QUA: [3, "braids", 0, "tricorne", 4, "none", "glasses", "smile"],
	PRI: [0, "none", 4, "wide", 4, "moustache", "none", "smile"],
	CHA: [2, "short", 4, "none", 4, "full", "glasses", "open"],
	FEN: [1, "none", 2, "hood", 4, "stubble", "earring", "smirk"],
	RAN: [4, "long", 0, "scarf", 4, "none", "none", "smirk"],
};

const HAIRS: Hair[] = ["short", "curls", "long", "braids", "bun", "mohawk"];
const HATS: Hat[] = ["none", "cap", "scarf", "wide", "beret", "bandana", "straw"];

/** A face for a card that is not of our cast: its letters choose it, so that it is the same everywhere. */
function anybody(card: string): HeadRow {
	const [a = 0, b = 0, c = 0] = [...card].map((letter) => letter.charCodeAt(0));
	return [a % 5, HAIRS[b % 6] ?? "short", c % 6, HATS[(a + c) % 7] ?? "none", (b + c) % 8, "none", "none", "smile"];
}

export const villager = (card: string): Head => head(CAST[card] ?? anybody(card));

export const isOfTheCast = (card: string): boolean => card in CAST;
