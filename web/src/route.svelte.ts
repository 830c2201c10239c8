/** Where in the house the page is: its address. */

import { trouble } from "./wire/trouble.svelte";

export type Place =
	| { name: "home" }
	| { name: "new"; game: string }
	| { name: "table"; table: string }
	| { name: "move" };

/** The place of an address. */
export function placeOf(path: string): Place {
	const [, first = "", second = ""] = path.split("/");
	if (first === "new" && second) return { name: "new", game: second };
	if (first === "tables" && second) return { name: "table", table: second };
	return first === "move" ? { name: "move" } : { name: "home" };
}

class Route {
	place = $state.raw<Place>(placeOf(location.pathname));

	constructor() {
		addEventListener("popstate", () => this.leave());
	}

	go(path: string): void {
		history.pushState(null, "", path);
		this.read();
		scrollTo(0, 0);
	}

	/** Follow a link of ours without loading the page again. */
	follow = (event: MouseEvent): void => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
		if (!link || !isPlain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
		event.preventDefault();
		trouble.forget();
		this.go(link.pathname);
	};

	/** What was refused elsewhere is no trouble here. */
	private leave(): void {
		trouble.forget();
		this.read();
	}

	private read(): void {
		this.place = placeOf(location.pathname);
	}
}

export const route = new Route();
