"""Who sits where at a table of Pillage, and which card faces which."""

from collections.abc import Sequence

from tablee.games.contract import Sight
from tablee.games.pillage.box import DUEL, SIDES
from tablee.games.pillage.planning import place_faced
from tablee.games.pillage.story import Side


def facing(slot: int, seats: int) -> int:
    """The slot of the card that a played card faces. §sides

    >>> facing(0, 3), facing(1, 3), facing(0, 2)
    (3, 4, 2)
    """
    seat, side = place_faced(*divmod(slot, SIDES), seats)
    return SIDES * seat + side


def in_sight(sight: Sight) -> Sequence[int]:
    """The seats as who looks sees them: the own one, then round the table by the left."""
    seats, first = int(sight.seats), int(sight.seat)
    return [(max(first, 0) + place) % seats for place in range(seats)] if is_player(sight) else range(seats)


def is_player(sight: Sight) -> bool:
    """Whether who looks sits at the table."""
    return bool(sight.seat < sight.seats)


def side_of(sight: Sight, side: int) -> Side:
    """What a side is called: left and right, or in a duel in front and behind. §duel"""
    return Side(side + (Side.FRONT if sight.seats == DUEL else Side.LEFT))


def side_word(side: Side) -> str:
    """A side as the language files know it."""
    return side.name.lower()
