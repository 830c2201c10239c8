/** A story as a tale tells it, for the tests of games. */
import type { StoryLine, TableState } from "../wire/tables";
import { plain } from "../words/pieces";
import type { Tale } from "./tale";

const reader = { table: {} as TableState, names: ["Ada", "Bot 1", "Bot 2"], me: 0 };
const marks = { good: "+", bad: "!" };

export const line = (key: string, numbers: Record<string, number>, args: Record<string, unknown> = {}): StoryLine => ({
	key,
	numbers,
	args,
});

/** Each paragraph as it is read; what is good or bad for the reader is marked. */
export function read(tale: Tale, story: StoryLine[]): string[] {
	return tale.paragraphs(story).map(({ from, to, title }) => {
		const sentences = tale.tell(story.slice(from, to), { ...reader, table: { ...reader.table, story } });
		const said = sentences.map(({ pieces, tone }) => (tone ? marks[tone] : "") + plain(pieces));
		return [...(title ? [title] : []), ...said].join(" | ");
	});
}
