/** Why the last wish was not granted, for whoever shows it. */

import { words } from "../words/words.svelte";
import { LineLost, Refusal } from "./line";

class Trouble {
	words = $state("");

	/** Show why something was not done; a lost line is shown elsewhere already. */
	tell(error: unknown): void {
		if (error instanceof LineLost) return;
		this.words = error instanceof Refusal ? error.message : words.say("trouble-network");
	}

	forget(): void {
		this.words = "";
	}
}

export const trouble = new Trouble();
