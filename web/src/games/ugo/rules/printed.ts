/** The farmers that stand on cards, for pictures that have no table. */

import type { PrintedValue } from "../picture";

const WINNING = [0, 0, 0, 2, 2, 2, 1, 1, 0];
const LOSING = [0, 2, 1, 0, 0, 0, 0, 0, 0]; // to another colour

export const printed = (value: number): PrintedValue => ({
	value,
	farmers_for_winning: WINNING[value] ?? 0,
	farmers_for_losing_to_other_colour: LOSING[value] ?? 0,
	farmers_for_losing_to_same_colour: value === 1 ? 1 : 0,
});
