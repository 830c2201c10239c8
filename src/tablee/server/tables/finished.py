"""Finished games for those who may see them: result, score sheet, record.

`record` and `sheet` take long and run in the thread of `FinishedGames`, beside the event loop: nobody changes
a match that is over.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Container
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct

from tablee.games.words import Refused
from tablee.match import Match
from tablee.match.record import write
from tablee.server.intents import Audience, Clock
from tablee.server.messages import Outcome, Seat
from tablee.server.tables.table import Table

T = TypeVar("T")
MOST_CACHED = 20  # a replay of a very long game has some megabytes


class FinishedGames:
    """What is asked for of finished games, made beside the loop, once: a game that is over does not change."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="finished")
        self._cache: OrderedDict[object, asyncio.Future[Any]] = OrderedDict()

    async def bring(self, name: object, make: Callable[[], T]) -> T:
        """Something by its name, as it was made or as it is made now; what nobody asked for lately makes room."""
        if name not in self._cache:
            self._cache[name] = asyncio.get_running_loop().run_in_executor(self._thread, make)
            if len(self._cache) > MOST_CACHED:
                self._cache.popitem(last=False)
        self._cache.move_to_end(name)
        try:
            made: T = await asyncio.shield(self._cache[name])
        except Exception:
            self._cache.pop(name, None)
            raise
        return made

    def forget(self, tables: Container[str]) -> None:
        """Let go of what was made of some tables: there, people are called otherwise now."""
        for name in [name for name in self._cache if isinstance(name, tuple) and name[0] in tables]:
            del self._cache[name]

    def close(self) -> None:
        """Make nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class Sheet(Struct):
    """The points after an entry that changed them."""

    seq: int
    scores: list[int]


class Finished(Struct):
    """A finished game."""

    table: str
    game: str
    options: dict[str, int | bool | str]
    clock: Clock
    seats: list[Seat]
    result: Outcome
    sheet: list[Sheet]
    commitment: str
    secret: str
    nonces: list[str]
    created: int
    ended: int | None
    audience: Audience  # who may see it
    copied_from: str  # the table that the deal was taken from; none where it was shuffled
    challenge: str  # whose deal it was; none where it was shuffled


def over(table: Table) -> Match:
    """The match of a finished game: before the end, its record would show hidden cards, and `Refused` is raised."""
    if table.match is None or table.match.result is None:
        raise Refused("not-finished")
    return table.match


def check_audience(table: Table, person: str | None) -> None:
    """Refuse what only its players may see to anybody else: some finished games, and the deal of a challenge."""
    if person is not None and table.seat_of(person) is not None:
        return
    if table.terms.challenge:
        raise Refused("challenge-hidden")
    is_over = table.match is not None and table.match.result is not None
    if is_over and table.audience == "players":
        raise Refused("replay-for-players")


def record(table: Table) -> str:
    """The record of a finished game."""
    return write(over(table))


def finished(table: Table, lines: list[Sheet]) -> Finished:
    """How a game ended, and how it came to that by its score sheet."""
    match, outcome = over(table), table.outcome()
    assert outcome
    return Finished(
        table.id,
        table.game.name,
        table.terms.options,
        table.terms.clock,
        table.seats(),
        outcome,
        lines,
        match.commitment or "",
        table.secret.hex(),
        [nonce.hex() for nonce in table.nonces],
        table.created,
        table.ended,
        table.audience,
        table.terms.copied_from,
        table.terms.challenge,
    )


def sheet(match: Match) -> list[Sheet]:
    """The points, whenever they changed."""
    twin = Match(match.game, match.first_players, match.options)
    lines = [Sheet(0, list(twin.scores()))]
    for seq, entry in enumerate(match.log, start=1):
        twin.enter(entry)
        if list(twin.scores()) != lines[-1].scores:
            lines.append(Sheet(seq, list(twin.scores())))
    return lines
