// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { expectAll, expected } from "./expected";

const ADA = { name: "Ada", person: "1" };
const BEN = { name: "Ben", person: "2" };

test("those who played before are expected until they have come; bots are not", () => {
	expectAll("next", [ADA, { name: "Pépin", level: "easy" }, BEN]);
	expect(expected("next", [ADA, { is_free: true }])).toEqual(["Ben"]);
	expect(expected("next", [ADA, BEN])).toEqual([]);
	expect(expected("another", [ADA, { is_free: true }])).toEqual([]);
});

test("another tab of the browser knows them too; only the latest tables are remembered", () => {
	expectAll("first", [ADA, BEN]);
	sessionStorage.clear(); // as a tab that has just been opened
	expect(expected("first", [ADA])).toEqual(["Ben"]);
	for (let table = 0; table < 20; table++) expectAll(`later-${table}`, [ADA, BEN]);
	expect(expected("first", [ADA])).toEqual([]);
});
