"""Pictures: plain data of a declared kind, drawn from what a seat is shown, and only anew where that has changed."""

from collections.abc import Iterator, Mapping
from typing import Any, get_type_hints

import msgspec
import numpy as np
import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Game, Sight
from tablee.games.picture import changes, draw
from tablee.games.record import copied
from tablee.games.secrecy import SPECTATOR, Place, Seen
from tests.contract.play import Agreement, moments, some_moments, with_other_options

PICTURED = {name: game for name, game in GAMES.items() if game.picture}
SHORT: dict[str, dict[str, Any]] = {"ugo": {"rounds": 2}}


def agreements() -> Iterator[Agreement]:
    """With the fewest and the most seats, and with every option."""
    for game in PICTURED.values():
        short = SHORT.get(game.name, {})
        yield Agreement(game, game.seats[0], short)
        yield Agreement(game, game.seats[-1], short)
        yield from (Agreement(game, other.seats, {**short, **other.options}) for other in with_other_options(game))


EVERY_OPTION = pytest.mark.parametrize("agreement", list(agreements()), ids=str)
EVERY_GAME = pytest.mark.parametrize("game", PICTURED.values(), ids=PICTURED)


def who_looks(agreement: Agreement) -> list[int]:
    """The first and the last seat, and somebody who only watches."""
    return [0, agreement.seats - 1, SPECTATOR]


def sights(agreement: Agreement, seed: int, one_in: int) -> Iterator[Sight]:
    for table in some_moments(agreement, Random.seeded(seed), one_in):
        yield from (agreement.game.view(table, seat) for seat in who_looks(agreement))


# The kind of a picture


@EVERY_GAME
def test_the_parts_are_those_of_the_kind(game: Game) -> None:
    assert [part.name for part in game.picture] == list(get_type_hints(game.picture_kind))
    assert game.picture_kind.__doc__
    assert msgspec.json.schema(game.picture_kind)


@EVERY_OPTION
def test_a_picture_is_plain_and_of_its_kind(agreement: Agreement) -> None:
    game = agreement.game
    for sight in sights(agreement, 31, one_in=20):
        picture = draw(game.picture, sight)
        check_plain(picture)
        assert msgspec.convert(picture, game.picture_kind, strict=True) == picture
        assert msgspec.json.decode(msgspec.json.encode(picture), type=game.picture_kind) == picture


def check_plain(thing: object) -> None:
    """Nothing but dicts, lists, texts, whole numbers, yes, no, and nothing."""
    assert type(thing) in (dict, list, str, int, bool, type(None)), repr(thing)
    if isinstance(thing, dict):
        assert all(type(key) is str for key in thing)
        for value in thing.values():
            check_plain(value)
    elif isinstance(thing, list):
        for value in thing:
            check_plain(value)


# Fields

# What everybody may see and no part shows, because it follows from what is shown.
LEFT_OUT: dict[str, dict[str, str]] = {
    "ugo": {
        "colours": "those of the cards in the kingdom",
        "spaces": "where in the kingdom each colour lies",
    },
    "vigo": {"laid": "during the set-up, how many tiles lie in the bay"},
}


def seen_fields(game: Game) -> set[str]:
    places: Mapping[str, Place] = vars(game.secrets)["PLACES"]
    shadows = {place.shadow for place in places.values() if place.shadow}
    return shadows | {name for name, place in places.items() if place.seen not in (Seen.BY_NOBODY, Seen.IN_MEMORY)}


@EVERY_GAME
def test_everything_that_may_be_seen_is_in_the_picture(game: Game) -> None:
    drawn = {name for part in game.picture for name in part.fields}
    assert seen_fields(game) - drawn == set(LEFT_OUT[game.name])


@EVERY_OPTION
def test_a_part_is_drawn_from_its_fields_alone(agreement: Agreement) -> None:
    for number, sight in enumerate(sights(agreement, 32, one_in=40)):
        for part in agreement.game.picture:
            assert part.drawn(with_only(sight, part.fields, fill=255 * (number % 2))) == part.drawn(sight), part.name


def with_only(sight: Sight, fields: tuple[str, ...], fill: int) -> Sight:
    """The same sight with nothing, or nonsense, in all other fields."""
    other = np.frombuffer(bytes([fill]) * sight.dtype.itemsize, sight.dtype).copy()[0]
    for name in fields:
        other[name] = sight[name]
    return other


# Changes


@EVERY_OPTION
def test_changes_lead_from_one_picture_to_the_next(agreement: Agreement) -> None:
    game, random = agreement.game, Random.seeded(33)
    seat = who_looks(agreement)[below(random, 3)]
    before = game.view(agreement.new(), seat)
    picture = draw(game.picture, before)
    for table in moments(agreement, random):
        now = game.view(table, seat)
        picture |= changes(game.picture, before, now)
        if below(random, 10) == 0 or game.rules.is_over(table):
            assert picture == draw(game.picture, now)
        before = now


@EVERY_GAME
def test_nothing_changes_where_nothing_happens(game: Game) -> None:
    sight = game.view(game.new(game.seats[0]), 0)
    assert changes(game.picture, sight, copied(sight)) == {}


# Secrecy


@EVERY_OPTION
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(agreement: Agreement) -> None:
    game, random, different = agreement.game, Random.seeded(34), 0
    for table in some_moments(agreement, Random.seeded(35), one_in=3):
        seat = below(random, agreement.seats)
        (world,) = game.worlds(game.knowledge(table, seat), 1, random)
        different += world.tobytes() != table.tobytes()
        for looks in (seat, SPECTATOR):
            assert draw(game.picture, game.view(world, looks)) == draw(game.picture, game.view(table, looks))
    assert different > 0


# By hand


def picture_of(position: str, seat: int) -> dict[str, Any]:
    game = GAMES[position.split(maxsplit=1)[0]]
    return draw(game.picture, game.view(game.notation.parse_position(position), seat))


def parts(picture: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: picture[name] for name in names}


UGO_PLAY = (
    "ugo seats=3 phase=play dealer=3 leader=2 trick=B7.R0 scores=12,-5,30 rounds_played=1 "
    "hands=R12B6,G18,B3 kingdoms=B5/R346+1,-,-"
)
UGO_LAY = "ugo seats=3 phase=lay leader=1 trick=R3.R8.B1 hands=R5,G1,B3 kingdoms=-,B4,-"


def test_ugo_in_a_trick() -> None:
    picture = picture_of(UGO_PLAY, 0)
    assert parts(picture, "seat", "phase", "turn", "hand", "held", "scores", "round", "supply", "trick") == {
        "seat": 0,
        "phase": "play",
        "turn": 0,
        "hand": ["R1", "R2", "B6"],
        "held": [3, 2, 1],
        "scores": [12, -5, 30],
        "round": {"number": 2, "dealer": 2},
        "supply": 35,
        "trick": {
            "number": 8,
            "leader": 1,
            "led": "B",
            "cards": [{"seat": 1, "card": "B7"}, {"seat": 2, "card": "R0"}],
            "is_complete": False,
            "winner": None,
            "to_lay": [],
        },
    }


def test_ugo_a_kingdom_lacks_farmers() -> None:
    """Red lies on space 2 and is farmed; a third colour would not be. §kingdom §scoring"""
    own, other, _ = picture_of(UGO_PLAY.replace("B5/R346", "B5/R346/Y01"), SPECTATOR)["kingdoms"]
    assert own == {
        "spaces": [
            {"cards": ["B5"], "farmers": 1, "missing": 0, "points": 5},
            {"cards": ["R3", "R4", "R6"], "farmers": 1, "missing": 0, "points": 6},
            {"cards": ["Y0", "Y1"], "farmers": 1, "missing": 1, "points": -5},
            {"cards": [], "farmers": 0, "missing": 3, "points": 0},
            {"cards": [], "farmers": 0, "missing": 4, "points": 0},
        ],
        "farmers": 1,
        "points": 6,
    }
    assert [space["farmers"] for space in other["spaces"]] == [1, 1, 0, 0, 0]


def test_ugo_the_winner_names_a_card() -> None:
    picture = picture_of(UGO_LAY, SPECTATOR)
    assert parts(picture, "seat", "hand", "phase", "turn") == {"seat": None, "hand": None, "phase": "lay", "turn": 1}
    assert parts(picture["trick"], "is_complete", "winner", "to_lay") == {
        "is_complete": True,
        "winner": 1,
        "to_lay": ["R3", "R8", "B1"],
    }


def test_ugo_before_the_first_dealer() -> None:
    picture = picture_of("ugo seats=2", 1)
    assert parts(picture, "turn", "round", "hand", "aside") == {
        "turn": None,
        "round": {"number": 1, "dealer": None},
        "hand": [],
        "aside": 45,
    }
    assert picture["box"]["spaces"][4] == {"places": 4, "printed": 0, "bonus": 5}


VIGO_BOARD = "/".join(["..KRlcLC" + "Lu" + ".." * 7, *[".." * 12] * 7, ".." * 11 + "SH"])
VIGO_LAND = (
    f"vigo seats=2 phase=land boats=B1,L9 board={VIGO_BOARD} stocks=pirate+lid-red+wave+wave,- may_take=1 "
    "new_events=wave scores=120,-5"
)
VIGO_CHEST = "lid-cup+lid-cup+bottom-red+bottom-blue+middle-cup+lock-red+key-red"


def test_vigo_after_landing() -> None:
    """The wave that was taken since sailing may be played, the other one not. §taking §new-events"""
    picture = picture_of(VIGO_LAND, 0)
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


def test_vigo_the_memory_aid_shows_what_was_seen() -> None:
    """§memory-aid"""
    picture = picture_of(f"{VIGO_LAND} memory_aid=true", SPECTATOR)
    assert picture["ghosts"] == {"E1": "lid-cup"}
    assert picture["bay"][0][4] == "hidden"


def test_vigo_a_chest_is_reckoned() -> None:
    """A key that fits, and three cups. §value §multiplier"""
    position = VIGO_LAND.replace("pirate+lid-red+wave+wave", VIGO_CHEST).replace("KRlcLCLu", ".." * 4)
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


def test_vigo_a_tenth_tile_can_be_called() -> None:
    """§vigilance"""
    ten = f"{VIGO_CHEST}+wave+wave+wave"
    sail = f"vigo seats=2 vigilance=true turn=2 boats=B2,L9 board={VIGO_BOARD}".replace("KRlcLCLu", ".." * 4)
    picture = picture_of(f"{sail} phase=sail stocks={ten},-", 1)
    assert picture["ten_tiles"] == {"full": [0], "forgetful": 0, "caller": None}
    called = picture_of(f"{sail} phase=call stocks={ten.removesuffix('+wave')},- lifted=wave caller=2", 1)
    assert parts(called, "ten_tiles", "lifted") == {
        "ten_tiles": {"full": [], "forgetful": None, "caller": 1},
        "lifted": "wave",
    }


def test_vigo_counts_down_after_a_round_without_progress() -> None:
    """§safety"""
    position = VIGO_LAND.replace("phase=land", "phase=land idle_turns=2")
    assert picture_of(position, SPECTATOR)["countdown"] == {
        "turns_left": 38,
        "is_counting": True,
        "is_progress": False,
        "fewest_in_bay": 5,
    }
