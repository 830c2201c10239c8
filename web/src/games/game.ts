/** What a game brings to the page: its folder has an `index.ts` that exports one `GameModule`. */

import type { Component, Snippet } from "svelte";
import type { Faces } from "../ui/heads";
import type { Pace } from "../ui/pace.svelte";
import type { Weighed } from "../wire/messages";
import type { TableState } from "../wire/tables";
import type { Tale } from "./tale";

/**
 * All that the page needs of a game. It is loaded with the first page: what is only needed at a table, or for a new one,
 * is an import that waits. Keys are those of the game's own file of texts.
 */
export type GameModule = {
	showpiece: Loaded<Record<string, never>>; // what lies on its table, drawn for the first page
	minutes: number; // that a game takes, more or less
	depth: 1 | 2 | 3; // how much there is to learn: little, a few pages, a lot
	unit: string; // the key of points with their unit, “4 relics”
	short?: Record<string, number | boolean | string>; // options of a short game, for who plays for the first time
	aim: string; // the key of what it is about, in one line
	asks?: Record<string, string>; // keys of what the header asks for, by the phase of the picture
	faces: Faces; // of the bots that play it
	table: Loaded<TableProps>; // draws the table and asks its questions
	tale: () => Promise<{ default: Tale }>; // tells its story in paragraphs
	isMemoryGame?: boolean; // what was seen and is hidden now is not shown again before the end
	scores?: Loaded<ScoresProps>; // the score sheet; otherwise a list of points
	quiet: string[]; // keys of lines that are kept out of the log: many of them, and everybody sees or reads what they say
	endings: string[]; // keys of lines that say why the game is over
	rules?: () => Promise<{ default: RulesModule }>; // the pictures of its rulebook
	sections: Record<string, string>; // the section of the rules that a refusal rests on: “Why?” opens them there
	options?: Record<string, OptionModule>; // those for which a box, a list or a number does not do
};

/** How a rulebook is illustrated. */
export type RulesModule = {
	pictures: Record<string, Component>; // by the names that stand in the text
	coded?: { code: RegExp; Drawn: Component<{ code: string }> }; // codes of cards in the text, drawn where they stand
};

/** What every table is given: all it knows is what it is told. */
export type TableProps = {
	table: TableState;
	names: string[]; // of the players, by seat
	me: number | null; // whom sentences call “you”: nobody, where several look at what was revealed
	isPast?: boolean; // a moment that is shown again, to its end: nothing comes after it
	isMine: boolean; // whether the table waits for who looks at it, and the line is there
	suggested: number | null; // what a bot would do, if that was asked for,
	weighed: Weighed[]; // and what it thinks of the best moves, where it can say
	decide: (choice: number | string) => void; // an action, or a move as it is written: the server says why not
	takeBack: () => Promise<boolean>; // the last decision, or the last part of a secret one: whether it was done
	pace: Pace; // told what is being shown: header and log wait for it
	player: Snippet<[seat: number]>; // a player's name, presence and clock: they stand where what is theirs lies
	controls: Snippet<[undo?: (() => void) | null]>; // hint, resigning and the like: they stand where nothing above them comes
	// and goes; what is not decided yet is undone by the table itself
};
export type ScoresProps = Pick<TableProps, "table" | "names">;

/** An option that is a text, and that its game has a field for. */
export type OptionModule = {
	field: Loaded<FieldProps>;
	explained?: string; // the key of what stands below the field, where it is not what the option is for
	agreed?: (value: string) => string; // its value in words, once those of the game are there
	isLast?: boolean; // for the few who need it: it stands below everything else
	applies?: (options: Record<string, number | boolean | string>) => boolean; // whether the other options leave it any meaning
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
