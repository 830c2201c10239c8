// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "./wire/tables";

const { Device } = await import("./device.svelte");
const { SceneQueue } = await import("./ui/scenes.svelte");
const { client } = await import("./wire/client.svelte");
const { trouble } = await import("./wire/trouble.svelte");
const { Refusal } = await import("./wire/connection");
const { Companion } = await import("./wire/session.svelte");

const ADA = { person: "a", name: "Ada" };
const BEN = { person: "b", name: "Ben" };
const ben = new Companion(BEN);
let device: InstanceType<typeof Device>;

/** The news comes that the table waits for these seats; Ada has the first one, Ben the second, a friend the third. */
function hears(awaited: number[], seq = 1, question = seq, bot: number | null = null, more: object = {}): void {
	const seats = [ADA, BEN, { person: "c", name: "Cléo" }].map((seat, place) => ({
		...seat,
		...(place === bot && { sits_in: "greedy" }),
	}));
	const table = { table: "t", status: "playing", seats, awaited, seq, question, ...more } as unknown as TableState;
	client.tables = { t: table };
	for (const hear of client.whoHear) hear(table);
}

/** The same, and the time goes by in which it was shown. */
function waitsFor(...news: Parameters<typeof hears>): void {
	hears(...news);
	vi.advanceTimersByTime(400);
}

beforeEach(async () => {
	client.me = ADA;
	client.companions = [ben];
	client.whoHear.clear();
	ben.whoHear.clear();
	vi.spyOn(client, "meet").mockResolvedValue();
	vi.spyOn(client, "follow").mockResolvedValue();
	vi.spyOn(ben, "follow").mockResolvedValue();
	vi.spyOn(ben, "start").mockReturnValue();
	device = new Device("t");
	void device.open();
	await vi.waitFor(() => expect(client.whoHear.size).toBe(1));
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

test("the curtain is down before anybody has said who looks", () => {
	waitsFor([2]);
	expect([device.isHidden, device.due]).toEqual([true, null]);
	waitsFor([1], 2);
	expect([device.isHidden, device.due]).toEqual([true, ben]);
});

test("it falls when another one of the device is asked, and hides what was refused", () => {
	waitsFor([0]);
	device.lift(client);
	expect([device.isHidden, device.session]).toEqual([false, client]);
	trouble.words = "You hold red.";
	waitsFor([1], 2);
	expect([device.isHidden, device.due, trouble.words]).toEqual([true, ben, ""]);
	device.lift(ben);
	expect([device.isHidden, device.session]).toEqual([false, ben]);
});

test("a refusal that comes when the curtain is down is not shown", async () => {
	let refuse: (error: Error) => void = () => {};
	const { server } = client as unknown as { server: { ask: () => Promise<never> } };
	vi.spyOn(server, "ask").mockImplementation(() => new Promise((_, failed) => (refuse = failed)));
	waitsFor([0]);
	device.lift(client);

	const wish = { type: "take-back", table: "t" } as const;
	const early = client.ask(wish);
	refuse(new Refusal("must-follow", "You hold red."));
	await early;
	expect(trouble.words).toBe("You hold red.");

	const late = client.ask(wish);
	device.hide();
	refuse(new Refusal("must-follow", "You hold red."));
	expect(await late).toBeNull();
	expect(trouble.words).toBe("");
});

test("a table that is left while it opens is not followed", async () => {
	const left = new Device("t");
	vi.mocked(client.follow).mockClear();
	const opening = left.open();
	left.close();
	await opening;
	expect([client.whoHear.size, vi.mocked(client.follow).mock.calls]).toEqual([1, []]);
});

test("it does not fall while a friend elsewhere is asked", () => {
	waitsFor([0]);
	device.lift(client);
	waitsFor([2], 2);
	expect(device.isHidden).toBe(false);
});

test("those who choose at the same moment choose one after another", () => {
	waitsFor([0, 1, 2]);
	device.lift(client);
	waitsFor([0, 1, 2]); // a part of a plan
	expect(device.isHidden).toBe(false);
	waitsFor([1, 2]);
	expect([device.isHidden, device.due]).toEqual([true, ben]);
	device.lift(ben);
	waitsFor([2]);
	expect(device.isHidden).toBe(false);
});

test("it stays down though the table goes on meanwhile", () => {
	waitsFor([0]);
	device.lift(client);
	waitsFor([1], 2);
	waitsFor([0], 3, 3, 1); // a bot sat in for Ben
	expect([device.isHidden, device.due]).toEqual([true, client]);
});

test("who has played may look once more, until something else is asked", () => {
	waitsFor([0]);
	device.lift(client);
	waitsFor([1], 2);
	device.lift(client);
	waitsFor([1], 2);
	expect(device.isHidden).toBe(false);
	waitsFor([2], 3);
	waitsFor([1], 4);
	expect(device.isHidden).toBe(true);
});

test("late news of the past changes nothing", () => {
	waitsFor([0], 4);
	device.lift(client);
	waitsFor([1], 3);
	expect(device.isHidden).toBe(false);
});

test("who plays alone on a device never sees it", () => {
	client.companions = [];
	waitsFor([0]);
	expect([device.isHidden, device.session]).toEqual([false, client]);
});

test("what happened is shown before it falls, and nothing where nothing happened", () => {
	const { pace } = device;
	waitsFor([0]);
	device.lift(client);
	hears([1], 2);
	hears([1], 2); // by Ben's line too
	pace.begin();
	vi.advanceTimersByTime(4000);
	expect(device.isHidden).toBe(false);
	pace.end();
	vi.advanceTimersByTime(400);
	expect([device.isHidden, device.due]).toEqual([true, ben]);
	device.lift(ben);
	hears([0, 1], 3);
	hears([0], 3); // Ben's plan is nobody's to see
	expect([device.isHidden, device.due]).toEqual([true, client]);
});

test("what several decided at once is shown until they say that all have seen it", () => {
	waitsFor([0, 1]);
	device.lift(client);
	waitsFor([1]);
	device.lift(ben);
	waitsFor([0], 2); // all is revealed, and Ada is asked
	expect([device.isHidden, device.isTelling, device.due]).toEqual([false, true, client]);
	waitsFor([0], 2);
	expect([device.isHidden, device.isTelling]).toEqual([false, true]);
	device.hide();
	expect([device.isHidden, device.isTelling]).toEqual([true, false]);
});

test("after what is read before going on, going on is enough", () => {
	const queue = new SceneQueue<string>(device.pace);
	waitsFor([0, 1]);
	device.lift(client);
	waitsFor([1]);
	device.lift(ben);
	waitsFor([0], 2);
	queue.add([{ shown: "the round", lasts: 0, holds: true }]);
	expect([device.isHidden, device.isTelling]).toEqual([false, true]);
	queue.release();
	expect([device.isHidden, device.isTelling]).toEqual([true, false]);
});

test("the others on this device agree to what one of them takes back, and answer for nobody else", () => {
	const said = [client, ben].map((session) => vi.spyOn(session, "tell").mockResolvedValue({ type: "done", id: 1 }));
	const asked = (seat: number, seats: number[], seq = 1) =>
		waitsFor([0], 1, 1, null, { taking_back: { seat, how: "asked", seq, seats } });
	asked(0, [1, 2]);
	asked(0, [1, 2]);
	const yes = { type: "answer-take-back", table: "t", seq: 1, agrees: true };
	expect(said.map(({ mock }) => mock.calls)).toEqual([[], [[yes]]]);
	asked(2, [0, 1], 2); // a friend elsewhere asks both
	expect(said.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
