"""A beginner at UGO!: judges a card by what this trick would bring, and looks no further.

A card is judged by what all kingdoms gain if the trick ends with it: once as if nobody beat it any more, once as if
the next player just did, weighted by how likely that is. It knows only what its seat knows.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tablee.bots.contract import Budget
from tablee.bots.ugo.outlook import Kingdom, Outlook, outlook_of
from tablee.games.bits import count, members_of
from tablee.games.chance import Random
from tablee.games.seats import seat_at
from tablee.games.ugo.box import CARDS, FARMER_PLACES, NO_CARD, OF_COLOUR, VALUES, colour, value
from tablee.games.ugo.packed_trick import EMPTY, with_card
from tablee.games.ugo.rules import (
    farmers_for_losing,
    farmers_for_winning,
    farmers_missing,
    space_score,
    trick_winner,
)
from tablee.games.ugo.secrets import Sight
from tablee.games.ugo.table import Phase

# From 0 to 0.9 and from 0 to 1 it beats `random` about as often: the exact numbers matter little.
FARMERS_HOPED = 0.5  # to come with each trick that is left
RIVALRY = 0.5  # a point of all rivals together, measured in own points

KINGDOMS_CACHED = 1 << 14  # judged before, and not to be judged again
CARDS_OF = tuple(int(cards) for cards in OF_COLOUR)
HIGHER = tuple(sum(1 << card for card in range(CARDS) if card % len(VALUES) > beaten) for beaten in VALUES)
EQUAL = tuple(sum(1 << card for card in range(CARDS) if card % len(VALUES) == equal) for equal in VALUES)


def greedy(sight: Sight, legal: Sequence[int], _random: Random, _budget: Budget) -> int:
    """The card that promises most. Among equals the highest: worth more on top, and dangerous to keep."""
    outlook = outlook_of(sight)
    promise = promise_of_naming if sight.phase == Phase.LAY else promise_of_playing
    return max(legal, key=lambda card: (promise(outlook, card), value(card)))


# Playing a card


def promise_of_playing(outlook: Outlook, card: int) -> float:
    """What the trick is likely to bring with this card in it."""
    cards = [*outlook.played, card]
    winning_place = trick_winner(packed(cards))
    stands = chance_to_stand(outlook, cards, cards[winning_place])
    promise = stands * gain(outlook, cards, winning_place)
    if stands < 1:
        promise += (1 - stands) * gain(outlook, [*cards, reply(outlook, cards, winning_place)], len(cards))
    return promise


def packed(cards: Sequence[int]) -> int:
    """Cards as a trick."""
    trick = EMPTY
    for place, card in enumerate(cards):
        trick = with_card(trick, place, card)
    return trick


def beating(cards: Sequence[int], winning: int) -> int:
    """The cards that would beat the winning one: higher, or as high and of the colour led."""
    led = colour(cards[0])
    as_high = EQUAL[value(winning)] & CARDS_OF[led] if colour(winning) != led else 0
    return HIGHER[value(winning)] | as_high


def chance_to_stand(outlook: Outlook, cards: Sequence[int], winning: int) -> float:
    """How likely it is that no later player beats the winning card, if they play any card they may."""
    following = outlook.unseen & CARDS_OF[colour(cards[0])]
    beaten = beating(cards, winning)
    by_following, by_any = part_of(following, beaten), part_of(outlook.unseen, beaten)
    stands = 1.0
    for place in range(len(cards), outlook.seats):
        void = chance_of_void(outlook, seat_at(outlook.leader, place, outlook.seats), colour(cards[0]))
        stands *= 1 - void * by_any - (1 - void) * by_following
    return stands


def part_of(cards: int, among: int) -> float:
    """Which part of some cards is among others."""
    return count(cards & among) / count(cards) if cards else 0.0


def chance_of_void(outlook: Outlook, seat: int, led: int) -> float:
    """How likely it is that a seat holds nothing of the colour led."""
    if outlook.voids[seat] >> led & 1:
        return 1.0
    return float((1 - part_of(outlook.unseen, CARDS_OF[led])) ** outlook.held[seat])


def reply(outlook: Outlook, cards: Sequence[int], winning_place: int) -> int:
    """The lowest unseen card that wins the trick, of the colour led if there is one."""
    better = outlook.unseen & beating(cards, cards[winning_place])
    return min(members_of(better & CARDS_OF[colour(cards[0])] or better), key=value)


# What a trick brings


def gain(outlook: Outlook, cards: Sequence[int], winning_place: int) -> float:
    """What the own kingdom gains by a trick, less a part of what the others gain."""
    gains = [gain_at(outlook, cards, place, winning_place) for place in range(len(cards))]
    own = gains.pop((outlook.seat - outlook.leader) % outlook.seats)
    return own - RIVALRY * sum(gains) / (outlook.seats - 1)


def gain_at(outlook: Outlook, cards: Sequence[int], place: int, winning_place: int) -> float:
    """What the trick adds to the kingdom of whoever played in that place."""
    before = outlook.kingdoms[seat_at(outlook.leader, place, outlook.seats)]
    winning = cards[winning_place]
    if place == winning_place:
        after = Kingdom(laid(before.tops, cards), farmed(before, farmers_for_winning(winning)))
    else:
        after = Kingdom(before.tops, farmed(before, farmers_for_losing(cards[place], winning)))
    return worth(after, outlook.tricks_left) - worth(before, outlook.tricks_left)


def farmed(kingdom: Kingdom, earned: int) -> int:
    """The farmers of a kingdom with those earned; a beginner does not count the supply."""
    return min(kingdom.farmers + earned, FARMER_PLACES)


@lru_cache(maxsize=KINGDOMS_CACHED)
def worth(kingdom: Kingdom, tricks_left: int) -> float:
    """The points of a kingdom with the farmers it may hope for, between two whole numbers of them."""
    hoped = min(kingdom.farmers + FARMERS_HOPED * tricks_left, FARMER_PLACES)
    fewer = int(hoped)
    more = min(fewer + 1, FARMER_PLACES)
    return points(kingdom.tops, fewer) * (fewer + 1 - hoped) + points(kingdom.tops, more) * (hoped - fewer)


def points(tops: Sequence[int], farmers: int) -> int:
    """The points of a kingdom as it stands."""
    return sum(points_of_space(space, top, farmers) for space, top in enumerate(tops))


@cache
def points_of_space(space: int, top: int, farmers: int) -> int:
    """The points of one space: kept, because it is asked again and again."""
    return space_score(space, top, farmers_missing(space, farmers))


# Laying cards


def promise_of_naming(outlook: Outlook, card: int) -> float:
    """What the kingdom is worth with this card on top, and the other colours laid as well as can be."""
    kingdom = outlook.kingdoms[outlook.seat]
    others = [other for other in outlook.to_lay if colour(other) != colour(card)]
    tops = laid(laid(kingdom.tops, [card]), others)
    return worth(Kingdom(tops, kingdom.farmers), outlook.tricks_left)


def laid(tops: tuple[int, ...], cards: Iterable[int]) -> tuple[int, ...]:
    """The spaces after a trick: the highest card of a colour on top, the highest new colour first."""
    spaces = {colour(top): space for space, top in enumerate(tops) if top != NO_CARD}
    after, opened = list(tops), set()
    for card in sorted(cards, key=value, reverse=True):
        if colour(card) not in opened:
            after[spaces.setdefault(colour(card), len(spaces))] = card
            opened.add(colour(card))
    return tuple(after)
