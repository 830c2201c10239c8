/** News of a table as scenes: a card is played, a trick is won, farmers come, cards are laid, spaces are counted. */

import type { StoryLine } from "../../../wire/tables";
import { cardIn } from "../drawings/cards";
import type { KingdomShown, SpaceShown, UgoBox } from "../picture";
import type { RoundScore, Trick } from "./tricks";

/** What lies on the table at a moment. */
export type Shown = {
	trick: Trick;
	isOver: boolean; // a trick that was won and taken, and is still in sight
	kingdoms: KingdomShown[];
	hand: string[];
	round: number;
	number: number; // of the trick
	counted: number | null; // spaces of which the score is counted; none but at the end of a round
	sheet: RoundScore | null; // of a round that is over
	totals: number[]; // everybody's points: those of a round come when all its spaces are counted
};
type Told = "card" | "won" | "farmers" | "laid";
export type Kind = Told | "counted" | "read";
export type UgoScene = { kind: Kind; shown: Shown; told: number }; // told: so many of the lines

/** Milliseconds that each is in sight, at least. */
export const LASTS: Record<Kind, number> = { card: 330, won: 750, farmers: 750, laid: 450, counted: 520, read: 0 };
/** And a trick that another takes, who leads the next one at once: what it brought is to be read first. */
export const TAKEN = 1900;

const SCENE_OF: Record<string, Told> = {
	"ugo-card-played": "card",
	"ugo-trick-won": "won",
	"ugo-farmers-paid": "farmers",
	"ugo-card-laid": "laid",
};

/** From what lay there before to what lies there now, by what is told of it; a round that is over brings its sheet. */
export function scenesOf(
	before: Shown,
	lines: StoryLine[],
	now: Shown,
	box: UgoBox,
	sheet: RoundScore | null = null,
): UgoScene[] {
	const scenes: UgoScene[] = [];
	let shown = before;
	for (const [place, line] of lines.entries()) {
		const kind = SCENE_OF[line.key];
		if (!kind || (kind === "farmers" && !line.numbers.farmers)) continue;
		shown = AFTER[kind](shown, line, box);
		const last = scenes.at(-1);
		if (last?.kind === kind && kind !== "card") Object.assign(last, { shown, told: place + 1 });
		else scenes.push({ kind, shown, told: place + 1 });
	}
	const counts = sheet ? counting(shown, lines, box, sheet) : [];
	const worth = counts[0]?.shown.kingdoms ?? now.kingdoms;
	return [...scenes.map((scene, place) => (place === scenes.length - 1 ? settled(scene, worth) : scene)), ...counts];
}

/** The last scene shows what every space is worth now; at the end of a round that is what will be counted. */
function settled({ kind, shown, told }: UgoScene, kingdoms: KingdomShown[]): UgoScene {
	return { kind, told, shown: { ...shown, kingdoms } };
}

type After = (shown: Shown, line: StoryLine, box: UgoBox) => Shown;
const AFTER: Record<Told, After> = {
	card(shown, { args, numbers }) {
		const card = cardIn(args.card);
		const cards = [...(shown.isOver ? [] : shown.trick.cards), { card, seat: numbers.seat ?? 0 }];
		const hand = shown.hand.filter((held) => held !== card);
		return { ...shown, hand, trick: { cards, winner: null, laid: [] }, isOver: false, counted: null, sheet: null };
	},
	won(shown, { numbers }) {
		return { ...shown, trick: { ...shown.trick, winner: numbers.seat ?? null } };
	},
	farmers(shown, { numbers }, box) {
		return withKingdom(shown, numbers.seat, (kingdom) => farmed(kingdom, numbers.farmers ?? 0, box));
	},
	laid(shown, { args, numbers }) {
		const card = cardIn(args.card);
		const laid = withKingdom(shown, numbers.seat, (kingdom) => withCard(kingdom, card, numbers.space ?? 0));
		return { ...laid, trick: { ...shown.trick, laid: [...shown.trick.laid, card] } };
	},
};

function withKingdom(shown: Shown, seat: number | undefined, change: (kingdom: KingdomShown) => KingdomShown): Shown {
	return { ...shown, kingdoms: shown.kingdoms.map((kingdom, place) => (place === seat ? change(kingdom) : kingdom)) };
}

function withCard(kingdom: KingdomShown, card: string, place: number): KingdomShown {
	const spaces = kingdom.spaces.map((space, at) =>
		at === place ? { ...space, cards: [...space.cards, card] } : space,
	);
	return { ...kingdom, spaces };
}

/** Farmers go to the free places from the left. */
function farmed(kingdom: KingdomShown, coming: number, box: UgoBox): KingdomShown {
	let left = coming;
	const spaces = kingdom.spaces.map((space, place) => {
		const free = (box.spaces[place]?.places ?? 0) - space.farmers;
		const here = Math.min(free, left);
		left -= here;
		return { ...space, farmers: space.farmers + here, missing: free - here };
	});
	return { ...kingdom, farmers: kingdom.farmers + coming, spaces };
}

/** Every kingdom is counted at the same time, space by space; what was counted stays until it was read. */
function counting(shown: Shown, lines: StoryLine[], box: UgoBox, sheet: RoundScore): UgoScene[] {
	const scores = lines.filter(({ key }) => key === "ugo-space-scored");
	const kingdoms = shown.kingdoms.map((kingdom, seat) => scored(kingdom, pointsOf(scores, seat, box)));
	const counted = { ...shown, kingdoms, sheet };
	const told = lines.findLastIndex(({ key }) => key === "ugo-round-scored") + 1;
	const spaces = box.spaces.map((_, place): UgoScene => {
		const before = lines.findIndex(({ key }) => key === "ugo-space-scored");
		return { kind: "counted", told: Math.max(before, 0), shown: { ...counted, counted: place + 1 } };
	});
	return [...spaces, { kind: "read", told, shown: { ...counted, totals: sheet.totals } }];
}

function scored(kingdom: KingdomShown, points: number[]): KingdomShown {
	const spaces: SpaceShown[] = kingdom.spaces.map((space, place) => ({ ...space, points: points[place] ?? 0 }));
	return { ...kingdom, spaces, points: points.reduce((sum, one) => sum + one, 0) };
}

/** What each space of a seat scored; nothing is told of those that score nothing. */
export function pointsOf(scores: StoryLine[], seat: number, box: UgoBox): number[] {
	const told = scores.filter(({ numbers }) => numbers.seat === seat);
	return box.spaces.map((_, place) => told.find(({ numbers }) => numbers.space === place)?.numbers.points ?? 0);
}
