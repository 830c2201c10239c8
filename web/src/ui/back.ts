/**
 * The browser's Back closes what lies over the page before it leaves the page: every layer is an entry of the history
 * for as long as it is open, and one that is closed otherwise takes its entry along. Dialogs are layers by themselves;
 * others say when they open.
 */

type Layer = { close: () => void; isOpen: () => boolean };

let layers: Layer[] = [];
const noted = new WeakSet<HTMLDialogElement>(); // those that are among them
let isGoingBack = false; // by ourselves
const afterwards: (() => void)[] = [];
let waiting: ReturnType<typeof setTimeout> | undefined;

/** How many layers the page has where the history stands. */
export const layersThere = (): number => (history.state as { layers?: number } | null)?.layers ?? 0;

/** Something lies over the page until it is closed: how Back closes it. What comes back is to be called then. */
export function opened(close: () => void): () => void {
	let isOpen = true;
	layers.push({ close, isOpen: () => isOpen });
	soon();
	return () => {
		isOpen = false;
		soon();
	};
}

/** When all is done that a click does: it may close one layer and open another, or lead elsewhere. */
function soon(): void {
	clearTimeout(waiting);
	waiting = setTimeout(keepStep);
}

function keepStep(): void {
	layers = layers.filter(({ isOpen }) => isOpen());
	if (isGoingBack) return;
	const there = layersThere();
	for (let layer = there + 1; layer <= layers.length; layer++) history.pushState({ layers: layer }, "");
	if (there <= layers.length) return;
	isGoingBack = true;
	history.go(layers.length - there);
}

/** Do something with the history, which may still be on its way back from a layer that was closed. */
export function whenThere(act: () => void): void {
	if (isGoingBack) afterwards.push(act);
	else act();
}

/** The history has moved: whether that was only about layers, and the page stays. */
export function hasClosedLayers(): boolean {
	if (isGoingBack) {
		isGoingBack = false;
		for (const act of afterwards.splice(0)) act();
		soon();
		return true;
	}
	const open = layers.filter(({ isOpen }) => isOpen());
	layers = open.slice(0, layersThere());
	for (const { close } of open.slice(layers.length).reverse()) close();
	return open.length > layers.length;
}

function note(dialog: HTMLDialogElement): void {
	soon();
	if (!dialog.open || noted.has(dialog)) return;
	noted.add(dialog);
	layers.push({ close: () => dialog.close(), isOpen: () => dialog.open && dialog.isConnected });
	dialog.addEventListener("close", () => noted.delete(dialog), { once: true });
}

/** Look after dialogs for as long as the page lives. */
export function keepBack(): void {
	const see = (records: MutationRecord[]) => {
		for (const { type, target } of records)
			if (type === "attributes" && target instanceof HTMLDialogElement) note(target);
		if (layers.some(({ isOpen }) => !isOpen())) soon(); // a dialog may go with what it stood in
	};
	const what = { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] };
	new MutationObserver(see).observe(document.body, what);
}
