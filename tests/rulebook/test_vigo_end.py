"""How VIGO ends by the rulebook: the sixth ship, counting the stocks, and the turns in which nothing happens."""

from typing import Any

import pytest

from tablee.games.vigo import VIGO
from tablee.games.words import Refused
from tests.rulebook.vigo_tables import asked, at, by, do, junk, keys, of_kind, scores, stock


def ended(stocks: str, line: str = "") -> Any:
    """The first player has taken the sixth ship."""
    boats = ",".join(["C5", "L9", "A1", "A9", "L1", "F9"][: len(stocks.split(","))])
    table = at(f"boats={boats} stocks={stocks} {line}", "D5 ship")
    do(table, "east 1")
    assert VIGO.rules.is_over(table)
    return table


# Counting


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("-", 0),
        ("lid-blue", 20),
        ("lock-blue+middle-blue", 40),
        ("key-blue", 20),
        ("lid-red", 10),
        ("key-red", 10),
        ("lid-cup", 5),
        ("middle-empty", 5),
        ("lid-cup+lid-cup+bottom-cup", 15),  # no treasure multiplies here
        ("lock-blue+key-blue", 40),  # and no key fits
        ("pirate", -50),
        ("pirate+pirate+pirate", -150),
        ("dolphin+wave+wave", 0),
        ("lid-blue+key-red+lid-cup+dolphin+pirate", -15),
    ],
)
def test_at_the_end_a_stock_counts_half_of_a_chest_and_pirates_cost_fifty(held: str, points: int) -> None:
    """§stocks"""
    assert scores(ended(f"-,{held}")) == [60, points]


def test_the_stock_of_who_ends_the_game_is_counted_too() -> None:
    """§stocks §end"""
    assert scores(ended("lid-red+pirate,-", "scores=100,7")) == [100 + 60 + 20 - 50, 7]


def test_what_a_stock_is_worth_is_told_tile_by_tile() -> None:
    """§stocks"""
    table = at("boats=C5,L9 stocks=lid-red+lid-red+wave,pirate", "D5 ship")
    events = do(table, "east 1")
    assert [step["points"] for step in of_kind(events, "stock-tile")][-1] == -50
    assert sum(step["points"] for step in of_kind(events, "stock-tile")) == 40 - 50
    assert [(step["points"], step["total"]) for step in of_kind(events, "stock-counted")] == [(40, 100), (-50, -50)]
    assert of_kind(events, "game-won") == [{"seat": 0, "total": 100}]


def test_the_highest_score_wins_and_not_who_took_the_ship() -> None:
    """§end"""
    assert VIGO.winners(ended("-,-,-", "scores=0,61,59")) == [1]
    assert VIGO.winners(ended("-,-,-", "scores=0,0,0")) == [0]


def test_a_tie_is_a_shared_win() -> None:
    """§end"""
    table = ended("-,-,lid-cup", "scores=0,60,55")
    assert scores(table) == [60, 60, 60]
    assert VIGO.winners(table) == [0, 1, 2]


def test_scores_can_be_negative_and_pass_a_thousand() -> None:
    """§end §stocks"""
    assert scores(ended("pirate+pirate,pirate", "scores=0,1040")) == [-40, 990]
    assert scores(ended("-,-", "scores=990,0")) == [1050, 0]


def test_after_the_end_nobody_moves() -> None:
    """§end"""
    table = ended("wave,dolphin")
    assert [VIGO.legal(table, seat) for seat in range(2)] == [[], []]
    with pytest.raises(Refused, match="game-over"):
        by(table, 0, "wave 5")


# When nothing happens any more


def idle(line: str, *lying: str) -> Any:
    """The countdown stands at one turn for each of two players."""
    return at(f"boats=C5,L9 idle_turns=38 {line}", *lying)


def turns_left(table: Any) -> int:
    return 20 * int(table.seats) - int(table.idle_turns)


@pytest.mark.parametrize("seats", VIGO.seats)
def test_after_twenty_turns_per_player_without_progress_the_game_ends(seats: int) -> None:
    """§safety"""
    boats = [f"{column}1" for column in "ACEGIK"][:seats]
    table = at(f"boats={','.join(boats)} stocks={','.join(['lid-cup', 'pirate', '-', '-', '-', '-'][:seats])}")
    for turn in range(20 * seats):
        assert not VIGO.rules.is_over(table)
        do(table, "south 1" if turn // seats % 2 == 0 else "north 1")
    assert VIGO.rules.is_over(table)
    assert scores(table) == [5, -50, 0, 0, 0, 0][:seats]


def test_the_end_is_told_and_brings_nobody_sixty_points() -> None:
    """§safety §stocks"""
    table = at("boats=C5,L9 idle_turns=39 stocks=lid-red,-", "F1 ship")
    assert keys(do(table, "east 1")) == [
        *("sailed", "turn-ended", "safety-end", "stock-tile", "stock-counted", "stock-counted", "game-won")
    ]
    assert (scores(table), VIGO.winners(table)) == ([20, 0], [0])


def test_the_countdown_is_told_after_every_round_without_progress() -> None:
    """§safety"""
    table = at("boats=A1,C1,E1")
    told = [of_kind(do(table, "south 1"), "countdown") for _ in range(6)]
    assert told == [[], [], [{"turns": 57}], [], [], [{"turns": 54}]]


@pytest.mark.parametrize(
    ("line", "lying", "moves"),
    [
        ("stocks=wave,-", (), ["wave 3", "east 1"]),
        ("stocks=dolphin,-", (), ["dolphin F1", "east 1"]),
        ("stocks=pirate,key-red", (), ["pirate 2 key-red", "east 1"]),
        ("stocks=lid-red+lid-red+bottom-red+bottom-red,-", (), ["east 1", "build 1"]),
        ("fewest_in_bay=0", ("D5 hidden ship", "F1 hidden ship"), ["east 1"]),
        ("fewest_in_bay=0", ("D5 hidden ship", "F1 hidden ship"), ["east 2"]),
        ("fewest_in_bay=1", ("D5 key-red",), ["east 1", "take"]),
    ],
    ids=["wave", "dolphin", "pirate", "chest", "ship reached", "ship turned", "fewer tiles than ever"],
)
def test_what_is_progress(line: str, lying: tuple[str, ...], moves: list[str]) -> None:
    """§safety"""
    table = idle(line, *lying)
    do(table, *moves)
    assert (asked(table), turns_left(table)) == (1, 40)


@pytest.mark.parametrize(
    ("line", "lying", "moves"),
    [
        ("", (), ["east 1"]),
        ("", ("D5 key-red",), ["east 1", "end"]),
        ("", ("D5 hidden key-red", "E5 hidden key-blue"), ["east 3"]),
        ("fewest_in_bay=0", ("D5 key-red",), ["east 1", "take"]),
        ("", ("D5 hidden ship",), ["east 2"]),
        ("", ("D5 hidden ship",), ["east 1"]),
        (f"stocks={junk(9)},-", ("D5 lid-cup",), ["east 1", "take", "put lid-cup", "on A1"]),
    ],
    ids=["sailing", "leaving", "turning", "taking", "sixth ship turned", "sixth ship reached", "putting back"],
)
def test_what_is_no_progress(line: str, lying: tuple[str, ...], moves: list[str]) -> None:
    """§safety §last-ship §putting-back"""
    table = idle(line, *lying)
    do(table, *moves)
    assert (asked(table), turns_left(table)) == (1, 1)


def test_only_fewer_tiles_than_after_any_earlier_turn_are_progress() -> None:
    """§safety"""
    table = idle("stocks=-,-", "D5 key-red", "L8 key-blue")
    do(table, "east 1", "take")
    assert (turns_left(table), int(table.fewest_in_bay)) == (40, 1)
    do(table, "north 1", "end")
    assert turns_left(table) == 39


def test_tiles_put_back_and_taken_again_are_no_progress() -> None:
    """§safety §putting-back"""
    table = at(f"boats=A1,L9 stocks={junk(9)},-", "B1 lid-cup")
    do(table, "east 1", "take", "put lid-cup", "on L8")
    assert turns_left(table) == 39
    do(table, "north 1", "take")
    assert (stock(table, 1), turns_left(table)) == (["lid-cup"], 40)  # fewer than ever: the bay is empty
    table = at(f"boats=A1,L9 stocks={junk(9)},- fewest_in_bay=0", "B1 lid-cup")
    do(table, "east 1", "take", "put lid-cup", "on L8", "north 1", "take")
    assert turns_left(table) == 38


def test_the_placing_sets_the_first_mark() -> None:
    """§safety §placing"""
    table = at("phase=place boats=A1,-", "D5 hidden key-red", "B1 hidden key-blue", "E5 hidden key-green")
    do(table, "place D5", "east 1", "end")
    assert (int(table.fewest_in_bay), turns_left(table)) == (2, 39)
    do(table, "east 1", "take")
    assert (int(table.fewest_in_bay), turns_left(table)) == (1, 40)


def test_progress_of_one_turn_does_not_count_for_the_next() -> None:
    """§safety"""
    table = idle("stocks=wave,-")
    do(table, "wave 1", "east 1")
    assert turns_left(table) == 40
    do(table, "north 1")
    assert turns_left(table) == 39


def test_ships_found_while_placing_are_no_progress_of_the_first_turn() -> None:
    """§safety §placing"""
    table = at("phase=place boats=A1,- stocks=key-red,-", "D5 hidden ship", "F1 hidden ship")
    do(table, "place D5", "east 1")
    assert turns_left(table) == 39


def test_a_call_is_no_progress() -> None:
    """§safety §vigilance"""
    for where in ("keep", "on F6"):
        table = at(f"phase=land boats=A1,L9 stocks={junk(9, 'wave')},- vigilance=true idle_turns=37", "A9 lid-cup")
        do(table, "end", "call wave", where, "north 1")
        assert turns_left(table) == 1


def test_staying_counts_as_a_turn() -> None:
    """§safety §staying"""
    table = at("boats=A1,B1,A5 turn=3 idle_turns=57")
    do(table, "north 3")
    assert (asked(table), turns_left(table)) == (1, 1)
    table = at("boats=A1,B1,A5 turn=3 idle_turns=58")
    do(table, "north 3")
    assert VIGO.rules.is_over(table)
