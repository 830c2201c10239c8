// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { coach } from "./coach";

test("the first four questions come with advice, each once", () => {
	coach.begin("one");
	const asked = [7, 7, 7, 9, 12, 12, 15, 18, 21];
	expect(asked.map((question) => coach.advises("one", question))).toEqual([
		...[true, false, false, true, true, false, true, false, false],
	]);
	expect(coach.advises("another", 7)).toBe(false);
});
