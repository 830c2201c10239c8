// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { motion } from "./motion.svelte";
import { Pace } from "./pace.svelte";
import { goesOn, SceneQueue } from "./scenes.svelte";

const scene = (shown: string, lasts = 300) => ({ shown, lasts });

beforeEach(() => {
	vi.useFakeTimers();
	motion.choose("normal");
});
afterEach(() => {
	vi.useRealTimers();
	document.body.replaceChildren();
});

/** A queue, and what is known beside it. */
function watched() {
	const pace = new Pace();
	return { pace, queue: new SceneQueue<string>(pace) };
}

test("one scene after another, and what comes in between waits", () => {
	const { pace, queue } = watched();
	queue.add([scene("a"), scene("b")]);
	expect(queue.shown).toBe("a");
	vi.advanceTimersByTime(200);
	queue.add([scene("c")]);
	expect(queue.shown).toBe("a");
	vi.advanceTimersByTime(100);
	expect(queue.shown).toBe("b");
	vi.advanceTimersByTime(300);
	expect([queue.shown, pace.isShowing]).toEqual(["c", true]);
	vi.advanceTimersByTime(300);
	expect([queue.shown, pace.isShowing]).toEqual([null, false]);
});

test("whoever has seen enough goes on at once", () => {
	const { pace, queue } = watched();
	queue.add([scene("a"), scene("b")]);
	queue.skip();
	expect([queue.shown, pace.isShowing]).toEqual([null, false]);
	vi.advanceTimersByTime(10_000);
	expect(queue.shown).toBeNull();
});

test("slow takes longer, fast is shorter, and off shows nothing but the end", () => {
	const { queue } = watched();
	motion.choose("slow");
	queue.add([scene("a")]);
	vi.advanceTimersByTime(599);
	expect(queue.shown).toBe("a");
	vi.advanceTimersByTime(1);
	expect(queue.shown).toBeNull();
	motion.choose("fast");
	queue.add([scene("b")]);
	vi.advanceTimersByTime(150);
	expect(queue.shown).toBeNull();
	motion.choose("off");
	queue.add([scene("c")]);
	expect(queue.shown).toBeNull();
});

test("whoever was away does not watch everything afterwards", () => {
	const { pace, queue } = watched();
	queue.add(Array.from({ length: 41 }, (_, place) => scene(`${place}`)));
	expect([queue.shown, pace.isShowing]).toEqual([null, false]);
});

test("so much of a story is told as has been shown", () => {
	const { pace, queue } = watched();
	const story = ["one", "two", "three"];
	queue.add([
		{ ...scene("a"), told: 1 },
		{ ...scene("b"), told: 2 },
	]);
	expect(pace.told(story)).toBe(1);
	vi.advanceTimersByTime(300);
	expect(pace.told(story)).toBe(2);
	vi.advanceTimersByTime(300);
	expect(pace.told(story)).toBe(3);
});

test("what is to be read stays until it was read, even without motion", () => {
	const { pace, queue } = watched();
	queue.add([scene("a"), { ...scene("sheet"), holds: true }, scene("b")]);
	queue.skip();
	vi.advanceTimersByTime(10_000);
	queue.skip();
	expect([queue.shown, queue.isHeld, pace.isShowing]).toEqual(["sheet", true, true]);
	queue.release();
	expect([queue.shown, pace.isShowing]).toEqual([null, false]);
	motion.choose("off");
	queue.add([scene("c"), { ...scene("sheet"), holds: true }]);
	expect(queue.shown).toBe("sheet");
	queue.add([scene("d")]);
	queue.release();
	expect(queue.shown).toBeNull();
});

test("the click or key that skips does nothing else", () => {
	const table = document.body.appendChild(document.createElement("div"));
	const button = table.appendChild(document.createElement("button"));
	const done: string[] = [];
	button.addEventListener("click", () => done.push("click"));
	button.addEventListener("keydown", ({ key }) => done.push(key));
	let isLong = true;
	const skipping = goesOn(table, () => isLong);
	const press = (key: string) => button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
	button.click();
	for (const key of ["Enter", " ", "Tab"]) press(key);
	expect(done).toEqual(["Tab"]);
	isLong = false;
	button.click();
	press("Enter");
	expect(done).toEqual(["Tab", "click", "Enter"]);
	isLong = true;
	skipping.destroy();
	button.click();
	expect(done).toHaveLength(4);
});
