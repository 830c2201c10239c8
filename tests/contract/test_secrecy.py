"""The law of secrecy: two worlds that a seat cannot tell apart give it the same views, stories and refusals."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

import numpy as np
import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.record import Record, copied, u8
from tablee.games.secrecy import SPECTATOR, Place, Seen
from tablee.games.story import told_to
from tests.contract.invariants import INVARIANTS, REMINDED_BY, REVEALING
from tests.contract.play import (
    Agreement,
    agreements_of,
    one_of,
    row_of,
    some_moments,
    some_of,
    with_every_number_of_seats,
    with_every_option,
)

EVERY_GAME = pytest.mark.parametrize("agreement", with_every_number_of_seats(), ids=str)
EVERY_OPTION = pytest.mark.parametrize("agreement", with_every_option(), ids=str)
HIDDEN = (Seen.BY_OWNER, Seen.BY_NOBODY, Seen.WHERE_OPEN)
WORLDS = 2


def places(game: Game) -> Mapping[str, Place]:
    declared: Mapping[str, Place] = vars(game.secrets)["PLACES"]
    return declared


# Places


def undeclared(table: type[Record], declared: Mapping[str, Place]) -> set[str]:
    return {name for name in table.dtype.names or () if not name.endswith("_")} - set(declared)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_place_of_the_table_is_declared(game: Game) -> None:
    assert undeclared(game.table, places(game)) == set()
    assert set(places(game)) <= set(game.table.dtype.names or ())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_undeclared_place_is_found(game: Game) -> None:
    class Richer(game.table):  # type: ignore[name-defined, misc]
        up_the_sleeve: u8

    assert undeclared(Richer, places(game)) == {"up_the_sleeve"}


@EVERY_OPTION
@pytest.mark.parametrize("with_memory", [False, True])
def test_everybody_sees_what_the_places_say(agreement: Agreement, with_memory: bool) -> None:
    game, hidden = agreement.game, 0
    remembers = with_memory or bool(agreement.options.get(REMINDED_BY[game.name], False))
    look = game.secrets.knowledge if with_memory else game.secrets.view
    for table in some_moments(agreement, Random.seeded(71), one_in=10):
        for seat in (*range(agreement.seats), SPECTATOR):
            sight = look(row_of(game, table), seat)[0]
            assert sight.seat == seat
            for name, place in places(game).items():
                assert np.array_equal(sight[name], with_holes(table, name, place, seat, remembers)), name
                hidden += place.seen in HIDDEN and bool(np.any(table[name] != sight[name]))
    assert hidden > 0


def with_holes(table: Any, name: str, place: Place, seat: int, remembers: bool) -> Any:
    """What a seat is to see of a place."""
    contents, seen = table[name], place.seen
    if seen is Seen.BY_ALL or (seen is Seen.IN_MEMORY and remembers):
        return contents
    holes = np.full_like(contents, place.hole)
    if seen is Seen.BY_OWNER and seat != SPECTATOR:
        holes[seat] = contents[seat]
    for i in range(len(contents) if seen is Seen.WHERE_OPEN else 0):
        if table[place.is_open][i] or (remembers and table[place.was_open][i]):
            holes[i] = contents[i]
    return holes


@EVERY_GAME
def test_of_hidden_cards_everybody_sees_the_number(agreement: Agreement) -> None:
    game = agreement.game
    shadows = {name: place.shadow for name, place in places(game).items() if place.shadow}
    for table in some_moments(agreement, Random.seeded(72), one_in=10):
        sight = game.secrets.view(row_of(game, table), SPECTATOR)[0]
        for name, shadow in shadows.items():
            numbers = [int(contents).bit_count() for contents in np.atleast_1d(table[name])]
            assert np.atleast_1d(sight[shadow]).tolist() == numbers


@EVERY_GAME
def test_a_row_is_seen_table_by_table(agreement: Agreement) -> None:
    game = agreement.game
    tables = list(some_moments(agreement, Random.seeded(73), one_in=10))
    row = game.table.many(len(tables))
    for i, table in enumerate(tables):
        row[i] = table
    for look in (game.secrets.view, game.secrets.knowledge):
        one_by_one = b"".join(look(row_of(game, table), 0).tobytes() for table in tables)
        assert look(row, 0).tobytes() == one_by_one


# Worlds


@dataclass(frozen=True)
class Case:
    """A table, and a world that a seat cannot tell from it."""

    game: Game
    seat: int
    table: Any
    world: Any


def cases(agreement: Agreement, seed: int, one_in: int) -> Iterator[Case]:
    """Worlds for every seat, at many moments of a random game."""
    game, random = agreement.game, Random.seeded(seed)
    for table in some_moments(agreement, random, one_in):
        for seat in some_of(list(range(agreement.seats)), random, most=3):
            for world in worlds(game, table, seat, random):
                yield Case(game, seat, copied(table), copied(world))


def worlds(game: Game, table: Any, seat: int, random: Random) -> Any:
    filled = game.table.many(WORLDS)
    game.secrets.resample(game.secrets.knowledge(row_of(game, table), seat)[0], random, filled)
    return filled


def known(case: Case, table: Any) -> bytes:
    """All that a seat sees and could remember, and what it may ask the rules."""
    row, secrets, rules = row_of(case.game, table), case.game.secrets, case.game.rules
    scores = [rules.score(table, seat) for seat in range(int(table.seats))]
    course = [rules.awaited(table), rules.chances(table), rules.is_over(table), rules.winners(table), scores]
    return secrets.view(row, case.seat).tobytes() + secrets.knowledge(row, case.seat).tobytes() + repr(course).encode()


def spectated(case: Case, table: Any) -> bytes:
    """What everybody sees: less than any seat knows."""
    knowledge: bytes = case.game.secrets.knowledge(row_of(case.game, table), SPECTATOR).tobytes()
    return knowledge


def refusals(case: Case, table: Any) -> list[Any]:
    game = case.game
    legal = game.legal(table, case.seat)
    others = [action for action in (*range(-1, game.actions + 1), 10_000) if action not in legal]
    asked = some_of(others, Random.seeded(len(legal)), most=60)
    return [legal, *(game.why_not(table, case.seat, action) for action in asked)]


@EVERY_OPTION
def test_a_world_fits_what_the_seat_knows(agreement: Agreement) -> None:
    different = 0
    for case in cases(agreement, 81, one_in=1):
        assert known(case, case.world) == known(case, case.table)
        assert spectated(case, case.world) == spectated(case, case.table)
        different += case.world.tobytes() != case.table.tobytes()
    assert different > 0


@EVERY_OPTION
def test_a_world_is_a_table_that_could_be(agreement: Agreement) -> None:
    for case in cases(agreement, 82, one_in=6):
        INVARIANTS[agreement.game.name](case.world)


@EVERY_OPTION
def test_moves_and_refusals_tell_nothing(agreement: Agreement) -> None:
    for case in cases(agreement, 83, one_in=6):
        assert refusals(case, case.world) == refusals(case, case.table)


@EVERY_GAME
def test_a_used_row_takes_the_same_worlds_as_an_empty_one(agreement: Agreement) -> None:
    game, used = agreement.game, agreement.game.table.many(WORLDS)
    for table in some_moments(agreement, Random.seeded(84), one_in=5):
        sight = game.secrets.knowledge(row_of(game, table), 0)[0]
        empty = game.table.many(WORLDS)
        game.secrets.resample(sight, Random.seeded(85), empty)
        game.secrets.resample(sight, Random.seeded(85), used)
        assert used.tobytes() == empty.tobytes()


# Stories

Step = tuple[int | None, int]  # a seat and its action, or chance and its outcome


def possible(game: Game, table: Any) -> list[Step]:
    draws: list[Step] = [(None, game.rules.drawn(table, n)) for n in range(game.rules.chances(table))]
    return draws or [(seat, action) for seat in game.awaited(table) for action in game.legal(table, seat)]


def told(case: Case, table: Any, step: Step) -> list[Any]:
    """Take a step, and give what the seat hears of it."""
    seat, choice = step
    game = case.game
    events = game.apply_chance(table, choice) if seat is None else game.apply(table, seat, choice)
    return [(event.kind.key, event.args) for event in told_to(events, case.seat)]


def until_revealed(game: Game, story: list[Any]) -> list[Any]:
    return list(takewhile(lambda step: step[0] not in REVEALING[game.name], story))


@EVERY_OPTION
def test_the_same_step_in_both_worlds_is_told_the_same_way(agreement: Agreement) -> None:
    game, random, heard = agreement.game, Random.seeded(86), 0
    for case in cases(agreement, 87, one_in=4):
        steps = [step for step in possible(game, case.table) if step in possible(game, case.world)]
        if steps:
            step = one_of(steps, random)
            stories = [told(case, table, step) for table in (case.table, case.world)]
            here, there = (until_revealed(game, story) for story in stories)
            assert here == there
            heard += len(here)
    assert heard > 0


@EVERY_OPTION
def test_who_is_told_the_same_knows_the_same(agreement: Agreement) -> None:
    """Whatever is done in each of the worlds: a seat that hears no difference sees and remembers none."""
    game, random, alike = agreement.game, Random.seeded(88), 0
    for case in cases(agreement, 89, one_in=2):
        if not game.rules.is_over(case.table):
            here, there = possible(game, case.table), possible(game, case.world)
            step = one_of(here, random)
            other = step if step in there and below(random, 2) else one_of(there, random)
            if told(case, case.table, step) == told(case, case.world, other):
                assert known(case, case.table) == known(case, case.world)
                alike += step != other
    assert alike > 0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_draw_that_a_seat_does_not_see_is_not_told_to_it(game: Game) -> None:
    """Such draws need not come at every table."""
    assert sum(unseen_draws(agreement) for agreement in agreements_of(game)) > 0


LOOKS = {"pillage": 1}  # one in so many moments: there such draws are rare


def unseen_draws(agreement: Agreement) -> int:
    game, random, unseen = agreement.game, Random.seeded(90), 0
    for case in cases(agreement, 91, one_in=LOOKS.get(game.name, 2)):
        if game.rules.chances(case.table):
            step, other = one_of(possible(game, case.table), random), one_of(possible(game, case.world), random)
            here, there = told(case, case.table, step), told(case, case.world, other)
            if known(case, case.table) == known(case, case.world):
                assert here == there
                unseen += step != other
    return unseen
