"""Machine code on disk: real processes over a copy of the sources, edited between them."""

import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.games.sources import PACKAGE

SCORE = """
from tablee.games.ugo.rules import space_score
print(space_score(0, 2, 1), sum(space_score.stats.cache_misses.values()))
"""
JUDGE = """
from tablee.bots.ugo.judging import judged
print(judged(1), sum(judged.stats.cache_misses.values()))
"""
JUDGING = """
from tablee.bots.ugo.weights import WEIGHT
from tablee.games.compiled import rule
from tablee.games.ugo.box import PENALTY

@rule
def judged(missing: int) -> int:
    return WEIGHT * PENALTY * missing
"""
COMPILED, FOUND = "1", "0"  # how often a function had to be compiled


class Checkout:
    """A copy of the package, with a folder of its own for machine code."""

    def __init__(self, root: Path) -> None:
        self.package = root / "src" / "tablee"
        self.cache = root / "cache"
        skipped = shutil.ignore_patterns("__pycache__", "page")
        shutil.copytree(PACKAGE, self.package, ignore=skipped)

    def edit(self, file: str, before: str, after: str) -> None:
        path = self.package / file
        text = path.read_text("utf-8")
        assert before in text
        path.write_text(text.replace(before, after), "utf-8")

    def write(self, file: str, text: str) -> None:
        (self.package / file).parent.mkdir(parents=True, exist_ok=True)
        (self.package / file).write_text(text, "utf-8")

    def run(self, program: str, **variables: str) -> list[str]:
        """What a program prints that imports this copy."""
        settings = {"PYTHONPATH": str(self.package.parent), "NUMBA_CACHE_DIR": str(self.cache)}
        command = [sys.executable, "-c", program]
        done = subprocess.run(
            command, env=os.environ | settings | variables, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    def folders(self) -> dict[str, set[str]]:
        """The digests that were used so far, by their scope."""
        scopes = (self.cache / "tablee").iterdir()
        return {scope.name: {folder.name for folder in scope.iterdir()} for scope in scopes}

    def kernels(self) -> list[Path]:
        return sorted(self.cache.rglob("*.kernel"))


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_next_process_finds_what_was_compiled(checkout: Checkout) -> None:
    assert checkout.run(SCORE) == ["-5", COMPILED]
    kept = checkout.kernels()
    assert checkout.run(SCORE) == ["-5", FOUND]
    assert checkout.kernels() == kept


def test_an_edit_in_one_game_compiles_that_game_only_and_a_shared_one_all(checkout: Checkout) -> None:
    checkout.run(SCORE)
    scopes = {"games-shared", *(f"games-{game}" for game in GAMES)}
    assert {scope: len(digests) for scope, digests in checkout.folders().items()} == dict.fromkeys(scopes, 1)
    before = checkout.folders()
    checkout.edit("games/ugo/box.py", "PENALTY = 5", "PENALTY = 7")  # imported by the file of the rule
    assert checkout.run(SCORE) == ["-7", COMPILED]
    assert {scope for scope, digests in checkout.folders().items() if digests != before[scope]} == {"games-ugo"}
    before = checkout.folders()
    checkout.edit("games/seats.py", '"""Seats', '"""The seats')
    assert checkout.run(SCORE) == ["-7", COMPILED]
    assert all(digests != before[scope] for scope, digests in checkout.folders().items())


def test_a_kernel_of_a_bot_sees_edits_in_bots_and_in_its_game_and_costs_no_game_anything(checkout: Checkout) -> None:
    checkout.write("bots/ugo/weights.py", "WEIGHT = 2")
    checkout.write("bots/ugo/judging.py", JUDGING)
    assert checkout.run(JUDGE) == ["10", COMPILED]
    assert checkout.run(JUDGE) == ["10", FOUND]
    before = checkout.folders()
    checkout.write("bots/ugo/weights.py", "WEIGHT = 3")
    assert checkout.run(JUDGE) == ["15", COMPILED]
    changed = {scope for scope, digests in checkout.folders().items() if digests != before[scope]}
    assert changed == {"bots-all", "bots-ugo"}  # and nothing of games
    checkout.edit("games/ugo/box.py", "PENALTY = 5", "PENALTY = 7")
    assert checkout.run(JUDGE) == ["21", COMPILED]


def test_what_cannot_be_read_is_compiled_anew(checkout: Checkout) -> None:
    checkout.run(SCORE)
    (kernel,) = (file for file in checkout.kernels() if "space_score" in file.parent.name)
    content = kernel.read_bytes()
    kernel.write_bytes(content[: len(content) // 2])  # a machine that lost its power
    (kernel.parent / "0.kernel").write_bytes(GONE)
    assert checkout.run(SCORE) == ["-5", COMPILED]
    assert checkout.run(SCORE) == ["-5", FOUND]


GONE = pickle.dumps(Checkout).replace(b"Checkout", b"Checkers")  # a class that was renamed


def test_a_disk_that_takes_nothing_more_stops_nobody(checkout: Checkout) -> None:
    checkout.run(SCORE)
    (kernel,) = (file for file in checkout.kernels() if "space_score" in file.parent.name)
    shutil.rmtree(kernel.parent)
    kernel.parent.touch()  # where the folder would be made again
    assert checkout.run(SCORE) == ["-5", COMPILED]


WHERE = "from tablee.games import kernel_cache\nprint(kernel_cache.ROOT)\n"
ELSEWHERE = "import sys\nsys.prefix = '/proc/nowhere'\n" + WHERE + SCORE


@pytest.mark.skipif(sys.platform != "linux", reason="no such folder")
def test_where_an_environment_cannot_be_written_to_the_user_s_caches_are_used(checkout: Checkout) -> None:
    caches = str(checkout.cache)
    root, *answer = checkout.run(ELSEWHERE, NUMBA_CACHE_DIR="", XDG_CACHE_HOME=caches)
    assert (root, answer) == (f"{caches}/tablee/kernels", ["-5", COMPILED])
    assert checkout.run(ELSEWHERE, NUMBA_CACHE_DIR="", XDG_CACHE_HOME=caches)[1:] == ["-5", FOUND]


@pytest.mark.skipif(sys.platform != "linux", reason="no such folder")
def test_where_nothing_can_be_written_every_start_compiles(checkout: Checkout) -> None:
    for _ in range(2):
        assert checkout.run(WHERE + SCORE, NUMBA_CACHE_DIR="/proc/nowhere") == ["None", "-5", COMPILED]


def test_without_the_compiler_nothing_is_kept(checkout: Checkout) -> None:
    plain = WHERE + "from tablee.games.ugo.rules import space_score\nprint(space_score(0, 2, 1))"
    assert checkout.run(plain, NUMBA_DISABLE_JIT="1") == ["None", "-5"]
    assert not checkout.cache.exists()
