"""Pictures of Olives, part by part."""

from tablee.games.secrecy import SPECTATOR
from tests.games.pictures import parts, picture_of

BIDDING = "olives seats=2 leftovers=true phase=bid bowl=8 pile=12467 scores=0,3 played=7,1 hands=1236,23456 bids=4,-"


def test_while_the_others_bid() -> None:
    picture = picture_of(BIDDING, 0)
    assert picture["box"] == {
        "seats": 2,
        "rounds": 5,
        "leftovers": True,
        "cards": [1, 2, 3, 4, 5, 6, 7],
        "bowls": [1, 2, 3, 4, 5, 6, 7],
    }
    assert parts(picture, "seat", "phase", "round", "bowl", "pile", "asked") == {
        "seat": 0,
        "phase": "bid",
        "round": 2,
        "bowl": 8,
        "pile": [1, 2, 4, 6, 7],
        "asked": [1],
    }
    assert parts(picture, "hand", "bid", "held", "played", "scores") == {
        "hand": [1, 2, 3, 6],
        "bid": 4,
        "held": [4, 5],
        "played": [[7], [1]],
        "scores": [0, 3],
    }


def test_nobody_else_sees_a_bid_or_a_hand() -> None:
    """§bid"""
    assert picture_of(BIDDING, 1)["bid"] is None
    assert parts(picture_of(BIDDING, SPECTATOR), "seat", "hand", "bid") == {"seat": None, "hand": None, "bid": None}


def test_before_the_first_bowl() -> None:
    """§away §bowl"""
    picture = picture_of("olives seats=2", 0)
    assert parts(picture, "phase", "round", "asked") == {"phase": "away", "round": 0, "asked": []}
