"""Former versions of the rules, and which of their matches would mean something else today."""

from collections.abc import Mapping

from tablee.games.options import Value
from tablee.games.pillage.effects import face_of
from tablee.games.pillage.faces import RELIC_BITS
from tablee.games.pillage.options import cards_of, kinds_in_play
from tablee.games.words import Text


def changed_since_1(options: Mapping[str, Value], seats: int) -> Text | None:
    """A card that only buys a relic was judged when its pass began; now it is when it buys. §unable"""
    cards = cards_of(str(options["deck"]))
    for kind in kinds_in_play(str(options["market"]), cards, seats):
        if any(_only_buys_a_relic(face_of(effects, seats)) for effects in cards[kind].faces):
            return Text("pillage-former-relic", {"card": cards[kind].name})
    return None


def _only_buys_a_relic(face: int) -> bool:
    return face != 0 and face & ~RELIC_BITS == 0


FORMER = {1: changed_since_1}
