// @vitest-environment happy-dom

import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draggable, type Point } from "./dragging";

const FINGER = { pointerType: "touch" };
const at = (x: number, how: object = {}) => ({ clientX: x, clientY: 50, ...how });
let told: (Point | null)[] = [];
let dropped: Point[] = [];
let clicks = 0;
let card: HTMLElement;

beforeEach(() => {
	vi.useFakeTimers();
	[told, dropped, clicks] = [[], [], 0];
	card = document.body.appendChild(document.createElement("button"));
	card.addEventListener("click", () => (clicks += 1));
	draggable(card, { onmove: (by) => told.push(by), ondrop: (point) => dropped.push(point) });
});
afterEach(() => {
	card.remove();
	vi.useRealTimers();
});

test("a mouse drags at once, and the click that ends it is none", async () => {
	await fireEvent.pointerDown(card, at(10));
	await fireEvent.pointerMove(window, at(60));
	await fireEvent.pointerUp(window, at(60));
	await fireEvent.click(card);
	expect(told).toEqual([{ x: 50, y: 0 }, null]);
	expect(dropped).toEqual([{ x: 60, y: 50 }]);
	expect(clicks).toBe(0);
	vi.runAllTimers();
	await fireEvent.click(card);
	expect(clicks).toBe(1);
});

test("a hand that trembles clicks", async () => {
	await fireEvent.pointerDown(card, at(10));
	await fireEvent.pointerMove(window, at(14));
	await fireEvent.pointerUp(window, at(14));
	await fireEvent.click(card);
	expect([dropped, clicks]).toEqual([[], 1]);
});

test("a finger that swipes scrolls the page; one that holds first drags", async () => {
	await fireEvent.pointerDown(card, at(10, FINGER));
	await fireEvent.pointerMove(window, at(60, FINGER));
	await fireEvent.pointerUp(window, at(60, FINGER));
	expect(dropped).toEqual([]);
	await fireEvent.pointerDown(card, at(10, FINGER));
	vi.runAllTimers();
	await fireEvent.pointerMove(window, at(70, FINGER));
	await fireEvent.pointerUp(window, at(70, FINGER));
	expect(dropped).toEqual([{ x: 70, y: 50 }]);
});
