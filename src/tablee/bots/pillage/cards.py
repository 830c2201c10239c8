"""Cards as a beginner reads them: what each does against each type, in numbers that are quick to reckon with."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tablee.games.pillage.box import NO_CARD, SIDES, TYPES, Type
from tablee.games.pillage.faces import OTHER_BITS, STEAL_BITS, Has, Number, has, number_on
from tablee.games.pillage.villagers import PIRATE_BIT, TYPE_BITS, is_market_card

# What a mark costs the owner of the marked card, in turnips.
EXHAUSTED = 1.0
PROVOKED = 0.5

FACES_KEPT = 1 << 12  # read before, and not to be read again


class Deed(NamedTuple):
    """What a card does against one type."""

    gain: float
    opponent_gains: int
    steals: bool  # either way
    steal: int
    steal_banked: int
    opponent_steals: int
    bank: int
    refresh_gain: int
    withdraws: bool
    buys_relic: bool  # and does all else only if it cannot pay one
    discount: int
    buys_card: bool
    card_cost: int
    takes_top: bool
    touches_cards: bool  # and this happens to the two of them:
    costs_itself: float  # marks, in turnips
    costs_that: float
    loses_itself: bool
    takes_away: bool  # that card, from its owner
    takes_away_market: bool  # only if it is a market card
    gets_that: bool
    gives_itself: bool


@dataclass(frozen=True, eq=False, slots=True)  # there is one of each kind, told apart by itself: quick to look up
class Card:
    """A card: its deeds by the type it faces, and its merit."""

    kind: int
    type: int
    is_pirate: bool
    is_market: bool
    deeds: tuple[Deed, ...]  # by the type it faces
    merit: float = 0.0  # what it brings when it is played


def card_of(kind: int, traits: int, faces: Iterable[int], seats: int) -> Card:
    """A card by its data, whatever deck it is from; its merit is judged elsewhere."""
    deeds = tuple(deed_of(face, seats) for face in faces)
    return Card(kind, traits & TYPE_BITS, bool(traits & PIRATE_BIT), is_market_card(kind), deeds)


@lru_cache(maxsize=FACES_KEPT)
def deed_of(face: int, seats: int) -> Deed:
    """A face in plain numbers."""
    return Deed(
        gain=number_on(face, Number.GAIN) + gain_for_each(face, seats),
        opponent_gains=number_on(face, Number.OPPONENT_GAINS),
        steals=bool(face & STEAL_BITS),
        steal=number_on(face, Number.STEAL),
        steal_banked=number_on(face, Number.STEAL_BANKED),
        opponent_steals=number_on(face, Number.OPPONENT_STEALS),
        bank=number_on(face, Number.BANK),
        refresh_gain=number_on(face, Number.REFRESH_GAIN),
        withdraws=has(face, Has.WITHDRAW),
        buys_relic=has(face, Has.RELIC),
        discount=number_on(face, Number.RELIC_DISCOUNT),
        buys_card=has(face, Has.CARD),
        card_cost=number_on(face, Number.CARD_COST),
        takes_top=has(face, Has.TOP_CARD),
        touches_cards=bool(face & OTHER_BITS),
        costs_itself=EXHAUSTED * has(face, Has.EXHAUST_ITSELF) + PROVOKED * has(face, Has.PROVOKE_ITSELF),
        costs_that=EXHAUSTED * has(face, Has.EXHAUST_THAT) + PROVOKED * has(face, Has.PROVOKE_THAT),
        loses_itself=has(face, Has.SACRIFICE_ITSELF) or has(face, Has.SWAP),
        takes_away=has(face, Has.SACRIFICE_THAT) or has(face, Has.SWAP) or has(face, Has.TAKE_THAT),
        takes_away_market=has(face, Has.SACRIFICE_MARKET),
        gets_that=has(face, Has.SWAP) or has(face, Has.TAKE_THAT),
        gives_itself=has(face, Has.SWAP),
    )


def gain_for_each(face: int, seats: int) -> float:
    """What cards of a type bring, as if all types were played equally often."""
    others = SIDES * seats - 1 if seats > SIDES else 1
    return number_on(face, Number.GAIN_EACH) * others / len(TYPES)


GAP = card_of(NO_CARD, Type.NONE, (0,) * (len(TYPES) + 1), 0)
