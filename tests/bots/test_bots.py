"""What holds for every bot of the list."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import HINTING, NO_LIMIT, Bot, Budget, bot_of, levels, offered
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.games.words import Refused
from tablee.match.sitters import SUBSTITUTE
from tablee.terminal.names import LONGEST
from tests.contract.play import Agreement, Decision, decisions, row_of, with_every_number_of_seats, with_every_option

BOTS = Path(__file__).parents[2] / "docs" / "bots.md"
POSITIONS = 150  # for each bot, number of seats and option
WORLDS = 4
BRIEFLY = Budget(decisions=30)


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
def test_there_are_bots_that_stand_in_and_give_hints(game: str) -> None:
    assert SUBSTITUTE.name in levels(game)
    assert HINTING in levels(game)


@pytest.mark.parametrize("level", sorted({level for game in GAMES for level in levels(game)}))
def test_every_level_is_explained(level: str) -> None:
    """The page about bots has a row for it."""
    assert f"| `{level}` |" in BOTS.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_people_choose_from_four_levels_with_a_name_each(game: str) -> None:
    assert [level.name for level in offered(game)] == ["easy", "medium", "hard", "expert"]
    assert len({level.character for level in offered(game)}) == 4
    assert all(len(level.character) <= LONGEST for level in offered(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_yardsticks_are_not_offered(game: str) -> None:
    assert set(levels(game)) - {level.name for level in offered(game)} == {"random", "greedy"}


@pytest.mark.parametrize("agreement", with_every_number_of_seats())
def test_what_is_explained_is_what_would_be_played(agreement: Agreement) -> None:
    """Of every legal move, with the same knowledge and seed."""
    game = agreement.game
    for position in islice(positions(agreement, Random.seeded(4)), 30):
        knowledge = game.secrets.knowledge(row_of(game, position.table), position.seat)[0]
        legal = game.legal(position.table, position.seat)
        for level in offered(game.name):
            explained = level.explain(knowledge, legal, Random.seeded(1), BRIEFLY)
            if explained:
                assert sorted(move.action for move in explained.moves) == sorted(legal)
                assert explained.moves[0].action == level(knowledge, legal, Random.seeded(1), BRIEFLY)
                assert sum(move.weight for move in explained.moves) == pytest.approx(1, abs=0.01)
