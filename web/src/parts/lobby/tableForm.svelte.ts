/** A new table as it is being made up: who sits where, and by which rules. */

import { usualBot } from "../../bots";
import { CLOCKS } from "../../clock";
import type { Chair, GameShown, OptionShown } from "../../wire/messages";
import { applies, type Chosen, fitting, usual, type Value } from "./variants";

export type Sitting = "person" | "bot" | "here"; // a friend by the link, a bot, somebody on this device
export type SeatChoice = { kind: Sitting; level: string; name: string };

const MOST_OTHERS = 9;

export class TableForm {
	seats = $state(2);
	others = $state<SeatChoice[]>([]);
	preset = $state("");
	chosen = $state<Chosen>({});
	clock = $state(0);
	isPublic = $state(false);
	hints = $state(true);

	constructor(readonly game: GameShown) {
		this.seats = game.seats[0] ?? 2;
		const level = usualBot(game);
		this.others = Array.from({ length: MOST_OTHERS }, () => ({ kind: "person", level, name: "" }));
	}

	/** What was chosen in another form of the same game. */
	take({ seats, others, preset, chosen, clock, isPublic, hints }: TableForm): void {
		Object.assign(this, { seats, others, preset, chosen, clock, isPublic, hints });
	}

	/** Those who take part beside oneself. */
	get rest(): SeatChoice[] {
		return this.others.slice(0, this.seats - 1);
	}

	/** How many people come by the link. */
	get friends(): number {
		return this.rest.filter(({ kind }) => kind === "person").length;
	}

	get isAlone(): boolean {
		return this.rest.every(({ kind }) => kind === "bot");
	}

	get chairs(): Chair[] {
		return [
			{ kind: "me" },
			...this.rest.map(({ kind, level }): Chair => (kind === "bot" ? { kind, level } : { kind: "person" })),
		];
	}

	/** The options that can be chosen now. */
	get open(): OptionShown[] {
		return this.game.options.filter((option) => applies(this.game, option, this.seats, this.preset, this.chosen));
	}

	value({ name, default: plain }: OptionShown): Value {
		return this.chosen[name] ?? usual(this.game, this.preset)[name] ?? plain;
	}

	choosePreset(preset: string): void {
		this.preset = preset;
		this.chosen = {};
	}

	/** What differs from what is usual, of the options that still apply. */
	get changed(): OptionShown[] {
		return this.open.filter((option) => {
			const value = this.chosen[option.name];
			const fits = option.values.length === 0 || fitting(option, this.seats).includes(value ?? option.default);
			return value !== undefined && value !== usual(this.game, this.preset)[option.name] && fits;
		});
	}

	/** What the server is asked for; its nonce and its id come with the message. */
	get wanted() {
		return {
			game: this.game.name,
			chairs: this.chairs,
			preset: this.preset || null,
			options: Object.fromEntries(this.changed.map((option) => [option.name, this.value(option)])),
			is_public: this.isPublic && this.friends > 0,
			clock: CLOCKS[this.clock] ?? {},
			hints: this.hints,
			starts_when_full: this.friends === 0,
		};
	}
}
