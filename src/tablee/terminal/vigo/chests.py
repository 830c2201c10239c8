"""Chests that can be built: their number, their tiles, and their value as it is reckoned."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.contract import Sight
from tablee.games.vigo.box import MATCHING_KEY_POINTS
from tablee.games.vigo.building import chest_tiles, chests_of
from tablee.games.vigo.chests import Chest, key_fits, multiplier, piece_points
from tablee.games.vigo.table import CHESTS, PUTS
from tablee.games.words import Text
from tablee.terminal.vigo.stocks import stock_shown
from tablee.texts import Texts

BEST = 3  # chests that the table shows


def sum_shown(pieces: Sequence[int], key: int = 0, times: int = 1) -> str:
    """The points of all pieces, of a key that fits, and the multiplier, as on a slate.

    >>> sum_shown([40, 20, 20, 20, 10, 10, 10], key=40, times=2)
    '40 + 3×20 + 3×10 + 40 = 170, ×2 = 340'
    >>> sum_shown([10] * 4)
    '4×10 = 40'
    """
    counted = sorted(Counter(pieces).items(), reverse=True)
    terms = [f"{copies}×{points}" if copies > 1 else str(points) for points, copies in counted]
    total = sum(pieces) + key
    reckoned = " + ".join([*terms, *([str(key)] if key else [])]) + f" = {total}"
    return f"{reckoned}, ×{times} = {times * total}" if times > 1 else reckoned


def chest_sum(chest: Chest, colour: int) -> str:
    """What a chest would bring the player of a colour. §value §multiplier"""
    kinds, doubles = int(chest.kinds), int(chest.doubles)
    pieces = [piece_points(tile, colour) for tile in chest_tiles(chest)]
    key = MATCHING_KEY_POINTS if key_fits(kinds) else 0
    return sum_shown(pieces, key, multiplier(kinds, doubles))


def best_chests(sight: Sight, legal: Sequence[int], texts: Texts) -> Iterator[RenderableType]:
    """The most valuable chests, if the seat may build now."""
    offered = sum(CHESTS <= action < PUTS for action in legal)
    if offered:
        yield chest_list(sight, BEST, texts)
    if offered > BEST:
        yield RichText(texts.say(Text("vigo-more-chests", {"chests": offered, "command": Text("vigo-command-chests")})))


def all_chests(sight: Sight, texts: Texts) -> RenderableType:
    """Every chest that the stock of the seat makes, now or after sailing."""
    chests = len(chests_of(sight, int(sight.seat))) if sight.seat < sight.seats else 0
    if not chests:
        return RichText(texts.say(Text("vigo-no-chest")), "italic")
    return Group("", chest_list(sight, chests, texts), "")


def chest_list(sight: Sight, most: int, texts: Texts) -> Table:
    """Number, value and tiles, the best first."""
    colour = int(sight.colours[sight.seat])
    grid = Table.grid(padding=(0, 1))
    for number, chest in enumerate(chests_of(sight, int(sight.seat))[:most], start=1):
        build = RichText(texts.say(Text("vigo-build-numbered", {"number": number})), "bold", no_wrap=True)
        grid.add_row(build, stock_shown(chest_tiles(chest)), RichText(chest_sum(chest, colour)))
    return grid
