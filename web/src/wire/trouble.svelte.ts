/** Why the last wish was not granted, for whoever shows it. */

import { words } from "../words/words.svelte";
import { ConnectionLost, Refusal } from "./connection";

class Trouble {
	words = $state("");
	key = $state(""); // the same, as the server names it
	turnedAway = $state(""); // why the host lets nobody like us in: then there is nothing else to show
	timesForgotten = 0; // what was wished for before is no trouble any more
	explain = $state.raw<(() => void) | null>(null); // shows the rule that the trouble rests on, where one is known

	/** Show why something was not done; a lost line is shown elsewhere already. */
	tell(error: unknown): void {
		if (error instanceof ConnectionLost) return;
		if (error instanceof Refusal && isBan(error.key)) this.turnedAway = error.message;
		this.key = error instanceof Refusal ? error.key : "";
		this.words = whyNot(error);
	}

	/** Show something that nobody asked for. */
	say(news: string): void {
		this.key = "";
		this.words = news;
	}

	forget(): void {
		this.timesForgotten += 1;
		this.words = this.key = "";
	}
}

/** Why something was not done, in words: the server's, or that it was not reached. */
export function whyNot(error: unknown): string {
	return error instanceof Refusal ? error.message : words.say("trouble-network");
}

/** Whether a refusal says that one may not come in at all. */
export function isBan(key: string): boolean {
	return key.startsWith("banned-");
}

export const trouble = new Trouble();
