/** Times on the clock, in words and figures. */

import type { Clock } from "./wire/messages";
import { t } from "./words/words.svelte";

/** A time in the largest unit that fits. */
function span(seconds: number): string {
	const units: [string, number][] = [
		["days", 86_400],
		["hours", 3_600],
		["minutes", 60],
	];
	for (const [unit, size] of units) {
		if (seconds >= size && seconds % size === 0) return t("time-span", { unit, count: seconds / size });
	}
	return t("time-span", { unit: "seconds", count: seconds });
}

/** How long people may think. */
export function clockWords({ kind = "none", seconds = 60, increment = 0 }: Clock): string {
	return t("clock-words", { kind, time: span(seconds), increment });
}

/** What is left, as a clock shows it: 4:05, 1:04:05. */
export function figures(milliseconds: number): string {
	const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
	const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
	const [hours = 0, minutes = 0, rest = 0] = parts;
	const two = (number: number) => String(number).padStart(2, "0");
	return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The clocks to choose from. */
export const CLOCKS: Clock[] = [
	{ kind: "none" },
	{ kind: "move", seconds: 60 },
	{ kind: "move", seconds: 180 },
	{ kind: "bank", seconds: 600, increment: 10 },
	{ kind: "bank", seconds: 1_800, increment: 20 },
	{ kind: "move", seconds: 86_400 },
	{ kind: "move", seconds: 3 * 86_400 },
];
