/** What players are called: people by their names, bots by their numbers. */

import type { Seat } from "./wire/messages";
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
