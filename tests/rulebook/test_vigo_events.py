"""VIGO's events by the rulebook: the dolphin, the tidal wave, the pirate, and when each may be played."""

import pytest

from tablee.games.vigo import VIGO
from tablee.games.words import Refused
from tests.rulebook.vigo_tables import (
    aims,
    asked,
    at,
    boats,
    choices,
    do,
    gone,
    junk,
    keys,
    lies,
    sorts,
    stock,
    turned,
)

WAYS = {"north", "east", "south", "west"}

# One event before sailing


def test_one_event_of_the_stock_may_be_played_before_sailing() -> None:
    """§first-event"""
    table = at("boats=C5,L9 stocks=wave+dolphin+pirate,key-red")
    assert sorts(table) == WAYS | {"wave", "dolphin", "pirate"}
    for move in ("wave 1", "dolphin F6", "pirate 2 key-red"):
        table = at("boats=C5,L9 stocks=wave+wave+dolphin+dolphin+pirate+pirate,key-red+key-blue")
        do(table, move)
        assert (asked(table), sorts(table)) == (0, WAYS)


def test_a_second_event_before_sailing_is_refused() -> None:
    """§first-event"""
    table = at("boats=C5,L9 stocks=wave+wave,-")
    do(table, "wave 1")
    with pytest.raises(Refused, match="vigo-event-played"):
        do(table, "wave 1")


def test_sailing_declines_the_event() -> None:
    """§first-event §new-events"""
    table = at("boats=C5,L9 stocks=wave+dolphin+pirate,key-red")
    do(table, "east 1")
    assert (asked(table), stock(table)) == (1, ["pirate", "dolphin", "wave"])


def test_the_next_turn_has_an_event_of_its_own() -> None:
    """§first-event"""
    table = at("boats=C5,L9 stocks=wave+wave,-")
    do(table, "wave 1", "east 1", "north 1", "wave 1")
    assert stock(table) == []


# Events just taken


@pytest.mark.parametrize(("event", "choice"), [("wave", "wave"), ("dolphin", "dolphin"), ("pirate", "pirate")])
def test_an_event_taken_on_arrival_may_be_played_at_once_or_kept(event: str, choice: str) -> None:
    """§new-events"""
    table = at("boats=C5,L9 stocks=-,key-red", f"D5 hidden {event}")
    do(table, "east 1", "take")
    assert sorts(table) == {choice, "end"}
    do(table, "end")
    assert (asked(table), stock(table)) == (1, [event])


def test_an_event_just_taken_may_be_played_even_after_one_before_sailing() -> None:
    """§new-events §first-event"""
    table = at("boats=C5,L9 stocks=wave,-", "D5 wave")
    do(table, "wave 1", "east 1", "take", "wave 2")
    assert (gone(table, "wave"), asked(table)) == (6, 1)


def test_other_events_of_the_stock_have_to_wait() -> None:
    """§new-events"""
    table = at("boats=C5,L9 stocks=dolphin,-", "D5 wave")
    do(table, "east 1", "take")
    assert sorts(table) == {"wave", "end"}
    with pytest.raises(Refused, match="vigo-event-not-new"):
        do(table, "dolphin A1")


def test_an_event_brought_by_a_dolphin_after_sailing_is_new_too() -> None:
    """§new-events §dolphin"""
    table = at("boats=C5,L9", "D5 dolphin", "H7 hidden wave")
    do(table, "east 1", "take", "dolphin H7", "take")
    assert sorts(table) == {"wave", "end"}


def test_an_event_brought_by_a_dolphin_before_sailing_is_not_new() -> None:
    """§new-events §dolphin"""
    table = at("boats=C5,L9 stocks=dolphin,-", "H7 wave")
    do(table, "dolphin H7", "take")
    assert (sorts(table), stock(table)) == (WAYS, ["wave"])
    do(table, "east 1")
    assert (asked(table), stock(table)) == (1, ["wave"])


def test_a_stolen_event_is_not_new_before_sailing() -> None:
    """§new-events §pirate"""
    table = at("boats=C5,L9 stocks=pirate,wave")
    do(table, "pirate 2 wave")
    assert sorts(table) == WAYS
    do(table, "east 1")
    assert (asked(table), stock(table)) == (1, ["wave"])


def test_a_stolen_event_is_not_new_after_sailing() -> None:
    """§new-events §pirate"""
    table = at("boats=C5,L9 stocks=-,wave+dolphin", "D5 pirate")
    do(table, "east 1", "take", "pirate 2 wave")
    assert (asked(table), stock(table)) == (1, ["wave"])


def test_an_event_is_new_until_the_turn_ends_and_no_longer() -> None:
    """§new-events §turn-end"""
    table = at("boats=C5,L9", "D5 wave", "E5 key-red")
    do(table, "east 1", "take", "end", "north 1", "east 1")
    assert choices(table) == ["take", "end"]
    do(table, "take")
    assert (asked(table), stock(table)) == (1, ["wave", "key-red"])


def test_where_only_the_new_one_may_be_played_it_is_the_new_one() -> None:
    """§new-events"""
    table = at("boats=C5,L9 stocks=wave+wave,-", "D5 wave")
    do(table, "east 1", "take", "wave 1")
    assert (asked(table), stock(table)) == (1, ["wave", "wave"])


def test_with_ten_tiles_the_one_held_longest_is_played_first() -> None:
    """§new-events §ten-tiles"""
    table = at(f"boats=C5,L9 stocks={junk(8, 'wave')},-", "D5 wave")
    do(table, "east 1", "take", "wave 1")
    assert sorts(table) == {"wave", "end"}  # the new one is left
    do(table, "wave 2")
    assert (asked(table), stock(table)) == (1, junk(8).split("+"))


def test_with_ten_tiles_the_one_held_longest_is_put_back_first() -> None:
    """§new-events §putting-back"""
    table = at(f"boats=C5,L9 stocks={junk(8, 'wave')},-", "D5 wave")
    do(table, "east 1", "take", "put wave", "on A1")
    assert sorts(table) == {"wave", "end"}


def test_a_new_event_that_is_put_back_is_not_played() -> None:
    """§new-events §putting-back"""
    table = at(f"boats=C5,L9 stocks={junk(9)},-", "D5 wave")
    do(table, "east 1", "take", "put wave", "on A1")
    assert (asked(table), lies(table, "A1")) == (1, "wave")


def test_a_new_event_is_held_longer_than_one_stolen_after_it() -> None:
    """§new-events §pirate §ten-tiles"""
    table = at(f"boats=C5,L9 stocks={junk(8, 'pirate')},wave", "D5 wave")
    do(table, "east 1", "take", "pirate 2 wave", "wave 1")
    assert (asked(table), stock(table)[0]) == (1, "wave")  # the stolen one, which has to wait


@pytest.mark.parametrize("new", ["wave+stolen-wave", "wave+stolen-wave+wave", "wave+wave", "pirate+wave", "-"])
def test_a_position_says_which_events_are_new_and_which_were_stolen_after_them(new: str) -> None:
    """§new-events §pirate"""
    table = at(f"phase=land boats=C5,L9 stocks=wave+wave+wave+pirate,- new_events={new}")
    assert f" new_events={new} " in VIGO.notation.position(table)


def test_where_only_new_events_may_be_played_one_stolen_between_them_waits() -> None:
    """§new-events §pirate"""
    table = at("phase=land boats=C5,L9 stocks=wave+wave+wave+wave,- new_events=wave+stolen-wave+wave")
    do(table, "wave 1", "wave 1")
    assert (asked(table), stock(table)) == (1, ["wave", "wave"])


# The dolphin


def test_a_dolphin_leaps_to_any_cell_without_another_boat_its_own_included() -> None:
    """§dolphin"""
    table = at("boats=C5,L9,A1 stocks=dolphin,-,-", "H7 key-red")
    cells = [f"{column}{row}" for column in "ABCDEFGHIJKL" for row in range(1, 10)]
    assert aims(table, "dolphin") == [cell for cell in cells if cell not in ("L9", "A1")]
    with pytest.raises(Refused, match="vigo-cell-taken"):
        do(table, "dolphin L9")


def test_a_dolphin_turns_nothing() -> None:
    """§dolphin §turning"""
    table = at("boats=C5,L9 stocks=dolphin,-", "C5 key-red", "D5 lid-red", "E5 hidden lid-blue", "F5 hidden lid-cup")
    assert turned(do(table, "dolphin F5")) == []
    assert lies(table, "F5") == "hidden lid-cup"


@pytest.mark.parametrize("way", ["", "hidden "])
def test_the_tile_where_a_dolphin_arrives_is_taken_or_left(way: str) -> None:
    """§dolphin §taking"""
    table = at("boats=C5,L9 stocks=dolphin,-", f"F6 {way}key-red")
    do(table, "dolphin F6")
    assert sorts(table) == WAYS | {"take"}
    do(table, "take")
    assert (stock(table), sorts(table)) == (["key-red"], WAYS)


def test_after_a_dolphin_the_boat_must_still_sail() -> None:
    """§dolphin §first-event"""
    table = at("boats=C5,L9 stocks=dolphin,-", "F6 key-red")
    do(table, "dolphin F6")
    with pytest.raises(Refused, match="vigo-must-sail"):
        do(table, "end")


def test_sailing_on_gives_up_the_tile_that_the_dolphin_found() -> None:
    """§dolphin §taking"""
    table = at("boats=C5,L9 stocks=dolphin,-", "F6 hidden key-red", "G6 key-blue")
    do(table, "dolphin F6", "east 1", "take")
    assert (lies(table, "F6"), stock(table)) == ("hidden key-red", ["key-blue"])
    table = at("boats=C5,L9 stocks=dolphin,-", "F6 hidden key-red")
    do(table, "dolphin F6", "east 1")
    assert (asked(table), lies(table, "F6")) == (1, "hidden key-red")


def test_a_dolphin_gives_up_the_tile_where_the_move_ended() -> None:
    """§dolphin §taking"""
    table = at("boats=C5,L9 stocks=dolphin,- free_events=true", "D5 key-red", "F6 key-blue")
    do(table, "east 1", "dolphin F6", "take")
    assert (stock(table), lies(table, "D5"), asked(table)) == (["key-blue"], "key-red", 1)
    table = at("boats=C5,L9 stocks=dolphin,- free_events=true", "D5 key-red")
    do(table, "east 1", "dolphin F6")
    assert (asked(table), lies(table, "D5")) == (1, "key-red")


def test_a_dolphin_to_the_own_cell_arrives_there_again() -> None:
    """§dolphin §taking"""
    table = at("boats=C5,L9 stocks=dolphin,-", "C5 hidden key-red")
    assert "take" not in sorts(table)
    do(table, "dolphin C5", "take")
    assert (boats(table)[0], stock(table)) == ("C5", ["key-red"])


# The tidal wave


def test_a_wave_takes_any_line_even_one_without_tiles() -> None:
    """§wave §bay"""
    table = at("boats=C5,L9 stocks=wave,-")
    assert aims(table, "wave") == [*"ABCDEFGHIJKL", *"123456789"]
    assert turned(do(table, "wave 2")) == []
    assert stock(table) == []


@pytest.mark.parametrize(
    ("line", "order"),
    [("5", [f"{column}5" for column in "ABDEFGHIJK"]), ("C", [f"C{row}" for row in (1, 2, 3, 4, 6, 7, 8, 9)])],
)
def test_a_wave_turns_every_tile_in_order_except_under_boats(line: str, order: list[str]) -> None:
    """§wave §turning"""
    held = {f"{column}5": "lid" for column in "ABCDEFGHIJKL"} | {f"C{row}": "bottom" for row in range(1, 10)}
    colours = ("red", "blue", "green", "yellow", "white", "violet", "cup", "coin", "ring", "crown", "diamond", "empty")
    lying = [f"{cell} hidden {part}-{colours[i % 12]}" for i, (cell, part) in enumerate(held.items())]
    table = at("boats=C5,L5 stocks=wave,-", *lying)
    before = {cell: lies(table, cell) for cell in held}
    assert turned(do(table, f"wave {line}")) == order
    after = {cell: lies(table, cell) for cell in held}
    assert {cell for cell in held if after[cell] != before[cell]} == set(order)
    assert all(after[cell] == before[cell].removeprefix("hidden ") for cell in order)


def test_a_wave_hides_what_was_visible() -> None:
    """§wave §turning"""
    table = at("boats=C5,L9 stocks=wave,-", "A2 key-red", "F2 hidden key-blue", "L2 seen key-green")
    assert turned(do(table, "wave 2")) == ["A2", "F2", "L2"]
    assert [lies(table, cell) for cell in ("A2", "F2", "L2")] == ["seen key-red", "key-blue", "key-green"]


# The pirate


def test_a_pirate_takes_any_tile_of_any_other_player() -> None:
    """§pirate"""
    table = at("boats=C5,L9,A1 turn=2 stocks=key-red+wave,pirate+lid-cup,pirate+lid-red")
    assert aims(table, "pirate") == ["3 pirate", "3 lid-red", "1 wave", "1 key-red"]
    do(table, "pirate 1 key-red")
    assert [stock(table, seat) for seat in range(3)] == [["wave"], ["key-red", "lid-cup"], ["pirate", "lid-red"]]
    assert gone(table, "pirate") == 5


def test_a_pirate_can_be_stolen_and_then_waits_for_the_next_turn() -> None:
    """§pirate §first-event"""
    table = at("boats=C5,L9 stocks=pirate,pirate+key-red")
    do(table, "pirate 2 pirate")
    assert (stock(table), sorts(table)) == (["pirate"], WAYS)


def test_a_pirate_needs_another_player_with_a_tile() -> None:
    """§pirate"""
    table = at("boats=C5,L9,A1 stocks=pirate+key-red,-,-")
    assert sorts(table) == WAYS
    with pytest.raises(Refused, match="vigo-nothing-to-steal"):
        do(table, "pirate 2 key-red")
    table = at("boats=C5,L9,A1 stocks=pirate,-,lid-red")
    assert aims(table, "pirate") == ["3 lid-red"]


def test_a_new_pirate_with_nothing_to_steal_lets_the_turn_end_unasked() -> None:
    """§pirate §turn-end"""
    table = at("boats=C5,L9", "D5 pirate")
    do(table, "east 1", "take")
    assert asked(table) == 1


def test_equal_tiles_are_one_choice() -> None:
    """§pirate §asked"""
    table = at("boats=C5,L9 stocks=pirate,lid-red+lid-red+wave+wave+wave")
    assert aims(table, "pirate") == ["2 wave", "2 lid-red"]
    do(table, "pirate 2 lid-red")
    assert (stock(table), stock(table, 1)) == (["lid-red"], ["wave", "wave", "wave", "lid-red"])


# Free events


def test_with_free_events_any_number_is_played_before_sailing() -> None:
    """§free-events"""
    table = at("boats=C5,L9 stocks=wave+dolphin+pirate,pirate+wave free_events=true", "F6 wave")
    do(table, "wave 1", "dolphin F6", "take", "pirate 2 pirate", "pirate 2 wave", "wave 1", "wave 2")
    assert (asked(table), sorts(table), stock(table)) == (0, WAYS, [])


def test_with_free_events_any_number_is_played_after_arriving() -> None:
    """§free-events"""
    table = at("boats=C5,L9 stocks=wave+pirate,dolphin+key-red free_events=true", "F6 hidden wave")
    do(table, "east 1")
    assert sorts(table) == {"wave", "pirate", "end"}
    do(table, "wave 1", "pirate 2 dolphin", "dolphin F6", "take", "wave 2")
    assert (asked(table), stock(table)) == (1, [])


def test_even_with_free_events_none_is_played_in_the_middle_of_a_move() -> None:
    """§free-events §moving"""
    table = at("boats=C5,L9 stocks=wave,- free_events=true", "D5 hidden key-red", "E5 hidden key-blue", "F5 lid-red")
    assert keys(do(table, "east 3")) == ["sailed", "tile-shown", "tile-shown"]
    assert (boats(table)[0], sorts(table)) == ("F5", {"wave", "take", "end"})


def test_even_with_free_events_chests_are_built_after_sailing() -> None:
    """§free-events §chests"""
    chest = "lid-cup+lid-cup+bottom-red+bottom-blue"
    table = at(f"boats=C5,L9 stocks={chest}+wave,- free_events=true", "F6 hidden key-red")
    do(table, "wave 1")
    assert sorts(table) == WAYS
    do(table, "east 1")
    assert sorts(table) == {"build", "end"}


def test_even_with_free_events_a_turn_cannot_end_with_ten_tiles() -> None:
    """§free-events §ten-tiles"""
    table = at(f"phase=land boats=C5,L9 stocks={junk(9, 'wave')},- free_events=true", "F6 hidden lid-cup")
    assert sorts(table) == {"wave", "put"}


def test_events_are_not_free_by_default() -> None:
    """§free-events"""
    assert not VIGO.new(2).free_events
