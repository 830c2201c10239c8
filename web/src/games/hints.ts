import type { Weighed } from "../wire/messages";

/** Why a bot would do what it suggests, in its words; nothing where it cannot say. */
export function whyOf(weighed: Weighed[], suggested: number | null): string {
	return weighed.find(({ action }) => action === suggested)?.words.join(", ") ?? "";
}
