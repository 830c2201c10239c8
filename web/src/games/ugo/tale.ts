/** The story of UGO! in paragraphs: a trick is one, and so is what a round scored. */

import { gained, signed } from "../../points";
import type { StoryLine } from "../../wire/tables";
import { type Piece, pieces, plain, type Sign } from "../../words/pieces";
import { t, words } from "../../words/words.svelte";
import {
	grouped,
	isYou,
	joined,
	type Paragraph,
	type Reader,
	type ScoreStep,
	type Sentence,
	type Tale,
	toneOf,
	who,
} from "../tale";
import { cardIn, cardText } from "./drawings/cards";
import SignInText from "./drawings/SignInText.svelte";
import { roundScores } from "./playback/tricks";

export const FARMER = "farmer";
const MARKS = new Set(["ugo-round-begun", "ugo-dealer-drawn", "ugo-game-won"]);
const cardSign = (line: StoryLine): Sign => {
	const card = cardIn(line.args.card);
	return { sign: card, label: words.tell(cardText(card), []) };
};

function paragraphs(story: StoryLine[]): Paragraph[] {
	let trick = 0;
	return grouped(story, ({ key }, before) => {
		if (key === "ugo-round-begun") trick = 0;
		if (MARKS.has(key)) return before?.key === key ? null : { seat: null, isMark: true }; // who share a win do so together
		if (key === "ugo-card-played" && before?.key !== key) {
			trick += 1;
			return { seat: null, title: t("ugo-tale-trick", { trick }) };
		}
		const isScored = key === "ugo-space-scored" || key === "ugo-round-scored";
		const wasScored = before?.key === "ugo-space-scored" || before?.key === "ugo-round-scored";
		return isScored && !wasScored ? { seat: null, title: t("ugo-tale-counted") } : null;
	});
}

const tell = (lines: StoryLine[], reader: Reader): Sentence[] => [
	...cardsPlayed(lines, reader),
	...outcome(lines, reader),
];

/** Who won, and what it brought; the cards that did it lie on the table, or did. */
const brief = (lines: StoryLine[], reader: Reader): Sentence[] => [
	...outcome(lines, reader),
	...cardsPlayed(lines, reader),
];

function cardsPlayed(lines: StoryLine[], reader: Reader): Sentence[] {
	const played = lines.filter(({ key }) => key === "ugo-card-played");
	const cards = played.map((line): Piece[] => [`${who(reader, line.numbers.seat).name} `, cardSign(line)]);
	return cards.length ? [{ pieces: [...joined(cards, " · "), "."] }] : [];
}

function outcome(lines: StoryLine[], reader: Reader): Sentence[] {
	const scored = lines.filter(({ key }) => key === "ugo-round-scored");
	const rest = lines.flatMap((line) => SAID[line.key]?.(line, reader, lines) ?? []);
	return [...rest, ...scored.map((line) => round(line, reader))];
}

/** A trick that waits for the reader's card. */
function isOpen(lines: StoryLine[], reader: Reader): boolean {
	const played = lines.filter(({ key }) => key === "ugo-card-played");
	const isWon = lines.some(({ key }) => key === "ugo-trick-won");
	return played.length > 0 && !isWon && !played.some(({ numbers }) => isYou(reader, numbers.seat));
}

/** What the trick before brought, which nobody has had the time to read: its winner leads at once. */
function before(lines: StoryLine[], reader: Reader): Sentence[] {
	if (!isOpen(lines, reader)) return [];
	const [first] = lines;
	const story = first ? reader.table.story.slice(0, reader.table.story.indexOf(first)) : [];
	const won = story.findLastIndex(({ key }) => key === "ugo-trick-won" || key === "ugo-round-begun");
	const [trick, ...rest] = won < 0 ? [] : story.slice(won);
	if (trick?.key !== "ugo-trick-won") return [];
	const got = rest.filter(({ key, numbers }) => key === "ugo-farmers-paid" && isYou(reader, numbers.seat));
	return [wonTrick("ugo-tale-before", trick, reader), ...got.flatMap((line) => SAID[line.key]?.(line, reader) ?? [])];
}

const wonTrick = (key: string, line: StoryLine, reader: Reader): Sentence => ({
	pieces: pieces(key, { ...who(reader, line.numbers.seat), card: cardSign(line), why: String(line.args.why) }),
});

const SAID: Record<string, (line: StoryLine, reader: Reader, lines?: StoryLine[]) => Sentence[]> = {
	"ugo-trick-won": (line, reader) => [wonTrick("ugo-tale-won", line, reader)],
	"ugo-farmers-paid"(line, reader) {
		const { seat, farmers = 0, lost = 0 } = line.numbers;
		const some = (farmers: number) => ({
			...who(reader, seat),
			farmers,
			sign: { sign: FARMER, label: t("ugo-tale-farmer", { farmers }) },
		});
		const brought = { why: String(line.args.why), card: cardSign(line) };
		const got = { pieces: pieces("ugo-tale-gets", { ...some(farmers), ...brought }) };
		return [
			...(farmers ? [{ ...got, ...toneOf(reader, seat) }] : []),
			...(lost ? [{ pieces: pieces("ugo-tale-lost", some(lost)) }] : []),
		];
	},
	"ugo-round-begun"({ numbers: { dealer, round = 0 } }, reader) {
		return [{ pieces: pieces("ugo-tale-begun", { ...who(reader, dealer), round }) }];
	},
	"ugo-dealer-drawn"({ numbers: { seat } }, reader) {
		return [{ pieces: pieces("ugo-tale-drawn", who(reader, seat)) }];
	},
	"ugo-game-won"(line, reader, lines = [line]) {
		const { seat, total = 0 } = line.numbers;
		const winners = lines.filter(({ key }) => key === line.key).length;
		return [{ pieces: pieces("ugo-tale-game-won", { ...who(reader, seat), total, winners }) }];
	},
};

function round({ numbers: { seat, points = 0, total = 0 } }: StoryLine, reader: Reader): Sentence {
	const said = { ...who(reader, seat), points: gained(points), total: signed(total) };
	return {
		pieces: pieces("ugo-tale-round", said),
		...(points < 0 ? toneOf(reader, undefined, seat) : toneOf(reader, seat)),
	};
}

const course = (story: StoryLine[]): ScoreStep[] =>
	roundScores(story).map(({ round, totals }) => ({ name: t("ugo-row-round", { round }), totals }));

const OWN: Record<string, string> = { "ugo-card-played": "ugo-line-played", "ugo-card-laid": "ugo-line-laid" };

/** One line by itself, without drawings: to the reader as “you”. */
function lineTo(line: StoryLine, reader: Reader): string {
	const { seat, farmers, lost } = line.numbers;
	const isOwn = isYou(reader, seat);
	if (isOwn && line.key === "ugo-farmers-paid" && !farmers && !lost) return t("ugo-line-no-farmer");
	if (isOwn && OWN[line.key])
		return t(OWN[line.key] ?? "", { card: cardSign(line).label, space: String(line.args.space) });
	const told =
		isOwn && line.key === "ugo-round-scored" ? [round(line, reader)] : (SAID[line.key]?.(line, reader) ?? []);
	return told.map(({ pieces }) => plain(pieces)).join(" ") || words.tell(line, reader.names);
}

export default { paragraphs, tell, brief, before, line: lineTo, course, Sign: SignInText } satisfies Tale;
