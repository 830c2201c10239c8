"""The compiled loops over rows of tables."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.games import GAMES, kernel_cache
from tablee.games.compiled import bound
from tablee.games.kernels import Kernels, lanes_of
from tablee.games.sources import ALL, SHARED, Scope
from tablee.games.ugo import UGO

answer = 0  # bound by the test


def tell_the_answer(tables: Any) -> int:
    return answer + len(tables)


def test_a_function_bound_twice_keeps_its_bindings_apart_on_disk() -> None:
    """Numba keeps machine code by name and types; the owner keeps them apart, in this process and the next."""
    tables = UGO.table.many(1)
    for owner, given in (("one", 1), ("two", 2)):
        assert bound(tell_the_answer, owner=owner, answer=given)(tables) == given + 1


def test_finished_lanes_start_anew_wherever_they_are_asked() -> None:
    kernels, lanes = Kernels(UGO), lanes_of(UGO, 8, seats=2, seed=1, rounds=1, hand_size=1)
    kernels.play_random(lanes, 0, 8, 3)
    assert all(UGO.rules.is_over(table) for table in lanes.tables)
    kernels.ask(lanes, 0, 8)
    kernels.choose_all(lanes, 0, 8)
    for table, seat, action in zip(lanes.tables, lanes.seats, lanes.actions, strict=True):
        assert action in UGO.legal(table, int(seat))


def test_a_batch_plays_the_same_games_as_the_rules_by_themselves() -> None:
    kernels, lanes = Kernels(UGO), lanes_of(UGO, 16, seats=3, seed=5)
    twin = lanes_of(UGO, 16, seats=3, seed=5)
    kernels.ask(lanes, 0, 16)
    for _ in range(100):
        kernels.choose_all(lanes, 0, 16)
        kernels.step(lanes, 0, 16)
    kernels.play_random(twin, 0, 16, 100)
    kernels.ask(twin, 0, 16)
    assert np.array_equal(lanes.tables, twin.tables)


PLAYED = """
from io import StringIO
from rich.console import Console
from tablee.terminal.demo import run_demo
console = Console(file=StringIO())
run_demo(3, 1, 1, "fr", 0, console)
run_demo(2, None, 1, "fr", 0, console, game="vigo")
run_demo(2, None, 1, "fr", 0, console, game="pillage", options={"round_limit": 12})
run_demo(3, None, 1, "fr", 0, console, game="pillage", options={"round_limit": 6})
from examples.monte_carlo import MonteCarlo
from tablee.bots.play import play_match
from tablee.games import GAMES
from tablee.match import Match, bot
for name, options in {"ugo": {"rounds": 1}, "vigo": {}, "pillage": {"round_limit": 4}}.items():
    play_match(Match(GAMES[name], [bot("any")] * 2, options, b"1"), [MonteCarlo(GAMES[name], worlds=1)] * 2, seed=1)
"""
ROOT = Path(__file__).parents[2]
COMPILED = ("games", "observations", "bots")  # parts of the package, when the games are made ready


@pytest.mark.skipif(not kernel_cache.IS_COMPILED, reason="nothing is compiled")
def test_nothing_is_left_to_compile_after_the_warm_up(tmp_path: Path) -> None:
    warm = warm_kernels(tmp_path / "tablee")
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", PLAYED], cwd=ROOT, env=environment, check=True)
    assert kernels_in(tmp_path / "tablee") - warm == set()


def warm_kernels(folder: Path) -> set[str]:
    """Copy what was compiled here when the games were made ready, and nothing that was compiled since; their names."""
    ready = [kernel_cache.ready_file(game, part) for game in GAMES for part in ("games", "bots")]
    last = max(file.stat().st_mtime for file in ready if file)
    for scope in (Scope(part, game) for part in COMPILED for game in (*GAMES, SHARED, ALL)):
        source = kernel_cache.folder_of(scope)
        assert source
        for kernel in source.rglob(f"*{kernel_cache.SUFFIX}"):
            if kernel.stat().st_mtime <= last:
                copy = folder / kernel.relative_to(source.parents[1])
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(kernel, copy)
    return kernels_in(folder)


def kernels_in(folder: Path) -> set[str]:
    return {str(kernel.relative_to(folder)) for kernel in folder.rglob(f"*{kernel_cache.SUFFIX}")}
