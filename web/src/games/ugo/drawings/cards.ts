/** The land of UGO!: each colour is a landscape with its own drawing, so that nobody needs to tell colours apart. */

import { type Text, t } from "../../../words/words.svelte";
import type { UgoBox } from "../picture";

export type Colour = "R" | "B" | "G" | "Y" | "S";
export type Land = {
	name: "hill" | "lake" | "meadow" | "field" | "mountain";
	sky: string;
	far: string;
	near: string;
	mark: string;
};

/** Red is darker than green, for whoever sees the two alike. */
export const LANDS: Record<Colour, Land> = {
	R: { name: "hill", sky: "#fbeae2", far: "#cf7059", near: "#a8432f", mark: "#5a1c0e" },
	B: { name: "lake", sky: "#eaf4f9", far: "#9cc6dc", near: "#5f9abd", mark: "#22577a" },
	G: { name: "meadow", sky: "#f2f6e6", far: "#b4cf8b", near: "#7ea653", mark: "#3f6120" },
	Y: { name: "field", sky: "#fdf6dd", far: "#efd583", near: "#dcb448", mark: "#7d5a0c" },
	S: { name: "mountain", sky: "#f1f0ec", far: "#c4c3bb", near: "#9b9a93", mark: "#4b4a45" },
};

export const colourOf = (card: string): Colour => card[0] as Colour;
export const figureOf = (card: string): number => Number(card.slice(1));
export const landOf = (card: string): Land => LANDS[colourOf(card)];

/** A card as texts name it. */
export const cardText = (card: string): Text => ({
	key: "ugo-card",
	args: { colour: colourOf(card), value: figureOf(card) },
});

/** What the sign at the foot of a card means: the farmers that it can bring. §farmers §losers */
export function signOf(card: string, { values }: UgoBox): string {
	const printed = values[figureOf(card)];
	const winning = printed?.farmers_for_winning ?? 0;
	const other = printed?.farmers_for_losing_to_other_colour ?? 0;
	if (winning) return t("ugo-sign-winning", { farmers: winning });
	if (!other) return t("ugo-sign-no-farmers");
	return t("ugo-sign-losing", { other, same: printed?.farmers_for_losing_to_same_colour ?? 0 });
}

/** The card that a text names. */
export function cardIn(text: unknown): string {
	const { args } = text as Text;
	return `${args.colour}${args.value}`;
}

/** Where the things of a landscape stand, the most important first; elsewhere the ground shows its pattern. */
export const SPOTS: [number, number][] = [
	[52, 104],
	[24, 98],
	[80, 97],
	[38, 120],
	[68, 119],
	[13, 117],
	[89, 120],
	[63, 90],
	[35, 88],
];
