/**
 * The own plan while it is made. A card on the first side is given at once, which tells the seat what the second side
 * may be; that one stays a draft until its player is ready. Both can be changed until everybody is.
 */

import type { TableState } from "../../../wire/tables";
import type { Draft } from "../board/board";
import type { PillagePicture } from "../picture";
import { choiceOf, noCard, type Question, type Side } from "./moves";

type Seen = {
	table: TableState;
	picture: PillagePicture;
	question: Question | null;
	decide: (choice: number | string) => void;
	takeBack: () => Promise<boolean>;
};

export class Planning {
	draft = $state.raw<Draft>({});
	private given: { asked: TableState["asked"]; card: string } | null = null; // holds until the next question comes

	constructor(private readonly see: () => Seen) {}

	private get last(): Side {
		return this.see().picture.box.sides.at(-1) ?? "right";
	}

	/** Whether all of the plan is given. */
	get isWhole(): boolean {
		const { picture } = this.see();
		return picture.seat !== null && picture.planned[picture.seat]?.length === picture.box.sides.length;
	}

	/** The card that waits for its player to be ready. */
	get drafted(): string | null {
		const { question } = this.see();
		return (question?.kind === "plan" && question.side === this.last && this.draft[this.last]) || null;
	}

	/** Whether a card lies on the second side that can be taken back, be it that the first one is asked for again. */
	get isDrafting(): boolean {
		return this.see().question?.kind === "plan" && this.draft[this.last] !== undefined;
	}

	/** What is in the hand, and not in the draft. */
	get hand(): string[] {
		const { picture } = this.see();
		const drafted = this.draft[this.last];
		const given = drafted && this.isWhole ? picture.plan?.find(({ side }) => side === this.last)?.card : null;
		const cards = [...(picture.hand ?? []), ...(given ? [given] : [])];
		const place = drafted ? cards.indexOf(drafted) : -1;
		return place < 0 ? cards : cards.toSpliced(place, 1);
	}

	/** Lay a card on a side, or on the one that is asked for. */
	async lay(code: string, wanted: Side | null): Promise<void> {
		const { table, question, decide } = this.see();
		if (question?.kind !== "plan") return;
		const side = wanted ?? (this.isOnItsWay ? this.last : question.side);
		if (side === question.side && !question.cards.includes(code)) decide(choiceOf(table.asked, code));
		else if (side === this.last) this.draft = this.isHeld(code) ? { [side]: code } : this.draft;
		else await this.layFirst(code, question.side === this.last);
	}

	private get isOnItsWay(): boolean {
		return this.given !== null && this.given.asked === this.see().table.asked;
	}

	/** Whether a card is still in the hand: the one that was just given is not, unless there are two of them. */
	private isHeld(code: string): boolean {
		if (!this.isOnItsWay || this.given?.card !== code) return true;
		return (this.see().picture.hand ?? []).filter((card) => card === code).length > 1;
	}

	private async layFirst(code: string, isLaid: boolean): Promise<void> {
		if (isLaid && !(await this.askAgain())) return;
		const { table, decide } = this.see();
		this.given = { asked: table.asked, card: code };
		decide(choiceOf(table.asked, code));
	}

	/** Take a card of the plan back into the hand. */
	async lift(side: Side): Promise<void> {
		if (side !== this.last) await this.askAgain();
		else if (this.draft[side]) this.liftDraft();
		else if (this.isWhole) await this.undo();
	}

	/** Ask for the first side again, if that may be; what lay on the second one becomes a draft. */
	private async askAgain(): Promise<boolean> {
		const { picture } = this.see();
		const second = this.draft[this.last] ?? picture.plan?.find(({ side }) => side === this.last)?.card;
		if (this.isWhole && !(await this.undo())) return false;
		const isDone = await this.undo();
		this.draft = second ? { [this.last]: second } : {};
		return isDone;
	}

	private undo(): Promise<boolean> {
		return this.see().takeBack();
	}

	/** The card of the draft goes back into the hand. */
	liftDraft = (): void => {
		this.draft = {};
	};

	/** The draft is given. */
	ready(): void {
		const { table, decide } = this.see();
		if (this.drafted) decide(choiceOf(table.asked, this.drafted));
		this.draft = {};
	}

	/** This side stays empty. */
	leaveEmpty(): void {
		const { table, decide } = this.see();
		decide(choiceOf(table.asked, noCard));
	}
}
