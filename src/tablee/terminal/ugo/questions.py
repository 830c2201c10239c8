"""What a person is asked in UGO!, and which decision is meant by the answer."""

import re
from collections.abc import Sequence

from tablee.games.bits import count
from tablee.games.contract import Sight
from tablee.games.story import seat_named
from tablee.games.ugo.box import COLOURS, NO_CARD, colour
from tablee.games.ugo.cards import card_code
from tablee.games.ugo.table import Phase
from tablee.games.ugo.trick import card_at
from tablee.games.words import Text
from tablee.match import Match
from tablee.terminal.commands import plain
from tablee.terminal.names import printable
from tablee.terminal.questions import NUMBER, NotUnderstood, numbered, numbers
from tablee.texts import Texts

LIKE_A_CARD = re.compile("[A-Za-z][0-9]")
IN_WORDS = re.compile("[a-z]+|[0-9]+")
COLOUR_WORDS = {
    "red": "R",
    "rouge": "R",
    "blue": "B",
    "bleu": "B",
    "green": "G",
    "vert": "G",
    "yellow": "Y",
    "jaune": "Y",
    "grey": "S",
    "gray": "S",
    "gris": "S",
    "stone": "S",
}
Asked = dict[str, Text | str]  # who is asked, and from how many
LONGEST = 30  # letters of an answer that are shown again


def question(sight: Sight, legal: Sequence[int]) -> Text:
    """What the person who looks is to decide."""
    common: Asked = {"seat": seat_named(int(sight.seat)), "numbers": numbers(legal)}
    ask = to_name if sight.phase == Phase.LAY else to_play
    return ask(sight, legal, common)


def to_play(sight: Sight, legal: Sequence[int], common: Asked) -> Text:
    """A card for the trick: any, or one of the colour led. §follow"""
    led = card_at(int(sight.trick), 0)
    if led == NO_CARD:
        return Text("ugo-ask-lead", common)
    follows = colour(legal[0]) == colour(led)
    return Text("ugo-ask-follow" if follows else "ugo-ask-any", {**common, "colour": COLOURS[colour(led)]})


def to_name(sight: Sight, legal: Sequence[int], common: Asked) -> Text:
    """A card that comes on top: of a new colour, or of one that is there. §naming"""
    named, colours = colour(legal[0]), int(sight.colours[sight.seat])
    if not colours >> named & 1:
        return Text("ugo-ask-open", {**common, "space": count(colours) + 1})
    space = int(sight.spaces[sight.seat, named]) + 1
    return Text("ugo-ask-top", {**common, "colour": COLOURS[named], "space": space})


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
    if len(parts) == 2 and parts[0] in COLOUR_WORDS:
        return COLOUR_WORDS[parts[0]] + parts[1]
    return "".join(typed.split())
