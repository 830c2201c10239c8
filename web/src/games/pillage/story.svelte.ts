/** The steps of a round, shown one after another until all are told or somebody goes on. */

import { Stage } from "../../look/stage.svelte";
import type { Step } from "./steps";

const LONG = 1500; // milliseconds: for what is to be read or looked at
const SHORT = 1050;
const LASTING: Record<string, number> = { reveal: LONG, merchant: LONG };

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
		this.stage.add(steps.map((step) => ({ shown: step, lasts: LASTING[step.chapter] ?? SHORT })));
	}

	/** All is told at once. */
	skip = (): void => this.stage.skip();
}
