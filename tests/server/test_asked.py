"""What a seat may do is sent to it, also where the table waits for somebody else."""

from collections.abc import Iterator
from random import Random

from tablee.games import GAMES
from tablee.match import Match
from tablee.server.intents import Clock
from tablee.server.store.ledger import Ledger, Row
from tablee.server.tables.seating import Chair, Terms
from tablee.server.tables.table import Question, Table


class Unwatched:
    """Nobody hears what becomes of a table."""

    def table_written(self, table: Table, is_own: bool) -> None:
        """Nothing follows."""

    def turn_rows(self, table: Table) -> list[Row]:  # noqa: ARG002
        """Nothing follows."""
        return []

    def tell_in_slices(self, table: Table, steps: Iterator[None]) -> None:
        """Nothing follows."""

    def table_lost(self, table: Table) -> None:
        """Nothing follows."""

    def table_overtaken(self, table: Table, question: Question | None) -> None:
        """Nothing follows."""


def begun(game: str, people: int, **options: int | bool | str) -> tuple[Table, Match]:
    """A table where a match has begun; nothing is written."""
    names = [f"p{seat}" for seat in range(people)]
    table = Table(
        id="t",
        game=GAMES[game],
        version=1,
        terms=Terms(options, is_public=False, clock=Clock(), hints=True, starts_when_full=True),
        host=names[0],
        chairs=[Chair(person=name, name=name) for name in names],
        secret=b"s",
        nonces=[b""] * people,
        now=lambda: 0,
        ledger=Ledger(None),  # type: ignore[arg-type]
        watcher=Unwatched(),
    )
    return table, table.begin_match()


def test_in_vigo_the_vigilant_are_asked_out_of_turn() -> None:
    """Whoever has ten tiles at the end of a turn may be called by everybody. §vigilance"""
    table, match = begun("vigo", 3, vigilance=True)
    chance = Random(5)
    while not match.result:
        (turn,) = match.awaited()
        out_of_turn = [seat for seat in range(3) if seat != turn and match.legal(seat)]
        for seat in out_of_turn:
            asked = table.asked(match, seat)
            assert asked
            assert asked.actions == match.legal(seat)
            assert all(move.startswith("call ") for move in asked.moves)
        if out_of_turn:
            return
        match.submit(turn, chance.choice(match.legal(turn)))
    raise AssertionError("nobody could be called")
