/** Which section of the rules a refusal rests on. */
export const SECTIONS: Record<string, string> = {
	"olives-no-bowl": "bowl",
	"olives-not-asked": "bid",
	"olives-no-such-card": "away",
	"olives-not-in-hand": "bid",
};
