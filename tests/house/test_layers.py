"""Each layer imports only from those above it: games, match, observations, bots, (envs, arena, learn), server."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games.sources import games_in

PACKAGE = Path(__file__).parents[2] / "src" / "tablee"

# What each part of the package may import from the others.
ARROW: dict[str, set[str]] = {
    "games": set(),
    "match": {"games"},
    "observations": {"games"},
    "bots": {"games", "match", "observations"},
    "batches": {"games", "observations"},
    "envs": {"games", "match", "bots", "observations", "batches"},
    "arena": {"file_lock", "games", "match", "bots", "svg", "texts"},
    "learn": {"file_lock", "games", "match", "observations", "bots", "envs", "arena", "svg", "texts"},
    "move_words": {"games"},
    "analysis": {"games", "match", "bots", "move_words"},
    "lessons": {"games"},
    "puzzles": {"games", "bots"},
    "texts": set(),
    "bench": {"command", "games", "match", "server", "batches", "bots", "arena", "envs", "svg"},
    "server": {
        *("command", "data_dir", "file_lock", "games", "match", "bots", "analysis", "lessons", "move_words"),
        *("puzzles", "texts"),
    },
    "terminal": {"command", "data_dir", "file_lock", "games", "match", "bots", "move_words", "texts"},
    "cli": {
        *("games", "match", "bots", "batches", "envs", "arena", "learn", "analysis", "bench", "move_words", "puzzles"),
        "texts",
        *("server", "terminal", "command", "data_dir", "file_lock", "termination"),
    },
    "__main__": {"cli"},
    "__init__": set(),
    "command": set(),
    "data_dir": set(),
    "file_lock": set(),
    "svg": set(),
    "termination": set(),
}

# The same inside the server, for its rooms and for the files on top of them: the way of a message, upwards.
SERVER_ARROW: dict[str, set[str]] = {
    "ops": set(),
    "status": set(),
    "intents": set(),
    "messages": {"intents", "status"},
    "views": set(),
    "store": {"ops", "status"},
    "net": {"intents", "messages", "ops", "views"},
    "accounts": {"net", "ops", "store"},
    "moderation": {"accounts", "messages", "net", "ops", "status", "store"},
    "tables": {"accounts", "intents", "messages", "moderation", "net", "ops", "status", "store", "views"},
    "challenges": {"accounts", "intents", "messages", "moderation", "net", "ops", "status", "store", "tables", "views"},
    "dispatch": {"challenges", "intents", "net", "ops", "tables"},
    "game_server": {"accounts", "challenges", "dispatch", "moderation", "net", "ops", "status", "store", "tables"},
    "people_commands": {"game_server", "ops", "store"},
    "api": {"accounts", "challenges", "intents", "moderation", "net", "ops", "store", "tables", "views"},
    "app": {"api", "game_server", "moderation", "net", "ops"},
    "rehearsal": {"views"},
    "main": {"app", "net", "ops", "rehearsal", "store"},
    "workers": {"main", "ops"},
    "__init__": set(),
}

# The packages from outside that a part or a file may import; what is not named here may import any.
OUTSIDE: dict[str, set[str]] = {
    "games": {"numpy"},
    "games/compiled.py": {"numpy", "numba", "llvmlite"},
    "games/kernel_cache.py": {"numpy", "numba", "llvmlite"},
    "match": {"numpy"},
    "observations": {"numpy"},
    "batches": {"numpy"},
}

GAMES = games_in(PACKAGE)
BY_GAME = {"games", "observations", "bots"}  # compiled by game: a folder for each, and a list of them on top

# Rules and matches are pure: chance and time are given to them, and nothing leaves them.
PURE = {"games", "match"}
CLOCKS_AND_CHANCE = {"datetime", "random", "secrets", "time"}
SYSTEM = {"asyncio", "concurrent", "logging", "multiprocessing", "signal", "subprocess", "threading"}
NETWORK_AND_DISK = {"http", "select", "socket", "sqlite3", "ssl", "tempfile", "urllib"}
IMPURE = CLOCKS_AND_CHANCE | SYSTEM | NETWORK_AND_DISK
STILL_PURE = {(f"games/{name}.py", "threading") for name in ("checked", "picture")}  # memory of one thread


def breaches(file: str, source: str) -> list[str]:
    """What a file of the package, named by its path inside it, imports against the arrow."""
    found = ((line, refusal(file, module)) for line, module in imports(file, source))
    return [f"src/tablee/{file}:{line}: {reason}" for line, reason in found if reason]


def imports(file: str, source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = absolute(file, node)
            # `from tablee import games` names the part only after `import`.
            is_folder = module in ("tablee", "tablee.server")
            names = [f"{module}.{alias.name}" for alias in node.names] if is_folder else [module]
            yield from ((node.lineno, name) for name in names)


def absolute(file: str, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    folder = ("tablee", *Path(file).parts[:-1])
    return ".".join([*folder[: len(folder) - node.level + 1], *filter(None, [node.module])])


def refusal(file: str, module: str) -> str | None:
    part = part_of(file)
    if part not in ARROW:
        return f"{part} has no place in the arrow: give it one in {Path(__file__).name}"
    first, *inner = module.split(".")
    if first == "tablee":
        between = refusal_between_games(file, module) or refusal_in_server(file, inner)
        return between or refusal_inside(part, "".join(inner[:1]))
    if first in sys.stdlib_module_names:
        is_pure = part not in PURE or first not in IMPURE or (file, first) in STILL_PURE
        return None if is_pure else f"{part} is pure and may not import {first}"
    return refusal_outside(file, part, first)


def refusal_between_games(file: str, module: str) -> str | None:
    """An edit in a game compiles that game only: so no other game is made from it, and nothing that all share."""
    part, *folders = Path(file).parts[:-1] or [file]
    imported = next((game for game in GAMES for by in BY_GAME if f"{module}.".startswith(f"tablee.{by}.{game}.")), None)
    if part not in BY_GAME or not imported or imported in folders or file == f"{part}/__init__.py":
        return None
    return f"{'/'.join([part, *folders])} may not import the game {imported}"


def refusal_inside(part: str, imported: str) -> str | None:
    is_name_of_the_package = imported not in ARROW and not (PACKAGE / imported).is_dir()
    if imported == part or is_name_of_the_package or imported in ARROW[part]:
        return None
    return f"{part} may not import {imported}, only {named(ARROW[part])}"


def refusal_in_server(file: str, imported: list[str]) -> str | None:
    if part_of(file) != "server" or imported[:1] != ["server"] or len(imported) < 2:
        return None
    room = Path(file).parts[1].removesuffix(".py")
    if room not in SERVER_ARROW:
        return f"server/{room} has no place in the arrow: give it one in {Path(__file__).name}"
    if imported[1] == room or imported[1] in SERVER_ARROW[room]:
        return None
    return f"server/{room} may not import server/{imported[1]}, only {named(SERVER_ARROW[room])}"


def refusal_outside(file: str, part: str, package: str) -> str | None:
    allowed = OUTSIDE.get(file, OUTSIDE.get(part))
    if allowed is None or package in allowed:
        return None
    return f"{part} may not import {package}, only {named(allowed)}"


def part_of(file: str) -> str:
    return Path(file).parts[0].removesuffix(".py")


def named(parts: set[str]) -> str:
    return ", ".join(sorted(parts)) or "itself"


FILES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES)
def test_the_arrow_holds(file: str) -> None:
    found = breaches(file, (PACKAGE / file).read_text("utf-8"))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("arrow", [ARROW, SERVER_ARROW], ids=["package", "server"])
def test_the_arrow_has_no_circle(arrow: dict[str, set[str]]) -> None:
    seen: set[str] = set()
    while left := arrow.keys() - seen:
        ready = {part for part in left if arrow[part] <= seen}
        assert ready, f"these import each other: {named(left)}"
        seen |= ready


@pytest.mark.parametrize(
    ("file", "source", "reason"),
    [
        ("games/ugo/rules.py", "import tablee.match", "games may not import match, only itself"),
        ("games/ugo/rules.py", "from tablee import server", "games may not import server"),
        ("games/ugo/rules.py", "from ...bots import search", "games may not import bots"),
        ("games/ugo/rules.py", "import numba", "games may not import numba, only numpy"),
        ("games/ugo/rules.py", "from rich import print", "games may not import rich"),
        ("games/ugo/rules.py", "from tablee.games.vigo.box import EVENTS", "games/ugo may not import the game vigo"),
        ("games/kernels.py", "from tablee.games.ugo import UGO", "games may not import the game ugo"),
        ("games/compiled.py", "import rich", "games may not import rich, only llvmlite, numba, numpy"),
        ("games/ugo/rules.py", "import random", "games is pure and may not import random"),
        ("match/clock.py", "def now():\n    import time", "match is pure and may not import time"),
        ("match/match.py", "from tablee.bots.search import best", "match may not import bots, only games"),
        ("bots/search.py", "from tablee.server import store", "bots may not import server"),
        ("bots/search.py", "from tablee.games.ugo import UGO", "bots may not import the game ugo"),
        ("bots/vigo/greedy.py", "from tablee.bots.ugo.greedy import greedy", "bots/vigo may not import the game ugo"),
        ("terminal/play.py", "import tablee.cli", "terminal may not import cli"),
        ("lobby/door.py", "import json", "lobby has no place in the arrow"),
        (
            "server/store/store.py",
            "from tablee.server.tables.table import Table",
            "server/store may not import server/tables",
        ),
        ("server/net/guard.py", "from tablee.server import dispatch", "server/net may not import server/dispatch"),
    ],
)
def test_a_breach_is_found(file: str, source: str, reason: str) -> None:
    (found,) = breaches(file, source)
    assert found.startswith(f"src/tablee/{file}:{1 + source.count(chr(10))}: {reason}")


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("games/compiled.py", "import numba\nfrom llvmlite import ir"),
        ("games/ugo/rules.py", "import enum\nimport numpy as np\nfrom tablee.games.compiled import rule"),
        ("games/ugo/rules.py", "from .table import Table"),
        ("games/ugo/rules.py", "from tablee.games.ugo.table import Table"),
        ("games/__init__.py", "from tablee.games.ugo import UGO"),
        ("bots/ugo/greedy.py", "from tablee.games.ugo import UGO"),
        ("bots/__init__.py", "from tablee.bots.ugo import LEVELS"),
        ("arena/league.py", "import time\nfrom tablee import bots\nfrom tablee.svg import line_chart"),
        ("learn/trainer.py", "from tablee.envs import batched\nfrom tablee.arena import win_rate"),
        ("cli.py", "from tablee import __version__\nimport cyclopts"),
    ],
)
def test_an_import_along_the_arrow_is_no_breach(file: str, source: str) -> None:
    assert breaches(file, source) == []
