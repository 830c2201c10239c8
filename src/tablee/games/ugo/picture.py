"""What UGO! shows to a seat or a spectator: the kingdoms, the trick, the own hand, and how many cards others hold."""

from functools import cache, lru_cache
from typing import Any, Literal, TypedDict

from tablee.games.bits import members_of
from tablee.games.picture import Part, Parts, as_it_is, each_seat, of_each_seat, phase_words, who_looks
from tablee.games.ugo.box import (
    BONUS,
    COLOURS,
    FARMERS_FOR_LOSING,
    FARMERS_FOR_WINNING,
    FARMERS_NEEDED,
    FARMERS_PRINTED,
    LIKE,
    MOST_SEATS,
    NO_CARD,
    PENALTY,
    SPACES,
    VALUES,
)
from tablee.games.ugo.cards import CODES
from tablee.games.ugo.rules import farmers_missing, space_score
from tablee.games.ugo.table import Phase

Card = str
"""A card as it is written: `R6`."""

Seat = int
PhaseWord = Literal["dealer", "deal", "play", "lay", "over"]


class PrintedSpace(TypedDict):
    """A space as it is printed: places for farmers, how many of them are filled in print, and its bonus. §kingdom"""

    places: int
    printed: int
    bonus: int


class PrintedValue(TypedDict):
    """The farmers that a card of a value earns: winning, or losing to its own colour or to another. §farmers §losers"""

    value: int
    farmers_for_winning: int
    farmers_for_losing_to_same_colour: int
    farmers_for_losing_to_other_colour: int


class UgoBox(TypedDict):
    """What is in the box and what was agreed: the same throughout a game."""

    seats: int
    rounds: int
    tricks: int
    farmer_supply: int
    colours: list[str]
    values: list[PrintedValue]
    spaces: list[PrintedSpace]
    penalty: int


class RoundShown(TypedDict):
    """Which round it is, counted from 1, and who deals; nobody before the first dealer is drawn. §rounds §dealer"""

    number: int
    dealer: Seat | None


class Played(TypedDict):
    """A card in the trick and who played it."""

    seat: Seat
    card: Card


class TrickShown(TypedDict):
    """Which trick of the round it is, counted from 1, and its cards in the order of play.

    A complete trick has a winner, and stays until the winner has named the cards that come on top: those not yet in
    the kingdom are to lay. §follow §winner §naming
    """

    number: int
    leader: Seat | None
    led: str | None
    cards: list[Played]
    is_complete: bool
    winner: Seat | None
    to_lay: list[Card]


class SpaceWorth(TypedDict):
    """What a space is worth, without its cards. §scoring"""

    farmers: int
    missing: int
    points: int


class SpaceShown(SpaceWorth):
    """The cards on a space from the bottom to the top, the places that are filled and missing, the points. §scoring"""

    cards: list[Card]


class KingdomShown(TypedDict):
    """A player's five spaces from the left, the farmers won in this round, and what the kingdom is worth now."""

    spaces: list[SpaceShown]
    farmers: int
    points: int


class UgoPicture(TypedDict):
    """What a seat, or a spectator, sees of a table of UGO!."""

    box: UgoBox
    seat: Seat | None  # who looks; null for a spectator
    phase: PhaseWord
    turn: Seat | None  # who is to play or to lay
    round: RoundShown
    trick: TrickShown
    hand: list[Card] | None  # the own cards; null for a spectator
    held: list[int]  # how many cards each hand holds
    aside: int  # how many cards lie aside
    kingdoms: list[KingdomShown]
    supply: int  # farmers that can still be won
    scores: list[int]  # of the rounds that are over


# How each part is drawn

CARDS_LIKE: list[int] = LIKE.tolist()
PHASES: list[Any] = phase_words(Phase)
IN_TURNS = (Phase.PLAY, Phase.LAY)  # phases in which it is somebody's turn
MOST_SPACES = 5_000  # that are remembered: of all kingdoms on the table, one space changes at a time


def box(seats: int, rounds: int, tricks: int, farmer_supply: int) -> UgoBox:
    """What was agreed, and what is printed on cards and spaces."""
    return {
        "seats": seats,
        "rounds": rounds,
        "tricks": tricks,
        "farmer_supply": farmer_supply,
        "colours": list(COLOURS),
        "values": [printed_value(value) for value in VALUES],
        "spaces": [printed_space(space) for space in range(SPACES)],
        "penalty": PENALTY,
    }


def printed_value(value: int) -> PrintedValue:
    """The farmers on a card. §farmers §losers"""
    to_same, to_other = FARMERS_FOR_LOSING[:, value].tolist()
    return {
        "value": value,
        "farmers_for_winning": int(FARMERS_FOR_WINNING[value]),
        "farmers_for_losing_to_same_colour": to_same,
        "farmers_for_losing_to_other_colour": to_other,
    }


def printed_space(space: int) -> PrintedSpace:
    """The circles and the bonus on a space; the first two circles are filled in print. §kingdom"""
    places = int(FARMERS_NEEDED[space])
    return {"places": places, "printed": places if space < FARMERS_PRINTED else 0, "bonus": int(BONUS[space])}


def phase(now: int) -> PhaseWord:
    """What the table waits for."""
    word: PhaseWord = PHASES[now]
    return word


def turn(now: int, seat: int) -> Seat | None:
    """Who is to play or to lay; nobody while cards are dealt, and after the end."""
    return seat if now in IN_TURNS else None


def round_shown(now: int, rounds: int, played: int, dealer: int) -> RoundShown:
    """The round being played, or the last one. §rounds"""
    return {"number": min(played + 1, rounds), "dealer": None if now == Phase.DEALER else dealer}


def trick(
    now: int, turn: int, seats: int, hand_size: int, tricks_played: int, leader: int, packed: int, to_lay: int
) -> TrickShown:
    """The trick being played, or the one that is won and not laid. §follow §winner"""
    played = cards_in_order(packed)
    return {
        "number": min(tricks_played + 1, hand_size),
        "leader": leader if now in IN_TURNS else None,
        "led": CODES[played[0]][0] if played else None,
        "cards": [{"seat": (leader + place) % seats, "card": CODES[card]} for place, card in enumerate(played)],
        "is_complete": now == Phase.LAY,
        "winner": turn if now == Phase.LAY else None,
        "to_lay": [CODES[card] for card in played if to_lay >> card & 1],
    }


def cards_in_order(packed: int) -> list[int]:
    """The cards of a trick as they were played."""
    return [card for card in packed.to_bytes(MOST_SEATS, "little") if card != NO_CARD]


def hand(seats: int, seat: int, hands: tuple[int, ...]) -> list[Card] | None:
    """The own cards, by colour and value."""
    return codes_of(hands[seat]) if seat < seats else None


def codes_of(cards: int) -> list[Card]:
    """A set of cards as they are written."""
    return [CODES[card] for card in members_of(cards)]


def kingdom(cards: int, tops: tuple[int, ...], farmers: int, depths: tuple[int, ...]) -> KingdomShown:
    """A kingdom, space by space, with its worth so far. §kingdom §scoring"""
    spaces = [space_shown(space, top, *pile_under(top, cards, depths), farmers) for space, top in enumerate(tops)]
    return {"spaces": spaces, "farmers": farmers, "points": sum([space["points"] for space in spaces])}


def pile_under(top: int, cards: int, depths: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The cards of the colour of a card on top, as a set, and how deep each of that colour lies. §laying"""
    if top == NO_CARD:
        return 0, ()
    first = top - top % len(VALUES)
    return cards & CARDS_LIKE[top], depths[first : first + len(VALUES)]


@lru_cache(MOST_SPACES)
def space_shown(space: int, top: int, piled: int, depths: tuple[int, ...], farmers: int) -> SpaceShown:
    """A space with its pile from the bottom to the top, its farmers and its points. §laying"""
    pile = sorted(members_of(piled), key=lambda card: depths[card % len(VALUES)])
    return {"cards": [CODES[card] for card in pile], **worth(space, top, farmers)}


@cache
def worth(space: int, top: int, farmers: int) -> SpaceWorth:
    """How many places of a space are filled and missing, and its points with that card on top. §places §scoring"""
    missing = farmers_missing(space, farmers)
    return {
        "farmers": int(FARMERS_NEEDED[space]) - missing,
        "missing": missing,
        "points": space_score(space, top, missing),
    }


def supply(farmer_supply: int, farmers: tuple[int, ...]) -> int:
    """The farmers that are in no kingdom. §supply"""
    return farmer_supply - sum(farmers)


PICTURE: Parts = (
    Part("box", ("seats", "rounds", "hand_size", "farmer_supply"), box),
    Part("seat", ("seats", "seat"), who_looks),
    Part("phase", ("phase",), phase),
    Part("turn", ("phase", "turn"), turn),
    Part("round", ("phase", "rounds", "rounds_played", "dealer"), round_shown),
    Part("trick", ("phase", "turn", "seats", "hand_size", "tricks_played", "leader", "trick", "to_lay"), trick),
    Part("hand", ("seats", "seat", "hands"), hand),
    Part("held", ("seats", "held"), of_each_seat),
    Part("aside", ("unseen",), as_it_is),
    each_seat("kingdoms", ("kingdoms", "tops", "farmers"), kingdom, others=("depths",)),
    Part("supply", ("farmer_supply", "farmers"), supply),
    Part("scores", ("seats", "scores"), of_each_seat),
)
