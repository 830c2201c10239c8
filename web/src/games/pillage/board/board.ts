/** What lies at each place of the table, from the picture, the scene that is told, and the own draft. */

import type { PillagePicture } from "../picture";
import { slotKey } from "../playback/course";
import type { Laid, Scene } from "../playback/steps";
import type { Question, Side } from "../questions/moves";

export type PlaceShown = {
	side: Side;
	isOwn: boolean;
	isYou: boolean; // whether it is called so: not while several look
	laid: Laid | null;
	secret: string | null; // a card that only who looks sees
	isFaceDown: boolean;
	isAsked: boolean; // whether a card can be laid here now
	isLater: boolean; // but is asked for on the other side first
	isActing: boolean;
	isIdle: boolean; // while others act
};
export type Draft = Partial<Record<Side, string>>;

export type Moment = {
	picture: PillagePicture;
	me: number | null; // who is called “you”
	scene: Scene;
	awaited: number[];
	question: Question | null;
	draft: Draft;
	acting: string[];
};

export function placeAt(moment: Moment, seat: number, side: Side): PlaceShown {
	const { picture, scene, question, acting } = moment;
	const key = slotKey(seat, side);
	const laid = scene.played[key] ?? null;
	const isOwn = seat === picture.seat;
	const secret = laid || !isOwn ? null : secretAt(moment, side);
	return {
		side,
		isOwn,
		isYou: isOwn && seat === moment.me,
		laid,
		secret,
		isFaceDown: !laid && !isOwn && isFaceDown(moment, seat, side),
		isAsked: isOwn && question?.kind === "plan" && isOpen(picture, question.side, side),
		isLater: isOwn && question?.kind === "plan" && question.side !== side,
		isActing: acting.includes(key),
		isIdle: acting.length > 0 && !acting.includes(key),
	};
}

/** Whether a place can be planned now, or its card changed; in a duel the card in front is, from round 2 on, the old one. */
function isOpen({ box, round }: PillagePicture, asked: Side, side: Side): boolean {
	return side === asked || box.sides[0] === "left" || round === 1;
}

/** While a duel's card in front is face up, the next one still lies behind it. */
function sideOfPlan({ scene, picture }: Moment, seat: number, side: Side): Side | null {
	const hasFront = slotKey(seat, "front") in scene.played;
	if (!picture.box.sides.includes("front") || !hasFront) return side;
	return side === "behind" ? "front" : null;
}

function secretAt(moment: Moment, side: Side): string | null {
	const planned = sideOfPlan(moment, moment.picture.seat ?? -1, side);
	if (planned === side && moment.draft[side]) return moment.draft[side] ?? null;
	return moment.picture.plan?.find((one) => one.side === planned)?.card ?? null;
}

function isFaceDown(moment: Moment, seat: number, side: Side): boolean {
	const { picture, awaited } = moment;
	const planned = sideOfPlan(moment, seat, side);
	if (!planned || picture.gaps[seat]?.includes(planned)) return false;
	if (picture.planned[seat]?.includes(planned)) return true;
	// where nobody is waited for, as after a game that was given up, nobody has just planned
	return planned === side && picture.phase === "plan" && awaited.length > 0 && !awaited.includes(seat);
}
