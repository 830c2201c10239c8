"""What Olives shows to a seat or a spectator: the bowl, the own hand, and what everybody has bid before."""

from typing import Any, Literal, TypedDict

from tablee.games.bits import members_of
from tablee.games.olives.box import BOWLS, CARDS, NO_CARD
from tablee.games.olives.secrets import Sight
from tablee.games.olives.table import Phase
from tablee.games.picture import Part, Parts, as_it_is, of_each_seat, phase_words, read, who_looks

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


def box(sight: Sight) -> OlivesBox:
    """What was agreed, and what there is of cards and bowls."""
    return {
        "seats": read(sight, "seats"),
        "rounds": read(sight, "rounds"),
        "leftovers": bool(read(sight, "leftovers")),
        "cards": list(CARDS),
        "bowls": list(BOWLS),
    }


def phase(sight: Sight) -> PhaseWord:
    """What the table waits for."""
    word: PhaseWord = PHASES[read(sight, "phase")]
    return word


def round_begun(sight: Sight) -> int:
    """The round being played, or the last one. §bowl"""
    return len(BOWLS) - len(pile(sight))


def pile(sight: Sight) -> list[int]:
    """The bowls that are not turned yet. §bowl"""
    return members_of(read(sight, "pile"))


def asked(sight: Sight) -> list[Seat]:
    """Who has not bid yet. §bid"""
    return members_of(read(sight, "owing")) if read(sight, "phase") == Phase.BID else []


def hand(sight: Sight) -> list[int] | None:
    """The own cards. §away"""
    seat = who_looks(sight)
    return None if seat is None else members_of(read(sight, "hands")[seat])


def bid(sight: Sight) -> int | None:
    """The own bid, before all bids are shown. §bid"""
    seat = who_looks(sight)
    card: int = NO_CARD if seat is None else read(sight, "bids")[seat]
    return None if card == NO_CARD else card


def played(sight: Sight) -> list[list[int]]:
    """The cards that each player has bid and shown. §taking"""
    return [members_of(cards) for cards in read(sight, "played")[: read(sight, "seats")]]


PICTURE: Parts = (
    Part("box", ("seats", "rounds", "leftovers"), box),
    Part("seat", ("seats", "seat"), who_looks),
    Part("phase", ("phase",), phase),
    Part("round", ("pile",), round_begun),
    Part("bowl", ("bowl",), as_it_is("bowl")),
    Part("pile", ("pile",), pile),
    Part("asked", ("phase", "owing"), asked),
    Part("hand", ("seats", "seat", "hands"), hand),
    Part("bid", ("seats", "seat", "bids"), bid),
    Part("held", ("seats", "held"), of_each_seat("held")),
    Part("played", ("seats", "played"), played),
    Part("scores", ("seats", "scores"), of_each_seat("scores")),
)
