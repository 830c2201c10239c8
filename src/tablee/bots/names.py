"""What a bot is called on the command line: a level, a function of a module, a program, or what was learned.

`greedy`, `my_bots:bold_leader`, `cmd:./my_engine --fast`, `net:weights.npz`. Whoever names a module or a
program runs it: so this is for people at their own machine, and never for what comes over a wire, where `bot_of` takes
levels and nothing else.

>>> from tablee.games import GAMES
>>> bot_named("examples.monte_carlo:MonteCarlo", GAMES["ugo"]).worlds
50
"""

import importlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablee.bots import bot_of, levels
from tablee.bots.asking import described
from tablee.bots.contract import Bot
from tablee.bots.engine import Engine
from tablee.bots.network import network_bot
from tablee.games.contract import Game
from tablee.games.options import Value, agreed
from tablee.games.words import Refused
from tablee.match.players import parse_bot, written_bot

PROGRAM, NETWORK = "cmd:", "net:"
PATIENCE_SECONDS = 60.0  # for a program's answer, where nobody says how long


def bot_named(
    name: str,
    game: Game,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    patience_seconds: float = PATIENCE_SECONDS,
) -> Bot:
    """The bot of a name for tables of a game; `Refused` where there is none. A program is started when it is asked."""
    if name.startswith(PROGRAM):
        sitting = seats or game.seats[0]
        complete = agreed(game.options, options or {}, sitting)
        return Engine(name.removeprefix(PROGRAM).strip(), game, sitting, complete, patience_seconds)
    if name.startswith(NETWORK):
        return network_bot(name.removeprefix(NETWORK).strip(), game)
    if is_own(name):
        return imported(name, game)
    return bot_of(game.name, name)


def is_own(name: str) -> bool:
    """Whether a name is that of somebody's own function or program, which nobody else finds by it."""
    return ":" in name


def name_in_records(name: str, game: str) -> str:
    """How records call a bot that was named: a level with its version and budget, somebody's own as theirs.

    >>> name_in_records("hard/50", "ugo"), name_in_records("my_bots:bold_leader", "ugo"), name_in_records("x", "ugo")
    ('hard@1/50', 'x-my-bots-bold-leader', 'x')
    """
    known = not is_own(name) and parse_bot(name).level in levels(game)
    return bot_of(game, name).written if known else written_bot(name)


def imported(name: str, game: Game) -> Bot:
    """The function of a module, which may lie in the current folder. A class is called with the game, and makes one."""
    module, _, attribute = name.partition(":")
    found: Any
    try:
        found = getattr(module_named(module), attribute)
        bot = found(game) if isinstance(found, type) else found
    except Exception as error:
        raise Refused("bot-import", bot=name, error=described(error)) from error
    if not callable(bot):
        raise Refused("bot-import", bot=name, error=f"{attribute} is no function")
    return bot  # type: ignore[no-any-return]


def module_named(module: str) -> Any:
    """A module by its name; the current folder is looked at last."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return importlib.import_module(module)
