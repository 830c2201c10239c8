"""What can happen in Pillage, as kinds of steps: for the log and for the animation."""

from collections.abc import Callable
from enum import IntEnum

from tablee.games.compiled import rule
from tablee.games.pillage.box import ABORDAGE, FIRST_ABORDAGE_KIND
from tablee.games.pillage.deck import CODES
from tablee.games.pillage.table import Mark, Table
from tablee.games.story import UNTOLD, StepKind, number, seat_named
from tablee.games.words import Text

OWNERS = len(ABORDAGE)  # in stories, the cards of an owner's deck have numbers of their own: so much higher


class Step(IntEnum):
    """A kind of step; `STEPS` says with which arguments it is told."""

    MARKET_CARD = 0
    ROUND_BEGUN = 1
    PLANNED = 2
    REVEALED = 3
    ORDER_CHOSEN = 4
    ORDER_SHOWN = 5
    GAINED = 6
    CHICKEN = 7
    STOLEN = 8
    BANKED = 9
    MARKED = 10
    WITHDRAWN = 11
    CARD_DRAWN = 12
    FIRST_BUYER = 13
    RELIC_BOUGHT = 14
    CARD_BOUGHT = 15
    NO_MORE_BOUGHT = 16
    RETURNED = 17
    RESTED = 18
    BURIED = 19
    CHANGED_HANDS = 20
    GAME_WON = 21
    GAME_DRAWN = 22
    KNOWN_CARD_DRAWN = 23
    CARD_ACTS = 24


class Side(IntEnum):
    """Where a card lies."""

    LEFT = 0
    RIGHT = 1
    FRONT = 2
    BEHIND = 3
    NOWHERE = 4


class WhyGained(IntEnum):
    """What a seat gains turnips for."""

    OWN_CARD = 0
    FACING_CARD = 1
    REFRESH = 2


class Purse(IntEnum):
    """Where stolen turnips come from."""

    STOCK = 0
    BANK = 1


class WhyWon(IntEnum):
    """What decided the game."""

    RELICS = 0
    TURNIPS = 1
    CARDS = 2
    SHARED = 3


@rule
def shown(table: Table, kind: int) -> int:
    """The number by which stories name a card: those of an owner's deck are not taken for ours. §replaced-deck"""
    return int(kind) + (OWNERS if table.is_owners_deck and kind >= FIRST_ABORDAGE_KIND else 0)


def card_named(card: int) -> Text:
    """A card in words; one that is not told, or lacks, has its own. §secrets §gaps"""
    if card > ABORDAGE[-1]:
        return Text("pillage-owner-card", {"number": card - ABORDAGE[-1]})
    return Text("pillage-card", {"card": "untold" if card == UNTOLD else CODES.get(card, "none")})


def word(words: type[IntEnum]) -> Callable[[int], str]:
    """A word as the language files name it."""
    return lambda n: "untold" if n == UNTOLD else words(n).name.lower().replace("_", "-")


SEAT_AND_CARD = {"seat": seat_named, "card": card_named}
SEAT_SIDE_CARD = {"seat": seat_named, "side": word(Side), "card": card_named}
SEAT_AND_TURNIPS = {"seat": seat_named, "turnips": number}

STEPS: dict[int, StepKind] = {
    Step.MARKET_CARD: StepKind("pillage-market-card", {"card": card_named}, is_final=True),
    Step.ROUND_BEGUN: StepKind("pillage-round-begun", {"round": number}, is_final=True),
    Step.PLANNED: StepKind("pillage-planned", SEAT_SIDE_CARD, secret=("card",)),
    Step.REVEALED: StepKind("pillage-revealed", SEAT_SIDE_CARD, is_final=True),
    Step.ORDER_CHOSEN: StepKind("pillage-order-chosen", {"seat": seat_named, "side": word(Side)}, secret=("side",)),
    Step.ORDER_SHOWN: StepKind("pillage-order-shown", SEAT_SIDE_CARD, is_final=True),
    Step.CARD_ACTS: StepKind("pillage-card-acts", SEAT_SIDE_CARD, is_heading=True),
    Step.GAINED: StepKind("pillage-gained", {**SEAT_AND_TURNIPS, "card": card_named, "why": word(WhyGained)}),
    Step.CHICKEN: StepKind("pillage-chicken", {"seat": seat_named, "victim": seat_named}),
    Step.STOLEN: StepKind(
        "pillage-stolen",
        {"seat": seat_named, "victim": seat_named, "turnips": number, "wanted": number, "purse": word(Purse)},
    ),
    Step.BANKED: StepKind("pillage-banked", {**SEAT_AND_TURNIPS, "wanted": number}),
    Step.MARKED: StepKind("pillage-marked", {**SEAT_AND_CARD, "mark": word(Mark)}),
    Step.WITHDRAWN: StepKind("pillage-withdrawn", SEAT_AND_TURNIPS),
    Step.CARD_DRAWN: StepKind("pillage-card-drawn", SEAT_AND_CARD, secret=("card",), is_final=True),
    Step.KNOWN_CARD_DRAWN: StepKind("pillage-known-card-drawn", SEAT_AND_CARD, is_final=True),
    Step.FIRST_BUYER: StepKind("pillage-first-buyer", {"seat": seat_named}),
    Step.RELIC_BOUGHT: StepKind("pillage-relic-bought", {"seat": seat_named, "relic": number, "cost": number}),
    Step.CARD_BOUGHT: StepKind("pillage-card-bought", {**SEAT_AND_CARD, "cost": number}),
    Step.NO_MORE_BOUGHT: StepKind("pillage-no-more-bought", {"seat": seat_named}),
    Step.RETURNED: StepKind("pillage-returned", SEAT_AND_CARD),
    Step.RESTED: StepKind("pillage-rested", SEAT_AND_CARD),
    Step.BURIED: StepKind("pillage-buried", SEAT_AND_CARD),
    Step.CHANGED_HANDS: StepKind("pillage-changed-hands", {**SEAT_AND_CARD, "owner": seat_named}),
    Step.GAME_WON: StepKind("pillage-game-won", {"seat": seat_named, "relics": number, "why": word(WhyWon)}),
    Step.GAME_DRAWN: StepKind("pillage-game-drawn", {"round": number}),
}
