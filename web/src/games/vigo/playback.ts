/** How the bay came to be as it is: a moment for every cell that a boat passes and every tile that turns. */

import type { StoryLine } from "../../wire/tables";
import { cellFrom, type Direction, spotOf, tileIn } from "./tiles";

type Lying = string | null;
export type Scene = { bay: Lying[][]; boats: (string | null)[] };

/** The scenes between what was shown and what is now, told by the story. */
export function scenes(before: Scene, told: StoryLine[]): Scene[] {
	const shown: Scene[] = [];
	for (const [place, line] of told.entries()) {
		const last = shown.at(-1) ?? before;
		if (line.key === "vigo-sailed") shown.push(...sailing(last, line, told.slice(place + 1)));
		else if (!isPassed(told, place)) shown.push(...step(last, line));
	}
	return shown;
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

/** What one line of the story changes; a ship is shown before it leaves. */
function step(now: Scene, { key, args, numbers }: StoryLine): Scene[] {
	const cell = String(args.cell);
	const seat = numbers.seat ?? 0;
	switch (key) {
		case "vigo-tile-shown":
		case "vigo-tile-put-back":
			return [lay(now, cell, tileIn(args.tile))];
		case "vigo-tile-hidden":
			return [lay(now, cell, "hidden")];
		case "vigo-ship-found":
		case "vigo-last-ship-taken":
			return [lay(now, cell, "ship"), lay(now, cell, null)];
		case "vigo-tile-taken":
		case "vigo-tile-discovered":
			return [lay(now, cell, null)];
		case "vigo-boat-placed":
		case "vigo-dolphin-played":
			return [{ ...now, boats: now.boats.with(seat, cell) }];
		default:
			return [];
	}
}

function lay(now: Scene, cell: string, lying: Lying): Scene {
	const { column, row } = spotOf(cell);
	const bay = now.bay.map((line, place) => (place === row ? line.with(column, lying) : line));
	return { ...now, bay };
}
