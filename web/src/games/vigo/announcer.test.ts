// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Announcer from "../../parts/table/Announcer.svelte";
import type { TableState } from "../../wire/tables";
import { words } from "../../words/words.svelte";

beforeAll(() => words.need("vigo"));
afterEach(cleanup);

const shown = (cell: string, part: string) => ({
	key: "vigo-tile-shown",
	args: { cell, tile: { key: "vigo-tile", args: { part, of: part === "hidden" ? "none" : "red" } } },
	numbers: {},
});

const hidden = (cell: string) => ({ key: "vigo-tile-hidden", args: { cell }, numbers: {} });

const table = (story: object[], retold: number[] = []) =>
	({
		game: "vigo",
		seat: null,
		seats: [],
		awaited: [],
		asides: [],
		story,
		retold: new Set(retold),
	}) as unknown as TableState;

test("what must be forgotten is heard no more, and nothing older in its place", async () => {
	const before = Array.from({ length: 11 }, (_, place) => shown(`A${place}`, "key"));
	const story = [...before, shown("B3", "lock")];
	const { rerender } = render(Announcer, { tale: null, reader: { table: table(story), names: [], me: null } });
	expect(await screen.findByText(/B3 now shows/)).toBeTruthy();
	const later = table([...before, shown("B3", "hidden"), hidden("B3")], [11]);
	await rerender({ tale: null, reader: { table: later, names: [], me: null } });
	expect(screen.queryByText(/B3 now shows/)).toBeNull();
	expect(screen.queryByText(/A0 now shows/)).toBeNull();
	expect(screen.getByText(/A1 now shows/)).toBeTruthy();
});
