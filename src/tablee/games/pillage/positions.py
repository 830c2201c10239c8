"""Pillage's positions on one line. What is as at the start of a game is left out; what cannot be is refused.

A seat's hand is all it is known to own, what it has planned included. Seats, like people, count from 1:

>>> table = parse_position("pillage seats=3 market=none stocks=1,6,2 plans=FAR/-,-/-,-/- planned=1,0,0")
>>> position(table)
'pillage seats=3 market=none stocks=1,6,2 plans=FAR/-,-/-,-/- planned=1,0,0'
"""

from tablee.games.bits import only
from tablee.games.options import Value, agreed
from tablee.games.pillage.box import SEATS, SIDES
from tablee.games.pillage.fields import AGREED, POSITION
from tablee.games.pillage.impossible import impossible
from tablee.games.pillage.options import OPTIONS, start
from tablee.games.pillage.planning import face_each_other, plannable
from tablee.games.pillage.resolution import act
from tablee.games.pillage.seen import seen_kinds
from tablee.games.pillage.table import Phase, Stage, Table
from tablee.games.words import Refused

STAGES = {
    Phase.PLAN: Stage.PLAN,
    Phase.ORDER: Stage.TYPE,
    Phase.FLIP: Stage.STEAL,
    Phase.DRAW: Stage.DRAW,
    Phase.QUEUE: Stage.QUEUE,
    Phase.BUY: Stage.CARDS,
    Phase.BOARD: Stage.CARDS,
}


def position(table: Table) -> str:
    """The whole table on one line."""
    chosen = {name: write(table) for name, write in AGREED.items()}
    fresh = _fresh(int(table.seats), chosen)
    parts = [f"{name}={text}" for name, text in chosen.items() if text != _usual(name)]
    for name, (write, _) in POSITION.items():
        if write(table) != write(fresh):
            parts.append(f"{name}={write(table)}")
    return " ".join(["pillage", f"seats={table.seats}", *parts])


def parse_position(text: str) -> Table:
    """The table of a line; what the line leaves out is as at the start of a game."""
    game, *words = text.split() or [""]
    given = _parts(words)
    seats = given.pop("seats", "")
    if game != "pillage" or seats not in map(str, SEATS):
        raise Refused("pillage-position", position=text[:40])
    table = _fresh(int(seats), {name: given.pop(name) for name in AGREED if name in given})
    for name, (_, read) in POSITION.items():
        if name in given:
            read(table, given[name])
    _complete(table, given)
    if reason := impossible(table):
        raise Refused("pillage-impossible", why=reason)
    return table


def _parts(words: list[str]) -> dict[str, str]:
    parts: dict[str, str] = {}
    known = ("seats", *AGREED, *POSITION)
    for word in words:
        name, _, written = word.partition("=")
        if name not in known:
            raise Refused("position-field", field=name, known=", ".join(known))
        if name in parts:
            raise Refused("position-twice", field=name)
        parts[name] = written
    return parts


def _usual(name: str) -> str:
    return next(str(option.default) for option in OPTIONS if option.name == name)


def _fresh(seats: int, chosen: dict[str, str]) -> Table:
    options: dict[str, Value] = {
        option.name: option.read(chosen[option.name]) for option in OPTIONS if option.name in chosen
    }
    table = Table.one()
    start(table, seats, agreed(OPTIONS, options, seats))
    return table


def _complete(table: Table, given: dict[str, str]) -> None:
    """What follows from the rest."""
    table.pile = int(table.in_play) & ~seen_kinds(table)
    table.stage = _stage(table)
    if table.played.any():
        face_each_other(table)
    if table.phase == Phase.PLAN and "asked" not in given:
        table.asked = sum(only(seat) for seat in range(table.seats) if _owes_plan(table, seat))
    if table.phase != Phase.ORDER:
        for slot in range(SIDES * int(table.seats)):
            table.wants |= act(table, slot) if int(table.resolving) >> slot & 1 else 0


def _stage(table: Table) -> Stage:
    if table.phase == Phase.MARKET:
        return Stage.CARDS if table.played.any() else Stage.SET_UP
    if table.phase == Phase.OVER:
        return Stage.TYPE if table.won else Stage.PLAN
    return STAGES.get(Phase(table.phase), Stage.PLAN)


def _owes_plan(table: Table, seat: int) -> bool:
    return bool(table.planned[seat] < SIDES and plannable(table, seat))
