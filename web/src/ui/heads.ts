/** Heads of villagers, players and bots, drawn from one kit of skins, hair, hats and beards. */

export type Hair = "none" | "short" | "curls" | "long" | "braids" | "bun" | "mohawk";
export type Hat =
	| "none"
	| "straw"
	| "cap"
	| "hood"
	| "helmet"
	| "scarf"
	| "tricorne"
	| "wide"
	| "crown"
	| "cook"
	| "beret"
	| "bandana";
export type Beard = "none" | "full" | "moustache" | "goatee" | "stubble";
export type Extra = "none" | "patch" | "glasses" | "scar" | "earring" | "freckles" | "pipe";
export type Mood = "smile" | "grim" | "smirk" | "open";

export type Head = {
	skin: string;
	hair: Hair;
	tint: string; // of hair, brows and beard
	hat: Hat;
	cloth: string; // of the hat
	beard: Beard;
	extra: Extra;
	mood: Mood;
};

const SKINS = ["#f5d3b3", "#e8b98d", "#cf9565", "#a56c43", "#7a4b2e"];
const TINTS = ["#2f2621", "#6b4226", "#a8622c", "#d9a441", "#b9b3a8", "#8c2f1f"];
const CLOTHS = ["#d9b862", "#7a8f55", "#5d7f96", "#b4513c", "#77588c", "#8a8378", "#3f4a56", "#f3e9d6"];

export type HeadRow = [
	skin: number,
	hair: Hair,
	tint: number,
	hat: Hat,
	cloth: number,
	beard: Beard,
	extra: Extra,
	mood: Mood,
];

/** The bots of a game: their heads by level, and what they wear. */
export type Faces = { shirt: string; shade: string; heads: Record<string, Head> };

/** A head from its row. */
export function head([skin, hair, tint, hat, cloth, beard, extra, mood]: HeadRow): Head {
	return {
		skin: SKINS[skin] ?? "",
		hair,
		tint: TINTS[tint] ?? "",
		hat,
		cloth: CLOTHS[cloth] ?? "",
		beard,
		extra,
		mood,
	};
}
