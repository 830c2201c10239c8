/** The story of Village Pillage in paragraphs: a round is one. */

import type { StoryLine } from "../../wire/tables";
import { pieces, plain, type Sign } from "../../words/pieces";
import { listed, t, words } from "../../words/words.svelte";
import {
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
import type { PillagePicture } from "./picture";
import { cardIn } from "./playback/course";

const UNTOLD = new Set([
	"pillage-planned",
	"pillage-revealed",
	"pillage-card-acts",
	"pillage-order-chosen",
	"pillage-market-card",
	"pillage-round-begun",
	"pillage-no-more-bought",
	"pillage-rested", // what was marked has said so
	"pillage-buried",
]);
const SUMMED = new Set(["pillage-gained", "pillage-banked"]);
const BANKED = "pillage-banked";
const PICKED = "pillage-first-buyer";
const BOUGHT = "pillage-card-bought";
const WITH_YOU = [
	"pillage-tale-chicken",
	"pillage-tale-marked",
	"pillage-tale-withdrawn",
	"pillage-tale-card-drawn",
	"pillage-tale-known-card-drawn",
	"pillage-tale-first-buyer",
	"pillage-tale-order-shown",
	"pillage-tale-returned",
	"pillage-tale-rested",
	"pillage-tale-buried",
	"pillage-tale-changed-hands",
	"pillage-tale-game-won",
];
const ALONE: Record<string, string> = {
	"pillage-planned": "pillage-line-planned",
	"pillage-revealed": "pillage-line-revealed",
	"pillage-gained": "pillage-line-gained",
	"pillage-stolen": "pillage-line-stolen",
	"pillage-banked": "pillage-line-banked",
};
const OPENING = new Set(["pillage-market-card", "pillage-round-begun", "pillage-planned"]);

/** A round begins with its plans, and what lies in the market before the first belongs to it. */
function paragraphs(story: StoryLine[]): Paragraph[] {
	return grouped(story, ({ key, numbers }, before) => {
		if (key === "pillage-game-won" || key === "pillage-game-drawn")
			return before?.key === key ? null : { seat: null, isMark: true };
		if (key === "pillage-round-begun") return { seat: null, title: t("pillage-round", { round: numbers.round ?? 1 }) };
		return null;
	}).filter(({ from, to }) => !from || story.slice(from, to).some(({ key }) => !OPENING.has(key)));
}

function tell(lines: StoryLine[], reader: Reader): Sentence[] {
	if (lines.every(({ key }) => key === "pillage-market-card")) return [market(lines, reader)];
	const told = inOneBreath(lines.filter((line) => isTold(line, lines)));
	const said = [true, false].flatMap((mine) => {
		const some = told.filter((together) => together.some((line) => isMine(line, reader)) === mine);
		const banked = some.findLast(([line]) => line?.key === BANKED); // what was stolen before may have been banked
		return [
			...sums("pillage-tale-gained", lines, reader, mine),
			...some.flatMap((together) => {
				const [line] = together;
				if (!line) return [];
				if (line.key === BANKED) return together === banked ? sums("pillage-tale-banked", lines, reader, mine) : [];
				if (together.length > 1) return buyers(together, reader);
				return SAID[line.key]?.(line, reader) ?? [asTold(line, reader)];
			}),
		];
	});
	return !said.length && isOver(lines, reader) ? [{ pieces: [t("pillage-tale-nothing")] }] : said;
}

/** Whether a line is a sentence; that a card is to change hands is none any more once it has. */
function isTold({ key, args }: StoryLine, lines: StoryLine[]): boolean {
	if (key === BANKED) return true;
	if (UNTOLD.has(key) || SUMMED.has(key)) return false;
	const isPassed = key === "pillage-marked" && (args.mark === "swapped" || args.mark === "taken");
	return !isPassed || lines.every((line) => line.key !== "pillage-changed-hands");
}

/** Those whom the chicken picks one after another are named together, in the order in which they buy. */
function inOneBreath(lines: StoryLine[]): StoryLine[][] {
	const told: StoryLine[][] = [];
	for (const line of lines) {
		const last = told.at(-1);
		if (line.key === PICKED && last?.[0]?.key === PICKED) last.push(line);
		else told.push([line]);
	}
	return told;
}

/** Who buys first, and next. */
function buyers(lines: StoryLine[], reader: Reader): Sentence[] {
	const names = lines.map(({ numbers: { seat } }) =>
		isYou(reader, seat) ? t("pillage-tale-you") : who(reader, seat).name,
	);
	return [{ pieces: [t("pillage-tale-buyers", { names: names.join(", ") })] }];
}

/** Whether these lines are a whole round: the next one begins right after them. */
function isOver(lines: StoryLine[], { table: { story } }: Reader): boolean {
	const place = story.lastIndexOf(lines.at(-1) as StoryLine);
	return lines.some(({ key }) => key === "pillage-revealed") && story[place + 1]?.key === "pillage-round-begun";
}

/** Whether a line tells what the reader did, gained or lost: that is read first. */
const isMine = ({ numbers: { seat, victim, owner } }: StoryLine, reader: Reader): boolean =>
	[seat, victim, owner].some((one) => isYou(reader, one));

const named = ({ args }: StoryLine, reader: Reader): string =>
	args.card ? words.tell(args.card as Parameters<typeof words.tell>[0], reader.names) : "";

/** What is offered when a game begins. */
const market = (lines: StoryLine[], reader: Reader): Sentence => ({
	pieces: [t("pillage-tale-market", { cards: listed(lines.map((line) => named(line, reader))) })],
});

/** What a round brought the reader, or each of the others, in all. */
function sums(what: string, lines: StoryLine[], reader: Reader, mine: boolean): Sentence[] {
	const all = new Map<number, number>();
	for (const { key, numbers } of lines) {
		const { seat = 0, turnips = 0 } = numbers;
		if (key === what.replace("tale-", "") && turnips && isYou(reader, seat) === mine)
			all.set(seat, (all.get(seat) ?? 0) + turnips);
	}
	const said = [...all].map(([seat, turnips]) =>
		pieces(what, { ...who(reader, seat), turnips, sign: turnip(turnips) }),
	);
	const tone = mine && what === "pillage-tale-gained" ? { tone: "good" as const } : {};
	return said.length ? [{ pieces: [...joined(said, ", "), "."], ...tone }] : [];
}

const turnip = (turnips: number): Sign => ({ sign: "turnip", label: t("pillage-tale-turnips", { turnips }) });

const SAID: Record<string, (line: StoryLine, reader: Reader) => Sentence[]> = {
	"pillage-stolen"({ numbers: { seat, victim, turnips = 0 }, args }, reader) {
		if (!turnips) return [];
		const from = who(reader, victim);
		const said = {
			...who(reader, seat),
			turnips,
			sign: turnip(turnips),
			victim: from.name,
			mine: from.you,
			purse: String(args.purse),
		};
		return [{ pieces: pieces("pillage-tale-stolen", said), ...toneOf(reader, seat, victim) }];
	},
	"pillage-relic-bought": ({ numbers: { seat, relic = 0, cost = 0 } }, reader) => {
		const sign = { sign: "relic", label: t("pillage-tale-relic") };
		return [
			{
				pieces: pieces("pillage-tale-relic-bought", { ...who(reader, seat), relic, cost, sign }),
				...toneOf(reader, seat),
			},
		];
	},
	"pillage-card-bought": (line, reader) => {
		const { seat, cost = 0 } = line.numbers;
		const said = { ...who(reader, seat), cost, card: named(line, reader) };
		const how = isByPirate(line, reader) ? "pillage-tale-card-too" : "pillage-tale-card-bought";
		return [{ pieces: pieces(how, said), ...toneOf(reader, seat) }];
	},
	...Object.fromEntries(
		WITH_YOU.map((key) => [key.replace("tale-", ""), (line, reader) => withYou(key, line, reader)]),
	),
};

/** Whether a card is the one more that whoever has just bought a pirate may buy. */
function isByPirate(line: StoryLine, { table: { story, picture } }: Reader): boolean {
	const before = story
		.slice(0, Math.max(0, story.lastIndexOf(line)))
		.findLast(({ key }) => key !== "pillage-market-card");
	if (before?.key !== BOUGHT || before.numbers.seat !== line.numbers.seat) return false;
	const { cards } = picture as unknown as PillagePicture;
	return cards[cardIn(before, cards)]?.is_pirate === true;
}

/** What happens to somebody, or to their card: to the reader as “you”. */
function withYou(key: string, line: StoryLine, reader: Reader): Sentence[] {
	const { seat, victim, owner } = line.numbers;
	const [other, by] = [who(reader, victim ?? owner), who(reader, seat)];
	const said = { ...line.numbers, ...by, other: other.name, mine: other.you, card: named(line, reader) };
	const { mark, side, why } = line.args;
	return [{ pieces: pieces(key, { ...said, mark: String(mark), side: String(side), why: String(why) }) }];
}

/** Relics after each round; rounds without any are steps too. */
function course(story: StoryLine[], seats: number): ScoreStep[] {
	const steps: ScoreStep[] = [];
	for (const { key, numbers } of story) {
		const totals = steps.at(-1)?.totals ?? Array<number>(seats).fill(0);
		if (key === "pillage-round-begun") steps.push({ name: t("pillage-round", { round: numbers.round ?? 1 }), totals });
		const last = steps.at(-1);
		if (key === "pillage-relic-bought" && last) last.totals = totals.with(numbers.seat ?? 0, numbers.relic ?? 0);
	}
	return steps;
}

/** One line by itself, without drawings: to the reader as “you”. */
export function lineTo(line: StoryLine, reader: Reader): string {
	const { seat, victim, turnips = 0 } = line.numbers;
	if (!isMine(line, reader) && !(line.key === BOUGHT && isByPirate(line, reader)))
		return words.tell(line, reader.names);
	const alone = ALONE[line.key];
	if (alone) {
		const { you, name } = who(reader, seat);
		const { name: other } = who(reader, victim);
		const { side, why, purse } = line.args;
		const said = { turnips, side: String(side), why: String(why), purse: String(purse), card: named(line, reader) };
		return t(alone, { you, name, other, ...said });
	}
	const told = SAID[line.key]?.(line, reader);
	return told?.length ? told.map(({ pieces }) => plain(pieces)).join(" ") : words.tell(line, reader.names);
}

export default { paragraphs, tell, course, line: lineTo, Sign: SignInText } satisfies Tale;
