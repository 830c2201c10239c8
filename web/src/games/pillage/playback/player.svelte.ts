/** The steps of a round, shown one after another until all are told or somebody goes on. */

import type { Pace } from "../../../ui/pace.svelte";
import { SceneQueue } from "../../../ui/scenes.svelte";
import type { StoryLine, TableState } from "../../../wire/tables";
import type { PillagePicture } from "../picture";
import { isChicken, type Scene, type Step, stepsOf } from "./steps";

const LONG = 1500; // milliseconds: for what is to be read or looked at
const SHORT = 1050;
const LASTING: Record<string, number> = { reveal: LONG, merchant: LONG };

/** How long a step is shown; a flip is looked at before it is read. */
export const lastsFor = (step: Pick<Step, "chapter" | "lines">): number =>
	isChicken(step) ? LONG : (LASTING[step.chapter] ?? SHORT);

export class Story {
	private readonly queue: SceneQueue<Step>;
	private before: Scene | null = null;
	private told: StoryLine[] = [];

	constructor(pace: Pace) {
		this.queue = new SceneQueue(pace);
	}

	/** What is told now; nothing when all is told. */
	get step(): Step | null {
		return this.queue.shown;
	}

	/** What came about is told step by step, from what lay on the table before; once, whatever else is heard of it. */
	hear({ story, fresh, picture }: TableState, now: Scene): void {
		const before = this.before && (this.queue.last?.scene ?? this.before);
		if (before && fresh.length && fresh !== this.told)
			this.tell(stepsOf(before, story, fresh.length, picture as unknown as PillagePicture), story);
		this.before = now;
		this.told = fresh;
	}

	private tell(steps: Step[], story: StoryLine[]): void {
		const told = ({ lines }: Step) => story.lastIndexOf(lines.at(-1) as StoryLine) + 1;
		this.queue.add(steps.map((step) => ({ shown: step, lasts: lastsFor(step), told: told(step) })));
	}

	/** All is told at once. */
	skip = (): void => this.queue.skip();

	stop = (): void => this.queue.stop();
}
