import { expect, test } from "vitest";
import type { GameShown, OptionShown } from "../../wire/messages";
import { TableForm } from "./tableForm.svelte";

const option = (
	name: string,
	values: OptionShown["values"],
	needs_seats: Record<string, number[]> = {},
): OptionShown => ({
	name,
	label: name,
	default: values[0] ?? "",
	values,
	needs_seats,
	is_laboratory: false,
	words: "",
	says: {},
});

const GAME: GameShown = {
	name: "figs",
	title: "Figs",
	blurb: "",
	version: 1,
	seats: [2, 3, 4],
	actions: 1,
	options: [option("supply", [36, 12], { "12": [2] }), option("vigilance", [false, true]), option("rounds", [4, 5])],
	presets: [{ name: "printed", label: "Printed", options: { vigilance: true }, words: "" }],
	levels: ["random", "greedy", "easy"],
	bots: [{ level: "easy", name: "Pépin", style: "" }],
	has_lesson: false,
	is_listed: true,
};
const open = (form: TableForm) => form.open.map(({ name }) => name);

test("a table with friends needs no decision", () => {
	const { wanted } = new TableForm(GAME);
	expect(wanted).toMatchObject({ chairs: [{ kind: "me" }, { kind: "person" }], options: {}, starts_when_full: false });
});

test("only options that so many players can choose are shown, and what no longer fits is not sent", () => {
	const form = new TableForm(GAME);
	expect(open(form)).toContain("supply");
	form.chosen.supply = 12;
	expect(form.wanted.options).toEqual({ supply: 12 });
	form.seats = 3;
	expect(open(form)).not.toContain("supply");
	expect(form.wanted.options).toEqual({});
});

test("a preset settles its options", () => {
	const form = new TableForm(GAME);
	form.choosePreset("printed");
	expect(open(form)).toEqual(["supply", "rounds"]);
	expect(form.wanted).toMatchObject({ preset: "printed", options: {} });
});

test("a bot sits down with its level, one of middle strength unless another is chosen", () => {
	const form = new TableForm(GAME);
	for (const choice of form.rest) choice.kind = "bot";
	expect(form.isAlone).toBe(true);
	expect(form.wanted.chairs[1]).toEqual({ kind: "bot", level: "easy" });
	expect(form.wanted.starts_when_full).toBe(true);
});
