"""What happens is told: to everybody, or to one seat alone; and telling changes nothing."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.record import copied
from tablee.games.secrecy import SPECTATOR
from tablee.games.steps import MOST_AT_ONCE, Steps
from tablee.games.story import Event
from tablee.texts import LANGUAGES, Texts
from tests.contract.invariants import SELDOM
from tests.contract.play import Agreement, agreements_of, next_decision, with_every_option

EVERY_OPTION = pytest.mark.parametrize("agreement", with_every_option(), ids=str)


def acts(agreement: Agreement, random: Random) -> Iterator[tuple[Steps, Any, Any]]:
    """Every steps of a random game, with the table after it, told and untold."""
    rules, told = agreement.game.rules, agreement.new()
    while not rules.is_over(told):
        steps, untold = Steps.one(), copied(told)
        if chances := rules.chances(told):
            outcome = rules.drawn(told, below(random, chances))
            rules.apply_chance(told, outcome, steps)
            rules.apply_chance(untold, outcome, None)
        else:
            decision = next_decision(agreement.game, told, random)
            rules.apply(told, decision.seat, decision.action, steps)
            rules.apply(untold, decision.seat, decision.action, None)
        yield steps, told, untold


def events(agreement: Agreement, seed: int) -> list[Event]:
    told = (
        agreement.game.events(steps.rows[: steps.length].tobytes())
        for steps, *_ in acts(agreement, Random.seeded(seed))
    )
    return list(chain.from_iterable(told))


@EVERY_OPTION
def test_telling_changes_nothing(agreement: Agreement) -> None:
    for _, told, untold in acts(agreement, Random.seeded(51)):
        assert told.tobytes() == untold.tobytes()


@EVERY_OPTION
def test_steps_are_never_empty_and_never_too_many(agreement: Agreement) -> None:
    for seed in range(5):
        for steps, *_ in acts(agreement, Random.seeded(seed)):
            assert 0 < steps.length <= MOST_AT_ONCE


@EVERY_OPTION
def test_every_step_is_of_a_known_kind_and_becomes_a_text(agreement: Agreement) -> None:
    keys = {kind.key for kind in agreement.game.steps.values()}
    for event in events(agreement, 52):
        assert event.text.key in keys
        assert set(event.text.args) == set(event.args) == set(event.kind.arguments)


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_OPTION
def test_every_step_can_be_said(agreement: Agreement, language: str) -> None:
    texts = Texts(language)
    for event in events(agreement, 54):
        assert texts.say(event.text)


@EVERY_OPTION
def test_a_private_step_is_told_to_its_seat_alone(agreement: Agreement) -> None:
    everybody = [*range(agreement.seats), SPECTATOR]
    for event in events(agreement, 53):
        told = [seat for seat in everybody if event.told_to(seat)]
        assert told == ([event.args["seat"]] if event.kind.is_private else everybody)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_kind_of_step_is_told_sooner_or_later(game: Game) -> None:
    """At some table; but for those that random games tell too seldom: the tests of the rulebook tell them."""
    told = {
        event.kind.key for agreement in agreements_of(game) for seed in range(3) for event in events(agreement, seed)
    }
    assert told | SELDOM[game.name] == {kind.key for kind in game.steps.values()}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_that_hides_again_tells_everybody_the_same(game: Game) -> None:
    """Then an event has the same place in the story of every seat, and what is told otherwise is told by that place."""
    assert game.secrets.history is None or all(kind.is_open for kind in game.steps.values())
