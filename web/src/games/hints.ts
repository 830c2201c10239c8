import type { Weighed } from "../wire/messages";

const SAID = 2; // of its reasons, which begin with the weightiest: more of them nobody reads

/** Why a bot would do what it suggests, in its words; nothing where it cannot say. */
export function whyOf(weighed: Weighed[], suggested: number | null): string {
	return (
		weighed
			.find(({ action }) => action === suggested)
			?.words.slice(0, SAID)
			.join(" · ") ?? ""
	);
}
