/** The steps of a round, shown one after another until all are told or somebody goes on. */

import type { Step } from "./steps";

const LONG = 1500; // milliseconds: for what is to be read or looked at
const SHORT = 1050;
const LASTING: Record<string, number> = { reveal: LONG, merchant: LONG };

export class Story {
	private steps = $state.raw<Step[]>([]);
	private timer: ReturnType<typeof setTimeout> | undefined;

	/** What is told now; nothing when all is told. */
	get step(): Step | null {
		return this.steps[0] ?? null;
	}

	/** What lies on the table when all is told. */
	get last(): Step | null {
		return this.steps.at(-1) ?? null;
	}

	tell(steps: Step[]): void {
		const isWaiting = this.steps.length > 0;
		this.steps = [...this.steps, ...steps];
		if (!isWaiting) this.wait();
	}

	/** All is told at once. */
	skip = (): void => {
		clearTimeout(this.timer);
		if (this.steps.length) this.steps = [];
	};

	private wait(): void {
		const { step } = this;
		if (!step) return;
		this.timer = setTimeout(() => {
			this.steps = this.steps.slice(1);
			this.wait();
		}, LASTING[step.chapter] ?? SHORT);
	}
}
