/** What a browser can check of a fair shuffle by itself: `docs/fair-shuffles.md` says how all of it is checked. */

import type { Finished } from "../../wire/messages";
import { kept } from "../../wire/nonces";

/** `unknown` where browsers offer no hashes, as on plain local networks, or this device gave no number. */
export type Checked = "right" | "wrong" | "unknown";
export type ShuffleCheck = { secret: Checked; own: Checked };

const isEqual = (is: boolean): Checked => (is ? "right" : "wrong");

export async function checkShuffle({ table, secret, commitment, nonces }: Finished): Promise<ShuffleCheck> {
	const nonce = kept(table);
	return {
		secret: globalThis.crypto?.subtle ? isEqual((await hashed(secret)) === commitment) : "unknown",
		own: nonce === null ? "unknown" : isEqual(nonces.includes(nonce)),
	};
}

/** The SHA-256 of bytes that are written in hexadecimal. */
async function hashed(hex: string): Promise<string> {
	const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
