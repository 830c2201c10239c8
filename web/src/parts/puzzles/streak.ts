/** On how many days in a row the puzzle of the day was solved; it is kept on the device. */

import { keep } from "../../ui/storage";

const KEPT = "tablee-puzzle-days";
type Days = { last: string; days: number };
const NONE: Days = { last: "", days: 0 };

/** A day by the reader's own calendar: 2026-11-17. */
export function dayOf(moment: Date): string {
	const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((number) => String(number).padStart(2, "0"));
	return `${moment.getFullYear()}-${month}-${day}`;
}

function before(day: string): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return dayOf(new Date(year, month - 1, date - 1));
}

function read(): Days {
	const [last = "", days = ""] = (localStorage.getItem(KEPT) ?? "").split(" ");
	return /^\d{1,6}$/.test(days) ? { last, days: Number(days) } : NONE;
}

/** How many days in a row, as it stands on a day. */
export function streak(day: string): number {
	const { last, days } = read();
	return last === day || last === before(day) ? days : 0;
}

/** The puzzle of a day was solved. */
export function solved(day: string): void {
	if (read().last !== day) keep(KEPT, `${day} ${streak(day) + 1}`);
}
