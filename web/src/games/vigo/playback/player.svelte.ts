/** What is shown while things happen: scene by scene, then what is there now. */

import type { Pace } from "../../../ui/pace.svelte";
import { SceneQueue } from "../../../ui/scenes.svelte";
import type { StoryLine } from "../../../wire/tables";
import { type Scene, scenes } from "./steps";

/** Milliseconds for each cell that a boat passes, for a tile that changes hands, and for a chest to be seen. */
const [PACE, TRAVEL, CHEST] = [190, 420, 1500];
const lastsOf = ({ chest, moved }: Scene): number => (chest ? CHEST : moved ? TRAVEL : PACE);

export class Showing {
	private readonly queue: SceneQueue<Scene>;
	private before: Scene | null = null;

	constructor(pace: Pace) {
		this.queue = new SceneQueue(pace);
	}

	/** The scene that is being shown; none when all has been seen. */
	get scene(): Scene | null {
		return this.queue.shown;
	}

	/** Something was told, the last lines of a story of this length, and now it is like this. */
	follow(now: Scene, lines: StoryLine[], length: number): void {
		const before = this.queue.last ?? this.before;
		this.before = now;
		if (!before) return;
		const first = length - lines.length;
		this.queue.add(
			scenes(before, lines).map(({ told, ...shown }) => ({ shown, lasts: lastsOf(shown), told: first + told })),
		);
	}

	/** See the end at once; whether there was anything to see. */
	skip(): boolean {
		const wasShowing = this.scene !== null;
		this.queue.skip();
		return wasShowing;
	}
}
