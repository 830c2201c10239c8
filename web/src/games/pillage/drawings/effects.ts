/** What cards do, as icons and as words. */

import { t } from "../../../words/words.svelte";
import type { CardShown, EffectShown, FaceShown } from "../picture";
import type { Icon } from "./things";
import { TYPES, type TypeWord } from "./types";

/** A part of an effect's drawing: an icon, the sign of a type, or a few letters. */
export type Glyph = { icon: Icon } | { sign: TypeWord } | { text: string };
/** What stands in one row of a card: against whom, and what it does; later rows of a Merchant are for who cannot pay. */
export type Row = { types: TypeWord[]; glyphs: Glyph[]; isElse: boolean };

const icon = (name: Icon): Glyph => ({ icon: name });
const text = (letters: string): Glyph => ({ text: letters });
const plus = (n: number) => text(`+${n}`);
const number = (n: number) => text(String(n));
/** A little room, where a line may end. */
const GAP = text("");

const DRAWN: Record<string, (n: number) => Glyph[]> = {
	"buy-a-relic": () => [icon("relic")],
	"buy-a-relic-for-less": (n) => [icon("relic"), text(`−${n}`)],
	gain: (n) => [plus(n), icon("turnip")],
	"opponent-gains": (n) => [icon("that"), plus(n), icon("turnip")],
	steal: (n) => [icon("steal"), number(n)],
	"steal-including-banked": (n) => [icon("steal"), number(n), icon("bank")],
	"opponent-steals": (n) => [icon("that"), icon("steal"), number(n)],
	bank: (n) => [icon("bank"), number(n)],
	"move-all-banked-to-the-stock": () => [icon("out")],
	"take-the-top-card": () => [icon("top")],
	"exhaust-itself": () => [icon("exhaust")],
	"exhaust-that-card": () => [icon("that"), icon("exhaust")],
	"provoke-itself": () => [icon("provoke")],
	"provoke-that-card": () => [icon("that"), icon("provoke")],
	"sacrifice-itself": () => [icon("sacrifice")],
	"sacrifice-that-card": () => [icon("that"), icon("sacrifice")],
	"sacrifice-that-market-card": () => [icon("that"), icon("sacrifice")],
	"swap-with-that-card": () => [icon("swap")],
	"take-that-card": () => [icon("that"), icon("take")],
	"buy-a-card-for": (n) => [icon("card"), number(n)],
	"gain-during-refresh": (n) => [icon("refresh"), plus(n), icon("turnip")],
};
const EACH = /^gain-for-each-(other-)?(farmer|wall|raider|merchant)$/;

export function glyphsOf({ effect, n }: EffectShown): Glyph[] {
	const each = EACH.exec(effect);
	if (each) return [plus(n ?? 0), icon("turnip"), GAP, text(each[1] ? "×+" : "×"), { sign: each[2] as TypeWord }];
	return DRAWN[effect]?.(n ?? 0) ?? [text("?")];
}

/** Effects beside each other. */
const drawn = (effects: EffectShown[]): Glyph[] =>
	effects.flatMap((effect, place) => [...(place ? [GAP] : []), ...glyphsOf(effect)]);

/** What a face says, in one row, or in two where the second is for who cannot pay the relic. */
export function rowsOf(types: TypeWord[], { relic, effects, is_if_unable }: FaceShown): Row[] {
	const first = relic ? drawn([relic]) : [];
	const rest = drawn(effects);
	if (!relic || !is_if_unable) return [{ types, glyphs: [...rest, ...first], isElse: false }];
	return [
		{ types, glyphs: first, isElse: false },
		{ types: [], glyphs: [icon("otherwise"), ...rest], isElse: true },
	].filter(({ glyphs }) => glyphs.length > 1 || !glyphs.some((glyph) => "icon" in glyph && glyph.icon === "otherwise"));
}

/** The types against which a card does the same stand together; against all of them, none is named. */
export function facesOf({ against }: CardShown): { types: TypeWord[]; face: FaceShown }[] {
	const faces = new Map<string, { types: TypeWord[]; face: FaceShown }>();
	for (const type of TYPES) {
		const key = JSON.stringify(against[type]);
		const known = faces.get(key);
		if (known) known.types.push(type);
		else faces.set(key, { types: [type], face: against[type] });
	}
	return [...faces.values()].map(({ types, face }) => ({ types: types.length === TYPES.length ? [] : types, face }));
}

const isNothing = ({ relic, effects }: FaceShown): boolean => !relic && effects.length === 0;

/** The rows of a card, without those that say nothing. */
export function rowsOn(card: CardShown): Row[] {
	return facesOf(card)
		.filter(({ face }) => !isNothing(face))
		.flatMap(({ types, face }) => rowsOf(types, face));
}

const NOTHING: Row = { types: [], glyphs: [{ text: "–" }], isElse: false };

/** The rows of what a card does now: of nothing too, so that it is seen. */
export const rowsNow = (face: FaceShown): Row[] => (isNothing(face) ? [NOTHING] : rowsOf([], face));

const FATES = ["exhaust", "provoke", "sacrifice", "swap"] as const;

/** What a card does to cards that its words alone do not explain. */
export const fatesOf = ({ against }: CardShown): (typeof FATES)[number][] =>
	FATES.filter((fate) =>
		Object.values(against).some(({ effects }) => effects.some(({ effect }) => effect.startsWith(`${fate}-`))),
	);

// In words

const said = (effects: EffectShown[]): string =>
	effects.map(({ effect, n }) => t("pillage-effect", { effect, n: n ?? 0 })).join(", ");

/** What a face says. */
export function faceWords({ relic, effects, is_if_unable }: FaceShown): string {
	if (!relic) return effects.length ? said(effects) : t("pillage-does-nothing");
	if (!effects.length) return said([relic]);
	return is_if_unable ? t("pillage-else", { relic: said([relic]), rest: said(effects) }) : said([...effects, relic]);
}

const typeWord = (type: TypeWord): string => t("pillage-type", { type });

/** Against whom, in words. */
export const againstWords = (types: TypeWord[]): string =>
	types.length ? t("pillage-against", { types: types.map(typeWord).join(", ") }) : t("pillage-against-all");

/** All that a card does, for whoever cannot see its icons. */
export const cardWords = (card: CardShown): string =>
	facesOf(card)
		.map(({ types, face }) => `${againstWords(types)} ${faceWords(face)}`)
		.join(". ");
