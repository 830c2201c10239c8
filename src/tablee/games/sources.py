"""Which source files a compiled function is made from, so that an edit compiles what it changes and nothing else.

It follows from the folders. `games/ugo` is UGO!'s, and so are `observations/ugo` and `bots/ugo`; what lies beside the
folders of games is shared by all. A function of a game is made from the game's files and from the shared ones: those of
`games`, and outside of it those of `observations` and of its own part. One that belongs to no game, outside `games`,
may import any. `tests/house/test_layers.py` holds that no game imports another.

>>> scope_of(PACKAGE / "games/ugo/rules.py"), scope_of(PACKAGE / "games/kernels.py")
(Scope(part='games', game='ugo'), Scope(part='games', game='shared'))
>>> scope_of(PACKAGE / "games/kernels.py", owner="ugo"), scope_of(PACKAGE / "bots/ugo/greedy.py")
(Scope(part='games', game='ugo'), Scope(part='bots', game='ugo'))
"""

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[1]
GAMES, OBSERVATIONS, BOTS = "games", "observations", "bots"
SHARED = "shared"  # in the place of a game: of no game, and made from no game
ALL = "all"  # and: of no game, but any may be part of it
KINDS = (".py", ".toml")


class Scope(NamedTuple):
    """What functions have in common that are made from the same files."""

    part: str  # a folder of the package, or the path of a file outside of it
    game: str

    @property
    def name(self) -> str:
        """A name for a folder."""
        file = Path(self.part)
        part = f"{file.stem}-{_hash([self.part.encode()])[:8]}" if file.is_absolute() else self.part
        return f"{part}-{self.game}"


def scope_of(file: Path, owner: str | None = None, package: Path = PACKAGE) -> Scope:
    """Where a function belongs that is written in a file, and bound to the names of an owner, such as a game."""
    games = games_in(package)
    is_inside = file.is_relative_to(package)
    part, *folders = file.relative_to(package).parts if is_inside else [str(file.absolute())]
    for name in (owner, *folders):
        if name in games:
            return Scope(part, name)
    return Scope(part, SHARED if part == GAMES and owner is None else ALL)


def games_in(package: Path) -> set[str]:
    """The names of the games: their folders."""
    return {folder.parent.name for folder in (package / GAMES).glob("*/__init__.py")}


def sources_of(scope: Scope, package: Path = PACKAGE) -> list[Path]:
    """The files that functions of a scope are made from. Of files outside the package it is only their own."""
    others = games_in(package) - {scope.game} if scope.game != ALL else set()
    found = {Path(scope.part)} if Path(scope.part).is_absolute() else set()
    for part in {GAMES} if scope.part == GAMES else {GAMES, OBSERVATIONS, scope.part}:
        files = (file for file in (package / part).rglob("*") if file.suffix in KINDS)
        found |= {file for file in files if others.isdisjoint(file.relative_to(package).parts)}
    return sorted(found)


def digest_of(scope: Scope, words: Iterable[str] = (), package: Path = PACKAGE) -> str:
    """Changes with each of the files, by name and contents, and with the words."""
    parts = [word.encode() for word in words]
    for file in sources_of(scope, package):
        name = file.relative_to(package).as_posix() if file.is_relative_to(package) else file.name
        parts += [name.encode(), _hash_of(file).encode()]
    return _hash(parts)[:16]


@cache
def _hash_of(file: Path) -> str:
    """As it was when first asked for, at import: what a process compiles is made from what it has imported."""
    return _hash([file.read_bytes()])


def _hash(parts: Iterable[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(b"%d\0" % len(part) + part)
    return whole.hexdigest()
