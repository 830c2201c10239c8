"""Somebody's games: those that are not over, and the newest of those that are."""

from msgspec import json

from tablee.server.intents import MyGames
from tablee.server.messages import Done, GameLine, Outcome
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import LateAnswers, say_in_turn
from tablee.server.status import Status
from tablee.server.store.store import Store, finished_of, names_at, running_of
from tablee.server.tables.registry import TableRegistry


class GameLists:
    """Lists games for the people who play them."""

    def __init__(self, store: Store, registry: TableRegistry, late: LateAnswers) -> None:
        self._store, self._registry, self._late = store, registry, late

    def my_games(self, connection: Connection, intent: MyGames) -> None:
        """List somebody's games."""
        self._late.run(connection, intent, self._answer(connection, intent))

    async def _answer(self, connection: Connection, intent: MyGames) -> None:
        person = connection.person.id
        games = [*await self.running(person), *await self.finished(person)]
        say_in_turn(self._store.ledger, connection, Done(intent.id, games=games))

    async def running(self, person: str) -> list[GameLine]:
        """The games of a person that are not over: those that wait for the person first, then the newest."""
        running = []
        for name in await self._store.read(running_of(person)):
            await self._registry.try_to_load(name)
            table = self._registry.get(name)
            if table and table.seat_of(person) is not None:
                running.append(table.line_of(person))
        return sorted(running, key=lambda line: (not line.is_my_turn, -line.created))

    async def finished(self, person: str) -> list[GameLine]:
        """The finished games of a person, the newest first."""
        rows = await self._store.read(finished_of(person))
        names = await self._store.read(names_at([row.id for row in rows]))
        return [
            GameLine(
                table=row.id,
                game=row.game,
                status=Status(row.status),
                players=names[row.id],
                seat=row.seat,
                result=json.decode(row.result, type=Outcome) if row.result else None,
                created=row.created,
                ended=row.ended,
            )
            for row in rows
        ]
