import type { GameModule } from "../game";
import Vignette from "./drawings/Vignette.svelte";
import { SECTIONS } from "./sections";

export default {
	Vignette,
	table: () => import("./Table.svelte"),
	scores: () => import("./Scores.svelte"),
	quiet: ["pillage-planned", "pillage-card-acts"],
	endings: ["pillage-game-won", "pillage-game-drawn"],
	sections: SECTIONS,
	options: {
		deck: { field: () => import("./options/DeckField.svelte"), agreed: "pillage-deck-owners" },
	},
} satisfies GameModule;
