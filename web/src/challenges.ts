/** Challenging friends: the same deals, against the same bots. */

import { route } from "./route.svelte";
import * as api from "./wire/api";
import { client } from "./wire/client.svelte";
import type { ChallengeWish } from "./wire/messages";
import { words } from "./words/words.svelte";

/** Make a challenge and go to its page, where its link is. */
export async function challengeFriends(wish: ChallengeWish): Promise<void> {
	try {
		route.go(`/challenges/${await api.makeChallenge(wish, words.language)}`);
	} catch (error) {
		client.fail(error);
	}
}
