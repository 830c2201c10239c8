"""What can happen in UGO!, as kinds of steps: for the log and for the animation."""

from collections.abc import Callable
from enum import IntEnum

from tablee.games.story import StepKind, number, ordinal, seat_named
from tablee.games.ugo.box import COLOURS, colour, value
from tablee.games.words import Text


class Step(IntEnum):
    """A kind of step; `STEPS` says with which arguments it is told."""

    DEALER_DRAWN = 0
    ROUND_BEGUN = 1
    CARD_DEALT = 2
    CARD_PLAYED = 3
    TRICK_WON = 4
    FARMERS_PAID = 5
    CARD_LAID = 6
    SPACE_SCORED = 7
    ROUND_SCORED = 8
    GAME_WON = 9


class WhyWon(IntEnum):
    """Why a card wins its trick."""

    HIGHEST = 0
    LED_COLOUR = 1
    FIRST_PLAYED = 2


class WhyPaid(IntEnum):
    """What a card earns farmers for."""

    WON = 0
    LOST_TO_SAME_COLOUR = 1
    LOST_TO_OTHER_COLOUR = 2


class WhyScored(IntEnum):
    """What a space is worth its points for."""

    TOP_CARD = 0
    BONUS = 1
    FARMERS_MISSING = 2


def card_named(card: int) -> Text:
    """A card in words."""
    return Text("ugo-card", {"colour": COLOURS[colour(card)], "value": value(card)})


def why(reasons: type[IntEnum]) -> Callable[[int], str]:
    """A reason as the language files name it."""
    return lambda reason: reasons(reason).name.lower().replace("_", "-")


STEPS: dict[int, StepKind] = {
    Step.DEALER_DRAWN: StepKind("ugo-dealer-drawn", {"seat": seat_named}),
    Step.ROUND_BEGUN: StepKind("ugo-round-begun", {"round": number, "dealer": seat_named}),
    Step.CARD_DEALT: StepKind("ugo-card-dealt", {"seat": seat_named, "card": card_named}, is_private=True),
    Step.CARD_PLAYED: StepKind("ugo-card-played", {"seat": seat_named, "card": card_named}),
    Step.TRICK_WON: StepKind("ugo-trick-won", {"seat": seat_named, "card": card_named, "why": why(WhyWon)}),
    Step.FARMERS_PAID: StepKind(
        "ugo-farmers-paid",
        {"seat": seat_named, "card": card_named, "farmers": number, "lost": number, "why": why(WhyPaid)},
    ),
    Step.CARD_LAID: StepKind("ugo-card-laid", {"seat": seat_named, "card": card_named, "space": ordinal}),
    Step.SPACE_SCORED: StepKind(
        "ugo-space-scored",
        {"seat": seat_named, "space": ordinal, "points": number, "missing": number, "why": why(WhyScored)},
    ),
    Step.ROUND_SCORED: StepKind("ugo-round-scored", {"seat": seat_named, "points": number, "total": number}),
    Step.GAME_WON: StepKind("ugo-game-won", {"seat": seat_named, "total": number}),
}
