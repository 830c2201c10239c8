/** What each village shows, at the moment that is told. */

import type { TableState } from "../../../wire/tables";
import type { TypeWord } from "../drawings/types";
import type { PillagePicture } from "../picture";
import type { Scene } from "../playback/steps";
import type { VillageShown } from "./Village.svelte";

export function villagesOf(
	picture: PillagePicture,
	scene: Scene,
	table: TableState,
	names: string[],
	isTelling: boolean,
): VillageShown[] {
	const signs = (codes: string[]): { code: string; type: TypeWord }[] =>
		codes.flatMap((code) => {
			const card = picture.cards[code];
			return card ? [{ code, type: card.type }] : [];
		});
	return names.map((name, seat) => ({
		seat,
		name,
		isOwn: seat === picture.seat,
		isAwaited: !isTelling && table.awaited.includes(seat),
		// where nobody is waited for, as between the steps of a lesson, nobody has just planned
		isReady: !isTelling && picture.phase === "plan" && table.awaited.length > 0 && !table.awaited.includes(seat),
		stock: scene.stocks[seat] ?? 0,
		bank: scene.banks[seat] ?? 0,
		limit: picture.box.bank_limit,
		relics: scene.relics[seat] ?? 0,
		relicsToWin: picture.box.relic_costs.length,
		nextCost: picture.box.relic_costs[scene.relics[seat] ?? 0] ?? null,
		cards: scene.cards[seat] ?? 0,
		resting: signs(scene.resting[seat] ?? []),
		provoked: isTelling ? [] : signs(picture.provoked[seat] ?? []), // it is told on the card, and holds for the next plan
	}));
}
