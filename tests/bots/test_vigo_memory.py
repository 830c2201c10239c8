"""What the levels of VIGO remember: of two tiles the one that was seen later, longer or nearer, and every ship."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest

from tablee.bots import NO_LIMIT, bot_of
from tablee.bots.vigo.memory import recalled
from tablee.games.chance import Random
from tablee.games.contract import Sight
from tablee.games.record import copied_row
from tablee.games.vigo import VIGO
from tablee.games.vigo.box import FACES, SHIP
from tablee.games.vigo.tiles import cell_code, parse_cell
from tests.contract.play import Agreement, decisions
from tests.rulebook.vigo_tables import at

FORGETFUL = ("easy", "medium", "hard")


def hidden_and_known(sight: Any) -> list[int]:
    """The cells of tiles that are remembered, but for ships."""
    faces = sight.tiles.tolist()
    return [cell for cell, face in enumerate(faces) if face < FACES and not sight.is_open[cell] and face != SHIP]


def knowledge(table: Any, seen: Mapping[str, tuple[int, int]], seat: int = 0) -> Any:
    """What a seat knows that saw the tile of each cell in so many turns, so many turns ago."""
    sight = VIGO.knowledge(table, seat)
    for cell, (turns, ago) in seen.items():
        sight.turns_seen[parse_cell(cell)], sight.turns_unseen[parse_cell(cell)] = turns, ago
    return sight


def kept(sight: Sight, capacity: int) -> list[str]:
    return [cell_code(cell) for cell in hidden_and_known(recalled(sight, capacity))]


def lived_through() -> Iterator[Any]:
    """What seats know in a random game from its beginning, with when and how often they saw it."""
    sightings, game = VIGO.sightings(), Agreement(VIGO, 2, {})
    for decision in decisions(game, Random.seeded(4)):
        sight = VIGO.knowledge(decision.table, decision.seat, sightings)
        if len(hidden_and_known(sight)) >= 8:
            yield sight
        sightings.follow(VIGO.decide(copied_row(decision.table), decision.seat, decision.action).told)


# Which tile

PAIRS = [("C1", "A3"), ("E1", "A5"), ("F5", "E6"), ("K2", "D9")]  # equally far from A1


@pytest.mark.parametrize("cells", [*PAIRS, *(pair[::-1] for pair in PAIRS)], ids=" and ".join)
@pytest.mark.parametrize("boats", ["A1,L9", "L9,A1"])
def test_a_tile_seen_last_turn_is_kept_before_one_seen_ten_turns_ago(cells: tuple[str, str], boats: str) -> None:
    """Whoever plays, and whatever chance has for these tiles."""
    late, early = cells
    table = at(f"boats={boats}", f"{late} seen lid-red", f"{early} seen bottom-cup")
    seat = boats.split(",").index("A1")
    assert kept(knowledge(table, {late: (1, 1), early: (1, 10)}, seat), capacity=1) == [late]


@pytest.mark.parametrize("cells", [*PAIRS, *(pair[::-1] for pair in PAIRS)], ids=" and ".join)
def test_a_tile_seen_in_five_turns_is_kept_before_one_seen_in_one(cells: tuple[str, str]) -> None:
    often, once = cells
    table = at("", f"{often} seen lid-red", f"{once} seen bottom-cup")
    assert kept(knowledge(table, {often: (5, 3), once: (1, 3)}), capacity=1) == [often]


@pytest.mark.parametrize(("near", "far"), [("B2", "K8"), ("C1", "I4"), ("A4", "L1")])
def test_a_tile_near_the_own_boat_is_kept_before_one_far_away(near: str, far: str) -> None:
    table = at("", f"{near} seen lid-red", f"{far} seen bottom-cup")
    assert kept(knowledge(table, {near: (1, 2), far: (1, 2)}), capacity=1) == [near]


def test_a_ship_is_never_forgotten() -> None:
    table = at("", "L1 seen ship", "B1 seen lid-red")
    left = recalled(knowledge(table, {"L1": (1, 200), "B1": (9, 0)}), capacity=0)
    assert left.tiles[parse_cell("L1")] == SHIP
    assert hidden_and_known(left) == []


def test_a_tile_that_is_seen_again_has_another_chance() -> None:
    """Chance is a tile's own until it is seen again: with the same turns it stays as it is."""
    table = at("", "C1 seen lid-red", "A3 seen bottom-cup", "B2 seen lid-blue", "D1 seen lid-green")
    cells = ("C1", "A3", "B2", "D1")
    found = {tuple(kept(knowledge(table, dict.fromkeys(cells, (turns, turns))), capacity=1)) for turns in range(1, 9)}
    assert len(found) > 1


def test_with_the_memory_aid_nothing_is_forgotten() -> None:
    """§memory-aid: it is there for everybody to see."""
    table = at("memory_aid=true", "C1 seen lid-red", "A3 seen bottom-cup")
    assert kept(knowledge(table, {}), capacity=0) == ["A3", "C1"]


# How many


def test_a_person_remembers_only_so_many_tiles() -> None:
    assert {len(hidden_and_known(recalled(sight, capacity=3))) for sight in lived_through()} == {3}


def test_with_room_for_all_nothing_is_forgotten() -> None:
    for sight in islice(lived_through(), 20):
        assert recalled(sight, capacity=108) is sight


def test_a_position_that_nobody_has_played_is_remembered_by_distance() -> None:
    table = at("", "B2 seen lid-red", "K8 seen bottom-cup", "L5 seen lid-blue")
    assert kept(VIGO.knowledge(table, 0), capacity=1) == ["B2"]


# What comes of it


def test_what_is_forgotten_fits_a_world_and_what_is_remembered_is_true() -> None:
    for sight in islice(lived_through(), 0, None, 10):
        left = recalled(sight, capacity=4)
        cells = hidden_and_known(left)
        assert left.tiles[cells].tolist() == sight.tiles[cells].tolist()
        assert VIGO.worlds(left, 1, Random.seeded(1))[0].tiles[cells].tolist() == sight.tiles[cells].tolist()


@pytest.mark.parametrize("level", FORGETFUL)
def test_in_worlds_that_a_seat_cannot_tell_apart_it_plays_the_same(level: str) -> None:
    """The same knowledge, lived through alike, and another face on every cell that nobody has seen."""
    random, bot = Random.seeded(5), bot_of("vigo", level)
    for seed, sight in enumerate(islice(lived_through(), 0, None, 15)):
        moves = set()
        for world in VIGO.worlds(sight, 3, random):
            other = VIGO.knowledge(world, int(sight.seat))
            other.turns_seen[:], other.turns_unseen[:] = sight.turns_seen, sight.turns_unseen
            assert other.tobytes() == sight.tobytes()
            moves.add(bot(other, VIGO.legal(world, int(sight.seat)), Random.seeded(seed), NO_LIMIT))
        assert len(moves) == 1
