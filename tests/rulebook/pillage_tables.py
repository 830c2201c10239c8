"""Rounds of Pillage in the players' words. Seats count from 1 in positions, from 0 in code.

In a circle of three, what seat 1 plays to the left faces what seat 2 plays to the right, seat 2's left faces seat 3's
right, and seat 3's left faces seat 1's right. A table is written as what each seat plays, left/right.
"""

from typing import Any

from tablee.games.pillage import PILLAGE
from tablee.games.pillage.deck import BUILT_IN
from tablee.games.pillage.table import Phase
from tablee.games.story import Event
from tests.games.pillage_lab import BASIC, table_of

RULES = PILLAGE.rules


def told(events: list[Event], key: str) -> list[dict[str, int]]:
    """The steps of a kind, with their arguments."""
    return [dict(event.args) for event in events if event.kind.key == f"pillage-{key}"]


def buy(table: Any, code: str) -> list[Event]:
    """Whoever is asked buys a card, or none."""
    (seat,) = PILLAGE.awaited(table)
    return PILLAGE.apply(table, seat, PILLAGE.notation.parse_move(table, seat, code))


def chance(table: Any, outcome: str) -> list[Event]:
    """Chance brings what is written."""
    return PILLAGE.apply_chance(table, PILLAGE.notation.parse_outcome(table, outcome))


def buyers(table: Any) -> list[int]:
    """The order in which seats are asked to buy, when all take the first card and no more."""
    asked: list[int] = []
    while table.phase not in (Phase.PLAN, Phase.OVER):
        if table.phase == Phase.BUY:
            asked += PILLAGE.awaited(table)
        if chances := RULES.chances(table):
            PILLAGE.apply_chance(table, RULES.drawn(table, chances - 1))
        else:
            (seat,) = PILLAGE.awaited(table)
            PILLAGE.apply(table, seat, PILLAGE.legal(table, seat)[0])
    return asked


def short_market(cards: str, plays: str, **given: str) -> Any:
    """A duel of the market of this box of which only some cards are left, the others lie in the hands of seat 2."""
    everything = [card.code for card in BUILT_IN["abordage"] if not card.is_for_three]
    owned = [code for code in everything if code not in cards.split(".") and code not in plays]
    played = [code for code in plays.split(maxsplit=1)[0].split("/") if code in everything]
    hands = [".".join([*BASIC, *played]), ".".join([*BASIC, *owned])]
    fields = {"deck": "ours", "market": "abordage", "row": cards, "hands": ",".join(hands)}
    return table_of(plays, **{**fields, **given})
