/** What happened, told in paragraphs: one for a trick, a turn or a round, with small signs, and to the reader as “you”. */

import type { Component } from "svelte";
import type { StoryLine, TableState } from "../wire/tables";
import type { Piece } from "../words/pieces";
import { t, words } from "../words/words.svelte";

export type Sentence = { pieces: Piece[]; tone?: "good" | "bad" }; // what it did to the reader

/** Some lines of a story that are told together: those from a place to before another. */
export type Paragraph = {
	from: number;
	to: number;
	seat: number | null; // whose turn it was, where it was somebody's
	title?: string;
	isMark?: boolean; // a heading between paragraphs
};

/** How a game tells its story; what it needs besides is in the table. */
export type Tale = {
	paragraphs: (story: StoryLine[]) => Paragraph[];
	tell: (lines: StoryLine[], reader: Reader) => Sentence[];
	brief?: (lines: StoryLine[], reader: Reader) => Sentence[]; // where there are two lines for it: the outcome is first
	line?: (line: StoryLine, reader: Reader) => string; // one by itself; otherwise in its own words
	before?: (lines: StoryLine[], reader: Reader) => Sentence[]; // what nobody had the time to read before those lines
	course: (story: StoryLine[], seats: number) => ScoreStep[]; // how the scores came about
	hues?: (table: TableState) => number[]; // of the players' lines in a chart, where they have colours of their own
	Sign: Component<{ sign: string }>;
};

/** Everybody's points after a round, or after something that scored. */
export type ScoreStep = { name: string; totals: number[] };

/** Who reads. */
export type Reader = { table: TableState; names: string[]; me: number | null };

export const isYou = (reader: Reader, seat: number | undefined): boolean => seat !== undefined && seat === reader.me;

/** A player in a sentence: `you` chooses the verb, `name` is who. */
export function who(reader: Reader, seat: number | undefined): { you: "yes" | "no"; name: string } {
	return isYou(reader, seat)
		? { you: "yes", name: t("tale-you") }
		: { you: "no", name: reader.names[seat ?? -1] ?? "" };
}

/** A line in its own words. */
export const asTold = (line: StoryLine, { names }: Reader): Sentence => ({ pieces: [words.tell(line, names)] });

/** How good something is for the reader that somebody gets, or loses to another. */
export function toneOf(reader: Reader, winner: number | undefined, loser?: number): Pick<Sentence, "tone"> {
	if (isYou(reader, loser)) return { tone: "bad" };
	return isYou(reader, winner) ? { tone: "good" } : {};
}

/** Lines in paragraphs: a line begins one where the game says so, and the others belong to the last. */
export function grouped(
	story: StoryLine[],
	begins: (line: StoryLine, before: StoryLine | undefined) => Omit<Paragraph, "from" | "to"> | null,
): Paragraph[] {
	const paragraphs: Paragraph[] = [];
	for (const [place, line] of story.entries()) {
		const begun = begins(line, story[place - 1]);
		if (begun || !paragraphs.length) paragraphs.push({ seat: null, ...begun, from: place, to: place + 1 });
		else Object.assign(paragraphs.at(-1) as Paragraph, { to: place + 1 });
	}
	return paragraphs;
}

/** Pieces of several phrases, with something between them, and perhaps something else before the last. */
export const joined = (phrases: Piece[][], between: string, last = between): Piece[] =>
	phrases.flatMap((phrase, place) => {
		if (!place) return phrase;
		return [place === phrases.length - 1 ? last : between, ...phrase];
	});

/** Points that lines bring, added up: a step for each of those lines that belong together. */
export function addedUp<Line extends StoryLine>(
	lines: Line[],
	seats: number,
	read: (line: Line) => { name: string; points: number; isSame?: boolean },
): ScoreStep[] {
	const steps: ScoreStep[] = [];
	for (const line of lines) {
		const last = steps.at(-1);
		const { name, points, isSame } = read(line);
		const totals = [...(last?.totals ?? Array<number>(seats).fill(0))];
		const seat = line.numbers.seat ?? 0;
		totals[seat] = (totals[seat] ?? 0) + points;
		if (isSame && last) last.totals = totals;
		else steps.push({ name, totals });
	}
	return steps;
}
