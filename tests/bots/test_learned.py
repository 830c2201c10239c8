"""Levels that play by what was learned: what comes with the games, what is forgotten, and plans of two cards."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from tablee.bots import Budget, bot_of, learned
from tablee.bots.learned import noticed, weights_of
from tablee.bots.warm_up import begin_a_game, warm_up_calls
from tablee.bots.weights import Weights
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.pillage.box import DUEL
from tablee.games.pillage.table import Phase
from tablee.games.words import Refused, Text
from tablee.observations import OBSERVATIONS
from tablee.texts import LANGUAGES, Texts
from tests.contract.play import Agreement, decisions

LEARNED = ("vigo", "pillage")
MOST_BYTES = 2_000_000


@pytest.mark.parametrize("game", LEARNED)
def test_weights_come_with_the_game(game: str) -> None:
    files = {weights_of(game, seats) for seats in GAMES[game].seats}
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for file in files:
        Weights.load(file).check(OBSERVATIONS[game], file.name)


def test_pillage_has_weights_of_their_own_for_three_and_more() -> None:
    assert len({weights_of("pillage", seats) for seats in (3, 4, 5)} - {weights_of("pillage", DUEL)}) == 1


def test_weights_that_do_not_fit_any_more_keep_nothing_else_from_being_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever changes an observation learns anew: rules and other bots must be ready for that."""
    shipped, file = Weights.load(weights_of("pillage", DUEL)), tmp_path / "weights.npz"
    replace(shipped, observed=shipped.observed + 1).save(file)
    monkeypatch.setattr(learned, "weights_of", lambda _game, _seats: file)
    calls = dict(warm_up_calls(GAMES["pillage"]))
    assert list(calls) == ["random", "greedy"]
    for call in calls.values():
        call()
    with pytest.raises(Refused, match="net-observed"):
        begin_a_game(GAMES["pillage"], bot_of("pillage", "hard"))


@pytest.mark.parametrize("game", LEARNED)
def test_the_same_budget_and_seed_give_the_same_move(game: str) -> None:
    """The budget is in decisions: the same number gives the same move."""
    rules, expert = GAMES[game], bot_of(game, "expert")
    for position in islice(decisions(Agreement(rules, 3, {}), Random.seeded(5)), 0, 40, 8):
        knowledge, legal = rules.knowledge(position.table, position.seat), rules.legal(position.table, position.seat)
        moves = {expert(knowledge, legal, Random.seeded(7), Budget(decisions=300)) for _ in range(2)}
        assert len(moves) == 1


# Why


@pytest.mark.parametrize("game", LEARNED)
def test_every_legal_move_is_weighed_and_the_one_that_is_played_comes_first(game: str) -> None:
    rules, expert, budget = GAMES[game], bot_of(game, "expert"), Budget(decisions=200)
    reasons: list[Text] = []
    for position in islice(decisions(Agreement(rules, 2, {}), Random.seeded(6)), 10, 60, 10):
        knowledge, legal = rules.knowledge(position.table, position.seat), rules.legal(position.table, position.seat)
        explained = expert.explain(knowledge, legal, Random.seeded(7), budget)
        assert explained is not None
        assert sorted(move.action for move in explained.moves) == sorted(legal)
        assert explained.moves[0].action == expert(knowledge, legal, Random.seeded(7), budget)
        assert all(0 <= move.value <= 1 for move in explained.moves)
        assert sum(move.weight for move in explained.moves) == pytest.approx(1, abs=0.01)
        assert explained.moves[0].reasons or len(legal) == 1, "whoever asks for advice is told why"
        for reason in explained.moves[0].reasons:  # none speaks against what is advised
            assert reason.args.get("side") in (None, "less" if reason.key.endswith("-rivals") else "more")
        reasons += [reason for move in explained.moves for reason in move.reasons]
    assert reasons
    assert all(Texts(language).say(reason) for language in LANGUAGES for reason in reasons)


# Overlooked moves


def test_of_overlooked_moves_one_is_always_left() -> None:
    chances, random = np.array([0.2, 0.3, 0.5]), Random.seeded(1)
    for _ in range(100):
        left = noticed(chances, 0.9, random)
        assert left.sum() == pytest.approx(1)


# Plans


def test_the_second_card_of_a_plan_is_asked_with_the_first_one_laid() -> None:
    """Both calls answer with cards that can lie together, whatever the pair."""
    pillage, expert = GAMES["pillage"], bot_of("pillage", "expert")
    table, random = pillage.new(DUEL + 1), Random.seeded(2)
    pillage.rules.settle(table, random)
    for seat in range(DUEL + 1):
        while seat in pillage.awaited(table) and table.phase == Phase.PLAN:
            legal = pillage.legal(table, seat)
            move = expert(pillage.knowledge(table, seat), legal, random, Budget(decisions=100))
            assert move in legal
            pillage.rules.apply(table, seat, move)
