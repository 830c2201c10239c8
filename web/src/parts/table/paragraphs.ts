/** The paragraphs of a table's story, as far as it has been shown. */

import { isTold } from "../../games/games";
import { asTold, type Paragraph, type Reader, type Sentence, type Tale, who } from "../../games/tale";
import type { Aside, StoryLine, TableState } from "../../wire/tables";
import { t, words } from "../../words/words.svelte";

const RESIGNED = "log-resigned";

/** Where a game tells no tale, each line is a paragraph. */
export function paragraphsOf(tale: Tale | null, game: string, story: StoryLine[]): Paragraph[] {
	const lines = story.map((_, place): Paragraph => ({ from: place, to: place + 1, seat: null }));
	const told = tale ? tale.paragraphs(story) : lines;
	return told.filter(({ from, to }) => story.slice(from, to).some((line) => isTold(game, line)));
}

const linesOf = ({ from, to }: Paragraph, { table: { game, story } }: Reader): StoryLine[] =>
	story.slice(from, to).filter((line) => isTold(game, line));

/** Whoever has resigned reads of the bot in that seat by name, not as “you”: of lines from a place on. */
export function readerAt(place: number, reader: Reader): Reader {
	const { table, me } = reader;
	const hasLeft = table.asides.some((aside) => aside.key === RESIGNED && aside.seat === me && aside.place <= place);
	return hasLeft ? { ...reader, me: null } : reader;
}

export function sentencesOf(tale: Tale | null, paragraph: Paragraph, reader: Reader): Sentence[] {
	const lines = linesOf(paragraph, reader);
	const told = readerAt(paragraph.to - 1, reader);
	return tale ? tale.tell(lines, told) : lines.map((line) => asTold(line, told));
}

const briefly = (tale: Tale | null, paragraph: Paragraph, reader: Reader): Sentence[] =>
	tale?.brief?.(linesOf(paragraph, reader), reader) ?? sentencesOf(tale, paragraph, reader);

/** What just happened: the last paragraph, and before it whatever others took from the reader since their own. */
export function lastAction(tale: Tale | null, paragraphs: Paragraph[], reader: Reader): Sentence[] {
	const told = paragraphs.map((paragraph) => ({ paragraph, sentences: () => briefly(tale, paragraph, reader) }));
	const last = told.at(-1);
	if (!last) return [];
	const isMark = last.paragraph.isMark && told.length > 1;
	const shown = isMark ? [...(told.at(-2)?.sentences() ?? []), ...last.sentences()] : last.sentences();
	const own = told.findLastIndex(({ paragraph }) => paragraph.seat !== null && paragraph.seat === reader.me);
	const since = told.slice(own < 0 ? told.length : own + 1, isMark ? -2 : -1);
	const taken = since.flatMap(({ sentences }) => sentences().filter(({ tone }) => tone === "bad"));
	const said = [...taken, ...(tale?.before?.(linesOf(last.paragraph, reader), reader) ?? []), ...shown];
	return said.length ? said : lastAction(tale, paragraphs.slice(0, -1), reader); // what has just begun brought nothing yet
}

/** One line by itself, without drawings, to the reader as “you” where the game knows how. */
export const lineTo = (tale: Tale | null, line: StoryLine, reader: Reader): string =>
	tale?.line?.(line, reader) ?? words.tell(line, reader.names);

/** What the last action shows again: also the trick before, while that is told. */
export function lastMoment(tale: Tale | null, paragraphs: Paragraph[], reader: Reader): Paragraph | undefined {
	const told = paragraphs.filter(({ isMark }) => !isMark);
	const last = told.at(-1);
	return last && tale?.before?.(linesOf(last, reader), reader).length ? told.at(-2) : last;
}

/** What happened round the game, in words. */
export const asideTo = ({ key, seat }: Aside, reader: Reader): string =>
	t(key, { ...who(reader, seat), seats: reader.names.length });

/** What happened round the game, with the paragraph that it stands before: the first that tells what came after it. */
export function placed(
	paragraphs: Paragraph[],
	{ asides, story, game }: TableState,
): { aside: Aside; before: number }[] {
	const tellsAfter = ({ from, to }: Paragraph, place: number) =>
		story.slice(Math.max(from, place), Math.max(to, place)).some((line) => isTold(game, line));
	return asides.map((aside) => {
		const before = paragraphs.findIndex((paragraph) => tellsAfter(paragraph, aside.place));
		return { aside, before: before < 0 ? paragraphs.length : before };
	});
}
