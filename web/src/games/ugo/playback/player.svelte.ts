/** A table of UGO! as it is watched: news become scenes with their sounds, and a round that is over brings its sheet. */

import { SceneQueue } from "../../../ui/scenes.svelte";
import { type Sound, sounds } from "../../../ui/sounds.svelte";
import type { TableState } from "../../../wire/tables";
import { pictureOf } from "./shown";
import { type Kind, LASTS, type Shown, scenesOf } from "./steps";
import { type RoundScore, roundScores } from "./tricks";

const SOUNDS: Partial<Record<Kind, Sound>> = { card: "card", won: "trick" };

export class Telling {
	sheet = $state.raw<RoundScore | null>(null);
	private readonly queue = new SceneQueue<Shown>();
	private coming = $state.raw<RoundScore | null>(null);

	constructor(
		private table: TableState,
		private now: Shown,
	) {}

	/** What is being shown; nothing when everything was seen. */
	get shown(): Shown | null {
		return this.queue.shown;
	}

	/** What has happened since is shown, and heard; what was taken back is not. */
	hear(table: TableState, now: Shown): void {
		const before = { table: this.table, now: this.now };
		Object.assign(this, { table, now });
		const isRetold = table.story.length - table.fresh.length < before.table.story.length;
		if (table.seq === before.table.seq || isRetold) return;
		const scenes = scenesOf(before.now, table.fresh, now, pictureOf(table).box);
		this.queue.add(scenes.map(({ kind, shown }) => ({ shown, lasts: LASTS[kind], begins: () => ring(kind) })));
		const last = scenes.at(-1);
		if (last && this.queue.shown === null) ring(last.kind);
		if (table.fresh.some(({ key }) => key === "ugo-round-scored"))
			this.coming = roundScores(table.story).at(-1) ?? null;
		else if (pictureOf(table).trick.number > 1) this.sheet = null; // who only watches has had a trick's time for it
	}

	/** The sheet of a round comes when its spaces are counted, or when nobody waits for that. */
	bringSheet(): void {
		if (!this.coming || (this.shown !== null && this.shown.counted === null)) return;
		this.sheet = this.coming;
		this.coming = null;
	}

	skip(): void {
		this.queue.skip();
	}
}

function ring(kind: Kind): void {
	const sound = SOUNDS[kind];
	if (sound) sounds.play(sound);
}
