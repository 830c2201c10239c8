/** Advice that fades: in somebody's first game the first moves come with a hint, unasked. */

const ADVISED = 4; // moves
const name = (table: string) => `tablee-advice-${table}`;

export const coach = {
	/** From now on advise at a table. */
	begin(table: string): void {
		sessionStorage.setItem(name(table), String(ADVISED));
	},

	/** Whether this move comes with advice; it counts as advised then. */
	advises(table: string): boolean {
		const left = Number(sessionStorage.getItem(name(table)) ?? 0);
		if (left > 0) sessionStorage.setItem(name(table), String(left - 1));
		return left > 0;
	},
};
