"""Commands for hosts about people: their data, and their deletion."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from tablee.cli.serve import ENVIRONMENT, folder_of, say

if TYPE_CHECKING:
    from tablee.games.words import Text

app = App(
    name="people",
    help="Hand out or delete what the server has of somebody: docs/hosting.md.",
    config=ENVIRONMENT,
)


@app.command
def export(who: str, *, data: Path | None = None) -> None:
    """Print all that the server has of somebody, as JSON; the server may be running.

    Parameters
    ----------
    who
        The person's name, or their id where several people have that name.
    data
        The folder of the database; otherwise the user's folder for data of programs.
    """
    from tablee.server import people_commands

    folder = folder_of(data)
    sys.stdout.write(people_commands.export(folder, people_commands.find(folder, who).id).decode() + "\n")


@app.command
def delete(who: str, *, data: Path | None = None, yes: bool = False) -> None:
    """Delete somebody for good, while the server does not run. Their games stay, with a neutral name.

    Parameters
    ----------
    who
        The person's name, or their id where several people have that name.
    data
        The folder of the database; otherwise the user's folder for data of programs.
    yes
        Do not ask once more.
    """
    from tablee.cli.compiling import get_ready
    from tablee.games import GAMES
    from tablee.games.words import Text
    from tablee.server import people_commands
    from tablee.texts import Texts, language_of

    folder = folder_of(data)
    person = people_commands.find(folder, who)
    if not yes and not is_sure(Text("person-delete-sure", {"name": person.name, "person": person.id})):
        say(Text("person-kept", {"name": person.name}))
        return
    get_ready(*GAMES.values())
    people_commands.delete(folder, person.id, Texts(language_of(os.environ)).say(Text("somebody")))
    say(Text("person-deleted", {"name": person.name}), sys.stdout)


def is_sure(question: "Text") -> bool:
    """Whether the host answers yes; nobody to ask means no."""
    say(question)
    try:
        return input().strip().lower() in ("yes", "y", "oui", "o")
    except EOFError:
        return False
