// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Device } from "../../device.svelte";
import type { TableProps } from "../../games/game";
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
	scores: [0],
	clocks: null,
	agreeing: [],
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
	const device = { session, here: [session], hide: () => {} } as unknown as Device;
	render(AtTable, { table: TABLE, device, Table });
	if (!props) throw new Error("the game is not drawn");
	return props;
}

/** What is read at a table where Ada, the first of so many, has given up. */
function readAfterResigning(seats: number): string {
	const given = [{ ...TABLE.seats[0], has_resigned: true }, ...Array(seats - 1).fill({ name: "Ben", person: "2" })];
	const session = { ask: vi.fn(), connection: "open", me: { person: "1", name: "Ada" }, skew: 0 };
	const device = { session, here: [session], hide: () => {} } as unknown as Device;
	const Table = (() => {}) as unknown as Component<TableProps>;
	const { container } = render(AtTable, { table: { ...TABLE, seats: given }, device, Table });
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

test("who has resigned is named in chip, log and header, and is not asked", () => {
	const read = readAfterResigning(3);
	for (const words of ["Ada gave up. A bot plays on in that seat.", "gave up, a bot plays on", "You gave up"]) {
		expect(read).toContain(words);
	}
	expect(read).not.toContain("Your turn");
});

test("of two, nobody plays on for who has resigned", () => {
	expect(readAfterResigning(2)).toContain("Ada gave up.");
	expect(readAfterResigning(2)).not.toContain("A bot plays on");
});
