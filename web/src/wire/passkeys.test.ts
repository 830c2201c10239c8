import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "./connection";
import { answered, bytes, canHavePasskeys, made, text } from "./passkeys";

afterEach(() => vi.unstubAllGlobals());

/** A page at an address, in a browser that has passkeys. */
function openAt(hostname: string, isSecureContext = true) {
	vi.stubGlobal("location", { hostname });
	vi.stubGlobal("window", { isSecureContext, PublicKeyCredential: class {} });
}

test("bytes travel as text, whatever they are", () => {
	const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
	expect(text(all.buffer)).not.toMatch(/[+/=]/);
	expect(bytes(text(all.buffer))).toEqual(all);
	expect(text(bytes("_-8").buffer)).toBe("_-8");
});

test("browsers have passkeys for names, over https and on the machine itself", () => {
	openAt("games.example.org");
	expect(canHavePasskeys()).toBe(true);
	openAt("localhost");
	expect(canHavePasskeys()).toBe(true);
	openAt("pi.local", false);
	expect(canHavePasskeys()).toBe(false);
});

test.each(["127.0.0.1", "192.168.1.7", "[::1]"])("by a number such as %s there are none", (hostname) => {
	openAt(hostname);
	expect(canHavePasskeys()).toBe(false);
});

const OPTIONS = {
	challenge: "AAEC",
	user: { id: "YWRh", name: "Ada", displayName: "Ada" },
	excludeCredentials: [{ id: "_-8", type: "public-key" as const }],
	rp: { name: "Tablée" },
	pubKeyCredParams: [],
};

test("a new passkey is asked for in bytes and told in text", async () => {
	const create = vi.fn(async () => ({
		id: "AQI",
		rawId: bytes("AQI").buffer,
		type: "public-key",
		response: { clientDataJSON: bytes("AwQ").buffer, attestationObject: bytes("BQY").buffer },
	}));
	vi.stubGlobal("navigator", { credentials: { create } });
	expect(await made(OPTIONS)).toMatchObject({
		id: "AQI",
		rawId: "AQI",
		response: { clientDataJSON: "AwQ", attestationObject: "BQY" },
	});
	expect(create).toHaveBeenCalledWith({
		publicKey: expect.objectContaining({
			challenge: bytes("AAEC"),
			user: expect.objectContaining({ id: bytes("YWRh") }),
			excludeCredentials: [{ id: bytes("_-8"), type: "public-key" }],
		}),
	});
});

function failWith(name: string) {
	const get = () => Promise.reject(new DOMException("no", name));
	vi.stubGlobal("navigator", { credentials: { get } });
}

test("whoever says no has not failed; whatever else goes wrong has", async () => {
	failWith("NotAllowedError");
	expect(await answered({ challenge: "AAEC" })).toBeNull();
	failWith("SecurityError");
	await expect(answered({ challenge: "AAEC" })).rejects.toThrow(Refusal);
});
