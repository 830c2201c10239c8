"""Pillage's positions on one line. What is as at the start of a game is left out; what cannot be is refused.

A seat's hand is all it is known to own, what it has planned included. Seats, like people, count from 1:

>>> table = parse_position("pillage seats=3 market=none stocks=1,6,2 plans=FAR/-,-/-,-/- planned=1,0,0")
>>> position(table)
'pillage seats=3 market=none stocks=1,6,2 plans=FAR/-,-/-,-/- planned=1,0,0'
"""

from tablee.games.bits import only
from tablee.games.pillage.box import SEATS, SIDES
from tablee.games.pillage.options import OPTIONS, start
from tablee.games.pillage.planning import face_each_other, plannable
from tablee.games.pillage.position_fields import AGREED, COURSE, POSITION
from tablee.games.pillage.resolution import act
from tablee.games.pillage.seen import seen_kinds
from tablee.games.pillage.table import Phase, Stage, Table
from tablee.games.pillage.validity import impossible
from tablee.games.positions import PositionForm, PositionLine, field_texts

STAGES = {
    Phase.PLAN: Stage.PLAN,
    Phase.ORDER: Stage.TYPE,
    Phase.FLIP: Stage.STEAL,
    Phase.DRAW: Stage.DRAW,
    Phase.QUEUE: Stage.QUEUE,
    Phase.BUY: Stage.CARDS,
    Phase.BOARD: Stage.CARDS,
}
USUAL_OPTIONS = {option.name: str(option.default) for option in OPTIONS if option.name in AGREED}


def _usual(table: Table) -> dict[str, str]:
    """What goes without saying: the usual options, and the rest as it is at the start of a game with these."""
    fresh = FORM.fresh(PositionLine("pillage", POSITION, field_texts(AGREED, table)))
    return USUAL_OPTIONS | field_texts(COURSE, fresh)


def _complete(table: Table, line: PositionLine) -> None:
    """What follows from the rest."""
    table.pile = int(table.in_play) & ~seen_kinds(table)
    table.stage = _stage(table)
    if table.played.any():
        face_each_other(table)
    if table.phase == Phase.PLAN and "asked" not in line:
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


FORM = PositionForm(
    "pillage", Table, SEATS, OPTIONS, start, POSITION, _complete, impossible, _usual, own_form=["relic_costs"]
)
position, parse_position = FORM.write, FORM.read
