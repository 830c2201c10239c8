// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { arrowKeys } from "./focus";

afterEach(() => document.body.replaceChildren());

test("arrow keys go from button to button, and round the ends of the list", () => {
	document.body.innerHTML =
		"<ul><li><button>1</button></li><li><button>2</button></li><li><button>3</button></li></ul>";
	const list = document.querySelector("ul") as HTMLElement;
	arrowKeys(list);
	list.focus();
	expect(document.activeElement).toBe(list);
	const reached = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "a"].map((key) => {
		document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
		return document.activeElement?.textContent;
	});
	expect(reached).toEqual(["1", "2", "1", "3", "3"]);
});
