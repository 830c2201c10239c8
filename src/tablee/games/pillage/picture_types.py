"""The types of what Pillage shows: plain data in the players' words. `picture.py` fills them."""

from typing import Annotated, Literal, TypedDict

from tablee.games.picture_shape import Most, Words
from tablee.games.pillage.box import MARKET_PLACES, MOST_SEATS, SIDES
from tablee.games.pillage.effects import ALL_EFFECTS
from tablee.games.pillage.table import MOST_BURIED

Seat = int
Card = Annotated[str, Words(name="cards")]
"""A card as it is written: `FIS`. Its name is in the texts; that of an owner's card in the option `deck`."""

Cards = Annotated[list[Card], Most(MOST_BURIED)]  # as many as there can be
FewCards = Annotated[list[Card], Most(SIDES)]
OfEachSeat = Annotated[list[int], Most(MOST_SEATS)]
Seats = Annotated[list[Seat], Most(MOST_SEATS)]
EffectKey = Annotated[str, Words(tuple(phrase.key for phrase in ALL_EFFECTS))]

PhaseWord = Literal["market", "plan", "order", "flip", "draw", "queue", "buy", "board", "resolve", "over"]
TypeWord = Literal["farmer", "wall", "raider", "merchant"]
SideWord = Literal["left", "right", "front", "behind"]
MarkWord = Literal["exhausted", "provoked", "sacrificed", "swapped", "taken"]
Sides = Annotated[list[SideWord], Most(SIDES)]


class Slot(TypedDict):
    """A place for a played card. §sides"""

    seat: Seat
    side: SideWord


Slots = Annotated[list[Slot], Most(MOST_SEATS * SIDES)]


class Facing(TypedDict):
    """Two places of which the cards face each other. §sides"""

    slot: Slot
    faces: Slot


class PillageBox(TypedDict):
    """What was agreed: the same throughout a game. Sides are left and right; in a duel, in front and behind. §sides"""

    seats: int
    market: Literal["abordage", "village", "both", "none"]
    round_limit: int
    bank_limit: int
    relic_costs: list[int]
    is_owners_deck: bool
    sides: list[SideWord]
    facing: list[Facing]


class EffectShown(TypedDict):
    """Something that a card does, by its key in the texts, and with how many turnips, if any. §effects"""

    effect: EffectKey
    n: int | None


class FaceShown(TypedDict):
    """What a card does against a type: it buys a relic, if it can; and the rest, or the rest only if unable. §unable"""

    relic: EffectShown | None
    effects: Annotated[list[EffectShown], Most(len(ALL_EFFECTS))]
    is_if_unable: bool


class Against(TypedDict):
    """What a card does against each type. §types"""

    farmer: FaceShown
    wall: FaceShown
    raider: FaceShown
    merchant: FaceShown


class CardShown(TypedDict):
    """A villager. An owner's card has a number in its deck, from 1. §replaced-deck §pirates §three-plus"""

    part: Literal["starting", "village", "abordage", "owner"]
    owners_number: int | None
    type: TypeWord
    is_pirate: bool
    is_for_three: bool
    against: Against


class RelicsShown(TypedDict):
    """How many relics a seat owns, and what the next one costs; null for who owns them all. §buy-relic"""

    owned: int
    next_cost: int | None


class PileShown(TypedDict):
    """How many cards lie in the pile, and those that everybody saw go under it, the next to come first. §sacrifice"""

    cards: int
    buried: Cards


class PlannedCard(TypedDict):
    """A card of the own plan; null for a gap. §plan"""

    side: SideWord
    card: Card | None


class PlayedCard(TypedDict):
    """A card face up, what it does against the card it faces, and what will happen to it at refresh. §resolve"""

    side: SideWord
    card: Card
    acts: FaceShown
    marks: Annotated[list[MarkWord], Most(1)]


class Resolution(TypedDict):
    """The type that acts and its cards: those able to pay a relic, those that act later, those that draw. §resolve"""

    type: TypeWord | None
    acting: Slots
    able: Slots
    second: Slots
    to_draw: Slots


class Thief(TypedDict):
    """A neighbour of the victim and what it has got so far."""

    seat: Seat
    turnips: int


class Theft(TypedDict):
    """A theft that waits for the chicken: who is stolen from, out of what, and what each thief has got. §steal"""

    victim: Seat
    purse: Literal["stock", "bank"]
    thieves: Annotated[list[Thief], Most(SIDES)]


class Buying(TypedDict):
    """The order of buying, who buys now and at which price, the cards that still buy. §buying-order

    Whoever has bought a pirate boards: one more card, or none. §pirates
    """

    queue: Seats
    buyer: Seat | None
    price: int | None
    is_boarding: bool
    to_buy: Slots


class PillagePicture(TypedDict):
    """What a seat, or a spectator, sees of a table of Village Pillage."""

    box: PillageBox
    cards: dict[Card, CardShown]  # every card in play
    seat: Seat | None  # who looks; null for a spectator
    phase: PhaseWord
    round: int  # counted from 1
    asked: Seats  # who owes a decision
    won: Seats
    stocks: OfEachSeat  # turnips that can be stolen
    banks: OfEachSeat
    loot: OfEachSeat  # turnips stolen in this step, on their way
    relics: Annotated[list[RelicsShown], Most(MOST_SEATS)]
    market: Annotated[list[Card | None], Most(MARKET_PLACES)]  # four places; null where no card lies
    pile: PileShown
    hands: Annotated[list[Cards], Most(MOST_SEATS)]  # what everybody knows to be in a hand or face down before it
    unseen: OfEachSeat  # how many cards besides each seat has taken face down
    hand: Cards | None  # the own cards that are neither planned nor played; null for a spectator
    drawn: Cards | None  # those of the own cards that nobody else knows
    resting: Annotated[list[FewCards], Most(MOST_SEATS)]  # exhausted, beside the bank
    provoked: Annotated[list[FewCards], Most(MOST_SEATS)]  # to be planned now
    planned: Annotated[list[Sides], Most(MOST_SEATS)]  # the sides that each seat has decided
    gaps: Annotated[list[Sides], Most(MOST_SEATS)]
    plan: Annotated[list[PlannedCard], Most(SIDES)] | None  # the own plan, in a duel the own line; null for a spectator
    ordered: Seats  # who has chosen which of two Merchants comes first
    order: SideWord | None  # the own choice of that
    played: Annotated[list[Annotated[list[PlayedCard], Most(SIDES)]], Most(MOST_SEATS)]  # face up before each seat
    resolution: Resolution
    theft: Theft | None
    buying: Buying
