"""Finished games for everybody who has the link: result, score sheet, record, replay."""

from typing import Any

from msgspec import Struct

from tablee.games.picture import changes, draw
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import told_to
from tablee.games.words import Refused
from tablee.match import Match
from tablee.match.record import write
from tablee.server import told
from tablee.server.messages import Clock, Outcome, Seat
from tablee.server.table import Table


class Sheet(Struct):
    """The points after an entry that changed them."""

    seq: int
    scores: list[int]


class Frame(Struct):
    """A step of a replay: what changed, and what was told."""

    seq: int
    changes: dict[str, Any]
    story: list[Any]
    scores: list[int]
    seat: int | None = None  # who decided


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


class Replay(Struct):
    """A whole game, step by step."""

    table: str
    game: str
    seat: int | None
    frames: list[Frame]


def over(table: Table) -> Match:
    """The match of a finished game: before the end, its record would show hidden cards."""
    if table.match is None or table.match.result is None:
        raise Refused("not-finished")
    return table.match


def record(table: Table) -> str:
    """The record of a finished game."""
    return write(over(table))


def finished(table: Table) -> Finished:
    """How a game ended, and how it came to that."""
    match, outcome = over(table), table.outcome()
    assert outcome
    assert match.commitment
    return Finished(
        table.id,
        table.game.name,
        table.terms.options,
        table.terms.clock,
        table.seats(),
        outcome,
        sheet(match),
        match.commitment,
        table.secret.hex(),
        [nonce.hex() for nonce in table.nonces],
        table.created,
        table.ended,
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


def replay(table: Table, seat: int = SPECTATOR) -> Replay:
    """A finished game as a seat, or a spectator, saw it."""
    match = over(table)
    if seat != SPECTATOR and seat >= len(table.chairs):
        raise Refused("no-such-seat", seat=seat + 1, seats=len(table.chairs))
    twin = Match(match.game, match.first_players, match.options)
    sight = twin.view(seat)
    frames = [Frame(0, draw(match.game.picture, sight), [], list(twin.scores()))]
    for seq, entry in enumerate(match.log, start=1):
        events = twin.enter(entry)
        before, sight = sight, twin.view(seat)
        story = told.lines(told_to(events, seat), None)
        changed = changes(match.game.picture, before, sight)
        frames.append(Frame(seq, changed, story, list(twin.scores()), getattr(entry, "seat", None)))
    return Replay(table.id, table.game.name, None if seat == SPECTATOR else seat, frames)
