/** The house as this page sees it: who I am, the tables that I follow, my games, the open tables. */

import { words } from "../words/words.svelte";
import * as api from "./api";
import { type Connection, Line, LineLost, Refusal, type Reply, type SocketLike, type Wish } from "./line";
import type { Answer, GameLine, GameShown, OpenTable, Shuffle } from "./messages";
import * as nonces from "./nonces";
import { after, isMyTurn, type TableState } from "./tables";

class House {
	me = $state.raw<api.Me | null>(null);
	connection = $state<Connection>("off");
	openTables = $state.raw<OpenTable[]>([]);
	mine = $state.raw<GameLine[]>([]);
	tables = $state.raw<Record<string, TableState>>({});
	games = $state.raw<GameShown[]>([]);
	trouble = $state(""); // why the last wish was not granted
	troubleKey = $state(""); // the same, as the server names it
	explain = $state.raw<(() => void) | null>(null); // shows the rule that the trouble rests on, where one is known
	skew = 0; // the server's time less ours, in milliseconds

	private readonly followed = new Set<string>();
	private watchesLobby = false;
	private readonly line = new Line(dial, {
		hear: (answer) => this.hear(answer),
		changed: (connection) => this.changed(connection),
	});

	constructor() {
		addEventListener("online", () => this.line.connection === "lost" && this.line.start());
	}

	/** Come in, as whoever this device belongs to. */
	async open(): Promise<void> {
		const [me, games] = await Promise.all([api.whoAmI(words.language), api.games(words.language)]);
		this.games = games;
		this.be(me);
	}

	/** Be somebody, and connect. */
	be(me: api.Me | null): void {
		const isOther = this.me !== null && me?.person !== this.me.person;
		this.me = me;
		if (isOther) this.line.stop();
		if (me) this.line.start();
	}

	/** Take a name: somebody new, or the same person called otherwise. */
	async enter(name: string): Promise<void> {
		this.be(await api.enter(name, words.language));
	}

	/** What the server says from now on is in the page's language. */
	async speak(): Promise<void> {
		this.games = await api.games(words.language);
		if (this.me) this.line.restart();
	}

	game(name: string): GameShown | undefined {
		return this.games.find((game) => game.name === name);
	}

	/** Ask for something; a refusal is shown, and nothing comes back. */
	async ask(wish: Wish): Promise<Reply | null> {
		this.trouble = this.troubleKey = "";
		try {
			return await this.line.ask(wish);
		} catch (error) {
			this.fail(error);
			return null;
		}
	}

	/** Show why something was not done; a lost line is shown elsewhere already. */
	fail(error: unknown): void {
		if (error instanceof LineLost) return;
		this.troubleKey = error instanceof Refusal ? error.key : "";
		this.trouble = error instanceof Refusal ? error.message : words.say("trouble-network");
	}

	// Tables

	/** See a table and hear of it; what could not be seen is a refusal. */
	async follow(table: string): Promise<void> {
		this.followed.add(table);
		await this.line.ask({ type: "follow", table });
	}

	unfollow(table: string): void {
		if (!this.followed.delete(table)) return;
		if (this.connection === "open") void this.line.ask({ type: "unfollow", table }).catch(() => {});
		const { [table]: _, ...rest } = this.tables;
		this.tables = rest;
	}

	/** Sit down, and see the table from there. */
	async join(table: string, seat: number | null): Promise<void> {
		const promise = await nonces.promise();
		const joined = await this.ask({ type: "join", table, seat, commitment: promise?.commitment ?? null });
		if (!joined) return;
		nonces.keep(table, promise);
		await this.line.ask({ type: "follow", table }).catch(() => {});
	}

	// Lists

	watchLobby(): void {
		this.watchesLobby = true;
		if (this.connection === "open") this.refresh();
	}

	leaveLobby(): void {
		this.watchesLobby = false;
		if (this.connection === "open") void this.line.ask({ type: "leave-lobby" }).catch(() => {});
	}

	private refresh(): void {
		void this.line.ask({ type: "watch-lobby" }).catch(() => {});
		void this.line
			.ask({ type: "my-games" })
			.then((reply) => {
				if (reply.type === "done") this.mine = reply.games ?? [];
			})
			.catch(() => {});
	}

	/** How many games wait for me. */
	get turns(): number {
		const here = Object.values(this.tables);
		const elsewhere = this.mine.filter(({ table, is_my_turn }) => is_my_turn && !this.tables[table]);
		return elsewhere.length + here.filter(isMyTurn).length;
	}

	// News

	private changed(connection: Connection): void {
		this.connection = connection;
	}

	private hear(answer: Answer): void {
		switch (answer.type) {
			case "welcome":
				this.welcome(answer.now);
				break;
			case "lobby":
				this.openTables = answer.tables;
				break;
			case "lobby-table":
				this.openTables = [answer.table, ...this.without(answer.table.table)];
				break;
			case "lobby-gone":
				this.openTables = this.without(answer.table);
				break;
			case "mine":
				this.note(answer.game);
				break;
			case "shuffle":
				this.openNonce(answer);
				break;
			case "table":
			case "update":
			case "seats":
			case "chat":
				this.hearOf(answer.table, answer);
				break;
		}
	}

	private welcome(now: number): void {
		this.skew = now - Date.now();
		for (const table of this.followed) {
			const since = this.tables[table]?.seq ?? null;
			void this.line.ask({ type: "follow", table, since }).catch(() => {});
		}
		if (this.watchesLobby) this.refresh();
	}

	private hearOf(name: string, news: Answer): void {
		const table = after(this.tables[name], news);
		if (!table || !this.followed.has(name)) return;
		if (table.clocks && (news.type === "table" || news.type === "update")) this.skew = table.clocks.now - Date.now();
		this.tables = { ...this.tables, [name]: table };
	}

	private note(game: GameLine): void {
		const others = this.mine.filter(({ table }) => table !== game.table);
		this.mine = game.is_my_turn ? [game, ...others] : [...others, game];
	}

	private without(table: string): OpenTable[] {
		return this.openTables.filter((open) => open.table !== table);
	}

	private openNonce({ table }: Shuffle): void {
		const nonce = nonces.kept(table);
		if (nonce) void this.line.ask({ type: "open", table, nonce }).catch(() => {});
	}
}

function dial(): SocketLike {
	const address = new URL("/ws", location.href);
	address.protocol = address.protocol.replace("http", "ws");
	address.searchParams.set("language", words.language);
	return new WebSocket(address);
}

export const house = new House();
