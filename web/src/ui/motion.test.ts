// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Travel } from "./motion.svelte";

class Sent {
	onfinish: (() => void) | null = null;
	isUnderWay = true;

	constructor(readonly thing: string) {
		sent.push(this);
	}

	cancel() {
		this.isUnderWay = false;
	}
}

let sent: Sent[] = [];
let table: HTMLElement;
let places: Record<string, number> = {}; // how far down things lie on the table
let top = 0; // of the table on the page
let isHidden = false; // all that lies there

beforeEach(() => {
	[sent, places, top, isHidden] = [[], { R6: 0, B7: 0 }, 0, false];
	table = document.body.appendChild(document.createElement("div"));
	for (const thing of Object.keys(places)) table.appendChild(document.createElement("i")).dataset.thing = thing;
	vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
		if (isHidden) return new DOMRect();
		return new DOMRect(0, top + (places[this.dataset.thing ?? ""] ?? 0), 10, 14);
	});
	HTMLElement.prototype.animate = function (this: HTMLElement) {
		return new Sent(this.dataset.thing ?? "") as unknown as Animation;
	};
});
afterEach(() => {
	table.remove();
	vi.restoreAllMocks();
});

/** Something is shown otherwise, and things go to where they lie then. */
function changed(travel: Travel, change: () => void) {
	travel.remember(table);
	change();
	travel.go(table);
}

test("what has begun anew is under way, though the news that it had arrived come after that", () => {
	const travel = new Travel();
	changed(travel, () => (places["R6"] = 100));
	changed(travel, () => (places["R6"] = 200));
	sent[0]?.onfinish?.();
	travel.skip();
	expect(sent.map(({ isUnderWay }) => isUnderWay)).toEqual([false, false]);
});

test("where the page gives way, only what lies elsewhere on the table travels", () => {
	const travel = new Travel();
	changed(travel, () => {
		top = 50;
		places["R6"] = 100;
	});
	expect(sent.map(({ thing }) => thing)).toEqual(["R6"]);
});

test("what is shown again is simply there, and comes from nowhere", () => {
	const travel = new Travel();
	isHidden = true;
	changed(travel, () => {
		isHidden = false;
		table.appendChild(document.createElement("i")).dataset.thing = "G3";
	});
	expect(sent.map(({ thing }) => thing)).toEqual(["G3"]);
});
