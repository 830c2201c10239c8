// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TableState } from "../../wire/tables";
import { words } from "../../words/words.svelte";
import Kingdom from "./board/Kingdom.svelte";
import Card from "./drawings/Card.svelte";
import { type Colour, LANDS } from "./drawings/cards";
import Landscape from "./drawings/Landscape.svelte";
import { BOX, kingdom, shown, told } from "./fixtures";
import RoundOver from "./playback/RoundOver.svelte";
import TrickOnTable from "./playback/TrickOnTable.svelte";
import Hand from "./questions/Hand.svelte";
import Laying from "./questions/Laying.svelte";
import Scores from "./Scores.svelte";

const player = createRawSnippet((seat: () => number) => ({ render: () => `<b>${seat()}</b>` }));
const NAMES = ["Ada", "Blaise"];

beforeAll(async () => {
	await words.use("en");
	await words.need("ugo");
});
afterEach(cleanup);

test("a card shows its value twice, and its farmers", () => {
	const { container } = render(Card, { card: "R5", printed: BOX.values[5] });
	expect(screen.getAllByText("5")).toHaveLength(2);
	expect(container.querySelectorAll("circle")).toHaveLength(2); // the heads of two farmers
});

test("two colours of the same value do not look alike without their colours", () => {
	const drawings = ["R5", "B5", "G5", "Y5", "S5"].map((card) => {
		const { container } = render(Card, { card });
		return container.innerHTML.replace(/#[0-9a-f]{6}|id="[^"]*"|url\([^)]*\)/g, "");
	});
	expect(new Set(drawings).size).toBe(5);
});

test("a barren land has its pattern too", () => {
	const grounds = (Object.keys(LANDS) as Colour[]).map((colour) => {
		const { container } = render(Landscape, { colour, value: 0 });
		return container.innerHTML.replace(/#[0-9a-f]{6}/g, "");
	});
	expect(new Set(grounds).size).toBe(5);
});

/** How much brighter a colour is than another, as contrasts are reckoned. */
function contrast(one: string, other: string): number {
	const [dark = 0, bright = 0] = [one, other]
		.map((colour) => {
			const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
				(at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		})
		.toSorted((least, most) => least - most);
	return (bright + 0.05) / (dark + 0.05);
}

test("red and green differ in brightness, and every sign is seen on its sky", () => {
	expect(contrast(LANDS.R.near, LANDS.G.near)).toBeGreaterThan(1.8);
	expect(contrast(LANDS.R.far, LANDS.G.far)).toBeGreaterThan(1.8);
	for (const { mark, sky } of Object.values(LANDS)) expect(contrast(mark, sky)).toBeGreaterThan(4.5);
});

test("a hand offers what may be played, and passes on what may not: the server says why", async () => {
	const onplay = vi.fn();
	render(Hand, { cards: ["R3", "B5"], moves: ["R3"], led: "R", isLaying: false, box: BOX, suggested: null, onplay });
	expect(screen.getByText("Play red if you can.")).toBeTruthy();
	const waiting = screen.getByRole("button", { name: "blue 5 (not playable now)" });
	expect(waiting.getAttribute("aria-disabled")).toBe("true");
	await fireEvent.click(waiting);
	await fireEvent.click(screen.getByRole("button", { name: "red 3" }));
	expect(onplay.mock.calls).toEqual([["B5"], ["R3"]]);
});

const WINS = { key: "ugo-why-trick", args: { tenths: 10 } };

test("a hint marks the best cards, and says in words what they should bring", () => {
	const weighed = [
		{ action: 3, move: "R3", value: 2, spread: 5, weight: 0.7, reasons: [WINS], words: ["ahead", "it wins"] },
		{ action: 14, move: "B5", value: 1, spread: 5, weight: 0.3, reasons: [], words: ["level"] },
	];
	const cards = ["R3", "B5", "G1"];
	const hand = { cards, moves: cards, led: null, isLaying: false, box: BOX, onplay: vi.fn() };
	const { container } = render(Hand, { ...hand, suggested: "R3", weighed });
	expect(screen.getByText("Hint: red 3 – it wins.")).toBeTruthy();
	expect(container.querySelectorAll(".suggested, .weighed").length).toBe(2);
	expect(screen.getByRole("button", { name: "red 3 (a bot would play this): it wins · ahead." })).toBeTruthy();
	expect(screen.getByRole("button", { name: /^blue 5: level/ })).toBeTruthy();
});

test("a hand that is not asked plays nothing", async () => {
	const onplay = vi.fn();
	render(Hand, { cards: ["R3"], moves: [], led: null, isLaying: false, box: BOX, suggested: null, onplay });
	await fireEvent.click(screen.getByRole("button"));
	expect(onplay).not.toHaveBeenCalled();
});

test("a kingdom says what lies on each space, and which farmers are missing", () => {
	const own = kingdom(["B5", "B8"], [], ["G6"]);
	const { container } = render(Kingdom, { kingdom: own, seat: 0, box: BOX, name: "Ada", total: 7, player });
	const spaces = within(screen.getByRole("region", { name: "The kingdom of Ada" })).getAllByRole("listitem");
	expect(spaces.map((space) => space.querySelector(".unseen")?.textContent)).toEqual([
		"Space 1: blue 8, on top of a pile of 2 cards, farmers: 1 of 1, worth 0.",
		"Space 2: no card, bonus 0, farmers: 1 of 1, worth 0.",
		"Space 3: green 6, farmers: 0 of 2, worth 0.",
		"Space 4: no card, bonus 3, farmers: 0 of 3, worth 0.",
		"Space 5: no card, bonus 5, farmers: 0 of 4, worth 0.",
	]);
	expect(container.querySelectorAll(".threatened")).toHaveLength(1);
	expect(container.querySelectorAll(".farmer")).toHaveLength(2);
});

test("when a round is over, nobody is told what it would bring if it ended now", async () => {
	const own = { kingdom: kingdom(["B5"], [], []), seat: 0, box: BOX, name: "Ada", total: 7, player };
	const { rerender } = render(Kingdom, own);
	expect(screen.getByText("points, if the round ended now")).toBeTruthy();
	await rerender({ isRoundOver: true });
	expect(screen.getByText("points of this round")).toBeTruthy();
});

test("a trick has a place for everybody, and marks its winner", () => {
	const trick = { cards: [{ card: "B7", seat: 1 }], winner: 1, laid: [] };
	const props = { names: NAMES, box: BOX, leader: 1, supply: 36, hidden: [] };
	const { container } = render(TrickOnTable, { shown: shown({ trick }), ...props });
	const [first, second] = container.querySelectorAll("li");
	expect(first?.textContent).toContain("blue 7");
	expect(first?.textContent).toContain("wins the trick");
	expect(second?.textContent?.trim()).toBe("Ada");
});

test("farmers are counted where they can run out", async () => {
	const props = { shown: shown(), names: NAMES, leader: 1, supply: 7, hidden: [] };
	const { rerender } = render(TrickOnTable, { ...props, box: BOX });
	expect(screen.queryByText(/Farmers/)).toBeNull();
	await rerender({ box: { ...BOX, farmer_supply: 12 } });
	expect(screen.getByText("Farmers in supply: 7")).toBeTruthy();
});

test("the cards of a trick are laid as proposed, or as changed, by one confirmation", async () => {
	const onconfirm = vi.fn();
	const cards = ["R3", "B1", "R6"];
	render(Laying, { cards, kingdom: kingdom(), box: BOX, suggested: null, onconfirm });
	const confirm = screen.getByRole("button", { name: "Done" });
	expect(document.activeElement).toBe(confirm);
	await fireEvent.click(confirm);
	await fireEvent.click(screen.getByRole("button", { name: "red 3 on top" }));
	await fireEvent.click(screen.getByRole("button", { name: "Swap red 3 and blue 1" }));
	await fireEvent.click(confirm);
	expect(onconfirm.mock.calls).toEqual([[["R6", "B1"]], [["B1", "R3"]]]);
});

test("arrow keys go through what a trick is laid by, as through a hand", async () => {
	render(Laying, { cards: ["R3", "B1", "R6"], kingdom: kingdom(), box: BOX, suggested: null, onconfirm: vi.fn() });
	const focused = () => document.activeElement?.textContent?.trim() ?? "";
	const pressed = async (key: string) => {
		await fireEvent.keyDown(document.activeElement ?? document.body, { key });
		return focused();
	};
	expect(await pressed("ArrowLeft")).toMatch("Swap red 6 and blue 1");
	expect(await pressed("ArrowLeft")).toMatch("red 6 on top");
	expect(await pressed("ArrowRight")).toMatch("Swap");
	expect(await pressed("ArrowRight")).toBe("Done");
});

test("the keyboard stays at what swaps two cards", async () => {
	render(Laying, { cards: ["R3", "B1"], kingdom: kingdom(), box: BOX, suggested: null, onconfirm: vi.fn() });
	await fireEvent.click(screen.getByRole("button", { name: "Swap red 3 and blue 1" }));
	await tick();
	expect(document.activeElement?.textContent?.trim()).toBe("Swap blue 1 and red 3");
});

test("a hint says what a bot would lay, marks it, and moves nothing", async () => {
	const onconfirm = vi.fn();
	const weighed = [{ action: 3, move: "R3", value: 2, spread: 5, weight: 1, reasons: [], words: ["it is better"] }];
	const sheet = { cards: ["R3", "B1", "R6"], kingdom: kingdom(), box: BOX, onconfirm };
	const { container, rerender } = render(Laying, { ...sheet, suggested: null });
	expect(screen.getByText("Choose the card on top, and which colour goes on which space.")).toBeTruthy();
	await rerender({ suggested: "R3", weighed });
	expect(screen.getByText("Hint: red 3 on top, on space 1 – it is better.")).toBeTruthy();
	expect(container.querySelectorAll(".suggested")).toHaveLength(1);
	expect(screen.getByRole("button", { name: "red 6 on top", pressed: true })).toBeTruthy();
	expect(screen.getByRole("button", { name: /^red 3 on top .a bot/, pressed: false })).toBeTruthy();
	await fireEvent.click(screen.getByRole("button", { name: "Done" }));
	expect(onconfirm.mock.calls).toEqual([[["R6", "B1"]]]);
});

test("a pile of a new colour is dragged to where another lies", async () => {
	const onconfirm = vi.fn();
	render(Laying, { cards: ["R3", "B1", "G2"], kingdom: kingdom(["G8"]), box: BOX, suggested: null, onconfirm });
	const piles = screen.getAllByRole("listitem");
	for (const [place, pile] of piles.entries()) {
		Object.defineProperties(pile, { offsetLeft: { value: 100 * place }, offsetWidth: { value: 90 } });
	}
	const [red, blue, green] = piles as [HTMLElement, HTMLElement, HTMLElement];
	const drag = async (pile: HTMLElement, from: number, to: number) => {
		await fireEvent.pointerDown(pile, { clientX: from, clientY: 50 });
		await fireEvent.pointerMove(window, { clientX: to, clientY: 50 });
		await fireEvent.pointerUp(window, { clientX: to, clientY: 50 });
	};
	const confirm = screen.getByRole("button", { name: "Done" });
	await drag(red, 45, 140);
	await fireEvent.click(confirm);
	await drag(green, 245, 45); // its colour lies there already
	await drag(blue, 45, 50); // a finger that trembles
	await fireEvent.click(confirm);
	expect(onconfirm.mock.calls).toEqual([[["B1", "R3", "G2"]], [["B1", "R3", "G2"]]]);
});

const ROUND = {
	round: 2,
	spaces: [
		[8, 3],
		[undefined, -5],
	] as number[][],
	points: [11, -5],
	totals: [20, 1],
};

test("a round is counted space by space, and its totals come last", async () => {
	const ongo = vi.fn();
	const cells = (row: string) =>
		within(screen.getByRole("row", { name: new RegExp(row) }))
			.getAllByRole("cell")
			.map(({ textContent }) => textContent?.trim());
	const { rerender } = render(RoundOver, { round: ROUND, names: NAMES, box: BOX, counted: 1, ongo });
	expect(cells("Ada")).toEqual(["+8", "", "", "", "", "+8", ""]);
	await rerender({ counted: null });
	expect(cells("Ada")).toEqual(["+8", "+3", "·", "·", "·", "+11", "20"]);
	expect(cells("Blaise")).toEqual(["·", "−5", "·", "·", "·", "−5", "1"]);
	await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
	expect(ongo).toHaveBeenCalledOnce();
});

test("the score sheet has a row for each round and a chart that is also said", () => {
	const story = [
		told("ugo-round-begun", { round: 1 }),
		told("ugo-round-scored", { seat: 0, points: 4, total: 4 }),
		told("ugo-round-scored", { seat: 1, points: -5, total: -5 }),
	];
	const table = { story } as unknown as TableState;
	const { container } = render(Scores, { table, names: NAMES });
	expect(screen.getByRole("img", { name: "Points after each round: Ada 4; Blaise −5" })).toBeTruthy();
	expect(screen.getAllByRole("row")).toHaveLength(3);
	const dashes = [...container.querySelectorAll("[role=img] polyline")].map((line) =>
		line.getAttribute("stroke-dasharray"),
	);
	expect(new Set(dashes).size).toBe(NAMES.length);
});
