"""Pictures: plain data of a declared kind, drawn from what a seat is shown, and only anew where that has changed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, TypedDict, get_type_hints

import msgspec
import numpy as np
import pytest

from tablee.games import GAMES, LISTED
from tablee.games.chance import Random, below
from tablee.games.contract import Game, Sight
from tablee.games.picture import add, changes, draw, laid
from tablee.games.picture_json import LEVELS, put_number, write_part
from tablee.games.picture_shape import NOTHING, Most, Nodes, Words, nodes_of, shape_of
from tablee.games.pillage.table import MOST_BURIED
from tablee.games.secrecy import SPECTATOR, Place, Seen
from tablee.games.vigo.picture import MOST_IN_STOCK
from tests.contract.play import Agreement, moments, some_moments, with_other_options

ROOT = Path(__file__).parents[2]
SHORT: dict[str, dict[str, Any]] = {"ugo": {"rounds": 2}}


def agreements() -> Iterator[Agreement]:
    """With the fewest and the most seats, and with every option."""
    for game in GAMES.values():
        short = SHORT.get(game.name, {})
        yield Agreement(game, game.seats[0], short)
        yield Agreement(game, game.seats[-1], short)
        yield from (Agreement(game, other.seats, {**short, **other.options}) for other in with_other_options(game))


EVERY_OPTION = pytest.mark.parametrize("agreement", list(agreements()), ids=str)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def who_looks(agreement: Agreement) -> list[int]:
    """The first and the last seat, and somebody who only watches."""
    return [0, agreement.seats - 1, SPECTATOR]


def sights(agreement: Agreement, seed: int, one_in: int) -> Iterator[Sight]:
    for table in some_moments(agreement, Random.seeded(seed), one_in):
        yield from (agreement.game.view(table, seat) for seat in who_looks(agreement))


# The kind of a picture


@EVERY_GAME
def test_the_parts_are_those_of_the_kind(game: Game) -> None:
    drawn = draw(game.picture, game.view(game.new(game.seats[0]), 0))
    assert list(drawn) == list(get_type_hints(game.picture.kind))
    assert game.picture.kind.__doc__
    assert msgspec.json.schema(game.picture.kind)


@pytest.mark.parametrize("game", LISTED.values(), ids=LISTED)
def test_the_page_on_pictures_names_every_part(game: Game) -> None:
    heading = game.title.partition(":")[0]
    page = (ROOT / "docs" / "pictures.md").read_text("utf-8")
    (section,) = [section for section in page.split("\n## ") if section.startswith(heading)]
    columns = [row.split("|")[1] for row in section.splitlines() if row.startswith("| `")]
    assert re.findall("`(.*?)`", " ".join(columns)) == list(get_type_hints(game.picture.kind))


@EVERY_OPTION
def test_a_picture_is_plain_and_of_its_kind(agreement: Agreement) -> None:
    game = agreement.game
    for sight in sights(agreement, 31, one_in=20):
        picture = draw(game.picture, sight)
        check_plain(picture)
        assert msgspec.convert(picture, game.picture.kind, strict=True) == picture
        assert msgspec.json.decode(msgspec.json.encode(picture), type=game.picture.kind) == picture


def check_plain(thing: object) -> None:
    """Nothing but dicts, lists, texts, whole numbers, yes, no, and nothing."""
    assert type(thing) in (dict, list, str, int, bool, type(None)), repr(thing)
    if isinstance(thing, dict):
        assert all(type(key) is str and "." not in key for key in thing)  # changes name them by paths
        for value in thing.values():
            check_plain(value)
    elif isinstance(thing, list):
        for value in thing:
            check_plain(value)


# Fields

# What everybody may see and no part shows, because it follows from what is shown.
LEFT_OUT: dict[str, dict[str, str]] = {
    "ugo": {
        "cards": "how many there are: in hands and kingdoms, in the trick and aside",
        "colours": "those of the cards in the kingdom",
        "spaces": "where in the kingdom each colour lies",
    },
    "pillage": {
        "stage": "how far the rules have come between two decisions",
        "of_type": "the played cards of each type",
        "wants": "what the cards that act do",
        "boards": "that a pirate was bought, until its buyer is asked",
        "place": "the empty place of the market",
    },
    "vigo": {"laid": "during the set-up, how many tiles lie in the bay"},
}


def seen_fields(game: Game) -> set[str]:
    places: Mapping[str, Place] = vars(game.secrets)["PLACES"]
    shadows = {place.shadow for place in places.values() if place.shadow}
    return shadows | {name for name, place in places.items() if place.seen not in (Seen.BY_NOBODY, Seen.IN_MEMORY)}


@pytest.fixture(scope="session")
def fields_drawn() -> dict[str, list[str]]:
    """The fields of its sights that the picture of each game is drawn from."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.fields_drawn"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    fields: dict[str, list[str]] = msgspec.json.decode(done.stdout)
    return fields


@EVERY_GAME
def test_everything_that_may_be_seen_is_in_the_picture(game: Game, fields_drawn: dict[str, list[str]]) -> None:
    assert seen_fields(game) - set(fields_drawn[game.name]) == set(LEFT_OUT.get(game.name, {}))


# Numbers


ROOMY = {"vigo": {"stocks": MOST_IN_STOCK}, "pillage": {"hands": MOST_BURIED, "hand": MOST_BURIED}}


@EVERY_OPTION
def test_no_list_is_ever_full(agreement: Agreement) -> None:
    """Those whose room is not what the box says: in a full one something could be missing."""
    for sight in sights(agreement, 32, one_in=40):
        for name, most in ROOMY.get(agreement.game.name, {}).items():
            picture = draw(agreement.game.picture, sight)
            found = picture[name]
            lists = found if found and isinstance(found[0], list) else [found or []]
            assert all(len(one) < most for one in lists), name


@pytest.mark.parametrize("number", [0, 7, 10, -1, -25, 100, 9999, -32767, 32767])
def test_numbers_are_written_as_json_has_them(number: int) -> None:
    out = np.zeros(8, np.uint8)
    assert bytes(out[: put_number(out, 0, number)]).decode() == str(number)


def test_a_full_list_takes_no_more() -> None:
    record = np.zeros(1, np.dtype((np.record, shape_of(Everything).record)))
    for number in range(7):
        add(record[0].row, number)
    assert record[0].row.items.tolist() == [0, 1, 2]
    assert (record[0].row.length, record.tobytes().count(b"\x03")) == (3, 1)  # nothing is written behind it


def test_every_kind_of_part_is_written() -> None:
    """Null where something can be missing, nothing of a list that is empty, and only what is there of a dict."""
    shape = shape_of(Everything)
    nodes, record = nodes_of(shape, {"table": ("one", "two")}), np.zeros(1, np.dtype((np.record, shape.record)))
    assert written(nodes, record) == {
        "number": 0,
        "yes": False,
        "word": "red",
        "own": "one",
        "row": [],
        "things": [],
        "gone": {"red": 0, "blue": 0},
        "maybe": None,
    }
    drawn = record[0]
    drawn.number, drawn.yes, drawn.word, drawn.own = NOTHING, 1, NOTHING, 1
    drawn.row.length, drawn.things.length, drawn.gone[0], drawn.maybe.is_there = NOTHING, 2, NOTHING, 1
    drawn.things.items[1].number = 5
    assert written(nodes, record) == {
        "number": None,
        "yes": True,
        "word": None,
        "own": "two",
        "row": None,
        "things": [{"number": 0}, {"number": 5}],
        "gone": {"blue": 0},
        "maybe": {"number": 0},
    }


class Thing(TypedDict):
    """A part with parts."""

    number: int


class Everything(TypedDict):
    """A part of each kind."""

    number: int | None
    yes: bool
    word: Annotated[str, Words(("red", "blue"))] | None
    own: Annotated[str, Words(name="table")]
    row: Annotated[list[int], Most(3)] | None
    things: Annotated[list[Thing], Most(3)]
    gone: dict[Annotated[str, Words(("red", "blue"))], int]
    maybe: Thing | None


def written(nodes: Nodes, record: Any) -> Any:
    """A picture as whoever reads JSON has it."""
    out, within = np.zeros(nodes.longest, np.uint8), np.zeros((LEVELS, 3), np.int64)
    numbers = record.view(np.int16)
    length = write_part(0, numbers, nodes.rows, nodes.letters, nodes.bounds, within, out, 0)
    return msgspec.json.decode(bytes(out[:length]))


# Changes


@EVERY_OPTION
def test_changes_lead_from_one_picture_to_the_next(agreement: Agreement) -> None:
    game, random = agreement.game, Random.seeded(33)
    seat = who_looks(agreement)[below(random, 3)]
    before = picture = draw(game.picture, game.view(agreement.new(), seat))
    for table in moments(agreement, random):
        if below(random, 3) == 0 or game.rules.is_over(table):
            now = draw(game.picture, game.view(table, seat))
            picture, before = laid(picture, changes(before, now)), now
            assert picture == now


@EVERY_GAME
def test_nothing_changes_where_nothing_happens(game: Game) -> None:
    sight = game.view(game.new(game.seats[0]), 0)
    assert changes(draw(game.picture, sight), draw(game.picture, sight)) == {}


def test_changes_are_as_small_as_what_is_different() -> None:
    before = {"trick": {"led": None, "cards": []}, "spaces": [{"points": 1}, {"points": 2}], "held": [3, 3], "turn": 0}
    now = {"trick": {"led": "R", "cards": ["R2"]}, "spaces": [{"points": 1}, {"points": 4}], "held": [2, 3], "turn": 0}
    changed = changes(before, now)
    assert changed == {"trick.led": "R", "trick.cards": ["R2"], "spaces.1.points": 4, "held": [2, 3]}
    assert laid(before, changed) == now
    assert before["held"] == [3, 3]


def test_what_has_another_shape_is_sent_whole() -> None:
    assert changes({"a": None, "b": {"c": 1}, "d": [[1]]}, {"a": {"c": 1}, "b": {"e": 1}, "d": [[1], [2]]}) == {
        "a": {"c": 1},
        "b": {"e": 1},
        "d": [[1], [2]],
    }


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
