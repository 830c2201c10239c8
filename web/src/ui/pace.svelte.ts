/** How far a table has been shown: whatever is said of it beside the table keeps step with that. */
export class Pace {
	/** Whether what must be read waits for its reader; a replay goes on by itself. */
	constructor(readonly waits = true) {}

	/** What follows when somebody has read what waited for them. */
	onread: () => void = () => {};

	/** Whether what is shown now waits for its reader. */
	isHeld = $state(false);
	private queues = $state(0);
	private lines = $state.raw<number | null>(null);

	/** Whether something is still being shown: what comes after it, such as the ending, waits. */
	get isShowing(): boolean {
		return this.queues > 0;
	}

	/** How many lines of a story have been shown. */
	told(story: unknown[]): number {
		return this.isShowing && this.lines !== null ? Math.min(this.lines, story.length) : story.length;
	}

	begin(): void {
		this.queues += 1;
	}

	/** With what is shown now, so many lines are told. */
	tell(lines: number | undefined): void {
		this.lines = lines ?? this.lines;
	}

	end(): void {
		this.queues -= 1;
		if (!this.queues) this.lines = null;
	}
}
