/** The session of whoever this device belongs to: who I am and who else plays here, my games, the open tables. */

import { words } from "../words/words.svelte";
import * as api from "./api";
import type { Answer, GameLine, GameShown, OpenTable } from "./messages";
import { Companion, Session } from "./session.svelte";
import { isMyTurn } from "./tables";
import { trouble } from "./trouble.svelte";

class Client extends Session {
	openTables = $state.raw<OpenTable[]>([]);
	mine = $state.raw<GameLine[]>([]);
	games = $state.raw<GameShown[]>([]);
	companions = $state.raw<Companion[]>([]);

	private watchesLobby = false;
	private meeting: Promise<void> | null = null;

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
		if (isOther) this.leaveAll();
		if (me) this.server.start();
	}

	private leaveAll(): void {
		this.server.stop();
		for (const companion of this.companions) companion.stop();
		this.companions = [];
		this.meeting = null;
		this.mine = [];
		this.tables = {}; // they show what somebody else's seat may know
	}

	/** Perhaps this device was signed out elsewhere: then it says so, and is nobody's. */
	protected override unwelcome(): void {
		api.whoAmI(words.language).then(
			(me) => {
				if (me || !this.me) return;
				this.be(null);
				trouble.say(words.say("signed-out"));
			},
			() => {}, // there is no connection at all
		);
	}

	/** Take a name: somebody new, or the same person called otherwise. */
	async enter(name: string): Promise<api.Me> {
		const me = await api.enter(name, words.language);
		this.be(me);
		return me;
	}

	/** What the server says from now on is in the page's language. */
	async speak(): Promise<void> {
		this.games = await api.games(words.language);
		if (this.me) this.server.restart();
		for (const companion of this.companions) companion.restart();
	}

	game(name: string): GameShown | undefined {
		return this.games.find((game) => game.name === name);
	}

	// Who else plays on this device

	/** Know who plays on this device: asked once, before a table is shown. */
	meet(): Promise<void> {
		this.meeting ??= api.companions(words.language).then(
			(found) => {
				this.companions = found.map((me) => new Companion(me));
			},
			(error: unknown) => {
				this.meeting = null;
				throw error;
			},
		);
		return this.meeting;
	}

	/** Somebody who plays on this device, by name; new, if nobody is called so. */
	async companion(name: string): Promise<Companion> {
		await this.meet();
		const known = this.companions.find(({ me }) => me?.name === name.trim());
		if (known) return known;
		const made = new Companion(await api.newCompanion(name, words.language));
		this.companions = [...this.companions, made];
		return made;
	}

	/** Seat somebody of this device at a table; whoever is new and finds no seat is forgotten. */
	async seat(name: string, table: string, place: number | null): Promise<void> {
		const before = this.companions;
		const companion = await this.companion(name);
		companion.start();
		try {
			await companion.sit(table, place);
		} catch (error) {
			if (!before.includes(companion)) await this.part(companion).catch(() => {});
			throw error;
		}
	}

	async part(companion: Companion): Promise<void> {
		if (companion.me) await api.partFrom(companion.me.person, words.language);
		companion.stop();
		this.companions = this.companions.filter((one) => one !== companion);
	}

	// Of whom one wants to hear no more

	/** Block somebody, or no more: what they say and invite to is gone at once, or is back. */
	async block(person: string, isBlocked: boolean): Promise<void> {
		await (isBlocked ? api.block : api.unblock)(person, words.language);
		for (const session of [this, ...this.companions]) if (session.connection === "open") session.lookAgain();
		if (this.watchesLobby) this.refresh();
	}

	// Lists

	watchLobby(): void {
		this.watchesLobby = true;
		if (this.connection === "open") this.refresh();
	}

	leaveLobby(): void {
		this.watchesLobby = false;
		if (this.connection === "open") void this.server.ask({ type: "leave-lobby" }).catch(() => {});
	}

	/** The open tables, for who is nobody yet. */
	async lookIn(): Promise<void> {
		this.openTables = await api.openTables(words.language);
	}

	private refresh(): void {
		void this.server.ask({ type: "watch-lobby" }).catch(() => {});
		void this.server
			.ask({ type: "my-games" })
			.then((reply) => {
				if (reply.type === "done") this.mine = reply.games ?? [];
			})
			.catch(() => {});
	}

	/** How many games wait for me, or for somebody else on this device. */
	get turns(): number {
		const here = [this, ...this.companions].flatMap(({ tables }) => Object.values(tables)).filter(isMyTurn);
		const elsewhere = this.mine.filter(({ table, is_my_turn }) => is_my_turn && !this.tables[table]);
		return elsewhere.length + new Set(here.map(({ table }) => table)).size;
	}

	// News

	protected override hear(answer: Answer): void {
		super.hear(answer);
		switch (answer.type) {
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
		}
	}

	protected override welcome(now: number): void {
		super.welcome(now);
		if (this.watchesLobby) this.refresh();
	}

	private note(game: GameLine): void {
		const others = this.mine.filter(({ table }) => table !== game.table);
		this.mine = game.is_my_turn ? [game, ...others] : [...others, game];
	}

	private without(table: string): OpenTable[] {
		return this.openTables.filter((open) => open.table !== table);
	}

	/** Show why something was not done. */
	fail(error: unknown): void {
		trouble.tell(error);
	}
}

export const client = new Client();
