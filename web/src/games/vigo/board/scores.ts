/** Where everybody's points come from, as the story told it. */

import type { StoryLine } from "../../../wire/tables";

export type Row = { from: "ships" | "chests" | "stock"; points: number[]; times: number[] };

const SOURCES: Record<string, Row["from"]> = {
	"vigo-ship-found": "ships",
	"vigo-last-ship-taken": "ships",
	"vigo-chest-built": "chests",
	"vigo-stock-counted": "stock",
};

/** A row for each source of points; stocks count only at the end. */
export function sheet(story: StoryLine[], seats: number): Row[] {
	const rows = (["ships", "chests", "stock"] as const).map((from) => ({
		from,
		points: Array<number>(seats).fill(0),
		times: Array<number>(seats).fill(0),
	}));
	for (const { key, numbers } of story) {
		const row = rows.find(({ from }) => from === SOURCES[key]);
		const { seat, points } = numbers;
		if (!row || seat === undefined || points === undefined) continue;
		row.points[seat] = (row.points[seat] ?? 0) + points;
		row.times[seat] = (row.times[seat] ?? 0) + 1;
	}
	return rows.filter(({ from, times }) => from !== "stock" || times.some(Boolean));
}
