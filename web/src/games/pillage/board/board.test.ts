import { expect, test } from "vitest";
import { face, picture, THREE } from "../fixtures";
import { sceneOf } from "../playback/steps";
import { type Moment, placeAt } from "./board";

const moment = (parts: Partial<Moment>): Moment => {
	const of = parts.picture ?? picture();
	const scene = sceneOf(of);
	return { picture: of, me: of.seat, scene, awaited: [0, 1, 2], question: null, draft: {}, acting: [], ...parts };
};

test("the plan of others is a card face down when they are ready, and nothing before", () => {
	const now = moment({ awaited: [0, 2] });
	expect(placeAt(now, 1, "left")).toMatchObject({ isFaceDown: true, secret: null });
	expect(placeAt(now, 2, "right").isFaceDown).toBe(false);
	expect(placeAt(moment({ awaited: [] }), 1, "left").isFaceDown).toBe(false); // the game was given up
});

test("the own plan and its draft are seen by who made them", () => {
	const plan = [{ side: "left" as const, card: "FAR" }];
	const now = moment({ picture: picture({ plan }), draft: { right: "WAL" } });
	expect([placeAt(now, 0, "left").secret, placeAt(now, 0, "right").secret]).toEqual(["FAR", "WAL"]);
	expect(placeAt(now, 1, "left").secret).toBeNull();
});

test("of two places that are open the one that is asked for comes first", () => {
	const question = { kind: "plan" as const, side: "left" as const, cards: ["FAR"], canStayEmpty: false };
	const now = moment({ question });
	expect(placeAt(now, 0, "left")).toMatchObject({ isAsked: true, isLater: false });
	expect(placeAt(now, 0, "right")).toMatchObject({ isAsked: true, isLater: true });
	expect(placeAt(now, 1, "right").isLater).toBe(false);
});

test("while a duel's card in front is face up, the next one lies behind it", () => {
	const box = { ...THREE, seats: 2, sides: ["front" as const, "behind" as const] };
	const played = [[{ side: "front" as const, card: "FAR", acts: face(), marks: [] }], []];
	const plan = [{ side: "front" as const, card: "WAL" }];
	const now = moment({
		picture: picture({ box, played, plan, planned: [["front"], ["front"]], phase: "buy", round: 2 }),
	});
	expect(placeAt(now, 0, "front").laid?.code).toBe("FAR");
	expect(placeAt(now, 0, "behind").secret).toBe("WAL");
	expect(placeAt(now, 1, "front").isFaceDown).toBe(true);
});

test("nobody is called “you” while several look at the table", () => {
	expect(placeAt(moment({}), 0, "left")).toMatchObject({ isOwn: true, isYou: true });
	expect(placeAt(moment({ me: null }), 0, "left")).toMatchObject({ isOwn: true, isYou: false });
});
