"""`tablee puzzles`, as people run it."""

import tomllib

from tests.cli.test_records import tablee


def test_puzzles_are_printed_as_their_files_have_them() -> None:
    found = tomllib.loads(tablee("puzzles", "ugo", "--count", 2).stdout)["puzzle"]
    assert [sorted(puzzle) for puzzle in found] == [["best", "found", "moves", "position", "seat"]] * 2


def test_a_game_without_puzzles_is_refused() -> None:
    assert tablee("puzzles", "olives").stderr.startswith("There are no puzzles of ")
