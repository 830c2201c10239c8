// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TableState } from "../../wire/tables";
import { words } from "../../words/words.svelte";
import Place from "./board/Place.svelte";
import Bowl from "./drawings/Bowl.svelte";
import { told } from "./fixtures";
import Hand from "./questions/Hand.svelte";
import Scores from "./Scores.svelte";

const player = createRawSnippet((seat: () => number) => ({ render: () => `<b>${seat()}</b>` }));

beforeAll(async () => {
	await words.use("en");
	await words.need("olives");
});
afterEach(cleanup);

test("a bowl holds as many olives as it says", () => {
	const { container } = render(Bowl, { olives: 7 });
	expect(container.querySelectorAll("ellipse")).toHaveLength(7);
});

test("whoever is asked bids a card of the hand, once", async () => {
	const onbid = vi.fn();
	const { rerender } = render(Hand, { cards: [2, 5], isAsked: true, bid: null, suggested: 5, onbid });
	await fireEvent.click(screen.getByRole("button", { name: "Bid the 5 (a bot would play this)" }));
	await rerender({ cards: [2], isAsked: false, bid: 5 });
	await fireEvent.click(screen.getByRole("button", { name: "Bid the 2" }));
	expect(onbid.mock.calls).toEqual([[5]]);
	screen.getByText("You have bid the 5. It lies face down until everybody has bid.");
});

test("of another player one sees that a card is bid, and not which", () => {
	render(Place, { name: "Ada", seat: 0, player, olives: 3, played: [4], hasBid: true, bid: null, isOwn: false });
	expect(screen.getByRole("region", { name: "Ada, 3 olives" }).textContent).toContain("has bid");
});

test("the score sheet has a row for each round, and says who took what", () => {
	const story = [
		told("olives-bowl-turned", { round: 1, olives: 5, left: 0 }),
		told("olives-bid-shown", { seat: 0, card: 4 }),
		told("olives-bid-shown", { seat: 1, card: 2 }),
		told("olives-bowl-taken", { seat: 0, olives: 5, total: 5 }),
	];
	render(Scores, { table: { story, scores: [5, 0] } as unknown as TableState, names: ["Ada", "Blaise"] });
	const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent?.trim());
	expect(cells).toEqual(["4 (+5)", "2", "5", "0"]);
});
