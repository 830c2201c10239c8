"""VIGO by its rulebook: its example, what lies on the table, and the turn. Seats count from 1 in positions."""

from collections import Counter

import pytest

from tablee.games.chance import Random
from tablee.games.vigo import VIGO
from tablee.games.vigo.tiles import tile_code
from tablee.games.words import Refused
from tests.rulebook.vigo_tables import (
    aims,
    asked,
    at,
    boats,
    choices,
    do,
    gone,
    keys,
    lies,
    of_kind,
    scores,
    sorts,
    stock,
    turned,
)

CELLS = [f"{column}{row}" for column in "ABCDEFGHIJKL" for row in range(1, 10)]


def test_the_example_of_page_8_is_a_chest_of_340_points() -> None:
    """§value §multiplier §chests"""
    pieces = "lid-red+lock-blue+bottom-blue+key-blue+lid-cup+bottom-cup+middle-ring"
    table = at(f"phase=land stocks={pieces},- colours=red,green")
    events = do(table, "build 1")
    assert [step["points"] for step in of_kind(events, "chest-piece")] == [20, 40, 20, 20, 10, 10, 10]
    assert [step["points"] for step in of_kind(events, "key-fits")] == [40]
    assert [(step["times"], step["points"]) for step in of_kind(events, "treasure-multiplies")] == [(2, 170)]
    assert scores(table) == [340, 0]
    assert stock(table) == []


# What lies on the table


def test_one_tile_lies_face_down_on_every_cell() -> None:
    """§bay §tiles §secrets"""
    table = VIGO.new(2)
    VIGO.rules.settle(table, Random.seeded(1))
    lying = [lies(table, cell) for cell in CELLS]
    assert all(tile.startswith("hidden ") for tile in lying)
    parts = Counter(tile.removeprefix("hidden ").partition("-")[0] for tile in lying)
    assert parts == {"pirate": 6, "dolphin": 6, "wave": 6, "ship": 6, "key": 6} | {
        "lid": 26,
        "bottom": 26,
        "middle": 20,
        "lock": 6,
    }


def test_the_next_tile_is_any_of_those_that_are_left() -> None:
    """§bay §tiles"""
    table = VIGO.new(2)
    VIGO.apply_chance(table, 0)
    for left in range(108, 0, -1):
        assert VIGO.rules.chances(table) == left
        VIGO.apply_chance(table, VIGO.rules.drawn(table, left - 1))
    assert VIGO.rules.chances(table) == 0
    assert [tile_code(int(tile)) for tile in table.tiles[:6]] == ["ship"] * 6


@pytest.mark.parametrize("seats", VIGO.seats)
def test_the_first_player_is_drawn_and_the_others_follow_clockwise(seats: int) -> None:
    """§first-player §placing"""
    table = VIGO.new(seats)
    assert [VIGO.rules.drawn(table, n) for n in range(VIGO.rules.chances(table))] == list(range(seats))
    VIGO.apply_chance(table, seats - 1)
    VIGO.rules.settle(table, Random.seeded(2))
    placing = []
    for cell in CELLS[:seats]:
        placing.append(asked(table))
        do(table, f"place {cell}")
    assert placing == [seats - 1, *range(seats - 1)]
    assert asked(table) == seats - 1
    assert sorts(table) <= {"north", "east", "south", "west", "dolphin", "wave", "pirate"}


# Before the first turn


def test_a_boat_is_placed_on_any_cell_without_a_boat() -> None:
    """§placing"""
    table = at("phase=place boats=C3,-,- stocks=key-red,-,-", "D4 hidden lid-red")
    assert choices(table) == [f"place {cell}" for cell in CELLS if cell != "C3"]
    with pytest.raises(Refused, match="vigo-cell-taken"):
        do(table, "place C3")


def test_the_tile_there_is_taken_unseen_and_lies_face_up_in_the_stock() -> None:
    """§placing §taking"""
    table = at("phase=place boats=-,-", "D4 hidden wave", "E4 hidden lid-red")
    events = do(table, "place D4")
    assert keys(events) == ["boat-placed", "tile-discovered"]
    assert (stock(table), boats(table)[0], lies(table, "D4")) == (["wave"], "D4", "nothing")


def test_no_event_is_played_while_boats_are_placed() -> None:
    """§placing"""
    table = at("phase=place boats=-,-", "D4 hidden dolphin", "E4 hidden pirate")
    do(table, "place D4")
    assert sorts(table) == {"place"}
    do(table, "place E4")
    assert "dolphin" in sorts(table)  # now the first player may


def test_events_from_the_placing_can_be_played_before_sailing() -> None:
    """§placing §first-event"""
    table = at("phase=place boats=-,L9 first=2 stocks=-,lid-red turn=1", "D4 hidden pirate")
    do(table, "place D4", "north 1")
    assert aims(table, "pirate") == ["2 lid-red"]


# Sailing


@pytest.mark.parametrize(
    ("boat", "reach"),
    [
        ("F5", {"north": 4, "east": 6, "south": 4, "west": 5}),
        ("A1", {"east": 6, "south": 6}),
        ("L9", {"north": 6, "west": 6}),
        ("G9", {"north": 6, "east": 5, "west": 6}),
    ],
)
def test_a_boat_sails_one_to_six_cells_within_the_bay(boat: str, reach: dict[str, int]) -> None:
    """§moving §bay"""
    table = at(f"boats={boat},D2")
    ways = [f"{direction} {distance + 1}" for direction, most in reach.items() for distance in range(most)]
    assert choices(table) == ways


def test_a_boat_does_not_sail_over_or_onto_another() -> None:
    """§moving"""
    table = at("boats=F5,F2,H5,F6,A5")
    assert choices(table) == ["north 1", "north 2", "east 1", "west 1", "west 2", "west 3", "west 4"]
    with pytest.raises(Refused, match="vigo-way-barred"):
        do(table, "east 2")
    with pytest.raises(Refused, match="vigo-way-barred"):
        do(table, "east 3")


def test_boats_beside_the_line_bar_nothing() -> None:
    """§moving"""
    assert len(choices(at("boats=F5,G4,E6,G6,E4"))) == 4 + 6 + 4 + 5


def test_the_only_way_to_sail_is_still_asked_for() -> None:
    """§asked §moving"""
    table = at("boats=A1,B1,A3")
    assert (asked(table), choices(table)) == (0, ["south 1"])


@pytest.mark.parametrize(("move", "cell"), [("north 2", "F3"), ("east 2", "H5"), ("south 2", "F7"), ("west 2", "D5")])
def test_north_is_up(move: str, cell: str) -> None:
    """§moving §bay"""
    table = at("boats=F5,L9")
    do(table, move)
    assert boats(table) == [cell, "L9"]


def test_every_tile_passed_over_is_turned_but_not_those_of_start_and_arrival() -> None:
    """§turning"""
    lying = ("C5 hidden lid-red", "D5 hidden key-red", "E5 lid-blue", "F5 seen lid-cup", "G5 hidden lid-ring")
    table = at("boats=C5,L9", *lying)
    do(table, "east 4")
    assert [lies(table, cell) for cell in ("C5", "D5", "E5", "F5", "G5")] == [
        "hidden lid-red",
        "key-red",
        "seen lid-blue",
        "lid-cup",
        "hidden lid-ring",
    ]
    assert lies(table, "H5") == "nothing"


@pytest.mark.parametrize(
    ("move", "order"),
    [
        ("north 4", ["F4", "F3", "F2"]),
        ("east 4", ["G5", "H5", "I5"]),
        ("south 4", ["F6", "F7", "F8"]),
        ("west 4", ["E5", "D5", "C5"]),
    ],
)
def test_tiles_are_turned_one_after_another_as_the_boat_passes(move: str, order: list[str]) -> None:
    """§turning"""
    named = {"F4": "key-red", "F3": "key-blue", "F2": "key-green", "G5": "lid-red", "H5": "lid-blue"}
    named |= {"I5": "lid-green", "F6": "wave", "F7": "pirate", "F8": "dolphin", "E5": "lid-cup", "D5": "lid-coin"}
    named |= {"C5": "lid-ring"}
    lying = [f"{cell} {'' if number % 2 else 'hidden'} {tile}" for number, (cell, tile) in enumerate(named.items())]
    table = at("boats=F5,L9", *lying)
    assert turned(do(table, move)) == order


def test_one_cell_further_turns_nothing_and_empty_cells_are_just_passed() -> None:
    """§turning"""
    table = at("boats=C5,L9", "C5 lid-red", "D5 hidden key-red", "C8 key-blue")
    assert turned(do(table, "east 1")) == []
    table = at("boats=C5,L9", "C7 key-blue")
    assert turned(do(table, "south 4")) == ["C7"]


# Staying


def test_a_boat_that_cannot_sail_stays_unasked() -> None:
    """§staying §asked"""
    table = at("boats=A1,B1,A5 turn=3 stocks=key-red,-,-")
    events = do(table, "north 3")
    assert keys(events) == ["sailed", "turn-ended", "stayed", "turn-ended"]
    assert asked(table) == 1


@pytest.mark.parametrize(
    ("held", "choice"), [("wave", {"stay", "wave"}), ("dolphin", {"stay", "dolphin"}), ("pirate", {"stay", "pirate"})]
)
def test_a_boat_that_cannot_sail_is_asked_while_an_event_is_possible(held: str, choice: set[str]) -> None:
    """§staying §asked"""
    table = at(f"boats=A1,B1,A5 turn=3 stocks={held},key-red,-")
    do(table, "north 3")
    assert (asked(table), sorts(table)) == (0, choice)


def test_a_pirate_that_finds_nothing_to_steal_is_no_reason_to_ask() -> None:
    """§staying §pirate"""
    table = at("boats=A1,B1,A5 turn=3 stocks=pirate,-,-")
    do(table, "north 3")
    assert asked(table) == 1


def test_staying_declines_the_event() -> None:
    """§staying §first-event"""
    table = at("boats=A1,B1,A2 stocks=wave,-,-")
    assert keys(do(table, "stay")) == ["stayed", "turn-ended"]
    assert (asked(table), stock(table)) == (1, ["wave"])


def test_after_the_event_a_boat_that_cannot_sail_stays_unasked() -> None:
    """§staying §first-event"""
    table = at("boats=A1,B1,A2 stocks=wave+wave,-,-")
    assert keys(do(table, "wave 5")) == ["wave-played", "stayed", "turn-ended"]


def test_a_boat_that_cannot_sail_is_asked_while_a_dolphin_has_left_it_a_tile() -> None:
    """§staying §dolphin"""
    table = at("boats=F5,B1,A2 stocks=dolphin,-,-", "A1 hidden key-red")
    do(table, "dolphin A1")
    assert choices(table) == ["stay", "take"]
    assert keys(do(table, "take")) == ["tile-discovered", "stayed", "turn-ended"]
    assert stock(table) == ["key-red"]


def test_who_stays_has_no_tile_of_arrival() -> None:
    """§staying §taking"""
    table = at("boats=F5,B1,A2 stocks=dolphin,-,-", "A1 key-red")
    assert keys(do(table, "dolphin A1", "stay"))[-2:] == ["stayed", "turn-ended"]
    assert lies(table, "A1") == "key-red"


def test_who_stays_can_still_build() -> None:
    """§staying §turn"""
    table = at("boats=A1,B1,A5 turn=3 stocks=lid-red+lid-blue+bottom-red+bottom-blue,-,-")
    assert keys(do(table, "north 3"))[-1] == "stayed"
    assert (asked(table), sorts(table)) == (0, {"build", "end"})


def test_who_can_sail_cannot_stay() -> None:
    """§staying §moving"""
    table = at("boats=A1,B1,A3 stocks=wave,-,-")
    with pytest.raises(Refused, match="vigo-can-sail"):
        do(table, "stay")


# Taking


@pytest.mark.parametrize("way", ["", "hidden ", "seen "])
def test_the_tile_of_the_arrival_cell_is_taken_or_left(way: str) -> None:
    """§taking"""
    table = at("boats=C5,L9", f"D5 {way}key-red")
    do(table, "east 1")
    assert choices(table) == ["take", "end"]
    do(table, "end")
    assert (lies(table, "D5"), stock(table), asked(table)) == (f"{way}key-red", [], 1)
    table = at("boats=C5,L9", f"D5 {way}key-red")
    do(table, "east 1", "take")
    assert (lies(table, "D5"), stock(table), asked(table)) == ("nothing", ["key-red"], 1)


def test_a_hidden_tile_is_taken_unseen_whether_it_was_seen_before_or_not() -> None:
    """§taking"""
    for way, key in [("", "tile-taken"), ("hidden", "tile-discovered"), ("seen", "tile-discovered")]:
        table = at("boats=C5,L9", f"D5 {way} key-red")
        assert key in keys(do(table, "east 1", "take"))


def test_a_tile_that_was_left_is_not_taken_in_the_next_turn() -> None:
    """§taking"""
    table = at("boats=C5,L9", "D5 key-red", "L9 key-blue")
    do(table, "east 1", "end")
    assert (asked(table), sorts(table)) == (1, {"north", "west"})
    do(table, "north 1")
    assert asked(table) == 0
    assert "take" not in sorts(table)
    do(table, "east 1")
    assert (stock(table), lies(table, "D5")) == ([], "key-red")


# The end of a turn


def test_a_turn_ends_unasked_when_nothing_is_left_to_do() -> None:
    """§turn-end §asked"""
    table = at("boats=C5,L9 stocks=lid-red+wave,key-red")
    assert keys(do(table, "east 1")) == ["sailed", "turn-ended"]
    assert asked(table) == 1


@pytest.mark.parametrize(
    ("held", "tile", "choice"),
    [
        ("-", "key-red", {"take", "end"}),
        ("lid-red+lid-blue+bottom-red+bottom-blue", "ship", {"build", "end"}),
        ("-", "ship", None),
    ],
)
def test_a_turn_does_not_end_unasked_while_something_is_left(held: str, tile: str, choice: set[str] | None) -> None:
    """§turn-end §asked"""
    table = at(f"boats=C5,L9 stocks={held},-", f"D5 hidden {tile}", "A9 hidden ship")
    do(table, "east 1")
    assert (asked(table) == 0) == (choice is not None)
    assert choice is None or sorts(table) == choice


def test_taking_building_and_playing_go_in_any_order() -> None:
    """§turn §new-events"""
    held = "lid-red+lid-blue+bottom-red+bottom-blue"
    for moves in [("build 1", "take", "wave 2"), ("take", "wave 2", "build 1"), ("take", "build 1", "wave 2")]:
        table = at(f"boats=C5,L9 stocks={held},-", "D5 wave", "A2 key-red")
        do(table, "east 1", *moves)
        assert (scores(table), lies(table, "A2"), stock(table), asked(table)) == ([120, 0], "seen key-red", [], 1)


def test_nothing_but_events_comes_before_sailing() -> None:
    """§turn §chests"""
    table = at("boats=C5,L9 stocks=lid-red+lid-blue+bottom-red+bottom-blue,-", "C5 key-red")
    assert sorts(table) == {"north", "east", "south", "west"}
    with pytest.raises(Refused, match="vigo-must-sail"):
        do(table, "build 1")
    with pytest.raises(Refused, match="vigo-nothing-to-take"):
        do(table, "take")


def test_used_tiles_leave_the_game() -> None:
    """§turn"""
    table = at("boats=C5,L9 stocks=wave,-")
    assert gone(table, "wave") == 5
    do(table, "wave 1")
    assert (gone(table, "wave"), stock(table)) == (6, [])


def test_turns_go_clockwise() -> None:
    """§first-player §turn-end"""
    table = at("boats=A1,C1,E1,G1 first=3")
    turns = []
    for _ in range(5):
        turns.append(asked(table))
        do(table, "south 1")
    assert turns == [2, 3, 0, 1, 2]


def test_who_is_not_asked_has_to_wait() -> None:
    """§turn"""
    table = at("boats=C5,L9 stocks=-,wave")
    assert choices(table, 1) == []
    with pytest.raises(Refused, match="not-your-turn"):
        VIGO.apply(table, 1, VIGO.notation.parse_move(table, 1, "wave 5"))
