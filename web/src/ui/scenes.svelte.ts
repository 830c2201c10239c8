/**
 * What happened, shown one thing after another: bots and other people do not wait until everybody has seen it.
 *
 * A table adds the scenes of each piece of news and draws `shown`, or what lies there now when nothing is left to
 * show. Any click or key goes on at once.
 */

import { motion } from "./motion.svelte";
import { Pace } from "./pace.svelte";

export type Scene<Shown> = {
	shown: Shown;
	lasts: number;
	told?: number; // so many lines of the story are told with it
	holds?: boolean; // it stays until somebody has read it, and is skipped by nobody
	begins?: () => void;
};

const MOST = 40; // scenes behind what lies there: whoever is so late has been away

export class SceneQueue<Shown> {
	private scene = $state.raw<Scene<Shown> | null>(null);
	private waiting: Scene<Shown>[] = [];
	private timer: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly pace = new Pace()) {}

	/** What is being shown; nothing when everything was seen. */
	get shown(): Shown | null {
		return this.scene?.shown ?? null;
	}

	/** Whether what is shown waits for its reader. */
	get isHeld(): boolean {
		return this.scene?.holds ?? false;
	}

	/** The last of what is still to be seen. */
	get last(): Shown | null {
		return this.waiting.at(-1)?.shown ?? this.shown;
	}

	/** Show these too, after those that are being shown. */
	add(scenes: Scene<Shown>[]): void {
		this.waiting.push(...(this.pace.waits ? scenes : scenes.map((scene) => ({ ...scene, holds: false }))));
		if (motion.isOff || document.hidden || this.waiting.length > MOST) this.skip();
		else if (this.scene === null) this.next();
	}

	/** Show what lies there now; what is to be read comes first. */
	skip(): void {
		this.waiting = this.waiting.filter(({ holds }) => holds);
		if (!this.isHeld) this.next();
	}

	/** What was held has been read. */
	release(): void {
		if (!this.isHeld) return;
		this.leave();
		this.pace.onread();
	}

	/** What is held was read elsewhere, or is of no interest any more. */
	letGo(): void {
		this.waiting = this.waiting.filter(({ holds }) => !holds);
		if (this.isHeld) this.leave();
	}

	private leave(): void {
		this.next();
		if (motion.isOff) this.skip();
	}

	/** Show nothing more: the table is left. */
	stop(): void {
		this.waiting = [];
		this.next();
	}

	private next(): void {
		clearTimeout(this.timer);
		const scene = this.waiting.shift() ?? null;
		if (this.scene === null && scene) this.pace.begin();
		if (this.scene !== null && !scene) this.pace.end();
		this.scene = scene;
		this.pace.isHeld = scene?.holds ?? false;
		if (!scene) return;
		this.pace.tell(scene.told);
		scene.begins?.();
		if (!scene.holds) this.timer = setTimeout(() => this.next(), motion.time(scene.lasts));
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
