/**
 * Where a game joins the page: `games/<game>/Table.svelte` draws its table and asks its questions, and
 * `games/<game>/Scores.svelte` its score sheet, if it has one. They are loaded when somebody plays that game. What moves
 * there goes by `look/motion`, and news that take time to see by `look/stage`.
 */

import type { Component, Snippet } from "svelte";
import type { TableState } from "../wire/tables";

/** What every table is given: all it knows is what it is told. */
export type TableProps = {
	table: TableState;
	names: string[]; // of the players, by seat
	isMine: boolean; // whether the table waits for who looks at it, and the line is there
	suggested: number | null; // what a bot would do, if that was asked for
	decide: (choice: number | string) => void; // an action, or a move as it is written: the server says why not
	takeBack: () => Promise<boolean>; // the last decision, or the last part of a secret one: whether it was done
	controls: Snippet; // hint, resigning and the like: they stand where nothing above them comes and goes
};
export type ScoresProps = Pick<TableProps, "table" | "names">;

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;
const TABLES = import.meta.glob("./*/Table.svelte") as Record<string, Loaded<TableProps>>;
const SCORES = import.meta.glob("./*/Scores.svelte") as Record<string, Loaded<ScoresProps>>;

/** Lines of a story that are kept out of the log: there are many of them, and everybody sees what they say. */
const QUIET = new Set(["ugo-card-dealt", "vigo-tile-laid", "vigo-turn-ended", "pillage-planned"]);
export const isTold = ({ key }: { key: string }): boolean => !QUIET.has(key);

export async function loadTable(game: string): Promise<Component<TableProps>> {
	const load = TABLES[`./${game}/Table.svelte`];
	if (!load) throw new Error(`nobody can draw ${game}`);
	return (await load()).default;
}

export async function loadScores(game: string): Promise<Component<ScoresProps> | null> {
	return (await SCORES[`./${game}/Scores.svelte`]?.())?.default ?? null;
}
