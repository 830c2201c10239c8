// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words } from "../../../words/words.svelte";
import ColoursField from "./ColoursField.svelte";

beforeAll(() => words.need("vigo"));
afterEach(cleanup);

test("whoever takes a colour that is taken swaps with who had it", async () => {
	const onchoose = vi.fn();
	render(ColoursField, { label: "Colours", value: "", usual: "", seats: 3, describedBy: "how", onchoose });
	const selects = screen.getAllByRole<HTMLSelectElement>("combobox");
	expect(selects.map(({ value }) => value)).toEqual(["red", "blue", "green"]);
	await fireEvent.change(screen.getByLabelText("Colour of player 1"), { target: { value: "green" } });
	expect(onchoose).toHaveBeenLastCalledWith("green,blue,red,yellow,white,violet");
	await fireEvent.change(screen.getByLabelText("Colour of player 2"), { target: { value: "violet" } });
	expect(onchoose).toHaveBeenLastCalledWith("red,violet,green,yellow,white,blue");
});
