/** A game against bots, by one click. */

import { gameModule } from "./games/games";
import { enterUnasked } from "./namePrompt.svelte";
import { route } from "./route.svelte";
import { client } from "./wire/client.svelte";
import type { BotShown, Chair, GameShown } from "./wire/messages";

const AT_TABLE = 3; // me and two bots, where the game can be played so

/** Whom one meets at a table of bots: the kindest ones; who wants more asks for a table. */
export function met(game: GameShown, bots: BotShown[] = game.bots): BotShown[] {
	const seats = game.seats.includes(AT_TABLE) ? AT_TABLE : (game.seats[0] ?? AT_TABLE);
	return bots.slice(0, seats - 1);
}

/** Sit down at a table of bots; who has no name yet gets one, and can change it later. */
export async function playNow(game: GameShown): Promise<void> {
	await sitDown(game, game.bots);
}

/** A first game among beginners, shorter where the game knows how; something can be done with its table before it is shown. */
export async function playShort(game: GameShown, prepare: (table: string) => void): Promise<void> {
	const easy = game.bots.slice(0, 1);
	await sitDown(game, [...easy, ...easy], gameModule(game.name)?.short, prepare);
}

async function sitDown(
	game: GameShown,
	bots: BotShown[], // who is met first comes first
	options: Record<string, number | boolean | string> = {},
	prepare: (table: string) => void = () => {},
): Promise<void> {
	try {
		await enterUnasked();
	} catch (error) {
		client.fail(error);
		return;
	}
	const chairs: Chair[] = [{ kind: "me" }, ...met(game, bots).map(({ level }): Chair => ({ kind: "bot", level }))];
	const made = await client.ask({ type: "create", game: game.name, chairs, options, starts_when_full: true });
	if (made?.type !== "done" || !made.table) return;
	prepare(made.table);
	route.go(`/tables/${made.table}`);
}
