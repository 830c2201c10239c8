"""What the players of VIGO agree on, and what is known to whom, by the rulebook."""

from typing import Any

import pytest

from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event, told_later
from tablee.games.vigo import VIGO
from tablee.games.vigo.box import COLOURS, HIDDEN, NO_TILE
from tablee.games.vigo.history import TileTrails
from tablee.games.vigo.tiles import parse_cell, tile_code
from tablee.games.words import Refused
from tests.rulebook.vigo_tables import at, do, of_kind

LYING = ("D5 key-red", "E5 seen key-blue", "F5 hidden key-green")


def colours(table: Any) -> list[str]:
    return [COLOURS[colour] for colour in table.colours[: table.seats]]


def seen(sight: Any, *cells: str) -> list[str]:
    """What somebody sees on some cells."""
    faces = {NO_TILE: "nothing", HIDDEN: "hidden"}
    tiles = [int(sight.tiles[parse_cell(cell)]) for cell in cells]
    return [faces[tile] if tile in faces else tile_code(tile) for tile in tiles]


# Colours


def test_there_are_six_colours_and_the_list_gives_them_in_order() -> None:
    """§colours"""
    assert colours(VIGO.new(6)) == ["red", "blue", "green", "yellow", "white", "violet"]
    assert colours(VIGO.new(2)) == ["red", "blue"]


@pytest.mark.parametrize(
    ("chosen", "seats", "played"),
    [
        ("green,white", 2, ["green", "white"]),
        ("green", 3, ["green", "red", "blue"]),
        ("blue,red", 4, ["blue", "red", "green", "yellow"]),
        ("Violet, red", 2, ["violet", "red"]),
        ("white,violet,green,red,blue,yellow", 6, ["white", "violet", "green", "red", "blue", "yellow"]),
    ],
)
def test_each_seat_plays_the_colour_that_is_chosen_for_it(chosen: str, seats: int, played: list[str]) -> None:
    """§colours"""
    assert colours(VIGO.new(seats, colours=chosen)) == played


@pytest.mark.parametrize("chosen", ["red,red", "brown", "red,", "red blue"])
def test_a_colour_is_one_of_the_six_and_has_one_player(chosen: str) -> None:
    """§colours"""
    with pytest.raises(Refused, match="vigo-colours"):
        VIGO.new(3, colours=chosen)


# Locks


@pytest.mark.parametrize(("locks", "plain"), [(1, 1), (2, 0)])
def test_one_of_two_middles_of_a_colour_bears_a_lock_or_both_do(locks: int, plain: int) -> None:
    """§locks §tiles"""
    table = VIGO.new(2, locks_per_colour=locks)
    VIGO.apply_chance(table, 0)
    box = [tile_code(VIGO.rules.drawn(table, n)) for n in range(VIGO.rules.chances(table))]
    for colour in COLOURS:
        assert (box.count(f"lock-{colour}"), box.count(f"middle-{colour}")) == (locks, plain)
    assert len(box) == 108


def test_there_is_one_lock_a_colour_by_default() -> None:
    """§locks"""
    assert VIGO.new(2).locks_per_colour == 1
    with pytest.raises(Refused, match="option-value"):
        VIGO.new(2, locks_per_colour=3)


# What is known


def test_a_hidden_tile_is_not_shown_even_if_it_was_visible_before() -> None:
    """§secrets"""
    table = at("boats=C5,L9", *LYING)
    for seat in (0, 1, SPECTATOR):
        sight = VIGO.view(table, seat)
        assert seen(sight, "D5", "E5", "F5", "A1") == ["key-red", "hidden", "hidden", "nothing"]
        assert not sight.was_open.any()


def test_who_remembers_knows_the_tiles_that_were_visible_before() -> None:
    """§secrets"""
    table = at("boats=C5,L9", *LYING)
    assert seen(VIGO.knowledge(table, 1), "D5", "E5", "F5") == ["key-red", "key-blue", "hidden"]


def test_the_memory_aid_shows_what_was_visible_before_and_nothing_more() -> None:
    """§memory-aid"""
    table = at("boats=C5,L9 memory_aid=true", *LYING)
    for seat in (0, 1, SPECTATOR):
        assert seen(VIGO.view(table, seat), "D5", "E5", "F5") == ["key-red", "key-blue", "hidden"]
    assert not VIGO.new(2).memory_aid


def test_everybody_sees_stocks_boats_scores_and_what_has_left_the_game() -> None:
    """§secrets"""
    table = at("boats=C5,L9 stocks=key-red+pirate,lid-cup scores=70,-50", "F5 hidden key-green")
    sight = VIGO.view(table, SPECTATOR)
    for place in ("stocks", "events", "boats", "scores", "gone", "held", "is_open"):
        assert (sight[place] == table[place]).all()


def faces_told(events: list[Event]) -> list[str]:
    return [tile_code(step["tile"]) if step["tile"] >= 0 else "?" for step in of_kind(events, "tile-shown")]


def test_a_face_is_told_when_it_is_turned_and_left_out_later_while_it_is_hidden() -> None:
    """§secrets §turning"""
    table = at("boats=C5,L9", "D5 hidden key-red", "E5 hidden key-blue")
    story = do(table, "east 3")
    assert faces_told(story) == ["key-red", "key-blue"]
    story += do(table, "north 1", "west 2")  # E5 is hidden again
    assert faces_told(told_later(TileTrails(table), table, story)) == ["key-red", "?"]


def test_the_memory_aid_leaves_nothing_out_of_the_past() -> None:
    """§memory-aid"""
    table = at("boats=C5,L9 memory_aid=true", "D5 hidden key-red", "E5 hidden key-blue")
    story = do(table, "east 3", "north 1", "west 2")
    assert faces_told(told_later(TileTrails(table), table, story)) == ["key-red", "key-blue"]


def test_a_tile_taken_unseen_is_told_to_everybody() -> None:
    """§secrets §taking"""
    table = at("boats=C5,L9", "D5 hidden key-red")
    (told,) = of_kind(do(table, "east 1", "take"), "tile-discovered")
    assert tile_code(told["tile"]) == "key-red"


def test_a_left_tile_stays_unknown() -> None:
    """§secrets §taking"""
    table = at("boats=C5,L9", "D5 hidden key-red")
    do(table, "east 1", "end")
    assert seen(VIGO.knowledge(table, 0), "D5") == ["hidden"]
