/** Light or dark: as the system has it, or as the reader chose. */

import { keep, kept } from "./storage";

export const THEMES = ["system", "light", "dark"] as const;
export type ThemeName = (typeof THEMES)[number];
const KEPT = "tablee-theme";

class Theme {
	name = $state<ThemeName>("system");

	constructor() {
		this.choose(kept(KEPT, THEMES, "system"));
	}

	choose(name: ThemeName): void {
		this.name = name;
		keep(KEPT, name);
		if (name === "system") delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = name;
	}
}

export const theme = new Theme();
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
