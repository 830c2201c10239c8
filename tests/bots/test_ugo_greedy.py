"""A beginner at UGO!, judged by single positions and by its wins."""

from typing import Any

import pytest

from tablee.arena import win_rate
from tablee.bots import NO_LIMIT, bot_of
from tablee.games.chance import Random
from tablee.games.ugo import UGO
from tests.contract.play import row_of

GREEDY, RANDOM = bot_of("ugo", "greedy"), bot_of("ugo", "random")


def chosen(position: str) -> str:
    """The card that greedy plays or names."""
    table: Any = UGO.notation.parse_position(f"ugo seats=2 {position}")
    (seat,) = UGO.awaited(table)
    knowledge = UGO.secrets.knowledge(row_of(UGO, table), seat)[0]
    card = GREEDY(knowledge, UGO.legal(table, seat), Random.seeded(1), NO_LIMIT)
    return UGO.notation.move(table, seat, card)


LAST_TRICK = "phase=play tricks_played=9 leader=1"
THIRD_BUT_LAST = "phase=play tricks_played=7 leader=1"

PLAYS = {
    "loses a trick that would open space 5 without farmers": (
        f"{LAST_TRICK} trick=S6 hands=-,R8S57 kingdoms=-,R1/B2/G3/Y4+5",
        "S5",
    ),
    "wins a trick for a farmed space": (
        f"{LAST_TRICK} trick=R6 hands=-,R58 kingdoms=-,R1/B2",
        "R8",
    ),
    "does not cover an 8 of its own": (
        f"{LAST_TRICK} trick=B2 hands=-,B13 kingdoms=-,B8/R8",
        "B1",
    ),
    "loses with a 1 for its farmers": (
        f"{LAST_TRICK} trick=R5 hands=-,B1Y4 kingdoms=-,B0/Y0/G6",
        "B1",
    ),
    "spoils a rival's kingdom": (
        f"{LAST_TRICK} trick=S7 hands=-,R0Y6 kingdoms=S8/R8,-",
        "R0",
    ),
    "leads what cannot be beaten to a farmed space": (
        f"{THIRD_BUT_LAST} hands=R8B4G5,Y234 kingdoms=R1/B7/G6+2,-",
        "R8",
    ),
}


@pytest.mark.parametrize(("position", "card"), PLAYS.values(), ids=PLAYS)
def test_a_beginner(position: str, card: str) -> None:
    assert chosen(position) == card


NAMES = {
    "the 8 on top": ("phase=lay leader=1 trick=R8.R3 hands=R1,B1 kingdoms=-,-", "R8"),
    "the 8 on top of a farmed pile": ("phase=lay leader=1 trick=R8.R3 hands=R1,B1 kingdoms=R5/B6,-", "R8"),
    "the higher colour for the last farmed space": (
        "phase=lay leader=1 trick=R7.B3 tricks_played=9 hands=-,- kingdoms=G5,-",
        "R7",
    ),
    "the higher colour first": ("phase=lay leader=1 trick=R4.B2 hands=R1,B1 kingdoms=-,-", "R4"),
}


@pytest.mark.parametrize(("position", "card"), NAMES.values(), ids=NAMES)
def test_a_beginner_names(position: str, card: str) -> None:
    assert chosen(position) == card


def test_wins_three_duels_of_four_against_random() -> None:
    assert win_rate(UGO, [GREEDY, RANDOM], deals=50, seed=1).rate >= 0.75
