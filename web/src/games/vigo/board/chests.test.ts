import { expect, test } from "vitest";
import type { ChestShown } from "../picture";
import { bestWith, chestOf, joined, sum, withTile } from "./chests";

const chest = (points: number, ...tiles: string[]): ChestShown => ({
	pieces: tiles.map((tile) => ({ tile, points: tile.endsWith("red") ? 40 : 10 })),
	fitting_key: 0,
	treasure: null,
	times: 1,
	points,
});
const large = chest(90, "lid-red", "lid-cup", "bottom-cup", "bottom-ring", "middle-cup", "middle-cup");
const small = chest(70, "lid-red", "lid-cup", "bottom-cup", "bottom-ring");
const other = chest(40, "lid-cup", "lid-ring", "bottom-cup", "bottom-ring");
const all = [large, small, other];

test("some pieces belong to the best chest that has them all", () => {
	expect(bestWith(all, ["lid-red"])?.chest).toBe(large);
	expect(bestWith(all, ["lid-ring"])).toEqual({ chest: other, missing: ["lid-cup", "bottom-cup", "bottom-ring"] });
	expect(bestWith(all, ["lid-red", "lid-ring"])).toBeNull();
});

test("a chest is whole with just its pieces", () => {
	expect(chestOf(all, ["bottom-ring", "bottom-cup", "lid-cup", "lid-red"])).toBe(small);
	expect(chestOf(all, ["lid-cup", "lid-red"])).toBeNull();
});

test("a piece that does not go with the others takes the place of some", () => {
	expect(withTile(all, ["lid-red", "lid-cup", "bottom-cup"], "lid-ring")).toEqual([
		"lid-cup",
		"bottom-cup",
		"lid-ring",
	]);
	expect(withTile(all, ["middle-cup"], "middle-cup")).toEqual(["middle-cup", "middle-cup"]);
	expect(withTile(all, [], "key-red")).toBeNull();
});

test("pieces join: lids above, bottoms below, the second mirrored, the lock above between them", () => {
	const { pieces, columns, key } = joined([
		"lid-red",
		"lid-cup",
		"bottom-red",
		"bottom-cup",
		"middle-cup",
		"lock-blue",
		"key-blue",
	]);
	const at = (column: number, row: number) => pieces.find((piece) => piece.column === column && piece.row === row);
	expect([columns, key]).toEqual([3, "key-blue"]);
	expect([0, 1, 2].map((column) => at(column, 0)?.tile)).toEqual(["lid-red", "lock-blue", "lid-cup"]);
	expect([0, 1, 2].map((column) => at(column, 1)?.tile)).toEqual(["bottom-red", "middle-cup", "bottom-cup"]);
	expect(at(2, 1)?.isMirrored).toBe(true);
	expect(at(1, 1)?.isAbove).toBe(false);
});

test("a sum as on a slate", () => {
	expect(sum(large)).toBe("40 + 5\u00a0×\u00a010");
});
