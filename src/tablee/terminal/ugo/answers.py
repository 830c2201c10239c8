"""Which decision of UGO! is meant by what a person types: the number of a choice, a card's code, or its words."""

import re

from tablee.games.ugo.box import COLOURS
from tablee.games.ugo.cards import card_code
from tablee.match import Match
from tablee.terminal.names import printable
from tablee.terminal.questions import NUMBER, NotUnderstood, numbered
from tablee.terminal.typed_words import meanings_of, plain
from tablee.texts import Texts

LIKE_A_CARD = re.compile("[A-Za-z][0-9]")
IN_WORDS = re.compile(r"[^\W\d_]+|[0-9]+")
LONGEST = 30  # letters of an answer that are shown again


def action_meant(typed: str, match: Match, seat: int, _texts: Texts) -> int:
    """The decision that a card or the number of a choice stands for; it may still be against the rules."""
    answer, legal = code_meant(typed), match.legal(seat)
    if NUMBER.fullmatch(answer):
        return numbered(int(answer), legal)
    if LIKE_A_CARD.fullmatch(answer):
        return match.game.notation.parse_move(match.table, seat, answer)
    allowed = ", ".join(map(card_code, legal))
    raise NotUnderstood("ugo-not-understood", typed=printable(typed, LONGEST), allowed=allowed)


def code_meant(typed: str) -> str:
    """A card by its code, also where it is typed as the story tells it; anything else without its spaces.

    >>> code_meant("r 6"), code_meant("red 6"), code_meant("6 rouge"), code_meant("undoo")
    ('r6', 'R6', 'R6', 'undoo')
    """
    parts: list[str] = sorted(IN_WORDS.findall(plain(typed)), reverse=True)  # the colour before the value
    colours = meanings_of("ugo-words", COLOURS)
    if len(parts) == 2 and parts[0] in colours:
        return colours[parts[0]] + parts[1]
    return "".join(typed.split())
