/** Somebody's name is asked for when it is first needed, and not before. */

import { client } from "./wire/client.svelte";
import { t } from "./words/words.svelte";

const KEPT = "tablee-unnamed"; // who came in without being asked for a name

/** Come in as a guest: nothing is asked of who plays with bots, or only watches. */
export async function enterUnasked(): Promise<void> {
	if (client.me) return;
	const { person } = await client.enter(t("name-guest"));
	localStorage.setItem(KEPT, person);
}

/** Whether somebody has chosen how they are called. */
const isNamed = (): boolean => client.me !== null && localStorage.getItem(KEPT) !== client.me.person;

class NamePrompt {
	isOpen = $state(false);
	why = $state(""); // another name is asked for
	private next: (() => void) | null = null;

	/** Do something as somebody with a name: at once, or when the name is given. Alone with bots, any name will do. */
	whenNamed(then: () => void, isAlone = false): void {
		if (isAlone ? client.me : isNamed()) {
			then();
			return;
		}
		this.open(then);
	}

	/** Ask for another name than the one that was refused, and say why. */
	askAnother(why: string, then: () => void): void {
		this.open(then, why);
	}

	private open(then: (() => void) | null, why = ""): void {
		this.next = then;
		this.why = why;
		this.isOpen = true;
	}

	/** Whether whoever is here has not chosen a name yet. */
	get isUnnamed(): boolean {
		return !isNamed();
	}

	/** Change one's name. */
	rename(): void {
		this.open(null);
	}

	given(): void {
		localStorage.removeItem(KEPT);
		this.isOpen = false;
		this.next?.();
		this.next = null;
	}
}

export const namePrompt = new NamePrompt();
