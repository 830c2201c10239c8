/** The faces of the bots that play it, by level. */

import { type Faces, head } from "../../../ui/heads";

export const FACES: Faces = {
	shirt: "#8c9a4a",
	shade: "#707c39",
	heads: {
		easy: head([1, "curls", 1, "none", 1, "none", "freckles", "open"]),
		medium: head([3, "bun", 0, "straw", 0, "none", "none", "smile"]),
		hard: head([2, "none", 4, "cook", 7, "moustache", "none", "smile"]),
		expert: head([0, "long", 4, "wide", 1, "none", "glasses", "smirk"]),
	},
};
