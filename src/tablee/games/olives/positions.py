"""Positions of Olives on one line. What follows from the rest is not written; what cannot be is refused.

Sets of cards and of bowls are written by their numbers. Seats, like people, count from 1:

>>> table = parse_position("olives seats=2 phase=bid bowl=4 pile=123567 hands=123456,24567 bids=-,3")
>>> position(table).split("bowl=")[1]
'4 pile=123567 scores=0,0 hands=123456,24567 bids=-,3 played=-,-'
"""

from tablee.games.bits import only
from tablee.games.olives.box import ALL_CARDS, BOWLS, CARDS, NO_CARD, SEATS
from tablee.games.olives.options import OPTIONS, start
from tablee.games.olives.table import Phase, Table
from tablee.games.olives.validity import impossible
from tablee.games.positions import (
    NOTHING,
    Field,
    PositionForm,
    PositionLine,
    agreed_field,
    agreed_switch,
    number_field,
    parse_number,
    phase_field,
    row_field,
)
from tablee.games.words import Refused


def _complete(table: Table, _line: PositionLine) -> None:
    """What follows from the rest: who owes a card, to be put away or to be bid."""
    seats = range(table.seats)
    table.owing = 0
    if table.phase == Phase.AWAY:
        table.owing = sum(only(seat) for seat in seats if table.hands[seat] == ALL_CARDS)
    if table.phase == Phase.BID:
        table.owing = sum(only(seat) for seat in seats if table.bids[seat] == NO_CARD)


def _numbers(members: int) -> str:
    return "".join(str(number) for number in CARDS if members >> number & 1) or NOTHING


def _parse_numbers(text: str) -> int:
    digits = "" if text == NOTHING else text
    if len(set(digits)) < len(digits) or not set(digits) <= set(map(str, CARDS)):
        raise Refused("olives-numbers", text=text)
    return sum(only(int(digit)) for digit in digits)


def _parse_pile(table: Table, text: str) -> None:
    table.pile = _parse_numbers(text)


def _parse_bid(text: str) -> int:
    return NO_CARD if text == NOTHING else parse_number(text, CARDS)


POSITION: dict[str, Field] = {
    "seats": agreed_field("seats"),
    "rounds": agreed_field("rounds"),
    "leftovers": agreed_switch("leftovers"),
    "phase": phase_field(Phase),
    "bowl": number_field("bowl", most=sum(BOWLS)),
    "pile": (lambda table: _numbers(int(table.pile)), _parse_pile),
    "scores": row_field("scores", str, parse_number),
    "hands": row_field("hands", lambda hand: _numbers(int(hand)), _parse_numbers),
    "bids": row_field("bids", lambda bid: str(bid) if bid else NOTHING, _parse_bid),
    "played": row_field("played", lambda cards: _numbers(int(cards)), _parse_numbers),
}

FORM = PositionForm("olives", Table, SEATS, OPTIONS, start, POSITION, _complete, impossible)
position, parse_position = FORM.write, FORM.read
