import type { Weighed } from "../../../wire/messages";

/** What a bot says of a card: first what tells it from other cards, then what is to be expected anyway. */
export function saidOf(weighed: Weighed[], card: string | null, most: number): string {
	const { words = [], reasons = [] } = weighed.find(({ move }) => move === card) ?? {};
	const expected = words.length - reasons.length;
	return [...words.slice(expected), ...words.slice(0, expected)].slice(0, most).join(" · ");
}
