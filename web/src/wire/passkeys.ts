/** Passkeys of this device: WebAuthn, whose options and answers travel as JSON. */

import { Refusal } from "./connection";

type Descriptor = { id: string; type: "public-key" };
export type NewOptions = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
	challenge: string;
	user: { id: string; name: string; displayName: string };
	excludeCredentials: Descriptor[];
};
export type AnyOptions = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & {
	challenge: string;
};

/** Whether browsers have passkeys at this address: over https and at localhost, but by no number. */
export function canHavePasskeys(): boolean {
	const isNumber = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));
	return window.isSecureContext && "PublicKeyCredential" in window && !isNumber;
}

/** A new passkey, as the server wants to hear of it; null where the person says no. */
export async function made(options: NewOptions): Promise<object | null> {
	const publicKey = {
		...options,
		challenge: bytes(options.challenge),
		user: { ...options.user, id: bytes(options.user.id) },
		excludeCredentials: options.excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
	};
	const credential = await wanted(() => navigator.credentials.create({ publicKey }));
	return credential && asJson(credential as PublicKeyCredential);
}

/** What a passkey of this device signs; null where the person says no. */
export async function answered(options: AnyOptions): Promise<object | null> {
	const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] };
	const credential = await wanted(() => navigator.credentials.get({ publicKey }));
	return credential && asJson(credential as PublicKeyCredential);
}

/** Whoever closes the browser's question has not failed; a device that has a passkey already has. */
async function wanted(ask: () => Promise<Credential | null>): Promise<Credential | null> {
	try {
		return await ask();
	} catch (error) {
		const name = error instanceof DOMException ? error.name : "";
		if (name === "NotAllowedError" || name === "AbortError") return null;
		throw new Refusal(name === "InvalidStateError" ? "passkey-here" : "passkey-failed", "");
	}
}

function asJson({ id, rawId, type, response, authenticatorAttachment }: PublicKeyCredential): object {
	const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
	const found = parts.map((part) => [part, (response as unknown as Record<string, unknown>)[part]] as const);
	const texts = found.filter(([, value]) => value instanceof ArrayBuffer);
	return {
		id,
		rawId: text(rawId),
		type,
		authenticatorAttachment,
		response: Object.fromEntries(texts.map(([part, value]) => [part, text(value as ArrayBuffer)])),
	};
}

export function text(bytes: ArrayBuffer): string {
	const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
	return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
	const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
