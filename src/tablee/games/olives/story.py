"""What can happen in Olives, as kinds of steps: for the log and for the animation."""

from enum import IntEnum

from tablee.games.story import UNTOLD, StepKind, number, seat_named
from tablee.games.words import Text


class Step(IntEnum):
    """A kind of step; `STEPS` says with which arguments it is told."""

    CARD_PUT_AWAY = 0
    BOWL_TURNED = 1
    BID_MADE = 2
    BID_SHOWN = 3
    BOWL_TAKEN = 4
    BOWL_LEFT = 5
    GAME_WON = 6


class WhyLeft(IntEnum):
    """What becomes of a bowl that nobody takes."""

    GONE = 0
    STAYS = 1


def card_named(card: int) -> Text:
    """A card in words; one that is not told has its own. §bid"""
    return Text("olives-card", {"card": "untold" if card == UNTOLD else card})


def why_left(why: int) -> str:
    """A reason as the language files name it."""
    return WhyLeft(why).name.lower()


SEAT_AND_CARD = {"seat": seat_named, "card": card_named}

STEPS: dict[int, StepKind] = {
    Step.CARD_PUT_AWAY: StepKind("olives-card-put-away", SEAT_AND_CARD, secret=("card",)),
    Step.BOWL_TURNED: StepKind(
        "olives-bowl-turned", {"round": number, "olives": number, "left": number}, is_final=True
    ),
    Step.BID_MADE: StepKind("olives-bid-made", SEAT_AND_CARD, secret=("card",)),
    Step.BID_SHOWN: StepKind("olives-bid-shown", SEAT_AND_CARD, is_final=True),
    Step.BOWL_TAKEN: StepKind("olives-bowl-taken", {"seat": seat_named, "olives": number, "total": number}),
    Step.BOWL_LEFT: StepKind("olives-bowl-left", {"olives": number, "why": why_left}),
    Step.GAME_WON: StepKind("olives-game-won", {"seat": seat_named, "total": number}),
}
