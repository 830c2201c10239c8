"""What a card is good for: its merit against the starting cards, and what it adds to a hand."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from tablee.bots.pillage.cards import Card, card_of
from tablee.bots.pillage.clash import IN_STOCK, Player, bouts
from tablee.games.pillage.box import PIRATE_COST, SEATS, STARTING, Type
from tablee.games.pillage.deck import BUILT_IN
from tablee.games.pillage.effects import face_of

CARDS_KEPT = 1 << 10  # judged before, and not to be judged again

# Somebody in the middle of a game, who meets starting cards, each so often.
MIDDLING = Player(stock=4, bank=2, bank_limit=5, cards=(), wanted=2.5, relic_cost=9)
OFTEN = {Type.FARMER: 0.3, Type.WALL: 0.2, Type.RAIDER: 0.25, Type.MERCHANT: 0.25}
PAID = 0.3  # how often a card that buys relics can pay one
MET = [
    card_of(kind, card.type, [0, *(face_of(face, SEATS[-1]) for face in card.faces)], SEATS[-1])
    for kind, card in zip(STARTING, BUILT_IN["starting"], strict=True)
]

OF_USE = (1.0, 0.6, 0.2)  # the best card of a type, the second, any other


class Market(NamedTuple):
    """The face-up cards, and how often those who buy them will play them."""

    cards: tuple[Card, ...]
    uses: float


@lru_cache(maxsize=CARDS_KEPT)
def judged(kind: int, traits: int, faces: tuple[int, ...], seats: int) -> Card:
    """A card with its merit."""
    card = card_of(kind, traits, faces, seats)
    return replace(card, merit=sum(OFTEN[Type(met.type)] * brought(card, met) for met in MET))


def brought(card: Card, met: Card) -> float:
    """What a card brings against another, in the middle of a game."""
    bout, _ = bouts(MIDDLING, card, MIDDLING, met)
    paid = PAID if card.deeds[met.type].buys_relic else 0.0
    return (1 - paid) * bout.unable + paid * bout.able


def strength(hand: Sequence[Card]) -> float:
    """What a hand is good for: its best cards of each type, the second best less."""
    total = 0.0
    for of_type in OFTEN:
        merits = sorted([card.merit for card in hand if card.type == of_type], reverse=True)
        total += sum([merit * OF_USE[min(place, len(OF_USE) - 1)] for place, merit in enumerate(merits) if merit > 0])
    return total


@lru_cache(maxsize=CARDS_KEPT)
def purchases(market: Market, hand: tuple[Card, ...], *, with_pirates: bool = True) -> list[float]:
    """What each card of the market would add to a hand, in turnips; a pirate may bring one more."""
    now = strength(hand)
    plain = [market.uses * (strength([*hand, card]) - now) for card in market.cards]
    return [
        worth + (one_more(plain, place) if with_pirates and card.is_pirate else 0.0)
        for place, (card, worth) in enumerate(zip(market.cards, plain, strict=True))
    ]


def one_more(worths: Sequence[float], bought: int) -> float:
    """What the best of the other cards is worth above its price."""
    others = [worth - IN_STOCK * PIRATE_COST for place, worth in enumerate(worths) if place != bought]
    return max([0.0, *others])
