/** The steps of a round, shown one after another until all are told or somebody goes on. */

import { Stage } from "../../look/stage.svelte";
import { isChicken, type Step } from "./steps";

const LONG = 1500; // milliseconds: for what is to be read or looked at
const SHORT = 1050;
const LASTING: Record<string, number> = { reveal: LONG, merchant: LONG };

/** How long a step is shown; a flip is looked at before it is read. */
export const lastsFor = (step: Pick<Step, "chapter" | "lines">): number =>
	isChicken(step) ? LONG : (LASTING[step.chapter] ?? SHORT);

export class Story {
	private readonly stage = new Stage<Step>();

	/** What is told now; nothing when all is told. */
	get step(): Step | null {
		return this.stage.shown;
	}

	/** What lies on the table when all is told. */
	get last(): Step | null {
		return this.stage.last;
	}

	tell(steps: Step[]): void {
		this.stage.add(steps.map((step) => ({ shown: step, lasts: lastsFor(step) })));
	}

	/** All is told at once. */
	skip = (): void => this.stage.skip();
}
