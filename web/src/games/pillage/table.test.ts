// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Pace } from "../../ui/pace.svelte";
import type { TableState } from "../../wire/tables";
import { words } from "../../words/words.svelte";
import { line, picture, ROUND } from "./fixtures";
import Table from "./Table.svelte";

const SEATS = [0, 1, 2].map((seat) => ({ person: `${seat}`, sits_in: false }));
const HAND = ["FAR", "WAL", "RAI", "MER"];
const NEWS = [...ROUND.slice(0, 7), line("round-begun", { round: 5 })]; // the cards are revealed

function tableOf(parts: Partial<TableState>): TableState {
	return {
		table: "one",
		game: "pillage",
		status: "playing",
		options: {},
		seats: SEATS,
		question: 1,
		awaited: [0],
		asked: { moves: HAND, actions: [0, 1, 2, 3], part: 0 },
		picture: picture(),
		story: [],
		fresh: [],
		result: null,
		...parts,
	} as unknown as TableState;
}

/** A table where a round was just played, and is being told. */
async function telling() {
	const decide = vi.fn();
	const controls = createRawSnippet(() => ({ render: () => "<button>Hint</button>" }));
	const mine = { isMine: true, suggested: null, weighed: [], decide, takeBack: async () => true };
	const player = createRawSnippet((seat: () => number) => ({ render: () => `<b>${seat()}</b>` }));
	const pace = new Pace();
	const props = { names: ["Ada", "Blaise", "Carl"], me: 0, ...mine, pace, player, controls };
	const shown = render(Table, { ...props, table: tableOf({}) });
	const table = tableOf({ question: 2, story: NEWS, fresh: NEWS });
	await shown.rerender({ ...props, table });
	return {
		...shown,
		pace,
		decide,
		hear: (parts: Partial<TableState>) => shown.rerender({ ...props, table: { ...table, ...parts } }),
	};
}

beforeAll(async () => {
	await words.use("en");
	await words.need("pillage");
});
afterEach(cleanup);

const farmer = () => screen.getByRole("button", { name: /^Farmer\. / });

const goOn = () => fireEvent.click(screen.getByRole("button", { name: "Continue" }));

test("nothing is asked before all is told, and a click that goes on plays no card", async () => {
	const { container, decide, pace } = await telling();
	expect(pace.isShowing).toBe(true);
	expect(container.querySelector("ul.asked")).toBeNull();
	await fireEvent.click(farmer());
	expect(decide).not.toHaveBeenCalled();
	await goOn();
	expect(pace.isShowing).toBe(false);
	expect(decide).not.toHaveBeenCalled();
	expect(container.querySelector("ul.asked")).not.toBeNull();
	await fireEvent.click(farmer());
	expect(decide).toHaveBeenCalledWith(0);
});

test("a card that lies on the table is not in the hand too", async () => {
	const { container } = await telling();
	const hand = () =>
		[...container.querySelectorAll("ul[tabindex='-1'] button .unseen")].map((one) => one.textContent?.split(".")[0]);
	expect(hand()).toEqual(["Farmer", "Merchant"]);
	await fireEvent.click(farmer());
	await goOn();
	expect(hand()).toEqual(["Farmer", "Wall", "Raider", "Merchant"]);
});

test("that a card must be planned next is shown when the next plan is made", async () => {
	const { container, hear } = await telling();
	await hear({ picture: picture({ provoked: [["FAR"], [], []] }) as unknown as TableState["picture"] });
	expect(container.querySelector(".waiting")).toBeNull();
	await fireEvent.click(container);
	await goOn();
	expect(container.querySelector(".waiting")).not.toBeNull();
});

test("a key goes on as well", async () => {
	const { pace } = await telling();
	await fireEvent.keyDown(farmer(), { key: "Enter" });
	await goOn();
	expect(pace.isShowing).toBe(false);
});

test("whoever leaves the table leaves what was being told", async () => {
	const { unmount, pace } = await telling();
	expect(pace.isShowing).toBe(true);
	unmount();
	expect(pace.isShowing).toBe(false);
});

test("a round is told once, whatever else is heard of the table", async () => {
	const { hear, pace } = await telling();
	await fireEvent.click(farmer());
	await goOn();
	await hear({ watchers: 1 });
	expect(pace.isShowing).toBe(false);
});

test("a round that is over stays until it was read, and says what it brought", async () => {
	const { container, pace } = await telling();
	await fireEvent.click(farmer());
	await fireEvent.click(farmer());
	expect(pace.isShowing).toBe(true);
	expect(container.querySelector(".said")?.textContent).toContain("What round");
	expect(container.querySelector("ul.asked")).toBeNull();
	await goOn();
	expect(container.querySelector("ul.asked")).not.toBeNull();
});
