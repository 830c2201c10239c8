// @vitest-environment happy-dom

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { type Component, tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Device } from "../../device.svelte";
import type { TableProps } from "../../games/game";
import { Pace } from "../../ui/pace.svelte";
import type { TableState } from "../../wire/tables";
import { words } from "../../words/words.svelte";
import AtTable from "./AtTable.svelte";

const TABLE = {
	table: "one",
	game: "any",
	status: "playing",
	options: {},
	seats: [{ person: "1", name: "Ada", bot: null, sits_in: false, is_here: true }],
	seat: 0,
	question: 3,
	awaited: [0],
	asked: { moves: ["R3"], actions: [7], part: null },
	picture: null,
	story: [],
	fresh: [],
	asides: [],
	scores: [0],
	clocks: null,
	agreeing: [],
	can_take_back: false,
	end_declined: null,
	taking_back: null,
	chat: [],
	result: null,
	watchers: 0,
} as unknown as TableState;

/** What a game is given at a table whose server answers like this. */
function given(ask: () => Promise<unknown>): TableProps {
	let props: TableProps | undefined;
	const Table = ((_: unknown, told: TableProps) => {
		props = told;
	}) as unknown as Component<TableProps>;
	const session = { ask, connection: "open", me: { person: "1", name: "Ada" }, skew: 0 };
	const device = { session, here: [session], hide: () => {}, pace: new Pace() } as unknown as Device;
	render(AtTable, { table: TABLE, device, Table });
	if (!props) throw new Error("the game is not drawn");
	return props;
}

/** What is read at a table where Ada, the first of so many, has given up. */
function readAfterResigning(seats: number): string {
	const given = [{ ...TABLE.seats[0], has_resigned: true }, ...Array(seats - 1).fill({ name: "Ben", person: "2" })];
	const session = { ask: vi.fn(), connection: "open", me: { person: "1", name: "Ada" }, skew: 0 };
	const device = { session, here: [session], hide: () => {}, pace: new Pace() } as unknown as Device;
	const Table = ((at: Comment, { player }: TableProps) => {
		(player as unknown as (at: Comment, seat: () => number) => void)(at, () => 0);
	}) as unknown as Component<TableProps>;
	const asides = [{ key: "log-resigned", seat: 0, place: 0 }];
	const { container } = render(AtTable, { table: { ...TABLE, seats: given, asides }, device, Table });
	return container.textContent?.replaceAll(/\s+/g, " ") ?? "";
}

beforeAll(() => words.use("en"));
afterEach(cleanup);

test("a second click sends nothing before the first is answered", async () => {
	let answer = (_: unknown) => {};
	const ask = vi.fn(
		() =>
			new Promise((resolve) => {
				answer = resolve;
			}),
	);
	const { decide } = given(ask);
	decide(7);
	decide(7);
	expect(ask).toHaveBeenCalledTimes(1);
	answer({ type: "done" });
	await vi.waitFor(() => {
		decide(7);
		expect(ask).toHaveBeenCalledTimes(2);
	});
});

test("who takes back is told whether it was done", async () => {
	expect(await given(async () => ({ type: "done" })).takeBack()).toBe(true);
	expect(await given(async () => null).takeBack()).toBe(false);
});

test("a hint that the table shows without a word is told, and forgotten with its question, or that part of it", async () => {
	const moves = [{ action: 7, move: "R3", value: 0, spread: 0, weight: 1, reasons: [], words: ["it wins"] }];
	const ask = async () => ({ type: "done", hint: { action: 7, move: "R3", moves } });
	const session = { ask, connection: "open", me: { person: "1", name: "Ada" }, skew: 0 };
	const device = { session, here: [session], hide: () => {}, pace: new Pace() } as unknown as Device;
	const drawing = (words: string) =>
		((at: Comment, { controls }: TableProps) => {
			at.before(words);
			(controls as unknown as (at: Comment) => void)(at);
		}) as unknown as Component<TableProps>;
	const table = { ...TABLE, hints: true };
	const asked = async (words: string) => {
		const shown = render(AtTable, { table, device, Table: drawing(words) });
		await fireEvent.click(shown.getByText("Hint"));
		return shown;
	};
	const nextPart = { ...table, asked: { ...table.asked, part: "right" } };
	for (const next of [{ ...table, question: 4 }, nextPart]) {
		const unsaid = await asked("a board");
		await vi.waitFor(() => expect(unsaid.container.textContent).toContain("Hint: "));
		await unsaid.rerender({ table: next as unknown as TableState });
		expect(unsaid.container.textContent).not.toContain("Hint: ");
		cleanup();
	}
	const said = await asked("a board, and: it wins");
	expect(said.container.textContent).not.toContain("Hint: ");
});

test("who has resigned is named in chip, log and header, and is not asked", () => {
	const read = readAfterResigning(3);
	for (const words of ["You resigned. A bot plays on in that seat.", "resigned, a bot plays on", "You resigned"]) {
		expect(read).toContain(words);
	}
	expect(read).not.toContain("Your turn");
});

test("of two, nobody plays on for who has resigned", () => {
	const complaints = vi.spyOn(console, "error");
	expect(readAfterResigning(2)).toContain("You resigned.");
	expect(complaints).not.toHaveBeenCalled(); // every sentence, also one that is only heard, gets all that it names
	expect(readAfterResigning(2)).not.toContain("A bot plays on");
});

/** What is read, and can be pressed, at a table with this much more to know; and what was asked for. */
function noticed(more: object) {
	const ask = vi.fn(async () => null);
	const session = { ask, connection: "open", me: { person: "1", name: "Ada" }, skew: 0 };
	const device = { session, here: [session], hide: () => {}, pace: new Pace() } as unknown as Device;
	const seats = ["Ada", "Ben", "Cléo"].map((name, place) => ({ name, person: `${place + 1}`, is_here: true }));
	const Table = (() => {}) as unknown as Component<TableProps>;
	const table = { ...TABLE, seats, ...more } as TableState;
	return { ...render(AtTable, { table, device, Table }), table, ask };
}

const UNDO = { seat: 1, how: "asked" as const, seq: 9, seats: [0, 2] };

test("who is asked about a move answers yes or no, who asked may leave it, others read of it", async () => {
	const { getByRole, ask } = noticed({ taking_back: UNDO });
	await fireEvent.click(getByRole("button", { name: "Yes, go ahead" }));
	await fireEvent.click(getByRole("button", { name: "No" }));
	const said = { type: "answer-take-back", table: "one", seq: 9 };
	expect(ask.mock.calls).toEqual([[{ ...said, agrees: true }], [{ ...said, agrees: false }]]);
	cleanup();
	const asker = noticed({ seat: 1, taking_back: UNDO });
	await fireEvent.click(asker.getByRole("button", { name: "Never mind" }));
	expect(asker.ask.mock.calls).toEqual([[{ ...said, agrees: false }]]);
	cleanup();
	const watcher = noticed({ seat: null, taking_back: UNDO });
	expect(watcher.container.textContent).toContain("Ben would like to undo a move. Waiting for Ada and Cléo.");
	expect(watcher.queryByRole("button", { name: "Yes, go ahead" })).toBeNull();
});

test("whoever said no is named to all", () => {
	const { container } = noticed({ taking_back: { ...UNDO, how: "declined", seats: [2] } });
	expect(container.textContent).toContain("Cléo said no: Ben’s move stands.");
	cleanup();
	const decliner = noticed({ taking_back: { ...UNDO, how: "declined", seats: [0] } });
	expect(decliner.container.textContent).not.toContain("said no");
});

test("who wants to stop reads who else does, and who has not said", () => {
	const offered = noticed({ agreeing: [0] });
	expect(offered.container.textContent).toContain("You offered to stop. Waiting for Ben and Cléo.");
	cleanup();
	const agreed = noticed({ agreeing: [0, 1] });
	expect(agreed.container.textContent).toContain("You and Ben want to stop. Waiting for Cléo.");
});

test("whoever asked reads of the own move, until they ask again", async () => {
	const declined = { ...UNDO, how: "declined", seats: [2] };
	const asker = noticed({ seat: 1, taking_back: declined });
	const news = () => asker.container.querySelector(".news")?.textContent;
	await tick();
	expect(news()).toBe("Cléo said no: your move stands.");
	await asker.rerender({ table: { ...asker.table, taking_back: UNDO } });
	await tick();
	expect(news()).toBe("");
});

test("a seat that a bot holds is taken back before anything else can be done", async () => {
	const seats = [{ name: "Ada", person: "1", sits_in: "greedy" }];
	const { getByRole, queryByRole, ask } = noticed({ seats });
	await fireEvent.click(getByRole("button", { name: "Take my seat back" }));
	expect(ask.mock.calls).toEqual([[{ type: "return", table: "one" }]]);
	expect(queryByRole("group", { name: "What else you can do" })).toBeNull();
});

test("who gave up watches or leaves, and cannot give up again", async () => {
	const seats = [{ name: "Ada", person: "1", has_resigned: true }, { name: "Ben" }, { name: "Cléo" }];
	const { getByRole, queryByRole } = noticed({ seats, agreeing: [1] });
	expect(queryByRole("group", { name: "What else you can do" })).toBeNull();
	expect(getByRole("button", { name: "Leave the table" })).toBeTruthy();
	await fireEvent.click(getByRole("button", { name: "Watch" }));
	expect(queryByRole("button", { name: "Leave the table" })).toBeNull();
});

test("on a phone lines of chat are counted while the drawer is shut, whatever was looked at last", async () => {
	const line = { number: 1, at: 0, person: "2", name: "Ben", text: "Hello" };
	const { container, getByRole, rerender } = noticed({});
	await fireEvent.click(getByRole("tab", { name: "Chat", hidden: true }));
	const seats = ["Ada", "Ben"].map((name, place) => ({ name, person: `${place + 1}` }));
	await rerender({ table: { ...TABLE, seats, chat: [line] } as TableState });
	expect(container.querySelector(".side-button .unread")?.textContent).toBe("1");
	await fireEvent.click(getByRole("button", { name: /^More/ }));
	expect(container.querySelector(".side-button .unread")).toBeNull();
});

test("whoever sees the end is brought to it, wherever a button that went has left the focus; who writes is not", async () => {
	const result = { scores: [1, 2, 3], winners: [2], how: "finished" };
	for (const [where, isBrought] of [
		[(page: HTMLElement) => page, true], // around the table
		[(page: HTMLElement) => page.querySelector<HTMLElement>(".whose"), true],
		[(page: HTMLElement) => page.querySelector<HTMLElement>("aside button"), false],
	] as const) {
		const { container, rerender } = noticed({});
		container.tabIndex = -1;
		where(container)?.focus();
		const seats = ["Ada", "Ben", "Cléo"].map((name) => ({ name, person: null }));
		await rerender({ table: { ...TABLE, seats, result, status: "finished" } as unknown as TableState });
		expect(document.activeElement === container.querySelector(".sheet")).toBe(isBrought);
		cleanup();
	}
});

test("the end says who gave up, to them and to the others", () => {
	const seats = [
		{ name: "Ada", person: "1", has_resigned: true },
		{ name: "Ben", person: "2" },
	];
	const over = { seats, status: "finished", result: { scores: [0, 0], winners: [1], how: "resigned" } };
	const read = (seat: number) => noticed({ ...over, seat } as Partial<TableState>).container.textContent;
	expect(read(0)).toContain("You resigned.");
	cleanup();
	expect(read(1)).toContain("Ada resigned.");
});

test("after a game with bots alone the next one runs, and nobody is waited for", () => {
	const seats = [
		{ name: "Ada", person: "1" },
		{ name: "Pépin", level: "easy" },
	];
	const result = { scores: [1, 2], winners: [1], how: "finished" };
	const over = { seats, result, status: "finished", successor: "two", successor_host: "1" };
	const { container, getByRole } = noticed(over as Partial<TableState>);
	expect(container.textContent).toContain("You have begun another game.");
	expect(getByRole("link", { name: "Go to the next game" }).getAttribute("href")).toBe("/tables/two");
});
