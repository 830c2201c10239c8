import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", { documentElement: {} });
const { account, ago, deviceWords } = await import("./account.svelte");
const { words } = await import("./words/words.svelte");

const NOW = new Date(2026, 10, 17, 9, 30).getTime();
const HOUR = 3_600_000;

beforeEach(async () => {
	vi.useFakeTimers({ now: NOW });
	await words.use("en");
	await words.need("account");
});

afterEach(() => vi.useRealTimers());

test.each([
	[0, "this hour"],
	[3 * HOUR, "3 hours ago"],
	[25 * HOUR, "yesterday"],
	[36 * HOUR, "2 days ago"], // in the evening, a night and a day ago
	[90 * 24 * HOUR, "3 months ago"],
	[-HOUR, "this hour"], // by a clock that is wrong
])("%d milliseconds ago is said as %s", (before, said) => {
	expect(ago(NOW - before)).toBe(said);
});

test("a device is called by what is known of it", async () => {
	const device = { browser: "Firefox", system: "Linux", is_former: false };
	expect(deviceWords(device)).toBe("Firefox on Linux");
	expect(deviceWords({ ...device, browser: "" })).toBe("Linux");
	expect(deviceWords({ ...device, browser: "", system: "" })).toBe("Some device");
	expect(deviceWords({ ...device, is_former: true })).toBe("Devices from before the last update");
	await words.use("fr");
	expect(deviceWords(device)).toBe("Firefox sous Linux");
});

test("only this browser knows me while there is no other session, passkey or link", () => {
	const here = { session: "s", browser: "", system: "", seen: 0, is_this: true, is_former: false };
	Object.assign(account, { isKnown: true, sessions: [here], passkeys: [], recovery: null });
	expect(account.isOnlyHere).toBe(true);
	account.recovery = NOW;
	expect(account.isOnlyHere).toBe(false);
	Object.assign(account, { sessions: [here, { ...here, session: "t" }], recovery: null });
	expect(account.isOnlyHere).toBe(false);
});
