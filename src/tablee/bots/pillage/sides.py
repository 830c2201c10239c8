"""One side of a seat: what each own card promises against the neighbour there."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from tablee.bots.pillage.cards import Card, Deed
from tablee.bots.pillage.clash import Bout, Player, bouts
from tablee.bots.pillage.mixture import dot, likely_replies
from tablee.games.pillage.box import DUEL

SIDES_KEPT = 1 << 6  # judged before: the same two are looked at for the left card and for the right one

# What a player's other side may bring before relics are bought, in turnips, and how likely that is.
Turnips = Mapping[float, float]
OTHER_SIDE: Turnips = {-3: 0.15, 0: 0.35, 1: 0.1, 3: 0.4}
NO_OTHER_SIDE: Turnips = {0: 1.0}


class Prospect(NamedTuple):
    """What a card promises on a side."""

    value: float  # if it buys no relic
    relic: float  # how much more if it does
    price: float
    turnips: Turnips  # that it may bring before relics are bought


NOTHING = Prospect(0.0, 0.0, 0.0, NO_OTHER_SIDE)


class Meeting(NamedTuple):
    """An own card and a rival's: what it is worth to the one, to the rival, and to the one without a relic."""

    own: float
    rivals: float
    bout: Bout


@lru_cache(maxsize=SIDES_KEPT)
def likely_cards(one: Player, rival: Player, seats: int) -> list[float]:
    """How likely the rival plays each of its cards."""
    return replies(all_meetings(one, rival, seats), rival, seats)


def all_meetings(one: Player, rival: Player, seats: int) -> list[list[Meeting]]:
    """Each own card against each of the rival's."""
    return [[meeting(one, card, rival, facing, seats) for facing in rival.cards] for card in one.cards]


@lru_cache(maxsize=SIDES_KEPT)
def prospects(one: Player, rival: Player, seats: int) -> dict[int, Prospect]:
    """For each own card what it promises, with the rival's cards as likely as they are."""
    meetings = all_meetings(one, rival, seats)
    likely = replies(meetings, rival, seats)
    envy = 1 / (seats - 1)  # what counts is to be ahead of the others
    return {
        card.kind: prospect(one, [card.deeds[facing.type] for facing in rival.cards], row, likely, envy)
        for card, row in zip(one.cards, meetings, strict=True)
    }


def meeting(one: Player, card: Card, rival: Player, facing: Card, seats: int) -> Meeting:
    """Two cards that face each other, with what the players' other sides may bring."""
    other_side = NO_OTHER_SIDE if seats == DUEL else OTHER_SIDE
    own, rivals = bouts(one, card, rival, facing)
    return Meeting(
        settled(one, card.deeds[facing.type], own, other_side),
        settled(rival, facing.deeds[card.type], rivals, other_side),
        own,
    )


def settled(player: Player, deed: Deed, bout: Bout, other_side: Turnips) -> float:
    """What a player may expect of a bout, with a relic or without."""
    if not deed.buys_relic:
        return bout.unable
    missing = player.relic_cost - deed.discount - player.stock - player.bank - bout.before
    able = chance_of(other_side, missing)
    return able * bout.able + (1 - able) * bout.unable


def chance_of(turnips: Turnips, missing: float) -> float:
    """How likely it is that so many turnips come."""
    return sum([chance for number, chance in turnips.items() if number >= missing])


def replies(meetings: Sequence[Sequence[Meeting]], rival: Player, seats: int) -> list[float]:
    """How likely the rival plays each of its cards; a provoked one lies on this side or on the other."""
    envy = 1 / (seats - 1)
    own = [[met.own - envy * met.rivals for met in row] for row in meetings]
    theirs = [[met.rivals - envy * met.own for met in row] for row in meetings]
    likely = likely_replies(own, theirs)
    if not rival.provoked:
        return likely
    return [(chance + (card.kind == rival.provoked)) / 2 for card, chance in zip(rival.cards, likely, strict=True)]


def prospect(
    one: Player, deeds: Sequence[Deed], meetings: Sequence[Meeting], likely: Sequence[float], envy: float
) -> Prospect:
    """What a card promises against all that the rival may play."""
    value = dot([met.bout.unable - envy * met.rivals for met in meetings], likely)
    buying = [deed.buys_relic for deed in deeds]
    relic = dot([buys * (met.bout.able - met.bout.unable) for buys, met in zip(buying, meetings, strict=True)], likely)
    turnips: dict[float, float] = {}
    for met, chance in zip(meetings, likely, strict=True):
        turnips[met.bout.before] = turnips.get(met.bout.before, 0.0) + chance
    discount = max([deed.discount for deed in deeds])
    return Prospect(value, relic if any(buying) else 0.0, max(one.relic_cost - discount, 0), turnips)


# Two sides together


def plan_value(left: Prospect, right: Prospect, wealth: float) -> float:
    """What two cards promise: a relic may be paid with what both bring, and two Merchants may buy two."""
    value = left.value + right.value
    if not left.relic and not right.relic:
        return value
    turnips = together(left.turnips, right.turnips)
    first, second = (left, right) if left.relic >= right.relic else (right, left)
    value += first.relic * chance_of(turnips, first.price - wealth)
    return value + second.relic * chance_of(turnips, first.price + second.price - wealth) if second.relic else value


def together(left: Turnips, right: Turnips) -> dict[float, float]:
    """What two sides bring, and how likely that is."""
    turnips: dict[float, float] = {}
    for number, chance in left.items():
        for other, its_chance in right.items():
            turnips[number + other] = turnips.get(number + other, 0.0) + chance * its_chance
    return turnips
