"""How players of Olives write moves, what chance brings, and whole positions."""

from collections.abc import Sequence

from tablee.games.numbers import number_in
from tablee.games.olives.box import BOWLS, CARDS
from tablee.games.olives.positions import parse_position, position
from tablee.games.olives.table import Phase, Table
from tablee.games.words import Refused

__all__ = ["move", "moves", "outcome", "parse_move", "parse_outcome", "parse_position", "position"]


def move(table: Table, seat: int, action: int) -> str:
    """A bid is written as the card."""
    return str(action)


def moves(table: Table, seat: int, actions: Sequence[int]) -> list[str]:
    """Several bids."""
    return [move(table, seat, action) for action in actions]


def parse_move(table: Table, seat: int, text: str) -> int:
    """The card that is bid."""
    card = number_in(text.strip())
    if card is None or card not in CARDS:
        raise Refused("olives-no-such-card", card=text)
    return card


def outcome(table: Table, outcome: int) -> str:
    """The card put away, or the bowl turned: `away 3`, `bowl 7`."""
    return f"{_drawn(table)} {outcome}"


def parse_outcome(table: Table, text: str) -> int:
    """The card put away, or the bowl turned."""
    number = number_in(text.removeprefix(_drawn(table)).strip())
    if number is None or number not in BOWLS:  # as many as cards
        raise Refused("olives-no-such-draw", text=text)
    return number


def _drawn(table: Table) -> str:
    """What chance draws, in a word."""
    return "away" if table.phase == Phase.AWAY else "bowl"
