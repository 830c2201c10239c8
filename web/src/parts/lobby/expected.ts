/** Who was asked to a next game by a game that is over: they are expected in its waiting room, in every tab of this browser. */

import type { Seat } from "../../wire/messages";

type Asked = { person: string; name: string };
type Offered = { table: string; asked: Asked[] };
const KEPT = "tablee-asked";
const MOST = 20; // tables that are remembered, the latest first: older ones have begun or were closed

/** What is kept, as far as it can be read: others may write there too. */
function offered(): Offered[] {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
		return Array.isArray(found) ? found : [];
	} catch {
		return [];
	}
}

/** Remember whom a next game was offered to: the people who played before it. */
export function expectAll(table: string, seats: Seat[]): void {
	const asked = seats.flatMap(({ person, name }): Asked[] => (person ? [{ person, name: name ?? "" }] : []));
	const others = offered().filter((offer) => offer.table !== table);
	localStorage.setItem(KEPT, JSON.stringify([{ table, asked }, ...others].slice(0, MOST)));
}

/** The names of those who were asked and have not come yet. */
export function expected(table: string, seats: Seat[]): string[] {
	const asked = offered().find((offer) => offer.table === table)?.asked ?? [];
	return asked.filter(({ person }) => !seats.some((seat) => seat.person === person)).map(({ name }) => name);
}
