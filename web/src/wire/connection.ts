/** The line to the server: one WebSocket that comes back by itself, and intents that are answered. */

import type { Answer, Intent } from "./messages";

type WithoutId<Message> = Message extends { id: number } ? Omit<Message, "id"> : never;
export type Wish = WithoutId<Intent>;
export type Reply = Extract<Answer, { id?: unknown }>;
export type ConnectionState = "off" | "connecting" | "open" | "lost";

/** Why something was not done, in the reader's language. */
export class Refusal extends Error {
	constructor(
		readonly key: string,
		words: string,
	) {
		super(words);
	}
}

/** The connection broke before the answer came: nobody knows whether it was done, and the table will show it. */
export class ConnectionLost extends Error {}

/** What a browser's WebSocket offers. */
export type SocketLike = {
	onopen: ((event: Event) => void) | null;
	onmessage: ((event: MessageEvent) => void) | null;
	onclose: ((event: CloseEvent) => void) | null;
	send(text: string): void;
	close(): void;
};

export type Listener = {
	hear(answer: Answer): void;
	changed(connection: ConnectionState): void;
	unwelcome?(): void; // the server hung up on us, or did not let us in: we may be nobody there any more
};

type Waiting = {
	wish: Wish;
	done(reply: Reply): void;
	failed(error: Error): void;
	timer?: ReturnType<typeof setTimeout>;
};

const UNWELCOME = 1008; // how the server says that a line is not wanted
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PATIENCE = 12_000; // for an answer: without one the line is dead, though nobody has said so

export class ServerConnection {
	connection: ConnectionState = "off";
	private socket: SocketLike | null = null;
	private wasWelcomed = false;
	private pause = FIRST_PAUSE;
	private retry: ReturnType<typeof setTimeout> | undefined;
	private nextId = 1; // 0 is what the server uses when nobody asked
	private readonly unsent: Waiting[] = [];
	private readonly asked = new Map<number, Waiting>();

	constructor(
		private readonly dial: () => SocketLike,
		private readonly listener: Listener,
	) {}

	/** Connect, now: at the beginning, or when the network is back. */
	start(): void {
		if (this.connection === "open" || this.connection === "connecting") return;
		clearTimeout(this.retry);
		this.become(this.connection === "off" ? "connecting" : "lost");
		const socket = this.dial();
		this.socket = socket;
		this.wasWelcomed = false;
		socket.onmessage = (event) => this.heard(socket, JSON.parse(String(event.data)) as Answer);
		socket.onclose = ({ code }) => this.closed(socket, code);
	}

	/** Connect anew: somebody else, or another language. */
	restart(): void {
		this.stop();
		this.start();
	}

	/** Hang up for good. */
	stop(): void {
		clearTimeout(this.retry);
		const socket = this.socket;
		this.socket = null;
		socket?.close();
		this.forgetAsked();
		this.become("off");
	}

	/** Send an intent; the answer comes when what it wrote is on disk. While there is no line, it waits for one. */
	ask(wish: Wish): Promise<Reply> {
		return new Promise((done, failed) => {
			const waiting = { wish, done, failed };
			if (this.connection === "open") this.send(waiting);
			else this.unsent.push(waiting);
		});
	}

	private send(waiting: Waiting): void {
		const id = this.nextId++;
		waiting.timer = setTimeout(() => this.hangUp(), PATIENCE);
		this.asked.set(id, waiting);
		this.socket?.send(JSON.stringify({ ...waiting.wish, id }));
	}

	private heard(socket: SocketLike, answer: Answer): void {
		if (socket !== this.socket) return;
		if (answer.type === "welcome") {
			this.pause = FIRST_PAUSE;
			this.wasWelcomed = true;
			this.become("open");
		}
		this.listener.hear(answer);
		if (answer.type === "welcome") for (const waiting of this.unsent.splice(0)) this.send(waiting);
		if ("id" in answer && typeof answer.id === "number") this.answered(answer.id, answer);
	}

	private answered(id: number, answer: Reply): void {
		const waiting = this.asked.get(id);
		if (!waiting) return;
		this.asked.delete(id);
		clearTimeout(waiting.timer);
		if (answer.type === "refused") waiting.failed(new Refusal(answer.key, answer.words));
		else waiting.done(answer);
	}

	/** The network is gone, though the line does not know it yet. */
	interrupt(): void {
		if (this.connection === "open") this.hangUp();
	}

	private hangUp(): void {
		const socket = this.socket;
		if (!socket) return;
		socket.close();
		this.closed(socket); // a dead line does not say that it is closed
	}

	private closed(socket: SocketLike, code?: number): void {
		if (socket !== this.socket) return;
		this.socket = null;
		this.forgetAsked();
		this.become("lost");
		this.retry = setTimeout(() => this.start(), this.pause * (0.75 + Math.random() / 2));
		this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
		if (code === UNWELCOME || !this.wasWelcomed) this.listener.unwelcome?.();
	}

	private forgetAsked(): void {
		const asked = [...this.asked.values()];
		this.asked.clear();
		for (const waiting of asked) {
			clearTimeout(waiting.timer);
			waiting.failed(new ConnectionLost());
		}
	}

	private become(connection: ConnectionState): void {
		if (this.connection === connection) return;
		this.connection = connection;
		this.listener.changed(connection);
	}
}
