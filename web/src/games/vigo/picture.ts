// Written by scripts/wire.py from the server's own types: change those, then write this anew.

/** A chest that the own stock makes, reckoned as on a slate. §chests §value §multiplier */
export type ChestShown = {
	fitting_key: number;
	pieces: PiecePoints[];
	points: number;
	times: number;
	treasure: string | null;
};

/** How many more turns without progress end the game; it counts once a whole round has brought none. §safety */
export type Countdown = {
	fewest_in_bay: number;
	is_counting: boolean;
	is_progress: boolean;
	turns_left: number;
};

/** A tile of a chest and its points. */
export type PiecePoints = {
	points: number;
	tile: string;
};

/** What counts how much: ships, pieces and keys by their colour, a key that fits, a pirate left over. §value §end */
export type PrintedPoints = {
	brown: number;
	fitting_key: number;
	last_ship: number;
	other_colour: number;
	own_colour: number;
	pirate: number;
	ship: number;
};

/** A kind of tile: what it is, of which colour or with which treasure, and how many there are. §tiles */
export type PrintedTile = {
	code: string;
	colour: string | null;
	copies: number;
	part: "bottom" | "dolphin" | "key" | "lid" | "lock" | "middle" | "pirate" | "ship" | "wave";
	treasure: string | null;
};

/** Who has ten tiles, who ended a turn so and can be called, and who has called. §ten-tiles §vigilance */
export type TenTiles = {
	caller: number | null;
	forgetful: number | null;
	full: number[];
};

/** Whose turn it is and what has happened in it. §turn */
export type TurnShown = {
	event_played: boolean;
	may_take: boolean;
	new_events: string[];
	seat: number | null;
};

/** What is in the box and what was agreed: the same throughout a game. `colours` has one for each seat. */
export type VigoBox = {
	colours: string[];
	columns: number;
	free_events: boolean;
	locks_per_colour: number;
	memory_aid: boolean;
	most_held: number;
	points: PrintedPoints;
	rows: number;
	seats: number;
	ships: number;
	tiles: PrintedTile[];
	vigilance: boolean;
};

/** What a seat, or a spectator, sees of a table of VIGO. */
export type VigoPicture = {
	bay: ((string | null)[])[];
	boats: (string | null)[];
	box: VigoBox;
	chests: ChestShown[];
	countdown: Countdown;
	first: number | null;
	ghosts: Record<string, string>;
	gone: Record<string, number>;
	in_bay: number;
	lifted: string | null;
	phase: "call" | "first" | "land" | "over" | "place" | "put_back" | "sail" | "tiles";
	scores: number[];
	seat: number | null;
	ships_found: number;
	stocks: string[][];
	ten_tiles: TenTiles;
	turn: TurnShown;
};

export type Picture = VigoPicture;
