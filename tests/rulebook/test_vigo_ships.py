"""VIGO's sailing ships by the rulebook: every way to find one, and what is different about the sixth."""

from typing import Any

import pytest

from tablee.games.vigo import VIGO
from tests.rulebook.vigo_tables import asked, at, boats, do, gone, keys, lies, of_kind, scores, sorts, stock

# One of the first five: another ship is still hidden elsewhere.
ELSEWHERE = ("L1 hidden ship", "L2 hidden ship")


def found_by(table: Any, *moves: str) -> tuple[int, list[int]]:
    """How many ships left the bay, and the points that they brought."""
    before = gone(table, "ship")
    do(table, *moves)
    return gone(table, "ship") - before, scores(table)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("boats=C5,A9", "east 2"),
        ("boats=C5,A9", "east 1"),
        ("boats=H2,A9 stocks=wave,-", "wave 5"),
        ("boats=H2,A9 stocks=wave,-", "wave D"),
        ("boats=H2,A9 stocks=dolphin,-", "dolphin D5"),
        ("phase=place boats=-,A9 first=2 turn=1", "place D5"),
    ],
    ids=["passed", "reached", "wave along the row", "wave along the column", "dolphin", "placing"],
)
def test_a_ship_leaves_the_bay_at_once_and_brings_ten_points(line: str, move: str) -> None:
    """§ships §wave §dolphin §placing"""
    table = at(line, "D5 hidden ship", *ELSEWHERE)
    assert found_by(table, move) == (1, [10, 0])
    assert lies(table, "D5") == "nothing"
    assert stock(table) == [] or stock(table) == ["wave"]


def test_a_ship_counts_for_the_player_who_found_it() -> None:
    """§ships"""
    table = at("boats=A9,C5 turn=2", "D5 hidden ship", *ELSEWHERE)
    (found,) = of_kind(do(table, "east 3"), "ship-found")
    assert (found["seat"], found["found"], found["points"]) == (1, 4, 10)
    assert scores(table) == [0, 10]


def test_a_ship_never_gets_into_a_stock() -> None:
    """§ships §taking"""
    table = at("boats=C5,A9", "D5 hidden ship", *ELSEWHERE)
    do(table, "east 1")
    assert (asked(table), stock(table)) == (1, [])
    table = at("phase=place boats=-,-", "D5 hidden ship", *ELSEWHERE)
    do(table, "place D5")
    assert (asked(table), stock(table)) == (1, [])


def test_several_ships_are_found_in_one_move() -> None:
    """§ships"""
    table = at("boats=C5,A9", "D5 hidden ship", "E5 hidden key-red", "F5 hidden ship", "G5 hidden ship", *ELSEWHERE)
    assert found_by(table, "east 4") == (3, [30, 0])
    assert [lies(table, cell) for cell in ("D5", "E5", "F5", "G5")] == ["nothing", "key-red", "nothing", "nothing"]


def test_the_face_of_a_passed_ship_is_shown_before_it_leaves() -> None:
    """§ships §turning"""
    table = at("boats=C5,A9", "D5 hidden ship", *ELSEWHERE)
    assert keys(do(table, "east 2")) == ["sailed", "tile-shown", "ship-found", "turn-ended"]


def test_a_wave_spares_a_ship_under_a_boat() -> None:
    """§wave §last-ship"""
    table = at("boats=H2,D5 stocks=wave,-", "D5 ship")
    do(table, "wave 5")
    assert lies(table, "D5") == "ship"


# The sixth: five are found, so that the only ship in the bay is the last one


@pytest.mark.parametrize(
    ("line", "move"),
    [("boats=C5,A9", "east 2"), ("boats=H2,A9 stocks=wave,-", "wave 5"), ("boats=H2,A9 stocks=wave,-", "wave D")],
)
def test_turned_face_up_the_sixth_ship_stays(line: str, move: str) -> None:
    """§last-ship §turning §wave"""
    table = at(line, "D5 hidden ship")
    assert found_by(table, move) == (0, [0, 0])
    assert lies(table, "D5") == "ship"


@pytest.mark.parametrize(
    ("line", "move"),
    [("boats=C5,A9", "east 2"), ("boats=H2,A9 stocks=wave,-", "wave 5"), ("boats=H2,A9 stocks=wave,-", "wave D")],
)
def test_passing_over_it_or_a_wave_turns_it_again(line: str, move: str) -> None:
    """§last-ship §turning §wave"""
    table = at(line, "D5 ship")
    assert found_by(table, move) == (0, [0, 0])
    assert lies(table, "D5") == "seen ship"


@pytest.mark.parametrize(
    ("line", "move", "way"),
    [
        ("boats=C5,A9", "east 1", "hidden"),
        ("boats=C5,A9", "east 1", "seen"),
        ("boats=H2,A9 stocks=dolphin,-", "dolphin D5", "hidden"),
        ("boats=H2,A9 stocks=dolphin,-", "dolphin D5", "seen"),
        ("phase=place boats=-,A9 first=2 turn=1", "place D5", "hidden"),
    ],
)
def test_a_boat_that_arrives_on_it_face_down_turns_it_and_gains_nothing(line: str, move: str, way: str) -> None:
    """§last-ship §dolphin §placing"""
    table = at(line, f"D5 {way} ship")
    assert found_by(table, move) == (0, [0, 0])
    assert (lies(table, "D5"), boats(table)[0], stock(table)) == ("ship", "D5", [])
    assert "take" not in sorts(table)
    assert not VIGO.rules.is_over(table)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("boats=C5,A9", "east 1"),
        ("boats=H2,A9 stocks=dolphin,-", "dolphin D5"),
        ("boats=D5,A9 stocks=dolphin,-", "dolphin D5"),
    ],
    ids=["sailing", "dolphin", "dolphin to the own cell"],
)
def test_a_boat_that_arrives_on_it_face_up_takes_it_unasked_and_ends_the_game(line: str, move: str) -> None:
    """§last-ship §end §asked"""
    table = at(line, "D5 ship")
    assert found_by(table, move) == (1, [60, 0])
    assert VIGO.rules.is_over(table)
    assert VIGO.awaited(table) == []
    assert lies(table, "D5") == "nothing"


def test_the_game_ends_at_once_before_anything_else_is_done() -> None:
    """§last-ship §end"""
    held = "lid-red+lid-blue+bottom-red+bottom-blue"
    table = at(f"boats=C5,A9 stocks={held},-", "D5 ship")
    assert keys(do(table, "east 1"))[:2] == ["sailed", "last-ship-taken"]
    assert VIGO.rules.is_over(table)
    assert scores(table) == [60 + 20 + 10 + 20 + 10, 0]


def test_a_dolphin_after_sailing_takes_it_too() -> None:
    """§last-ship §dolphin §new-events"""
    table = at("boats=C5,A9", "D5 dolphin", "H8 ship")
    do(table, "east 1", "take", "dolphin H8")
    assert VIGO.rules.is_over(table)
    assert scores(table) == [60, 0]


def test_under_a_boat_it_is_taken_only_when_a_boat_has_left_and_arrived() -> None:
    """§last-ship"""
    table = at("boats=C5,F5", "D5 hidden ship")
    do(table, "east 1")  # turned face up under the first boat
    do(table, "south 1")
    assert sorts(table) == {"north", "east", "south", "west"}
    do(table, "north 1", "north 1", "south 1")
    assert VIGO.rules.is_over(table)
    assert scores(table) == [60, 0]


def test_another_boat_may_take_it_after_the_first_has_left() -> None:
    """§last-ship"""
    table = at("boats=C5,F5", "D5 hidden ship")
    do(table, "east 1", "south 1", "north 1", "north 1", "east 1", "west 2")
    assert VIGO.rules.is_over(table)
    assert scores(table) == [0, 60]


def test_the_fifth_and_the_sixth_in_one_move() -> None:
    """§ships §last-ship"""
    table = at("boats=C5,A9", "D5 hidden ship", "F5 hidden ship")
    assert found_by(table, "east 4") == (1, [10, 0])
    assert (lies(table, "D5"), lies(table, "F5")) == ("nothing", "ship")


def test_the_fifth_is_passed_and_the_sixth_reached_face_down() -> None:
    """§ships §last-ship"""
    table = at("boats=C5,A9", "D5 hidden ship", "F5 hidden ship")
    assert found_by(table, "east 3") == (1, [10, 0])
    assert (lies(table, "F5"), boats(table)[0]) == ("ship", "F5")
    assert not VIGO.rules.is_over(table)


def test_the_fifth_and_the_sixth_in_one_wave() -> None:
    """§ships §last-ship §wave"""
    table = at("boats=C5,A9 stocks=wave,-", "B2 hidden ship", "H2 hidden ship")
    assert found_by(table, "wave 2") == (1, [10, 0])
    assert (lies(table, "B2"), lies(table, "H2")) == ("nothing", "ship")


def test_the_sixth_is_found_while_boats_are_placed() -> None:
    """§placing §last-ship"""
    cells = ["A1", "B1", "C1", "D1", "E1", "F1"]
    table = at("phase=place boats=-,-,-,-,-,-", *(f"{cell} hidden ship" for cell in cells))
    do(table, *(f"place {cell}" for cell in cells))
    assert scores(table) == [10, 10, 10, 10, 10, 0]
    assert (lies(table, "F1"), asked(table)) == ("ship", 0)
    assert not VIGO.rules.is_over(table)
