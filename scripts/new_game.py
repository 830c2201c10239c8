"""Begin a game: `python -m scripts.new_game figs` copies the template, in all layers, to a game that is called figs.

The template is a small complete game. Its copy is one too, under the new name: rules, texts, bots, terminal, page and
tests, and on every list. From there it becomes your game, file by file; CONTRIBUTING.md says in which order.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = "olives"
FOLDERS = ("src/tablee", "tests", "web/src")
LISTS = (
    "src/tablee/games/__init__.py",
    "src/tablee/observations/__init__.py",
    "src/tablee/bots/__init__.py",
    "src/tablee/terminal/screens.py",
    "tests/playthroughs/playthrough.py",
)
NAMED = re.compile(rf"(^|[/_.]){TEMPLATE}([/_.]|$)")  # said of a path: a folder, or a word of a file's name
COMPILED = "__pycache__"


def own_files(root: Path) -> Iterator[str]:
    """The files of the template, from the root of a checkout."""
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            path = file.relative_to(root).as_posix()
            if NAMED.search(path) and COMPILED not in path and file.is_file():
                yield path


def renamed(text: str, name: str) -> str:
    """A text about another game.

    >>> renamed("OLIVES = Game(name='olives', moves=OlivesMoves)", "figs")
    "FIGS = Game(name='figs', moves=FigsMoves)"
    """
    for spelled in (str.lower, str.upper, str.capitalize):
        text = text.replace(spelled(TEMPLATE), spelled(name))
    return text


def begin(root: Path, name: str) -> list[str]:
    """Copy the template and add the copy to the lists. Returns the files that are new, and those that have changed."""
    new = [(path, renamed(path, name)) for path in own_files(root)]
    for path, copy in new:
        (root / copy).parent.mkdir(parents=True, exist_ok=True)
        (root / copy).write_text(renamed((root / path).read_text("utf-8"), name), "utf-8")
    for path in LISTS:
        lines = (root / path).read_text("utf-8").splitlines(keepends=True)
        listed = (line if line == renamed(line, name) else line + renamed(line, name) for line in lines)
        (root / path).write_text("".join(listed), "utf-8")
    return [*(copy for _, copy in new), *LISTS]


if __name__ == "__main__":
    name = sys.argv[-1]
    if len(sys.argv) != 2 or not re.fullmatch("[a-z]+", name):
        sys.exit("Name the game in one word of small letters: python -m scripts.new_game figs")
    if (ROOT / "src" / "tablee" / "games" / name).exists():
        sys.exit(f"There is a game {name} already.")
    print("\n".join(begin(ROOT, name)))
