import type { GameModule } from "../game";
import { FACES } from "./drawings/faces";
import { SECTIONS } from "./sections";

export default {
	showpiece: () => import("./drawings/Showpiece.svelte"),
	minutes: 20,
	depth: 1,
	unit: "ugo-unit",
	short: { rounds: 1 },
	aim: "ugo-aim-line",
	asks: { play: "ugo-asks-play", lay: "ugo-asks-lay" },
	faces: FACES,
	table: () => import("./Table.svelte"),
	tale: () => import("./tale"),
	scores: () => import("./Scores.svelte"),
	quiet: ["ugo-card-dealt"],
	endings: [],
	rules: () => import("./rules"),
	sections: SECTIONS,
} satisfies GameModule;
