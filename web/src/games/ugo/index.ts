import type { GameModule } from "../game";
import Vignette from "./drawings/Vignette.svelte";
import { SECTIONS } from "./sections";

export default {
	Vignette,
	table: () => import("./Table.svelte"),
	scores: () => import("./Scores.svelte"),
	quiet: ["ugo-card-dealt"],
	endings: [],
	sections: SECTIONS,
} satisfies GameModule;
