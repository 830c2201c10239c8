import type { Weighed } from "../wire/messages";
import { t } from "../words/words.svelte";

/** Why a bot thinks so of a move, in its words; nothing where it cannot say. */
export const because = (move: Weighed | undefined): string => move?.words.join(t("hint-between")) ?? "";

/** Why a bot would do what it suggests. */
export function whyOf(weighed: Weighed[], suggested: number | null): string {
	return because(weighed.find(({ action }) => action === suggested));
}
