/** The pictures of the rulebook of Village Pillage. */

import type { RulesModule } from "../../game";
import FourTypes from "./FourTypes.svelte";
import TwoNeighbours from "./TwoNeighbours.svelte";

export default {
	pictures: { types: FourTypes, sides: TwoNeighbours },
} satisfies RulesModule;
