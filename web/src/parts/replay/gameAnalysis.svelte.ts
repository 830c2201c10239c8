/** What a finished game could have been: asked for once, made by the server, and there for everybody afterwards. */

import { enterUnasked } from "../../namePrompt.svelte";
import * as api from "../../wire/api";
import { client } from "../../wire/client.svelte";
import type { AnalysisShown, AnalysisStatus } from "../../wire/messages";
import { words } from "../../words/words.svelte";

const LOOK_AGAIN = 600; // milliseconds, while it is being made

export class GameAnalysis {
	found = $state.raw<AnalysisShown | null>(null);
	progress = $state<number | null>(null); // from 0 to 1, while it is being made
	hasFailed = $state(false);
	private waiting: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly table: string) {}

	/** Whether it was made before, or is being made for somebody. */
	look = async (): Promise<void> => {
		const wasMaking = this.progress !== null;
		try {
			this.take(await api.analysis(this.table, words.language));
			this.hasFailed = wasMaking && !this.found && this.progress === null;
		} catch (error) {
			this.fail(error);
		}
	};

	start = async (): Promise<void> => {
		try {
			await enterUnasked();
			this.hasFailed = false;
			this.take(await api.analyse(this.table, words.language));
		} catch (error) {
			this.fail(error);
		}
	};

	leave(): void {
		clearTimeout(this.waiting);
	}

	private take({ progress, analysis }: AnalysisStatus): void {
		this.progress = progress;
		this.found = analysis;
		if (progress !== null) this.waiting = setTimeout(this.look, LOOK_AGAIN);
	}

	private fail(error: unknown): void {
		this.progress = null;
		client.fail(error);
	}
}
