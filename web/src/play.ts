/** A game against bots, by one click. */

import { enterUnasked } from "./namePrompt.svelte";
import { route } from "./route.svelte";
import { client } from "./wire/client.svelte";
import type { Chair, GameShown } from "./wire/messages";

const AT_TABLE = 3; // me and two bots, where the game can be played so

/** Sit down at a table of bots; who has no name yet gets one, and can change it later. */
export async function playNow(game: GameShown): Promise<void> {
	try {
		await enterUnasked();
	} catch (error) {
		client.fail(error);
		return;
	}
	const seats = game.seats.includes(AT_TABLE) ? AT_TABLE : (game.seats[0] ?? AT_TABLE);
	const met = game.bots.slice(0, seats - 1); // the kindest ones: who wants more asks for a table
	const chairs: Chair[] = [{ kind: "me" }, ...met.map(({ level }): Chair => ({ kind: "bot", level }))];
	const made = await client.ask({ type: "create", game: game.name, chairs, starts_when_full: true });
	if (made?.type === "done" && made.table) route.go(`/tables/${made.table}`);
}
