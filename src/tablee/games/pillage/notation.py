"""How players of Pillage write moves, what chance brings, and whole positions."""

from collections.abc import Sequence

from tablee.games.pillage.cards import card_code, card_codes, parse_card
from tablee.games.pillage.position_fields import parse_seat
from tablee.games.pillage.positions import parse_position, position
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE, Phase, Table

__all__ = ["move", "moves", "outcome", "parse_move", "parse_outcome", "parse_position", "position"]

WORDS = {NO_MORE: "none", FIRST_LEFT: "left first", FIRST_RIGHT: "right first"}
PICKED = {Phase.FLIP: "chicken", Phase.QUEUE: "first"}  # before the seat that chance picks


def move(table: Table, seat: int, action: int) -> str:
    """A card to plan or to buy; or none, or the Merchant that comes first."""
    (written,) = moves(table, seat, [action])
    return written


def moves(table: Table, seat: int, actions: Sequence[int]) -> list[str]:
    """Several cards, or words in the place of a card."""
    return [WORDS.get(action) or code for action, code in zip(actions, card_codes(table, actions), strict=True)]


def parse_move(table: Table, seat: int, text: str) -> int:
    """The card that is meant, or the words in the place of a card."""
    spoken = {words: action for action, words in WORDS.items()}
    return spoken[text.strip().lower()] if text.strip().lower() in spoken else parse_card(table, text)


def outcome(table: Table, outcome: int) -> str:
    """A card, or the seat that the chicken picks."""
    picked = PICKED.get(Phase(table.phase))
    return f"{picked} {outcome + 1}" if picked else card_code(table, outcome)


def parse_outcome(table: Table, text: str) -> int:
    """A card, or the seat that the chicken picks."""
    picked = PICKED.get(Phase(table.phase))
    return parse_seat(table, text.removeprefix(picked).strip()) if picked else parse_card(table, text)
