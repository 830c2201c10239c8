// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { Pace } from "../../../ui/pace.svelte";
import type { TableState } from "../../../wire/tables";
import { picture, ROUND } from "../fixtures";
import { lastsFor, Story } from "./player.svelte";
import { sceneOf } from "./steps";

const line = (key: string) => ({ key, args: {}, numbers: {} });

test("a flip of the chicken is shown longer than turnips that only travel", () => {
	const theft = { chapter: "raider" as const, lines: [line("pillage-stolen")] };
	const flip = { chapter: "raider" as const, lines: [line("pillage-chicken"), ...theft.lines] };
	expect(lastsFor(flip)).toBeGreaterThan(lastsFor(theft));
});

test("who gives up, or sees somebody give up, is at the end at once, whatever round was to be read", () => {
	const fresh = ROUND;
	const before = { story: [], fresh: [], picture: picture(), result: null } as unknown as TableState;
	const after = { ...before, story: fresh, fresh };
	const result = { winners: [1], scores: [0, 0], how: "resigned" } as TableState["result"];
	for (const [ended, isHeld] of [
		[after, true],
		[{ ...after, result }, false],
	] as const) {
		const story = new Story(new Pace());
		story.hear(before, sceneOf(picture()), true);
		story.hear(after, sceneOf(picture()), true);
		story.skip();
		story.hear(ended, sceneOf(picture()), true);
		expect(story.isHeld).toBe(isHeld);
		story.stop();
	}
});
