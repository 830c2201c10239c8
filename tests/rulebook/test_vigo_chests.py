"""VIGO's chests by the rulebook: what is one, what it is worth, and how chests are chosen."""

from typing import Any

import pytest

from tablee.games.vigo import VIGO
from tablee.games.vigo.table import CHESTS
from tablee.games.words import Refused
from tests.rulebook.vigo_tables import aims, asked, at, choices, do, gone, keys, of_kind, scores, sorts, stock

FRAME = "lid-white+lid-yellow+bottom-white+bottom-yellow"  # in no colour of the builder, red


def stocked(tiles: str, line: str = "") -> Any:
    """Red has landed, with these tiles."""
    return at(f"phase=land stocks={tiles},- {line}")


def chests(tiles: str, line: str = "") -> list[str]:
    """The chests that red may build, in the order of their ranks."""
    return aims(stocked(tiles, line), "build")


def value(tiles: str, line: str = "") -> int:
    """The points of the chest that is made of all these tiles."""
    table = stocked(tiles, line)
    do(table, "build " + tiles.replace("+", " "))
    return scores(table)[0]


# What a chest is


@pytest.mark.parametrize(
    ("middles", "pieces"),
    [
        ("", 4),
        ("+middle-red+middle-blue", 6),
        ("+middle-red+middle-blue+middle-cup+middle-cup", 8),
        ("+middle-red+middle-blue+middle-cup+middle-cup+middle-ring+middle-coin", 10),
    ],
)
def test_a_chest_has_four_six_eight_or_ten_pieces(middles: str, pieces: int) -> None:
    """§chests"""
    whole = (FRAME + middles).split("+")
    assert len(whole) == pieces
    assert any(set(chest.split()) == set(whole) for chest in chests(FRAME + middles))


@pytest.mark.parametrize(
    "tiles",
    [
        "lid-red+lid-blue+bottom-red",
        "lid-red+bottom-red+bottom-blue+bottom-green",
        "lid-red+lid-blue+lid-green+middle-red+middle-blue",
        "middle-red+middle-blue+bottom-red+bottom-blue",
        "dolphin+wave+pirate+key-red",
    ],
)
def test_without_two_lids_and_two_bottoms_there_is_no_chest(tiles: str) -> None:
    """§chests"""
    assert chests(tiles) == []


def test_middles_go_in_pairs() -> None:
    """§chests"""
    sizes = [len(chest.split()) for chest in chests(f"{FRAME}+middle-red+middle-blue+middle-cup")]
    assert sorted(sizes) == [4, 6, 6, 6]


def test_exactly_two_lids_and_two_bottoms() -> None:
    """§chests"""
    for chest in chests(f"{FRAME}+lid-red+bottom-red+middle-red+middle-blue"):
        parts = [tile.partition("-")[0] for tile in chest.split()]
        assert (parts.count("lid"), parts.count("bottom")) == (2, 2)


def test_a_lock_counts_as_a_middle_and_there_is_one_at_most() -> None:
    """§locks §chests"""
    made = chests(f"{FRAME}+lock-red+lock-blue+middle-cup+middle-ring+middle-coin")
    locks = [chest.count("lock") for chest in made]
    assert (max(locks), locks.count(1)) == (1, 2 * (3 + 1))
    assert all(len(chest.split()) % 2 == 0 for chest in made)


def test_two_locks_alone_do_not_go_together() -> None:
    """§locks"""
    assert len(chests(f"{FRAME}+lock-red+lock-blue")) == 1  # the frame


def test_a_key_needs_a_lock_of_any_colour() -> None:
    """§locks"""
    assert not any("key" in chest for chest in chests(f"{FRAME}+middle-red+middle-blue+key-red"))
    assert any("key-red" in chest for chest in chests(f"{FRAME}+lock-green+middle-blue+key-red"))


def test_a_key_is_added_or_not_and_there_is_one_at_most() -> None:
    """§locks"""
    made = chests(f"{FRAME}+lock-red+middle-blue+key-red+key-blue")
    assert sorted(chest.count("key") for chest in made) == [0, 0, 1, 1]


def test_the_key_is_not_counted_among_the_pieces() -> None:
    """§locks §chests"""
    made = chests(f"{FRAME}+lock-red+middle-blue+middle-cup+middle-ring+key-red")
    assert max(len(chest.split()) for chest in made) == 8 + 1


def test_with_two_locks_a_colour_no_plain_middle_is_coloured() -> None:
    """§locks §tiles"""
    made = chests(f"{FRAME}+lock-red+lock-red+middle-cup+middle-cup+middle-coin", "locks_per_colour=2")
    assert {chest.count("lock") for chest in made} == {0, 1}
    with pytest.raises(Refused, match="vigo-impossible"):
        stocked("middle-red", "locks_per_colour=2")
    with pytest.raises(Refused, match="vigo-impossible"):
        stocked("lock-red+lock-red")


# Its value


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("lid-empty+lid-empty+bottom-empty+bottom-empty", 40),
        ("lid-red+lid-red+bottom-red+bottom-red", 160),
        ("lid-blue+lid-blue+bottom-blue+bottom-blue", 80),
        ("lid-red+lid-blue+bottom-empty+bottom-cup", 80),
        (f"{FRAME}+middle-red+lock-green", 140),
    ],
)
def test_own_pieces_count_forty_others_twenty_brown_ones_ten(tiles: str, points: int) -> None:
    """§value"""
    assert value(tiles) == points


def test_it_is_the_builders_own_colour_that_counts() -> None:
    """§value §colours"""
    tiles = "lid-red+lid-red+bottom-blue+bottom-green"
    assert value(tiles) == 120
    assert value(tiles, "colours=blue,red") == 100
    assert value(tiles, "colours=white,red") == 80


@pytest.mark.parametrize(
    ("lock", "key", "more"),
    [
        ("lock-red", "key-red", 40 + 40 + 40),
        ("lock-blue", "key-blue", 20 + 20 + 40),
        ("lock-red", "key-blue", 40 + 20),
        ("lock-blue", "key-red", 20 + 40),
        ("lock-blue", "key-green", 20 + 20),
    ],
)
def test_lock_and_key_of_one_colour_bring_forty_more(lock: str, key: str, more: int) -> None:
    """§value §locks"""
    assert value(f"{FRAME}+middle-cup+{lock}+{key}") == 80 + 10 + more


def test_the_key_that_fits_is_multiplied_too() -> None:
    """§value §multiplier"""
    assert value("lid-cup+lid-cup+bottom-white+bottom-yellow+middle-empty+lock-blue+key-blue") == 2 * 150


@pytest.mark.parametrize(
    ("tiles", "points", "times"),
    [
        ("lid-cup+lid-ring+bottom-coin+bottom-crown", 40, 1),
        ("lid-cup+lid-ring+bottom-coin+bottom-cup", 40, 2),
        ("lid-cup+lid-cup+bottom-coin+bottom-cup", 40, 3),
        ("lid-cup+lid-cup+bottom-cup+bottom-cup", 40, 3),  # four times: never more than three
        ("lid-cup+lid-cup+bottom-cup+bottom-cup+middle-cup+middle-cup", 60, 3),
        ("lid-cup+lid-cup+bottom-ring+bottom-ring", 40, 2),  # two pairs: once
        ("lid-cup+lid-cup+bottom-cup+bottom-ring+middle-ring+middle-empty", 60, 3),  # the highest
        ("lid-cup+lid-cup+bottom-cup+bottom-ring+middle-ring+middle-ring", 60, 3),  # two threes: once
        ("lid-empty+lid-empty+bottom-empty+bottom-empty", 40, 1),  # nothing is no treasure
        ("lid-red+lid-red+bottom-red+bottom-red", 160, 1),
    ],
)
def test_treasures_multiply_by_the_highest_number_and_once(tiles: str, points: int, times: int) -> None:
    """§multiplier"""
    assert value(tiles) == points * times


def test_what_a_chest_is_worth_is_told_piece_by_piece() -> None:
    """§value §multiplier"""
    events = do(stocked("lid-cup+lid-cup+bottom-blue+bottom-red"), "build 1")
    assert [step["points"] for step in of_kind(events, "chest-piece")] == [40, 20, 10, 10]
    assert keys(events)[-3:] == ["treasure-multiplies", "chest-built", "turn-ended"]
    assert of_kind(events, "chest-built") == [{"seat": 0, "points": 160, "total": 160}]


# Choosing and building


def test_the_most_valuable_chest_comes_first() -> None:
    """§chests"""
    assert chests("lid-red+lid-blue+lid-empty+bottom-red+bottom-blue") == [
        "lid-red bottom-red lid-blue bottom-blue",
        "lid-red bottom-red bottom-blue lid-empty",
        "bottom-red lid-blue bottom-blue lid-empty",
    ]


def test_chests_of_one_value_stand_in_the_order_of_their_tiles() -> None:
    """§chests"""
    assert chests("lid-blue+lid-green+lid-yellow+bottom-blue+bottom-green") == [
        "lid-blue bottom-blue lid-green bottom-green",
        "lid-blue bottom-blue bottom-green lid-yellow",
        "bottom-blue lid-green bottom-green lid-yellow",
    ]


def test_more_of_the_first_tile_comes_before_fewer() -> None:
    """§chests"""
    assert chests("lid-blue+lid-blue+lid-green+bottom-blue+bottom-green") == [
        "lid-blue lid-blue bottom-blue bottom-green",
        "lid-blue bottom-blue lid-green bottom-green",
    ]


def test_equal_tiles_do_not_make_different_chests() -> None:
    """§chests §asked"""
    assert len(chests("lid-red+lid-red+bottom-red+bottom-red")) == 1
    assert len(chests("lid-red+lid-red+lid-blue+bottom-red+bottom-red")) == 2
    assert len(chests(f"{FRAME}+middle-cup+middle-cup")) == 2


def test_a_chest_is_named_by_its_rank_or_by_its_tiles() -> None:
    """§chests §asked"""
    tiles = "lid-red+lid-blue+lid-empty+bottom-red+bottom-blue"
    for move in ("build 2", "build lid-empty lid-red bottom-blue bottom-red"):
        table = stocked(tiles)
        do(table, move)
        assert (scores(table), stock(table)) == ([40 + 10 + 40 + 20, 0], ["lid-blue"])
    for move in ("build 4", "build 0", "build", "build lid-red lid-blue", "build lid-red lid-red bottom-red lid-blue"):
        with pytest.raises(Refused, match="vigo-no-such-chest"):
            do(stocked(tiles), move)


def test_the_tiles_of_a_chest_leave_the_game() -> None:
    """§chests §turn"""
    table = stocked("lid-red+lid-red+bottom-red+bottom-blue")
    assert (gone(table, "lid-red"), gone(table, "bottom-red")) == (0, 1)
    do(table, "build 1")
    assert (gone(table, "lid-red"), gone(table, "bottom-red"), stock(table)) == (2, 2, [])


def test_any_number_of_chests_is_built_in_a_turn() -> None:
    """§chests §turn"""
    table = stocked("lid-red+lid-red+bottom-red+bottom-red+lid-cup+lid-cup+bottom-ring+bottom-ring")
    do(table, "build lid-red lid-red bottom-red bottom-red")
    assert (asked(table), sorts(table)) == (0, {"build", "end"})
    do(table, "build 1")
    assert (scores(table), asked(table)) == ([160 + 80, 0], 1)


def test_a_chest_is_built_only_after_sailing_even_when_it_was_there_before() -> None:
    """§chests §turn"""
    table = at(f"stocks={FRAME},-")
    assert "build" not in sorts(table)
    do(table, "east 1")
    assert choices(table) == ["end", "build lid-yellow bottom-yellow lid-white bottom-white"]


def test_a_chest_may_be_left_for_later() -> None:
    """§chests §turn-end"""
    table = stocked(FRAME)
    do(table, "end")
    assert (asked(table), len(stock(table)), scores(table)) == (1, 4, [0, 0])


@pytest.mark.parametrize("rank", [1, 15, 16, 50, 51, 78, 79, 100])  # where words of moves, and halves of chests, meet
def test_a_hundred_chests_are_all_offered_and_each_can_be_built(rank: int) -> None:
    """§chests"""
    parts = [f"{part}-{colour}" for part in ("lid", "bottom") for colour in ("red", "blue", "cup", "coin", "ring")]
    table = stocked("+".join(parts))
    assert VIGO.legal(table, 0)[:100] == list(range(CHESTS, CHESTS + 100))
    tiles = VIGO.notation.move(table, 0, CHESTS + rank - 1).split()[1:]
    do(table, f"build {rank}")
    assert sorted(stock(table) + tiles) == sorted(parts)


def test_a_chest_brings_points_to_its_builder_alone() -> None:
    """§chests §value"""
    table = at(f"phase=land turn=2 boats=A1,C1,E1 stocks=-,{FRAME},- scores=5,-50,0 colours=red,white,blue")
    do(table, "build 1")
    assert scores(table) == [5, -50 + 2 * 40 + 2 * 20, 0]
    assert not VIGO.rules.is_over(table)
