"""The matches that are saved in the data folder: a record each, called by its game and a number, such as ugo-7."""

import re
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tablee.data_dir import data_dir
from tablee.file_lock import is_locked
from tablee.games import GAMES
from tablee.match import Player
from tablee.terminal.record_file import RecordFile

FOLDER = "matches"
FINISHED_KEPT = 50  # further ones are removed, those first that were played longest ago
UNFINISHED_KEPT = 200
NAMED = re.compile(r"([a-z]+)-([1-9][0-9]{0,8})\.txt")


class SavedMatch(NamedTuple):
    """What a record says of its match, line by line: nothing is replayed, and nothing checked."""

    path: Path
    played: datetime
    game: str
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool

    @property
    def name(self) -> str:
        """What the match is called."""
        return self.path.stem

    @property
    def file(self) -> RecordFile:
        """Where it is saved, called by its name."""
        return RecordFile(self.path, self.name)


class SavedMatches:
    """All matches of a folder, which need not exist yet."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_dir() / FOLDER

    def all(self) -> list[SavedMatch]:
        """The matches, the last played first; files that are no records are passed over."""
        saved = filter(None, map(read_saved, self._paths()))
        return sorted(saved, key=lambda match: (match.played, number_of(match.path)), reverse=True)

    def stopped(self, game: str | None = None) -> SavedMatch | None:
        """The last match that is neither over nor played in another terminal, of one game or of all."""
        running = (match for match in self.all() if not match.is_over and game in (None, match.game))
        return next((match for match in running if not is_locked(match.path)), None)

    def meant(self, word: str) -> RecordFile | None:
        """The file that a word means: the path of one, or the name or number of a saved match."""
        if Path(word).is_file():
            return RecordFile(Path(word))
        named = (path for path in self._paths() if word in (path.stem, str(number_of(path))))
        return next((RecordFile(path, path.stem) for path in named), None)

    def new_file(self, game: str) -> "SavedFile":
        """A file for a match that begins."""
        return SavedFile(self, game)

    def reserve(self, game: str) -> Path:
        """Make an empty file under a name that no match has had lately; `OSError` where the folder is not ours."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        number = 1 + max(map(number_of, self._paths()), default=0)
        while True:  # another terminal may take the same number
            path = self.folder / f"{game}-{number}.txt"
            try:
                path.open("x").close()
            except FileExistsError:
                number += 1
            else:
                return path

    def remove_old(self) -> None:
        """Let go of the matches that are too many."""
        saved = self.all()
        over = [match for match in saved if match.is_over][FINISHED_KEPT:]
        running = [match for match in saved if not match.is_over][UNFINISHED_KEPT:]
        for match in (*over, *running):
            match.path.unlink(missing_ok=True)

    def _paths(self) -> list[Path]:
        found = self.folder.iterdir() if self.folder.is_dir() else ()
        return [path for path in found if NAMED.fullmatch(path.name)]


class SavedFile(RecordFile):
    """A file of the folder that gets its name when it is written first: a match that nobody played leaves nothing."""

    def __init__(self, matches: SavedMatches, game: str) -> None:
        super().__init__(matches.folder)
        self._matches, self._game = matches, game

    def write(self, text: str) -> None:
        """As any record is written; the oldest matches make room for a new one."""
        if not self.is_new:
            super().write(text)
            return
        self.path = self._matches.reserve(self._game)
        self.name = self.path.stem
        self.check_free()
        super().write(text)
        self._matches.remove_old()


def number_of(path: Path) -> int:
    """The number in the name of a saved match."""
    named = NAMED.fullmatch(path.name)
    return int(named[2]) if named else 0


def read_saved(path: Path) -> SavedMatch | None:
    """What a file says of its match; None where it is no record."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        played = datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, UnicodeDecodeError):
        return None
    game, players = " ".join(rests(lines, "game")).partition(" ")[0], rests(lines, "player")
    is_over = bool(rests(lines, "end"))
    if game not in GAMES or not players or not (is_over or "running" in lines):
        return None
    scores = numbers(rests(lines, "scores")[-1:]) or (0,) * len(players)
    winners = tuple(seat - 1 for seat in numbers(rests(lines, "winners")[-1:]))
    seated = tuple(map(player_in, players))
    return SavedMatch(path, played, game, seated, scores, winners, is_over)


def rests(lines: Iterable[str], word: str) -> list[str]:
    """What follows a word on the lines that begin with it."""
    return [line.removeprefix(f"{word} ") for line in lines if line.startswith(f"{word} ")]


def player_in(rest: str) -> Player:
    """The player of a line, such as `2 bot greedy`."""
    _, kind, name = [*rest.split(" ", 2), "", ""][:3]
    return Player(name, is_bot=kind == "bot")


def numbers(rests: Iterable[str]) -> tuple[int, ...]:
    """The whole numbers of some lines."""
    return tuple(int(number) for rest in rests for number in rest.split() if number.lstrip("-").isdecimal())
