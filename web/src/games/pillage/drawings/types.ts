/** The four types: each has a colour, a pattern and a sign, so that nobody needs to tell colours apart. */

import type { CardShown } from "../picture";

export type TypeWord = CardShown["type"];

export type TypeStyle = { badge: string; pale: string; tint: string; shirt: string; shade: string; pattern: string };
/** In the order in which types act. */
export const TYPE_STYLES: Record<TypeWord, TypeStyle> = {
	farmer: {
		badge: "#e3b23c",
		pale: "#fbf1d2",
		tint: "#efe0a4",
		shirt: "#c79232",
		shade: "#9c6f1f",
		pattern: "M0 14q12-5 24 0M0 26q12-5 24 0",
	},
	wall: {
		badge: "#9db4c4",
		pale: "#ebf0f2",
		tint: "#cfdbe2",
		shirt: "#6f8798",
		shade: "#516675",
		pattern: "M0 8h24M0 20h24M6 8v12M18 20v8M18 0v8",
	},
	raider: {
		badge: "#ec8a70",
		pale: "#fbe8df",
		tint: "#f3c9b8",
		shirt: "#b4513c",
		shade: "#86351f",
		pattern: "M0 24 24 0M-6 6 6-6M18 30 30 18",
	},
	merchant: {
		badge: "#c3a0d6",
		pale: "#f2eaf6",
		tint: "#decdea",
		shirt: "#7d5a96",
		shade: "#5b3f70",
		pattern: "M12 4l8 8-8 8-8-8z",
	},
};
export const TYPES = Object.keys(TYPE_STYLES) as TypeWord[];
