/** What is shown while things happen: scene by scene, then what is there now. */

import { SceneQueue } from "../../../ui/scenes.svelte";
import type { StoryLine } from "../../../wire/tables";
import { type Scene, scenes } from "./steps";

/** Milliseconds for each cell that a boat passes, for a tile that changes hands, and for a chest to be seen. */
const [PACE, TRAVEL, CHEST] = [190, 420, 1500];
const lastsOf = ({ chest, moved }: Scene): number => (chest ? CHEST : moved ? TRAVEL : PACE);

export class Showing {
	private readonly queue = new SceneQueue<Scene>();
	private before: Scene | null = null;

	/** The scene that is being shown; none when all has been seen. */
	get scene(): Scene | null {
		return this.queue.shown;
	}

	/** Something was told, and now it is like this. */
	follow(now: Scene, told: StoryLine[]): void {
		const before = this.queue.last ?? this.before;
		this.before = now;
		if (before) this.queue.add(scenes(before, told).map((shown) => ({ shown, lasts: lastsOf(shown) })));
	}

	/** See the end at once; whether there was anything to see. */
	skip(): boolean {
		const wasShowing = this.scene !== null;
		this.queue.skip();
		return wasShowing;
	}
}
