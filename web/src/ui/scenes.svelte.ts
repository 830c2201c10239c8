/**
 * What happened, shown one thing after another: bots and other people do not wait until everybody has seen it.
 *
 * A table adds the scenes of each piece of news and draws `shown`, or what lies there now when nothing is left to
 * show. Any click or key goes on at once.
 */

import { motion } from "./motion.svelte";

export type Scene<Shown> = { shown: Shown; lasts: number; begins?: () => void };

const MOST = 40; // scenes behind what lies there: whoever is so late has been away

let busyQueues = $state(0);

/** Whether something is still being shown: what comes after it, such as the ending, waits. */
export const isShowing = (): boolean => busyQueues > 0;

export class SceneQueue<Shown> {
	shown = $state.raw<Shown | null>(null);
	private waiting: Scene<Shown>[] = [];
	private timer: ReturnType<typeof setTimeout> | undefined;

	/** The last of what is still to be seen. */
	get last(): Shown | null {
		return this.waiting.at(-1)?.shown ?? this.shown;
	}

	/** Show these too, after those that are being shown. */
	add(scenes: Scene<Shown>[]): void {
		if (motion.isOff || document.hidden || this.waiting.length + scenes.length > MOST) {
			this.skip();
			return;
		}
		this.waiting.push(...scenes);
		if (this.shown === null) this.next();
	}

	/** Show what lies there now. */
	skip(): void {
		this.waiting = [];
		this.next();
	}

	private next(): void {
		clearTimeout(this.timer);
		const scene = this.waiting.shift();
		if (this.shown === null && scene) busyQueues += 1;
		if (this.shown !== null && !scene) busyQueues -= 1;
		this.shown = scene?.shown ?? null;
		scene?.begins?.();
		if (scene) this.timer = setTimeout(() => this.next(), motion.time(scene.lasts));
	}
}

/** A click on the table, or a key that acts, skips what is shown: it was not meant for what lies there afterwards. */
export function goesOn(table: HTMLElement, skip: () => boolean): { destroy: () => void } {
	const goOn = (event: Event) => {
		if (!skip()) return;
		event.preventDefault();
		event.stopPropagation();
	};
	const press = (event: KeyboardEvent) => {
		if (event.key === "Enter" || event.key === " ") goOn(event);
	};
	table.addEventListener("click", goOn, true);
	table.addEventListener("keydown", press, true);
	return {
		destroy() {
			table.removeEventListener("click", goOn, true);
			table.removeEventListener("keydown", press, true);
		},
	};
}
