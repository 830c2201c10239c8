// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { coach } from "./coach";

test("the first four questions come with advice, each once", () => {
	coach.begin("one");
	const asked = ["7 0", "7 0", "7 0", "7 1", "12 0", "12 0", "15 0", "18 0", "21 0"];
	expect(asked.map((question) => coach.advises("one", question))).toEqual([
		...[true, false, false, true, true, false, true, false, false],
	]);
	expect(coach.advises("another", "7 0")).toBe(false);
});
