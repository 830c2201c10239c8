"""Pictures: plain data of a declared kind, drawn from what a seat is shown, and only anew where that has changed."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from tablee.games import GAMES, LISTED
from tablee.games.chance import Random, below
from tablee.games.contract import Game, Sight
from tablee.games.picture import SeatsPart, changes, draw, laid, reader_of
from tablee.games.secrecy import SPECTATOR, Place, Seen
from tests.contract.play import Agreement, moments, some_moments, with_other_options

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
    assert [part.name for part in game.picture] == list(get_type_hints(game.picture_kind))
    assert game.picture_kind.__doc__
    assert msgspec.json.schema(game.picture_kind)


@pytest.mark.parametrize("game", LISTED.values(), ids=LISTED)
def test_the_page_on_pictures_names_every_part(game: Game) -> None:
    heading = game.title.partition(":")[0]
    page = (Path(__file__).parents[2] / "docs" / "pictures.md").read_text("utf-8")
    (section,) = [section for section in page.split("\n## ") if section.startswith(heading)]
    columns = [row.split("|")[1] for row in section.splitlines() if row.startswith("| `")]
    assert re.findall("`(.*?)`", " ".join(columns)) == [part.name for part in game.picture]


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


@EVERY_GAME
def test_everything_that_may_be_seen_is_in_the_picture(game: Game) -> None:
    drawn = {name for part in game.picture for name in part.fields}
    assert seen_fields(game) - drawn == set(LEFT_OUT.get(game.name, {}))


@EVERY_OPTION
def test_a_part_is_given_its_fields_as_plain_numbers(agreement: Agreement) -> None:
    for sight in sights(agreement, 32, one_in=40):
        reader = reader_of(sight.dtype)
        numbers = reader.numbers(sight.tobytes())
        for part in agreement.game.picture:
            fields = [sight[name].tolist() for name in part.fields]
            assert as_lists(reader.values(part.fields)(numbers)) == fields, part.name
            if isinstance(part, SeatsPart):
                others = [sight[name].tolist() for name in part.others]
                for seat in range(agreement.seats):
                    own = [sight[name].tolist()[seat] for name in part.by_seat]
                    values = reader.values_of_seat(seat, part.by_seat, part.others)
                    assert as_lists(values(numbers)) == [*own, *others], part.name


def as_lists(values: Any) -> Any:
    return [as_lists(value) for value in values] if isinstance(values, tuple) else values


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
