// Written by scripts/wire.py from the server's own types: change those, then write this anew.

/** What each event is aimed at, in the order in which they are offered. */
export const EVENTS = {
	dolphin: "cell",
	wave: "line",
	pirate: "stock",
} as const;
