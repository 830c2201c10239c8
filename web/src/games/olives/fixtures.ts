/** Stories for the tests of Olives. */

import type { StoryLine } from "../../wire/tables";

/** A line of a story. */
export function told(key: string, numbers: Record<string, number>): StoryLine {
	return { key, numbers, args: numbers };
}
