"""A match that nobody at the table ended: abandoned, or ended by the host of the server."""

import importlib
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.words import Refused, Text
from tablee.match import CalledOff, Ending, Match, Result, bot, person
from tablee.match.record import read, write
from tablee.match.replay import check_draws, replayed
from tablee.match.result import CALLED_OFF

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def begun(game: Game, moves: int = 5) -> Match:
    """A match of two that has gone on for some moves."""
    match = Match(game, [person("North"), bot("random")], seed=b"called off")
    for _ in range(moves):
        seat = match.awaited()[0]
        match.submit(seat, match.legal(seat)[0])
    return match


def referee(game: Game, text: str) -> Any:
    return importlib.import_module(f"tests.match.{game.name}_referee").Referee(text)


@every_game
@pytest.mark.parametrize("reason", CALLED_OFF)
def test_a_match_is_called_off_with_its_scores_and_without_winners(game: Game, reason: Ending) -> None:
    match = begun(game)
    scores = match.scores()
    assert match.call_off(reason).entry == CalledOff(reason)
    assert match.result == Result(reason, scores, ())
    assert replayed(match).result == match.result


@every_game
@pytest.mark.parametrize("reason", CALLED_OFF)
def test_its_record_says_why(game: Game, reason: Ending) -> None:
    match = begun(game)
    match.call_off(reason)
    text = write(match)
    scores = " ".join(map(str, match.scores()))
    assert text.endswith(f"\nended {reason}\nend {reason}\nscores {scores}\nwinners\n")
    same = read(text, GAMES)
    check_draws(same)
    assert (write(same), same.result, same.log) == (text, match.result, match.log)
    seen = referee(game, text)
    assert (seen.how, seen.winners) == (reason, [])


def test_it_needs_nobody_who_is_there() -> None:
    """Unlike an agreement: who is away for good cannot agree."""
    match = begun(GAMES["ugo"], moves=0)
    match.sit_in(0, "greedy")
    match.call_off("abandoned")
    assert match.result


def test_there_are_no_other_reasons() -> None:
    match = begun(GAMES["ugo"], moves=0)
    with pytest.raises(Refused) as refused:
        match.call_off("finished")
    assert refused.value.text == Text("called-off-why", {"reason": "finished", "known": "abandoned, host"})
    assert (match.result, match.log[-1:]) == (None, begun(GAMES["ugo"], moves=0).log[-1:])


@pytest.mark.parametrize("line", ["ended", "ended finished", "ended agreed", "ended host 1"])
def test_a_record_with_another_reason_is_refused(line: str) -> None:
    text = write(begun(GAMES["ugo"])).replace("running\n", f"{line}\nend host\nscores 0 0\nwinners\n")
    with pytest.raises(Refused, match="record-line"):
        read(text, GAMES)


def test_an_end_that_no_line_brings_about_is_refused() -> None:
    match = begun(GAMES["ugo"])
    scores = " ".join(map(str, match.scores()))
    text = write(match).replace("running\n", f"end abandoned\nscores {scores}\nwinners\n")
    with pytest.raises(Refused, match="record-line"):
        read(text, GAMES)
