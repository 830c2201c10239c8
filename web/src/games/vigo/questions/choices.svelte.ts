/** What has been chosen and not yet done: what to do, at what, and the pieces of a chest. A new question begins anew. */

import type { Asked } from "../../../wire/messages";
import { chestOf, withTile } from "../board/chests";
import type { ChestShown } from "../picture";
import {
	aimOf,
	byCell,
	byLine,
	firstKind,
	isEvent,
	type Kind,
	meant,
	nearest,
	type Offer,
	offersOf,
	only,
} from "./moves";

/** What the table tells of a question. */
export type Question = {
	number: number;
	asked: Asked | null;
	boat: string | null; // one's own
	chests: ChestShown[];
	isOutOfTurn: boolean;
	suggested: number | null;
};
export type Use = { isPressed: boolean; isOff: boolean; isBright: boolean; isSuggested: boolean };

const MIDDLE = "F5";
const UNAIMED: Kind[] = ["take", "end", "keep", "stay", "build"];
const sorted = (tiles: string[]): string => tiles.toSorted().join(" ");

export class Choices {
	private readonly question: () => Question;

	constructor(question: () => Question) {
		this.question = question;
	}

	// Each by itself: what stays the same begins nothing anew.
	private readonly number = $derived.by(() => this.question().number);
	private readonly asked = $derived.by(() => this.question().asked);
	private readonly boat = $derived.by(() => this.question().boat);
	private readonly chests = $derived.by(() => this.question().chests);
	private readonly isOutOfTurn = $derived.by(() => this.question().isOutOfTurn);

	readonly offers = $derived.by(() => offersOf(this.asked, this.boat));
	readonly hint = $derived.by(() => this.offers.find(({ action }) => action === this.question().suggested) ?? null);

	mode = $derived.by<Kind | null>(() => {
		void this.number;
		return this.hint && !UNAIMED.includes(this.hint.kind) ? this.hint.kind : this.first();
	});
	readonly aims = $derived.by(() => byCell(this.offers, this.mode));
	cursor = $derived.by(() => {
		void this.number;
		return this.hint && "cell" in this.hint ? this.hint.cell : this.start(this.mode);
	});
	chosen = $derived.by<Offer | null>(() => {
		void this.number;
		return this.hint?.kind === this.mode ? this.hint : this.atStart(this.mode);
	});
	picked = $derived.by(() => (this.hint?.kind === "build" ? this.hint.tiles : this.best()));

	/** The chest that is ready to be built. */
	readonly chest = $derived.by(() => {
		const whole = chestOf(this.chests, this.picked);
		const offer = whole && only(this.offers, "build").find(({ tiles }) => sorted(tiles) === sorted(this.picked));
		return offer ? { offer, points: whole.points } : null;
	});

	/** Begin with something else; with nothing, as the question begins. */
	turnTo(kind: Kind | null): void {
		this.mode = kind ?? this.first();
		const hint = this.hint?.kind === this.mode ? this.hint : null;
		this.chosen = hint ?? this.atStart(this.mode);
		this.cursor = hint && "cell" in hint ? hint.cell : this.start(this.mode);
	}

	choose(offer: Offer | null): void {
		this.chosen = offer;
		if (offer && "cell" in offer) this.cursor = offer.cell;
		else if (this.mode === "sail") this.cursor = this.boat ?? MIDDLE;
	}

	/** Choose what a cell stands for, if anything. A finger may miss it by one. */
	pick(touched: string, isTouch: boolean): void {
		const cell = isTouch ? meant(touched, this.aims.keys()) : touched;
		this.chosen = aimOf(this.mode) === "line" ? this.lineThrough(cell) : (this.aims.get(cell) ?? null);
		this.cursor = cell;
	}

	pickBest(): void {
		this.picked = this.best();
	}

	/** What a tile of the own stock can do now: go back, be played, or go into the chest. */
	use(tile: string, copy: number): Use {
		const put = only(this.offers, "put").find((offer) => offer.tile === tile);
		if (this.mode === "put" && put) {
			const isPressed = put === this.chosen && copy === 0;
			return { isPressed, isOff: false, isBright: true, isSuggested: put === this.hint };
		}
		if (isEvent(tile)) {
			const isOff = !this.offers.some(({ kind }) => kind === tile);
			return { isPressed: this.mode === tile, isOff, isBright: !isOff, isSuggested: this.hint?.kind === tile };
		}
		const isPressed = copy < this.picked.filter((one) => one === tile).length;
		const isOff = !isPressed && !withTile(this.chests, this.picked, tile);
		return { isPressed, isOff, isBright: false, isSuggested: false };
	}

	useTile(tile: string, isPressed: boolean): void {
		if (this.mode === "put") this.choose(only(this.offers, "put").find((offer) => offer.tile === tile) ?? null);
		else if (isEvent(tile)) this.turnTo(isPressed ? null : tile);
		else if (isPressed) this.picked = this.picked.toSpliced(this.picked.indexOf(tile), 1);
		else this.picked = withTile(this.chests, this.picked, tile) ?? this.picked;
	}

	private first(): Kind | null {
		return this.isOutOfTurn ? null : firstKind(this.offers);
	}

	/** A course begins at the boat; among cells the nearest is proposed, and never the one where the boat is. */
	private start(kind: Kind | null): string {
		const from = this.boat ?? MIDDLE;
		return kind === "sail" ? from : (nearest(from, byCell(this.offers, kind).keys()) ?? from);
	}

	/** What is proposed; not to leap to where the boat is already, which would bring nothing. */
	private atStart(kind: Kind | null): Offer | null {
		const start = this.start(kind);
		return start === this.boat ? null : (byCell(this.offers, kind).get(start) ?? null);
	}

	private best(): string[] {
		return this.chests[0]?.pieces.map(({ tile }) => tile) ?? [];
	}

	/** A cell stands for its row, and once more for its column. */
	private lineThrough(cell: string): Offer | null {
		const [column, row] = [...cell];
		const wanted = this.chosen && "line" in this.chosen && this.chosen.line === row ? column : row;
		return byLine(this.offers, this.mode).find(({ line }) => line === wanted) ?? null;
	}
}
