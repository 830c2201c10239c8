/** What players are called, people by their names and bots by their numbers; and what games are, in short. */

import type { GameShown, Seat } from "./wire/messages";
import { t } from "./words/words.svelte";

const isBot = (seat: Seat): boolean => Boolean(seat.level);

export function seatName(seats: Seat[], place: number): string {
	const seat = seats[place];
	if (!seat) return t("seat-free");
	if (isBot(seat)) {
		const number = seats.slice(0, place + 1).filter(isBot).length;
		return t("player-bot", { number, bots: seats.filter(isBot).length });
	}
	return seat.name || t("seat-free");
}

export function seatNames(seats: Seat[]): string[] {
	return seats.map((_, place) => seatName(seats, place));
}

/** The title of a game without what follows its colon. */
export const shortTitle = ({ title }: GameShown): string => title.replace(/\s*:.*/, "");
