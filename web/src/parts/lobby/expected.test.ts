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
