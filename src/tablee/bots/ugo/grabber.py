"""How many people play UGO! for the first time: every trick looks like land, and what it costs is seen later.

Its mistakes are a beginner's. It counts the cards of a trick and not the farmers that they want, looks at its own
kingdom alone and no further than this trick, and does not remember who could not follow.
"""

from collections.abc import Sequence
from dataclasses import replace

from tablee.bots.contract import Budget
from tablee.bots.ugo.greedy import chance_to_stand, packed
from tablee.bots.ugo.outlook import Outlook, outlook_of
from tablee.games.chance import Random, unit
from tablee.games.ugo.box import value
from tablee.games.ugo.rules import farmers_for_losing, farmers_for_winning, trick_winner
from tablee.games.ugo.secrets import Sight
from tablee.games.ugo.table import Phase

FARMER = 0.5  # what a farmer seems to be worth, in points: far too little
LAND = 1.0  # and a point on a card of the trick: as if it stayed on top, with farmers on it
WHIM = 3.0  # points: equal cards are chosen by feeling


def grabber(sight: Sight, legal: Sequence[int], random: Random, _budget: Budget) -> int:
    """The card that seems to win most; on top of a pile the highest."""
    if sight.phase == Phase.LAY:
        return max(legal, key=value)
    outlook = outlook_of(sight)
    outlook = replace(outlook, voids=[0] * len(outlook.voids))
    return max(legal, key=lambda card: promise(outlook, card) + WHIM * unit(random))


def promise(outlook: Outlook, card: int) -> float:
    """What the card seems to bring: all that lies in the trick if it wins, or a farmer for losing."""
    cards = [*outlook.played, card]
    winning = cards[trick_winner(packed(cards))]
    if winning != card:
        return FARMER * farmers_for_losing(card, winning)
    gain = FARMER * farmers_for_winning(card) + LAND * sum(map(value, cards))
    return gain * chance_to_stand(outlook, cards, card)
