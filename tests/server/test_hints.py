"""A hint is what a bot would do with what the seat is shown, and with nothing that a person could forget."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.server.limits import Limits
from tablee.server.messages import Hint
from tablee.server.reception import Reception
from tablee.server.socket import Person
from tests.server.test_asked import begun


class Asker:
    """A page that hears its answer."""

    def __init__(self, person: str) -> None:
        self.person = Person(person, person)
        self.heard: Any = None

    def say(self, answer: Any) -> None:
        self.heard = answer


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_remembers_nothing_for_a_person(game: str) -> None:
    table, match = begun(game, 2)
    seat, sights = match.awaited()[0], []

    async def move(_game: str, _level: str, sight: Any, legal: list[int], _place: object) -> int:
        sights.append(sight.tobytes())
        return legal[0]

    house: Any = SimpleNamespace(
        tables={table.id: table},
        limits=Limits(is_on=False),
        robots=SimpleNamespace(move=move),
        in_background=asyncio.run,
    )
    asker: Any = Asker(f"p{seat}")
    Reception(house).hint(asker, Hint(1, table.id))
    assert sights == [match.shown(seat)]
    assert asker.heard.hint.action == match.legal(seat)[0]
