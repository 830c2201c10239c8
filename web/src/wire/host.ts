/** What a host of the server asks and does. */

import { words } from "../words/words.svelte";
import { request } from "./api";
import type { HostBan, HostPerson, HostReport, HostServer, HostStatus, HostTable } from "./messages";

/** One page of a list, and how many rows all pages have. */
export type Listing<Row> = { rows: Row[]; total: number };
export const PAGE_ROWS = 20;

async function get<T>(path: string): Promise<T> {
	return (await (await request(`/api/host${path}`, words.language)).json()) as T;
}

async function act(path: string, method: "POST" | "DELETE", body?: object): Promise<void> {
	await request(`/api/host${path}`, words.language, method, body);
}

export const status = () => get<HostStatus>("");
export const server = () => get<HostServer>("/server");
export const tables = (page: number) => get<Listing<HostTable>>(`/tables?page=${page}`);
export const reports = (page: number, isSettled: boolean) =>
	get<Listing<HostReport>>(`/reports?page=${page}${isSettled ? "&settled" : ""}`);
export const bans = () => get<HostBan[]>("/bans");
export const people = (page: number, search: string) =>
	get<Listing<HostPerson>>(`/people?page=${page}&search=${encodeURIComponent(search)}`);

export const claim = (code: string) => act("", "POST", { code });
export const resign = () => act("", "DELETE");
export const endTable = (table: string) => act(`/tables/${table}/end`, "POST");
export const settle = (report: string) => act(`/reports/${report}/settle`, "POST");
export const ban = (person: string, days: number | null, address: boolean) =>
	act("/bans", "POST", { person, days, address });
export const lift = (ban: string) => act(`/bans/${ban}`, "DELETE");
