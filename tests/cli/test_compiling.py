"""Compiling ahead of time: real processes, real kernels, real signals."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tablee import cli
from tablee.cli import compiling
from tablee.cli.compiling import RULES, calls_for
from tablee.cli.kernel_folders import MOST_FOLDERS, UNUSED_SECONDS, remove_unused
from tablee.file_lock import is_locked_for_us
from tablee.games import GAMES, LISTED, kernel_cache
from tablee.games.contract import Game
from tests.processes import children_of, is_running, wait_until

TABLEE = [sys.executable, "-m", "tablee"]
PARTS = ("games", "bots")  # that are compiled before anybody plays


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what is compiled in this environment, and without the word that it is: quickly compiled again."""
    assert kernel_cache.ROOT
    left_out = shutil.ignore_patterns(kernel_cache.READY, "batches-*")
    shutil.copytree(kernel_cache.ROOT, tmp_path / "tablee", ignore=left_out)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    return tmp_path / "tablee"


def tablee(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | variables
    return subprocess.run([*TABLEE, *words], env=environment, capture_output=True, encoding="utf-8", check=False)


def ready_in(folder: Path) -> set[str]:
    return {file.parents[1].name for file in folder.rglob(kernel_cache.READY)}


# The command


@pytest.mark.usefixtures("kernels")
def test_a_line_is_printed_for_every_function_and_none_where_it_was_done() -> None:
    total = str(len(calls_for(GAMES["ugo"], RULES)))
    lines = [line.split(maxsplit=2) for line in tablee("compile", "ugo").stdout.splitlines()]
    assert [line[0] for line in lines[:-1]] == [str(number) for number in range(1, int(total) + 1)]
    assert lines[0][1:] == [total, "is_over"]
    assert lines[-1] == [total, total, "ready"]
    assert tablee("compile", "ugo").stdout == f"{total} {total} ready\n"


def test_all_games_are_compiled_side_by_side_and_once_and_an_edited_one_alone(kernels: Path) -> None:
    first = tablee("compile", LANGUAGE="en")
    assert first.returncode == 0
    assert first.stderr.startswith("Compiling the rules, once until they change: UGO!, VIGO, Village Pillage")
    assert ready_in(kernels) == {f"{part}-{name}" for part in PARTS for name in GAMES}
    second = tablee("compile", LANGUAGE="en")
    assert second.stderr.startswith("Compiled and ready: UGO!, VIGO, Village Pillage")
    (ready,) = (kernels / "games-vigo").rglob(kernel_cache.READY)
    ready.unlink()
    said = tablee("compile", LANGUAGE="en").stderr
    assert said.splitlines()[0] == "Compiling the rules, once until they change: VIGO"


def test_a_game_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["compile", "chess"])
    assert end.value.code == cli.REFUSED
    assert "chess" in capsys.readouterr().err


def test_a_game_that_fails_ends_with_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kernel_cache, "is_ready", lambda *_: False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("PYTHONHOME", "nowhere")  # no Python starts with it
    monkeypatch.setenv("LANGUAGE", "en")
    with pytest.raises(SystemExit) as end:
        cli.main(["compile"])
    assert end.value.code == 1
    said = capfd.readouterr().err
    assert f"{', '.join(game.title for game in GAMES.values())} could not be compiled." in said
    assert "ready" not in said


def test_without_the_compiler_nothing_is_warmed_up_and_nothing_is_called_ready(tmp_path: Path) -> None:
    plain = {"NUMBA_DISABLE_JIT": "1", "NUMBA_CACHE_DIR": str(tmp_path), "LANGUAGE": "en"}
    for words in (["compile"], ["compile", "ugo"]):
        done = tablee(*words, **plain)
        assert (done.returncode, done.stdout) == (0, "")
        assert done.stderr.startswith("The compiler is off (NUMBA_DISABLE_JIT)")
    played = tablee("record", "random", "ugo", "--options", "rounds=1", **plain)
    assert (played.returncode, played.stderr) == (0, "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="no such folder")
def test_where_nothing_can_be_kept_the_command_says_so() -> None:
    done = tablee("compile", NUMBA_CACHE_DIR="/proc/nowhere", LANGUAGE="en")
    assert done.returncode == cli.REFUSED
    assert done.stderr.startswith("Compiled rules cannot be kept in /proc/nowhere/tablee")


def test_a_folder_that_takes_nothing_more_is_named(kernels: Path) -> None:
    (kernels / "games-ugo" / "compiling.lock").unlink(missing_ok=True)
    (kernels / "games-ugo" / "compiling.lock").mkdir()
    done = tablee("compile", "ugo", LANGUAGE="en")
    assert done.returncode == cli.REFUSED
    assert "games-ugo" in done.stderr
    assert "make room there" in done.stderr
    assert ready_in(kernels) == set()


def test_batches_are_compiled_after_the_rules_and_by_who_needs_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, list[str]]] = []

    def ask(games: list[Game], part: str) -> list[Game]:
        asked.append((part, [game.name for game in games]))
        return []

    monkeypatch.setattr(kernel_cache, "is_ready", lambda *_: False)
    monkeypatch.setattr(compiling, "compile_side_by_side", ask)
    compiling.get_ready(GAMES["ugo"])
    compiling.get_ready(GAMES["ugo"], GAMES["vigo"], batches=True)
    assert asked == [("games", ["ugo"]), ("games", ["ugo", "vigo"]), ("batches", ["ugo", "vigo"])]
    assert "tables" in capsys.readouterr().err


def test_the_loops_of_batches_are_compiled_ahead_of_time(kernels: Path) -> None:
    lines = [line.split(maxsplit=2) for line in tablee("compile", "olives", "--batches").stdout.splitlines()]
    assert [line[-1] for line in lines if line[0] == line[1]] == ["expert", "ready", "a batch: step", "ready"]
    assert ready_in(kernels) == {"games-olives", "bots-olives", "batches-olives"}
    compiled = set(kernels.rglob("*.kernel"))
    used = "from tablee.batches import BatchedEnv as B; e = B('olives', 3, seats=2, reward='score'); e.reset(); "
    again = subprocess.run(
        [sys.executable, "-c", used + "e.step(e.random_actions())"], capture_output=True, text=True, check=True
    )
    assert again.stderr == ""
    assert set(kernels.rglob("*.kernel")) == compiled


def test_who_waits_for_the_loops_of_batches_is_told_so(kernels: Path) -> None:
    assert not list(kernels.glob("batches-*"))
    done = subprocess.run(
        [sys.executable, "-c", "from tablee.batches import BatchedEnv; BatchedEnv('olives', 1, seats=2)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.startswith("Compiling Olives for batches")


# What a command needs


class Asked(Exception):
    """A command wants games to be compiled."""


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        (["terminal"], ["ugo"]),
        (["terminal", "vigo"], ["vigo"]),
        (["demo", "pillage"], ["pillage"]),
        (["record", "random", "vigo"], ["vigo"]),
        (["record", "check", "RECORD"], ["ugo"]),
        (["record", "show", "RECORD"], ["ugo"]),
        (["record", "replay", "RECORD"], ["ugo"]),
        (["verify", "RECORD"], ["ugo"]),
        (["bench", "profile", "vigo"], ["vigo"]),
        (["bench", "rules"], list(LISTED)),
        (["bench", "match"], list(LISTED)),
        (["bench", "server"], list(GAMES)),
        (["serve"], list(GAMES)),
        ([], list(GAMES)),
    ],
)
def test_a_command_compiles_the_games_that_it_needs(
    words: list[str], needed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(games: list[Game], _part: str) -> list[Game]:
        raise Asked([game.name for game in games])

    record = tmp_path / "record"
    record.write_text("tablee record 1\ngame ugo 1\noption rounds 1\n", "utf-8")
    monkeypatch.setattr(kernel_cache, "is_ready", lambda *_: False)
    monkeypatch.setattr(compiling, "compile_side_by_side", ask)
    with pytest.raises(Asked) as asked:
        cli.main([str(record) if word == "RECORD" else word for word in words])
    assert asked.value.args == (needed,)


@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["--version"],
        ["terminal", "--help"],
        ["record", "--help"],
        ["options", "vigo"],
        ["rules", "pillage"],
        ["backup", "FILE"],
        ["restore", "FILE"],
    ],
)
def test_other_commands_compile_nothing(words: list[str], tmp_path: Path) -> None:
    file = str(tmp_path / "none.sqlite3")
    done = tablee(
        *(file if word == "FILE" else word for word in words),
        NUMBA_CACHE_DIR=str(tmp_path),
        TABLEE_DATA=str(tmp_path / "data"),
        LANGUAGE="en",
    )
    assert "Compiling" not in done.stderr
    assert list(tmp_path.rglob("*.kernel")) == []
    assert ready_in(tmp_path) == set()


def test_what_is_ready_is_not_compiled_again(kernels: Path) -> None:
    tablee("compile", "ugo")
    done = tablee("record", "random", "ugo", "--options", "rounds=1", LANGUAGE="en")
    assert (done.returncode, done.stderr) == (0, "")
    assert ready_in(kernels) == {f"{part}-ugo" for part in PARTS}


# Taking turns


def test_who_comes_second_waits_and_finds_the_work_done(kernels: Path) -> None:
    assert kernel_cache.ROOT
    ready = [kernels / file.relative_to(kernel_cache.ROOT) for file in map(ready_file_of_ugo, PARTS)]
    with (kernels / "games-ugo" / "compiling.lock").open("a") as lock:
        assert is_locked_for_us(lock.fileno())
        with subprocess.Popen([*TABLEE, "compile", "ugo"], stdout=subprocess.PIPE, text=True) as second:
            assert second.stdout
            assert second.stdout.readline().split(maxsplit=2)[2] == "waiting\n"
            for file in ready:
                file.touch()
            lock.close()
            assert [line.split(maxsplit=2)[2] for line in second.stdout] == ["ready\n"]
    assert second.returncode == 0


def ready_file_of_ugo(part: str) -> Path:
    file = kernel_cache.ready_file("ugo", part)
    assert file
    return file


# Ending


def group(process: int, number: int) -> None:
    """As a terminal does."""
    os.killpg(process, number)


@contextmanager
def hangups_heard() -> Iterator[None]:
    """Who is started meanwhile hears that its terminal is closed, also where these tests were started by `nohup`."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


ENDS: list[tuple[str, Callable[[int, int], None], int, int]] = [
    ("Ctrl-C", group, signal.SIGINT, 130),
    ("an interrupt", os.kill, signal.SIGINT, 130),
    ("an end", os.kill, signal.SIGTERM, 143),
    ("a closed terminal", group, signal.SIGHUP, 129),
]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="no way to see the processes of others")
@pytest.mark.parametrize(("send", "number", "code"), [end[1:] for end in ENDS], ids=[end[0] for end in ENDS])
def test_no_worker_is_left_when_compiling_is_ended(
    tmp_path: Path, send: Callable[[int, int], None], number: int, code: int
) -> None:
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    command = [*TABLEE, "compile"]
    with (
        hangups_heard(),
        subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True) as parent,
    ):
        wait_until(lambda: any(tmp_path.rglob("*.kernel")))  # in the middle of it
        workers = children_of(parent.pid)
        assert len(workers) == len(GAMES)
        send(parent.pid, number)
        assert parent.stderr
        said = parent.stderr.read()
    assert parent.returncode == code
    assert ("Stopped." in said) == (number == signal.SIGINT)
    assert "Traceback" not in said
    assert [worker for worker in workers if is_running(worker)] == []
    assert ready_in(tmp_path) == set()


# Old folders


def test_folders_that_nobody_uses_are_removed_and_those_used_last_stay(tmp_path: Path) -> None:
    now = 1_800_000_000.0
    ages = {"games-ugo": list(range(MOST_FOLDERS + 3)), "games-vigo": [0, UNUSED_SECONDS - 1, UNUSED_SECONDS + 1]}
    for scope, seconds in ages.items():
        for age in seconds:
            (tmp_path / scope / str(age) / "kernel").mkdir(parents=True)
            os.utime(tmp_path / scope / str(age), (now - age, now - age))
        (tmp_path / scope / "compiling.lock").touch()
    removed = remove_unused(tmp_path, now)
    assert {str(path.relative_to(tmp_path)) for path in removed} == {
        *(f"games-ugo/{age}" for age in range(MOST_FOLDERS, MOST_FOLDERS + 3)),
        f"games-vigo/{UNUSED_SECONDS + 1}",
    }
    assert not any(path.exists() for path in removed)
    assert all((tmp_path / scope / "compiling.lock").exists() for scope in ages)


def test_compiling_removes_what_is_old(kernels: Path) -> None:
    old = kernels / "games-ugo" / "of-last-year"
    old.mkdir()
    os.utime(old, (0, 0))
    tablee("compile", "ugo")
    assert not old.exists()


def test_a_folder_in_use_is_young(kernels: Path) -> None:
    folder = kernels / "games-ugo" / ready_file_of_ugo("games").parent.name
    os.utime(folder, (0, 0))
    subprocess.run([sys.executable, "-c", "import tablee.games"], check=True)
    assert folder.stat().st_mtime > 0
