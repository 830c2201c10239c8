"""Challenges are taken: each by a table of one's own, and once by each person."""

import asyncio
from weakref import WeakValueDictionary

from tablee.games.words import Refused
from tablee.server.challenges.challenge import Challenge
from tablee.server.challenges.challenges import Challenges
from tablee.server.intents import TakeChallenge
from tablee.server.messages import Done
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import LateAnswers, say_in_turn
from tablee.server.ops.server_time import milliseconds
from tablee.server.status import GOING_ON
from tablee.server.store import statements
from tablee.server.store.game_challenges import attempt_of
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store
from tablee.server.tables.new_tables import NewTables
from tablee.server.tables.table import Table


class Attempts:
    """Makes the tables of those who take challenges, and knows who is done. Lives on the event loop."""

    def __init__(self, store: Store, challenges: Challenges, new_tables: NewTables, late: LateAnswers) -> None:
        self._store, self._challenges, self._new_tables, self._late = store, challenges, new_tables, late
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of people who take some

    def take(self, connection: Connection, intent: TakeChallenge) -> None:
        """Answer with the asker's table of a challenge: the one that they have, or a new one."""
        if not connection.session:
            raise Refused("not-for-programs")
        self._late.run(connection, intent, self._take(connection, intent))

    async def _take(self, connection: Connection, intent: TakeChallenge) -> None:
        async with self._turns.setdefault(connection.person.id, asyncio.Lock()):
            challenge = await self._challenges.find(intent.challenge)
            former = await self._store.read(attempt_of(challenge.id, connection.person.id))
            if former:
                say_in_turn(self._store.ledger, connection, Done(intent.id, former.table_id))
            else:
                await self._begin(challenge, connection, intent.id)

    async def _begin(self, challenge: Challenge, connection: Connection, number: int) -> None:
        challenge.check_open(milliseconds())
        await self._new_tables.check(connection)
        if connection.has_ended:
            return
        table = self._new_tables.new(connection, challenge.wish(number))
        values = {"challenge_id": challenge.id, "person": connection.person.id, "table_id": table.id}
        attempt = Row(statements.ADD_ATTEMPT, {**values, "at": milliseconds()})
        await self._new_tables.open_dealt(table, [*challenge.dealt_rows(table), attempt], connection, number)

    async def has_finished(self, challenge: str, person: str | None) -> bool:
        """Whether somebody has played a challenge, and so knows its deals."""
        attempt = await self._store.read(attempt_of(challenge, person)) if person else None
        return attempt is not None and attempt.status not in GOING_ON

    async def may_see(self, table: Table, person: str | None) -> bool:
        """Whether somebody may see another one's finished game of a challenge: who has played it too may."""
        return table.terms.is_attempt and await self.has_finished(table.terms.challenge, person)
