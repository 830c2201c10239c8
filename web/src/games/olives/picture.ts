// Written by scripts/wire.py from the server's own types: change those, then write this anew.

/** What is in the box and what was agreed: the same throughout a game. */
export type OlivesBox = {
	bowls: number[];
	cards: number[];
	leftovers: boolean;
	rounds: number;
	seats: number;
};

/** What a seat, or a spectator, sees of a table of Olives. */
export type OlivesPicture = {
	asked: number[];
	bid: number | null;
	bowl: number;
	box: OlivesBox;
	hand: number[] | null;
	held: number[];
	phase: "away" | "bid" | "bowl" | "over";
	pile: number[];
	played: number[][];
	round: number;
	scores: number[];
	seat: number | null;
};

export type Picture = OlivesPicture;
