"""What a person is asked in Olives, and which decision is meant by the answer."""

from collections.abc import Sequence

from tablee.games.contract import Sight
from tablee.games.story import seat_named
from tablee.games.words import Text
from tablee.match import Match
from tablee.terminal.names import printable
from tablee.terminal.questions import NUMBER, NotUnderstood
from tablee.texts import Texts

LONGEST = 30  # letters of an answer that are shown again


def question(sight: Sight, legal: Sequence[int]) -> Text:
    """The card that the person who looks bids. §bid"""
    return Text("olives-ask-bid", {"seat": seat_named(int(sight.seat)), "cards": cards_shown(legal)})


def action_meant(typed: str, match: Match, seat: int, _texts: Texts) -> int:
    """The card of that number; it may still be against the rules."""
    if NUMBER.fullmatch(typed.strip()):
        return match.game.notation.parse_move(match.table, seat, typed)
    allowed = cards_shown(match.legal(seat))
    raise NotUnderstood("olives-not-understood", typed=printable(typed, LONGEST), allowed=allowed)


def cards_shown(cards: Sequence[int]) -> str:
    """Cards in a row.

    >>> cards_shown([2, 5, 7])
    '2, 5, 7'
    """
    return ", ".join(map(str, cards))
