import { t } from "../../words/words.svelte";
import type { GameModule } from "../game";
import { FACES } from "./drawings/faces";
import { SECTIONS } from "./sections";

export default {
	showpiece: () => import("./drawings/Showpiece.svelte"),
	minutes: 40,
	depth: 2,
	unit: "vigo-unit",
	aim: "vigo-aim-line",
	asks: {
		place: "vigo-asks-place",
		sail: "vigo-asks-sail",
		land: "vigo-asks-land",
		put_back: "vigo-asks-put-back",
		call: "vigo-asks-call",
	},
	faces: FACES,
	table: () => import("./Table.svelte"),
	tale: () => import("./tale"),
	isMemoryGame: true,
	scores: () => import("./Scores.svelte"),
	quiet: ["vigo-tile-laid", "vigo-turn-ended"],
	endings: ["vigo-last-ship-taken", "vigo-safety-end"],
	rules: () => import("./rules"),
	sections: SECTIONS,
	options: {
		colours: {
			field: () => import("./options/ColoursField.svelte"),
			explained: "vigo-colours-how",
			agreed: (value) =>
				value
					.split(",")
					.map((colour) => t("vigo-colour-name", { colour }))
					.join(", "),
		},
	},
} satisfies GameModule;
