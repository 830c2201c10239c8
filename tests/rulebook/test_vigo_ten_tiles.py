"""VIGO by the rulebook: ten tiles, putting one back, and vigilance."""

from typing import Any

import pytest

from tablee.games.vigo import VIGO
from tablee.games.words import Refused
from tests.rulebook.vigo_tables import (
    JUNK,
    aims,
    asked,
    at,
    by,
    choices,
    do,
    free_cells,
    gone,
    junk,
    keys,
    lies,
    scores,
    sorts,
    stock,
)

WAYS = {"north", "east", "south", "west"}
FRAME = ("lid-red", "lid-blue", "bottom-red", "bottom-blue")


def with_ten(*tiles: str, other: str = "-") -> Any:
    """The first player has sailed from A1 to B1 and taken the tenth tile, a brown lid."""
    table = at(f"boats=A1,L9 stocks={junk(9 - len(tiles), *tiles)},{other}", "B1 lid-coin")
    do(table, "east 1", "take")
    assert len(stock(table)) == 10
    return table


# Coming down to nine


def test_a_turn_cannot_end_with_ten_tiles() -> None:
    """§ten-tiles §turn-end"""
    table = with_ten()
    assert sorts(table) == {"put"}
    with pytest.raises(Refused, match="vigo-ten-tiles"):
        do(table, "end")


def test_with_nine_tiles_it_can() -> None:
    """§ten-tiles §turn-end"""
    table = at(f"boats=A1,L9 stocks={junk(8)},-", "B1 wave")
    do(table, "east 1", "take")
    assert sorts(table) == {"wave", "end"}


def test_with_ten_tiles_any_event_of_the_stock_may_be_played() -> None:
    """§ten-tiles"""
    assert sorts(with_ten("wave", "dolphin", "pirate", other="lid-cup")) == {"wave", "dolphin", "pirate", "put"}


def test_a_wave_leads_down_to_nine() -> None:
    """§ten-tiles §wave"""
    table = with_ten("wave")
    do(table, "wave 1")
    assert (asked(table), len(stock(table))) == (1, 9)


def test_once_down_to_nine_the_other_old_events_have_to_wait_again() -> None:
    """§ten-tiles §new-events"""
    table = with_ten("wave", "dolphin", "wave")
    do(table, "wave 1")
    assert (asked(table), stock(table)[:2]) == (1, ["dolphin", "wave"])


def test_a_dolphin_leads_down_to_nine_if_the_tile_is_left() -> None:
    """§ten-tiles §dolphin"""
    table = with_ten("dolphin")
    do(table, "dolphin F6")
    assert (asked(table), len(stock(table))) == (1, 9)
    table = at(f"boats=A1,L9 stocks={junk(8, 'dolphin')},-", "B1 lid-coin", "F6 lid-cup")
    do(table, "east 1", "take", "dolphin F6")
    assert choices(table) == ["take", "end"]
    do(table, "take")
    assert (len(stock(table)), sorts(table)) == (10, {"put"})


def test_a_pirate_does_not_lead_down_to_nine() -> None:
    """§ten-tiles §pirate"""
    table = with_ten("pirate", other="lid-cup")
    do(table, "pirate 2 lid-cup")
    assert (asked(table), len(stock(table)), sorts(table)) == (0, 10, {"put"})


def test_a_stolen_event_may_be_played_because_there_are_ten_tiles() -> None:
    """§ten-tiles §pirate"""
    table = with_ten("pirate", other="wave")
    do(table, "pirate 2 wave", "wave 1")
    assert (asked(table), len(stock(table))) == (1, 9)


def test_a_chest_leads_down() -> None:
    """§ten-tiles §chests"""
    table = with_ten(*FRAME)
    do(table, "build " + " ".join(FRAME))
    assert (len(stock(table)), scores(table)) == (6, [40 + 20 + 40 + 20, 0])


def test_a_tile_put_back_leads_down() -> None:
    """§ten-tiles §putting-back"""
    table = with_ten()
    do(table, "put lid-coin", "on F6")
    assert (asked(table), len(stock(table)), lies(table, "F6")) == (1, 9, "lid-coin")


def test_a_player_with_ten_tiles_takes_no_other() -> None:
    """§ten-tiles §taking"""
    table = at(f"boats=A1,L9 stocks={junk(9, 'wave')},- vigilance=true", "B1 lid-coin")
    do(table, "east 1")
    assert "take" not in sorts(table)
    with pytest.raises(Refused, match="vigo-stock-full"):
        do(table, "take")
    do(table, "wave 5")
    assert choices(table) == ["take", "end"]  # with nine, the tile under the boat can be taken after all


# Putting back


def test_putting_back_is_two_decisions_the_tile_and_the_cell() -> None:
    """§putting-back"""
    table = with_ten()
    assert sorted(aims(table, "put")) == sorted([*JUNK, "lid-coin"])
    do(table, "put key-red")
    assert (asked(table), sorts(table)) == (0, {"on"})
    assert aims(table, "on") == free_cells(table)


def test_a_tile_goes_back_onto_a_cell_with_neither_tile_nor_boat() -> None:
    """§putting-back"""
    table = at(f"boats=A1,L9 stocks={junk(9)},-", "B1 lid-coin", "C3 hidden lid-red", "D3 lid-blue", "L9 lid-cup")
    do(table, "east 1", "take", "put key-red")
    assert set(aims(table, "on")).isdisjoint({"C3", "D3", "L9", "B1"})
    assert "A1" in aims(table, "on")  # where the boat came from
    for cell in ("C3", "D3", "L9", "B1"):
        with pytest.raises(Refused, match="vigo-cell-not-free"):
            do(table, f"on {cell}")


def test_in_between_nothing_can_be_taken_back() -> None:
    """§putting-back"""
    table = with_ten("wave")
    do(table, "put key-red")
    for move in ("put key-red", "wave 1", "end", "keep"):
        with pytest.raises(Refused):
            do(table, move)


def test_equal_tiles_are_put_back_by_one_action() -> None:
    """§putting-back §asked"""
    table = with_ten("lid-red", "lid-red", "wave", "wave")
    assert aims(table, "put").count("lid-red") == aims(table, "put").count("wave") == 1
    do(table, "put lid-red", "on A1")
    assert stock(table).count("lid-red") == 1


def test_only_a_player_with_ten_tiles_puts_one_back() -> None:
    """§putting-back §ten-tiles"""
    table = at(f"boats=A1,L9 stocks={junk(9)},-", "B1 lid-coin")
    do(table, "east 1")
    assert sorts(table) == {"take", "end"}
    with pytest.raises(Refused, match="vigo-not-ten"):
        do(table, "put key-red")


def test_a_tile_that_was_put_back_is_in_the_game_again() -> None:
    """§putting-back §taking"""
    table = with_ten()
    do(table, "put key-red", "on L8")
    assert gone(table, "key-red") == 0
    do(table, "north 1", "take")
    assert stock(table, 1) == ["key-red"]


# Vigilance: the first player of three ends the turn with ten tiles

TEN = junk(9, "wave")


def forgotten(*lying: str, others: str = "-,-", boats: str = "A1,K8,H5") -> Any:
    table = at(f"phase=land boats={boats} stocks={TEN},{others} vigilance=true", *lying)
    do(table, "end")
    return table


def test_with_vigilance_a_turn_may_end_with_ten_tiles() -> None:
    """§vigilance §turn-end"""
    table = at(f"phase=land boats=A1,L9,H5 stocks={TEN},-,- vigilance=true")
    assert sorts(table) == {"put", "wave", "end"}
    do(table, "end")
    assert (asked(table), len(stock(table))) == (1, 10)


def test_any_other_player_may_call_without_being_asked() -> None:
    """§vigilance"""
    table = forgotten()
    assert VIGO.awaited(table) == [1]
    assert choices(table, 2) == [f"call {tile}" for tile in stock(table)]
    assert set(choices(table, 2)) < set(choices(table, 1))
    assert choices(table, 0) == []


def test_only_what_the_forgetful_player_holds_can_be_called() -> None:
    """§vigilance"""
    with pytest.raises(Refused, match="vigo-not-held"):
        by(forgotten(), 2, "call lid-cup")


@pytest.mark.parametrize("caller", [1, 2])
def test_the_caller_takes_a_tile_of_choice_and_then_says_where_it_goes(caller: int) -> None:
    """§vigilance"""
    table = forgotten()
    by(table, caller, "call key-blue")
    assert VIGO.awaited(table) == [caller]
    assert [choices(table, seat) for seat in range(3) if seat != caller] == [[], []]
    assert sorts(table) == {"on", "keep"}
    by(table, caller, "keep")
    assert (stock(table, caller), len(stock(table))) == (["key-blue"], 9)
    assert (VIGO.awaited(table), sorts(table)) == ([1], WAYS)


def test_a_called_tile_goes_face_up_onto_a_free_cell() -> None:
    """§vigilance §putting-back"""
    table = forgotten("C3 hidden lid-red", "D3 lid-blue")
    by(table, 2, "call key-blue")
    assert aims(table, "on") == free_cells(table)
    assert set(aims(table, "on")).isdisjoint({"A1", "K8", "H5", "C3", "D3"})
    by(table, 2, "on F6")
    assert (lies(table, "F6"), stock(table, 2), VIGO.awaited(table)) == ("key-blue", [], [1])


@pytest.mark.parametrize(("held", "can_keep"), [(8, True), (9, False)])
def test_a_caller_keeps_the_tile_only_below_ten(held: int, can_keep: bool) -> None:
    """§vigilance"""
    others = ["lid-red", "lid-red", "lid-blue", "lid-blue", "lid-cup", "lid-cup", "lid-coin", "lid-coin", "lid-ring"]
    table = forgotten(others=f"-,{'+'.join(others[:held])}")
    by(table, 2, "call key-blue")
    assert ("keep" in sorts(table)) == can_keep
    if not can_keep:
        with pytest.raises(Refused, match="vigo-no-keeping"):
            by(table, 2, "keep")


def test_a_called_event_waits_for_the_callers_turn() -> None:
    """§vigilance §first-event"""
    table = forgotten()
    by(table, 2, "call wave")
    by(table, 2, "keep")
    do(table, "north 1")
    assert (asked(table), sorts(table)) == (2, WAYS | {"wave"})


def test_the_next_player_who_calls_an_event_may_play_it() -> None:
    """§vigilance §first-event"""
    table = forgotten()
    by(table, 1, "call wave")
    by(table, 1, "keep")
    assert sorts(table) == WAYS | {"wave"}


def test_the_chance_ends_with_the_first_call() -> None:
    """§vigilance"""
    table = forgotten()
    by(table, 2, "call key-blue")
    with pytest.raises(Refused, match="vigo-no-call"):
        by(table, 1, "call key-red")
    by(table, 2, "keep")
    assert choices(table, 2) == []
    assert "call" not in sorts(table)


def test_the_chance_ends_when_the_next_player_has_sailed() -> None:
    """§vigilance"""
    table = forgotten("K7 lid-red")
    do(table, "north 1")
    assert (asked(table), choices(table)) == (1, ["take", "end"])
    assert choices(table, 2) == []
    with pytest.raises(Refused, match="vigo-no-call"):
        by(table, 2, "call key-blue")


def test_an_event_before_sailing_does_not_end_the_chance() -> None:
    """§vigilance §first-event"""
    table = forgotten(others="wave+dolphin,-")
    do(table, "dolphin F6")
    assert "call key-blue" in choices(table, 2)


def test_a_call_leaves_the_turn_that_it_interrupts_as_it_was() -> None:
    """§vigilance §dolphin"""
    table = forgotten("F6 lid-red", others="wave+dolphin,-")
    do(table, "dolphin F6")
    by(table, 2, "call key-blue")
    by(table, 2, "keep")
    assert (asked(table), sorts(table)) == (1, WAYS | {"take"})


@pytest.mark.parametrize("where_to", ["keep", "on F6"])
def test_a_call_leaves_the_first_event_to_the_player_whom_it_interrupts(where_to: str) -> None:
    """§vigilance §first-event"""
    table = forgotten(others="pirate,-")
    by(table, 2, "call key-blue")
    by(table, 2, where_to)
    assert (asked(table), sorts(table)) == (1, WAYS | {"pirate"})


def test_with_ten_tiles_kept_there_is_still_one_event_before_sailing() -> None:
    """§first-event §ten-tiles"""
    table = at(f"boats=C5,L9 stocks={junk(8, 'pirate', 'pirate')},wave vigilance=true")
    do(table, "pirate 2 wave")
    assert (len(stock(table)), sorts(table)) == (10, WAYS)


def test_a_boat_that_cannot_sail_is_asked_while_a_call_is_possible() -> None:
    """§vigilance §staying"""
    table = forgotten(boats="B1,A1,A2")
    assert (asked(table), sorts(table)) == (1, {"stay", "call"})
    do(table, "stay")
    assert (asked(table), choices(table, 1)) == (2, [])
    assert "call" not in sorts(table)


def test_after_the_call_it_stays_unasked() -> None:
    """§vigilance §staying"""
    table = forgotten(boats="B1,A1,A2")
    by(table, 2, "call key-blue")
    assert keys(by(table, 2, "keep")) == ["tile-kept", "stayed", "turn-ended"]
    assert asked(table) == 2


def test_the_chance_ends_when_a_pirate_brings_the_stock_below_ten() -> None:
    """§vigilance §pirate"""
    table = forgotten(others="pirate,-")
    do(table, "pirate 1 key-blue")
    assert choices(table, 2) == []
    assert sorts(table) == WAYS


def test_a_pirate_elsewhere_does_not_end_the_chance() -> None:
    """§vigilance §pirate"""
    table = forgotten(others="pirate,lid-cup")
    do(table, "pirate 3 lid-cup")
    assert sorts(table, 2) == {"call"}


def test_who_is_not_called_starts_the_next_turn_with_ten_tiles() -> None:
    """§vigilance §ten-tiles"""
    table = forgotten("B1 lid-red")
    do(table, "north 1", "north 1")
    assert (asked(table), len(stock(table)), sorts(table)) == (0, 10, {"east", "south", "wave"})
    do(table, "east 1")
    assert sorts(table) == {"put", "wave", "end"}
    do(table, "end")
    assert sorts(table, 2) == {"call"}


def test_ten_tiles_kept_may_be_stolen_later_but_not_called() -> None:
    """§vigilance"""
    table = forgotten(others="-,pirate")
    do(table, "north 1")
    assert (asked(table), sorts(table)) == (2, WAYS | {"pirate"})


def test_nine_tiles_are_not_called() -> None:
    """§vigilance"""
    table = at(f"phase=land boats=A1,L9,H5 stocks={junk(9)},-,- vigilance=true", "A1 lid-red")
    do(table, "end")
    assert choices(table, 2) == []


def test_with_two_players_the_other_calls() -> None:
    """§vigilance"""
    table = at(f"phase=land boats=A1,L9 stocks={TEN},- vigilance=true")
    do(table, "end")
    assert asked(table) == 1
    do(table, "call wave", "on A9")
    assert (lies(table, "A9"), asked(table), sorts(table)) == ("wave", 1, {"north", "west"})


def test_equal_tiles_are_called_by_one_action() -> None:
    """§vigilance §asked"""
    table = at(f"phase=land boats=A1,L9 stocks={junk(7, 'wave', 'wave', 'wave')},- vigilance=true")
    do(table, "end")
    assert aims(table, "call").count("wave") == 1


def test_vigilance_is_off_by_default_and_printed() -> None:
    """§vigilance"""
    assert not VIGO.new(2).vigilance
    assert VIGO.presets["as-printed"] == {"vigilance": True}
    assert VIGO.new(2, **VIGO.presets["as-printed"]).vigilance
