"""What Olives shows to a seat or a spectator: the bowl, the own hand, and what everybody has bid before."""

from typing import Any, Literal, TypedDict

from tablee.games.bits import members_of
from tablee.games.olives.box import BOWLS, CARDS, NO_CARD
from tablee.games.olives.table import Phase
from tablee.games.picture import Part, Parts, as_it_is, each_seat, of_each_seat, phase_words, who_looks

Seat = int
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
    pile: list[int]  # bowls that can still come
    asked: list[Seat]  # who owes a bid
    hand: list[int] | None  # the own cards; null for a spectator
    bid: int | None  # the own card that lies face down
    held: list[int]  # how many cards each hand holds
    played: list[list[int]]  # what each has bid in the rounds before
    scores: list[int]  # olives taken


# How each part is drawn

PHASES: list[Any] = phase_words(Phase)


def box(seats: int, rounds: int, leftovers: int) -> OlivesBox:
    """What was agreed, and what there is of cards and bowls."""
    return {
        "seats": seats,
        "rounds": rounds,
        "leftovers": bool(leftovers),
        "cards": list(CARDS),
        "bowls": list(BOWLS),
    }


def phase(now: int) -> PhaseWord:
    """What the table waits for."""
    word: PhaseWord = PHASES[now]
    return word


def round_begun(bowls: int) -> int:
    """The round being played, or the last one. §bowl"""
    return len(BOWLS) - len(members_of(bowls))


def asked(now: int, owing: int) -> list[Seat]:
    """Who has not bid yet. §bid"""
    return members_of(owing) if now == Phase.BID else []


def hand(seats: int, seat: int, hands: tuple[int, ...]) -> list[int] | None:
    """The own cards. §away"""
    return members_of(hands[seat]) if seat < seats else None


def bid(seats: int, seat: int, bids: tuple[int, ...]) -> int | None:
    """The own bid, before all bids are shown. §bid"""
    return bids[seat] if seat < seats and bids[seat] != NO_CARD else None


PICTURE: Parts = (
    Part("box", ("seats", "rounds", "leftovers"), box),
    Part("seat", ("seats", "seat"), who_looks),
    Part("phase", ("phase",), phase),
    Part("round", ("pile",), round_begun),
    Part("bowl", ("bowl",), as_it_is),
    Part("pile", ("pile",), members_of),
    Part("asked", ("phase", "owing"), asked),
    Part("hand", ("seats", "seat", "hands"), hand),
    Part("bid", ("seats", "seat", "bids"), bid),
    Part("held", ("seats", "held"), of_each_seat),
    each_seat("played", ("played",), members_of),
    Part("scores", ("seats", "scores"), of_each_seat),
)
