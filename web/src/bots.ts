/** The bots that are offered for a game, and what they are called. */

import type { BotShown, GameShown } from "./wire/messages";
import { t } from "./words/words.svelte";

const FIRST_CHOICE = "medium";

export const usualBot = ({ bots }: GameShown): string =>
	(bots.find(({ level }) => level === FIRST_CHOICE) ?? bots.at(-1))?.level ?? "";

/** “Léontine, hard”. */
export const botNamed = ({ name, level }: BotShown): string =>
	t("bot-named", { name, level: t("bot-level", { level }) });
