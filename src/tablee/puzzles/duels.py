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
from tablee.games.pillage.table import NO_MORE, Phase
from tablee.games.pillage.villagers import face_against, is_pirate, type_of
from tablee.games.record import copied

ROUNDS = 3
LIKELY_TO_STOP = (Type.RAIDER, Type.WALL, Type.FARMER, Type.MERCHANT, Type.NONE)  # whom it is looked at first
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
    kinds = members_of(int(table.front_kinds[seat])) or [int(table.plans[seat, LEFT])]
    for kind in sorted(kinds, key=lambda kind: LIKELY_TO_STOP.index(type_of(table, kind))):
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
    found = (outcome(asked, after) for after in bought(asked, table, buyer))
    return max(found) if buyer == asked.seat else worst(found)


def rounds_to_spare(table: Table, since: int) -> int:
    """How many of the rounds looked at are left, with the one that has just ended the game."""
    return ROUNDS - (int(table.rounds_played) - since)


def cards_that_matter(asked: Asked, table: Table) -> list[int]:
    """The plans worth a look: the last card that is played in time must buy a relic; what comes after it is no matter."""
    cards = PILLAGE.legal(table, asked.seat)
    if rounds_to_spare(table, asked.rounds_played) > 1:
        return [card for card in cards if buys_relic(table, card)] or cards[:1]
    return cards[:1] if buys_relic(table, int(table.plans[asked.seat, LEFT])) else []


def buys_relic(table: Table, card: int) -> bool:
    """Whether a card can buy a relic, as all Merchants do whatever they face."""
    return has(face_against(table, card, Type.FARMER), Has.RELIC)


def drawn(asked: Asked, table: Table) -> Iterator[Table]:
    """What chance can bring; any card of the market does where it is too late to play it."""
    draws = int(PILLAGE.rules.chances(table))
    for draw in range(1 if table.phase == Phase.MARKET and is_late(asked, table) else draws):
        after = copied(table)
        PILLAGE.rules.apply_chance(after, PILLAGE.rules.drawn(after, draw))
        yield after


def bought(asked: Asked, table: Table, buyer: int) -> Iterator[Table]:
    """The table after each purchase; where it is too late to play the card, all that matters is if it is a pirate."""
    cards = PILLAGE.legal(table, buyer)
    if is_late(asked, table):
        cards = list({(card == NO_MORE, is_pirate(table, card)): card for card in cards}.values())
    for card in cards:
        after = copied(table)
        PILLAGE.rules.apply(after, buyer, card)
        yield after


def is_late(asked: Asked, table: Table) -> bool:
    """Whether a card that is bought now cannot be played any more in the rounds looked at."""
    return rounds_to_spare(table, asked.rounds_played) < ROUNDS


def worst(found: Iterable[int]) -> int:
    """The least of all that can come; no more are looked at once nothing is sure."""
    least = ROUNDS
    for value in found:
        least = min(least, value)
        if not least:
            break
    return least
