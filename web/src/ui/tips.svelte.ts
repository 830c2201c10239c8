/**
 * What a sign means, told where it stands: under the pointer, at a tap, or with the keyboard.
 *
 * `use:explains={text}` makes anything a sign; `Tip.svelte` shows what it means, one at a time. Signs inside of an
 * element with `data-signs` are one stop of the keyboard, and arrow keys go from one to the next.
 */

import { on } from "svelte/events";

const LINGER = 350; // milliseconds that a mouse rests on a sign
export const TIP = "tip"; // the id of what is shown

class Tips {
	text = $state("");
	sign = $state.raw<HTMLElement | null>(null);
	private timer: ReturnType<typeof setTimeout> | undefined;
	private awaited: HTMLElement | null = null; // what a mouse rests on, before it is told

	/** A mouse goes over a sign: what it means is told when it rests there. */
	linger(sign: HTMLElement, text: string): void {
		if (this.awaited === sign || this.sign === sign) return;
		this.awaited = sign;
		this.show(sign, text, LINGER);
	}

	show(sign: HTMLElement, text: string, after = 0): void {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => this.open(sign, text), after);
	}

	private open(sign: HTMLElement, text: string): void {
		this.hide();
		this.text = text;
		this.sign = sign;
		sign.setAttribute("aria-describedby", TIP);
	}

	hide(): void {
		clearTimeout(this.timer);
		this.awaited = null;
		this.sign?.removeAttribute("aria-describedby");
		this.sign = null;
	}
}

export const tips = new Tips();

const pointer = { was: "", is: "" }; // where it was, and where it is
const follow = ({ clientX, clientY }: PointerEvent) => {
	pointer.was = pointer.is;
	pointer.is = `${clientX} ${clientY}`;
};
globalThis.addEventListener?.("pointermove", follow as EventListener, { capture: true });

/** A mouse that goes: one that rests is told of signs that move below it, and nobody has asked about those. */
const hasMoved = ({ pointerType }: PointerEvent) => pointerType === "mouse" && pointer.was !== pointer.is;

/** Say what an element means; one that cannot be pressed otherwise becomes a stop of the keyboard. */
export function explains(sign: HTMLElement, text: string) {
	let said = text;
	const isButton = sign.matches("button, a, summary");
	const listeners: Record<string, (event: Event) => void> = {
		pointermove: (event) => hasMoved(event as PointerEvent) && tips.linger(sign, said),
		pointerleave: (event) => (event as PointerEvent).pointerType === "mouse" && tips.hide(),
		focus: () => sign.matches(":focus-visible") && tips.show(sign, said),
		blur: () => tips.hide(),
		click: () => {
			if (!isButton && tips.sign === sign) tips.hide();
			else if (!isButton || sign.ariaDisabled === "true") tips.show(sign, said); // a button that is off says why
		},
	};
	sign.dataset.sign = "";
	if (!isButton) {
		sign.setAttribute("role", "button");
		sign.tabIndex = signsAround(sign)[0] === sign ? 0 : -1;
	}
	// Svelte's own: a sign that has the focus when it is removed is left while the page is being drawn.
	const deaf = Object.entries(listeners).map(([name, listener]) => on(sign, name, listener));
	return {
		update(text: string) {
			said = text;
			if (tips.sign === sign) tips.text = text;
		},
		destroy() {
			if (tips.sign === sign) tips.hide();
			for (const stop of deaf) stop();
			const next = sign.tabIndex === 0 ? signsAround(sign).find((one) => one !== sign) : undefined;
			if (next) next.tabIndex = 0;
		},
	};
}

/** The signs of the same stop of the keyboard, in their order. */
function signsAround(sign: HTMLElement): HTMLElement[] {
	const group = sign.closest("[data-signs]");
	return group ? [...group.querySelectorAll<HTMLElement>("[data-sign]")] : [sign];
}

/** Arrow keys go from sign to sign; Enter and Space tell again, Escape tells no more. */
export function pressAtSign(event: KeyboardEvent): void {
	const sign = event.target as HTMLElement;
	if (event.key === "Escape") tips.hide();
	if (!sign.matches?.("[data-sign][role='button']")) return;
	if (event.key === "Enter" || event.key === " ") {
		sign.click();
		event.preventDefault();
	}
	const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
	if (!by) return;
	const signs = signsAround(sign);
	const next = signs[(signs.indexOf(sign) + by + signs.length) % signs.length];
	sign.tabIndex = -1;
	if (next) next.tabIndex = 0;
	next?.focus();
	event.preventDefault();
}
