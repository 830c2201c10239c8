/** What players are called, people and bots by their names, yardsticks by their numbers; and what games are, in short. */

import type { GameShown, Seat } from "./wire/messages";
import { t } from "./words/words.svelte";

/** A bot without a character is called by its level, which is no name. */
const isNameless = ({ level, name }: Seat): boolean => Boolean(level) && (!name || name === level);

export function seatName(seats: Seat[], place: number): string {
	const seat = seats[place];
	if (!seat) return t("seat-free");
	if (isNameless(seat)) {
		const number = seats.slice(0, place + 1).filter(isNameless).length;
		return t("player-bot", { number, bots: seats.filter(isNameless).length });
	}
	return seat.name?.replace(/ (?=\d+$)/, "\u00a0") || t("seat-free"); // "Fanchon 2" is one word, and no card with it
}

export function seatNames(seats: Seat[]): string[] {
	return seats.map((_, place) => seatName(seats, place));
}

/** Names as a list of games has them, which knows no seats: equal bots are numbered as at their table. */
export function numbered(names: string[]): string[] {
	return names.map((name, place) => {
		const number = names.slice(0, place + 1).filter((other) => other === name).length;
		return number > 1 ? `${name}\u00a0${number}` : name;
	});
}

/** The title of a game without what follows its colon. */
export const shortTitle = ({ title }: GameShown): string => title.replace(/\s*:.*/, "");
