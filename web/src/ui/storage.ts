/** What the reader chose on this device, while the browser lets us keep it. */

/** The choice that was kept, if it is one of those on offer. */
export function kept<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
	const found = localStorage.getItem(name);
	return choices.find((choice) => choice === found) ?? otherwise;
}

export function keep(name: string, choice: string): void {
	localStorage.setItem(name, choice);
}
