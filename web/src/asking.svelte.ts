/** Somebody's name is asked for when it is first needed, and not before. */

import { client } from "./wire/client.svelte";

class Asking {
	isOpen = $state(false);
	private whenNamed: (() => void) | null = null;

	/** Do something as somebody with a name: at once, or when the name is given. */
	named(then: () => void): void {
		if (client.me) {
			then();
			return;
		}
		this.whenNamed = then;
		this.isOpen = true;
	}

	/** Change one's name. */
	rename(): void {
		this.whenNamed = null;
		this.isOpen = true;
	}

	given(): void {
		this.isOpen = false;
		this.whenNamed?.();
		this.whenNamed = null;
	}
}

export const asking = new Asking();
