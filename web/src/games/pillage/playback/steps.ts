/** A round told step by step: what is shown at each, and which turnips travel from where to where. */

import type { StoryLine } from "../../../wire/tables";
import type { FaceShown, PillagePicture, PlayedCard } from "../picture";
import { ACTS, type Chapter, type Course, cardIn, type Deed, lastRound, slotKey, wordOf } from "./course";

export type Mark = PlayedCard["marks"][number];
export type Laid = { code: string; acts: FaceShown; marks: Mark[] };
/** What lies on the table at one moment of the telling. */
export type Scene = {
	stocks: number[];
	banks: number[];
	relics: number[];
	market: (string | null)[];
	pile: number; // cards in it, without those that were buried under it
	cards: number[]; // of each village, those on the table too
	resting: string[][];
	played: Record<string, Laid>;
};
/** Where turnips lie: before a seat, in its bank, or where they come from and go to. */
export type Purse = { seat: number; purse: "stock" | "bank" } | "supply";
export type Flow = { from: Purse; to: Purse; turnips: number };
export type Step = { chapter: Chapter; lines: StoryLine[]; flows: Flow[]; acting: string[]; scene: Scene };

/** What is told together: lines of one kind of a chapter; every purchase stands alone. */
const TOGETHER: Record<string, string> = {
	"pillage-revealed": "reveal",
	"pillage-order-shown": "order",
	"pillage-gained": "gain",
	"pillage-chicken": "steal",
	"pillage-stolen": "steal",
	"pillage-banked": "bank",
	"pillage-marked": "other",
	"pillage-withdrawn": "other",
	"pillage-card-drawn": "other",
	"pillage-known-card-drawn": "other",
	"pillage-returned": "refresh",
	"pillage-rested": "refresh",
	"pillage-buried": "refresh",
	"pillage-changed-hands": "refresh",
};
const ALONE = new Set(["pillage-relic-bought", "pillage-card-bought", "pillage-first-buyer", "pillage-no-more-bought"]);
const WITH_THE_LAST = "pillage-market-card"; // it takes the place of what was bought
const UNTOLD = new Set([ACTS, "pillage-planned", "pillage-order-chosen", "pillage-round-begun", "pillage-game-won"]);

/** Whether the chicken is flipped in a step. */
export const isChicken = ({ lines }: Pick<Step, "lines">): boolean =>
	lines.some(({ key }) => key === "pillage-chicken" || key === "pillage-first-buyer");

const kindOf = ({ line, chapter }: Deed): string => `${chapter} ${TOGETHER[line.key] ?? line.key}`;

/** Deeds that are shown at the same time. */
export function grouped(deeds: Deed[]): Deed[][] {
	const groups: Deed[][] = [];
	let kind = "";
	for (const deed of deeds.filter(({ line }) => !UNTOLD.has(line.key))) {
		const joins = deed.line.key === WITH_THE_LAST || (kindOf(deed) === kind && !ALONE.has(deed.line.key));
		const last = groups.at(-1);
		if (last && joins) last.push(deed);
		else groups.push([deed]);
		if (deed.line.key !== WITH_THE_LAST) kind = kindOf(deed);
	}
	return groups;
}

/** What lies on the table, as the picture has it. */
export function sceneOf(picture: PillagePicture): Scene {
	const played = picture.played.flatMap((cards, seat) =>
		cards.map(({ side, card, acts, marks }) => [slotKey(seat, side), { code: card, acts, marks }] as const),
	);
	return {
		stocks: picture.stocks,
		banks: picture.banks,
		relics: picture.relics.map(({ owned }) => owned),
		market: picture.market,
		pile: picture.pile.cards,
		cards: picture.hands.map(
			({ length }, seat) => length + (picture.unseen[seat] ?? 0) + (picture.played[seat]?.length ?? 0),
		),
		resting: picture.resting,
		played: Object.fromEntries(played),
	};
}

/** The steps that the newest lines of a story bring, beginning with what lay on the table before. */
export function stepsOf(before: Scene, story: StoryLine[], fresh: number, picture: PillagePicture): Step[] {
	const { deeds, course } = lastRound(story, picture.box, picture.cards);
	const news = deeds.slice(Math.max(0, deeds.length - fresh));
	let scene: Scene = news.some(({ chapter }) => chapter === "reveal") ? { ...before, played: {} } : before;
	return grouped(news).map((group) => {
		const first = group[0] as Deed;
		const lines = group.map(({ line }) => line);
		const flows = lines.flatMap((line) => flowsOf(line, scene));
		scene = group.reduce((now, deed) => after(now, deed, course), scene);
		const acting = first.chapter === "reveal" ? [] : group.flatMap(({ slots }) => slots);
		return { chapter: first.chapter, lines, flows, acting, scene };
	});
}

const BEGUN = "pillage-round-begun"; // the next one, which ends this

export const isRoundOver = ({ lines }: Pick<Step, "lines">): boolean => lines.some(({ key }) => key === BEGUN);

/** A round that is over lies there as its last step left it. */
export function roundOver(steps: Step[], fresh: StoryLine[]): Step[] {
	const last = steps.at(-1);
	const lines = fresh.filter(({ key }) => key === BEGUN);
	return last && lines.length ? [{ ...last, chapter: "end", lines, flows: [], acting: [] }] : [];
}

export type Brought = { turnips: number; relics: number; cards: number };

/** What a round brought each seat, and what it cost. */
export function broughtBy(deeds: Deed[], seats: number): Brought[] {
	const brought = Array.from({ length: seats }, () => ({ turnips: 0, relics: 0, cards: 0 }));
	const add = (seat: number | undefined, turnips = 0, relics = 0, cards = 0) => {
		const one = brought[seat ?? -1];
		if (!one) return;
		one.turnips += turnips;
		one.relics += relics;
		one.cards += cards;
	};
	for (const { line } of deeds) {
		const { seat, victim, turnips = 0, cost = 0 } = line.numbers;
		if (line.key === "pillage-gained" || line.key === "pillage-stolen") add(seat, turnips);
		if (line.key === "pillage-stolen") add(victim, -turnips);
		if (line.key === "pillage-relic-bought") add(seat, -cost, 1);
		if (line.key === "pillage-card-bought") add(seat, -cost, 0, 1);
		if (line.key === "pillage-card-drawn" || line.key === "pillage-known-card-drawn") add(seat, 0, 0, 1);
	}
	return brought;
}

function flowsOf(line: StoryLine, scene: Scene): Flow[] {
	const { seat = 0, turnips = 0, victim = 0, cost = 0 } = line.numbers;
	const stock: Purse = { seat, purse: "stock" };
	const bank: Purse = { seat, purse: "bank" };
	const flows: Record<string, () => Flow[]> = {
		"pillage-gained": () => [{ from: "supply", to: stock, turnips }],
		"pillage-stolen": () => [
			{ from: { seat: victim, purse: wordOf(line, "purse") as "stock" | "bank" }, to: stock, turnips },
		],
		"pillage-banked": () => [{ from: stock, to: bank, turnips }],
		"pillage-withdrawn": () => [{ from: bank, to: stock, turnips }],
		"pillage-relic-bought": () => payment(scene, seat, cost),
		"pillage-card-bought": () => payment(scene, seat, cost),
	};
	return (flows[line.key]?.() ?? []).filter((flow) => flow.turnips > 0);
}

/** What is paid comes from the stock, and what lacks from the bank. */
function payment(scene: Scene, seat: number, cost: number): Flow[] {
	const fromStock = Math.min(cost, scene.stocks[seat] ?? 0);
	return [
		{ from: { seat, purse: "stock" }, to: "supply", turnips: fromStock },
		{ from: { seat, purse: "bank" }, to: "supply", turnips: cost - fromStock },
	];
}

function after(scene: Scene, { line, slots }: Deed, course: Course): Scene {
	const moved = flowsOf(line, scene).reduce(carried, scene);
	const code = cardIn(line, course.cards);
	const slot = slots[0] ?? "";
	const seat = line.numbers.seat ?? 0;
	switch (line.key) {
		case "pillage-revealed":
			return code in course.cards
				? { ...moved, played: { ...moved.played, [slot]: { code, acts: course.face(slot), marks: [] } } }
				: moved;
		case "pillage-marked":
			return { ...moved, played: marked(moved.played, course.markedBy(slot, seat), wordOf(line, "mark") as Mark) };
		case "pillage-relic-bought":
			return { ...moved, relics: moved.relics.with(seat, line.numbers.relic ?? 0) };
		case "pillage-card-bought":
			return handed({ ...moved, market: replaced(moved.market, code, null) }, seat, 1);
		case "pillage-market-card":
			return { ...moved, market: replaced(moved.market, null, code), pile: Math.max(0, moved.pile - 1) };
		case "pillage-card-drawn":
			return handed({ ...moved, pile: moved.pile - 1 }, seat, 1);
		case "pillage-known-card-drawn":
			return handed(moved, seat, 1);
		case "pillage-buried":
			return handed(moved, seat, -1);
		case "pillage-changed-hands":
			return handed(handed(moved, seat, -1), line.numbers.owner ?? 0, 1);
		case "pillage-returned":
			return handed({ ...moved, resting: without(moved.resting, seat, code) }, seat, 1);
		case "pillage-rested":
			return handed({ ...moved, resting: moved.resting.with(seat, [...(moved.resting[seat] ?? []), code]) }, seat, -1);
		default:
			return moved;
	}
}

/** A village has more cards, or fewer. */
function handed(scene: Scene, seat: number, more: number): Scene {
	return { ...scene, cards: scene.cards.with(seat, (scene.cards[seat] ?? 0) + more) };
}

function without(resting: string[][], seat: number, code: string): string[][] {
	const own = resting[seat] ?? [];
	const place = own.indexOf(code);
	return resting.with(seat, place < 0 ? own : own.toSpliced(place, 1));
}

function carried(scene: Scene, { from, to, turnips }: Flow): Scene {
	return counted(counted(scene, from, -turnips), to, turnips);
}

function counted(scene: Scene, purse: Purse, by: number): Scene {
	if (purse === "supply") return scene;
	const name = purse.purse === "stock" ? "stocks" : "banks";
	return { ...scene, [name]: scene[name].with(purse.seat, (scene[name][purse.seat] ?? 0) + by) };
}

function marked(played: Scene["played"], slot: string, mark: Mark): Scene["played"] {
	const laid = played[slot];
	return laid && !laid.marks.includes(mark) ? { ...played, [slot]: { ...laid, marks: [...laid.marks, mark] } } : played;
}

function replaced(row: (string | null)[], old: string | null, now: string | null): (string | null)[] {
	const place = row.indexOf(old);
	return place < 0 ? row : row.with(place, now);
}

/** The last round as a whole, for whoever wants to read it: its chapters in their order, each with its lines. */
export function chaptersOf(deeds: Deed[]): { chapter: Chapter; lines: StoryLine[] }[] {
	const chapters: { chapter: Chapter; lines: StoryLine[] }[] = [];
	for (const { line, chapter } of deeds) {
		if (UNTOLD.has(line.key) || line.key === WITH_THE_LAST || chapter === "reveal") continue;
		const last = chapters.at(-1);
		if (last?.chapter === chapter) last.lines.push(line);
		else chapters.push({ chapter, lines: [line] });
	}
	return chapters;
}
