"""What VIGO shows, what can be remembered of it, and the worlds that fit: every one of them, each equally likely."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from tablee.games.chance import Random, below
from tablee.games.record import Many, copied
from tablee.games.secrecy import SPECTATOR
from tablee.games.vigo import VIGO
from tablee.games.vigo.box import CELLS, FACES, HIDDEN, IN_BOX, NO_TILE, SHIP
from tablee.games.vigo.building import stock_tiles
from tablee.games.vigo.table import Phase
from tablee.games.vigo.tiles import parse_cell, parse_tile
from tests.contract.play import Agreement, moments
from tests.games.fairness import TOO_FAR, is_even
from tests.rulebook.vigo_tables import at, do

ONE_IN = 5


@cache
def tables(seats: int, memory_aid: bool) -> list[Any]:
    """Many moments of random games, from the first draw to the end."""
    random = Random.seeded(100 + seats)
    agreement = Agreement(VIGO, seats, {"memory_aid": memory_aid, "vigilance": True})
    course = moments(agreement, random)
    return [copied(table) for table in course if below(random, ONE_IN) == 0 or VIGO.rules.is_over(table)]


def is_hidden(table: Any) -> Any:
    return (table.tiles != NO_TILE) & (table.is_open == 0)


def is_unseen(table: Any) -> Any:
    return is_hidden(table) & (table.was_open == 0)


def worlds(table: Any, seat: int, random: Random, number: int) -> Many:
    return VIGO.worlds(VIGO.knowledge(table, seat), number, random)


def seats_and_spectator(table: Any) -> list[int]:
    return [*range(int(table.seats)), SPECTATOR]


def without_seat(sight: Any) -> bytes:
    """A sight, whoever looks."""
    anybody = copied(sight)
    anybody.seat = 0
    return bytes(anybody.tobytes())


# Views


@pytest.mark.parametrize("seats", VIGO.seats)
def test_a_view_holds_no_face_of_a_hidden_tile(seats: int) -> None:
    """§secrets"""
    seen_before = 0
    for table in tables(seats, memory_aid=False):
        for seat in seats_and_spectator(table):
            view = VIGO.view(table, seat)
            assert (view.tiles[is_hidden(table)] == HIDDEN).all()
            assert (view.tiles[~is_hidden(table)] == table.tiles[~is_hidden(table)]).all()
            assert not any(view[name].any() for name in ("was_open", "was_reached", "bag"))
        seen_before += int(table.was_open.sum())
    assert seen_before > 100


@pytest.mark.parametrize("seats", VIGO.seats)
def test_with_the_memory_aid_a_view_holds_what_was_seen(seats: int) -> None:
    """§memory-aid"""
    seen_before = 0
    for table in tables(seats, memory_aid=True):
        view = VIGO.view(table, SPECTATOR)
        assert (view.tiles[is_unseen(table)] == HIDDEN).all()
        assert (view.tiles[~is_unseen(table)] == table.tiles[~is_unseen(table)]).all()
        assert (view.was_open == table.was_open).all()
        seen_before += int(table.was_open.sum())
    assert seen_before > 100


@pytest.mark.parametrize("memory_aid", [False, True])
def test_knowledge_remembers_what_was_seen_and_what_was_reached(memory_aid: bool) -> None:
    """§secrets"""
    for table in tables(3, memory_aid):
        for seat in seats_and_spectator(table):
            known = VIGO.knowledge(table, seat)
            assert (known.tiles == np.where(is_unseen(table), HIDDEN, table.tiles)).all()
            assert (known.was_open == table.was_open).all()
            assert (known.was_reached == table.was_reached).all()
            assert not known.bag.any()


def test_all_seats_and_spectators_see_and_know_the_same() -> None:
    """§secrets"""
    for seats, memory_aid in ((2, False), (6, True)):
        for table in tables(seats, memory_aid):
            for look in (VIGO.view, VIGO.knowledge):
                assert len({without_seat(look(table, seat)) for seat in seats_and_spectator(table)}) == 1


def shuffled(table: Any, cells: Any, random: Random) -> Any:
    """The same table, but the tiles of some cells change places."""
    other, places = copied(table), np.flatnonzero(cells).tolist()
    for last in range(len(places) - 1, 0, -1):
        here, there = places[last], places[below(random, last + 1)]
        other.tiles[here], other.tiles[there] = int(other.tiles[there]), int(other.tiles[here])
    return other


@pytest.mark.parametrize("seats", VIGO.seats)
def test_tables_that_differ_in_hidden_faces_look_the_same(seats: int) -> None:
    """Seen before or not: a view is the same to the byte. §secrets"""
    random, different = Random.seeded(1), 0
    for table in tables(seats, memory_aid=False):
        other = shuffled(table, is_hidden(table), random)
        different += bool((other.tiles != table.tiles)[table.was_open == 1].any())
        for seat in seats_and_spectator(table):
            assert VIGO.view(table, seat).tobytes() == VIGO.view(other, seat).tobytes()
    assert different > 10


@pytest.mark.parametrize("memory_aid", [False, True])
def test_tables_that_differ_in_faces_never_seen_are_known_the_same(memory_aid: bool) -> None:
    """§secrets §memory-aid"""
    random, different = Random.seeded(2), 0
    for table in tables(3, memory_aid):
        other = shuffled(table, is_unseen(table), random)
        different += other.tobytes() != table.tobytes()
        for look in (VIGO.view, VIGO.knowledge):
            assert look(table, 0).tobytes() == look(other, 0).tobytes()
    assert different > 20


def test_what_was_seen_is_remembered_until_the_tile_is_taken() -> None:
    """A tile is shown, hidden, and taken unseen: known as long as it lies there. §turning §taking"""
    table = at("boats=A1,L9", "B1 hidden key-red", "C1 hidden lid-red")
    cell = parse_cell("B1")
    for moves, viewed, known in (
        (["east 2"], "key-red", "key-red"),
        (["end", "north 1", "west 2"], None, "key-red"),
        (["north 1", "east 1"], None, "key-red"),
    ):
        do(table, *moves)
        assert [VIGO.view(table, 0).tiles[cell], VIGO.knowledge(table, 0).tiles[cell]] == [
            HIDDEN if face is None else parse_tile(face) for face in (viewed, known)
        ]
    do(table, "take")
    assert VIGO.view(table, 0).tiles[cell] == NO_TILE


# Every world fits


def lying_unseen(table: Any) -> list[int]:
    """The tiles that nobody has seen: what is in the box and nowhere else."""
    known = [int(tile) for tile in table.tiles[~is_unseen(table)] if tile != NO_TILE]
    stocks = [tile for seat in range(int(table.seats)) for tile in stock_tiles(table, seat)]
    lifted = [int(table.lifted)] if table.lifted != NO_TILE else []
    elsewhere = np.bincount([*known, *stocks, *lifted], minlength=FACES) + table.gone
    left: list[int] = (IN_BOX[table.locks_per_colour] - elsewhere).tolist()
    return left


def check_worlds(table: Any, filled: Many) -> None:
    unseen = is_unseen(table)
    others = [name for name in VIGO.table.dtype.names or () if name not in ("tiles", "bag")]
    for world in filled:
        assert all(np.array_equal(world[name], table[name]) for name in others)
        assert (world.tiles[~unseen] == table.tiles[~unseen]).all()
        assert not (world.tiles[unseen & (table.was_reached == 1)] == SHIP).any()
        laid = np.bincount(world.tiles[unseen], minlength=FACES)
        assert (laid + world.bag).tolist() == lying_unseen(table)
        assert world.bag.sum() == CELLS - table.laid


@pytest.mark.parametrize("seats", VIGO.seats)
def test_worlds_keep_everything_known_and_shuffle_the_rest(seats: int) -> None:
    """§secrets §ships"""
    random, phases, reached = Random.seeded(seats), set(), 0
    for table in tables(seats, memory_aid=False):
        if table.phase != Phase.FIRST:
            check_worlds(table, worlds(table, below(random, seats), random, 4))
            phases.add(int(table.phase))
            reached += int(table.was_reached.sum())
    assert {Phase.TILES, Phase.SAIL, Phase.LAND, Phase.OVER} <= phases
    assert reached > 0


def test_worlds_do_not_copy_what_is_hidden() -> None:
    """§secrets"""
    for table in tables(2, memory_aid=False):
        if is_unseen(table).sum() > 20:
            filled = worlds(table, 0, Random.seeded(3), 20)
            assert len({world.tobytes() for world in filled} | {table.tobytes()}) == 21


def test_a_tile_on_its_way_is_in_no_world_of_the_bay() -> None:
    """§putting-back"""
    table = at("phase=land boats=A1,L9 stocks=" + "+".join(["wave"] * 6 + ["dolphin"] * 4) + ",-", "C3 hidden key-red")
    do(table, "put wave")
    assert lying_unseen(table)[parse_tile("key-red")] == 1
    assert sum(lying_unseen(table)) == 1
    check_worlds(table, worlds(table, 1, Random.seeded(1), 5))


# All worlds, counted by brute force

POSITIONS = {
    "four tiles": ["B2 hidden ship", "C2 hidden pirate", "D2 hidden key-red", "E2 hidden lid-cup"],
    "equal tiles": ["B2 hidden ship", "C2 hidden ship", "D2 hidden wave", "E2 hidden wave", "F2 hidden lid-red"],
    "some seen, some open": ["B2 hidden ship", "C2 seen wave", "D2 lid-red", "E2 hidden key-red", "F2 hidden wave"],
    "under a boat": ["A1 hidden wave", "C2 hidden ship", "D2 hidden ship", "E2 hidden wave", "F2 hidden lid-red"],
    "under two boats": ["A1 hidden wave", "L9 hidden lid-red", "C2 hidden ship", "D2 hidden ship", "E2 hidden pirate"],
    "no choice": ["A1 hidden wave", "L9 hidden wave", "C2 hidden ship", "D2 hidden ship"],
}


def fitting(table: Any) -> set[tuple[int, ...]]:
    """Every way to lay the unseen tiles, without a ship where a boat has been."""
    cells = np.flatnonzero(is_unseen(table))
    reached = [place for place, cell in enumerate(cells) if table.was_reached[cell]]
    ways = set(permutations(table.tiles[cells].tolist()))
    return {way for way in ways if all(way[place] != SHIP for place in reached)}


def laid(table: Any, filled: Many) -> Iterator[tuple[int, ...]]:
    return map(tuple, filled["tiles"][:, is_unseen(table)].tolist())


def check_evenness(table: Any, seat: int = 0) -> None:
    ways = fitting(table)
    seen = Counter(laid(table, worlds(table, seat, Random.seeded(seat), 400 * len(ways))))
    assert set(seen) <= ways
    assert len(ways) == 1 or is_even(seen.values(), len(ways))


@pytest.mark.parametrize("lying", POSITIONS.values(), ids=POSITIONS)
def test_every_fitting_world_is_equally_likely(lying: list[str]) -> None:
    """§secrets §ships"""
    table = at("boats=A1,L9", *lying)
    for seat in range(2):
        check_evenness(table, seat)


def test_where_a_boat_has_been_and_left_no_ship_lies() -> None:
    """The boat reaches C1, leaves the tile and sails on; then the other does the same. §secrets §ships"""
    table = at(
        "boats=A1,L9", "C1 hidden wave", "L7 hidden lid-red", "E5 hidden ship", "F5 hidden ship", "G5 hidden wave"
    )
    everywhere = len(fitting(table))
    do(table, "east 2", "end", "north 2", "end")
    assert len(fitting(table)) == everywhere * 3 // 10  # of ten ways to place two ships in five cells
    check_evenness(table)
    do(table, "south 2", "west 2")
    check_evenness(table)


def test_a_reached_tile_that_was_shown_and_hidden_again_is_just_known() -> None:
    """§secrets §turning"""
    table = at("boats=A1,L9", "C1 hidden wave", "E5 hidden ship", "F5 hidden wave")
    do(table, "east 2", "end", "north 1", "west 2", "north 1", "east 4", "north 1", "west 4")
    assert table.was_open[parse_cell("C1")] == 1
    assert not table.was_reached.any()
    assert len(fitting(table)) == 2
    check_evenness(table)


def test_the_first_tiles_are_equally_likely_while_they_are_laid_out() -> None:
    """Each of the 108 tiles is as likely as the others on a cell, and two cells together. §bay §secrets"""
    table = VIGO.new(2)
    for outcome in (1, SHIP, SHIP):
        VIGO.apply_chance(table, outcome)
    filled = worlds(table, 0, Random.seeded(4), 40_000)
    check_worlds(table, filled[:20])
    box = IN_BOX[1].astype(float)
    for cell in range(2):
        counts = np.bincount(filled["tiles"][:, cell], minlength=FACES)
        assert is_as_expected(counts, box)
    pairs = np.bincount(FACES * filled["tiles"][:, 0].astype(int) + filled["tiles"][:, 1], minlength=FACES**2)
    assert is_as_expected(pairs, (np.outer(box, box) - np.diag(box)).ravel())


def is_as_expected(counts: Any, weights: Any) -> bool:
    """Whether counts are as far from what they should be as chance makes them."""
    possible = weights > 0
    assert not counts[~possible].any()
    expected = weights[possible] * counts.sum() / weights.sum()
    degrees = len(expected) - 1
    distance = ((counts[possible] - expected) ** 2 / expected).sum()
    return bool(abs(distance - degrees) < TOO_FAR * np.sqrt(2 * degrees))


def test_before_the_first_draw_there_is_one_world() -> None:
    """§first-player"""
    table = VIGO.new(3)
    (world,) = worlds(table, 0, Random.seeded(1), 1)
    assert world.tobytes() == table.tobytes()
