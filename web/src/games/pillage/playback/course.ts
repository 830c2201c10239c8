/** The course of a round as its story tells it: which card of which type acts. */

import type { StoryLine } from "../../../wire/tables";
import type { Text } from "../../../words/words.svelte";
import type { TypeWord } from "../drawings/types";
import type { CardShown, FaceShown, PillageBox } from "../picture";

export type Chapter = "reveal" | TypeWord | "refresh" | "end";
/** A line, the chapter it belongs to, and the places of the cards that do it: where two do it together, of both. */
export type Deed = { line: StoryLine; chapter: Chapter; slots: string[] };
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
	const last = story.findLastIndex(({ key }) => key === REVEALED);
	let start = last;
	while (start > 0 && story[start - 1]?.key === REVEALED) start--;
	return start;
}

export const REVEALED = "pillage-revealed";
export const ACTS = "pillage-card-acts"; // it names a card that does what the next line tells
const NAMING = new Set([ACTS, REVEALED, "pillage-order-shown"]);
const REFRESHING = new Set(["pillage-returned", "pillage-rested", "pillage-buried", "pillage-changed-hands"]);
const ENDING = new Set(["pillage-round-begun", "pillage-game-won", "pillage-game-drawn"]);
const NOTHING: FaceShown = { relic: null, effects: [], is_if_unable: false };

export class Course {
	readonly played: Record<string, string> = {};
	private chapter: Chapter = "reveal";
	private acting: string[] = []; // the places of the cards that were named since the last deed

	constructor(
		private readonly box: PillageBox,
		readonly cards: Cards,
	) {}

	/** What a line of the round tells. */
	hear(line: StoryLine): Deed {
		if (NAMING.has(line.key)) this.name(line);
		if (ENDING.has(line.key)) this.chapter = "end";
		else if (REFRESHING.has(line.key) || wordOf(line, "why") === "refresh") this.chapter = "refresh";
		const deed = { line, chapter: this.chapter, slots: this.acting };
		if (line.key !== ACTS) this.acting = [];
		return deed;
	}

	private name(line: StoryLine): void {
		const slot = slotKey(line.numbers.seat ?? 0, wordOf(line, "side"));
		const code = cardIn(line, this.cards);
		this.acting = [...this.acting, slot];
		if (line.key === REVEALED) this.played[slot] = code;
		else this.chapter = this.cards[code]?.type ?? this.chapter;
	}

	facing(slot: string): string {
		const found = this.box.facing.find((one) => slotKey(one.slot.seat, one.slot.side) === slot);
		return found ? slotKey(found.faces.seat, found.faces.side) : "";
	}

	/** Which card of a seat the card at a place marks: itself, or the one it faces. */
	markedBy(slot: string, seat: number): string {
		return seatOf(slot) === seat ? slot : this.facing(slot);
	}

	/** What a played card does against the one it faces. */
	face(slot: string): FaceShown {
		const against = this.cards[this.played[this.facing(slot)] ?? ""]?.type;
		return (against && this.cards[this.played[slot] ?? ""]?.against[against]) ?? NOTHING;
	}
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
