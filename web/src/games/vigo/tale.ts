/** The story of VIGO in paragraphs: a turn is one. What the server has hidden again is not named. */

import { gained, signed } from "../../points";
import type { StoryLine, TableState } from "../../wire/tables";
import { pieces, plain, type Sign } from "../../words/pieces";
import { t, words } from "../../words/words.svelte";
import {
	addedUp,
	asTold,
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
import SignInText from "./drawings/SignInText.svelte";
import { lineKind, tileIn } from "./drawings/tiles";
import type { EVENTS } from "./events";
import { sayTile } from "./names";
import type { VigoPicture } from "./picture";

const UNTOLD = new Set([
	"vigo-tile-laid",
	"vigo-turn-ended",
	"vigo-chest-piece",
	"vigo-key-fits",
	"vigo-treasure-multiplies",
	"vigo-tile-reached",
	"vigo-tile-kept",
]);
const SHIP = "vigo-ship-found";
const COUNTDOWN = "vigo-countdown"; // comes after a turn, and is told with it
const MARKS = new Set(["vigo-game-won", "vigo-first-drawn"]);
const ENDS = new Set(["vigo-turn-ended", COUNTDOWN, ...MARKS]);
const CALLS = new Set(["vigo-ten-called", "vigo-tile-kept", "vigo-tile-put-back"]);
const COUNTING = new Set(["vigo-stock-tile", "vigo-stock-counted"]);
const tileSign = ({ args }: StoryLine): Sign => {
	const tile = tileIn(args.tile);
	return { sign: tile, label: sayTile(tile) };
};

/** A turn begins with the first thing that somebody else does; a call of ten tiles comes in the middle of one. */
function paragraphs(story: StoryLine[]): Paragraph[] {
	let turn: number | undefined;
	const told = grouped(story, (line, before) => {
		const { seat } = line.numbers;
		if (MARKS.has(line.key)) return before?.key === line.key ? null : { seat: null, isMark: true };
		if (COUNTING.has(line.key))
			return COUNTING.has(before?.key ?? "") ? null : { seat: null, title: t("vigo-tale-stocks") };
		if (line.key === COUNTDOWN && before?.key === "vigo-turn-ended") return null;
		const wasEnded = !before || ENDS.has(before.key);
		if (!wasEnded && (seat === undefined || seat === turn || CALLS.has(line.key))) return null;
		turn = seat;
		return { seat: seat ?? null };
	});
	return told.filter(({ from, to }) => story.slice(from, to).some(({ key }) => !UNTOLD.has(key)));
}

/** What somebody does, without who: several of them make a sentence. */
type Phrase = Sentence & { seat: number | undefined };
type Said = Phrase | Sentence;
const isPhrase = (said: Said | undefined): said is Phrase => said !== undefined && "seat" in said;

/** What was done comes first, and the tiles that it turned behind it: where there is room for little, they may be left out. */
function tell(lines: StoryLine[], reader: Reader): Sentence[] {
	const deeds = inFleets(lines.filter(({ key }) => !UNTOLD.has(key) && !TURNS.has(key) && key !== COUNTDOWN));
	const countdown = lines.filter(({ key }) => key === COUNTDOWN);
	const said = deeds.flatMap((line): Said[] => {
		const phrase = PHRASES[line.key]?.(line, reader, lines);
		return phrase ? [phrase] : (SENTENCES[line.key]?.(line, reader, lines) ?? [asTold(line, reader)]);
	});
	const sentences = inSentences(said).map((group) => sentenceOf(group, reader));
	return [...sentences, ...turned(lines), ...countdown.map((line) => asTold(line, reader))];
}

/** Ships that are found one after another are told at once. */
function inFleets(deeds: StoryLine[]): StoryLine[] {
	const told: StoryLine[] = [];
	for (const deed of deeds) {
		const last = told.at(-1);
		if (deed.key !== SHIP || last?.key !== SHIP || deed.numbers.seat !== last.numbers.seat) told.push(deed);
		else {
			const { ships = 1, points = 0 } = last.numbers;
			const numbers = { ...last.numbers, ships: ships + 1, points: points + (deed.numbers.points ?? 0) };
			told.splice(-1, 1, { ...last, numbers });
		}
	}
	return told;
}

/** What somebody does goes on in one sentence, until it says “and”; what it takes from the reader stands alone. */
function inSentences(said: Said[]): Said[][] {
	const groups: Said[][] = [];
	for (const part of said) {
		const last = groups.at(-1)?.at(-1);
		const isWhole = !isPhrase(last) || last.tone || hasAnd(last);
		const goesOn = !isWhole && isPhrase(part) && last.seat === part.seat && !part.tone;
		if (goesOn) groups.at(-1)?.push(part);
		else groups.push([part]);
	}
	return groups;
}

const hasAnd = ({ pieces }: Said): boolean => plain(pieces).includes(t("vigo-tale-and"));

function sentenceOf(group: Said[], reader: Reader): Sentence {
	const first = group[0] as Said;
	if (!isPhrase(first)) return first;
	const phrases = group.map(({ pieces }) => pieces);
	const last = group.some(hasAnd) ? ", " : t("vigo-tale-and"); // once in a sentence
	return { ...first, pieces: [`${who(reader, first.seat).name} `, ...joined(phrases, ", ", last), "."] };
}

/** All tiles that a turn turned are told at once. */
const TURNS = new Set(["vigo-tile-shown", "vigo-tile-hidden"]);
function turned(lines: StoryLine[]): Sentence[] {
	const turns = lines.filter(({ key }) => TURNS.has(key));
	const shown = turns.filter(({ key }) => key === "vigo-tile-shown");
	const tiles = shown.map(tileSign).filter(({ sign }) => sign !== "hidden");
	const [again, hidden] = [shown.length - tiles.length, turns.length - shown.length];
	const sentences = [
		...(again ? [{ pieces: pieces("vigo-tale-hidden-again", { again }) }] : []),
		...(tiles.length || hidden ? [{ pieces: pieces("vigo-tale-turned", { tiles, shown: tiles.length, hidden }) }] : []),
	];
	return sentences.reverse();
}

type Say = (line: StoryLine, reader: Reader, lines: StoryLine[]) => Phrase | null;
const phrase = (key: string, line: StoryLine, reader: Reader, more: Parameters<typeof pieces>[1] = {}): Phrase => ({
	seat: line.numbers.seat,
	pieces: pieces(key, { you: who(reader, line.numbers.seat).you, ...more }),
});
const withTile =
	(key: string): Say =>
	(line, reader) =>
		phrase(key, line, reader, { tile: tileSign(line) });
const atCell =
	(key: string): Say =>
	(line, reader) =>
		phrase(key, line, reader, { cell: String(line.args.cell) });

const PHRASES: Record<string, Say> = {
	"vigo-boat-placed": atCell("vigo-tale-placed"),
	"vigo-sailed": atCell("vigo-tale-sailed"),
	"vigo-stayed": (line, reader) => phrase("vigo-tale-stayed", line, reader),
	"vigo-ten-called": (line, reader) => theft("vigo-tale-called", line, reader),
	"vigo-tile-taken": withTile("vigo-tale-taken"),
	"vigo-tile-discovered": withTile("vigo-tale-taken"),
	"vigo-tile-put-back": withTile("vigo-tale-back"),
	[SHIP](line, reader) {
		const { ships = 1, points = 0 } = line.numbers;
		return phrase("vigo-tale-ship", line, reader, { ships, points: gained(points) });
	},
	"vigo-last-ship-taken": (line, reader) =>
		phrase("vigo-tale-last-ship", line, reader, { points: gained(line.numbers.points ?? 0) }),
	"vigo-chest-built"(line, reader, lines) {
		const tiles = lines.filter(({ key, numbers }) => key === "vigo-chest-piece" && numbers.seat === line.numbers.seat);
		const points = gained(line.numbers.points ?? 0);
		return phrase("vigo-tale-chest", line, reader, { tiles: tiles.map(tileSign), points });
	},
};

const EVENT_PHRASES: Record<`vigo-${keyof typeof EVENTS}-played`, Say> = {
	"vigo-dolphin-played": atCell("vigo-tale-dolphin"),
	"vigo-wave-played"(line, reader) {
		const over = String(line.args.line);
		return phrase("vigo-tale-wave", line, reader, { kind: lineKind(over), line: over });
	},
	"vigo-pirate-played": (line, reader) => theft("vigo-tale-pirate", line, reader),
};
Object.assign(PHRASES, EVENT_PHRASES);

function theft(key: string, line: StoryLine, reader: Reader): Phrase {
	const { victim } = line.numbers;
	const from = who(reader, victim);
	const said = phrase(key, line, reader, { tile: tileSign(line), victim: from.name, mine: from.you });
	return { ...said, ...toneOf(reader, undefined, victim) };
}

const SENTENCES: Record<string, (line: StoryLine, reader: Reader, lines: StoryLine[]) => Sentence[]> = {
	"vigo-first-drawn": ({ numbers: { seat } }, reader) => [{ pieces: pieces("vigo-tale-first", who(reader, seat)) }],
	"vigo-tile-lifted": () => [],
	"vigo-stock-tile": () => [],
	"vigo-stock-counted"({ numbers: { seat, points = 0, total = 0 } }, reader, lines) {
		const counts = ({ key, numbers }: StoryLine) =>
			key === "vigo-stock-tile" && numbers.seat === seat && numbers.points;
		const tiles = lines.filter(counts).map(tileSign);
		const name = who(reader, seat).name;
		const said = { name, points: gained(points), held: tiles.length, tiles, total: signed(total) };
		return [{ pieces: pieces("vigo-tale-stock", said), ...toneOf(reader, points > 0 ? seat : undefined) }];
	},
	"vigo-game-won"({ key, numbers: { seat, total = 0 } }, reader, lines) {
		const winners = lines.filter((line) => line.key === key).length;
		return [{ pieces: pieces("vigo-tale-game-won", { ...who(reader, seat), total, winners }) }];
	},
};

const SCORING = new Set([SHIP, "vigo-last-ship-taken", "vigo-chest-built", "vigo-stock-counted"]);

/** Ships and chests one after another, then all stocks at once. */
function course(story: StoryLine[], seats: number): ScoreStep[] {
	const scoring = story.filter(({ key }) => SCORING.has(key));
	return addedUp(scoring, seats, (line) => ({
		name: t("vigo-tale-score", { key: line.key }),
		points: line.numbers.points ?? 0,
		isSame: line.key === "vigo-stock-counted" && scoring[scoring.indexOf(line) - 1]?.key === line.key,
	}));
}

/** A line in a chart has the colour of its player's boat. */
const HUES = ["red", "green", "yellow", "white", "blue", "violet"];
const hues = ({ picture }: TableState): number[] =>
	(picture as unknown as VigoPicture).box.colours.map((colour) => HUES.indexOf(colour));

const BY_ITSELF = new Set(["vigo-first-drawn", "vigo-game-won"]); // sentences that need no other line

/** One line by itself, without drawings: to the reader as “you”. */
function lineTo(line: StoryLine, reader: Reader): string {
	const { seat, victim, points = 0 } = line.numbers;
	if (line.key === "vigo-chest-built" && isYou(reader, seat)) return t("vigo-line-chest", { points: gained(points) });
	const isMine = isYou(reader, seat) || isYou(reader, victim);
	const told = isMine && (PHRASES[line.key] || BY_ITSELF.has(line.key)) ? tell([line], reader) : [];
	return told.map(({ pieces }) => plain(pieces)).join(" ") || words.tell(line, reader.names);
}

export default { paragraphs, tell, line: lineTo, course, hues, Sign: SignInText } satisfies Tale;
