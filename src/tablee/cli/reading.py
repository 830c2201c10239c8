"""Commands for people who want to know what they can play."""

import os

from tablee.cli.play import Language
from tablee.command import command


def rules(game: str, *section: str, language: Language = None) -> None:
    """Read the rulebook of a game: the list of its sections, or one of them.

    Parameters
    ----------
    game
        Which game, such as ugo.
    section
        The name or number of a section, or words of its title.
    """
    from rich.console import Console

    from tablee.match.lookup import game_named
    from tablee.terminal.rulebook import rules_block
    from tablee.texts import Texts, language_of

    texts = Texts(language or language_of(os.environ))
    Console().print(rules_block(game_named(game).name, " ".join(section), command(f"rules {game}"), texts))


def options(game: str, *, language: Language = None) -> None:
    """List what can be agreed before a game: its options with their values and defaults, and its presets.

    Parameters
    ----------
    game
        Which game, such as ugo.
    """
    from rich.console import Console

    from tablee.match.lookup import game_named
    from tablee.terminal.options import options_block
    from tablee.texts import Texts, language_of

    Console().print(options_block(game_named(game), Texts(language or language_of(os.environ))))
