/** Where somebody is in a guided first game: what lies there, what was done, what comes next. It is kept on the device. */

import { keep, kept } from "../../ui/storage";
import type { Lesson, LessonStep } from "../../wire/messages";
import { changed, lineOf, type TableState, UNPLAYED } from "../../wire/tables";

type Said = "before" | "then" | "other" | "refused";

const keptAs = (game: string) => `tablee-lesson-${game}`;

export class Course {
	at = $state(0);
	said = $state<Said>("before");
	private done = $state.raw<TableState | null>(null); // the table after the right move
	fresh = $state(0); // how often a table was laid anew: then nothing is animated

	constructor(
		readonly lesson: Lesson,
		private readonly names: (seats: number, seat: number) => TableState["seats"],
	) {
		this.at = startOf(lesson);
	}

	get step(): LessonStep {
		return this.lesson.steps[Math.min(this.at, this.lesson.steps.length - 1)] as LessonStep;
	}

	get isOver(): boolean {
		return this.at >= this.lesson.steps.length;
	}

	/** Whether it is for the reader to go on: there is nothing to do, or it was done. */
	get canGoOn(): boolean {
		return !this.step.asked || this.said === "then";
	}

	/** Whether the table was laid anew after a move: what somebody had there before is gone. */
	get isAnew(): boolean {
		return this.said === "before" && !this.step.goes_on && Boolean(this.lesson.steps[this.at - 1]?.asked);
	}

	/** Whether the table waits for the learner. */
	get isAsked(): boolean {
		return this.said !== "then" && this.table.asked !== null;
	}

	/** The key of what is said now. */
	get says(): string {
		const key = `${this.lesson.game}-lesson-${this.step.name}`;
		return this.said === "then" || this.said === "other" ? `${key}-${this.said}` : key;
	}

	get table(): TableState {
		return this.done ?? this.laid(this.step);
	}

	/** Do what somebody chose: an action, or a move as it is written. What leads nowhere is said. */
	decide(choice: number | string): void {
		const { asked, ways } = this.step;
		if (!asked || !this.isAsked) return;
		const action = typeof choice === "number" ? choice : asked.actions[asked.moves.indexOf(choice)];
		const way = ways[String(action)];
		if (!way) {
			this.said = asked.actions.includes(action ?? Number.NaN) ? "other" : "refused";
			this.fresh += 1;
			return;
		}
		const before = this.table;
		const fresh = way.story.map(lineOf);
		this.done = {
			...before,
			seq: before.seq + 1,
			picture: changed(before.picture, way.changes),
			story: [...before.story, ...fresh],
			fresh,
			scores: way.scores,
			asked: null,
			awaited: [],
		};
		if (this.lesson.steps[this.at + 1]?.goes_on) this.goOnThere();
		else this.said = "then";
	}

	/** The next step stands at the same table: what happened is shown, and somebody is asked again. */
	private goOnThere(): void {
		const before = this.done as TableState;
		this.at += 1;
		this.said = "before";
		const { asked, seat } = this.step;
		this.done = { ...before, asked, awaited: [seat], question: before.question + (asked?.part ? 0 : 1) };
	}

	next(): void {
		this.go(this.at + 1);
	}

	/** To the step before that has a table of its own. */
	back(): void {
		const before = this.lesson.steps.slice(0, this.at).findLastIndex(({ goes_on }) => !goes_on);
		this.go(Math.max(0, before));
	}

	go(step: number): void {
		this.at = step;
		this.said = "before";
		this.done = null;
		this.fresh += 1;
		keep(keptAs(this.lesson.game), String(this.isOver ? 0 : step));
	}

	private laid({ seat, picture, scores, asked }: LessonStep): TableState {
		const { game, version, options, seats } = this.lesson;
		return {
			...UNPLAYED,
			table: `lesson-${game}`,
			game,
			version,
			options,
			seats: this.names(seats[this.at] ?? 2, seat),
			seat,
			seq: 1,
			question: 1,
			awaited: asked ? [seat] : [],
			asked,
			picture,
			scores,
		};
	}
}

/** Where somebody left a lesson: at a step with a table of its own. */
function startOf({ game, steps }: Lesson): number {
	const numbers = steps.map((_, step) => String(step));
	const step = Number(kept(keptAs(game), numbers, "0"));
	return Math.max(
		0,
		steps.slice(0, step + 1).findLastIndex(({ goes_on }) => !goes_on),
	);
}
