/** What is shown while things happen: scene by scene, then what is there now. */

import { isCalm } from "../../look/theme.svelte";
import type { StoryLine } from "../../wire/tables";
import { type Scene, scenes } from "./playback";

const PACE = 190; // milliseconds for each cell that a boat passes
const MANY = 24; // scenes that are shown one by one; more would keep people waiting

export class Showing {
	private waiting = $state.raw<Scene[]>([]);
	private last: Scene | null = null;
	private ticking: ReturnType<typeof setTimeout> | undefined;

	/** The scene that is being shown; none when all has been seen. */
	get scene(): Scene | null {
		return this.waiting[0] ?? null;
	}

	/** Something was told, and now it is like this. */
	follow(now: Scene, told: StoryLine[]): void {
		const before = this.waiting.at(-1) ?? this.last;
		this.last = now;
		if (!before || isCalm()) return;
		const isIdle = this.waiting.length === 0;
		this.waiting = [...this.waiting, ...scenes(before, told)].slice(-MANY);
		if (isIdle) this.wait();
	}

	/** See the end at once. */
	skip(): void {
		clearTimeout(this.ticking);
		this.waiting = [];
	}

	private wait(): void {
		if (this.waiting.length) this.ticking = setTimeout(() => this.next(), PACE);
	}

	private next(): void {
		this.waiting = this.waiting.slice(1);
		this.wait();
	}
}
