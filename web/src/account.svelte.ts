/** The person of the page as their own page shows them: signed in where, and by what they can come back. */

import { type Passkey, passkeys, recoveryMade, type SignedIn, sessions } from "./wire/account";
import { client } from "./wire/client.svelte";
import { Refusal } from "./wire/connection";
import { trouble } from "./wire/trouble.svelte";
import { t, words } from "./words/words.svelte";

class Account {
	sessions = $state.raw<SignedIn[]>([]);
	passkeys = $state.raw<Passkey[]>([]);
	recovery = $state<number | null>(null); // when a recovery link was made
	isKnown = $state(false);

	/** Ask the server for all of it. */
	async read(): Promise<void> {
		[this.sessions, this.passkeys, this.recovery] = await Promise.all([sessions(), passkeys(), recoveryMade()]);
		this.isKnown = true;
	}

	/** Do something about it, and read anew what came of it; a failure is shown. */
	async change(what: () => Promise<unknown>): Promise<boolean> {
		trouble.forget();
		try {
			await what();
			if (client.me) await this.read();
			return true;
		} catch (error) {
			fail(error);
			return false;
		}
	}

	/** Whether this browser is the only way back to this name. */
	get isOnlyHere(): boolean {
		return this.isKnown && this.sessions.length < 2 && !this.passkeys.length && this.recovery === null;
	}

	/** Be nobody here. */
	leave(): void {
		this.isKnown = false;
		client.be(null);
	}
}

export const account = new Account();

/** Show a failure; of those of the browser itself the page knows the words. */
export function fail(error: unknown): void {
	const isOurs = error instanceof Refusal && !error.message;
	if (isOurs) trouble.say(t("passkey-trouble", { what: error.key }));
	else trouble.tell(error);
}

/** What a device is called. */
export function deviceWords({ browser, system, is_former }: Omit<SignedIn, "session" | "seen" | "is_this">): string {
	const known = is_former ? "former" : browser && system ? "both" : browser || system ? "one" : "none";
	return t("device-words", { known, browser: browser || system, system });
}

/** How long ago something was, as people say it. */
export function ago(moment: number): string {
	const hours = Math.max(0, Math.floor((Date.now() - moment) / 3_600_000));
	const said = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
	if (hours < 24) return said.format(-hours, "hour");
	const days = Math.round((midnight(Date.now()) - midnight(moment)) / 86_400_000);
	return days < 60 ? said.format(-days, "day") : said.format(-Math.round(days / 30), "month");
}

function midnight(moment: number): number {
	return new Date(moment).setHours(0, 0, 0, 0);
}

/** What a new passkey is called until its person calls it otherwise: the device that it was made on. */
export function passkeyName(): string {
	const here = account.sessions.find(({ is_this }) => is_this);
	return here ? deviceWords(here).slice(0, 40) : t("passkey-word");
}
