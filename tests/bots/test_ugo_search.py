"""The search of UGO!: what it remembers, what it plays for, and that it is better than a beginner."""

import numpy as np
import pytest

from tablee.arena import win_rate
from tablee.bots import Budget, bot_of
from tablee.bots.ugo.aim import note_shares
from tablee.bots.ugo.search import search_from, simulate
from tablee.bots.ugo.searcher import Searcher
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.ugo.secrets import Sight

UGO = GAMES["ugo"]
SOME = Budget(decisions=400)


def begun(seats: int, seed: int, **options: int) -> tuple[Sight, list[int]]:
    """What the first seat that is asked knows, and may do."""
    table = UGO.new(seats, **options)
    UGO.rules.settle(table, Random.seeded(seed))
    (seat,) = UGO.awaited(table)
    return UGO.knowledge(table, seat), UGO.legal(table, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_simulation_is_counted_once(seats: int) -> None:
    sight, legal = begun(seats, seed=1)
    search = search_from(sight, Random.seeded(1), 500, curiosity=0.4)
    simulate(search, 200)
    simulate(search, 300)
    tree = search.tree
    assert sum(tree.visits[tree.children[0, card]] for card in legal) == 500
    assert search.outcomes.number.sum() == 500
    assert tree.used[0] <= 501


def test_slices_make_no_difference() -> None:
    sight, _ = begun(3, seed=2)
    whole, sliced = (search_from(sight, Random.seeded(1), 300, curiosity=0.4) for _ in range(2))
    simulate(whole, 300)
    for _ in range(3):
        simulate(sliced, 100)
    assert (whole.tree.visits == sliced.tree.visits).all()
    assert (whole.tree.values == sliced.tree.values).all()


def test_a_full_tree_is_still_searched() -> None:
    sight, _ = begun(2, seed=3)
    search = search_from(sight, Random.seeded(1), 20, curiosity=0.4)
    simulate(search, 500)
    assert search.tree.used[0] == 21
    assert search.outcomes.number.sum() == 500


def test_no_time_is_little_time_and_no_mistake() -> None:
    sight, legal = begun(4, seed=4)
    assert Searcher()(sight, legal, Random.seeded(1), Budget(seconds=0.0, decisions=100_000)) in legal


@pytest.mark.parametrize(("scores", "rounds_left", "least"), [([9, 8], 0, 0.6), ([20, 0], 0, 0.9), ([9, 8], 3, 0.5)])
def test_after_the_last_round_a_point_decides_and_before_it_hardly(
    scores: list[int], rounds_left: int, least: float
) -> None:
    table, shares = UGO.new(2), np.zeros(4)
    table.scores[:2] = scores
    note_shares(table, rounds_left, shares)
    assert shares[0] > least
    assert shares[0] < 0.6 or rounds_left == 0
    assert shares[0] + shares[1] == pytest.approx(1)


def test_the_forgetful_one_plays_on_with_the_voids_that_it_has_forgotten() -> None:
    sight, legal = begun(3, seed=5)
    sight.voids[(int(sight.seat) + 1) % 3] = 0b1
    assert not Searcher(remembers=False).known(sight).voids.any()
    assert Searcher().known(sight).voids.any()
    assert Searcher(remembers=False)(sight, legal, Random.seeded(1), SOME) in legal


def test_it_beats_a_beginner() -> None:
    share = win_rate(UGO, [bot_of("ugo", "hard"), bot_of("ugo", "greedy")], deals=12, seed=3)
    assert share.rate > 0.6


def test_it_says_why_in_words_and_numbers() -> None:
    sight, legal = begun(2, seed=6)
    explained = Searcher().explain(sight, legal, Random.seeded(1), SOME)
    assert explained.measure == "points"
    assert {reason.key for move in explained.moves for reason in move.reasons} <= {
        *("ugo-why-trick", "ugo-why-own", "ugo-why-other", "why-alike"),
    }
    assert explained.moves[0].reasons, "whoever asks for advice is told why"
    assert all(move.spread > 0 for move in explained.moves if move.weight > 0.05)


@pytest.mark.parametrize("seed", range(8))
def test_only_what_speaks_for_an_advised_card_is_said(seed: int) -> None:
    sight, legal = begun(2, seed)
    advised, *_ = Searcher().explain(sight, legal, Random.seeded(seed), SOME).moves
    said = [(reason.key, reason.args.get("side")) for reason in advised.reasons]
    assert ("ugo-why-own", "less") not in said
    assert ("ugo-why-other", "more") not in said


@pytest.mark.parametrize(("seats", "key"), [(2, "ugo-why-other"), (4, "ugo-why-others")])
def test_what_is_said_of_the_others_knows_how_many_they_are(seats: int, key: str) -> None:
    sight, legal = begun(seats, 1)
    moves = Searcher().explain(sight, legal, Random.seeded(1), SOME).moves
    said = {reason.key for move in moves for reason in move.reasons}
    assert said & {"ugo-why-other", "ugo-why-others"} == {key}
