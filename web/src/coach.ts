/** Advice that fades: in somebody's first game the first moves come with a hint, unasked. */

const ADVISED = 4; // moves
const name = (table: string) => `tablee-advice-${table}`;
type Kept = { left: number; question: string | null }; // the last one that came with advice

export const coach = {
	/** From now on advise at a table. */
	begin(table: string): void {
		sessionStorage.setItem(name(table), JSON.stringify({ left: ADVISED, question: null } satisfies Kept));
	},

	/** Whether a question, or a part of one, comes with advice: once, whatever the table is told meanwhile. */
	advises(table: string, question: string): boolean {
		const kept = sessionStorage.getItem(name(table));
		const { left, question: last }: Kept = kept ? JSON.parse(kept) : { left: 0, question: null };
		if (left === 0 || last === question) return false;
		sessionStorage.setItem(name(table), JSON.stringify({ left: left - 1, question } satisfies Kept));
		return true;
	},
};
