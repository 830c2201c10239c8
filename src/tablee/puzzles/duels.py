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
from tablee.games.pillage.faces import Has, has
from tablee.games.pillage.table import Phase
from tablee.games.pillage.villagers import face_against
from tablee.games.record import copied

ROUNDS = 3
PILLAGE = GAMES["pillage"]


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
    for kind in members_of(int(table.front_kinds[seat])) or [int(table.plans[seat, LEFT])]:
        world = copied(table)
        world.plans[seat, LEFT] = kind
        yield world


def outcome(asked: Asked, table: Table) -> int:
    """What a seat is sure of at a table."""
    if table.phase == Phase.OVER:
        return rounds_to_spare(table, asked.rounds_played) if int(table.won) == only(asked.seat) else 0
    if table.phase == Phase.PLAN:
        return max((planned(asked, table, card) for card in cards_that_matter(asked, table)), default=0)
    if PILLAGE.rules.chances(table):
        return worst(outcome(asked, after) for after in drawn(asked, table))
    (buyer,) = PILLAGE.awaited(table)
    found = (outcome(asked, after) for after in bought(table, buyer))
    return max(found) if buyer == asked.seat else worst(found)


def rounds_to_spare(table: Table, since: int) -> int:
    """How many of the rounds looked at are left, with the one that has just ended the game."""
    return ROUNDS - (int(table.rounds_played) - since)


def cards_that_matter(asked: Asked, table: Table) -> list[int]:
    """The plans worth a look: the last card that is played in time must buy a relic; what comes after it is no matter."""
    cards = PILLAGE.legal(table, asked.seat)
    left = rounds_to_spare(table, asked.rounds_played)
    if left == ROUNDS - 1:
        return [card for card in cards if buys_relic(table, card)] or cards[:1]
    return cards[:left]


def buys_relic(table: Table, card: int) -> bool:
    """Whether a card can buy a relic, as all Merchants do whatever they face."""
    return has(face_against(table, card, Type.FARMER), Has.RELIC)


def drawn(asked: Asked, table: Table) -> Iterator[Table]:
    """What chance can bring. A card of the market that turns up after the first round is played too late to matter."""
    draws = int(PILLAGE.rules.chances(table))
    is_late = table.phase == Phase.MARKET and rounds_to_spare(table, asked.rounds_played) < ROUNDS
    for draw in range(1 if is_late else draws):
        after = copied(table)
        PILLAGE.rules.apply_chance(after, PILLAGE.rules.drawn(after, draw))
        yield after


def bought(table: Table, buyer: int) -> Iterator[Table]:
    """The table after each purchase."""
    for card in PILLAGE.legal(table, buyer):
        after = copied(table)
        PILLAGE.rules.apply(after, buyer, card)
        yield after


def worst(found: Iterable[int]) -> int:
    """The least of all that can come; no more are looked at once nothing is sure."""
    least = ROUNDS
    for value in found:
        least = min(least, value)
        if not least:
            break
    return least
