import type { GameModule } from "../game";
import Vignette from "./drawings/Vignette.svelte";
import { SECTIONS } from "./sections";

export default {
	Vignette,
	table: () => import("./Table.svelte"),
	scores: () => import("./Scores.svelte"),
	quiet: ["vigo-tile-laid", "vigo-turn-ended"],
	endings: ["vigo-last-ship-taken", "vigo-safety-end"],
	sections: SECTIONS,
	options: {
		colours: { field: () => import("./options/ColoursField.svelte"), explained: "vigo-colours-how" },
	},
} satisfies GameModule;
