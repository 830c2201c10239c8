import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { pixels } from "./pixels.ts";

const SCALE = 2; // pixels for each unit of the drawing
const SIZE = 32 * SCALE;
const HEAD = 8 + 12 + 13; // bytes before the pixels: the signature, and the chunk that names the size

test("the icon in pixels shows what is drawn", () => {
	const png = pixels(readFileSync("src/ui/icon-maskable.svg", "utf-8"), SIZE);
	const rows = inflateSync(png.subarray(HEAD + 8, HEAD + 8 + png.readUInt32BE(HEAD)));
	const at = (x: number, y: number) => {
		const start = y * SCALE * (3 * SIZE + 1) + 1 + 3 * x * SCALE;
		return `#${rows.subarray(start, start + 3).toString("hex")}`;
	};
	expect(at(0, 0)).toBe("#2f4a3e"); // felt, to the edge
	expect(at(31, 31)).toBe("#2f4a3e");
	expect(at(12, 15)).toBe("#f7f0e1"); // the card behind
	expect(at(20, 11)).toBe("#c8442b"); // the card in front, and what is on it
	expect(at(18, 15)).toBe("#f7f0e1");
	expect(at(22, 18)).toBe("#2a2622"); // its edge
});
