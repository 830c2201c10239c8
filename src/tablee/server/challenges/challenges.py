"""Challenges are made, found, and forgotten after a time."""

import asyncio
import secrets
from typing import Annotated

from msgspec import Meta, Struct

from tablee.games.words import Refused
from tablee.match.lookup import game_named
from tablee.server.accounts.identity import new_id
from tablee.server.challenges.challenge import Challenge, ChallengeTerms, challenge_in, written
from tablee.server.challenges.daily import daily_challenge, day_before
from tablee.server.intents import Chair, OptionText, Word
from tablee.server.moderation.bans import Bans
from tablee.server.net.connection import Person
from tablee.server.ops.server_time import DAY, day_of, milliseconds
from tablee.server.store import statements
from tablee.server.store.game_challenges import challenge_of, open_challenges_of
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store
from tablee.server.tables.setup import SECRET_BYTES, agreed_options

OPEN_FOR = 30 * DAY  # that a challenge can be taken
KEPT_FOR = 30 * DAY  # that its results can be seen after that
MOST_OPEN = 20  # of one person
TODAY = "daily"  # the name of the challenge of the day, whichever that is


class ChallengeWish(Struct, forbid_unknown_fields=True):
    """A challenge as somebody wants it: their own seat, and bots on all others."""

    game: Word
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=10)]
    preset: Word | None = None
    options: dict[str, int | bool | OptionText] = {}


class Challenges:
    """Makes and finds challenges. Lives on the event loop."""

    def __init__(self, store: Store, bans: Bans, key: bytes) -> None:
        self._store, self._bans, self._key = store, bans, key
        self._one_by_one = asyncio.Lock()  # for what is counted on disk before it is written there

    async def make(self, maker: Person, wish: ChallengeWish) -> Challenge:
        """A new challenge of somebody; `Refused` where it cannot be played so, or they have too many."""
        now = milliseconds()
        game, terms = game_named(wish.game), terms_of(wish)
        moments = now, now + OPEN_FOR
        secret = secrets.token_bytes(SECRET_BYTES)
        challenge = Challenge(new_id(), maker.id, game.name, game.version, terms, secret, *moments, maker.name)
        async with self._one_by_one:
            if await self._store.read(open_challenges_of(maker.id, now)) >= MOST_OPEN:
                raise Refused("too-many-challenges", most=MOST_OPEN)
            await self._store.ledger.keep(challenge.row())
        return challenge

    async def find(self, name: str) -> Challenge:
        """A challenge by its id, or that of the day; `Refused` where there is none, or its maker is banned."""
        today = day_of(milliseconds())
        found = await self._stored(today if name == TODAY else name)
        if found is None and name in (today, TODAY):
            await self._store.ledger.keep(daily_challenge(today, self._key).row())
            found = await self._stored(today)
        if found is None or (found.maker and self._bans.of_person(found.maker)):
            raise Refused("no-such-challenge")
        return found

    async def _stored(self, name: str) -> Challenge | None:
        row = await self._store.read(challenge_of(name))
        return challenge_in(row) if row else None

    async def former(self, challenge: Challenge) -> str | None:
        """The daily challenge of the day before, if anybody looked at it then."""
        if challenge.maker is not None:
            return None
        before = await self._stored(day_before(challenge.id))
        return before.id if before else None

    async def forget_old(self) -> None:
        """Forget challenges that were closed long ago, with their results; the games stay their people's."""
        before = {"before": milliseconds() - KEPT_FOR}
        old = Row(statements.FORGET_OLD_ATTEMPTS, before), Row(statements.FORGET_OLD_CHALLENGES, before)
        await self._store.ledger.keep(*old)


def terms_of(wish: ChallengeWish) -> ChallengeTerms:
    """What is agreed; `Refused` where somebody else than bots is to come."""
    game = game_named(wish.game)
    kinds = [chair.kind for chair in wish.chairs]
    if kinds.count("me") != 1 or "person" in kinds:
        raise Refused("challenge-bots-only")
    levels = [written(game.name, chair.level) if chair.kind == "bot" else None for chair in wish.chairs]
    return ChallengeTerms(agreed_options(game, len(levels), wish.preset, wish.options), levels)
