/** The story of Village Pillage in paragraphs: a round is one. */

import type { StoryLine } from "../../wire/tables";
import { pieces, type Sign } from "../../words/pieces";
import { listed, t, words } from "../../words/words.svelte";
import {
	asTold,
	grouped,
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

const UNTOLD = new Set([
	"pillage-planned",
	"pillage-revealed",
	"pillage-card-acts",
	"pillage-order-chosen",
	"pillage-market-card",
	"pillage-round-begun",
	"pillage-no-more-bought",
]);
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
	const sentences: Sentence[] = [];
	for (const [place, line] of lines.entries()) {
		if (line.key === "pillage-gained" && lines[place - 1]?.key !== line.key && !isWithGains(lines, place))
			sentences.push(...gains(lines.slice(place), reader));
		else if (line.key !== "pillage-gained" && !UNTOLD.has(line.key))
			sentences.push(...(SAID[line.key]?.(line, reader) ?? [asTold(line, reader)]));
	}
	return sentences;
}

const named = ({ args }: StoryLine, reader: Reader): string =>
	words.tell(args.card as Parameters<typeof words.tell>[0], reader.names);

/** What is offered when a game begins. */
const market = (lines: StoryLine[], reader: Reader): Sentence => ({
	pieces: [t("pillage-tale-market", { cards: listed(lines.map((line) => named(line, reader))) })],
});

/** Gains that follow one another, or only with the name of the card that acts between them, are told at once. */
function isWithGains(lines: StoryLine[], place: number): boolean {
	const before = lines.slice(0, place).findLast(({ key }) => key !== "pillage-card-acts");
	return before?.key === "pillage-gained";
}

function gains(lines: StoryLine[], reader: Reader): Sentence[] {
	const end = lines.findIndex(({ key }) => key !== "pillage-gained" && key !== "pillage-card-acts");
	const sums = new Map<number, number>();
	for (const { key, numbers } of end < 0 ? lines : lines.slice(0, end)) {
		const { seat = 0, turnips = 0 } = numbers;
		if (key === "pillage-gained") sums.set(seat, (sums.get(seat) ?? 0) + turnips);
	}
	const said = (seats: [number, number][]) =>
		seats.map(([seat, turnips]) =>
			pieces("pillage-tale-gained", { ...who(reader, seat), turnips, sign: turnip(turnips) }),
		);
	const gained = [...sums].filter(([, turnips]) => turnips > 0);
	const [own, others] = [true, false].map((mine) => said(gained.filter(([seat]) => (seat === reader.me) === mine)));
	return [
		...(own?.length ? [{ pieces: [...joined(own, ", "), "."], tone: "good" as const }] : []),
		...(others?.length ? [{ pieces: [...joined(others, ", "), "."] }] : []),
	];
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
	"pillage-banked": ({ numbers: { seat, turnips = 0 } }, reader) =>
		turnips
			? [{ pieces: pieces("pillage-tale-banked", { ...who(reader, seat), turnips, sign: turnip(turnips) }) }]
			: [],
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
		return [{ pieces: pieces("pillage-tale-card-bought", said), ...toneOf(reader, seat) }];
	},
};

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

export default { paragraphs, tell, course, Sign: SignInText } satisfies Tale;
