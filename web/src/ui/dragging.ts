/** Dragging with mouse, pen or finger; a finger holds a moment first, so that the page can still be scrolled. */

export type Point = { x: number; y: number };
export type Drag = {
	isOff?: boolean;
	onmove: (by: Point | null) => void; // how far it is from its place; none when it is let go
	ondrop: (at: Point) => void;
};

const FAR = 8; // pixels that make a drag of a click
const HOLD = 180; // milliseconds that make a drag of a swipe

/** What bears `data-drop` where something was dropped. */
export function dropPlace({ x, y }: Point): string | null {
	const under = document.elementsFromPoint(x, y);
	const place = under.find((one): one is HTMLElement => one instanceof HTMLElement && Boolean(one.dataset.drop));
	return place?.dataset.drop ?? null;
}

/** Let an element be dragged. */
export function draggable(node: HTMLElement, drag: Drag) {
	let now = drag;
	let start: Point | null = null;
	let isDragging = false;
	let isHeld = false;
	let holding: ReturnType<typeof setTimeout> | undefined;

	function press(event: PointerEvent) {
		if (now.isOff || event.button !== 0) return;
		start = { x: event.clientX, y: event.clientY };
		isHeld = event.pointerType !== "touch";
		if (!isHeld) holding = setTimeout(() => (isHeld = true), HOLD);
		addEventListener("pointermove", move);
		addEventListener("pointerup", drop);
		addEventListener("pointercancel", stop);
	}

	function move(event: PointerEvent) {
		if (!start) return;
		const isFar = Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR;
		if (isFar && !isHeld) stop();
		else if (isFar || isDragging) {
			isDragging = true;
			now.onmove({ x: event.clientX - start.x, y: event.clientY - start.y });
		}
	}

	function drop(event: PointerEvent) {
		const wasDragging = isDragging;
		stop();
		if (!wasDragging) return;
		node.addEventListener("click", swallow, { capture: true, once: true });
		setTimeout(() => node.removeEventListener("click", swallow, true));
		now.ondrop({ x: event.clientX, y: event.clientY });
	}

	function stop() {
		clearTimeout(holding);
		start = null;
		isDragging = false;
		now.onmove(null);
		removeEventListener("pointermove", move);
		removeEventListener("pointerup", drop);
		removeEventListener("pointercancel", stop);
	}

	/** The click that ends a drag is none. */
	function swallow(event: Event) {
		event.stopPropagation();
		event.preventDefault();
	}
	function keepStill(event: TouchEvent) {
		if (isDragging || isHeld) event.preventDefault();
	}
	const noImage = (event: Event) => event.preventDefault();

	node.addEventListener("pointerdown", press);
	node.addEventListener("touchmove", keepStill, { passive: false });
	node.addEventListener("dragstart", noImage);
	return {
		update(next: Drag) {
			now = next;
		},
		destroy() {
			stop();
			node.removeEventListener("pointerdown", press);
			node.removeEventListener("touchmove", keepStill);
			node.removeEventListener("dragstart", noImage);
		},
	};
}
