"""What was learned is played as it was learned, without JAX."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tablee.arena import win_rate
from tablee.bots import bot_of
from tablee.bots.names import bot_named
from tablee.bots.network import NetworkBot
from tablee.games import GAMES
from tablee.games.record import Array
from tablee.games.words import Refused
from tablee.learn.config import Config
from tablee.learn.inputs import env_of, view_of
from tablee.learn.network import Parameters, apply_of, as_parameters, begin, playable
from tests.learn.runs import TINY

STEPS = 40
WITHOUT_JAX = """
import sys
sys.modules["jax"] = None
from tablee.arena import win_rate
from tablee.bots.names import bot_named
from tablee.games import GAMES
bots = [bot_named(name, GAMES["olives"]) for name in (sys.argv[1], "random")]
print(win_rate(GAMES["olives"], bots, deals=3, seed=1).by_deal)
"""


def disturbed(weights: Parameters) -> Parameters:
    """Weights of which none is zero, so that each of them matters."""
    random = np.random.default_rng(1)
    noise: dict[str, Array] = {name: 0.3 * random.standard_normal(array.shape) for name, array in weights.items()}
    return as_parameters({name: np.abs(noise[name]) + 1 if "scale" in name else noise[name] for name in weights})


@pytest.mark.parametrize("game", ["olives", "vigo", "pillage"])
def test_the_bot_scores_moves_as_the_network_does(game: str) -> None:
    config = Config(game, (2, 3), lanes=4, hidden=(8, 8))
    view = view_of(config)
    weights = disturbed(begin(config, view))
    bot = NetworkBot(playable(config, view, weights), GAMES[game])
    env = env_of(config, config.lanes, seed=5)
    batch = env.reset()
    for _ in range(STEPS):
        batch = env.step(env.random_actions())
    scores = np.asarray(apply_of(view)(weights, view.situation(batch))[0])
    for lane in range(config.lanes):
        scored = dict(
            zip(*(part.tolist() for part in bot.scores(batch.tables[lane], int(batch.seats[lane]))), strict=True)
        )
        known = [action for action in batch.candidates[lane].tolist() if action >= 0] if view.room else list(scored)
        places = range(len(known)) if view.room else known
        assert [scored[action] for action in known] == pytest.approx(scores[lane][list(places)].tolist(), abs=1e-3)
        assert len(scored) == batch.legal[lane].sum() or view.room


@pytest.fixture(scope="module")
def weights_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("learned") / "weights.npz"
    view = view_of(TINY)
    playable(TINY, view, disturbed(begin(TINY, view))).save(path)
    return path


def test_a_file_plays_without_jax_and_the_same_for_the_same_seed(weights_file: Path) -> None:
    olives = GAMES["olives"]
    bots = [bot_named(f"net:{weights_file}", olives), bot_of("olives", "random")]
    here = win_rate(olives, bots, deals=3, seed=1)
    command = [sys.executable, "-c", WITHOUT_JAX, f"net:{weights_file}"]
    there = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert there.stdout.strip() == str(here.by_deal)


def test_a_temperature_of_zero_plays_the_best_move(weights_file: Path) -> None:
    assert bot_named(f"net:{weights_file}@0", GAMES["olives"]).temperature == 0  # type: ignore[attr-defined]


def test_files_that_cannot_be_played_are_refused(weights_file: Path, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="net-game"):
        bot_named(f"net:{weights_file}", GAMES["ugo"])
    (tmp_path / "odd.npz").write_bytes(b"PK\x03\x04 no weights")
    for odd in ("odd.npz", "missing.npz"):
        with pytest.raises(Refused, match="net-file"):
            bot_named(f"net:{tmp_path / odd}", GAMES["olives"])
    bot = bot_named(f"net:{weights_file}", GAMES["olives"])
    assert isinstance(bot, NetworkBot)
    with pytest.raises(Refused, match="net-observed"):
        NetworkBot(replace(bot.weights, observed=3), GAMES["olives"])


def test_a_file_is_never_a_level(weights_file: Path) -> None:
    """Levels are what a wire can name."""
    with pytest.raises(Refused, match="bot-unknown"):
        bot_of("olives", f"net:{weights_file}")
