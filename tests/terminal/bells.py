"""A tiny game for the tests: open to all, with tiles that are hidden again, and a bell to ring out of turn.

In turn, each seat shows the face of a tile; it is hidden again when the next one is shown. Once a game, any seat
that is not asked may ring for a point. Four tiles shown end it. The rules are plain Python.
"""

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any

from tablee.games.contract import Game
from tablee.games.options import switch
from tablee.games.record import Array, Many, Record, array, i64, u8
from tablee.games.secrecy import BY_ALL, masked
from tablee.games.steps import tell
from tablee.games.story import Event, StepKind, number, seat_named
from tablee.games.words import Text

FACES = ("ant", "bee", "cat")
RING = len(FACES)
SHOWN, RANG = 0, 1
TURNS, MOST_SEATS = 4, 6


class Moves(Record):
    bits: Array = array(i64, 1)


class Table(Record):
    seats: u8
    turns: u8
    open_tile: u8
    can_ring: u8
    scores: Array = array(u8, MOST_SEATS)


class Sight(Table):
    seat: u8


PLACES = dict.fromkeys(("seats", "turns", "open_tile", "can_ring", "scores"), BY_ALL)


def start(table: Any, seats: int, options: Mapping[str, Any]) -> None:
    table.seats, table.open_tile, table.can_ring = seats, len(FACES), options["bell"]


def awaited(table: Any) -> int:
    return 0 if is_over(table) else 1 << table.turns % table.seats


def legal(table: Any, seat: int, moves: Any) -> None:
    moves.bits[0] = 0
    if awaited(table) >> seat & 1:
        moves.bits[0] = (1 << RING) - 1
    elif awaited(table) and table.can_ring:
        moves.bits[0] = 1 << RING


def apply(table: Any, seat: int, action: int, steps: Any = None) -> None:
    if action == RING:
        table.scores[seat], table.can_ring = table.scores[seat] + 1, False
    else:
        table.turns, table.open_tile = table.turns + 1, action
    if steps is not None:
        tell(steps, RANG if action == RING else SHOWN, seat, action)


def is_over(table: Any) -> bool:
    return bool(table.turns == TURNS)


def winners(table: Any) -> int:
    return sum(1 << seat for seat in range(table.seats) if table.scores[seat] == max(table.scores))


class Faces:
    """The history: which events showed which faces."""

    def __init__(self, _table: Any) -> None:
        self.events: list[Event] = []

    def follow(self, events: Iterable[Event]) -> None:
        self.events += events

    def hidden(self, table: Any) -> set[int]:
        shown = [(number, event) for number, event in enumerate(self.events) if event.step == SHOWN]
        return {number for number, event in shown if event.args["tile"] != table.open_tile}

    def veiled(self, event: Event) -> Event:
        return event.without(["tile"])


def _look(tables: Many, seat: int) -> Many:
    return masked(Sight, PLACES, tables, seat, True)


def no_chance(_table: Any, _given: Any, _tale: Any = None) -> int:
    raise AssertionError("nothing is left to chance")


RULES: Any = SimpleNamespace(
    awaited=awaited,
    legal=legal,
    apply=apply,
    chances=lambda _table: 0,
    drawn=no_chance,
    apply_chance=no_chance,
    settle=no_chance,
    is_over=is_over,
    score=lambda table, seat: int(table.scores[seat]),
    winners=winners,
)
SECRETS: Any = SimpleNamespace(view=_look, knowledge=_look, resample=no_chance, history=Faces)
NOTATION: Any = SimpleNamespace()

BELLS = Game(
    name="bells",
    title="Bells",
    version=1,
    seats=range(2, MOST_SEATS + 1),
    actions=RING + 1,
    options=(switch("bell", default=True),),
    presets={"silent": {"bell": False}},
    table=Table,
    moves=Moves,
    steps={
        SHOWN: StepKind("shown", {"seat": seat_named, "tile": number}),
        RANG: StepKind("rang", {"seat": seat_named}),
    },
    start=start,
    why_not=lambda _table, seat, _action: Text("not-your-turn", {"awaited": seat_named(seat)}),
    rules=RULES,
    secrets=SECRETS,
    notation=NOTATION,
)
