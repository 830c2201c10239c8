import { expect, test } from "vitest";
import { unbroken } from "./pieces";

test("a drawing stays with the word before it and the point behind it; a line may break at the space then", () => {
	const [farmer, card] = [
		{ sign: "farmer", label: "farmer" },
		{ sign: "R7", label: "red 7" },
	];
	expect(unbroken(["You get 2 ", farmer, ". Ben takes ", card, " ", card, " · Cid ", card, "."])).toEqual([
		["You "],
		["get "],
		["2 ", farmer, "."],
		[" "],
		["Ben "],
		["takes ", card],
		[" "],
		[card, " ·"],
		[" "],
		["Cid ", card, "."],
	]);
});
