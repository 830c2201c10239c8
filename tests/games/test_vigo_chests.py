"""The chests of a stock, against all subsets of its tiles: which are chests, in which order, and what they are worth.

Everything here is written from the words of the rulebook and knows nothing of how the game finds its chests.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tablee.games.vigo import VIGO
from tablee.games.vigo.box import EVENT_TILES
from tablee.games.vigo.building import chest_tiles, chests_of
from tablee.games.vigo.chests import how_many_chests
from tablee.games.vigo.stock import gain
from tablee.games.vigo.table import MOST_CHESTS
from tablee.games.vigo.tiles import parse_tile, tile_code

COLOURS = ["red", "blue", "green", "yellow", "white", "violet"]
CONTENTS = ["empty", "crown", "necklace", "diamond", "ring", "coin", "cup"]
MIDDLES = ("middle", "lock")

EVENTS = [tile.name for tile in EVENT_TILES]
KEYS = [f"key-{colour}" for colour in COLOURS]
COLOURED = [f"{part}-{colour}" for colour in COLOURS for part in ("lid", "bottom", "middle", "lock")]
BROWN = [f"{part}-{content}" for content in CONTENTS for part in ("lid", "bottom", "middle")]
IN_ORDER = EVENTS + KEYS + COLOURED + BROWN

Tiles = tuple[str, ...]


def box(locks: int) -> list[str]:
    """The tiles that a stock can hold, each as often as it is there."""
    copies = {"lid": 2, "bottom": 2, "middle": 2 - locks, "lock": locks}
    coloured = [tile for tile in COLOURED for _ in range(copies[part(tile)])]
    events = [tile.name for tile in EVENT_TILES for _ in range(tile.copies)]
    return events + KEYS + coloured + BROWN * 2


def part(tile: str) -> str:
    return tile.partition("-")[0]


def of(tile: str) -> str:
    """The colour of a tile, or what it holds."""
    return tile.partition("-")[2]


def is_chest(tiles: Tiles) -> bool:
    """Two lids, two bottoms, 0, 2, 4 or 6 middles; a lock at most, and a key at most, which needs the lock."""
    parts = Counter(map(part, tiles))
    return (
        set(parts) <= {"lid", "bottom", "middle", "lock", "key"}
        and parts["lid"] == parts["bottom"] == 2
        and parts["middle"] + parts["lock"] in (0, 2, 4, 6)
        and parts["key"] <= parts["lock"] <= 1
    )


def value(tiles: Tiles, own: str) -> int:
    """40 for the own colour, 20 for another, 10 for brown, 40 for a key that fits; treasures twice or thrice that."""
    points = sum(10 if of(tile) in CONTENTS else 40 if of(tile) == own else 20 for tile in tiles)
    if any({f"key-{colour}", f"lock-{colour}"} <= set(tiles) for colour in COLOURS):
        points += 40
    treasures = Counter(of(tile) for tile in tiles if of(tile) in CONTENTS[1:])
    most = max(treasures.values(), default=0)
    return points * (3 if most >= 3 else 2 if most == 2 else 1)


def chests(stock: list[str]) -> set[Tiles]:
    """All chests among all subsets; equal tiles do not make different ones."""
    stock = sorted(stock, key=IN_ORDER.index)
    return {tiles for size in range(4, 11) for tiles in combinations(stock, size) if is_chest(tiles)}


def ranked(stock: list[str], own: str) -> list[tuple[int, Tiles]]:
    """The most valuable first, and then as a dictionary would have them."""
    valued = [(value(tiles, own), tiles) for tiles in chests(stock)]
    return sorted(valued, key=lambda chest: (-chest[0], [IN_ORDER.index(tile) for tile in chest[1]]))


def holding(stock: list[str], own: str = "red", locks: int = 1) -> Any:
    """A table at which the first seat plays a colour and holds these tiles."""
    table = VIGO.new(2, colours=own, locks_per_colour=locks)
    for tile in stock:
        gain(table, 0, parse_tile(tile))
    return table


def listed(table: Any) -> list[tuple[int, Tiles]]:
    """The chests as the game lists them."""
    return [(int(chest.points), tuple(map(tile_code, chest_tiles(chest)))) for chest in chests_of(table, 0)]


@some.composite
def any_stocks(draw: some.DrawFn, locks: int) -> list[str]:
    """Up to ten tiles of the box."""
    tiles = box(locks)
    places = draw(some.sets(some.integers(0, len(tiles) - 1), max_size=10))
    return [tiles[place] for place in sorted(places)]


@some.composite
def rich_stocks(draw: some.DrawFn, locks: int) -> list[str]:
    """Ten tiles of the box, with lids and bottoms enough for a chest, and often with equal ones."""
    shuffled = draw(some.permutations([tile for tile in box(locks) if tile not in EVENTS]))
    colours = draw(some.sets(some.sampled_from(COLOURS + CONTENTS), min_size=3, max_size=6))
    few = sorted(shuffled, key=lambda tile: of(tile) not in colours)
    lids, bottoms = draw(some.sampled_from([(2, 2), (2, 3), (3, 2), (3, 3), (4, 2), (2, 4), (4, 3), (5, 5)]))
    frame = [tile for tile in few if part(tile) == "lid"][:lids]
    frame += [tile for tile in few if part(tile) == "bottom"][:bottoms]
    inner = [tile for tile in few if part(tile) in (*MIDDLES, "key")]
    return frame + inner[: 10 - len(frame)]


@pytest.mark.parametrize("locks", [1, 2])
def test_the_box_is_the_one_of_the_rulebook(locks: int) -> None:
    """§tiles §locks"""
    assert len(box(locks)) == 108 - 6
    table = VIGO.new(2, locks_per_colour=locks)
    VIGO.apply_chance(table, 0)
    laid_out = [tile_code(VIGO.rules.drawn(table, n)) for n in range(108)]
    assert sorted(laid_out) == sorted([*box(locks), *["ship"] * 6])


@pytest.mark.parametrize("locks", [1, 2])
@given(data=some.data(), own=some.sampled_from(COLOURS))
def test_the_chests_of_a_rich_stock_are_listed_by_value_and_then_in_order(
    data: some.DataObject, own: str, locks: int
) -> None:
    """§chests §value §locks"""
    stock = data.draw(rich_stocks(locks))
    assert listed(holding(stock, own, locks)) == ranked(stock, own)


@pytest.mark.parametrize("locks", [1, 2])
@given(data=some.data(), own=some.sampled_from(COLOURS))
def test_the_chests_of_any_stock_are_listed_by_value_and_then_in_order(
    data: some.DataObject, own: str, locks: int
) -> None:
    """§chests §value §locks"""
    stock = data.draw(any_stocks(locks))
    assert listed(holding(stock, own, locks)) == ranked(stock, own)


@given(stock=rich_stocks(1))
def test_events_in_the_stock_change_nothing(stock: list[str]) -> None:
    """§chests"""
    assert listed(holding([*stock[:9], "dolphin"])) == listed(holding(stock[:9]))


@pytest.mark.parametrize("locks", [1, 2])
@given(data=some.data())
def test_chests_are_counted_without_being_listed(data: some.DataObject, locks: int) -> None:
    """§chests"""
    stock = data.draw(some.one_of(any_stocks(locks), rich_stocks(locks)))
    table = holding(stock, locks=locks)
    assert how_many_chests(table.stocks[0], table.doubles[0]) == len(chests(stock))


# The number of chests depends only on how many kinds of each part are there once, and how many twice. A tile more makes
# no chest impossible. So it is enough to look at ten tiles without events, one stock for each of those numbers.

Numbers = tuple[int, int]  # kinds of a part, and those of them that are there twice


def numbers(most: int) -> list[Numbers]:
    return [(kinds, twice) for kinds in range(most + 1) for twice in range(kinds + 1) if kinds + twice <= most]


def stocks_of_every_sort() -> Iterator[list[str]]:
    """A stock of ten tiles for each way to hold some kinds once and some twice, with a frame at least."""
    frames = [(lids, bottoms) for lids, bottoms in product(numbers(8), repeat=2) if sum(lids) >= 2 <= sum(bottoms)]
    for lids, bottoms in frames:
        left = 10 - sum(lids) - sum(bottoms)
        for middles, locks in product(numbers(max(left, 0)), repeat=2):
            if 0 <= (keys := left - sum(middles) - sum(locks)) <= len(KEYS):
                parts = {"lid": lids, "bottom": bottoms, "middle": middles, "lock": locks}
                yield [tile for name, held in parts.items() for tile in of_part(name, held)] + KEYS[:keys]


def of_part(name: str, held: Numbers) -> list[str]:
    kinds = [tile for tile in BROWN + COLOURED if part(tile) == name]
    return kinds[: held[0]] + kinds[: held[1]]


def test_no_stock_has_more_than_a_hundred_chests() -> None:
    """§chests"""
    most, sorts = 0, 0
    for stock in stocks_of_every_sort():
        sorts += 1
        most = max(most, how_many(stock))
    assert sorts > 1000
    assert most == MOST_CHESTS == 100


def how_many(stock: list[str]) -> int:
    """The number of chests, with lids, bottoms and the rest chosen apart: quicker than all subsets."""
    stock = sorted(stock)
    lids = set(combinations([tile for tile in stock if part(tile) == "lid"], 2))
    bottoms = set(combinations([tile for tile in stock if part(tile) == "bottom"], 2))
    rest = [tile for tile in stock if part(tile) in (*MIDDLES, "key")]
    inner = {tiles for size in range(len(rest) + 1) for tiles in combinations(rest, size)}
    frame = ("lid-red", "lid-red", "bottom-red", "bottom-red")
    return len(lids) * len(bottoms) * sum(is_chest((*frame, *tiles)) for tiles in inner)


def test_five_lids_and_five_bottoms_make_a_hundred_chests() -> None:
    """§chests"""
    stock = [f"{name}-{colour}" for name in ("lid", "bottom") for colour in COLOURS[:5]]
    assert how_many(stock) == len(chests(stock)) == 100
    assert listed(holding(stock)) == ranked(stock, "red")
