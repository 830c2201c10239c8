/** Our icon in pixels, for devices that take no drawings: it draws circles and polygons without dents, as the icon has. */

import { crc32, deflateSync } from "node:zlib";

const SIDE = 32; // of the square that the icon is drawn on
const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

type Shape = { outside: (x: number, y: number) => number; fill: number[]; stroke: number[]; half: number };

/** A drawing as a PNG of so many pixels a side. */
export function pixels(svg: string, size: number): Buffer {
	const shapes = shapesOf(svg);
	const pixelsOf = (y: number) => Array.from({ length: size }, (_, x) => pixel(shapes, x + 0.5, y + 0.5, SIDE / size));
	const rows = Array.from({ length: size }, (_, y) => [0, ...pixelsOf(y).flat()]); // 0: a row as it is
	const head = Buffer.from([0, 0, size >> 8, size & 255, 0, 0, size >> 8, size & 255, 8, 2, 0, 0, 0]); // 8 bits, in colours
	const data = deflateSync(Buffer.from(rows.flat()));
	return Buffer.concat([SIGNATURE, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(kind: string, data: Buffer): Buffer {
	const framed = Buffer.alloc(data.length + 12);
	framed.writeUInt32BE(data.length);
	framed.write(kind, 4);
	data.copy(framed, 8);
	framed.writeUInt32BE(crc32(framed.subarray(4, -4)), data.length + 8);
	return framed;
}

/** One shape over another; at their edges, as much of each as the pixel has. */
function pixel(shapes: Shape[], x: number, y: number, step: number): number[] {
	let seen = [0, 0, 0];
	for (const { outside, fill, stroke, half } of shapes) {
		const far = outside(x * step, y * step);
		seen = mixed(seen, stroke, 0.5 - (far - half) / step);
		seen = mixed(seen, fill, 0.5 - (far + half) / step);
	}
	return seen;
}

function mixed(under: number[], over: number[], share: number): number[] {
	if (share <= 0) return under;
	return share >= 1 ? over : under.map((part, at) => part + ((over[at] ?? 0) - part) * share);
}

function shapesOf(svg: string): Shape[] {
	return [...svg.matchAll(/<(?:circle|polygon)[^>]*>/g)].map(([tag]) => {
		const said = (name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? "";
		const colour = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
		const [cx = 0, cy = 0, r = 0] = ["cx", "cy", "r"].map((name) => Number(said(name)));
		const corners = said("points")
			.split(" ")
			.map((corner) => corner.split(",").map(Number)) as [number, number][];
		const outside = r ? (x: number, y: number) => Math.hypot(x - cx, y - cy) - r : outsideOf(corners);
		const [fill, half] = [said("fill"), Number(said("stroke-width")) / 2];
		return { outside, fill: colour(fill), stroke: colour(said("stroke") || fill), half };
	});
}

/** How far a point is beyond the edges, which go round by the clock; less than 0 inside. */
const outsideOf = (corners: [number, number][]) => (x: number, y: number) =>
	Math.max(
		...corners.map(([ax, ay], place) => {
			const [bx, by] = corners[(place + 1) % corners.length] ?? [ax, ay];
			return ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / Math.hypot(bx - ax, by - ay);
		}),
	);
