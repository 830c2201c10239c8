"""What UGO! shows to a seat or a spectator: the kingdoms, the trick, the own hand, and how many cards others hold."""

from typing import Annotated, Literal, TypedDict

from tablee.games.bits import count, lowest
from tablee.games.compiled import rule
from tablee.games.picture import Drawn, Part, Picture, add, add_members, add_numbers, if_so, who_looks
from tablee.games.picture_shape import NOTHING, Most, Words
from tablee.games.ugo.box import (
    BONUS,
    CARDS,
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
    colour,
)
from tablee.games.ugo.cards import CODES
from tablee.games.ugo.packed_trick import card_at
from tablee.games.ugo.rules import farmers_missing, space_score
from tablee.games.ugo.secrets import Sight
from tablee.games.ugo.table import Phase

Card = Annotated[str, Words(tuple(CODES))]
"""A card as it is written: `R6`."""
ColourLetter = Annotated[str, Words(tuple(COLOURS))]

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
    led: ColourLetter | None
    cards: Annotated[list[Played], Most(MOST_SEATS)]
    is_complete: bool
    winner: Seat | None
    to_lay: Annotated[list[Card], Most(MOST_SEATS)]


class SpaceWorth(TypedDict):
    """What a space is worth, without its cards. §scoring"""

    farmers: int
    missing: int
    points: int


class SpaceShown(SpaceWorth):
    """The cards on a space from the bottom to the top, the places that are filled and missing, the points. §scoring"""

    cards: Annotated[list[Card], Most(len(VALUES))]


class KingdomShown(TypedDict):
    """A player's five spaces from the left, the farmers won in this round, and what the kingdom is worth now."""

    spaces: Annotated[list[SpaceShown], Most(SPACES)]
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
    hand: Annotated[list[Card], Most(CARDS)] | None  # the own cards; null for a spectator
    held: Annotated[list[int], Most(MOST_SEATS)]  # how many cards each hand holds
    aside: int  # how many cards lie aside
    kingdoms: Annotated[list[KingdomShown], Most(MOST_SEATS)]
    supply: int  # farmers that can still be won
    scores: Annotated[list[int], Most(MOST_SEATS)]  # of the rounds that are over


# What is printed


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


# How the rest is drawn, in the order of the picture


@rule
def draw(sight: Sight, drawn: Drawn) -> None:
    """What lies on the table."""
    seats = int(sight.seats)
    drawn.seat = who_looks(sight)
    drawn.phase = sight.phase
    drawn.turn = if_so(sight.turn, is_in_turns(sight))
    draw_round(sight, drawn.round_)
    draw_trick(sight, drawn.trick)
    draw_hand(sight, drawn.hand)
    add_numbers(drawn.held, sight.held, seats)
    drawn.aside = sight.unseen
    for seat in range(seats):
        draw_kingdom(sight, seat, drawn.kingdoms.items[seat])
    drawn.kingdoms.length = seats
    drawn.supply = farmers_left(sight)
    add_numbers(drawn.scores, sight.scores, seats)


@rule
def is_in_turns(sight: Sight) -> bool:
    """Whether it is somebody's turn to play or to lay: not while cards are dealt, nor after the end."""
    return bool(sight.phase in (Phase.PLAY, Phase.LAY))


@rule
def draw_round(sight: Sight, drawn: Drawn) -> None:
    """The round being played, or the last one. §rounds"""
    drawn.number = min(int(sight.rounds_played) + 1, int(sight.rounds))
    drawn.dealer = if_so(sight.dealer, sight.phase != Phase.DEALER)


@rule
def draw_trick(sight: Sight, drawn: Drawn) -> None:
    """The trick being played, or the one that is won and not laid. §follow §winner"""
    drawn.number = min(int(sight.tricks_played) + 1, int(sight.hand_size))
    drawn.leader = if_so(sight.leader, is_in_turns(sight))
    drawn.led = NOTHING
    for place in range(MOST_SEATS):
        card = card_at(sight.trick, place)
        if card != NO_CARD:
            draw_played(sight, place, card, drawn)
    drawn.is_complete = sight.phase == Phase.LAY
    drawn.winner = if_so(sight.turn, sight.phase == Phase.LAY)


@rule
def draw_played(sight: Sight, place: int, card: int, drawn: Drawn) -> None:
    """A card in the trick: who played it, whether it leads, and whether it is still to lay. §naming"""
    if drawn.cards.length == 0:
        drawn.led = colour(card)
    played = drawn.cards.items[drawn.cards.length]
    played.seat = (int(sight.leader) + place) % int(sight.seats)
    played.card = card
    drawn.cards.length += 1
    if int(sight.to_lay) >> card & 1:
        add(drawn.to_lay, card)


@rule
def draw_hand(sight: Sight, drawn: Drawn) -> None:
    """The own cards, by colour and value."""
    if sight.seat < sight.seats:
        add_members(drawn, sight.hands[sight.seat])
    else:
        drawn.length = NOTHING


@rule
def draw_kingdom(sight: Sight, seat: int, drawn: Drawn) -> None:
    """A kingdom, space by space, with its worth so far. §kingdom §scoring"""
    farmers, points = int(sight.farmers[seat]), 0
    for space in range(SPACES):
        shown = drawn.spaces.items[space]
        top, missing = int(sight.tops[seat, space]), farmers_missing(space, farmers)
        draw_pile(sight, seat, top, shown.cards)
        shown.farmers = FARMERS_NEEDED[space] - missing
        shown.missing = missing
        shown.points = space_score(space, top, missing)
        points += space_score(space, top, missing)
    drawn.spaces.length = SPACES
    drawn.farmers = farmers
    drawn.points = points


@rule
def draw_pile(sight: Sight, seat: int, top: int, drawn: Drawn) -> None:
    """The cards of a space from the bottom to the top: each lies as deep as it was laid. §laying"""
    left = int(sight.kingdoms[seat] & LIKE[top]) if top != NO_CARD else 0
    drawn.length = count(left)
    while left:
        card = lowest(left)
        drawn.items[sight.depths[card] - 1] = card
        left &= left - 1


@rule
def farmers_left(sight: Sight) -> int:
    """The farmers that are in no kingdom. §supply"""
    supply = int(sight.farmer_supply)
    for seat in range(MOST_SEATS):
        supply -= sight.farmers[seat]
    return supply


PICTURE = Picture("ugo", Sight, UgoPicture, draw, [Part("box", ("seats", "rounds", "hand_size", "farmer_supply"), box)])
