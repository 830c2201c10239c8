"""Duels of Village Pillage that can be won for sure: whatever lies in front of the other, whatever the other plans, and
whatever chance brings.

It looks three rounds ahead: at the cards in front, at those that are planned now, and at those that are planned next. A
plan is chosen without knowing the other's, so it must do against all that can lie there.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tablee.games import GAMES
from tablee.games.bits import members_of, only
from tablee.games.contract import Table
from tablee.games.pillage.box import LEFT, Type
from tablee.games.pillage.deck import BUILT_IN_KINDS
from tablee.games.pillage.table import NO_MORE, Phase
from tablee.games.record import copied

ROUNDS = 3
PILLAGE = GAMES["pillage"]

# The cards of the box; a puzzle has no others.
BUY_RELICS = {kind for kind, card in BUILT_IN_KINDS.items() if card.type == Type.MERCHANT}
PIRATES = {kind for kind, card in BUILT_IN_KINDS.items() if card.is_pirate}
RAIDERS = {kind for kind, card in BUILT_IN_KINDS.items() if card.type == Type.RAIDER}


class Asked(NamedTuple):
    """Who is to win, and since when the rounds are counted."""

    seat: int
    rounds_played: int


def sure_win(table: Table, seat: int, card: int) -> int:
    """How early a seat has won for sure that plans a card: 2 in the next round, 1 in the one after it, 0 if not."""
    return planned(Asked(seat, int(table.rounds_played)), table, card)


def planned(asked: Asked, table: Table, card: int) -> int:
    """What a plan is sure of: the other's card in front can be any that fits. What the other plans comes up later."""
    other = 1 - asked.seat
    return worst(outcome(asked, laid(asked, world, card)) for world in fronts(table, other))


def laid(asked: Asked, table: Table, card: int) -> Table:
    """The table when both have planned; what the other has planned is asked about when it lies in front."""
    after = copied(table)
    for seat in PILLAGE.awaited(after):
        PILLAGE.rules.apply(after, seat, card if seat == asked.seat else PILLAGE.legal(after, seat)[0])
    return after


def fronts(table: Table, seat: int) -> Iterator[Table]:
    """The table with each card that can lie in front of a seat, as everybody may remember; a gap is seen."""
    kinds = members_of(int(table.front_kinds[seat])) or [int(table.plans[seat, LEFT])]
    for kind in sorted(kinds, key=lambda kind: kind not in RAIDERS):
        world = copied(table)
        world.plans[seat, LEFT] = kind
        yield world


def outcome(asked: Asked, table: Table) -> int:
    """What a seat is sure of at a table."""
    phase = int(table.phase)  # a field of a record is slow to read
    if phase == Phase.OVER:
        return rounds_to_spare(table, asked.rounds_played) if int(table.won) == only(asked.seat) else 0
    if phase == Phase.PLAN:
        return max((planned(asked, table, card) for card in cards_that_matter(asked, table)), default=0)
    if phase in (Phase.MARKET, Phase.QUEUE):
        return worst(outcome(asked, after) for after in drawn(asked, table))
    (buyer,) = PILLAGE.awaited(table)
    found = (outcome(asked, after) for after in bought(asked, table, buyer))
    return max(found) if buyer == asked.seat else worst(found)


def rounds_to_spare(table: Table, since: int) -> int:
    """How many of the rounds looked at are left, with the one that has just ended the game."""
    return ROUNDS - (int(table.rounds_played) - since)


def cards_that_matter(asked: Asked, table: Table) -> list[int]:
    """The plans worth a look: the last card that is played in time must buy a relic, and any may come after it."""
    cards = PILLAGE.legal(table, asked.seat)
    if rounds_to_spare(table, asked.rounds_played) > 1:
        return [card for card in cards if card in BUY_RELICS] or cards[:1]
    return cards[:1] if int(table.plans[asked.seat, LEFT]) in BUY_RELICS else []


def drawn(asked: Asked, table: Table) -> Iterator[Table]:
    """The table after each thing that chance can bring."""
    draws = [int(PILLAGE.rules.drawn(table, draw)) for draw in range(PILLAGE.rules.chances(table))]
    for brought in in_time(asked.rounds_played, table, draws):
        after = copied(table)
        PILLAGE.rules.apply_chance(after, brought)
        yield after


def bought(asked: Asked, table: Table, buyer: int) -> Iterator[Table]:
    """The table after each purchase."""
    for card in in_time(asked.rounds_played, table, PILLAGE.legal(table, buyer)):
        after = copied(table)
        PILLAGE.rules.apply(after, buyer, card)
        yield after


def in_time(since: int, table: Table, actions: list[int]) -> list[int]:
    """Of choices and draws that come to the same by the end of the rounds looked at, one.

    What is planned in the last round is not played in it, and whoever buys a card then has not won. A card that is
    bought after the first round, or turns up after its last purchase, is not played at all: it only matters whether it
    is a pirate, which lets one pay for another.
    """
    left, phase = rounds_to_spare(table, since), int(table.phase)
    if left == 1:
        return actions[:1]
    if phase in (Phase.PLAN, Phase.QUEUE):
        return actions
    is_last_draw = phase == Phase.MARKET and not table.boards and table.turn + 1 >= table.queued
    if left == ROUNDS and not is_last_draw:
        return actions
    return list({(action == NO_MORE, action in PIRATES): action for action in actions}.values())


def worst(found: Iterable[int]) -> int:
    """The least of all that can come; no more are looked at once nothing is sure."""
    least = ROUNDS
    for value in found:
        least = min(least, value)
        if not least:
            break
    return least
