/** The course that was sailed last, as the story tells it. */

import type { StoryLine } from "../../../wire/tables";
import { cellFrom, type Direction } from "../drawings/tiles";
import { EVENTS } from "../events";

export type Sailed = { seat: number; from: string; to: string };

const BACK: Record<Direction, Direction> = { north: "south", east: "west", south: "north", west: "east" };
const LEAPS = Object.entries(EVENTS).flatMap(([event, aim]) => (aim === "cell" ? [`vigo-${event}-played`] : []));

/** None before anybody has sailed, nor once another boat was moved otherwise. */
export function lastCourse(story: StoryLine[]): Sailed | null {
	const line = story.findLast(({ key }) => key === "vigo-sailed" || LEAPS.includes(key));
	if (line?.key !== "vigo-sailed") return null;
	const { direction, distance, cell } = line.args;
	const from = cellFrom(String(cell), BACK[direction as Direction], Number(distance));
	return from ? { seat: line.numbers.seat ?? 0, from, to: String(cell) } : null;
}
