/** Light or dark: as the system has it, or as the reader chose. */

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];
const KEPT = "tablee-theme";

class Look {
	theme = $state<Theme>("system");

	constructor() {
		const kept = localStorage.getItem(KEPT);
		this.choose(THEMES.find((theme) => theme === kept) ?? "system");
	}

	choose(theme: Theme): void {
		this.theme = theme;
		localStorage.setItem(KEPT, theme);
		if (theme === "system") delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
	}
}

export const look = new Look();
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
