/** How long ago something was, and when, in the reader's language. */

import { t, words } from "./words/words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
	["year", 365 * 86_400],
	["month", 30 * 86_400],
	["day", 86_400],
	["hour", 3_600],
	["minute", 60],
];

/** A moment, as so long before or after now: 3 hours ago, in 5 days. */
export function ago(moment: number, now = Date.now()): string {
	const seconds = Math.round((moment - now) / 1000);
	const said = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
	for (const [unit, size] of UNITS) {
		if (Math.abs(seconds) >= size) return said.format(Math.trunc(seconds / size), unit);
	}
	return t("just-now");
}

/** A moment by the calendar and the clock. */
export function when(moment: number): string {
	return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}

/** A day by the calendar. */
export function day(moment: number): string {
	return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(moment);
}

/** A size on a disk: 1.5 GB. */
export function size(bytes: number): string {
	const [unit, many] = (
		[
			["gigabyte", 1e9],
			["megabyte", 1e6],
			["kilobyte", 1e3],
		] as const
	).find(([, one]) => bytes >= one) ?? ["byte", 1];
	const digits = { style: "unit", unit, maximumSignificantDigits: 3 } as const;
	return new Intl.NumberFormat(words.language, digits).format(bytes / many);
}
