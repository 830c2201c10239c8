/**
 * How the table came to be as it is: a moment for every cell that a boat passes, every tile that turns or changes hands,
 * and every chest.
 */

import type { StoryLine } from "../../../wire/tables";
import { copiesOf, gained, heldAs, laidOn, lost, stockOf } from "../board/stocks";
import { cellFrom, type Direction, spotOf, tileIn } from "../drawings/tiles";
import { EVENTS } from "../events";
import type { Aim } from "../questions/moves";

type Lying = string | null;
export type Built = { seat: number; tiles: string[]; points: number };
export type Scene = {
	bay: Lying[][];
	boats: (string | null)[];
	stocks: string[][];
	scores: number[];
	ships: number; // that have been found
	moved?: { thing: string; from: string }; // what has just come there, and where it was
	chest?: Built; // that has just been built
};

/** The scenes between what was shown and what is now, told by the story; each with how many of the lines it tells. */
export function scenes(before: Scene, lines: StoryLine[]): (Scene & { told: number })[] {
	const shown: (Scene & { told: number })[] = [];
	for (const [place, line] of lines.entries()) {
		const last = quiet(shown.at(-1) ?? before);
		shown.push(...scenesOf(last, line, lines, place).map((scene) => ({ ...scene, told: place + 1 })));
	}
	return shown;
}

function scenesOf(last: Scene, line: StoryLine, lines: StoryLine[], place: number): Scene[] {
	if (line.key === "vigo-sailed") return sailing(last, line, lines.slice(place + 1));
	if (line.key === "vigo-chest-built") return [build(last, line, piecesBefore(lines, place))];
	return isPassed(lines, place) ? [] : step(last, line);
}

/** What has come to its place lies there. */
function quiet({ bay, boats, stocks, scores, ships }: Scene): Scene {
	return { bay, boats, stocks, scores, ships };
}

/** A boat sails cell by cell, and what it passes is turned while it is there. */
function sailing(before: Scene, line: StoryLine, after: StoryLine[]): Scene[] {
	const seat = line.numbers.seat ?? 0;
	const from = before.boats[seat];
	const turns = after.slice(0, sailingEnds(after));
	const shown: Scene[] = [];
	for (const cell of from ? course(from, line) : []) {
		const last = shown.at(-1) ?? before;
		const there = { ...last, boats: last.boats.with(seat, cell) };
		const turned = turns.find((told) => told.args.cell === cell);
		shown.push(...(turned ? step(there, turned) : [there]));
	}
	return shown;
}

function course(from: string, { args }: StoryLine): string[] {
	const steps = Array.from({ length: Number(args.distance) }, (_, step) => step + 1);
	return steps.map((step) => cellFrom(from, args.direction as Direction, step)).filter((cell) => cell !== null);
}

const TURNS = new Set(["vigo-tile-shown", "vigo-tile-hidden", "vigo-ship-found", "vigo-last-ship-taken"]);
const isTurn = ({ key }: StoryLine) => TURNS.has(key);

/** What follows a course directly was turned on it. */
function sailingEnds(after: StoryLine[]): number {
	const end = after.findIndex((line) => !isTurn(line));
	return end < 0 ? after.length : end;
}

function isPassed(told: StoryLine[], place: number): boolean {
	const before = told.slice(0, place + 1).findLastIndex((line) => !isTurn(line));
	return told[before]?.key === "vigo-sailed" && before < place;
}

const OF_A_CHEST = new Set(["vigo-chest-piece", "vigo-key-fits", "vigo-treasure-multiplies"]);

function piecesBefore(told: StoryLine[], place: number): string[] {
	const before = told.slice(0, place);
	const first = before.findLastIndex(({ key }) => !OF_A_CHEST.has(key)) + 1;
	return before.slice(first).flatMap(({ key, args }) => (key === "vigo-chest-piece" ? [tileIn(args.tile)] : []));
}

/** The pieces leave the stock and stand there as a chest. */
function build(now: Scene, { numbers }: StoryLine, tiles: string[]): Scene {
	const { seat = 0, points = 0, total = 0 } = numbers;
	const left = tiles.reduce((scene, tile) => lose(scene, seat, tile), now);
	return { ...left, scores: now.scores.with(seat, total), chest: { seat, tiles, points } };
}

/** What one line of the story changes; a ship is shown before it leaves. */
function step(now: Scene, line: StoryLine): Scene[] {
	const { key, args, numbers } = line;
	const cell = String(args.cell);
	const { seat = 0, victim = 0, points = 0 } = numbers;
	const event = PLAYED.get(key);
	if (event) return [play(lose(now, seat, event.name), event.aim, seat, line)];
	switch (key) {
		case "vigo-tile-shown":
			return [lay(now, cell, tileIn(args.tile))];
		case "vigo-tile-lifted":
			return [lose(now, seat, tileIn(args.tile))];
		case "vigo-tile-put-back":
			return [{ ...lay(now, cell, tileIn(args.tile)), moved: { thing: laidOn(cell), from: stockOf(seat) } }];
		case "vigo-tile-hidden":
			return [lay(now, cell, "hidden")];
		case "vigo-ship-found":
		case "vigo-last-ship-taken":
			return [lay(now, cell, "ship"), found(lay(now, cell, null), seat, points)];
		case "vigo-tile-taken":
		case "vigo-tile-discovered":
			return [gain(lay(now, cell, null), seat, tileIn(args.tile), cell)];
		case "vigo-ten-called":
			return [lose(now, victim, tileIn(args.tile))];
		case "vigo-tile-kept":
			return [gain(now, seat, tileIn(args.tile), "")];
		case "vigo-boat-placed":
			return [sail(now, seat, cell)];
		default:
			return [];
	}
}

const PLAYED = new Map(Object.entries(EVENTS).map(([name, aim]) => [`vigo-${name}-played`, { name, aim }]));

/** What an event moves by itself; tiles that it turns are lines of their own. */
function play(now: Scene, aim: Aim, seat: number, { args, numbers }: StoryLine): Scene {
	if (aim === "cell") return sail(now, seat, String(args.cell));
	return aim === "stock" ? steal(now, seat, numbers.victim ?? 0, tileIn(args.tile)) : now;
}

function gain(now: Scene, seat: number, tile: string, from: string): Scene {
	const stock = now.stocks[seat] ?? [];
	const stocks = now.stocks.with(seat, gained(stock, tile));
	return { ...now, stocks, moved: { thing: heldAs(seat, tile, copiesOf(stock, tile)), from } };
}

function lose(now: Scene, seat: number, tile: string): Scene {
	return { ...now, stocks: now.stocks.with(seat, lost(now.stocks[seat] ?? [], tile)) };
}

function steal(now: Scene, seat: number, victim: number, tile: string): Scene {
	const copies = copiesOf(now.stocks[victim] ?? [], tile);
	return gain(lose(now, victim, tile), seat, tile, heldAs(victim, tile, copies - 1));
}

/** A ship is found, and scores. */
function found(now: Scene, seat: number, points: number): Scene {
	return { ...now, scores: now.scores.with(seat, (now.scores[seat] ?? 0) + points), ships: now.ships + 1 };
}

function sail(now: Scene, seat: number, cell: string): Scene {
	return { ...now, boats: now.boats.with(seat, cell) };
}

function lay(now: Scene, cell: string, lying: Lying): Scene {
	const { column, row } = spotOf(cell);
	const bay = now.bay.map((line, place) => (place === row ? line.with(column, lying) : line));
	return { ...now, bay };
}
