import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConnectionLost, type ConnectionState, Refusal, ServerConnection, type SocketLike } from "./connection";
import type { Answer } from "./messages";

class FakeSocket implements SocketLike {
	onopen: SocketLike["onopen"] = null;
	onmessage: SocketLike["onmessage"] = null;
	onclose: SocketLike["onclose"] = null;
	sent: { id: number; type: string }[] = [];
	send(text: string): void {
		this.sent.push(JSON.parse(text) as { id: number; type: string });
	}
	close(): void {}
	say(answer: object): void {
		this.onmessage?.({ data: JSON.stringify(answer) } as MessageEvent);
	}
	breakOff(code = 1006): void {
		this.onclose?.({ code } as CloseEvent);
	}
}

const WELCOME = { type: "welcome", person: "p", name: "P", now: 0, version: "1" };
let sockets: FakeSocket[];
let connections: ConnectionState[];
let timesUnwelcome: number;
let server: ServerConnection;

function last(): FakeSocket {
	const socket = sockets.at(-1);
	if (!socket) throw new Error("nobody has dialled");
	return socket;
}

beforeEach(() => {
	vi.useFakeTimers();
	sockets = [];
	connections = [];
	timesUnwelcome = 0;
	server = new ServerConnection(
		() => {
			sockets.push(new FakeSocket());
			return last();
		},
		{
			hear: (_: Answer) => {},
			changed: (connection) => connections.push(connection),
			unwelcome: () => {
				timesUnwelcome += 1;
			},
		},
	);
	server.start();
});

afterEach(() => vi.useRealTimers());

test("an intent waits for the welcome, and its answer bears its id", async () => {
	const answer = server.ask({ type: "my-games" });
	expect(last().sent).toEqual([]);
	last().say(WELCOME);
	expect(last().sent).toEqual([{ type: "my-games", id: 1 }]);
	last().say({ type: "done", id: 1, games: [] });
	expect(await answer).toMatchObject({ games: [] });
});

test("a refusal is an error in words", async () => {
	last().say(WELCOME);
	const answer = server.ask({ type: "start", table: "t" });
	last().say({ type: "refused", id: 1, key: "seats-empty", args: {}, words: "One seat is still empty." });
	await expect(answer).rejects.toEqual(new Refusal("seats-empty", "One seat is still empty."));
});

test("a line that breaks comes back by itself, later each time", () => {
	last().say(WELCOME);
	last().breakOff();
	vi.advanceTimersByTime(400);
	expect(sockets.length).toBe(2);
	last().breakOff();
	vi.advanceTimersByTime(400);
	expect(sockets.length).toBe(2);
	vi.advanceTimersByTime(400);
	expect(sockets.length).toBe(3);
	last().say(WELCOME);
	expect(connections).toEqual(["connecting", "open", "lost", "open"]);
});

test("what was asked when the line broke is not asked again", async () => {
	last().say(WELCOME);
	const answer = server.ask({ type: "take-back", table: "t" });
	last().breakOff();
	await expect(answer).rejects.toBeInstanceOf(ConnectionLost);
	vi.advanceTimersByTime(1000);
	last().say(WELCOME);
	expect(last().sent).toEqual([]);
});

test("a line that does not answer is dead", async () => {
	last().say(WELCOME);
	const answer = server.ask({ type: "my-games" });
	answer.catch(() => {});
	vi.advanceTimersByTime(12_000);
	await expect(answer).rejects.toBeInstanceOf(ConnectionLost);
	vi.advanceTimersByTime(1000);
	expect(sockets.length).toBe(2);
});

test("a line that the server hangs up on, or does not take, may be nobody's any more", () => {
	last().say(WELCOME);
	last().breakOff();
	expect(timesUnwelcome).toBe(0); // the network failed
	vi.runOnlyPendingTimers();
	last().breakOff();
	expect(timesUnwelcome).toBe(1); // never let in
	vi.runOnlyPendingTimers();
	last().say(WELCOME);
	last().breakOff(1008);
	expect(timesUnwelcome).toBe(2);
});

test("where the network is gone, what is asked waits at once and not only when the line is given up", async () => {
	last().say(WELCOME);
	server.interrupt();
	expect(server.connection).toBe("lost");
	const answer = server.ask({ type: "my-games" });
	expect(sockets[0]?.sent).toEqual([]);
	server.start();
	last().say(WELCOME);
	expect(last().sent.map(({ type }) => type)).toEqual(["my-games"]);
	last().say({ type: "done", id: last().sent[0]?.id });
	expect((await answer).type).toBe("done");
});
