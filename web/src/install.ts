/** What makes the page live on: a worker that shows it without a connection, and a new build that takes its place. */

const TRIED = "tablee-loaded-anew";
const AGAIN = 60_000; // milliseconds before the same trouble may load the page once more

/** Have the page at hand without a connection; browsers offer that only where nobody can change it on its way. */
export function keepAtHand(): void {
	if (import.meta.env.PROD && "serviceWorker" in navigator)
		navigator.serviceWorker.register("/worker.js").catch(() => {});
}

/** A part of the page that is not there any more belonged to a former build: load the new one. */
export function renew(): void {
	addEventListener("vite:preloadError", () => {
		const tried = Number(sessionStorage.getItem(TRIED) ?? 0);
		if (!navigator.onLine || Date.now() - tried < AGAIN) return;
		sessionStorage.setItem(TRIED, String(Date.now()));
		location.reload();
	});
}
