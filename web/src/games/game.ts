/** What a game brings to the page: its folder has an `index.ts` that exports one `GameModule`. */

import type { Component, Snippet } from "svelte";
import type { TableState } from "../wire/tables";

/**
 * All that the page needs of a game. It is loaded with the first page: what is only needed at a table, or for a new one,
 * is an import that waits. Keys are those of the game's own file of texts.
 */
export type GameModule = {
	Vignette: Component; // a small drawing for the first page, in a frame of 320 by 120 that has the ink of the lines
	table: Loaded<TableProps>; // draws the table and asks its questions
	scores?: Loaded<ScoresProps>; // the score sheet; otherwise a list of points
	quiet: string[]; // keys of lines that are kept out of the log: many of them, and everybody sees or reads what they say
	endings: string[]; // keys of lines that say why the game is over
	sections: Record<string, string>; // the section of the rules that a refusal rests on: “Why?” opens them there
	options?: Record<string, OptionModule>; // those for which a box, a list or a number does not do
};

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

/** An option that is a text, and that its game has a field for. */
export type OptionModule = {
	field: Loaded<FieldProps>;
	explained?: string; // the key of what stands below the field, where it is not what the option is for
	agreed?: string; // the key of what is said of it in the waiting room, where its value says too much
};
export type FieldProps = {
	label: string;
	value: string;
	usual: string;
	seats: number;
	describedBy: string; // the id of what stands below
	onchoose: (value: string) => void;
};

export type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;
