"""A hint is what a bot would do with what the seat is shown, and with nothing that a person could forget."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.bots import Explanation
from tablee.games import GAMES
from tablee.server.intents import Hint
from tablee.server.net.connection import Person
from tablee.server.net.late_answers import LateAnswers
from tablee.server.net.rate_limits import Limits
from tablee.server.tables.bot_pool import only_move
from tablee.server.tables.hints import Hints
from tests.server.test_asked import begun


class Asker:
    """A page that hears its answer."""

    def __init__(self, person: str) -> None:
        self.person, self.language = Person(person, person), "en"
        self.heard: Any = None

    def say(self, answer: Any) -> None:
        self.heard = answer


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_remembers_nothing_for_a_person(game: str) -> None:
    table, match = begun(game, 2)
    seat, sights = match.awaited()[0], []

    async def explanation(_game: str, _level: str, sight: Any, legal: list[int], _place: object) -> Explanation:
        sights.append(sight.tobytes())
        return only_move(legal[0])

    bot_pool: Any = SimpleNamespace(explanation=explanation)
    background: Any = SimpleNamespace(run=asyncio.run)
    asker: Any = Asker(f"p{seat}")
    Hints(bot_pool, Limits(is_on=False), LateAnswers(background, table.ledger)).hint(table, asker, Hint(1, table.id))
    assert sights == [match.shown(seat)]
    assert asker.heard.hint.action == match.legal(seat)[0]
