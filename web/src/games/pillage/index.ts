import { t } from "../../words/words.svelte";
import type { GameModule } from "../game";
import { FACES } from "./drawings/faces";
import { SECTIONS } from "./sections";

export default {
	showpiece: () => import("./drawings/Showpiece.svelte"),
	minutes: 25,
	depth: 2,
	unit: "pillage-unit",
	aim: "pillage-aim-line",
	asks: { plan: "pillage-asks-plan", order: "pillage-asks-order", buy: "pillage-asks-buy", board: "pillage-asks-buy" },
	faces: FACES,
	table: () => import("./Table.svelte"),
	tale: () => import("./tale"),
	scores: () => import("./Scores.svelte"),
	quiet: ["pillage-planned", "pillage-card-acts"],
	endings: ["pillage-game-won", "pillage-game-drawn"],
	rules: () => import("./rules"),
	sections: SECTIONS,
	options: {
		deck: {
			field: () => import("./options/DeckField.svelte"),
			isLast: true,
			agreed: () => t("pillage-deck-owners"),
			applies: ({ market }) => market === "abordage" || market === "both", // whose cards it replaces
		},
	},
} satisfies GameModule;
