"""Commands for hosts about people: their data, and their deletion."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from tablee.cli.serve import ENVIRONMENT, say, settings_of

if TYPE_CHECKING:
    from tablee.games.words import Text

app = App(
    name="people",
    help="Hand out or delete what the server has of somebody: docs/hosting.md.",
    config=ENVIRONMENT,
)


@app.command
def export(who: str, *, data: Path | None = None, database: str | None = None) -> None:
    """Print all that the server has of somebody, as JSON; the server may be running.

    Parameters
    ----------
    who
        The person's name, or their id where several people have that name.
    data
        The folder of the database; otherwise the user's folder for data of programs.
    database
        The address of the PostgreSQL that is used in its place.
    """
    from tablee.server import people_commands

    settings = settings_of(data, database)
    sys.stdout.write(people_commands.export(settings, people_commands.find(settings, who).id).decode() + "\n")


@app.command
def delete(who: str, *, data: Path | None = None, database: str | None = None, yes: bool = False) -> None:
    """Delete somebody for good, while the server does not run. Their games stay, with a neutral name.

    Parameters
    ----------
    who
        The person's name, or their id where several people have that name.
    data
        The folder of the database; otherwise the user's folder for data of programs.
    database
        The address of the PostgreSQL that is used in its place.
    yes
        Do not ask once more.
    """
    from tablee.cli.compiling import get_ready
    from tablee.games import GAMES
    from tablee.games.words import Text
    from tablee.server import people_commands
    from tablee.texts import Texts, language_of

    settings = settings_of(data, database)
    person = people_commands.find(settings, who)
    if not yes and not is_sure(Text("person-delete-sure", {"name": person.name, "person": person.id})):
        say(Text("person-kept", {"name": person.name}))
        return
    get_ready(*GAMES.values())
    people_commands.delete(settings, person.id, Texts(language_of(os.environ)).say(Text("somebody")))
    say(Text("person-deleted", {"name": person.name}), sys.stdout)


def is_sure(question: "Text") -> bool:
    """Whether the host answers yes; nobody to ask means no."""
    say(question)
    try:
        return input().strip().lower() in ("yes", "y", "oui", "o")
    except EOFError:
        return False
