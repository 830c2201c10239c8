/** The faces of the bots that play it, by level. */

import { type Faces, head } from "../../../ui/heads";

export const FACES: Faces = {
	shirt: "#a9674a",
	shade: "#875038",
	heads: {
		easy: head([0, "short", 3, "straw", 0, "none", "freckles", "smile"]),
		medium: head([2, "none", 1, "beret", 2, "moustache", "none", "open"]),
		hard: head([1, "mohawk", 5, "none", 3, "none", "scar", "smirk"]),
		expert: head([4, "long", 0, "tricorne", 3, "goatee", "patch", "grim"]),
	},
};
