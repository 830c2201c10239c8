"""When and how often VIGO's tiles were seen: by looking on, by the story of a match, after a replay, in the arena."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tablee.arena.experiment import Experiment
from tablee.arena.table import TableForBots
from tablee.bots import Budget
from tablee.bots.asking import ask
from tablee.games.chance import Random
from tablee.games.vigo.box import CELLS, NO_TILE
from tablee.games.vigo.tiles import parse_cell
from tablee.match import Match, bot
from tablee.match.record import read, write
from tests.match.matches import among, take_back_if_possible
from tests.match.vigo_matches import VIGO, action, begun, fresh, layout, stated

MOVES = 150


class Onlooker:
    """Somebody who looks at the bay after every decision, and keeps a diary of each tile."""

    def __init__(self) -> None:
        self.turn, self.lay_open = 0, set[int]()
        self.spells = defaultdict[int, int](int)  # how often a tile was turned up on a cell
        self.diary = defaultdict[int, set[tuple[int, int]]](set)  # in which of them, and which turns, it lay so

    def look(self, table: Any, ended: int) -> None:
        """The bay after a decision, in which so many turns have ended: it was made in the first of them."""
        for cell in [cell for cell in self.diary if table.tiles[cell] == NO_TILE]:
            del self.diary[cell]
        lies_open = {cell for cell in range(CELLS) if table.is_open[cell] and table.tiles[cell] != NO_TILE}
        for cell in lies_open - self.lay_open:
            self.spells[cell] += 1
        for cell in self.lay_open & set(self.diary):
            self.diary[cell].add((self.spells[cell], self.turn))
        for cell in lies_open:
            self.diary[cell] |= {(self.spells[cell], turn) for turn in range(self.turn, self.turn + ended + 1)}
        self.turn, self.lay_open = self.turn + ended, lies_open

    def noted(self) -> tuple[list[int], list[int]]:
        """In how many turns each tile was seen, and how many turns ago."""
        last = {cell: max(turn for _, turn in turns) for cell, turns in self.diary.items()}
        seen = [len(self.diary[cell]) if cell in last else 0 for cell in range(CELLS)]
        return seen, [self.turn - last.get(cell, self.turn) for cell in range(CELLS)]


def noted(sight: Any) -> tuple[list[int], list[int]]:
    return sight.turns_seen.tolist(), sight.turns_unseen.tolist()


def at_random(match: Match, random: Random) -> Iterator[int]:
    """The seats that decide, after each decision."""
    for _ in range(MOVES):
        if not match.result:
            (seat,) = match.awaited()
            match.submit(seat, among(random, *match.legal(seat)))
            yield seat


def turns_ended(match: Match) -> int:
    return sum(event.kind.key == "vigo-turn-ended" for event in match.moments[-1].events)


@pytest.mark.parametrize("number", range(6))
def test_an_onlooker_counts_the_same(number: int) -> None:
    match, onlooker, remembered = fresh(begun(number)), Onlooker(), 0
    for seat in at_random(match, Random.seeded(number)):
        onlooker.look(match.table, turns_ended(match))
        sight = match.knowledge(seat)
        assert noted(sight) == onlooker.noted()
        assert (sight.turns_seen[sight.was_open == 1] > 0).all()
        remembered += int((sight.turns_unseen > 0).sum())
    assert remembered > 50


def test_a_tile_that_is_turned_up_twice_is_seen_in_more_turns() -> None:
    """C1 lies face up from the first turn to the third, is hidden then, and turned up in the fifth, which ends."""
    tiles = layout("B1 lid-red", "C1 lid-blue", "D1 key-blue", "L8 key-white", "L7 lid-green")
    course = ["1: place A1", "2: place L9", "1: east 3", "1: take", "2: north 1", "2: take"]
    match = read(stated(tiles, *course), {"vigo": VIGO})
    counted = []
    for seat, move in [(0, "west 2"), (0, "take"), (1, "north 1"), (1, "take"), (0, "east 2")]:
        match.submit(seat, action(match, seat, move))
        sight, cell = match.knowledge(1 - seat), parse_cell("C1")
        counted.append((int(sight.turns_seen[cell]), int(sight.turns_unseen[cell])))
    assert counted == [(3, 0), (3, 1), (3, 1), (3, 2), (5, 0)]


@pytest.mark.parametrize("number", [1, 2, 4])
def test_a_replay_and_a_take_back_count_the_same(number: int) -> None:
    """A match that is asked after every decision, one that is read anew, and one that takes back in between."""
    match, random = fresh(begun(number)), Random.seeded(number)
    for place, seat in enumerate(at_random(match, random)):
        if place % 4 == 0:
            take_back_if_possible(match, seat)
        sight = match.knowledge(seat)
        if place % 10 == 0:
            assert read(write(match), {"vigo": VIGO}).knowledge(seat).tobytes() == sight.tobytes()


def test_bots_know_the_same_in_a_match_and_in_the_arena() -> None:
    known: list[bytes] = []

    def curious(sight: Any, legal: Sequence[int], random: Random, _budget: Budget) -> int:
        known.append(sight.tobytes())
        return among(random, *legal)

    experiment = Experiment("vigo", ("random", "random"), 2, seed=3)
    TableForBots(experiment, [curious, curious]).play(5, (0, 1))
    in_arena, known = known, []
    randoms = [experiment.random(5, seat, seat) for seat in range(2)]
    match = Match(VIGO, [bot("curious")] * 2, seed=experiment.chance(5))
    while awaited := match.awaited():
        (seat,) = awaited
        match.submit(seat, ask(curious, "curious", match, seat, randoms[seat]))
    assert known == in_arena
    assert len(known) > 100
