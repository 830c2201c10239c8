import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";
import { shell } from "./shell.ts";

const SERVER = "127.0.0.1:8642"; // `tablee serve`, while the page is being worked on

export default defineConfig({
	plugins: [svelte(), shell(), svelteTesting({ autoCleanup: false })],
	build: {
		outDir: "../src/tablee/server/page",
		emptyOutDir: true,
		target: "es2022",
		assetsInlineLimit: 0, // the server allows no data in the place of files, nor scripts inside the page
		modulePreload: { polyfill: false },
	},
	server: {
		fs: { allow: [".."] },
		proxy: { "/api": `http://${SERVER}`, "/ws": { target: `ws://${SERVER}`, ws: true } },
	},
});
