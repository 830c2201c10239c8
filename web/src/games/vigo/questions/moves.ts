/** What the table offers: the moves in `asked`, as they are written, taken apart for whoever draws them. */

import type { Asked } from "../../../wire/messages";
import { apart, cellFrom, type Direction } from "../drawings/tiles";

const DIRECTIONS: readonly string[] = ["north", "east", "south", "west"];

type Each<K extends string, Of> = K extends string ? { kind: K } & Of : never;
export type Course = { kind: "sail"; direction: Direction; distance: number; cell: string };
export type Aim = Each<"place" | "dolphin" | "on", { cell: string }>;
export type Wave = { kind: "wave"; line: string };
export type Theft = { kind: "pirate"; seat: number; tile: string };
export type Lift = Each<"put" | "call", { tile: string }>;
export type Build = { kind: "build"; tiles: string[] };
export type Plain = Each<"take" | "end" | "keep" | "stay", unknown>;
type Move = Course | Aim | Wave | Theft | Lift | Build | Plain;
export type Offer = { action: number } & Move;
export type Kind = Offer["kind"];
export type Of<K extends Kind> = Extract<Offer, { kind: K }>;

/** Everything that may be done now; courses need to know where the boat is. */
export function offersOf(asked: Asked | null, boat: string | null): Offer[] {
	return (asked?.actions ?? []).map((action, place) => ({ action, ...read(asked?.moves[place] ?? "", boat ?? "A1") }));
}

function read(move: string, boat: string): Move {
	const [kind = "", ...rest] = move.split(" ");
	const [first = "", second = ""] = rest;
	if (DIRECTIONS.includes(kind)) return course(kind as Direction, Number(first), boat);
	switch (kind) {
		case "place":
		case "dolphin":
		case "on":
			return { kind, cell: first };
		case "wave":
			return { kind, line: first };
		case "pirate":
			return { kind, seat: Number(first) - 1, tile: second };
		case "put":
		case "call":
			return { kind, tile: first };
		case "build":
			return { kind, tiles: rest };
		case "take":
		case "end":
		case "keep":
		case "stay":
			return { kind };
		default:
			throw new Error(`no move of VIGO: ${move}`);
	}
}

function course(direction: Direction, distance: number, boat: string): Course {
	return { kind: "sail", direction, distance, cell: cellFrom(boat, direction, distance) ?? boat };
}

/** The offers of some kind. */
export function only<K extends Kind>(offers: Offer[], ...kinds: K[]): Of<K>[] {
	return offers.filter((offer): offer is Of<K> => (kinds as Kind[]).includes(offer.kind));
}

/** What can be chosen on the chart, by its cell. */
export function byCell(offers: Offer[], kind: Kind | null): Map<string, Of<"sail" | "place" | "dolphin" | "on">> {
	const aims = only(offers, "sail", "place", "dolphin", "on").filter((offer) => offer.kind === kind);
	return new Map(aims.map((offer) => [offer.cell, offer]));
}

/** The cell that a finger meant: the one it touched, or the next beside it that can be chosen. */
export function meant(touched: string, cells: Iterable<string>): string {
	const near = [...cells].filter((cell) => apart(cell, touched) <= 1);
	return near.find((cell) => cell === touched) ?? near[0] ?? touched;
}

/** Of the cells to choose from, the nearest to a boat. */
export function nearest(from: string, cells: Iterable<string>): string | null {
	return [...cells].sort((one, other) => apart(one, from) - apart(other, from))[0] ?? null;
}

/** Where to steer from a course that is chosen: onwards, back, or the other way. */
export function steered(courses: Of<"sail">[], chosen: Course | null, direction: Direction): Of<"sail"> | null {
	const to = (way: Direction, distance: number) =>
		courses.find((course) => course.direction === way && course.distance === distance) ?? null;
	if (chosen?.direction === direction) return to(direction, chosen.distance + 1) ?? to(direction, chosen.distance);
	if (chosen && OPPOSITE[direction] === chosen.direction) return to(chosen.direction, chosen.distance - 1);
	return to(direction, 1);
}

const OPPOSITE: Record<Direction, Direction> = { north: "south", south: "north", east: "west", west: "east" };

/** What a question is about at first: where it has one answer at a place, it begins there. */
export function firstKind(offers: Offer[]): Kind | null {
	const has = (kind: Kind) => offers.some((offer) => offer.kind === kind);
	if (only(offers, "take", "end", "build", "keep").length && !has("sail")) return null;
	return (["place", "on", "sail", "put"] as Kind[]).find(has) ?? null;
}
