/** This player's part in a fair shuffle: promised when sitting down, shown when the cards are mixed. */

export type Promised = { nonce: string; commitment: string };

const BYTES = 16;
const name = (table: string): string => `tablee-nonce-${table}`;

function hex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A random number and its hash; browsers offer hashes only where nobody can change the page on its way. */
export async function promise(): Promise<Promised | null> {
	if (!globalThis.crypto?.subtle) return null;
	const nonce = crypto.getRandomValues(new Uint8Array(BYTES));
	const digest = await crypto.subtle.digest("SHA-256", nonce);
	return { nonce: hex(nonce), commitment: hex(new Uint8Array(digest)) };
}

/** Keep a promised number until the game begins, even if the page is loaded again. */
export function keep(table: string, promised: Promised | null): void {
	if (promised) sessionStorage.setItem(name(table), promised.nonce);
}

export function kept(table: string): string | null {
	return sessionStorage.getItem(name(table));
}
