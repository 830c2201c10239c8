"""How players of UGO! write moves, what chance brings, and whole positions."""

from collections.abc import Sequence

from tablee.games.positions import parse_seat
from tablee.games.ugo.cards import card_code, parse_card
from tablee.games.ugo.positions import parse_position, position
from tablee.games.ugo.table import Phase, Table

__all__ = ["move", "moves", "outcome", "parse_move", "parse_outcome", "parse_position", "position"]


def move(table: Table, seat: int, action: int) -> str:
    """Playing a card and naming a card are both written as the card."""
    return card_code(action)


def moves(table: Table, seat: int, actions: Sequence[int]) -> list[str]:
    """Several cards."""
    return list(map(card_code, actions))


def parse_move(table: Table, seat: int, text: str) -> int:
    """The card to play or to name."""
    return parse_card(text)


def outcome(table: Table, outcome: int) -> str:
    """The first dealer, or the card dealt."""
    return f"dealer {outcome + 1}" if table.phase == Phase.DEALER else card_code(outcome)


def parse_outcome(table: Table, text: str) -> int:
    """The first dealer, or the card dealt."""
    if table.phase == Phase.DEALER:
        return parse_seat(text.removeprefix("dealer").strip(), int(table.seats))
    return parse_card(text)
