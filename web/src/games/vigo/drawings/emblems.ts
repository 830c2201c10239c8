/** What is drawn on events and ships: the colour of their ground, and a drawing in a square of 100. */

import type { Component } from "svelte";
import type { EVENTS } from "../events";
import Dolphin from "./emblems/Dolphin.svelte";
import Pirate from "./emblems/Pirate.svelte";
import Ship from "./emblems/Ship.svelte";
import Wave from "./emblems/Wave.svelte";

export type Emblematic = keyof typeof EVENTS | "ship";

export const EMBLEMS: Record<Emblematic, { ground: string; drawing: Component }> = {
	pirate: { ground: "#ecd3c6", drawing: Pirate },
	dolphin: { ground: "#d7e9ee", drawing: Dolphin },
	wave: { ground: "#d7e9ee", drawing: Wave },
	ship: { ground: "#f3e2b1", drawing: Ship },
};

export const hasEmblem = (part: string): part is Emblematic => part in EMBLEMS;
