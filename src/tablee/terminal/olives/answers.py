"""Which decision is meant by an answer in Olives."""

from tablee.match import Match
from tablee.terminal.names import printable
from tablee.terminal.olives.questions import cards_shown
from tablee.terminal.questions import NUMBER, NotUnderstood
from tablee.texts import Texts

LONGEST = 30  # letters of an answer that are shown again


def action_meant(typed: str, match: Match, seat: int, _texts: Texts) -> int:
    """The card of that number; it may still be against the rules."""
    if NUMBER.fullmatch(typed.strip()):
        return match.game.notation.parse_move(match.table, seat, typed)
    allowed = cards_shown(match.legal(seat))
    raise NotUnderstood("olives-not-understood", typed=printable(typed, LONGEST), allowed=allowed)
