"""A bot that crashes, answers nonsense or takes too long loses that game by name, and the arena goes on."""

import sys
from pathlib import Path

import pytest

from tablee.arena.batch import Batch, Job, play_batch
from tablee.arena.comparison import by_deal
from tablee.arena.experiment import Experiment
from tablee.arena.played import Played
from tablee.arena.table import TableForBots
from tablee.arena.worker import Worker
from tablee.texts import LANGUAGES, Texts

ENGINE = f"cmd:{sys.executable} odd_engine.py"
DEEDS = {
    "odd_bots:raises": "bot-raised",
    "odd_bots:illegal": "bot-answered",
    f"{ENGINE} crash": "engine-ended",
    f"{ENGINE} nonsense": "bot-answered",
    f"{ENGINE} illegal": "bot-answered",
    f"{ENGINE} slow": "bot-slow",
    "cmd:./there_is_none": "engine-not-started",
}


def check_deeds(games: list[Played], deed: str) -> None:
    """The contender in the first place loses every game by what it does, and the deals stay in the pairs."""
    assert all(game.share(0) == 0 and game.share(1) == 1 for game in games)
    assert {deal.difference for deal in by_deal(games, (0, 1))} == {-1}
    assert all(game.forfeit and game.seating[game.forfeit.seat] == 0 for game in games)
    assert {game.forfeit.deed.key for game in games if game.forfeit} == {deed}
    assert all(Texts(language).say(game.forfeit.deed) for language in LANGUAGES for game in games if game.forfeit)


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize("bot", DEEDS)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_forfeits(bot: str, seats: int) -> None:
    experiment = Experiment("olives", (bot, "odd_bots:lowest"), seats, timeout_seconds=0.3, deals_in_batch=1)
    games = play_batch(TableForBots(experiment, experiment.sitting()), Job(Batch((0, 1), 0)))
    check_deeds(games, DEEDS[bot])


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize(
    ("bot", "deed"), [("odd_bots:ends_the_process", "bot-ended-us"), ("odd_bots:never_returns", "bot-slow")]
)
def test_a_function_that_takes_its_process_along(bot: str, deed: str) -> None:
    """It loses that game, and the next one is played by another process."""
    experiment = Experiment("olives", (bot, "odd_bots:lowest"), 2, timeout_seconds=0.3, deals_in_batch=1)
    worker = Worker(experiment)
    check_deeds(worker.play(Batch((0, 1), 0)), deed)
    worker.close()


def test_what_a_bot_prints_harms_nobody_and_nothing_is_left(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(bots))
    worker = Worker(Experiment("olives", ("odd_bots:prints", f"{ENGINE} first"), 2))
    games = worker.play(Batch((0, 1), 0))
    process = worker._process
    worker.close()
    assert not any(game.forfeit for game in games)
    assert process
    assert process._process.poll() is not None
    assert not list(bots.glob("tablee-arena-*"))
