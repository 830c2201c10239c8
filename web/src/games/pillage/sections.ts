/** Which section of the rules a refusal rests on. */
export const SECTIONS: Record<string, string> = {
	"pillage-not-yet": "set-up",
	"pillage-not-asked": "plan",
	"pillage-not-an-order": "two-merchants",
	"pillage-not-a-card": "plan",
	"pillage-not-in-market": "buy-card",
	"pillage-not-in-hand": "plan",
	"pillage-must-plan": "provoke",
};
