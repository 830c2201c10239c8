// @vitest-environment happy-dom

import { beforeAll, expect, test } from "vitest";
import { ago, size } from "./ago";
import { words } from "./words/words.svelte";

const NOW = Date.UTC(2026, 10, 17, 12);
const HOUR = 3_600_000;

beforeAll(async () => {
	await words.use("en");
	await words.need("moderation");
});

test.each([
	[0, "just now"],
	[-59_000, "just now"],
	[-60_000, "1 minute ago"],
	[-2.9 * HOUR, "2 hours ago"],
	[-30 * HOUR, "yesterday"],
	[-400 * 24 * HOUR, "last year"],
	[5 * 24 * HOUR, "in 5 days"],
])("a moment %d milliseconds from now is %s", (difference, said) => {
	expect(ago(NOW + difference, NOW)).toBe(said);
});

test.each([
	[999, "999 byte"],
	[164_000, "164 kB"],
	[1_500_000, "1.5 MB"],
	[80_900_000_000, "80.9 GB"],
])("%d bytes are %s", (bytes, said) => {
	expect(size(bytes)).toBe(said);
});
