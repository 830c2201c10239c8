import { expect, test } from "vitest";
import type { StoryLine } from "../../../wire/tables";
import { sheet } from "./scores";
import { onTrack, spread } from "./track";

test("scores go round the chart clockwise", () => {
	const at = (score: number) => onTrack(score, 0, 0, 300, 200);
	expect(at(0)).toEqual({ x: 0, y: 0, side: 0 });
	expect(at(400)).toEqual({ x: 300, y: 100, side: 1 });
	expect(at(600)).toEqual({ x: 200, y: 200, side: 2 });
	expect(at(1000)).toEqual(at(0));
	expect(at(-100)).toEqual({ x: 0, y: 100, side: 3 });
});

test("pennants on one spot stand one before the other, and none on another's", () => {
	const spreadOut = (...scores: number[]) => spread(scores, { plain: 8, numbered: 15 });
	expect(spreadOut(0, 0, 200, 0)).toEqual([0, 8, 200, 16]);
	expect(spreadOut(10, 0, 20)).toEqual([10, 0, 20]);
	expect(spreadOut(10, 0, 0)).toEqual([16, 0, 8]);
	expect(spreadOut(0, 990, 990)).toEqual([1006, 990, 998]);
	expect(spreadOut(40)).toEqual([40]);
});

test("a pennant with a number beside it keeps further from the others", () => {
	const spreadOut = (...scores: number[]) => spread(scores, { plain: 8, numbered: 15 });
	expect(spreadOut(1280, 1280)).toEqual([280, 295]);
	expect(spreadOut(1280, 285, 290)).toEqual([280, 295, 303]);
	expect(spreadOut(0, 990, -10)).toEqual([1020, 990, 1005]);
});

test("a sheet says where points come from", () => {
	const line = (key: string, seat: number, points: number): StoryLine => ({ key, args: {}, numbers: { seat, points } });
	const story = [line("vigo-ship-found", 1, 10), line("vigo-chest-built", 0, 340), line("vigo-last-ship-taken", 1, 60)];
	expect(sheet(story, 2)).toEqual([
		{ from: "ships", points: [0, 70], times: [0, 2] },
		{ from: "chests", points: [340, 0], times: [1, 0] },
	]);
	expect(sheet([...story, line("vigo-stock-counted", 0, -50)], 2)[2]?.points).toEqual([-50, 0]);
});
