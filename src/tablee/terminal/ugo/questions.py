"""What a person is asked in UGO!, in words."""

from collections.abc import Sequence

from tablee.games.bits import count
from tablee.games.contract import Sight
from tablee.games.story import seat_named
from tablee.games.ugo.box import COLOURS, NO_CARD, colour
from tablee.games.ugo.packed_trick import card_at
from tablee.games.ugo.table import Phase
from tablee.games.words import Text
from tablee.terminal.questions import numbers

Asked = dict[str, Text | str]  # who is asked, and from how many


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
