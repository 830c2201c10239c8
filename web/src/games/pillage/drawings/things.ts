/** The small things that cards, signs and purses show, as data: each is a few shapes in a box from -12 to 12, drawn with one ink line. */

export type Shape = [path: string, fill?: string];

const WOOD = "#a9743f";
const IRON = "#b9c0c4";
const GOLD = "#e0b23d";
const PAPER = "#fffaf0";
const LEAF = "#6f9a52";
const RED = "#c8553d";
const SEA = "#6aa5bd";
const STONE = "#b8b1a2";

/** What effects, marks and purses are drawn with. */
export const ICONS = {
	turnip: [
		["M0-2C6-5 10 0 8 5 6 9 2 9 0 12-2 9-6 9-8 5-10 0-6-5 0-2z", "#f6eaf3"],
		["M-8.600 1C-9-4-4-4.500 0-2 4-4.500 9-4 8.600 1 3 4-3 4-8.600 1z", "#a8578f"],
		["M0-3C-2-8-6-9-8-8-6-5-4-3 0-3zM0-3C-1-9 1-12 3-12 4-8 3-5 0-3z", LEAF],
	],
	steal: [["M-6 11V3l-4-6 2.500-1.500L-4-1V-9h3V-2-11h3v9l1-7.500h3V2l1.500-4 2.500 1-3 8q-.500 4-3 4z", "#e8c39e"]],
	bank: [
		["M-10-3h20v12h-20z", "#b98a4a"],
		["M-10-3l3-6h14l3 6z", "#d9b373"],
		["M-2.500 0h5v5h-5z", "#f6dc8e"],
	],
	card: [
		["M-7-10h14v20h-14z", PAPER],
		["M-4 6v-5l4-4 4 4v5z", "#c9a06a"],
	],
	relic: [
		["M-7-10h14q0 10-5 11v4h4v4h-12v-4h4v-4q-5-1-5-11z", GOLD],
		["M-2-7h4v4h-4z", RED],
	],
	exhaust: [["M4-10A10 10 0 1 0 10 5 8.500 8.500 0 0 1 4-10z", "#9fb2d1"]],
	provoke: [["M-10-9h20V4H1l-5 6V4h-6z", "#ffd9a0"], ["M0-6.500v5.500M0 1.500v.4"]],
	sacrifice: [
		["M0 11C-9 11-10 3-5-2-4 1-2 1-2-1-3-5 0-9 3-12 3-6 9-3 8 3 7 9 4 11 0 11z", "#e0703a"],
		["M0 10c-4-1-4-5-1-8 3 2 5 6 1 8z", "#f6dc8e"],
	],
	swap: [["M-10-4H6L2-9M10 5H-6l4 5"]],
	take: [["M-10-6h12v16h-12z", PAPER], ["M11-9 4-2M4-8v6h6"]],
	top: [["M-8 0h16v10h-16z", PAPER], ["M0-11v8M-4-6l4 4 4-4"]],
	out: [["M-10 1h20v9h-20z", "#b98a4a"], ["M-2.500 3h5v4h-5z", "#f6dc8e"], ["M0-1v-10M-4-7l4-4 4 4"]],
	refresh: [["M8-5A9 9 0 1 0 9 3M9-10v6H3"]],
	that: [["M-5-7 5 0-5 7"]],
	check: [["M-8 1l6 6L9-7"]],
	otherwise: [["M-6-9V2H6M2-3l5 5-5 5"]],
	anchor: [["M0-6V10M-9 3q1 7 9 7t9-7M-5-2H5M0-6a3 3 0 1 0-.1 0z"]],
	chicken: [
		["M-10 3q-1-9 8-9 3-6 8-5 4 1 4 5-1 14-11 15-8 0-9-6z", PAPER],
		["M3-11q1-4 3-2 2-3 3 0 3-1 2 2z", RED],
		["M10-7l4 2-4 2z", GOLD],
		["M6-7.500v.2"],
		["M-2 9v3M2 9v3", ""],
	],
} satisfies Record<string, Shape[]>;
export type Icon = keyof typeof ICONS;

/** The sign of each type: an ear of wheat, bricks, crossed blades, a gem. */
export const SIGNS = {
	farmer: "M0 9V-3M0-2q-5-1-4-7 4 2 4 7zM0-2q5-1 4-7-4 2-4 7zM0 4q-5-1-6-5 5-1 6 5zM0 4q5-1 6-5-5-1-6 5z",
	wall: "M-8-7H8V7H-8zM-8 0H8M0-7V0M-4 0V7M4 0V7",
	raider: "M-7-7 6 6M7-7-6 6M-7 3l4 4M7 3 3 7",
	merchant: "M-4-6h8l4 5-8 9-8-9zM-8-1H8M-4-6l4 14 4-14",
};

/** What each villager is known by. */
export const THINGS: Record<string, Shape[]> = {
	FAR: [["M0 12V-4", ""], ["M-6-12v6q0 3 6 3t6-3v-6M0-12v9"]],
	WAL: [["M-9 12V-6h4v-4h3v4h4v-4h3v4h4v18z", STONE], ["M-9 0H9M-9 6H9M-3-6v6M3 0v6"]],
	RAI: [
		["M-2 4V-10l2-2 2 2V4z", IRON],
		["M-6 4H6v2.500H-6zM-1.500 6.500h3V12h-3z", WOOD],
	],
	MER: [
		["M-8 2Q-8-5-2-6h4Q8-5 8 2q0 9-8 9T-8 2z", "#c98b4a"],
		["M-3-6q-3-3-2-5h10q1 2-2 5z", "#c98b4a"],
		["M0 6a3 3 0 1 0-.1 0z", GOLD],
	],
	FLO: [
		["M0 12V0", ""],
		["M0 8q-6 0-6-5 6 0 6 5z", LEAF],
		["M0-2q-6 3-7-3 0-3 3-3-1-4 4-4t4 4q3 0 3 3-1 6-7 3z", "#e79ab8"],
		["M0-3a2.500 2.500 0 1 0-.1 0z", GOLD],
	],
	INN: [["M-10 6Q-10-6 0-6T10 6z", "#d9a860"], ["M-12 6h24v4h-24z", WOOD], ["M-5-1l2 4M0-3l2 4M5-2l2 4"]],
	MAS: [
		["M-11 10 2-10 8-3-4 8z", IRON],
		["M5-7l4-3 3 3-4 3z", WOOD],
	],
	MIN: [
		["M-1-6h3V12h-3z", WOOD],
		["M-11 0Q-8-10 0.500-9 9-10 12 0 7-5 .500-5-6-5-11 0z", IRON],
	],
	PIC: [
		["M-7-6H7V9q0 3-3 3h-8q-3 0-3-3z", "#cfe0b4"],
		["M-6-11H6v5H-6z", "#c98b4a"],
		["M-3-1v9M3 1v8", LEAF],
	],
	RAT: [["M-9 7q-2-10 8-11 4-4 7 0 6 4 6 11z", "#9a9088"], ["M-9 7q-4-1-3-6M7 1v.4M3-5q0-4 3-3"]],
	SHE: [
		["M-2 12V-6q0-6 5-6t5 6q0 3-3 3", ""],
		["M-11 12q-2-8 4-8 5 0 4 8z", PAPER],
	],
	CAT: [
		["M-9 12V-3Q-9-12 0-12T9-3v15z", STONE],
		["M0 2a6 6 0 1 0-.1 0z", "#8fb7cf"],
		["M0-10V2M-6-4H6M-4-8l8 8M4-8l-8 8"],
	],
	DUN: [
		["M-1.500-12h3v24h-3z", WOOD],
		["M1-10q9-2 10 5Q8 2 1 1z", IRON],
	],
	LAB: [["M-11-11h22v22h-22z", "#dbe3c6"], ["M-11-6H6V6H-6V-1H1M-11 11v-5M11-1H6"]],
	MOA: [
		["M-10 3V-10h4v3h4v-3h4v3h4v-3h4V3z", STONE],
		["M-12 6q3-4 6 0t6 0 6 0 6 0M-12 11q3-4 6 0t6 0 6 0 6 0"],
		["M-3 3v-5q3-3 6 0v5z", WOOD],
	],
	TOL: [["M-12 9V-3q12-9 24 0V9H7Q6 0 0 0T-7 9z", STONE], ["M-12-1q12-8 24 0"]],
	TRE: [["M-10 4h11v7h-11z", GOLD], ["M-8-3h11v7h-11z", GOLD], ["M2-1h9v12H1", GOLD], ["M2 3h9M2 7h9"]],
	MON: [["M-9 7q3-2 3-9 0-7 6-7t6 7q0 7 3 9z", GOLD], ["M-3 7q0 4 3 4t3-4M0-9v-3"]],
	BER: [
		["M-1.500-12h3v24h-3z", WOOD],
		["M1.500-9q9-3 9 4t-9 4zM-1.500-9q-9-3-9 4t9 4z", IRON],
	],
	BUR: [["M-6-4H6l2 14H-8z", "#f6dc8e"], ["M-6-4q6-6 12 0zM0-7v-2a3 3 0 1 1 .1 0M-3 10V0M3 10V0"]],
	CUT: [["M-10-9 5 5M-10 5 5-9M5 5a3 3 0 1 1 .1 0zM5-9a3 3 0 1 1 .1 0z"], ["M-12 6q5 0 6 5h-7z", "#c98b4a"]],
	OUT: [["M-4-12Q12 0-4 12", ""], ["M-4-12V12M-11 0H9M5-3l4 3-4 3M-11 0l-1-3M-11 0l-1 3"]],
	TRA: [["M-11 6Q-11-8 0-8T11 6z", IRON], ["M-11 6l3-5 3 5 2.500-5L0 6l2.500-5L5 6l3-5 3 5M0 6v6"]],
	VET: [["M-6-12h12l-3 9h-6z", RED], ["M0 10a6.500 6.500 0 1 0-.1 0z", GOLD], ["M0 0v6M-3 3h6"]],
	TUR: [
		["M-11-6q6-4 11 0v10q-5 6-9 2-3-4-2-12z", PAPER],
		["M0-6q5-4 11 0 1 8-2 12-4 4-9-2z", "#57534d"],
		["M-7-1h3M4-1h3"],
	],
	BAR: [["M-11 5q0-8 7-8l3 3q4 2 3 7-3 6-8 4-5 0-5-6z", WOOD], ["M-2-1 9-12M7-12l4 3M-5 5 4-5"]],
	DOC: [
		["M-3-11h6v8l6 11q1 3-3 3H-6q-4 0-3-3l6-11z", "#dff0ee"],
		["M-6 3H6l3 5q1 3-3 3H-6q-4 0-3-3z", "#7fb58f"],
	],
	SMU: [["M-8-11H8q4 11 0 22H-8q-4-11 0-22z", WOOD], ["M-9-5H9M-9 5H9M0-11v22"]],
	FIS: [["M-9 0Q-2-9 7 0-2 9-9 0zM6 0l6-5v10z", SEA], ["M-5-1v.4M0-4q2 4 0 8"]],
	OYS: [
		["M-11 2Q-9-10 0-11 9-10 11 2 0 8-11 2z", "#d8c9b4"],
		["M-11 3Q0 13 11 3 0 8-11 3z", "#f3e6da"],
		["M0 6a3.500 3.500 0 1 0-.1 0z", PAPER],
		["M0-11V1M-5-9l3 10M5-9l-3 10"],
	],
	BEA: [["M0-12l3 8 9 0-7 6 3 9-8-5-8 5 3-9-7-6 9 0z", "#e89a5b"], ["M0-3v.4M-3 2v.4M3 2v.4"]],
	WHA: [
		["M-10 12 6-6", ""],
		["M3-9 12-12 9-3 6-3z", IRON],
		["M-12 3q4-5 7 0 4 0 4 4-3 5-9 3z", "#5c7f95"],
	],
	LIG: [
		["M-4 12-2-4h4l2 16z", PAPER],
		["M-3.500 4h7l.6 4h-8.200z", RED],
		["M-3-9h6v5h-6z", "#f6dc8e"],
		["M-4-9l4-3 4 3z", RED],
		["M6-8l6-3M6-5l6 2M-6-8l-6-3M-6-5l-6 2"],
	],
	REE: [
		["M-12 12Q-11 2-6 4q3-9 8-1 6-5 7 3 3 1 3 6z", STONE],
		["M-5 3q-4-4-3-10M-7-2l-4-3M3 1q-1-6 3-11M4-5l5-2", ""],
	],
	HAR: [["M-11-7h8v6h-8zM-4-3H4v6h-8zM3 1h8v6H3z", IRON]],
	SEA: [
		["M-6 6V-8h3v3h2v-3h2v3h2v-3h3V6z", STONE],
		["M-12 8q3-5 6 0t6 0 6 0 6 0v4h-24z", SEA],
		["M0-8v-4h6l-2 1.500L6-9H0", RED],
	],
	CUS: [
		["M-4-11h8l-2 9h-4zM-8-2H8v5H-8z", WOOD],
		["M-10 9h20M-6 6v3M6 6v3", ""],
	],
	TAV: [["M-8-5H5V11H-8z", "#dba94f"], ["M5-2h4q3 0 3 4t-3 4H5"], ["M-9-5q-2-4 2-5 1-3 5-1 4-3 6 1 4 1 2 5z", PAPER]],
	BOA: [
		["M0-12V4M-10-2q0 12 10 12T10-2M-10-2l-2 4M10-2l2 4M-10-2l4 2M10-2 6 0"],
		["M0-9a2.500 2.500 0 1 0-.1 0z", IRON],
	],
	COR: [
		["M-8 7Q4 6 8-11 12 3-5 11z", IRON],
		["M-11 5l7 7M-9 9l-3 3", ""],
	],
	FIR: [
		["M-11 5h22l-4 7H-7z", WOOD],
		["M-6 5q-4-6 1-10 0 3 2 3-1-6 4-9-1 5 3 7 4 4 1 9z", "#e0703a"],
	],
	PRE: [["M-6 0a5 5 0 1 0-.1 0zM7 10a5 5 0 1 0-.1 0z", IRON], ["M-3 0 3 4"]],
	GUN: [
		["M-11-1 8-8q4 0 4 4L-6 8q-6 0-5-9z", "#5f6466"],
		["M-2 12a5 5 0 1 0-.1 0z", WOOD],
	],
	QUA: [["M-10-8h20V9h-20z", WOOD], ["M-10-8 10 9M10-8-10 9M-10-8h20V9h-20z"]],
	PRI: [
		["M-11 4h22l-5 8H-6z", WOOD],
		["M1-11v13h9Q9-7 1-11z", PAPER],
		["M-1-8v10h-8q1-7 8-10z", RED],
	],
	CHA: [["M-11-7l7-3 8 3 7-3V8l-7 3-8-3-7 3z", "#f1e2b8"], ["M-4-10V8M4-7v18"], ["M6-1l3 3M9-1 6 2M-8 3q3-4 6-1", ""]],
	FEN: [
		["M0 11a7 7 0 1 0-.1 0z", GOLD],
		["M0 8a4 4 0 1 0-.1 0z", PAPER],
		["M-4-9h8l2 4-6 4-6-4z", "#7fb5c4"],
	],
	RAN: [
		["M-7-2a5 5 0 1 1 .1 0zM-4-4 10 6M7 4l3-4M4 2l2-3", ""],
		["M-7-5.500a1.500 1.500 0 1 0-.1 0z", PAPER],
	],
};

/** For a villager that nobody has drawn: an owner's card. */
export const UNKNOWN_THING: Shape[] = [["M-9-11h18v22h-18z", PAPER], ["M-5-5H5M-5 0H5M-5 5H1"]];
