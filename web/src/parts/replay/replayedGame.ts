/** A finished game step by step, as its replay has it: a decision with all that chance brought after it is one step. */

import type { Frame, Replay, TextShown } from "../../wire/messages";
import { changed, lineOf, type StoryLine, type TableState, UNPLAYED } from "../../wire/tables";
import { type Moment, placeBefore } from "../table/moments";

type Step = {
	seq: number; // of its last entry in the log
	picture: TableState["picture"];
	scores: number[];
	told: number; // lines of the story up to here
	held: TextShown[][]; // what each seat holds in secret, where everything is open
};

export class ReplayedGame {
	readonly story: StoryLine[] = [];
	private readonly steps: Step[] = [];

	constructor(
		private readonly table: TableState,
		frames: Frame[],
	) {
		for (const frame of frames) this.add(frame);
	}

	private add({ seq, changes, story, scores, is_chance, held }: Frame): void {
		const picture = changed(this.steps.at(-1)?.picture ?? {}, changes);
		this.story.push(...story.map(lineOf));
		if (is_chance) this.steps.pop();
		this.steps.push({ seq, picture, scores, told: this.story.length, held });
	}

	/** The number of the last step; the first one is 0. */
	get last(): number {
		return this.steps.length - 1;
	}

	/** Everybody's points, step by step. */
	get scores(): number[][] {
		return this.steps.map(({ scores }) => scores);
	}

	/** The table as it was after a step. */
	state(number: number): TableState {
		const { seq, picture, scores, told } = this.step(number);
		const before = number ? this.step(number - 1).told : 0;
		return {
			...this.table,
			seq,
			picture,
			scores,
			story: this.story.slice(0, told),
			fresh: this.story.slice(before, told),
		};
	}

	/** What each seat holds in secret after a step; nothing where that is not open. */
	held(number: number): TextShown[][] {
		return this.step(number).held;
	}

	/** How many lines are told after a step. */
	told(number: number): number {
		return this.step(number).told;
	}

	/** The step after which so many lines are told. */
	stepOf(lines: number): number {
		const found = this.steps.findIndex(({ told }) => told >= lines);
		return found < 0 ? this.last : found;
	}

	/** The entry of the log after which a step is shown: it stays the same for every seat's eyes. */
	seq(number: number): number {
		return this.step(number).seq;
	}

	/** The step to which an entry of the log belongs. */
	stepAt(seq: number): number {
		const found = this.steps.findIndex((step) => step.seq >= seq);
		return found < 0 ? this.last : found;
	}

	/** Some lines of the story to be shown again. */
	moment({ from, to }: { from: number; to: number }): Moment {
		const before = placeBefore(
			this.steps.map(({ told }) => told),
			{ from, to },
		);
		const end = Math.max(before, this.stepOf(to));
		const after = this.steps.slice(before + 1, end + 1).map((_, place) => this.state(before + 1 + place));
		return { before: { ...this.state(before), fresh: [] }, after };
	}

	private step(number: number): Step {
		return this.steps[Math.min(Math.max(number, 0), this.last)] as Step;
	}
}

/** What a table is before anything lies on it, for whoever looks with the eyes of a seat, or from outside. */
export function tableOf({ table, game, options, clock, seats, seat, commitment }: Replay): TableState {
	return { ...UNPLAYED, table, game, options, clock, seats, seat, commitment };
}
