// Written by scripts/wire.py from the server's own types: change those, then write this anew.

/** A player's five spaces from the left, the farmers won in this round, and what the kingdom is worth now. */
export type KingdomShown = {
	farmers: number;
	points: number;
	spaces: SpaceShown[];
};

/** A card in the trick and who played it. */
export type Played = {
	card: string;
	seat: number;
};

/** A space as it is printed: places for farmers, how many of them are filled in print, and its bonus. §kingdom */
export type PrintedSpace = {
	bonus: number;
	places: number;
	printed: number;
};

/** The farmers that a card of a value earns: winning, or losing to its own colour or to another. §farmers §losers */
export type PrintedValue = {
	farmers_for_losing_to_other_colour: number;
	farmers_for_losing_to_same_colour: number;
	farmers_for_winning: number;
	value: number;
};

/** Which round it is, counted from 1, and who deals; nobody before the first dealer is drawn. §rounds §dealer */
export type RoundShown = {
	dealer: number | null;
	number: number;
};

/** The cards on a space from the bottom to the top, the places that are filled and missing, the points. §scoring */
export type SpaceShown = {
	cards: string[];
	farmers: number;
	missing: number;
	points: number;
};

/** Which trick of the round it is, counted from 1, and its cards in the order of play. */
export type TrickShown = {
	cards: Played[];
	is_complete: boolean;
	leader: number | null;
	led: string | null;
	number: number;
	to_lay: string[];
	winner: number | null;
};

/** What is in the box and what was agreed: the same throughout a game. */
export type UgoBox = {
	colours: string[];
	farmer_supply: number;
	penalty: number;
	rounds: number;
	seats: number;
	spaces: PrintedSpace[];
	tricks: number;
	values: PrintedValue[];
};

/** What a seat, or a spectator, sees of a table of UGO!. */
export type UgoPicture = {
	aside: number;
	box: UgoBox;
	hand: string[] | null;
	held: number[];
	kingdoms: KingdomShown[];
	phase: "deal" | "dealer" | "lay" | "over" | "play";
	round: RoundShown;
	scores: number[];
	seat: number | null;
	supply: number;
	trick: TrickShown;
	turn: number | null;
};

export type Picture = UgoPicture;
