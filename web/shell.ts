/**
 * The page as something to install: its manifest and its icons, and a worker that shows the shell where there is no
 * connection. They are written when the page is built, because they name files whose names change with their contents.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { pixels } from "./pixels.ts";

const MANIFEST = "/manifest.webmanifest";
const ROUND = "src/ui/icon.svg";
const WHOLE = "src/ui/icon-maskable.svg"; // to its edges: devices cut it as they like
const TOUCHED = "/apple-touch-icon.png"; // the name and the size that such devices ask for
const TOUCHED_SIZE = 180;
const SIZES = [192, 512]; // where a device wants pixels
const NEEDED = /\.woff2?$/; // besides scripts and styles
const WORDS = "page"; // the name of the chunks with the page's own words

type Bundle = Rolldown.OutputBundle;

export function shell(): Plugin {
	return {
		name: "tablee-shell",
		apply: "build",
		transformIndexHtml: () => [
			{ tag: "link", attrs: { rel: "manifest", href: MANIFEST }, injectTo: "head" },
			{ tag: "link", attrs: { rel: "apple-touch-icon", href: TOUCHED }, injectTo: "head" },
		],
		generateBundle(_options, bundle) {
			const [round, whole] = [ROUND, WHOLE].map((file) => readFileSync(file, "utf-8")) as [string, string];
			const emitted = (name: string, source: string | Buffer) =>
				`/${this.getFileName(this.emitFile({ type: "asset", name, source }))}`;
			const drawing = { sizes: "any", type: "image/svg+xml" };
			const icons = [
				{ src: emitted("icon.svg", round), ...drawing, purpose: "any" },
				{ src: emitted("icon-maskable.svg", whole), ...drawing, purpose: "maskable" },
				...SIZES.map((size) => ({
					src: emitted(`icon-${size}.png`, pixels(whole, size)),
					sizes: `${size}x${size}`,
					type: "image/png",
					purpose: "any",
				})),
			];
			this.emitFile({ type: "asset", fileName: TOUCHED.slice(1), source: pixels(whole, TOUCHED_SIZE) });
			this.emitFile({ type: "asset", fileName: MANIFEST.slice(1), source: manifest(icons) });
			this.emitFile({ type: "asset", fileName: "worker.js", source: worker(shellOf(bundle)) });
		},
	};
}

function manifest(icons: object[]): string {
	const name = "Tablée";
	return JSON.stringify({
		id: "/",
		name,
		short_name: name,
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: "#f7f0e1",
		theme_color: "#f7f0e1",
		categories: ["games"],
		icons,
	});
}

/** What the page needs to say anything at all: its first scripts and styles, its words, its fonts. */
function shellOf(bundle: Bundle): string[] {
	const found = new Set<string>();
	const waiting = Object.values(bundle).filter(
		(file) => file.type === "chunk" && (file.isEntry || file.name === WORDS),
	);
	for (const file of waiting) {
		if (file.type !== "chunk" || found.has(file.fileName)) continue;
		found.add(file.fileName);
		for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
		for (const name of file.imports) if (bundle[name]) waiting.push(bundle[name]);
	}
	for (const name of Object.keys(bundle)) if (NEEDED.test(name)) found.add(name);
	return [...found].sort().map((name) => `/${name}`);
}

/** The worker changes whenever the page does: by that a browser knows that there is a new one. */
function worker(files: string[]): string {
	const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
	const known = `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(files)};\n`;
	return known + readFileSync("src/worker.js", "utf-8");
}
