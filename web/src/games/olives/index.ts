import type { GameModule } from "../game";
import { FACES } from "./drawings/faces";
import { SECTIONS } from "./sections";

export default {
	showpiece: () => import("./drawings/Showpiece.svelte"),
	minutes: 2,
	depth: 1,
	unit: "olives-unit",
	aim: "olives-aim-line",
	asks: { bid: "olives-asks-bid" },
	faces: FACES,
	table: () => import("./Table.svelte"),
	tale: () => import("./tale"),
	scores: () => import("./Scores.svelte"),
	quiet: ["olives-bid-made"],
	endings: [],
	sections: SECTIONS,
} satisfies GameModule;
