"""What processes of bots do in tests; it imports little, so that they start in a moment."""

import os
import time
from pathlib import Path

THOUGHT = 1


def think(game: str, _level: str, sight: object, _legal: object, _seed: int, _seconds: float) -> int:
    """A bot that is stuck, takes its process along the first time, or answers."""
    if game == "stuck":
        time.sleep(600)
    if game == "dies once" and not Path(str(sight)).exists():
        Path(str(sight)).touch()
        os._exit(1)
    return THOUGHT


def say_nothing(*_: object) -> int:
    """A bot that answers nothing, asked as the server does."""
    from tablee.bots import NO_LIMIT
    from tablee.bots.asking import answer
    from tablee.games.chance import Random

    return answer(lambda *_: None, None, [0, 1], Random.seeded(1), NO_LIMIT)  # type: ignore[arg-type]


def at_once() -> None:
    """Start without the rules."""


def never() -> None:
    """Hang while starting."""
    time.sleep(600)
