import { expect, test } from "vitest";
import { blocks, spans } from "./markdown";

test("a rulebook in pieces", () => {
	const text =
		"# A game\n\nOne *(ruling)*\nand `R6`.\n\n### Who wins {#winner}\n\nIf so:\n\n1. one\n2. two\n   more\n\n| a | b |\n|---|---|\n| 1 | 2 |";
	expect(blocks(text).map(({ kind }) => kind)).toEqual([
		"heading",
		"paragraph",
		"heading",
		"paragraph",
		"list",
		"table",
	]);
	expect(blocks(text)[2]).toMatchObject({ level: 3, name: "winner" });
	expect(blocks(text)[4]).toMatchObject({ ordered: true, items: [spans("one"), spans("two more")] });
	expect(blocks(text)[5]).toMatchObject({ rows: [[spans("1"), spans("2")]] });
});

test("a picture of the game's own", () => {
	expect(blocks("<!-- picture: kingdom -->\n\nBelow it.").map(({ kind }) => kind)).toEqual(["picture", "paragraph"]);
});

test("emphasis", () => {
	expect(spans("a *b* **c**").map(({ kind }) => kind)).toEqual(["plain", "em", "plain", "strong"]);
});
