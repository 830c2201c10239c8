"""Commands for people who watch and play."""

import os
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

Pace = Annotated[float, Parameter(validator=Number(gte=0, lte=60))]
Language = Literal["en", "fr"]


def demo(
    *,
    players: int = 4,
    rounds: int = 1,
    seed: int | None = None,
    language: Language | None = None,
    pace: Pace = 1.2,
) -> None:
    """Watch a game of UGO! in the terminal, by players who choose at random.

    Parameters
    ----------
    players
        Two, three or four.
    rounds
        How many rounds; a whole game has four.
    seed
        The number shown by a game, to see that game again.
    language
        English or French; otherwise the language of your system.
    pace
        Seconds to read each trick.
    """
    from rich.console import Console

    from tablee.terminal.demo import run_demo
    from tablee.texts import language_of

    run_demo(players, rounds, seed, language or language_of(os.environ), pace, Console())


def compile_rules() -> None:
    """Compile the rules of all games, so that nothing has to wait for it later. Done already: no work."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from tablee.games import GAMES
    from tablee.games.rehearsal import rehearsal

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for game in GAMES.values():
            calls = rehearsal(game)
            bar = progress.add_task(game.title, total=len(calls))
            for name, call in calls:
                progress.update(bar, description=f"{game.title} {name}")
                call()
                progress.advance(bar)
            progress.update(bar, description=f"{game.title} is ready")
