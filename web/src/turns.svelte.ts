/** "Your turn": in the page's title, and with permission as a notification of the browser. */

import { client } from "./wire/client.svelte";
import { t } from "./words/words.svelte";

export const canNotify = (): boolean => "Notification" in globalThis && Notification.permission !== "denied";

/** Keep the title up to date for as long as the page lives. */
export function announceTurns(): void {
	let before = 0;
	$effect(() => {
		const { turns } = client;
		document.title = turns ? t("title-turn", { turns }) : t("title");
		if (turns > before && document.hidden) notify();
		before = turns;
	});
}

function notify(): void {
	if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
	const note = new Notification(t("notice-turn"), { tag: "tablee-turn" });
	note.onclick = () => {
		focus();
		note.close();
	};
}
