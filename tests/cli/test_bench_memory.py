"""The benchmark of memory: that it measures what it says and leaves nothing behind, never how much."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tablee.bench.memory import Bar
from tablee.bench.processes import Running
from tablee.bench.stored_tables import fill, played
from tablee.cli import main
from tablee.server.store.backup import contents_of, opened
from tablee.server.store.sqlite_file import FILE
from tests.server.serving import serving

SMALL = {"finished": 6, "sleeping": 6, "tables": 2, "moves": 3, "games": 10, "long": 40, "repeat": 1, "settle": 0.1}


@contextmanager
def out_of_the_stable(command: Sequence[str], log: Path, _variables: Mapping[str, str]) -> Iterator[Running]:
    """A server as the benchmark starts it, six times, without the seconds of imports."""
    words = command[command.index("serve") :]
    assert words[:5] == ["serve", "--data", str(log.parent), "--port", "0"]
    with serving(log.parent, *words[5:]) as server:
        assert server.process
        yield Running(server.process.pid, server.port)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system does not say what a process holds")
def test_every_bar_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, disk = tmp_path / "figures.json", tmp_path / "disk"
    words = [word for name, value in SMALL.items() for word in (f"--{name}", str(value))]
    monkeypatch.setattr("tablee.bench.memory.serving", out_of_the_stable)
    with pytest.raises(SystemExit) as end:
        main(["bench", "memory", *words, "--folder", str(disk), "--json", str(file)])
    assert not end.value.code
    measured = json.loads(file.read_text("utf-8"))
    assert [bar["unit"] for bar in measured["bars"]] == ["s", "s", "MB", "KiB", "%", "ms"]
    assert all(bar["holds"] == (bar["figure"] <= bar["most"]) for bar in measured["bars"])
    assert measured["bars"][-1]["figure"] > 0
    assert measured["sizes"]["games"] == 10
    assert "Memory follows who is there" in capsys.readouterr().out
    assert list(disk.iterdir()) == []


def test_tables_are_kept_as_a_server_keeps_them(tmp_path: Path) -> None:
    fill(tmp_path, finished=3, sleeping=4)
    connection = opened(tmp_path / FILE)
    assert contents_of(connection)[1:3] == (4, 3)
    assert connection.execute("SELECT count(*) FROM due").fetchone() == (8,)
    connection.close()


def test_a_match_is_played_as_far_as_is_wanted() -> None:
    assert played("ugo", {"rounds": 1}).match.result
    assert not played("ugo", {"rounds": 1}, moves=3).match.result


def test_a_bar_holds_up_to_its_figure() -> None:
    assert Bar("memory", 5.0, 5, "%").holds
    assert not Bar("memory", 5.1, 5, "%").holds
