/**
 * The people of this device at one table: for whose eyes the page is, and when a curtain hides it.
 *
 * Where several of them play, nothing is shown until one of them says who looks; and when the table asks another one of
 * them, the curtain falls, after what has just happened was shown. Nobody's hand or plan is on the page while it is down.
 */

import { Pace } from "./ui/pace.svelte";
import { client } from "./wire/client.svelte";
import type { Companion, Session } from "./wire/session.svelte";
import { isOwn, type TableState } from "./wire/tables";
import { trouble } from "./wire/trouble.svelte";

const LOOK = 300; // milliseconds: news come to everybody's line within less

export class Device {
	private shown = $state<string | null>(null); // who looks at the page
	private now = $state.raw<TableState | null>(null); // what the whole table knows, from whoever heard it last
	private isClosed = false;
	private passed = ""; // the question for which somebody else was let look
	private together = new Set<number>(); // the seats that were asked the open question
	private agreed = -1; // to which request of somebody here the others here have said yes
	private falling: ReturnType<typeof setInterval> | undefined; // the curtain waits until all is told
	readonly pace = new Pace(); // how far the table has been shown
	private isRevealed = $state(false); // the last news are of what several decided at once
	isTelling = $state(false); // what several decided at once is being shown to all of them, before the curtain falls

	constructor(readonly id: string) {
		this.pace.onread = () => {
			if (this.isTelling) this.hide(); // one button: who goes on passes the device
		};
	}

	/** Follow the table with everybody who sits there. */
	async open(): Promise<void> {
		await client.meet();
		if (this.isClosed) return; // the page was left meanwhile
		client.whoHear.add(this.heard);
		await client.follow(this.id);
	}

	close(): void {
		this.isClosed = true;
		this.stopFalling();
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

	/** Whether all of this device look at what was revealed: then the hand and the plans of none of them are shown. */
	get isTogether(): boolean {
		return this.isTelling || (this.isRevealed && this.pace.isShowing);
	}

	/** Whom the table waits for, unless it waits for who looks. */
	get due(): Session | null {
		const asked = this.here.filter((session) => this.isAsked(session));
		return asked.some(({ me }) => me?.person === this.shown) ? null : (asked[0] ?? null);
	}

	/** Let the curtain fall. */
	hide(): void {
		this.stopFalling();
		this.isTelling = false;
		this.shown = null;
		trouble.forget(); // a refusal may tell what somebody holds, even one that comes late
	}

	/** Lift it for somebody; the one who is asked can wait while another one looks. */
	lift({ me }: Session): void {
		this.stopFalling();
		this.isTelling = false;
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
		const isNext = this.now !== null && table.question !== this.now.question;
		const wasTogether = isNext && this.together.size > 1;
		if (isNext) {
			this.together = new Set();
			this.isRevealed = wasTogether && this.here.length > 1;
		}
		for (const seat of table.awaited) this.together.add(seat);
		this.now = table;
		this.attend();
		this.agree(table);
		if (this.here.length > 1 && this.due && this.passed !== this.question()) this.fall(isNext, wasTogether);
	};

	/** Let the curtain fall when what happened was shown; after what was revealed to all, when they say so. */
	private fall(isNews: boolean, isRevealed: boolean): void {
		if ((this.falling !== undefined || this.isTelling) && !isNews) return; // everybody's line brings the same news
		this.stopFalling();
		const isSeen = this.shown !== null && isNews;
		this.isTelling = isSeen && (this.isTelling || isRevealed);
		if (!isSeen) this.hide();
		else if (!this.isTelling) this.falling = setInterval(() => this.pace.isShowing || this.hide(), LOOK);
	}

	private stopFalling(): void {
		clearInterval(this.falling);
		this.falling = undefined;
	}

	/** Those on one device sit side by side: what one of them takes back, the others here agree to. */
	private agree({ taking_back, seats }: TableState): void {
		if (taking_back?.how !== "asked") return;
		const { seat, seq } = taking_back;
		const at = (place: number) => this.here.find(({ me }) => me?.person === seats[place]?.person);
		if (!at(seat) || this.agreed === seq) return;
		this.agreed = seq;
		for (const other of taking_back.seats) {
			void at(other)
				?.tell({ type: "answer-take-back", table: this.id, seq, agrees: true })
				.catch(() => {});
		}
	}

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
