/** The steps of a round, shown one after another until all are told or somebody goes on. */

import type { Pace } from "../../../ui/pace.svelte";
import { SceneQueue } from "../../../ui/scenes.svelte";
import { isCutShort, type StoryLine, type TableState } from "../../../wire/tables";
import type { PillagePicture } from "../picture";
import { REVEALED } from "./course";
import { isChicken, isRoundOver, roundOver, type Scene, type Step, stepsOf } from "./steps";

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

	/** Whether a round that is over waits until it was read. */
	get isHeld(): boolean {
		return this.queue.isHeld;
	}

	/**
	 * What came about is told step by step, from what lay on the table before; once, whatever else is heard of it. Those
	 * who play on then see the end of a round for as long as they like.
	 */
	hear({ story, fresh, picture, result }: TableState, now: Scene, isPlaying: boolean): void {
		if (isCutShort(result)) this.queue.letGo();
		const before = this.before && (this.queue.last?.scene ?? this.before);
		if (before && fresh.length && fresh !== this.told) {
			const steps = stepsOf(before, story, fresh.length, picture as unknown as PillagePicture);
			if (fresh.some(({ key }) => key === REVEALED)) this.queue.letGo(); // the next round was planned meanwhile
			this.tell(isPlaying ? [...steps, ...roundOver(steps, fresh)] : steps, story);
		}
		this.before = now;
		this.told = fresh;
	}

	private tell(steps: Step[], story: StoryLine[]): void {
		const told = ({ lines }: Step) => story.lastIndexOf(lines.at(-1) as StoryLine) + 1;
		this.queue.add(
			steps.map((step) => ({
				shown: step,
				lasts: lastsFor(step),
				told: told(step),
				holds: isRoundOver(step),
			})),
		);
	}

	/** The round was read. */
	goOn = (): void => this.queue.release();

	/** All is told at once. */
	skip = (): void => this.queue.skip();

	stop = (): void => this.queue.stop();
}
