/** Points as they are written: as in sentences, with a real minus. */
import { withMinus, words } from "./words/words.svelte";

export const signed = (points: number): string => withMinus(points.toLocaleString(words.language));

/** Points that are won or lost, with their sign. */
export const gained = (points: number): string => (points > 0 ? `+${points}` : signed(points));
