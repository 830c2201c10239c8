/** The pictures of the rulebook of UGO!. */

import type { RulesModule } from "../../game";
import CardInText from "./CardInText.svelte";
import CardsOfFiveColours from "./CardsOfFiveColours.svelte";
import KingdomToCount from "./KingdomToCount.svelte";
import TrickWon from "./TrickWon.svelte";

export default {
	pictures: { kingdom: KingdomToCount, cards: CardsOfFiveColours, trick: TrickWon },
	coded: { code: /\b[RBGYS][0-8]\b/, Drawn: CardInText },
} satisfies RulesModule;
