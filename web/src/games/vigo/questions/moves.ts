/** What the table offers: the moves in `asked`, as they are written, taken apart for whoever draws them. */

import type { Asked } from "../../../wire/messages";
import { apart, cellFrom, type Direction } from "../drawings/tiles";
import { EVENTS } from "../events";

const DIRECTIONS: readonly string[] = ["north", "east", "south", "west"];

export type EventName = keyof typeof EVENTS;
export type Aim = (typeof EVENTS)[EventName];
type EventAt<A extends Aim> = { [E in EventName]: (typeof EVENTS)[E] extends A ? E : never }[EventName];

type Each<K extends string, Of> = K extends string ? { kind: K } & Of : never;
export type Course = { kind: "sail"; direction: Direction; distance: number; cell: string };
export type Spot = Each<"place" | "on" | EventAt<"cell">, { cell: string }>;
export type Line = Each<EventAt<"line">, { line: string }>;
export type Theft = Each<EventAt<"stock">, { seat: number; tile: string }>;
export type Lift = Each<"put" | "call", { tile: string }>;
export type Build = { kind: "build"; tiles: string[] };
export type Plain = Each<"take" | "end" | "keep" | "stay", unknown>;
type Move = Course | Spot | Line | Theft | Lift | Build | Plain;
export type Offer = { action: number } & Move;
export type Kind = Offer["kind"];
export type Of<K extends Kind> = Extract<Offer, { kind: K }>;
export type AtCell = Extract<Offer, { cell: string }>;
export type AtLine = Extract<Offer, { line: string }>;

const AIMS: Partial<Record<Kind, Aim>> = { ...EVENTS, sail: "cell", place: "cell", on: "cell", call: "stock" };

/** What has to be chosen for a move: a cell, a line, or a tile of somebody's stock. */
export const aimOf = (kind: Kind | null): Aim | null => (kind && AIMS[kind]) ?? null;
export const isEvent = (kind: string): kind is EventName => kind in EVENTS;

/** Everything that may be done now; courses need to know where the boat is. */
export function offersOf(asked: Asked | null, boat: string | null): Offer[] {
	return (asked?.actions ?? []).map((action, place) => ({ action, ...read(asked?.moves[place] ?? "", boat ?? "A1") }));
}

function read(move: string, boat: string): Move {
	const [kind = "", ...rest] = move.split(" ");
	const [first = "", second = ""] = rest;
	if (DIRECTIONS.includes(kind)) return course(kind as Direction, Number(first), boat);
	if (isEvent(kind)) return played(kind, first, second);
	switch (kind) {
		case "place":
		case "on":
			return { kind, cell: first };
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

/** An event, by what it is aimed at. */
function played(event: EventName, first: string, second: string): Move {
	switch (EVENTS[event]) {
		case "cell":
			return { kind: event as EventAt<"cell">, cell: first };
		case "line":
			return { kind: event as EventAt<"line">, line: first };
		case "stock":
			return { kind: event as EventAt<"stock">, seat: Number(first) - 1, tile: second };
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
export function byCell(offers: Offer[], kind: Kind | null): Map<string, AtCell> {
	const aims = offers.filter((offer): offer is AtCell => offer.kind === kind && "cell" in offer);
	return new Map(aims.map((offer) => [offer.cell, offer]));
}

/** The rows and columns that can be chosen. */
export function byLine(offers: Offer[], kind: Kind | null): AtLine[] {
	return offers.filter((offer): offer is AtLine => offer.kind === kind && "line" in offer);
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
