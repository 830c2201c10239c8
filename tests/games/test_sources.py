"""Which edit compiles what: it follows from the folders, also for a game that comes later."""

from pathlib import Path

import pytest

from tablee.games import GAMES, sources
from tablee.games.sources import Scope, digest_of, games_in, scope_of, sources_of

FILES = [
    "games/__init__.py",
    "games/bits.py",
    "games/ugo/__init__.py",
    "games/ugo/rules.py",
    "games/chess/__init__.py",
    "games/chess/rules/castling.py",
    "games/chess/openings.toml",
    "observations/layout.py",
    "observations/chess/writer.py",
    "bots/play.py",
    "bots/search.py",
    "bots/chess/outlook.py",
    "server/app.py",
]
FUNCTIONS = {  # by the file that they are written in, and their owner
    "shared": ("games/bits.py", None),
    "ugo": ("games/ugo/rules.py", None),
    "ugo's kernels": ("games/bits.py", "ugo"),
    "chess": ("games/chess/rules/castling.py", None),
    "chess's observations": ("observations/chess/writer.py", None),
    "bots": ("bots/search.py", None),
    "chess's bots": ("bots/chess/outlook.py", None),
    "ugo's in bots": ("bots/play.py", "ugo"),
    "an owner's that is no game": ("games/bits.py", "laboratory"),
}
EVERYTHING = set(FUNCTIONS)
OF_CHESS = {"chess", "chess's observations", "chess's bots"}
EDITS = [
    ("games/bits.py", EVERYTHING),
    ("games/ugo/rules.py", EVERYTHING - {"shared", *OF_CHESS}),
    ("games/chess/rules/castling.py", {*OF_CHESS, "bots", "an owner's that is no game"}),
    ("games/chess/openings.toml", {*OF_CHESS, "bots", "an owner's that is no game"}),
    ("observations/layout.py", {"chess's observations", "bots", "chess's bots", "ugo's in bots"}),
    ("observations/chess/writer.py", {"chess's observations", "bots", "chess's bots"}),
    ("bots/play.py", {"bots", "chess's bots", "ugo's in bots"}),
    ("bots/chess/outlook.py", {"bots", "chess's bots"}),
    ("server/app.py", set()),
]


def package(root: Path, edited: str | None = None) -> Path:
    for name in FILES:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("VALUE = 2" if name == edited else "VALUE = 1", "utf-8")
    return root


def digests(root: Path) -> dict[str, str]:
    found = {}
    for name, (file, owner) in FUNCTIONS.items():
        found[name] = digest_of(scope_of(root / file, owner, root), ["a machine"], root)
    return found


@pytest.mark.parametrize(("edited", "compiled"), EDITS)
def test_an_edit_compiles_what_is_made_from_it_and_nothing_else(
    tmp_path: Path, edited: str, compiled: set[str]
) -> None:
    before, after = digests(package(tmp_path / "a")), digests(package(tmp_path / "b", edited))
    assert {name for name in FUNCTIONS if before[name] != after[name]} == compiled


def test_a_file_that_moves_or_appears_is_seen(tmp_path: Path) -> None:
    before, moved, more = (digests(package(tmp_path / name)) for name in "abc")
    assert before == moved == more  # wherever the sources lie
    (package(tmp_path / "d") / "games/ugo/rules.py").rename(tmp_path / "d/games/ugo/tricks.py")
    (package(tmp_path / "e") / "games/ugo/tricks.py").touch()
    assert len({before["ugo"], digests(tmp_path / "d")["ugo"], digests(tmp_path / "e")["ugo"]}) == 3
    assert before["chess"] == digests(tmp_path / "d")["chess"] == digests(tmp_path / "e")["chess"]


def test_another_machine_is_another_digest(tmp_path: Path) -> None:
    root = package(tmp_path)
    assert digest_of(Scope("games", "ugo"), ["numba 1"], root) != digest_of(Scope("games", "ugo"), ["numba 2"], root)


def test_a_file_of_somebody_else_is_a_scope_of_its_own(tmp_path: Path) -> None:
    root = package(tmp_path / "tablee")
    (tmp_path / "mine.py").touch()
    (tmp_path / "other").mkdir()
    (tmp_path / "other/mine.py").touch()
    mine, other = (scope_of(tmp_path / name, None, root) for name in ("mine.py", "other/mine.py"))
    assert mine.name != other.name
    within = [root / name for name in FILES if name.startswith(("games", "observations"))]
    assert set(sources_of(mine, root)) == {tmp_path / "mine.py", *within}
    assert scope_of(tmp_path / "mine.py", "ugo", root).game == "ugo"


def test_every_game_is_found_by_its_folder() -> None:
    assert games_in(sources.PACKAGE) == set(GAMES)
    for name, game in GAMES.items():
        assert scope_of(Path(game.rules.apply.py_func.__code__.co_filename)).game == name  # type: ignore[attr-defined]
