/** Whose menu is open: somebody at a table, who can be blocked and reported. */

import type { Session } from "./wire/session.svelte";

export type About = { person: string; name: string; table: string; session: Session };

class PersonMenu {
	about = $state.raw<About | null>(null);
	private opener: HTMLElement | null = null;

	show(about: About): void {
		this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
		this.about = about;
	}

	/** Close it: the keyboard is where it was. */
	close(): void {
		this.about = null;
		if (this.opener?.isConnected) this.opener.focus();
	}
}

export const personMenu = new PersonMenu();
