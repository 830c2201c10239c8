// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { dayOf, solved, streak } from "./streak";

beforeEach(() => localStorage.clear());

test("days in a row are counted, each once", () => {
	expect(streak("2026-11-17")).toBe(0);
	solved("2026-11-30");
	solved("2026-11-30");
	expect([streak("2026-11-30"), streak("2026-12-01")]).toEqual([1, 1]);
	solved("2026-12-01");
	expect(streak("2026-12-01")).toBe(2);
});

test("a day that was missed begins anew", () => {
	solved("2026-11-17");
	expect(streak("2026-11-19")).toBe(0);
	solved("2026-11-19");
	expect(streak("2026-11-19")).toBe(1);
});

test("a day is that of the reader's calendar", () => {
	expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
