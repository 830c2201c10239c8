"""Pictures of VIGO, part by part."""

import pytest

from tablee.games.secrecy import SPECTATOR
from tests.games.pictures import parts, picture_of

BOARD = "/".join(["..KRlcLC" + "Lu" + ".." * 7, *[".." * 12] * 7, ".." * 11 + "SH"])
LAND = (
    f"vigo seats=2 phase=land boats=B1,L9 board={BOARD} stocks=pirate+lid-red+wave+wave,- may_take=1 "
    "new_events=wave scores=120,-5"
)
CHEST = "lid-cup+lid-cup+bottom-red+bottom-blue+middle-cup+lock-red+key-red"


def test_after_landing() -> None:
    """The wave that was taken since sailing may be played, the other one not. §taking §new-events"""
    picture = picture_of(LAND, 0)
    assert picture["bay"][0] == [None, "key-red", "hidden", "lid-crown", "hidden", *[None] * 7]
    assert picture["bay"][8] == [*[None] * 11, "ship"]
    assert parts(picture, "boats", "stocks", "turn", "scores", "ships_found", "in_bay", "ghosts", "chests") == {
        "boats": ["B1", "L9"],
        "stocks": [["pirate", "wave", "wave", "lid-red"], []],
        "turn": {"seat": 0, "event_played": False, "may_take": True, "new_events": ["wave"]},
        "scores": [120, -5],
        "ships_found": 5,
        "in_bay": 5,
        "ghosts": {},
        "chests": [],
    }


def test_the_memory_aid_shows_what_was_seen() -> None:
    """§memory-aid"""
    picture = picture_of(f"{LAND} memory_aid=true", SPECTATOR)
    assert picture["ghosts"] == {"E1": "lid-cup"}
    assert picture["bay"][0][4] == "hidden"


def test_a_chest_is_reckoned() -> None:
    """A key that fits, and three cups. §value §multiplier"""
    position = LAND.replace("pirate+lid-red+wave+wave", CHEST).replace("KRlcLCLu", ".." * 4)
    position = position.replace("may_take=1 new_events=wave ", "")
    best, *_ = picture_of(position, 0)["chests"]
    assert {piece["tile"]: piece["points"] for piece in best["pieces"]} == {
        "key-red": 40,
        "bottom-red": 40,
        "lock-red": 40,
        "bottom-blue": 20,
        "lid-cup": 10,
        "middle-cup": 10,
    }
    assert parts(best, "fitting_key", "treasure", "times", "points") == {
        "fitting_key": 40,
        "treasure": "cup",
        "times": 3,
        "points": 3 * (3 * 40 + 20 + 3 * 10 + 40),
    }
    assert picture_of(position, 1)["chests"] == picture_of(position, SPECTATOR)["chests"] == []


def test_a_tenth_tile_can_be_called() -> None:
    """§vigilance"""
    ten = f"{CHEST}+wave+wave+wave"
    sail = f"vigo seats=2 vigilance=true turn=2 boats=B2,L9 board={BOARD}".replace("KRlcLCLu", ".." * 4)
    picture = picture_of(f"{sail} phase=sail stocks={ten},-", 1)
    assert picture["ten_tiles"] == {"full": [0], "forgetful": 0, "caller": None}
    called = picture_of(f"{sail} phase=call stocks={ten.removesuffix('+wave')},- lifted=wave caller=2", 1)
    assert parts(called, "ten_tiles", "lifted") == {
        "ten_tiles": {"full": [], "forgetful": None, "caller": 1},
        "lifted": "wave",
    }


NINE = "lid-cup+lid-cup+bottom-red+bottom-blue+middle-cup+lock-red+lid-red+wave+wave"
NOTHING = "/".join([".." * 12] * 9)
LIFTED = f"vigo seats=2 boats=B1,L9 board={NOTHING} stocks={NINE},- lifted=wave idle_turns=2"


@pytest.mark.parametrize(
    ("position", "is_counting"),
    [
        (LAND, False),
        (LAND.replace("phase=land", "phase=land idle_turns=1"), False),
        (LAND.replace("phase=land", "phase=land idle_turns=2"), True),
        (f"{LIFTED} phase=put_back", True),
        (f"{LIFTED} phase=call vigilance=true turn=2 caller=2", True),
    ],
    ids=["progress", "one turn", "a round", "a tile goes back", "a tile was called"],
)
def test_the_countdown_is_shown_throughout_the_turns(position: str, is_counting: bool) -> None:
    """§safety"""
    assert picture_of(position, SPECTATOR)["countdown"]["is_counting"] == is_counting


def test_after_the_end_it_is_nobodys_turn() -> None:
    """§end"""
    picture = picture_of(f"vigo seats=2 phase=over boats=B1,L9 board={NOTHING} idle_turns=2", SPECTATOR)
    assert (picture["turn"]["seat"], picture["countdown"]["is_counting"]) == (None, False)


def test_counts_down_after_a_round_without_progress() -> None:
    """§safety"""
    position = LAND.replace("phase=land", "phase=land idle_turns=2")
    assert picture_of(position, SPECTATOR)["countdown"] == {
        "turns_left": 38,
        "is_counting": True,
        "is_progress": False,
        "fewest_in_bay": 5,
    }
