/** The pictures of the rulebook of VIGO. */

import type { RulesModule } from "../../game";
import BoatSailing from "./BoatSailing.svelte";
import ChestCounted from "./ChestCounted.svelte";
import TilesShown from "./TilesShown.svelte";

export default {
	pictures: { chest: ChestCounted, tiles: TilesShown, sailing: BoatSailing },
} satisfies RulesModule;
