/** What a game's own story says about its end. */

import type { StoryLine } from "../wire/tables";

const ENDINGS = new Set(["vigo-last-ship-taken", "vigo-safety-end", "pillage-game-won", "pillage-game-drawn"]);

/** The lines that say why a game is over; none where all that was agreed on has been played. */
export const whyOver = (story: StoryLine[]): StoryLine[] => story.filter(({ key }) => ENDINGS.has(key));
