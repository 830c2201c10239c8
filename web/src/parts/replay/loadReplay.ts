import { loadTable, loadTale } from "../../games/games";
import { words } from "../../words/words.svelte";

const TEXTS = ["replay", "analysis", "reasons"];

/** What a replay is drawn and told with, once its texts are there too. */
export async function loadReplay(game: string) {
	const texts = [game, ...TEXTS].map((file) => words.need(file));
	const [Table, tale] = await Promise.all([loadTable(game), loadTale(game), ...texts]);
	return { Table, tale };
}
