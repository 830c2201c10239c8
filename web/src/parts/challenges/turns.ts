/** The choices of two games turn by turn: by tricks, turns or rounds, as the game tells its story. */

import type { Paragraph } from "../../games/tale";
import type { ComparedChoice, ComparedMove } from "../../wire/messages";
import type { ReplayedGame } from "../replay/replayedGame";

/** What both chose in the same turn, each in their own game. */
export type Turn = { title: string; mine: ComparedMove[]; theirs: ComparedMove[]; isSame: boolean; isParting: boolean };

/** A game that was told again, and how its story is divided. */
export type Told = { game: ReplayedGame; paragraphs: Paragraph[] };

/** Where the turn of a seat in which an entry of the log was decided comes among all of that seat's. */
export function turnOf({ game, paragraphs }: Told, seat: number, seq: number): number {
	const step = game.stepAt(seq);
	const before = game.told(step - 1);
	const line = game.told(step) > before ? before : before - 1; // what is told of it, or was told last
	const own = paragraphs.filter((one) => !one.isMark && (one.seat === null || one.seat === seat));
	return own.findLastIndex(({ from }) => from <= line);
}

/** What a turn is called, where the game has a word for it. */
export function titleOf({ paragraphs }: Told, seat: number, turn: number): string | undefined {
	return paragraphs.filter((one) => !one.isMark && (one.seat === null || one.seat === seat))[turn]?.title;
}

/** All choices by the turns in which they were made; `named` says what a turn is called. */
export function turnsOf(
	choices: ComparedChoice[],
	parting: number | null,
	turn: { mine: (seq: number) => number; theirs: (seq: number) => number },
	named: (turn: number) => string,
): Turn[] {
	const turns = new Map<number, Turn>();
	const at = (number: number): Turn => {
		const found = turns.get(number) ?? { title: named(number), mine: [], theirs: [], isSame: true, isParting: false };
		turns.set(number, found);
		return found;
	};
	for (const [place, { mine, theirs, is_same }] of choices.entries()) {
		for (const [whose, move] of [["mine", mine] as const, ["theirs", theirs] as const]) {
			if (!move) continue;
			const row = at(turn[whose](move.seq));
			row[whose].push(move);
			row.isSame &&= is_same;
			row.isParting ||= place === parting;
		}
	}
	return [...turns].sort(([one], [other]) => one - other).map(([, row]) => row);
}
