/** Somebody's name is asked for when it is first needed, and not before. */

import { client } from "./wire/client.svelte";

class NamePrompt {
	isOpen = $state(false);
	private next: (() => void) | null = null;

	/** Do something as somebody with a name: at once, or when the name is given. */
	whenNamed(then: () => void): void {
		if (client.me) {
			then();
			return;
		}
		this.next = then;
		this.isOpen = true;
	}

	/** Change one's name. */
	rename(): void {
		this.next = null;
		this.isOpen = true;
	}

	given(): void {
		this.isOpen = false;
		this.next?.();
		this.next = null;
	}
}

export const namePrompt = new NamePrompt();
