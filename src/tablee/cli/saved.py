"""Matches on disk, as the command line finds them: to go on with, to show, and to save a match in."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from tablee.terminal.record_file import RecordFile
    from tablee.terminal.saving import Begun, Saving


def show_saved(language: str, console: "Console") -> None:
    """Print the list of saved matches."""
    from tablee.terminal.saved_list import saved_block
    from tablee.terminal.saved_matches import SavedMatches
    from tablee.texts import Texts

    console.print(saved_block(SavedMatches().all(), Texts(language)))


def file_to_continue(game: str | None, continued: Sequence[str] | None) -> "RecordFile | None":
    """The file of the match that is to go on: that of a word, or the last one, of a game that is named or of any.

    A word in the place of the game means a match too, without --continue. None where a match is to begin.
    """
    from tablee.command import command
    from tablee.games.words import Refused
    from tablee.terminal.saved_matches import SavedMatches
    from tablee.terminal.screens import SCREENS

    word = next(iter(continued or ()), game)
    if word is not None and word not in SCREENS:
        file = SavedMatches().meant(word)
        if file is None and continued is not None:
            raise Refused("no-such-match", asked=word, command=command("terminal --list"))
        return file
    if continued is None:
        return None
    if match := SavedMatches().stopped(word):
        return match.file
    raise Refused("nothing-to-continue", command=command(f"terminal {word}" if word else "terminal"))


def check_nothing_is_agreed_anew(flags: Sequence[str]) -> None:
    """A match that goes on keeps what it began with."""
    from tablee.games.words import Refused

    if flags:
        raise Refused("continue-flags", flags=", ".join(flags))


def file_offered(game: str | None, language: str, console: "Console", lines: Iterable[str]) -> "RecordFile | None":
    """The last match that was stopped, of a game that is named or of any, if there is one and somebody wants it."""
    from tablee.terminal.keyboard import EndOfInput, Keyboard
    from tablee.terminal.saved_list import wants_to_go_on
    from tablee.terminal.saved_matches import SavedMatches
    from tablee.texts import Texts

    match = SavedMatches().stopped(game)
    try:
        if match and wants_to_go_on(match, Texts(language), Keyboard(lines, console, echo=False)):
            return match.file
    except EndOfInput:
        sys.exit()  # nobody is there any more
    return None


def saving_of(begun: "Begun", continued: "RecordFile | None", record: Path | None, language: str) -> "Saving":
    """Where a match is saved: in the file that is asked for, or in that which it came from, or among the saved ones."""
    from tablee.terminal.record_file import RecordFile
    from tablee.terminal.saved_matches import SavedMatches
    from tablee.terminal.saving import Saving

    if record and not (continued and record.resolve() == continued.path):
        if continued:
            continued.release()  # it stays as it is
        saving = Saving(begun, RecordFile(record), language)
        saving.file.check_free()
        saving.begin()
        return saving
    if continued:
        continued.check_writable()
    return Saving(begun, continued or SavedMatches().new_file(begun.match.game.name), language)
