/** The faces of the bots that play it, by level. */

import { type Faces, head } from "../../../ui/heads";

export const FACES: Faces = {
	shirt: "#4f7d9c",
	shade: "#3d637d",
	heads: {
		easy: head([0, "short", 5, "cap", 7, "none", "freckles", "open"]),
		medium: head([3, "curls", 0, "bandana", 1, "stubble", "none", "smile"]),
		hard: head([4, "braids", 0, "scarf", 2, "none", "earring", "smirk"]),
		expert: head([1, "long", 4, "tricorne", 6, "full", "pipe", "grim"]),
	},
};
