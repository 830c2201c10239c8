/** Where somebody is in a replay, and how it goes on by itself. */

import type { Paragraph } from "../../games/tale";
import { motion } from "../../ui/motion.svelte";
import { Pace } from "../../ui/pace.svelte";
import type { ReplayedGame } from "./replayedGame";

const DWELL = 900; // milliseconds between what was shown and the next step
export const TEMPOS = [0.5, 1, 2, 4] as const;

export class ReplayPlayer {
	readonly pace = new Pace(false);
	at = $state(0);
	isPlaying = $state(false);
	jumps = $state(0); // how often it went elsewhere than one step on: then nothing is animated
	tempo = $state<number>(1);

	constructor(
		private readonly game: () => ReplayedGame,
		private readonly paragraphs: () => Paragraph[],
	) {}

	/** Go on by itself whenever all of a step was shown; to be called where effects live. */
	run(): void {
		$effect(() => {
			motion.tempo = this.tempo;
			return () => {
				motion.tempo = 1;
			};
		});
		$effect(() => {
			if (!this.isPlaying || this.pace.isShowing) return;
			if (this.isAtEnd) {
				this.isPlaying = false;
				return;
			}
			const waiting = setTimeout(() => this.forth(), DWELL / this.tempo);
			return () => clearTimeout(waiting);
		});
	}

	get isAtEnd(): boolean {
		return this.at >= this.game().last;
	}

	toggle(): void {
		if (!this.isPlaying && this.isAtEnd) this.go(0);
		this.isPlaying = !this.isPlaying;
	}

	/** One step on, as it was seen at the table. */
	forth(): void {
		if (!this.isAtEnd) this.at += 1;
	}

	back(): void {
		this.go(this.at - 1);
	}

	/** To the end of this trick, turn or round, or of the next one. */
	forthByParagraph(): void {
		const told = this.game().told(this.at);
		const next = this.paragraphs().find(({ to }) => to > told);
		this.go(next ? this.game().stepOf(next.to) : this.game().last);
	}

	/** To the beginning of this trick, turn or round, or of the one before. */
	backByParagraph(): void {
		const told = this.game().told(this.at);
		const before = this.paragraphs().findLast(({ to }) => to < told);
		this.go(before ? Math.min(this.game().stepOf(before.to), this.at - 1) : 0);
	}

	go(step: number): void {
		const there = Math.min(Math.max(step, 0), this.game().last);
		if (there === this.at) return;
		this.at = there;
		this.jumps += 1;
	}
}
