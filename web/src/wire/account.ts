/** What the page asks about its person: where they are signed in, their links and passkeys, their data. */

import { words } from "../words/words.svelte";
import { type Me, request } from "./api";
import { answered, made } from "./passkeys";

/** A device on which somebody is signed in. */
export type SignedIn = {
	session: string;
	browser: string;
	system: string;
	seen: number;
	is_this: boolean;
	is_former: boolean; // all devices that have not come back since there are sessions
};

export type Passkey = { passkey: string; name: string; site: string; created: number; seen: number };

const ask = (path: string, method?: string, body?: object) => request(path, words.language, method, body);

async function json<Answer>(path: string, method?: string, body?: object): Promise<Answer> {
	return (await (await ask(path, method, body)).json()) as Answer;
}

export const sessions = () => json<SignedIn[]>("/api/sessions");
export const endSession = (session: string) => ask(`/api/sessions/${session}`, "DELETE");
export const endOtherSessions = () => ask("/api/sessions?others", "DELETE");
export const signOut = () => ask("/api/me", "DELETE");

// Links

async function link(path: string): Promise<string> {
	return `${location.origin}/move#${(await json<{ link: string }>(path, "POST")).link}`;
}

export const deviceLink = () => link("/api/me/link");
export const recoveryLink = () => link("/api/me/recovery");
export const recoveryMade = async () => (await json<{ created: number | null }>("/api/me/recovery")).created;
export const moveHere = (link: string) => json<Me>("/api/me/move", "POST", { link });

// Passkeys

export const passkeys = () => json<Passkey[]>("/api/passkeys");

/** Let the device make a passkey, and the server keep it; nothing where the person does not want to after all. */
export async function addPasskey(name: string): Promise<Passkey | null> {
	const credential = await made(await json("/api/passkeys/new", "POST"));
	return credential && json<Passkey>("/api/passkeys", "POST", { credential, name });
}

/** Be whoever a passkey of this device says; nothing where the person does not want to after all. */
export async function signInByPasskey(): Promise<Me | null> {
	const credential = await answered(await json("/api/passkeys/any", "POST"));
	return credential && json<Me>("/api/passkeys/sign-in", "POST", { credential });
}

export const namePasskey = (passkey: string, name: string) => ask(`/api/passkeys/${passkey}`, "POST", { name });
export const removePasskey = (passkey: string) => ask(`/api/passkeys/${passkey}`, "DELETE");

// Data

export const deleteMe = () => ask("/api/me/data", "DELETE");
