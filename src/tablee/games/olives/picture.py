"""What Olives shows to a seat or a spectator: the bowl, the own hand, and what everybody has bid before."""

from typing import Annotated, Literal, TypedDict

from tablee.games.bits import count
from tablee.games.compiled import rule
from tablee.games.olives.box import ALL_BOWLS, BOWLS, CARDS, MOST_SEATS, NO_CARD
from tablee.games.olives.secrets import Sight
from tablee.games.olives.table import Phase
from tablee.games.picture import Drawn, Part, Picture, add_members, add_numbers, if_so, who_looks
from tablee.games.picture_shape import NOTHING, Most

Seat = int
Cards = Annotated[list[int], Most(len(CARDS))]
OfEachSeat = Annotated[list[int], Most(MOST_SEATS)]
PhaseWord = Literal["away", "bowl", "bid", "over"]


class OlivesBox(TypedDict):
    """What is in the box and what was agreed: the same throughout a game."""

    seats: int
    rounds: int
    leftovers: bool
    cards: list[int]
    bowls: list[int]


class OlivesPicture(TypedDict):
    """What a seat, or a spectator, sees of a table of Olives."""

    box: OlivesBox
    seat: Seat | None  # who looks; null for a spectator
    phase: PhaseWord
    round: int  # counted from 1; 0 before the first bowl
    bowl: int  # olives in the middle of the table
    pile: Annotated[list[int], Most(len(BOWLS))]  # bowls that can still come
    asked: Annotated[list[Seat], Most(MOST_SEATS)]  # who owes a bid
    hand: Cards | None  # the own cards; null for a spectator
    bid: int | None  # the own card that lies face down
    held: OfEachSeat  # how many cards each hand holds
    played: Annotated[list[Cards], Most(MOST_SEATS)]  # what each has bid in the rounds before
    scores: OfEachSeat  # olives taken


# What is printed


def box(seats: int, rounds: int, leftovers: int) -> OlivesBox:
    """What was agreed, and what there is of cards and bowls."""
    return {
        "seats": seats,
        "rounds": rounds,
        "leftovers": bool(leftovers),
        "cards": list(CARDS),
        "bowls": list(BOWLS),
    }


# How the rest is drawn, in the order of the picture


@rule
def draw(sight: Sight, drawn: Drawn) -> None:
    """What lies on the table."""
    seats, seat = int(sight.seats), who_looks(sight)
    drawn.seat = seat
    drawn.phase = sight.phase
    drawn.round_ = count(ALL_BOWLS) - count(sight.pile)
    drawn.bowl = sight.bowl
    add_members(drawn.pile, sight.pile)
    if sight.phase == Phase.BID:
        add_members(drawn.asked, sight.owing)
    draw_own(sight, seat, drawn)
    add_numbers(drawn.held, sight.held, seats)
    for other in range(seats):
        add_members(drawn.played.items[other], sight.played[other])
    drawn.played.length = seats
    add_numbers(drawn.scores, sight.scores, seats)


@rule
def draw_own(sight: Sight, seat: int, drawn: Drawn) -> None:
    """The own cards, and the own bid before all bids are shown; a spectator has none. §away §bid"""
    drawn.bid = NOTHING
    if seat == NOTHING:
        drawn.hand.length = NOTHING
        return
    add_members(drawn.hand, sight.hands[seat])
    drawn.bid = if_so(sight.bids[seat], sight.bids[seat] != NO_CARD)


PICTURE = Picture("olives", Sight, OlivesPicture, draw, [Part("box", ("seats", "rounds", "leftovers"), box)])
