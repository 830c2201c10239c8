/** Somebody on this device: their line to the server, the tables that they follow, what they ask for. */

import { words } from "../words/words.svelte";
import type { Me } from "./api";
import { type ConnectionState, Refusal, type Reply, ServerConnection, type SocketLike, type Wish } from "./connection";
import type { Answer, RefusedAnswer, Shuffle } from "./messages";
import * as nonces from "./nonces";
import { after, type TableState } from "./tables";
import { isBan, trouble } from "./trouble.svelte";
import { unsent } from "./unsent.svelte";

type Hears = (table: TableState) => void;

export class Session {
	me = $state.raw<Me | null>(null);
	connection = $state<ConnectionState>("off");
	tables = $state.raw<Record<string, TableState>>({});
	skew = 0; // the server's time less ours, in milliseconds

	readonly whoHear = new Set<Hears>(); // of every table that this one hears of
	protected readonly followed = new Set<string>();
	protected readonly server = new ServerConnection(() => this.dial(), {
		hear: (answer) => this.hear(answer),
		changed: (connection) => {
			this.connection = connection;
		},
		unwelcome: () => this.unwelcome(),
	});

	constructor() {
		addEventListener("online", () => this.server.connection === "lost" && this.server.start());
		addEventListener("offline", () => this.server.interrupt());
	}

	/** Ask for something; a refusal is shown, unless the page has gone on meanwhile, and nothing comes back. */
	async ask(wish: Wish): Promise<Reply | null> {
		trouble.forget();
		const { timesForgotten } = trouble;
		try {
			return await this.tell(wish);
		} catch (error) {
			if (trouble.timesForgotten === timesForgotten) trouble.tell(error);
			return null;
		}
	}

	/** Ask for something, where a refusal is shown by who asks. */
	async tell(wish: Wish): Promise<Reply> {
		const isUnsent = this.connection === "lost";
		if (isUnsent) unsent.add();
		try {
			return await this.server.ask(wish);
		} finally {
			if (isUnsent) unsent.remove();
		}
	}

	/** See a table and hear of it; what could not be seen is a refusal. */
	async follow(table: string): Promise<void> {
		this.followed.add(table);
		await this.server.ask({ type: "follow", table });
	}

	unfollow(table: string): void {
		if (!this.followed.delete(table)) return;
		if (this.connection === "open") void this.server.ask({ type: "unfollow", table }).catch(() => {});
		const { [table]: _, ...rest } = this.tables;
		this.tables = rest;
	}

	/** Sit down, and see the table from there; a refusal is shown by who asks. */
	async sit(table: string, seat: number | null): Promise<void> {
		const promise = await this.promise();
		await this.tell({ type: "join", table, seat, commitment: promise?.commitment ?? null });
		nonces.keep(table, promise);
		await this.server.ask({ type: "follow", table }).catch(() => {});
	}

	/** Play again with those who played: where it goes on. */
	async rematch(table: string): Promise<string | null> {
		const promise = await this.promise();
		const reply = await this.ask({ type: "rematch", table, commitment: promise?.commitment ?? null });
		if (reply?.type !== "done" || !reply.table) return null;
		nonces.keep(reply.table, promise);
		return reply.table;
	}

	/** A part in the shuffle. */
	protected promise(): Promise<nonces.Promised | null> {
		return nonces.promise();
	}

	/** What stands behind the address of the line. */
	protected query(): Record<string, string> {
		return { language: words.language };
	}

	private dial(): SocketLike {
		const address = new URL("/ws", location.href);
		address.protocol = address.protocol.replace("http", "ws");
		for (const [name, value] of Object.entries(this.query())) address.searchParams.set(name, value);
		return new WebSocket(address);
	}

	protected hear(answer: Answer): void {
		switch (answer.type) {
			case "welcome":
				this.welcome(answer.now);
				break;
			case "shuffle":
				this.openNonce(answer);
				break;
			case "refused":
				if (isBan(answer.key)) this.turnAway(answer);
				break;
			case "table":
			case "story":
			case "update":
			case "seats":
			case "chat":
				this.hearOf(answer.table, answer);
				break;
		}
	}

	/** The server did not want this line. */
	protected unwelcome(): void {}

	protected welcome(now: number): void {
		this.skew = now - Date.now();
		this.lookAgain();
	}

	/** See every table again: what is shown of it has changed. */
	lookAgain(): void {
		for (const table of this.followed) {
			const known = this.tables[table];
			const since = known && !known.has_more ? known.seq : null;
			void this.server.ask({ type: "follow", table, since }).catch(() => {});
		}
	}

	/** The host has banned us: nobody tries to come back. */
	private turnAway({ key, words }: RefusedAnswer): void {
		trouble.tell(new Refusal(key, words));
		this.server.stop();
	}

	private hearOf(name: string, news: Answer): void {
		const table = after(this.tables[name], news, this.me?.person);
		if (!table || !this.followed.has(name)) return;
		if (table.clocks && (news.type === "table" || news.type === "update")) this.skew = table.clocks.now - Date.now();
		this.tables = { ...this.tables, [name]: table };
		for (const hear of this.whoHear) hear(table);
	}

	protected openNonce({ table }: Shuffle): void {
		const nonce = nonces.kept(table);
		if (nonce) void this.server.ask({ type: "open", table, nonce }).catch(() => {});
	}
}

/** Somebody who plays on this device beside its person. The person's part in the shuffle is the device's. */
export class Companion extends Session {
	constructor(me: Me) {
		super();
		this.me = me;
	}

	start(): void {
		this.server.start();
	}

	stop(): void {
		this.server.stop();
	}

	restart(): void {
		if (this.connection !== "off") this.server.restart();
	}

	protected override query(): Record<string, string> {
		return { ...super.query(), as: this.me?.person ?? "" };
	}

	protected override async promise(): Promise<null> {
		return null;
	}

	protected override openNonce(): void {}
}
