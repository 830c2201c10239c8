import { expect, test } from "vitest";
import type { Answer, TableNow, Update } from "./messages";
import { after, isMyTurn, type StoryLine, type TableState } from "./tables";

const line = (key: string): StoryLine => ({ key, args: {}, numbers: {} });

const TOLD: TableNow = {
	type: "table",
	table: "t",
	game: "any",
	version: 1,
	options: {},
	clock: {},
	hints: true,
	is_public: false,
	status: "playing",
	host: "p",
	seats: [{ name: "Ada", person: "p" }, { level: "greedy" }],
	seat: 0,
	commitment: "",
	seq: 4,
	question: 4,
	awaited: [0],
	asked: { actions: [1], moves: ["R1"], part: 0 },
	picture: { hand: ["R1"], turn: 0 },
	story: [line("a"), line("b")],
};

const news = (fields: Partial<Update>): Update => ({
	type: "update",
	table: "t",
	seq: 5,
	question: 5,
	awaited: [1],
	...fields,
});

function told(...messages: Answer[]): TableState {
	let table: TableState | undefined;
	for (const message of messages) table = after(table, message);
	if (!table) throw new Error("no table");
	return table;
}

test("changes lie over the picture, and what is not told again is over", () => {
	const table = told(TOLD, news({ changes: { turn: 1 }, story: [line("c")] }));
	expect(table.picture).toEqual({ hand: ["R1"], turn: 1 });
	expect(table.story.map(({ key }) => key)).toEqual(["a", "b", "c"]);
	expect(table.asked).toBeNull();
	expect([isMyTurn(told(TOLD)), isMyTurn(table)]).toEqual([true, false]);
});

test("a long story comes in pieces, and what happens goes on after them", () => {
	const begun = told({ ...TOLD, has_more: true });
	expect(begun.has_more).toBe(true);
	const more = (story_from: number, key: string, has_more: boolean): Answer => ({
		type: "story",
		table: "t",
		story_from,
		story: [line(key)],
		has_more,
	});
	const table = told(
		{ ...TOLD, has_more: true },
		more(2, "c", true),
		more(3, "d", false),
		news({ story: [line("e")] }),
	);
	expect(table.story.map(({ key }) => key)).toEqual(["a", "b", "c", "d", "e"]);
	expect(table.has_more).toBe(false);
});

test("changes reach as deep as they must, and the former picture stays as it is", () => {
	const picture = { turn: 0, kingdoms: [{ spaces: [1, 2] }, { spaces: [3, 4] }], trick: { led: null, cards: [] } };
	const before = told({ ...TOLD, picture });
	const now = told({ ...TOLD, picture }, news({ changes: { "kingdoms.1.spaces": [3, 5], "trick.led": "R" } }));
	expect(now.picture).toEqual({
		turn: 0,
		kingdoms: [{ spaces: [1, 2] }, { spaces: [3, 5] }],
		trick: { led: "R", cards: [] },
	});
	expect(before.picture).toEqual(picture);
	expect(now.picture?.trick).not.toBe(picture.trick);
});

test("a number that fills a text comes once", () => {
	const line = { key: "c", args: { seat: { key: "seat", args: { number: 2 } } }, numbers: { seat: 1, farmers: 3 } };
	const table = told(TOLD, news({ story: [line, { key: "d" }] }));
	expect(table.fresh[0]?.args).toEqual({ seat: { key: "seat", args: { number: 2 } }, farmers: 3 });
	expect(table.fresh[1]).toEqual({ key: "d", args: {}, numbers: {} });
});

test("after a take-back the story is shorter", () => {
	const table = told(TOLD, news({ story_from: 1, changes: { turn: 0 } }));
	expect(table.story.map(({ key }) => key)).toEqual(["a"]);
});

test("lines read otherwise when the server says so, also one that has just come", () => {
	const table = told(TOLD, news({ story: [line("c")], retold: { 0: line("A"), 2: line("C") } }));
	expect(table.story.map(({ key }) => key)).toEqual(["A", "b", "C"]);
	expect(table.fresh.map(({ key }) => key)).toEqual(["c"]);
	expect([...table.retold]).toEqual([0, 2]);
	const back = after(table, news({ story_from: 2, story: [line("d")], retold: { 0: line("a") } }));
	expect(back?.story.map(({ key }) => key)).toEqual(["a", "b", "d"]);
	expect([...(back?.retold ?? [])]).toEqual([0]);
});

test("whoever comes back keeps the story and gets the rest", () => {
	const table = told(TOLD, { ...TOLD, seq: 6, story: [line("c")], story_from: 2 });
	expect(table.story.map(({ key }) => key)).toEqual(["a", "b", "c"]);
});

test("a result ends the table", () => {
	const table = told(TOLD, news({ awaited: [], result: { how: "finished", scores: [3, 1], winners: [0] } }));
	expect(table.status).toBe("finished");
});

test("nobody is asked while a bot sits in", () => {
	const seats = [{ name: "Ada", person: "p", sits_in: "greedy" }, { level: "greedy" }];
	expect(isMyTurn(told(TOLD, { type: "seats", table: "t", status: "playing", host: "p", seats, watchers: 0 }))).toBe(
		false,
	);
});

test("nobody is asked who has resigned", () => {
	const seats = [{ name: "Ada", person: "p", has_resigned: true }, { level: "greedy" }, { name: "Ben", person: "q" }];
	const table = told(TOLD, { type: "seats", table: "t", status: "playing", host: "p", seats, watchers: 0 });
	expect(isMyTurn(table)).toBe(false);
});

test("who was asked to stand up has no seat any more", () => {
	const seats = [{ is_free: true }, { level: "greedy" }];
	const table = after(told(TOLD), { type: "seats", table: "t", status: "open", host: "q", seats, watchers: 1 }, "p");
	expect(table?.seat).toBeNull();
});

test("who gave up, was replaced, came back or took something back stands where it happened", () => {
	const seats = (fields: object): Answer => ({
		type: "seats",
		table: "t",
		status: "playing",
		host: "p",
		seats: [{ name: "Ada", person: "p", ...fields }, { level: "greedy" }],
		watchers: 0,
	});
	const undone = news({ story_from: 2, taking_back: { seat: 0, how: "done", seq: 5, seats: [] } });
	const table = told(TOLD, seats({ sits_in: "greedy" }), news({ story: [line("c")] }), seats({}), undone);
	expect(table.asides).toEqual([
		{ key: "log-sits-in", seat: 0, place: 2 },
		{ key: "log-returned", seat: 0, place: 2 },
		{ key: "log-taken-back", seat: 0, place: 2 },
	]);
	const late = told({ ...TOLD, seats: [{ name: "Ada", person: "p", has_resigned: true }, {}] }, TOLD);
	expect(late.asides).toEqual([{ key: "log-resigned", seat: 0, place: 2 }]);
	const held = [{ name: "Ada", person: "p", sits_in: "greedy" }, {}];
	const away = told(TOLD, { ...TOLD, seats: held, story: [line("a"), line("b"), line("played by the bot")] });
	expect(away.asides).toEqual([{ key: "log-sits-in", seat: 0, place: 2 }]);
	expect(told({ ...TOLD, seats: held }, { ...TOLD, story: [line("a"), line("b"), line("c")] }).asides).toEqual([
		{ key: "log-sits-in", seat: 0, place: 2 },
		{ key: "log-returned", seat: 0, place: 3 },
	]);
	expect(told(TOLD, undone, news({})).taking_back).toBeNull();
});
