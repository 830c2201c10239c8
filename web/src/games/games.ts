/**
 * Where a game joins the page: every folder here with an `index.ts` is one, and what that exports is all that the page
 * knows of it. What moves at a table goes by `ui/motion`, and news that take time to see by `ui/scenes`.
 */

import type { Component } from "svelte";
import type { StoryLine, TableState } from "../wire/tables";
import type { GameModule, ScoresProps, TableProps } from "./game";
import type { Tale } from "./tale";

const MODULES = import.meta.glob<GameModule>("./*/index.ts", { eager: true, import: "default" });

/** What a game brings; nothing where a server has a game that this page was built without. */
export const gameModule = (game: string): GameModule | undefined => MODULES[`./${game}/index.ts`];

export async function loadTable(game: string): Promise<Component<TableProps>> {
	const module = gameModule(game);
	if (!module) throw new Error(`nobody can draw ${game}`);
	return (await module.table()).default;
}

export async function loadTale(game: string): Promise<Tale | null> {
	return (await gameModule(game)?.tale())?.default ?? null;
}

export async function loadScores(game: string): Promise<Component<ScoresProps> | null> {
	return (await gameModule(game)?.scores?.())?.default ?? null;
}

/** Whether a line of a game's story stands in the log. */
export const isTold = (game: string, { key }: StoryLine): boolean => !gameModule(game)?.quiet.includes(key);

/** The lines that say why a game is over; none where all that was agreed on has been played. */
export const whyOver = ({ game, story }: TableState): StoryLine[] =>
	story.filter(({ key }) => gameModule(game)?.endings.includes(key));
