// @vitest-environment happy-dom

import { beforeAll, expect, test } from "vitest";
import { signed } from "./points";
import { words } from "./words/words.svelte";

beforeAll(() => words.use("en"));

test("numbers are written alike in sentences and in score sheets, in each language", async () => {
	expect([signed(-5), signed(0), signed(1234)]).toEqual(["−5", "0", "1,234"]);
	expect(words.say("mine-result", { score: -5, won: "no" })).toBe("−5 points");
	expect(words.say("mine-result", { score: 1234, won: "no" })).toBe(`${signed(1234)} points`);
	await words.use("fr");
	expect(words.say("mine-result", { score: 1234, won: "no" })).toBe(`${signed(1234)} points`);
	await words.use("en");
});
