import { expect, test } from "vitest";
import { numbered, seatName } from "./seats";

test("the number of a bot stays with its name, and is not read with the card that follows", () => {
	expect(seatName([{ name: "Fanchon 2", level: "medium" }], 0)).toBe("Fanchon\u00a02");
	expect(seatName([{ name: "Anne Marie", person: "a" }], 0)).toBe("Anne Marie");
});

test("bots of one name are told apart in a list of games, too", () => {
	expect(numbered(["Ada", "Pépin", "Fanchon", "Pépin"])).toEqual(["Ada", "Pépin", "Fanchon", "Pépin\u00a02"]);
});
