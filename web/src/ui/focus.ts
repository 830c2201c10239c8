/**
 * The focus is never lost with what had it. When a button goes, or can be pressed no more, whoever plays by keyboard or by
 * ear goes on from the nearest thing around it that takes the focus (`tabindex="-1"`), and not from the top of the page.
 */

let around: HTMLElement[] = [];
let last: HTMLElement | null = null;

function isGone(element: HTMLElement): boolean {
	return !element.isConnected || element.matches(":disabled");
}

function note(event: FocusEvent): void {
	if (!(event.target instanceof HTMLElement)) return;
	last = event.target;
	around = [];
	for (let one = last.parentElement; one; one = one.parentElement) if (one.hasAttribute("tabindex")) around.push(one);
}

function mend(): void {
	if (!last || !isGone(last) || (document.activeElement ?? document.body) !== document.body) return;
	around.find((one) => one.isConnected)?.focus({ preventScroll: true });
}

/** Look after the focus for as long as the page lives. */
export function keepFocus(): void {
	addEventListener("focusin", note);
	const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] };
	new MutationObserver(mend).observe(document.body, changes);
}

/** A list of buttons: arrow keys go from one to the next, and round its ends; it takes the focus of one that goes. */
export function arrowKeys(list: HTMLElement): void {
	list.tabIndex = -1;
	list.addEventListener("keydown", (event) => step(list, event));
}

function step(list: HTMLElement, event: KeyboardEvent): void {
	const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
	if (!by) return;
	const buttons = [...list.querySelectorAll<HTMLElement>("button")];
	const at = buttons.indexOf(document.activeElement as HTMLElement);
	buttons[(at + by + buttons.length) % buttons.length]?.focus();
	event.preventDefault();
}
