"""Building: a chest is made, scored and told; and the chests of a stock as a list for people, programs and bots."""

import numpy as np

from tablee.games.bits import lowest, members_of
from tablee.games.compiled import rule
from tablee.games.steps import Steps, tell
from tablee.games.vigo.box import EVENTS, FIRST_KEY, MATCHING_KEY_POINTS
from tablee.games.vigo.chests import (
    CHEST,
    Chest,
    base_points,
    best_treasure,
    chest_points,
    key_fits,
    list_chests,
    multiplier,
    piece_points,
)
from tablee.games.vigo.stock import use_up
from tablee.games.vigo.story import Step
from tablee.games.vigo.table import MOST_CHESTS, Table


@rule
def build(table: Table, seat: int, rank: int, steps: Steps | None) -> None:
    """A chest is scored at once, and its tiles leave the game. §chests §value"""
    colour = int(table.colours[seat])
    chests = np.empty(MOST_CHESTS, CHEST)
    list_chests(table.stocks[seat], table.doubles[seat], colour, chests)
    kinds, doubles = int(chests[rank].kinds), int(chests[rank].doubles)
    use_pieces(table, seat, kinds, steps)
    use_pieces(table, seat, doubles, steps)
    points = chest_points(kinds, doubles, colour)
    table.scores[seat] += points
    table.is_progress = 1
    if steps is not None:
        tell_value(steps, seat, kinds, doubles, colour)
        tell(steps, Step.CHEST_BUILT, seat, points, table.scores[seat])


@rule
def use_pieces(table: Table, seat: int, kinds: int, steps: Steps | None) -> None:
    """The pieces of a chest leave the stock. §chests"""
    while kinds:
        tile = lowest(kinds)
        if steps is not None:
            tell(steps, Step.CHEST_PIECE, seat, tile, piece_points(tile, table.colours[seat]))
        use_up(table, seat, tile)
        kinds &= kinds - 1


@rule
def tell_value(steps: Steps, seat: int, kinds: int, doubles: int, colour: int) -> None:
    """What comes on top of the pieces: a key that fits, and treasures that multiply. §value §multiplier"""
    if key_fits(kinds):
        tell(steps, Step.KEY_FITS, seat, lowest(kinds) - FIRST_KEY, MATCHING_KEY_POINTS)
    times = multiplier(kinds, doubles)
    if times > 1:
        before = base_points(kinds, doubles, colour)
        tell(steps, Step.TREASURE_MULTIPLIES, seat, best_treasure(kinds, doubles), times, before)


# Lists


def chests_of(table: Table, seat: int) -> list[Chest]:
    """All chests that a seat could build, by their rank: the most valuable first. §chests"""
    return chests_made(int(table.stocks[seat]), int(table.doubles[seat]), int(table.colours[seat]))


def chests_made(stock: int, doubles: int, colour: int) -> list[Chest]:
    """All chests that a stock makes for the player of a colour, the most valuable first. §chests"""
    chests = Chest.many(MOST_CHESTS)
    return list(chests[: list_chests(stock, doubles, colour, chests)])


def chest_tiles(chest: Chest) -> list[int]:
    """The tiles of a chest, sorted."""
    return sorted(members_of(chest.kinds) + members_of(chest.doubles))


def stock_tiles(table: Table, seat: int) -> list[int]:
    """The tiles of a stock, sorted. §taking"""
    events = [event for event, held in enumerate(table.events[seat]) for _ in range(held)]
    pieces = [tile for tile in members_of(table.stocks[seat]) if tile >= EVENTS]
    return sorted(events + pieces + members_of(table.doubles[seat]))
