/**
 * The course of a round as its story tells it: which card of which type acts.
 *
 * A line names who gains or loses, not which card acts; that follows from the cards that were revealed, since types act
 * one after another and each card says what it does.
 */

import type { StoryLine } from "../../../wire/tables";
import type { Text } from "../../../words/words.svelte";
import { TYPES, type TypeWord } from "../drawings/types";
import type { CardShown, FaceShown, PillageBox } from "../picture";

export type Chapter = "reveal" | TypeWord | "refresh" | "end";
/** A line, the chapter it belongs to, and the place of the card that acts, where one does. */
export type Deed = { line: StoryLine; chapter: Chapter; slot: string | null };
export type Cards = Record<string, CardShown>;

export const slotKey = (seat: number, side: string): string => `${seat} ${side}`;
export const seatOf = (slot: string): number => Number(slot.split(" ")[0]);
export const wordOf = (line: StoryLine, name: string): string => String(line.args[name] ?? "");

/** The letters of a card that a line names. */
export function cardIn(line: StoryLine, cards: Cards): string {
	const text = line.args.card as Text | undefined;
	if (text?.key !== "pillage-owner-card") return String(text?.args.card ?? "");
	const number = Number(text.args.number);
	return Object.keys(cards).find((code) => cards[code]?.owners_number === number) ?? "";
}

/** Where the last round begins in a story: at its first card that is revealed. */
export function roundStart(story: StoryLine[]): number {
	const last = story.findLastIndex(({ key }) => key === "pillage-revealed");
	let start = last;
	while (start > 0 && story[start - 1]?.key === "pillage-revealed") start--;
	return start;
}

const REFRESHING = new Set(["pillage-returned", "pillage-rested", "pillage-buried", "pillage-changed-hands"]);
const ENDING = new Set(["pillage-round-begun", "pillage-game-won", "pillage-game-drawn"]);
const OF_ITSELF: Record<string, string[]> = {
	exhausted: ["exhaust-itself"],
	provoked: ["provoke-itself"],
	sacrificed: ["sacrifice-itself"],
	swapped: ["swap-with-that-card"],
};
const OF_THAT: Record<string, string[]> = {
	exhausted: ["exhaust-that-card"],
	provoked: ["provoke-that-card"],
	sacrificed: ["sacrifice-that-card", "sacrifice-that-market-card"],
	swapped: ["swap-with-that-card"],
	taken: ["take-that-card"],
};
const NOTHING: FaceShown = { relic: null, effects: [], is_if_unable: false };
const BOARDING = 1; // what one more card costs after a pirate

export class Course {
	readonly played: Record<string, string> = {};
	private readonly done = new Set<string>();
	private chapter: Chapter = "reveal";
	private boarder = -1; // who has just bought a pirate

	constructor(
		private readonly box: PillageBox,
		private readonly cards: Cards,
	) {}

	/** What a line of the round tells. */
	hear(line: StoryLine): Deed {
		const slot = line.key === "pillage-revealed" ? this.reveal(line) : this.follow(line);
		return { line, chapter: this.chapter, slot };
	}

	private reveal(line: StoryLine): string {
		const slot = slotKey(line.numbers.seat ?? 0, wordOf(line, "side"));
		this.played[slot] = cardIn(line, this.cards);
		return slot;
	}

	private follow(line: StoryLine): string | null {
		if (ENDING.has(line.key)) this.chapter = "end";
		else if (REFRESHING.has(line.key) || wordOf(line, "why") === "refresh") this.chapter = "refresh";
		if (this.chapter === "end" || this.chapter === "refresh") return null;
		const actors = this.actors(line).toSorted((one, other) => this.rank(one) - this.rank(other));
		const now = TYPES.indexOf(this.chapter as TypeWord);
		const slot = actors.find((one) => this.rank(one) >= now && !this.done.has(deedKey(line, one)));
		if (slot === undefined) return null;
		this.done.add(deedKey(line, slot));
		this.chapter = this.typeAt(slot) ?? this.chapter;
		return slot;
	}

	/** The places of the cards that can have done this. */
	private actors(line: StoryLine): string[] {
		const own = this.slotsOf(line.numbers.seat ?? -1);
		switch (line.key) {
			case "pillage-gained":
				return this.gainers(line);
			case "pillage-stolen":
			case "pillage-chicken":
				return this.thieves(own, line);
			case "pillage-banked":
				return own.filter((slot) => this.does(slot, "bank", line.numbers.wanted));
			case "pillage-marked":
				return this.markers(own, line);
			case "pillage-withdrawn":
				return own.filter((slot) => this.does(slot, "move-all-banked-to-the-stock"));
			case "pillage-card-drawn":
			case "pillage-known-card-drawn":
				return own.filter((slot) => this.does(slot, "take-the-top-card"));
			case "pillage-first-buyer":
				return own.filter((slot) => this.does(slot, "buy-a-card-for"));
			case "pillage-card-bought":
				return this.buyers(own, line);
			case "pillage-relic-bought":
				return own.filter((slot) => this.face(slot).relic !== null);
			case "pillage-order-shown":
				return own.filter((slot) => slot.endsWith(wordOf(line, "side")));
			default:
				return [];
		}
	}

	/** The card is named; an opponent's can be the one that gives. */
	private gainers(line: StoryLine): string[] {
		const isOwn = wordOf(line, "why") === "own-card";
		return Object.keys(this.played).filter((slot) => {
			const gains = seatOf(isOwn ? slot : this.facing(slot));
			return this.played[slot] === cardIn(line, this.cards) && gains === line.numbers.seat;
		});
	}

	private thieves(own: string[], line: StoryLine): string[] {
		const isBank = wordOf(line, "purse") === "bank";
		return own.flatMap((slot) => {
			const other = this.facing(slot);
			if (seatOf(other) !== line.numbers.victim) return [];
			const steals = this.does(slot, "steal-including-banked") || (!isBank && this.does(slot, "steal"));
			return [...(steals ? [slot] : []), ...(this.does(other, "opponent-steals") ? [other] : [])];
		});
	}

	private markers(own: string[], line: StoryLine): string[] {
		const mark = wordOf(line, "mark");
		const marked = own.filter((slot) => this.played[slot] === cardIn(line, this.cards));
		return marked.flatMap((slot) => [
			...(OF_ITSELF[mark]?.some((effect) => this.does(slot, effect)) ? [slot] : []),
			...(OF_THAT[mark]?.some((effect) => this.does(this.facing(slot), effect)) ? [this.facing(slot)] : []),
		]);
	}

	/** One more card after a pirate comes of no other card. */
	private buyers(own: string[], line: StoryLine): string[] {
		const { seat = -1, cost } = line.numbers;
		if (this.boarder === seat && cost === BOARDING) {
			this.boarder = -1;
			return [];
		}
		this.boarder = this.cards[cardIn(line, this.cards)]?.is_pirate ? seat : -1;
		return own.filter((slot) => this.does(slot, "buy-a-card-for", cost));
	}

	private slotsOf(seat: number): string[] {
		return this.box.sides.map((side) => slotKey(seat, side)).filter((slot) => slot in this.played);
	}

	facing(slot: string): string {
		const found = this.box.facing.find((one) => slotKey(one.slot.seat, one.slot.side) === slot);
		return found ? slotKey(found.faces.seat, found.faces.side) : "";
	}

	private typeAt(slot: string): TypeWord | undefined {
		return this.cards[this.played[slot] ?? ""]?.type;
	}

	private rank(slot: string): number {
		const type = this.typeAt(slot);
		return type ? TYPES.indexOf(type) : -1;
	}

	/** What a played card does against the one it faces. */
	face(slot: string): FaceShown {
		const against = this.typeAt(this.facing(slot));
		return (against && this.cards[this.played[slot] ?? ""]?.against[against]) ?? NOTHING;
	}

	private does(slot: string, effect: string, n?: number): boolean {
		return this.face(slot).effects.some((one) => one.effect === effect && (n === undefined || one.n === n));
	}
}

/** What tells two lines apart in which one card acts. */
function deedKey(line: StoryLine, slot: string): string {
	const { seat, victim } = line.numbers;
	return [line.key, slot, seat, victim, wordOf(line, "purse"), wordOf(line, "mark"), wordOf(line, "why")].join();
}

export type Round = { number: number; deeds: Deed[]; course: Course };

/** The last round that was revealed: its deeds, and the cards that were played in it. */
export function lastRound(story: StoryLine[], box: PillageBox, cards: Cards): Round {
	const course = new Course(box, cards);
	const start = roundStart(story);
	const lines = start < 0 ? [] : story.slice(start);
	const begun = story.slice(0, Math.max(start, 0)).findLast(({ key }) => key === "pillage-round-begun");
	return { number: begun?.numbers.round ?? 1, deeds: lines.map((line) => course.hear(line)), course };
}
