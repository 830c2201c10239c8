/** A table as the page knows it: a `table` message, and the news since then laid over it. */

import type { Answer, Seat, StoryPiece, TableNow, Update, StoryLine as WireLine } from "./messages";

/** A line of a story; its numbers are among what fills its text. */
export type StoryLine = Required<Omit<WireLine, "words">>;

type Told = Omit<Required<TableNow>, "type" | "id" | "story" | "story_from" | "picture">;

/** A table now; a spectator has no seat, and before the start there is no picture. */
export type TableState = Told & {
	picture: Record<string, unknown> | null;
	story: StoryLine[];
	end_declined: number | null; // the seat that has just said no to ending here
	fresh: StoryLine[]; // what was told last, for whoever shows how it came about
	retold: ReadonlySet<number>; // places in the story of lines that read otherwise than when they were told
	asides: Aside[]; // what happened round the game: no story of the rules has it
};

/** A table at which nobody plays: replays and lessons lay what they show over it. */
export const UNPLAYED: TableState = {
	table: "",
	game: "",
	version: 0,
	options: {},
	clock: { kind: "none", seconds: 0, increment: 0 },
	hints: false,
	is_public: false,
	status: "playing",
	host: "",
	seats: [],
	seat: null,
	commitment: "",
	challenge: "",
	seq: 0,
	question: 0,
	awaited: [],
	asked: null,
	can_take_back: false,
	end_declined: null,
	picture: null,
	story: [],
	fresh: [],
	retold: new Set(),
	asides: [],
	scores: [],
	clocks: null,
	agreeing: [],
	taking_back: null,
	chat: [],
	result: null,
	successor: null,
	successor_host: null,
	watchers: 0,
	has_more: false,
};

/** Somebody gave up, was replaced, came back or took something back, after so many lines of the story. */
export type Aside = { key: string; seat: number; place: number };

/** The table after some news of it, for somebody; other news leaves it as it is. */
export function after(table: TableState | undefined, news: Answer, person?: string): TableState | undefined {
	switch (news.type) {
		case "table":
			return asTold(table, news);
		case "story":
			return table && longer(table, news);
		case "update":
			return table && updated(table, news);
		case "seats":
			return (
				table && {
					...table,
					status: news.status,
					host: news.host,
					seats: news.seats,
					seat: person ? seatOf(news.seats, person) : table.seat,
					watchers: news.watchers,
					successor: news.successor ?? null,
					successor_host: news.successor_host ?? null,
					asides: [...table.asides, ...comings(table.seats, news.seats, table.story.length)],
				}
			);
		case "chat":
			return table && { ...table, chat: [...table.chat, news.line] };
		default:
			return table;
	}
}

function asTold(before: TableState | undefined, now: TableNow): TableState {
	const kept = before?.story.slice(0, now.story_from ?? 0) ?? [];
	const story = [...kept, ...lines(now.story)];
	return {
		table: now.table,
		game: now.game,
		version: now.version,
		options: now.options,
		clock: now.clock,
		hints: now.hints,
		is_public: now.is_public,
		status: now.status,
		host: now.host,
		seats: now.seats,
		seat: now.seat,
		commitment: now.commitment,
		challenge: now.challenge ?? "",
		seq: now.seq ?? 0,
		question: now.question ?? 0,
		awaited: now.awaited ?? [],
		asked: now.asked ?? null,
		can_take_back: now.can_take_back ?? false,
		picture: (now.picture ?? null) as TableState["picture"],
		story,
		fresh: [],
		retold: before?.retold ?? new Set(),
		asides: [...(before?.asides ?? []), ...missed(before, now.seats, story.length)],
		scores: now.scores ?? [],
		clocks: now.clocks ?? null,
		agreeing: now.agreeing ?? [],
		end_declined: null,
		taking_back: now.taking_back ?? null,
		chat: now.chat ?? [],
		result: now.result ?? null,
		successor: now.successor ?? null,
		successor_host: now.successor_host ?? null,
		watchers: now.watchers ?? 0,
		has_more: now.has_more ?? false,
	};
}

/** A long story comes in pieces. */
function longer(table: TableState, news: StoryPiece): TableState {
	const story = [...table.story.slice(0, news.story_from), ...lines(news.story)];
	return { ...table, story, has_more: news.has_more ?? false };
}

function updated(table: TableState, news: Update): TableState {
	const fresh = lines(news.story);
	const kept = news.story_from ?? table.story.length;
	const story = [...table.story.slice(0, kept), ...fresh];
	const otherwise = Object.entries(news.retold ?? {}).map(([place, line]) => [Number(place), lineOf(line)] as const);
	for (const [place, line] of otherwise) story[place] = line;
	return {
		...table,
		status: news.result ? "finished" : table.status,
		seq: news.seq,
		question: news.question,
		awaited: news.awaited,
		asked: news.asked ?? null,
		can_take_back: news.can_take_back ?? false,
		picture: changed(table.picture, news.changes ?? {}),
		story,
		fresh,
		retold: new Set([...table.retold].filter((place) => place < kept).concat(otherwise.map(([place]) => place))),
		asides: undone(table.asides, news, story.length),
		scores: news.scores ?? [],
		clocks: news.clocks ?? null,
		agreeing: news.agreeing ?? [],
		end_declined: news.end_declined ?? null,
		taking_back: news.taking_back ?? null,
		result: news.result ?? null,
	};
}

/** Who has given up, or been replaced, or come back, since it was last told who sits where. */
function comings(before: Seat[], now: Seat[], place: number): Aside[] {
	return now.flatMap((seat, number) => {
		const key = comingOf(before[number], seat);
		return key ? [{ key, seat: number, place }] : [];
	});
}

/** The same after a while without news: a bot has played since, so it stands where the story was heard last. */
function missed(before: TableState | undefined, now: Seat[], place: number): Aside[] {
	const heard = Math.min(before?.story.length ?? place, place);
	return comings(before?.seats ?? [], now, place).map((aside) =>
		aside.key === "log-returned" ? aside : { ...aside, place: heard },
	);
}

function comingOf(before: Seat | undefined, now: Seat): string | null {
	if (now.has_resigned) return before?.has_resigned ? null : "log-resigned";
	if (Boolean(now.sits_in) === Boolean(before?.sits_in)) return null;
	return now.sits_in ? "log-sits-in" : "log-returned";
}

/** What is told beside a story that may have become shorter, and by whose wish. */
function undone(asides: Aside[], { taking_back }: Update, place: number): Aside[] {
	const kept = asides.map((aside) => (aside.place > place ? { ...aside, place } : aside));
	return taking_back?.how === "done" ? [...kept, { key: "log-taken-back", seat: taking_back.seat, place }] : kept;
}

function lines(told: unknown[] | undefined): StoryLine[] {
	return (told ?? []).map(lineOf);
}

/** A line as it came: what is a number in its text comes once. */
export function lineOf(line: unknown): StoryLine {
	const { key, args, numbers = {} } = line as WireLine;
	return { key, numbers, args: { ...numbers, ...args } };
}

/** A picture with what has changed laid over it; the former one stays as it is. */
export function changed(picture: TableState["picture"], changes: Record<string, unknown>): TableState["picture"] {
	let now: unknown = picture;
	for (const [path, drawn] of Object.entries(changes)) now = put(now, path.split("."), drawn);
	return now as TableState["picture"];
}

function put(whole: unknown, path: string[], drawn: unknown): unknown {
	const [step, ...rest] = path;
	if (step === undefined) return drawn;
	if (Array.isArray(whole)) return whole.with(Number(step), put(whole[Number(step)], rest, drawn));
	const parts = whole as Record<string, unknown> | null;
	return { ...parts, [step]: put(parts?.[step], rest, drawn) };
}

/** Where somebody sits, who may have been asked to stand up. */
function seatOf(seats: Seat[], person: string): number | null {
	const seat = seats.findIndex((one) => one.person === person);
	return seat < 0 ? null : seat;
}

/** Whether the table waits for who looks at it. */
export function isMyTurn(table: TableState): boolean {
	const { seat, awaited, seats } = table;
	return seat !== null && awaited.includes(seat) && isOwn(seats[seat]);
}

/** Whether a game ended before its end: nobody plays on, so nothing waits to be read first. */
export function isCutShort(result: TableState["result"]): boolean {
	return result !== null && (result.how ?? "finished") !== "finished";
}

/** Whether a person decides for a seat: no bot sits in, and none plays on. */
export function isOwn(seat: Seat | undefined): boolean {
	return !seat?.sits_in && !seat?.has_resigned;
}
