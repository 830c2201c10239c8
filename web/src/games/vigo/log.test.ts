import { expect, test } from "vitest";
import type { StoryLine } from "../../wire/tables";
import { log } from "./log";
import type { VigoPicture } from "./picture";

const picture = (memory_aid = false) =>
	({ box: { memory_aid, free_events: false, most_held: 10 } }) as unknown as VigoPicture;
const key = { key: "vigo-tile", args: { part: "key", of: "red" } };
const hidden = { key: "vigo-tile", args: { part: "hidden", of: "none" } };
const KEY = 3;

const line = (name: string, numbers: Record<string, number>): StoryLine => ({
	key: `vigo-${name}`,
	args: { tile: key },
	numbers: { seat: 0, tile: KEY, ...numbers },
});
const faces = (story: StoryLine[], aid = false) => log(story, picture(aid)).map(({ args }) => args.tile === key);

test("the face of a tile that is hidden again is left out", () => {
	const story = [line("tile-shown", { cell: 5 }), line("tile-shown", { cell: 6 }), line("tile-hidden", { cell: 5 })];
	expect(faces(story)).toEqual([false, true, true]);
	expect(log(story, picture())[0]?.args.tile).toEqual(hidden);
	expect(faces([...story, line("tile-shown", { cell: 5 })])).toEqual([true, true, true, true]);
	expect(faces(story, true)).toEqual([true, true, true]);
});

test("so is everything that was told of it, from cell to stock and back", () => {
	const story = [
		line("tile-taken", { cell: 5 }),
		line("tile-taken", { cell: 6 }),
		line("tile-lifted", {}),
		line("tile-put-back", { cell: 9 }),
		line("tile-hidden", { cell: 9 }),
	];
	expect(faces(story)).toEqual([false, true, false, false, true]);
});

test("what a stock still holds is told", () => {
	const story = [
		line("tile-shown", { cell: 5 }),
		line("tile-taken", { cell: 5 }),
		line("pirate-played", { seat: 1, victim: 0 }),
	];
	expect(faces(story)).toEqual([true, true, true]);
});
