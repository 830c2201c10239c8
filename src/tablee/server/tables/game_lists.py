"""Somebody's games: those that are not over, and the newest of those that are."""

from typing import Any

from msgspec import json
from sqlalchemy import Row

from tablee.server.intents import MyGames
from tablee.server.messages import Done, GameLine, Outcome
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import LateAnswers, say_in_turn
from tablee.server.status import Status
from tablee.server.store.running_questions import running_of
from tablee.server.store.store import Store, finished_of, lives_from, names_at
from tablee.server.tables.abandoned import AbandonedGames
from tablee.server.tables.registry import TableRegistry


class GameLists:
    """Lists games for the people who play them."""

    def __init__(self, store: Store, registry: TableRegistry, late: LateAnswers, abandoned: AbandonedGames) -> None:
        self._store, self._registry, self._late, self._abandoned = store, registry, late, abandoned

    def my_games(self, connection: Connection, intent: MyGames) -> None:
        """List somebody's games."""
        self._late.run(connection, intent, self._answer(connection, intent))

    async def _answer(self, connection: Connection, intent: MyGames) -> None:
        person = connection.person.id
        games = [*await self.running(person), *await self.finished(person)]
        say_in_turn(self._store.ledger, connection, Done(intent.id, games=games))

    async def running(self, person: str) -> list[GameLine]:
        """The games of a person that are not over: those that wait for the person first, then the newest."""
        rows = await self._store.read(running_of(person))
        names = await self._store.read(names_at([row.id for row in rows]))
        lives = await self._store.read(lives_from(min((row.touched for row in rows), default=0)))
        running = []
        for row in rows:
            if row.id not in self._registry and not is_known(row):
                await self._registry.try_to_load(row.id)
            table = self._registry.get(row.id)
            if table and table.seat_of(person) is not None:
                running.append(table.line_of(person))
            elif is_known(row):
                running.append(asleep(row, names[row.id]))
            else:
                continue
            running[-1].ends = self._abandoned.ends(row, lives)
        return sorted(running, key=lambda line: (not line.is_my_turn, -line.created))

    async def finished(self, person: str) -> list[GameLine]:
        """The finished games of a person, the newest first."""
        rows = await self._store.read(finished_of(person))
        names = await self._store.read(names_at([row.id for row in rows]))
        return [line_of(row, names[row.id]) for row in rows]


def is_known(row: Row[Any]) -> bool:
    """Whether the row of a running game says all that its list does: it waits for its start, or says for whom."""
    return row.status != Status.PLAYING or bool(row.is_known)


def asleep(row: Row[Any], players: list[str]) -> GameLine:
    """A running game that memory does not hold."""
    line = line_of(row, players)
    line.is_my_turn = row.status == Status.PLAYING and row.seat in json.decode(row.awaited)
    return line


def line_of(row: Row[Any], players: list[str]) -> GameLine:
    """A game as the disk has it."""
    return GameLine(
        table=row.id,
        game=row.game,
        status=Status(row.status),
        players=players,
        seat=row.seat,
        result=json.decode(row.result, type=Outcome) if row.result else None,
        created=row.created,
        ended=row.ended,
    )
