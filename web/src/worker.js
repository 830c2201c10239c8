/**
 * Shows the page where there is no connection. It keeps what the page is made of, and nothing of any game: what the server
 * says is always asked anew. VERSION and SHELL are written above when the page is built.
 */

const CACHE = `tablee-${VERSION}`;

addEventListener("install", (event) => {
	event.waitUntil(keepShell());
});

addEventListener("activate", (event) => {
	event.waitUntil(takeOver());
});

addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
	if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
	else if (request.mode === "navigate") event.respondWith(page(request));
});

async function keepShell() {
	const cache = await caches.open(CACHE);
	await cache.addAll(["/", ...SHELL]);
	await skipWaiting();
}

/** The shell of the former build goes; pages that are open are this worker's from now on. */
async function takeOver() {
	const others = (await caches.keys()).filter((name) => name !== CACHE);
	await Promise.all(others.map((name) => caches.delete(name)));
	await clients.claim();
}

/** The newest page, or the shell that was kept. */
async function page(request) {
	try {
		return await fetch(request);
	} catch {
		return (await caches.match("/")) ?? Response.error();
	}
}

/** A file whose name changes with its contents is fetched once. */
async function asset(request) {
	const kept = await caches.match(request);
	if (kept) return kept;
	const fetched = await fetch(request);
	if (fetched.ok) {
		const cache = await caches.open(CACHE);
		await cache.put(request, fetched.clone());
	}
	return fetched;
}
