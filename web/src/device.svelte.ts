/**
 * The people of this device at one table: for whose eyes the page is, and when a curtain hides it.
 *
 * Where several of them play, nothing is shown until one of them says who looks; and when the table asks another one of
 * them, the curtain falls. Nobody's hand or plan is on the page while it is down.
 */

import { client } from "./wire/client.svelte";
import type { Companion, Session } from "./wire/session.svelte";
import { isOwn, type TableState } from "./wire/tables";
import { trouble } from "./wire/trouble.svelte";

export class Device {
	private shown = $state<string | null>(null); // who looks at the page
	private now = $state.raw<TableState | null>(null); // what the whole table knows, from whoever heard it last
	private isClosed = false;
	private passed = ""; // the question for which somebody else was let look

	constructor(readonly id: string) {}

	/** Follow the table with everybody who sits there. */
	async open(): Promise<void> {
		await client.meet();
		if (this.isClosed) return; // the page was left meanwhile
		client.whoHear.add(this.heard);
		await client.follow(this.id);
	}

	close(): void {
		this.isClosed = true;
		client.whoHear.delete(this.heard);
		client.unfollow(this.id);
		for (const companion of client.companions) this.letGo(companion);
	}

	/** Those of this device who sit at the table, its own person first. */
	get here(): Session[] {
		const seated = new Set(client.tables[this.id]?.seats.map(({ person }) => person));
		return [client, ...client.companions].filter(({ me }) => me && seated.has(me.person));
	}

	/** Whose view of the table is shown. */
	get session(): Session {
		const [only, ...others] = this.here;
		if (only && !others.length) return only;
		return this.here.find(({ me }) => me?.person === this.shown) ?? client;
	}

	get isHidden(): boolean {
		return this.shown === null && this.here.length > 1 && client.tables[this.id]?.status === "playing";
	}

	/** Whom the table waits for, unless it waits for who looks. */
	get due(): Session | null {
		const asked = this.here.filter((session) => this.isAsked(session));
		return asked.some(({ me }) => me?.person === this.shown) ? null : (asked[0] ?? null);
	}

	/** Let the curtain fall. */
	hide(): void {
		this.shown = null;
		trouble.forget(); // a refusal may tell what somebody holds, even one that comes late
	}

	/** Lift it for somebody; the one who is asked can wait while another one looks. */
	lift({ me }: Session): void {
		this.shown = me?.person ?? null;
		this.passed = this.due ? this.question() : "";
	}

	private isAsked({ me }: Session): boolean {
		const { seats = [], awaited = [] } = this.now ?? {};
		return awaited.some((seat) => seats[seat]?.person === me?.person && isOwn(seats[seat]));
	}

	private question(): string {
		return `${this.now?.question} ${this.due?.me?.person}`;
	}

	private heard = (table: TableState): void => {
		if (table.table !== this.id || table.seq < (this.now?.seq ?? 0)) return;
		this.now = table;
		this.attend();
		if (this.here.length > 1 && this.due && this.passed !== this.question()) this.hide();
	};

	/** Companions who sit at the table follow it by lines of their own; those who stood up do no more. */
	private attend(): void {
		for (const companion of client.companions) {
			const follows = companion.whoHear.has(this.heard);
			const sits = this.here.includes(companion);
			if (sits && !follows) this.callIn(companion);
			if (follows && !sits) this.letGo(companion);
		}
	}

	private callIn(companion: Companion): void {
		companion.whoHear.add(this.heard);
		companion.start();
		void companion.follow(this.id).catch(() => {});
	}

	private letGo(companion: Companion): void {
		companion.whoHear.delete(this.heard);
		companion.unfollow(this.id);
		companion.stop();
	}
}
