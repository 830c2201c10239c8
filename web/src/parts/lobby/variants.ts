/** Which options can be chosen at a new table, and how they are said. */

import { gameModule } from "../../games/games";
import type { GameShown, OptionShown } from "../../wire/messages";
import { t } from "../../words/words.svelte";

export type Value = number | boolean | string;
export type Chosen = Record<string, Value>;

/** The values that so many players may choose. */
export const fitting = (option: OptionShown, seats: number): Value[] =>
	option.values.filter((value) => option.needs_seats[String(value)]?.includes(seats) ?? true);

/** What is agreed when nothing is chosen: as usual, or as a preset has it. */
export const usual = (game: GameShown, preset: string): Chosen => ({
	...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
	...presetOf(game, preset)?.options,
});

export const presetOf = (game: GameShown, preset: string) => game.presets.find(({ name }) => name === preset);

/** Whether there is anything to choose: for so many players, with what the preset and the other options say. */
export function applies(game: GameShown, option: OptionShown, seats: number, preset: string, chosen: Chosen): boolean {
	const isSettled = option.name in (presetOf(game, preset)?.options ?? {});
	const isOpen = option.values.length === 0 || fitting(option, seats).length > 1;
	const own = gameModule(game.name)?.options?.[option.name]?.applies;
	return !isSettled && isOpen && (own?.({ ...usual(game, preset), ...chosen }) ?? true);
}

/** A value in words: nobody reads “abordage” or “true”. A text of its own is said by its game. */
export function valueWords(game: string, option: OptionShown, value: Value): string {
	if (typeof value === "boolean") return t(value ? "new-on" : "new-off");
	if (typeof value === "number") return String(value);
	const said = gameModule(game)?.options?.[option.name]?.agreed;
	return option.says[value] ?? (said ? said(value) : value);
}
