/** What was wished for while there is no line: it waits, and is sent when the line is back. Where it was tapped is kept. */

export type Spot = { x: number; y: number };

class Unsent {
	count = $state(0);
	at = $state.raw<Spot>({ x: 0, y: 0 });

	add(): void {
		this.count += 1;
		this.at = lastSpot();
	}

	remove(): void {
		this.count -= 1;
	}
}

let tapped: Spot | null = null;
addEventListener("pointerdown", ({ clientX, clientY }) => (tapped = { x: clientX, y: clientY }), true);
addEventListener("keydown", () => (tapped = null), true);

/** Where the pointer went down last, or what has the focus. */
function lastSpot(): Spot {
	if (tapped) return tapped;
	const { left = 0, width = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
	return { x: left + width / 2, y: top };
}

export const unsent = new Unsent();
