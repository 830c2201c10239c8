// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { lastsFor } from "./player.svelte";

const line = (key: string) => ({ key, args: {}, numbers: {} });

test("a flip of the chicken is shown longer than turnips that only travel", () => {
	const theft = { chapter: "raider" as const, lines: [line("pillage-stolen")] };
	const flip = { chapter: "raider" as const, lines: [line("pillage-chicken"), ...theft.lines] };
	expect(lastsFor(flip)).toBeGreaterThan(lastsFor(theft));
});
