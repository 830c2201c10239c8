"""The types of what Pillage shows: plain data in the players' words. `picture.py` fills them."""

from typing import Literal, TypedDict

Seat = int
Card = str
"""A card as it is written: `FIS`. Its name is in the texts; that of an owner's card in the option `deck`."""

PhaseWord = Literal["market", "plan", "order", "flip", "draw", "queue", "buy", "board", "resolve", "over"]
TypeWord = Literal["farmer", "wall", "raider", "merchant"]
SideWord = Literal["left", "right", "front", "behind"]
MarkWord = Literal["exhausted", "provoked", "sacrificed", "swapped", "taken"]


class Slot(TypedDict):
    """A place for a played card. §sides"""

    seat: Seat
    side: SideWord


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

    effect: str
    n: int | None


class FaceShown(TypedDict):
    """What a card does against a type: it buys a relic, if it can; and the rest, or the rest only if unable. §unable"""

    relic: EffectShown | None
    effects: list[EffectShown]
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
    buried: list[Card]


class PlannedCard(TypedDict):
    """A card of the own plan; null for a gap. §plan"""

    side: SideWord
    card: Card | None


class PlayedCard(TypedDict):
    """A card face up, what it does against the card it faces, and what will happen to it at refresh. §resolve"""

    side: SideWord
    card: Card
    acts: FaceShown
    marks: list[MarkWord]


class Resolution(TypedDict):
    """The type that acts and its cards: those able to pay a relic, those that act later, those that draw. §resolve"""

    type: TypeWord | None
    acting: list[Slot]
    able: list[Slot]
    second: list[Slot]
    to_draw: list[Slot]


class Thief(TypedDict):
    """A neighbour of the victim and what it has got so far."""

    seat: Seat
    turnips: int


class Theft(TypedDict):
    """A theft that waits for the chicken: who is stolen from, out of what, and what each thief has got. §steal"""

    victim: Seat
    purse: Literal["stock", "bank"]
    thieves: list[Thief]


class Buying(TypedDict):
    """The order of buying, who buys now and at which price, the cards that still buy. §buying-order

    Whoever has bought a pirate boards: one more card, or none. §pirates
    """

    queue: list[Seat]
    buyer: Seat | None
    price: int | None
    is_boarding: bool
    to_buy: list[Slot]


class PillagePicture(TypedDict):
    """What a seat, or a spectator, sees of a table of Village Pillage."""

    box: PillageBox
    cards: dict[Card, CardShown]  # every card in play
    seat: Seat | None  # who looks; null for a spectator
    phase: PhaseWord
    round: int  # counted from 1
    asked: list[Seat]  # who owes a decision
    won: list[Seat]
    stocks: list[int]  # turnips that can be stolen
    banks: list[int]
    loot: list[int]  # turnips stolen in this step, on their way
    relics: list[RelicsShown]
    market: list[Card | None]  # four places; null where no card lies
    pile: PileShown
    hands: list[list[Card]]  # what everybody knows to be in a hand or face down before it
    unseen: list[int]  # how many cards besides each seat has taken face down
    hand: list[Card] | None  # the own cards that are neither planned nor played; null for a spectator
    drawn: list[Card] | None  # those of the own cards that nobody else knows
    resting: list[list[Card]]  # exhausted, beside the bank
    provoked: list[list[Card]]  # to be planned now
    planned: list[list[SideWord]]  # the sides that each seat has decided
    gaps: list[list[SideWord]]
    plan: list[PlannedCard] | None  # the own plan, in a duel the own line; null for a spectator
    ordered: list[Seat]  # who has chosen which of two Merchants comes first
    order: SideWord | None  # the own choice of that
    played: list[list[PlayedCard]]  # face up before each seat
    resolution: Resolution
    theft: Theft | None
    buying: Buying
