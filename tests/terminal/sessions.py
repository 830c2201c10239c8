"""Sessions in a terminal of any game, typed by people; and what a screen shows."""

import re
from collections.abc import Callable, Iterable
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from tablee.games.contract import Game
from tablee.match import Match, Player
from tablee.terminal.keyboard import Keyboard
from tablee.terminal.names import names_of
from tablee.terminal.opponents import Opponents
from tablee.terminal.play import Session
from tablee.texts import Texts

ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def screen(width: int = 80) -> Console:
    return Console(file=StringIO(), width=width, height=30, color_system=None, _environ={})


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return ESCAPE.sub("", console.file.getvalue())


def unbroken(text: str) -> str:
    """A text as if its lines had no end."""
    return re.sub("[ \n]+", " ", text)


def text_of(block: RenderableType, width: int = 80) -> str:
    console = screen(width)
    console.print(block)
    return printed(console)


def shown(session: Session) -> str:
    return printed(session.console)


def sessions_of(game: Game, alone: list[Player]) -> Callable[..., Session]:
    """A function that makes sessions of a game, of one person alone unless it is given others."""

    def session_of(
        lines: Iterable[str],
        players: list[Player] = alone,
        table: Any = None,
        language: str = "en",
        seed: int = 7,
        options: dict[str, Any] | None = None,
        width: int = 80,
    ) -> Session:
        """A session before its first question: of a new game, or of one that stands as a table does."""
        match = Match(game, players, options, seed=str(seed).encode())
        if table is not None:
            match.table = table
        called = game.called(match.options, language)
        texts = Texts(language, names_of(players, game.name, Texts(language)), called)
        return Session(match, texts, Keyboard(lines, screen(width), True), Opponents(match, seed), 0)

    return session_of
