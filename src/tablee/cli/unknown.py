"""What is said to somebody who types a command that does not exist."""

from collections.abc import Sequence
from typing import NoReturn

from tablee.command import command


def refuse_unknown_command(typed: str, known: Sequence[str]) -> NoReturn:
    """Raise a refusal that names what was probably meant: a game to play, the nearest command, or all of them."""
    from tablee.games import GAMES, LISTED
    from tablee.games.nearest import nearest
    from tablee.games.words import Refused

    meant = {name: command(name) for name in known} | {name: command(f"terminal {name}") for name in LISTED}
    if typed in GAMES:
        raise Refused("command-is-game", game=GAMES[typed].title, command=command(f"terminal {typed}"))
    if near := nearest(typed, meant):
        raise Refused("command-near", typed=typed, command=meant[near])
    raise Refused("command-unknown", typed=typed, known=", ".join(sorted(known)), help=command("--help"))
