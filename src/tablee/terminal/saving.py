"""A match is saved after each entry, so that whatever ends the program ends no match; and goes on from there.

A running record names no seed. The terminal leaves its own in a comment, and the language of the table in another one:
every reader of records passes comments over.
"""

import re
import shlex
from random import randrange
from typing import NamedTuple

from tablee.command import command
from tablee.games import GAMES
from tablee.games.words import Refused, Text
from tablee.match import Match, Resignation
from tablee.match.record import Writer, read, write
from tablee.terminal.demo import SEEDS
from tablee.terminal.hot_seat import deciders
from tablee.terminal.record_file import RecordFile, unwritable
from tablee.texts import LANGUAGES

NOTHING = -1  # entries are saved
SEED_LINE = re.compile(r"^# seed (-?[0-9]{1,100})$", re.MULTILINE)
LANGUAGE_LINE = re.compile(rf"^# language ({'|'.join(LANGUAGES)})$", re.MULTILINE)


class Begun(NamedTuple):
    """A match to be played here, and what its bots choose by."""

    match: Match
    seed: int  # chance follows from it too, if the match has a seed
    told: int | None = None  # of a match that goes on: how many of its moments people know


class Saving:
    """Writes a match, and the language it is played in, to its file."""

    def __init__(self, begun: Begun, file: RecordFile, language: str) -> None:
        self.match, self.seed, self.file, self.language = begun.match, begun.seed, file, language
        self._writer, self._is_failing = Writer(begun.match), False
        self._saved = NOTHING if file.is_new else len(begun.match.log)

    @property
    def is_saved(self) -> bool:
        """Whether the file holds the match as it stands, as far as anybody has played."""
        return not self.file.is_new and not self._is_failing

    def begin(self) -> None:
        """Write the match before anything is played, or refuse to begin."""
        try:
            self._write(self._writer.text())
        except OSError as error:
            raise unwritable(self.file.path, error) from None

    def save(self) -> Text | None:
        """Write the match as it stands. Returns why not, when that is news: playing need not stop for it."""
        return self._save(self._writer.text())

    def end(self) -> Text | None:
        """The same for the last time, and others may have the file. All lines are written anew: Ctrl-C may have come
        while one was written."""
        problem = self._save(write(self.match))
        self.file.release()
        return problem

    def _save(self, record: str) -> Text | None:
        if self._saved == len(self.match.log) or (self.file.is_new and not has_person_decided(self.match)):
            return None
        was_failing, self._is_failing = self._is_failing, False
        try:
            self._write(record)
        except OSError as error:
            self._is_failing = True
            return None if was_failing else unwritable(self.file.path, error).text
        return None

    def _write(self, record: str) -> None:
        self.file.write(record if self.match.result else record.replace("\n", f"\n{self._comments()}", 1))
        self._saved = len(self.match.log)

    def _comments(self) -> str:
        """What a running record leaves out and this terminal needs again; without a seed there is none to keep."""
        seed = "" if self.match.seed is None else f"# seed {self.seed}\n"
        return f"{seed}# language {self.language}\n"


def where_saved(saving: Saving, match: Match) -> Text:
    """Where a match is, and what to type to go on with it, or to see it again."""
    file, name = str(saving.file.path), saving.file.name
    if match.result:
        return Text("match-recorded", {"file": file, "command": command(f"record replay {shlex.quote(file)}")})
    return Text("match-saved", {"file": file, "command": command(f"terminal --continue {name}")})


def has_person_decided(match: Match) -> bool:
    """Whether anybody would miss the match."""
    people = {seat for seat, player in enumerate(match.first_players) if not player.is_bot}
    if any(match.choices(seat) for seat in people):  # in secret, and not shown yet
        return True
    return any(isinstance(entry, Resignation) or people.intersection(deciders(entry)) for entry in match.log)


def language_in(record: str) -> str | None:
    """The language in which the match of a record was played in a terminal, if it says so."""
    line = LANGUAGE_LINE.search(record)
    return line[1] if line else None


def continued(file: RecordFile) -> Begun:
    """The match of a running record, with the chance that it had; with new chance where the record is from elsewhere.

    Refused where the record is not sound, or where its match is over.
    """
    text = file.read()
    found = read(text, GAMES)
    if found.result:
        again = command(f"record replay {shlex.quote(str(file.path))}")
        raise Refused("match-over", file=str(file.path), command=again)
    file.take()
    begun = same_chance(found, text) or new_chance(found)
    for seat in begun.match.absent:
        begun.match.return_to(seat)  # whoever is at this keyboard is there
    return begun


def new_chance(found: Match) -> Begun:
    """The match with chance of its own from here on."""
    begun = Begun(found, randrange(SEEDS), told=len(found.moments))
    found.draw_from(str(begun.seed).encode())
    return begun


def same_chance(found: Match, text: str) -> Begun | None:
    """The match as its seed makes it; None where the record has no seed line, or one that does not fit it any more."""
    line = SEED_LINE.search(text)
    if not line:
        return None
    match = Match(found.game, found.first_players, found.options, seed=line[1].encode())
    try:
        match.follow(found.log)
    except Refused:
        return None
    return Begun(match, int(line[1]), told=len(found.moments))
