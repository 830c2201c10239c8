/** The faces of the bots that play it, by level. */

import { type Faces, head } from "../../../ui/heads";

export const FACES: Faces = {
	shirt: "#8fae5d",
	shade: "#728d47",
	heads: {
		easy: head([1, "curls", 2, "straw", 0, "none", "freckles", "open"]),
		medium: head([0, "braids", 3, "scarf", 3, "none", "none", "smile"]),
		hard: head([1, "bun", 4, "none", 1, "none", "glasses", "smirk"]),
		expert: head([2, "long", 0, "crown", 0, "none", "earring", "smile"]),
	},
};
