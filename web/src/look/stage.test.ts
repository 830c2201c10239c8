// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { motion } from "./motion.svelte";
import { goesOn, isShowing, Stage } from "./stage.svelte";

const scene = (shown: string, lasts = 300) => ({ shown, lasts });

beforeEach(() => {
	vi.useFakeTimers();
	motion.choose("normal");
});
afterEach(() => vi.useRealTimers());

test("one scene after another, and what comes in between waits", () => {
	const stage = new Stage<string>();
	stage.add([scene("a"), scene("b")]);
	expect(stage.shown).toBe("a");
	vi.advanceTimersByTime(200);
	stage.add([scene("c")]);
	expect(stage.shown).toBe("a");
	vi.advanceTimersByTime(100);
	expect(stage.shown).toBe("b");
	vi.advanceTimersByTime(300);
	expect([stage.shown, isShowing()]).toEqual(["c", true]);
	vi.advanceTimersByTime(300);
	expect([stage.shown, isShowing()]).toEqual([null, false]);
});

test("whoever has seen enough goes on at once", () => {
	const stage = new Stage<string>();
	stage.add([scene("a"), scene("b")]);
	stage.skip();
	expect([stage.shown, isShowing()]).toEqual([null, false]);
	vi.advanceTimersByTime(10_000);
	expect(stage.shown).toBeNull();
});

test("slow takes longer, fast is shorter, and off shows nothing but the end", () => {
	const stage = new Stage<string>();
	motion.choose("slow");
	stage.add([scene("a")]);
	vi.advanceTimersByTime(599);
	expect(stage.shown).toBe("a");
	vi.advanceTimersByTime(1);
	expect(stage.shown).toBeNull();
	motion.choose("fast");
	stage.add([scene("b")]);
	vi.advanceTimersByTime(150);
	expect(stage.shown).toBeNull();
	motion.choose("off");
	stage.add([scene("c")]);
	expect(stage.shown).toBeNull();
});

test("whoever was away does not watch everything afterwards", () => {
	const stage = new Stage<string>();
	stage.add(Array.from({ length: 41 }, (_, place) => scene(`${place}`)));
	expect([stage.shown, isShowing()]).toEqual([null, false]);
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
