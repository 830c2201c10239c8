/** A table of UGO! as it is watched: news become scenes with their sounds, and a round that is over brings its sheet. */

import type { Pace } from "../../../ui/pace.svelte";
import { SceneQueue } from "../../../ui/scenes.svelte";
import { type Sound, sounds } from "../../../ui/sounds.svelte";
import { isCutShort, type TableState } from "../../../wire/tables";
import { pictureOf } from "./shown";
import { type Kind, LASTS, type Shown, scenesOf, TAKEN, type UgoScene } from "./steps";
import { roundScores } from "./tricks";

const SOUNDS: Partial<Record<Kind, Sound>> = { card: "card", won: "trick" };
const SEEN_ENOUGH = 2; // by the second trick of the next round, who only watches has read the sheet

export class Telling {
	private readonly queue: SceneQueue<Shown>;

	constructor(
		private table: TableState,
		private now: Shown,
		pace: Pace,
	) {
		this.queue = new SceneQueue(pace);
	}

	/** What is being shown; nothing when everything was seen. */
	get shown(): Shown | null {
		return this.queue.shown;
	}

	/** Whether the sheet of a round waits to be read. */
	get isHeld(): boolean {
		return this.queue.isHeld;
	}

	/** What has happened since is shown, and heard; what was taken back is not. */
	hear(table: TableState, now: Shown): void {
		const before = { table: this.table, now: this.now };
		Object.assign(this, { table, now });
		if (isCutShort(table.result)) this.queue.letGo();
		const isRetold = table.story.length - table.fresh.length < before.table.story.length;
		if (table.seq === before.table.seq || isRetold) return;
		const { trick, seat, box } = pictureOf(table);
		const scenes = scenesOf(before.now, table.fresh, now, box, sheetOf(table));
		this.queue.add(scenes.map((scene) => this.timed(scene)));
		const last = scenes.at(-1);
		if (last && this.queue.shown === null) ring(last.kind);
		if (seat === null && trick.number >= SEEN_ENOUGH) this.goOn();
	}

	private timed({ kind, shown, told }: UgoScene) {
		const { story, fresh, status } = this.table;
		return {
			shown,
			lasts: kind === "laid" && shown.trick.winner !== pictureOf(this.table).seat ? TAKEN : LASTS[kind],
			told: story.length - fresh.length + told,
			holds: kind === "read" && status === "playing",
			begins: () => ring(kind),
		};
	}

	/** The sheet was read. */
	goOn(): void {
		this.queue.release();
	}

	skip(): void {
		this.queue.skip();
	}

	stop(): void {
		this.queue.stop();
	}
}

/** The sheet of a round that has just been scored. */
const sheetOf = ({ story, fresh }: TableState) =>
	fresh.some(({ key }) => key === "ugo-round-scored") ? (roundScores(story).at(-1) ?? null) : null;

function ring(kind: Kind): void {
	const sound = SOUNDS[kind];
	if (sound) sounds.play(sound);
}
