/** Which section of the rules a refusal rests on. */
export const SECTIONS: Record<string, string> = {
	"ugo-not-dealt": "deal",
	"ugo-no-such-card": "cards",
	"ugo-not-in-hand": "follow",
	"ugo-must-follow": "follow",
	"ugo-not-nameable": "naming",
};
