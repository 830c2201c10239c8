/** Which page is shown: its address. */

import { hasClosedLayers, layersThere, whenThere } from "./ui/back";
import { trouble } from "./wire/trouble.svelte";

export type Place =
	| { name: "home" }
	| { name: "new"; game: string }
	| { name: "learn"; game: string }
	| { name: "table"; table: string }
	| { name: "replay"; table: string }
	| { name: "replays" }
	| { name: "puzzles" }
	| { name: "challenge"; challenge: string }
	| { name: "move" }
	| { name: "me" }
	| { name: "host" }
	| { name: "nowhere" };

const ALONE = ["replays", "puzzles", "move", "me", "host"] as const; // addresses of one word
const isAlone = (word: string): word is (typeof ALONE)[number] => (ALONE as readonly string[]).includes(word);

/** The place of an address. */
export function placeOf(path: string): Place {
	const [, first = "", second = "", third = ""] = path.split("/");
	if ((first === "new" || first === "learn") && second) return { name: first, game: second };
	if (first === "tables" && second) return { name: third === "replay" ? third : "table", table: second };
	if (first === "challenges" && second) return { name: "challenge", challenge: second };
	if (isAlone(first)) return { name: first };
	return { name: first ? "nowhere" : "home" };
}

class Route {
	place = $state.raw<Place>(placeOf(location.pathname));

	constructor() {
		addEventListener("popstate", () => hasClosedLayers() || this.read());
	}

	/** Go elsewhere; done when the page is there. */
	go(path: string): Promise<void> {
		return new Promise((done) => {
			whenThere(() => {
				this.enter(path);
				done();
			});
		});
	}

	/** A page that is gone to from a dialog takes its place: nobody comes back to that. */
	private enter(path: string): void {
		if (layersThere()) history.replaceState(null, "", path);
		else history.pushState(null, "", path);
		this.read();
		scrollTo(0, 0);
	}

	/** Follow a link of ours without loading the page again. */
	follow = (event: MouseEvent): void => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
		if (!link || !isPlain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
		event.preventDefault();
		void this.go(link.pathname + link.search);
	};

	/** Be where the address says; what was refused elsewhere is no trouble here. */
	private read(): void {
		trouble.forget();
		this.place = placeOf(location.pathname);
	}
}

export const route = new Route();
