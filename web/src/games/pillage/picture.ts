// Written by scripts/wire.py from the server's own types: change those, then write this anew.

/** What a card does against each type. §types */
export type Against = {
	farmer: FaceShown;
	merchant: FaceShown;
	raider: FaceShown;
	wall: FaceShown;
};

/** The order of buying, who buys now and at which price, the cards that still buy. §buying-order */
export type Buying = {
	buyer: number | null;
	is_boarding: boolean;
	price: number | null;
	queue: number[];
	to_buy: Slot[];
};

/** A villager. An owner's card has a number in its deck, from 1. §replaced-deck §pirates §three-plus */
export type CardShown = {
	against: Against;
	is_for_three: boolean;
	is_pirate: boolean;
	owners_number: number | null;
	part: "abordage" | "owner" | "starting" | "village";
	type: "farmer" | "merchant" | "raider" | "wall";
};

/** Something that a card does, by its key in the texts, and with how many turnips, if any. §effects */
export type EffectShown = {
	effect: string;
	n: number | null;
};

/** What a card does against a type: it buys a relic, if it can; and the rest, or the rest only if unable. §unable */
export type FaceShown = {
	effects: EffectShown[];
	is_if_unable: boolean;
	relic: EffectShown | null;
};

/** Two places of which the cards face each other. §sides */
export type Facing = {
	faces: Slot;
	slot: Slot;
};

/** How many cards lie in the pile, and those that everybody saw go under it, the next to come first. §sacrifice */
export type PileShown = {
	buried: string[];
	cards: number;
};

/** What was agreed: the same throughout a game. Sides are left and right; in a duel, in front and behind. §sides */
export type PillageBox = {
	bank_limit: number;
	facing: Facing[];
	is_owners_deck: boolean;
	market: "abordage" | "both" | "none" | "village";
	relic_costs: number[];
	round_limit: number;
	seats: number;
	sides: ("behind" | "front" | "left" | "right")[];
};

/** What a seat, or a spectator, sees of a table of Village Pillage. */
export type PillagePicture = {
	asked: number[];
	banks: number[];
	box: PillageBox;
	buying: Buying;
	cards: Record<string, CardShown>;
	drawn: string[] | null;
	gaps: (("behind" | "front" | "left" | "right")[])[];
	hand: string[] | null;
	hands: string[][];
	loot: number[];
	market: (string | null)[];
	order: "behind" | "front" | "left" | "right" | null;
	ordered: number[];
	phase: "board" | "buy" | "draw" | "flip" | "market" | "order" | "over" | "plan" | "queue" | "resolve";
	pile: PileShown;
	plan: PlannedCard[] | null;
	planned: (("behind" | "front" | "left" | "right")[])[];
	played: PlayedCard[][];
	provoked: string[][];
	relics: RelicsShown[];
	resolution: Resolution;
	resting: string[][];
	round: number;
	seat: number | null;
	stocks: number[];
	theft: Theft | null;
	unseen: number[];
	won: number[];
};

/** A card of the own plan; null for a gap. §plan */
export type PlannedCard = {
	card: string | null;
	side: "behind" | "front" | "left" | "right";
};

/** A card face up, what it does against the card it faces, and what will happen to it at refresh. §resolve */
export type PlayedCard = {
	acts: FaceShown;
	card: string;
	marks: ("exhausted" | "provoked" | "sacrificed" | "swapped" | "taken")[];
	side: "behind" | "front" | "left" | "right";
};

/** How many relics a seat owns, and what the next one costs; null for who owns them all. §buy-relic */
export type RelicsShown = {
	next_cost: number | null;
	owned: number;
};

/** The type that acts and its cards: those able to pay a relic, those that act later, those that draw. §resolve */
export type Resolution = {
	able: Slot[];
	acting: Slot[];
	second: Slot[];
	to_draw: Slot[];
	type: "farmer" | "merchant" | "raider" | "wall" | null;
};

/** A place for a played card. §sides */
export type Slot = {
	seat: number;
	side: "behind" | "front" | "left" | "right";
};

/** A theft that waits for the chicken: who is stolen from, out of what, and what each thief has got. §steal */
export type Theft = {
	purse: "bank" | "stock";
	thieves: Thief[];
	victim: number;
};

/** A neighbour of the victim and what it has got so far. */
export type Thief = {
	seat: number;
	turnips: number;
};

export type Picture = PillagePicture;
