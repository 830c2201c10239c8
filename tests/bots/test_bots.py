"""What holds for every bot of the list."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import NO_LIMIT, Bot, Budget, bot_of, levels
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.games.words import Refused
from tablee.match.match import SUBSTITUTE
from tablee.texts import LANGUAGES
from tests.contract.play import Agreement, Decision, decisions, row_of, with_every_number_of_seats, with_every_option
from tests.texts.language_files import variants

BOTS = Path(__file__).parents[2] / "docs" / "bots.md"
POSITIONS = 500  # for each bot, number of seats and option
BRIEFLY = Budget(decisions=40)
WORLDS = 4


def bots_with(agreements: list[Agreement]) -> list[Any]:
    return [
        pytest.param(bot, agreement, id=f"{level}-{agreement}")
        for agreement in agreements
        for level, bot in levels(agreement.game.name).items()
    ]


def positions(agreement: Agreement, random: Random) -> Iterator[Decision]:
    """The decisions of random games, game after game."""
    while True:
        yield from decisions(agreement, random)


def asked(game: Game, bot: Bot, table: Any, seat: int, seed: int) -> int:
    knowledge = game.secrets.knowledge(row_of(game, table), seat)[0]
    return bot(knowledge, game.legal(table, seat), Random.seeded(seed), BRIEFLY)


@pytest.mark.parametrize(("bot", "agreement"), bots_with(with_every_option()))
def test_moves_are_legal(bot: Bot, agreement: Agreement) -> None:
    game = agreement.game
    for seed, position in enumerate(islice(positions(agreement, Random.seeded(1)), POSITIONS)):
        assert asked(game, bot, position.table, position.seat, seed) in game.legal(position.table, position.seat)


@pytest.mark.parametrize(("bot", "agreement"), bots_with(with_every_number_of_seats()))
def test_the_same_knowledge_and_seed_give_the_same_move(bot: Bot, agreement: Agreement) -> None:
    """Asked twice, and asked in other worlds that the seat cannot tell apart."""
    game, random, worlds = agreement.game, Random.seeded(2), agreement.game.table.many(WORLDS)
    for seed, position in enumerate(islice(positions(agreement, random), 100)):
        knowledge = game.secrets.knowledge(row_of(game, position.table), position.seat)[0]
        game.secrets.resample(knowledge, random, worlds)
        moves = {asked(game, bot, table, position.seat, seed) for table in (position.table, position.table, *worlds)}
        assert len(moves) == 1


@pytest.mark.parametrize(("bot", "agreement"), bots_with(with_every_number_of_seats()))
def test_a_bot_leaves_its_knowledge_as_it_was(bot: Bot, agreement: Agreement) -> None:
    game = agreement.game
    for position in islice(positions(agreement, Random.seeded(3)), 50):
        knowledge = game.secrets.knowledge(row_of(game, position.table), position.seat)[0]
        before = knowledge.tobytes()
        bot(knowledge, game.legal(position.table, position.seat), Random.seeded(1), BRIEFLY)
        assert knowledge.tobytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_every_legal_move(game: str) -> None:
    random, legal = Random.seeded(1), [3, 5, 8]
    moves = {bot_of(game, "random")(None, legal, random, NO_LIMIT) for _ in range(100)}
    assert moves == set(legal)


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refusal:
        bot_of("ugo", "grandmaster")
    assert refusal.value.text.key == "bot-unknown"
    assert refusal.value.text.args == {"level": "grandmaster", "known": ", ".join(levels("ugo"))}


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_bot_that_stands_in(game: str) -> None:
    assert SUBSTITUTE.name in levels(game)


@pytest.mark.parametrize("level", sorted({level for game in GAMES for level in levels(game)}))
def test_every_level_is_explained(level: str) -> None:
    """The page says in every language how it plays, and the page about bots has a row for it."""
    assert all(level in variants(language, "level") for language in LANGUAGES)
    assert f"| `{level}` |" in BOTS.read_text("utf-8")
