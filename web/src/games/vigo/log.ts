/**
 * The log as it may be told now: faces of tiles that are hidden again are left out, as the server does for whoever comes
 * later. Which lines have named a tile is followed from cell to stock and back.
 */

import type { StoryLine } from "../../wire/tables";
import type { VigoPicture } from "./picture";

type Trail = number[]; // the lines, by their number, that have named a tile
type Held = { tile: number; trail: Trail; isNew: boolean };

const EVENTS: Record<string, number> = { "vigo-pirate-played": 0, "vigo-dolphin-played": 1, "vigo-wave-played": 2 };
const HIDDEN = { key: "vigo-tile", args: { part: "hidden", of: "none" } };

/** The lines of the log; with the memory aid nothing is left out. */
export function log(story: StoryLine[], picture: VigoPicture): StoryLine[] {
	if (picture.box.memory_aid) return story;
	const veiled = toVeil(story, picture.box);
	if (veiled.size === 0) return story;
	return story.map((line, number) => (veiled.has(number) ? { ...line, args: { ...line.args, tile: HIDDEN } } : line));
}

function toVeil(story: StoryLine[], box: VigoPicture["box"]): Set<number> {
	const trails = new Trails(box.free_events, box.most_held);
	for (const [number, line] of story.entries()) trails.follow(number, line);
	return trails.hidden();
}

/** Where each tile is that was ever named, and by which lines. Of equal tiles in a stock the one held longest goes. */
class Trails {
	private readonly onCell = new Map<number, Trail>();
	private readonly face = new Map<number, "shown" | "hidden">();
	private readonly stocks = new Map<number, Held[]>();
	private lifted: Trail = [];
	private hasLanded = false;

	constructor(
		private readonly freeEvents: boolean,
		private readonly mostHeld: number,
	) {}

	hidden(): Set<number> {
		const cells = [...this.onCell].filter(([cell]) => this.face.get(cell) === "hidden");
		return new Set(cells.flatMap(([, trail]) => trail));
	}

	follow(number: number, { key, numbers }: StoryLine): void {
		const { seat = 0, cell = 0, tile = 0, victim = 0 } = numbers;
		const event = EVENTS[key];
		if (event !== undefined) this.play(seat, event);
		switch (key) {
			case "vigo-sailed":
			case "vigo-stayed":
				this.hasLanded = true;
				break;
			case "vigo-turn-ended":
				this.endTurn();
				break;
			case "vigo-tile-shown":
				this.show(cell, [...(this.onCell.get(cell) ?? []), number]);
				break;
			case "vigo-tile-hidden":
				this.face.set(cell, "hidden");
				break;
			case "vigo-ship-found":
			case "vigo-last-ship-taken":
				this.onCell.delete(cell);
				break;
			case "vigo-tile-taken":
			case "vigo-tile-discovered":
				this.gain(seat, tile, [...(this.onCell.get(cell) ?? []), number], this.hasLanded);
				this.onCell.delete(cell);
				break;
			case "vigo-pirate-played":
				this.gain(seat, tile, [...this.lose(victim, tile), number]);
				break;
			case "vigo-chest-piece":
				this.lose(seat, tile);
				break;
			case "vigo-tile-lifted":
				this.lifted = [...this.lose(seat, tile), number];
				break;
			case "vigo-ten-called":
				this.lifted = [...this.lose(victim, tile), number];
				break;
			case "vigo-tile-kept":
				this.gain(seat, tile, [...this.lifted, number]);
				break;
			case "vigo-tile-put-back":
				this.show(cell, [...this.lifted, number]);
				break;
		}
	}

	private show(cell: number, trail: Trail): void {
		this.onCell.set(cell, trail);
		this.face.set(cell, "shown");
	}

	private stock(seat: number): Held[] {
		const stock = this.stocks.get(seat) ?? [];
		this.stocks.set(seat, stock);
		return stock;
	}

	private gain(seat: number, tile: number, trail: Trail, isNew = false): void {
		this.stock(seat).push({ tile, trail, isNew });
	}

	private lose(seat: number, tile: number, isNew = false): Trail {
		const stock = this.stock(seat);
		const place = stock.findIndex((held) => held.tile === tile && (held.isNew || !isNew));
		return stock.splice(place, place < 0 ? 0 : 1)[0]?.trail ?? [];
	}

	/** After landing a new event is played where one of the stock may not be. */
	private play(seat: number, event: number): void {
		const stock = this.stock(seat);
		const isOld = !this.hasLanded || this.freeEvents || stock.length === this.mostHeld;
		const hasNew = stock.some((held) => held.tile === event && held.isNew);
		this.lose(seat, event, !isOld && hasNew);
	}

	private endTurn(): void {
		this.hasLanded = false;
		for (const held of [...this.stocks.values()].flat()) held.isNew = false;
	}
}
