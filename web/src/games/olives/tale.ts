/** The story of Olives in paragraphs: a round is one. */

import type { StoryLine } from "../../wire/tables";
import { pieces } from "../../words/pieces";
import { t } from "../../words/words.svelte";
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
import { roundsOf } from "./playback/rounds";

function paragraphs(story: StoryLine[]): Paragraph[] {
	return grouped(story, ({ key, numbers }) =>
		key === "olives-bowl-turned"
			? { seat: null, title: t("olives-last-round", { round: numbers.round ?? 1 }) }
			: key === "olives-game-won"
				? { seat: null, isMark: true }
				: null,
	);
}

function tell(lines: StoryLine[], reader: Reader): Sentence[] {
	const bids = lines.filter(({ key }) => key === "olives-bid-shown");
	const shown = bids.map(({ numbers: { seat, card = 0 } }) => [
		`${who(reader, seat).name} `,
		{ sign: `${card}`, label: `${card}` },
	]);
	const rest = lines
		.filter(({ key }) => key !== "olives-bid-shown")
		.flatMap((line) => SAID[line.key]?.(line, reader) ?? [asTold(line, reader)]);
	return shown.length ? [...rest.slice(0, 1), { pieces: joined(shown, " · ") }, ...rest.slice(1)] : rest;
}

const SAID: Record<string, (line: StoryLine, reader: Reader) => Sentence[]> = {
	"olives-bowl-taken": ({ numbers: { seat, olives = 0 } }, reader) => [
		{ pieces: pieces("olives-tale-taken", { ...who(reader, seat), olives }), ...toneOf(reader, seat) },
	],
};

function course(story: StoryLine[], seats: number): ScoreStep[] {
	let totals = Array<number>(seats).fill(0);
	return roundsOf(story).map(({ number, olives, taker }) => {
		totals = totals.map((total, seat) => (seat === taker ? total + olives : total));
		return { name: t("olives-last-round", { round: number }), totals };
	});
}

export default { paragraphs, tell, course, Sign: SignInText } satisfies Tale;
