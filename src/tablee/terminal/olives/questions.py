"""What a person is asked in Olives."""

from collections.abc import Sequence

from tablee.games.contract import Sight
from tablee.games.story import seat_named
from tablee.games.words import Text


def question(sight: Sight, legal: Sequence[int]) -> Text:
    """The card that the person who looks bids. §bid"""
    return Text("olives-ask-bid", {"seat": seat_named(int(sight.seat)), "cards": cards_shown(legal)})


def cards_shown(cards: Sequence[int]) -> str:
    """Cards in a row.

    >>> cards_shown([2, 5, 7])
    '2, 5, 7'
    """
    return ", ".join(map(str, cards))
