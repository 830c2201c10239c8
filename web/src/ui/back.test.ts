import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A history that goes back a moment later, as browsers do. */
class FakeHistory {
	entries: unknown[] = [null];
	at = 0;
	moved = () => {};
	get state() {
		return this.entries[this.at];
	}
	pushState(state: unknown) {
		this.entries = [...this.entries.slice(0, this.at + 1), state];
		this.at += 1;
	}
	go(by: number) {
		setTimeout(() => {
			this.at += by;
			this.moved();
		});
	}
}

let past: FakeHistory;
let back: typeof import("./back");
let left: boolean[];

beforeEach(async () => {
	vi.useFakeTimers();
	vi.resetModules();
	past = new FakeHistory();
	vi.stubGlobal("history", past);
	back = await import("./back");
	left = [];
	past.moved = () => left.push(!back.hasClosedLayers());
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Open something that tells when it was closed. */
function open() {
	const close = vi.fn(() => done());
	const done = back.opened(close);
	vi.runAllTimers();
	return { close, done };
}

function goBack() {
	past.go(-1);
	vi.runAllTimers();
}

test("Back closes what lies on top, and the page stays", () => {
	const [rules, moment] = [open(), open()];
	goBack();
	expect([rules.close.mock.calls.length, moment.close.mock.calls.length]).toEqual([0, 1]);
	goBack();
	expect(rules.close).toHaveBeenCalledOnce();
	expect([past.at, left]).toEqual([0, [false, false]]);
});

test("what is closed otherwise takes its entry along, and Back leaves the page again", () => {
	past.pushState(null);
	const { close, done } = open();
	expect(past.at).toBe(2);
	done();
	vi.runAllTimers();
	expect([past.at, close.mock.calls.length]).toEqual([1, 0]);
	goBack();
	expect([past.at, left.at(-1)]).toEqual([0, true]);
});

test("one that opens as another closes stays open, with one entry", () => {
	const first = open();
	first.done();
	const { close } = open();
	expect([past.at, close.mock.calls.length]).toEqual([1, 0]);
	vi.runAllTimers();
	goBack();
	expect(close).toHaveBeenCalledOnce();
});

test("whoever goes elsewhere from a layer is not brought back", () => {
	const { done } = open();
	done();
	past.entries[past.at] = null; // the page that is gone to takes the place of the layer
	vi.runAllTimers();
	expect(past.at).toBe(1);
});
