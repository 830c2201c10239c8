// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Announcer from "../../parts/table/Announcer.svelte";
import type { TableState } from "../../wire/tables";
import { words } from "../../words/words.svelte";

beforeAll(() => words.need("vigo"));
afterEach(cleanup);

const shown = (cell: string, number: number, part: string) => ({
	key: "vigo-tile-shown",
	args: { cell, tile: { key: "vigo-tile", args: { part, of: "red" } } },
	numbers: { cell: number, tile: number },
});

const hidden = (cell: string, number: number) => ({
	key: "vigo-tile-hidden",
	args: { cell },
	numbers: { cell: number },
});

const table = (story: object[]) =>
	({
		game: "vigo",
		seat: null,
		seats: [],
		awaited: [],
		picture: { box: { memory_aid: false, free_events: false, most_held: 10 } },
		story,
	}) as unknown as TableState;

test("what must be forgotten is heard no more, and nothing older in its place", async () => {
	const before = Array.from({ length: 11 }, (_, place) => shown(`A${place}`, place, "key"));
	const story = [...before, shown("B3", 20, "lock")];
	const { rerender } = render(Announcer, { table: table(story), names: [] });
	expect(await screen.findByText(/B3 now shows/)).toBeTruthy();
	await rerender({ table: table([...story, hidden("B3", 20)]) });
	expect(screen.queryByText(/B3 now shows/)).toBeNull();
	expect(screen.queryByText(/A0 now shows/)).toBeNull();
	expect(screen.getByText(/A1 now shows/)).toBeTruthy();
});
