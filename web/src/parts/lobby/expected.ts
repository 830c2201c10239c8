/** Who was asked to a next game by a game that is over: they are expected in its waiting room. */

import type { Seat } from "../../wire/messages";

type Asked = { person: string; name: string };
const name = (table: string): string => `tablee-asked-${table}`;

/** Remember whom a next game was offered to: the people who played before it. */
export function expectAll(table: string, seats: Seat[]): void {
	const asked = seats.flatMap(({ person, name }): Asked[] => (person ? [{ person, name: name ?? "" }] : []));
	sessionStorage.setItem(name(table), JSON.stringify(asked));
}

/** The names of those who were asked and have not come yet. */
export function expected(table: string, seats: Seat[]): string[] {
	const asked: Asked[] = JSON.parse(sessionStorage.getItem(name(table)) ?? "[]");
	return asked.filter(({ person }) => !seats.some((seat) => seat.person === person)).map(({ name }) => name);
}
