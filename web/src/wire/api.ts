/** What the page asks by plain requests: who I am, what can be played, how games ended. */

import { Refusal } from "./connection";
import type {
	AnalysisStatus,
	Blocked,
	ChallengeShown,
	ChallengeWish,
	ChoiceShown,
	Comparison,
	Finished,
	GameShown,
	Invitation,
	Lesson,
	OpenTable,
	PuzzleList,
	PuzzleShown,
	Replay,
	ReplayLine,
	Statistics,
} from "./messages";

const JSON_BODY = { "content-type": "application/json" };

export type Me = { person: string; name: string };

/** Ask; what is refused is an error in words. */
export async function request(
	path: string,
	language: string,
	method = "GET",
	body?: object | string,
): Promise<Response> {
	const answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}language=${language}`, {
		method,
		...(body && (typeof body === "string" ? { body } : { body: JSON.stringify(body), headers: JSON_BODY })),
	});
	if (answer.ok) return answer;
	const said: unknown = await answer.json().catch(() => null);
	const { key = "server-error", words = answer.statusText } = (said ?? {}) as { key?: string; words?: string };
	throw new Refusal(key, words);
}

/** Who I am; nobody on a device that is new, or that was signed out. */
export async function whoAmI(language: string): Promise<Me | null> {
	try {
		return (await (await request("/api/me", language)).json()) as Me | null;
	} catch (error) {
		if (error instanceof Refusal && error.key === "who-are-you") return null;
		throw error;
	}
}

export async function enter(name: string, language: string): Promise<Me> {
	return (await (await request("/api/me", language, "POST", { name })).json()) as Me;
}

export async function games(language: string): Promise<GameShown[]> {
	return (await (await request("/api/games", language)).json()) as GameShown[];
}

export async function rulebook(game: string, language: string): Promise<string> {
	return (await request(`/api/rulebooks/${game}`, language)).text();
}

export async function finished(table: string, language: string): Promise<Finished> {
	return (await (await request(`/api/tables/${table}/result`, language)).json()) as Finished;
}

/** With whose eyes a game is watched: those of a seat, a spectator's, or with everything open. */
export type Eyes = number | "all" | null;
const asked = (eyes: Eyes): string => (eyes === null ? "" : `?seat=${eyes}`);

/** A game, entry by entry, as somebody saw it. */
export async function replay(table: string, eyes: Eyes, language: string): Promise<Replay> {
	return (await (await request(`/api/tables/${table}/replay${asked(eyes)}`, language)).json()) as Replay;
}

/** The same of a record that somebody brings along. */
export async function recordReplay(record: string, eyes: Eyes, language: string): Promise<Replay> {
	return (await (await request(`/api/records${asked(eyes)}`, language, "POST", record)).json()) as Replay;
}

/** The finished games that everybody may see. */
export async function replays(language: string): Promise<ReplayLine[]> {
	return (await (await request("/api/replays", language)).json()) as ReplayLine[];
}

/** Say who may see a finished game of mine. */
export async function setAudience(table: string, audience: Finished["audience"], language: string): Promise<void> {
	await request(`/api/tables/${table}/audience`, language, "POST", { audience });
}

/** What a finished game could have been, or how far that is found out. */
export async function analysis(table: string, language: string): Promise<AnalysisStatus> {
	return (await (await request(`/api/tables/${table}/analysis`, language)).json()) as AnalysisStatus;
}

export async function analyse(table: string, language: string): Promise<AnalysisStatus> {
	return (await (await request(`/api/tables/${table}/analysis`, language, "POST")).json()) as AnalysisStatus;
}

/** A choice of an analysis as it lay before its seat. */
export async function choice(table: string, place: number, language: string): Promise<ChoiceShown> {
	return (await (await request(`/api/tables/${table}/analysis/${place}`, language)).json()) as ChoiceShown;
}

/** How many puzzles there are, and which one is that of a day. */
export async function puzzles(day: string, language: string): Promise<PuzzleList> {
	return (await (await request(`/api/puzzles?date=${day}`, language)).json()) as PuzzleList;
}

export async function puzzle(game: string, number: number, language: string): Promise<PuzzleShown> {
	return (await (await request(`/api/puzzles/${game}/${number}`, language)).json()) as PuzzleShown;
}

/** Make a challenge: its id, for the link. */
export async function makeChallenge(wish: ChallengeWish, language: string): Promise<string> {
	const made = await (await request("/api/challenges", language, "POST", wish)).json();
	return (made as { id: string }).id;
}

/** A challenge, or as `daily` that of the day, with its results. */
export async function challenge(id: string, language: string): Promise<ChallengeShown> {
	return (await (await request(`/api/challenges/${id}`, language)).json()) as ChallengeShown;
}

/** My game of a challenge beside another one. */
export async function comparison(id: string, table: string, language: string): Promise<Comparison> {
	return (await (await request(`/api/challenges/${id}/comparison/${table}`, language)).json()) as Comparison;
}

/** What came of my finished games. */
export async function statistics(language: string): Promise<Statistics> {
	return (await (await request("/api/me/statistics", language)).json()) as Statistics;
}

/** The guided first game. */
export async function lesson(game: string, language: string): Promise<Lesson> {
	return (await (await request(`/api/lessons/${game}`, language)).json()) as Lesson;
}

/** The open tables, which anybody may see. */
export async function openTables(language: string): Promise<OpenTable[]> {
	return (await (await request("/api/tables", language)).json()) as OpenTable[];
}

/** Who invites to what, for whoever has the link to a table. */
export async function invitation(table: string, language: string): Promise<Invitation> {
	return (await (await request(`/api/tables/${table}`, language)).json()) as Invitation;
}

/** Who plays on my devices beside me. */
export async function companions(language: string): Promise<Me[]> {
	return (await (await request("/api/companions", language)).json()) as Me[];
}

export async function newCompanion(name: string, language: string): Promise<Me> {
	return (await (await request("/api/companions", language, "POST", { name })).json()) as Me;
}

export async function partFrom(companion: string, language: string): Promise<void> {
	await request(`/api/companions/${companion}`, language, "DELETE");
}

/** Of whom I want to hear no more. */
export async function blocks(language: string): Promise<Blocked[]> {
	return (await (await request("/api/blocks", language)).json()) as Blocked[];
}

export async function block(person: string, language: string): Promise<void> {
	await request("/api/blocks", language, "POST", { person });
}

export async function unblock(person: string, language: string): Promise<void> {
	await request(`/api/blocks/${person}`, language, "DELETE");
}
