"""The Monte-Carlo player of the documentation plays every game, and better than at random."""

from pathlib import Path

import pytest

from examples.monte_carlo import MonteCarlo
from tablee.arena import win_rate
from tablee.bots import NO_LIMIT, Bot, bot_of
from tablee.bots.asking import ask
from tablee.bots.play import play_match
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.options import Value
from tablee.match import Match, bot

ROOT = Path(__file__).parents[2]
SHORT: dict[str, dict[str, Value]] = {"ugo": {"rounds": 1}, "pillage": {"round_limit": 4}}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_every_game_to_its_end(game: str, seats: int) -> None:
    """Answers are checked wherever bots play: one that is not legal would be blamed."""
    match = Match(GAMES[game], [bot("player")] * seats, SHORT.get(game, {}), seed=b"monte carlo")
    player: Bot = MonteCarlo(GAMES[game], worlds=2)
    result = play_match(match, [player, *[bot_of(game, "random")] * (seats - 1)], seed=1)
    assert result
    assert result.how == "finished"


def test_it_beats_random() -> None:
    ugo = GAMES["ugo"]
    share = win_rate(ugo, [MonteCarlo(ugo, worlds=20), bot_of("ugo", "random")], deals=4, seed=1)
    assert share.rate >= 0.75


def test_the_same_knowledge_and_chance_give_the_same_move() -> None:
    match = Match(GAMES["ugo"], [bot("player")] * 2, seed=b"again")
    player = MonteCarlo(GAMES["ugo"], worlds=5)
    moves = {ask(player, "player", match, match.awaited()[0], Random.seeded(3), NO_LIMIT) for _ in range(3)}
    assert len(moves) == 1


def test_the_page_shows_it_as_it_is() -> None:
    example = (ROOT / "examples" / "monte_carlo.py").read_text("utf-8")
    assert example in (ROOT / "docs" / "kernels.md").read_text("utf-8")
