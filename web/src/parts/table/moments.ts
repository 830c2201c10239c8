/** What a table looked like before: as it was seen on this page, or, of a finished game, as its replay has it. */

import type { Paragraph } from "../../games/tale";
import { replay } from "../../wire/api";
import type { TableState } from "../../wire/tables";
import { words } from "../../words/words.svelte";
import { ReplayedGame } from "../replay/replayedGame";

const MOST = 400; // states of a table that are remembered

type Lines = Pick<Paragraph, "from" | "to">;

/** Some lines of a story to be shown again: the table before them, and after each piece of news. */
export type Moment = { before: TableState; after: TableState[] };

/** The states of a table in the order in which they were seen. */
export class SeenTable {
	private states: TableState[] = [];

	/** Remember what is seen; what was taken back never happened. */
	see(table: TableState): void {
		const last = this.states.at(-1);
		if (last && last.seq === table.seq && last.story.length === table.story.length) return;
		const kept = table.story.length - table.fresh.length;
		this.states = [...this.states.filter(({ story }) => story.length <= kept).slice(-MOST), table];
	}

	/** A paragraph to be shown again, if its lines, or the last of them, came while somebody looked. */
	moment(lines: Lines): Moment | null {
		const { to } = lines;
		const first = placeBefore(
			this.states.map(({ story }) => story.length),
			lines,
		);
		const before = this.states[first];
		if (!before || before.story.length >= to) return null;
		const rest = this.states.slice(first + 1);
		const end = rest.findIndex(({ story }) => story.length >= to);
		return end < 0 ? null : { before, after: rest.slice(0, end + 1) };
	}
}

/**
 * The place of the table before some lines, of tables at which so many lines were told. News that end what was told before
 * and only begin these lines, such as with the number of a round, are not shown again: the table is that after them.
 */
export function placeBefore(told: number[], { from, to }: Lines): number {
	const before = told.findLastIndex((lines) => lines <= from);
	const [last, next] = [told[before] ?? from, told[before + 1] ?? to];
	return Math.max(0, last < from && next < to ? before + 1 : before); // a game begins with lines
}

/** A finished game, from its replay. */
export async function replayed(table: TableState): Promise<ReplayedGame> {
	const { frames } = await replay(table.table, table.seat, words.language);
	return new ReplayedGame({ ...table, status: "playing", result: null, asked: null, awaited: [] }, frames);
}
