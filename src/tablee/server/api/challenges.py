"""Challenges by HTTP: made by people, seen by whoever has the link, compared by those who have played."""

import asyncio
from typing import Any

from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.games.words import Refused
from tablee.server.accounts.people import People
from tablee.server.api.replies import read, reply, route
from tablee.server.challenges.challenge import Challenge
from tablee.server.challenges.challenges import Challenges, ChallengeWish
from tablee.server.challenges.comparisons import Played, comparison_of
from tablee.server.challenges.results import DONE, challenge_shown, progress_of
from tablee.server.moderation.bans import Bans
from tablee.server.moderation.blocks import Blocks
from tablee.server.net import rate_limits
from tablee.server.net.guard import address_of
from tablee.server.net.rate_limits import Limits
from tablee.server.store.game_challenges import attempts_at
from tablee.server.store.store import Store
from tablee.server.tables.finished import over
from tablee.server.tables.registry import TableRegistry


class ChallengeRoutes:
    """Answers what is asked about challenges."""

    def __init__(
        self,
        people: People,
        challenges: Challenges,
        tables: TableRegistry,
        store: Store,
        bans: Bans,
        blocks: Blocks,
        limits: Limits,
    ) -> None:
        self._people, self._challenges, self._tables, self._store = people, challenges, tables, store
        self._bans, self._blocks, self._limits = bans, blocks, limits

    def routes(self) -> list[Route]:
        """The addresses, and who answers there."""
        return [
            route("/api/challenges", self.make, "POST"),
            route("/api/challenges/{challenge}", self.shown),
            route("/api/challenges/{challenge}/comparison/{table}", self.comparison),
        ]

    async def make(self, request: Request) -> Response:
        """A new challenge: its id, for the link."""
        person = await self._people.in_person(request)
        self._limits.check(rate_limits.TABLES, person.id)
        challenge = await self._challenges.make(person, await read(request, ChallengeWish))
        return reply({"id": challenge.id})

    async def shown(self, request: Request) -> Response:
        """A challenge as the asker may see it, with the results of all who have played it."""
        person = await self._people.somebody(request)
        asker = person.id if person else None
        challenge = await self._challenges.find(request.path_params["challenge"])
        attempts, blocked = await self._attempts(challenge), await self._blocks.of(asker) if asker else set()
        former = await self._challenges.former(challenge)
        return reply(challenge_shown(challenge, attempts, asker, blocked, former))

    async def _attempts(self, challenge: Challenge) -> list[Row[Any]]:
        """Who has taken a challenge, but for those who are banned."""
        rows = await self._store.read(attempts_at(challenge.id))
        return [row for row in rows if not self._bans.of_person(row.person)]

    async def comparison(self, request: Request) -> Response:
        """The asker's game beside somebody else's; refused to whoever has not played it, since it shows the deals."""
        person = await self._people.known(request)
        self._limits.check(rate_limits.FINISHED, address_of(request.scope))
        challenge = await self._challenges.find(request.path_params["challenge"])
        mine, theirs = await self._pair(challenge, person.id, request.path_params["table"])
        own, other = await self._played(mine), await self._played(theirs)
        return reply(await asyncio.to_thread(comparison_of, own, other, challenge.seat))

    async def _pair(self, challenge: Challenge, person: str, table: str) -> tuple[Row[Any], Row[Any]]:
        """Somebody's attempt, which must be over, and that of another one who has played to the end."""
        attempts, blocked = await self._attempts(challenge), await self._blocks.of(person)
        mine = next((one for one in attempts if one.person == person), None)
        theirs = next((one for one in attempts if one.table_id == table and one.person not in blocked), None)
        if mine is None or progress_of(mine) not in DONE:
            raise Refused("challenge-hidden")
        if theirs is None or progress_of(theirs) != "finished":
            raise Refused("no-such-address")
        return mine, theirs

    async def _played(self, attempt: Row[Any]) -> Played:
        table = await self._tables.load(attempt.table_id)
        return Played(attempt.name, table.id, over(table))
