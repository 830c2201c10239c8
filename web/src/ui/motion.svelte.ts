/**
 * How things move: from where they were to where they are, as fast as the reader likes.
 *
 * A table gives every thing that can lie in several places a name, `data-thing="R6"`, and keeps a `Travel`. Before it
 * draws itself anew the travel remembers where things are, and afterwards it lets them go to where they are now.
 *
 * A thing that was not there comes out of what it names, `data-from="R6"`: another thing, or a place, `data-place="C3"`;
 * or it appears. What lies in a place goes with it when the page gives way. Nothing but transforms and opacity is touched,
 * so nothing else on the page is moved.
 */

import { keep, kept } from "./storage";
import { isCalm } from "./theme.svelte";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEPT = "tablee-speed";
const TIMES: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, off: 0 };
const TRAVEL = 280; // milliseconds
const STAGGER = 40;
const LONGEST_QUEUE = 9; // things that wait for each other, so that a deal does not take forever
const FADE = 150;
const ABOVE = "5"; // what travels lies over what stays
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const APPEARING: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

class Motion {
	speed = $state<Speed>(kept(KEPT, SPEEDS, "normal"));
	tempo = 1; // of a replay: how many times as fast as at the table

	choose(speed: Speed): void {
		this.speed = speed;
		keep(KEPT, speed);
	}

	/** How long something takes that moves or waits; no time for whoever wants no motion. */
	time(milliseconds: number): number {
		return isCalm() ? 0 : (milliseconds * TIMES[this.speed]) / this.tempo;
	}

	/** Whether nothing moves. */
	get isOff(): boolean {
		return this.time(1) === 0;
	}

	/** How long something takes to appear: reduced motion means a short fade. */
	get fade(): number {
		return this.speed === "off" ? 0 : FADE;
	}
}

export const motion = new Motion();

/** Things travel whenever what is shown changes. */
export function travelling(table: () => HTMLElement | undefined, shown: () => unknown): Travel {
	const travel = new Travel();
	$effect.pre(() => {
		shown();
		travel.remember(table());
	});
	$effect(() => {
		shown();
		travel.go(table());
	});
	return travel;
}

type Box = { x: number; y: number; width: number; height: number };
type Boxes = Map<string, Box | null>; // what is not shown is nowhere
type Start = { from: Box; isItself: boolean };

/** The things of a table on their way. */
export class Travel {
	private before: Boxes | null = null; // nothing was drawn yet
	private readonly going = new Map<HTMLElement, Animation>();

	/** Where everything is now, even in the middle of its way. */
	remember(table: HTMLElement | undefined): void {
		if (table) this.before = boxes(table);
	}

	/** Everything that is elsewhere now goes there. */
	go(table: HTMLElement | undefined): void {
		if (!table || !this.before) return; // the first picture is simply there
		this.skip();
		const now = boxes(table);
		let waiting = 0;
		for (const thing of table.querySelectorAll<HTMLElement>("[data-thing]")) {
			const to = now.get(nameOf(thing));
			if (!to) continue;
			const start = this.start(thing, this.before, now);
			if (start ? isThere(start.from, to) : this.before.has(nameOf(thing))) continue; // or it is only shown again
			const isNudged = start !== null && isNear(start.from, to);
			const delay = isNudged ? 0 : motion.time(STAGGER * Math.min(waiting++, LONGEST_QUEUE));
			if (start && motion.time(TRAVEL)) this.send(thing, path(start, to), motion.time(TRAVEL), delay);
			else if (!isNudged) this.send(thing, APPEARING, motion.fade, delay);
			if (!isNudged && this.going.has(thing)) thing.style.zIndex = ABOVE;
		}
	}

	/** Everything is where it goes, at once. */
	skip(): void {
		for (const [thing, animation] of [...this.going]) {
			animation.cancel();
			this.arrive(thing);
		}
	}

	private start(thing: HTMLElement, before: Boxes, now: Boxes): Start | null {
		const itself = before.get(nameOf(thing));
		if (itself) return { from: carried(itself, thing, before, now), isItself: true };
		const { from } = thing.dataset;
		const origin = from ? (before.get(from) ?? now.get(from)) : undefined;
		return origin ? { from: origin, isItself: false } : null;
	}

	private send(thing: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
		if (!duration) return;
		const animation = thing.animate(frames, { duration, delay, easing: EASING, fill: "backwards" });
		this.going.set(thing, animation);
		animation.onfinish = () => {
			if (this.going.get(thing) === animation) this.arrive(thing); // it comes even after one has begun anew
		};
	}

	private arrive(thing: HTMLElement): void {
		thing.style.zIndex = "";
		this.going.delete(thing);
	}
}

/** Where all things and places are on their table, wherever it lies: where the page gives way, all of it goes along. */
function boxes(table: HTMLElement): Boxes {
	const found: Boxes = new Map();
	const origin = table.getBoundingClientRect();
	for (const one of table.querySelectorAll<HTMLElement>("[data-thing], [data-place]")) {
		const { x, y, width, height } = one.getBoundingClientRect();
		const box = width || height ? { x: x - origin.x, y: y - origin.y, width, height } : null;
		for (const name of [one.dataset.thing, one.dataset.place]) if (name) found.set(name, box);
	}
	return found;
}

/** A thing that lies in a place goes with it, and does not travel because the page gave way. */
function carried(box: Box, thing: HTMLElement, before: Boxes, now: Boxes): Box {
	const place = thing.closest<HTMLElement>("[data-place]")?.dataset.place ?? "";
	const [was, is] = [before.get(place), now.get(place)];
	if (!was || !is) return box;
	return { x: box.x + is.x - was.x, y: box.y + is.y - was.y, width: box.width, height: box.height };
}

const nameOf = (thing: HTMLElement): string => thing.dataset.thing ?? "";
const isNear = (one: Box, other: Box): boolean => Math.hypot(one.x - other.x, one.y - other.y) < other.width * 1.2;
const isThere = (one: Box, other: Box): boolean =>
	Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.width - other.width) < 1;

/** From one place to another: a thing keeps its own size unless it was there itself, larger or smaller. */
function path({ from, isItself }: Start, to: Box): Keyframe[] {
	const size = isItself && to.width ? from.width / to.width : 1;
	const x = from.x + from.width / 2 - to.x - to.width / 2;
	const y = from.y + from.height / 2 - to.y - to.height / 2;
	return [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }];
}
