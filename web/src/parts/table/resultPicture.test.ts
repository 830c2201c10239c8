import { expect, test } from "vitest";
import { drawResult } from "./resultPicture";

const RESULT = {
	game: "Dominoes",
	title: "Ada wins",
	note: "",
	rows: [
		{ hue: 1, rank: 1, name: "Ada & <Eve>", score: "31 points", isWinner: true },
		{ hue: 0, rank: 2, name: "A name that is far too long for its place", score: "−4 points", isWinner: false },
	],
	lines: [
		{ hue: 0, totals: [10, 31] },
		{ hue: 1, totals: [2, -4] },
	],
	foot: "Tablée",
};

test("a picture tells everybody's place and points, and draws how they came about", () => {
	const { svg } = drawResult(RESULT);
	for (const words of ["Dominoes", "Ada wins", "31 points", "−4 points", "Tablée"]) expect(svg).toContain(words);
	expect(svg.match(/<polyline/g)).toHaveLength(2);
	const colours = (shape: RegExp) => [...svg.matchAll(shape)].map(([, colour]) => colour);
	expect(colours(/<circle[^>]*fill="([^"]+)/g)).toEqual(colours(/<polyline[^>]*stroke="([^"]+)/g).toReversed());
	expect(drawResult({ ...RESULT, lines: RESULT.lines.map(({ hue }) => ({ hue, totals: [4] })) }).svg).not.toContain(
		"<polyline",
	);
});

test("names are letters in it, never tags, and stay in their place", () => {
	const { svg } = drawResult(RESULT);
	expect(svg).toContain("Ada &#38; &#60;Eve&#62;");
	expect(svg).not.toContain("for its place");
	const many = "Ada-Lou, Maximilienne and Zoé share the win";
	expect(drawResult({ ...RESULT, title: many }).svg).toContain(many);
});

test("who gave up is told in it, and takes its own line", () => {
	const { svg, height } = drawResult({ ...RESULT, note: "Ben resigned." });
	expect(svg).toContain("Ben resigned.");
	expect(height).toBeGreaterThan(drawResult(RESULT).height);
});
