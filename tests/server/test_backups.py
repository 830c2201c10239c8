"""Backups that the server makes by itself, the drill of a restore, and the warning before the disk is full."""

import asyncio
import logging
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablee.games.words import Refused
from tablee.server.ops.disk_space import MEGABYTE, REMIND_SECONDS, DiskWatch, Room
from tablee.server.store.file_database import FileDatabase
from tablee.server.store.scheduled_backups import DRAFTS, OURS, ScheduledBackups
from tablee.server.store.store import Store
from tests.server.playing import begin, decide, mover
from tests.server.serving import PATIENCE, Guest, Server, serving

ROOT = Path(__file__).parents[2]
DAY = 24 * 3600


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a database."""
    Store(FileDatabase(tmp_path / "data")).engine.dispose()
    return tmp_path / "data"


def backups_of(data: Path, keep: int = 3, now: float | None = None, **others: Any) -> ScheduledBackups:
    """Daily backups beside the data, at a moment."""
    return ScheduledBackups(FileDatabase(data), data / "backups", DAY, keep, now=lambda: now or time.time(), **others)


def old_backup(data: Path, day: int, days_ago: float) -> Path:
    """A backup from before."""
    file = data / "backups" / f"tablee-backup-2026-01-{day:02}-030000.sqlite3"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(b"old")
    os.utime(file, times=(time.time() - days_ago * DAY,) * 2)
    return file


def names(data: Path) -> list[str]:
    return sorted(file.name for file in (data / "backups").iterdir())


# Backups


def test_a_backup_is_made_while_people_play_and_the_drill_of_the_guide_brings_it_back(tmp_path: Path) -> None:
    data, drill = tmp_path / "data", tmp_path / "drill"
    with serving(data, "--pace", "0", "--backup-every", "24h", "--backup-keep", "2") as server:
        first = whole_backup(data, 1)
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        with ada.page() as a, ben.page() as b:
            table = begin(a, b, options={"rounds": 1, "hand_size": 4})
            decide(mover(table, a, b), table)
            server.stop()
        os.utime(first, times=(time.time() - 2 * DAY,) * 2)
        server.start()
        newest = whole_backup(data, 2)
        restored(newest, drill)
        assert server.errors() == []
    with serving(drill, "--pace", "0") as copy:
        ada.server = ben.server = copy
        with ada.page() as a, ben.page() as b:
            for page in (a, b):
                page.done("follow", table=table)
            decide(mover(table, a, b), table)


def whole_backup(data: Path, number: int) -> Path:
    """Wait until there are so many backups; the newest."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = sorted((data / "backups").glob(OURS), key=lambda file: file.stat().st_mtime)
        if len(found) == number:
            assert found[-1].stat().st_mode & 0o077 == 0
            return found[-1]
        time.sleep(0.05)
    raise AssertionError(f"{number} backups were not made")


def restored(backup: Path, folder: Path) -> None:
    """Do what the guide says, with folders of the test: the first command; the second one serves."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8").partition("### A drill")[2]
    block = re.search(r"```sh\n(.*?)```", page, re.DOTALL)
    assert block
    commands = [line.partition("#")[0] for line in block[1].splitlines() if line.startswith("python3 run.py")]
    assert [shlex.split(line)[2] for line in commands] == ["restore", "serve"]
    words = shlex.split(commands[0])[2:]
    filled = {"BACKUP": str(backup), "/tmp/drill": str(folder)}
    command = [sys.executable, "-m", "tablee", *(filled.get(word, word) for word in words)]
    assert str(folder) in command
    assert str(backup) in command
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)


def test_only_the_newest_are_kept_and_nothing_else_is_removed(data: Path) -> None:
    for day in range(1, 6):
        old_backup(data, day, days_ago=10 - day)
    others = ["tablee-2026-01-01-030000.sqlite3", "tablee-backup-monday.sqlite3", "notes.txt"]
    for other in others:
        (data / "backups" / other).write_bytes(b"mine")
    (data / "backups" / "tablee-backup-2026-01-05-030000.sqlite3.77.new").write_bytes(b"left by a kill")
    backups = backups_of(data, keep=3)
    asyncio.run(backups.make())
    assert backups.problem is None
    kept = [name for name in names(data) if name not in others]
    assert kept[:2] == ["tablee-backup-2026-01-04-030000.sqlite3", "tablee-backup-2026-01-05-030000.sqlite3"]
    assert len(kept) == 3
    newest = backups.newest()
    assert newest
    assert newest.file == kept[2]
    assert newest.bytes > 1000
    assert set(others) <= set(names(data))


def test_when_a_backup_fails_the_older_ones_stay(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept = [old_backup(data, day, days_ago=9 - day).name for day in (1, 2, 3)]
    database = data / "tablee.sqlite3"
    pages = bytearray(database.read_bytes())
    pages[4096:8192] = os.urandom(4096)
    database.write_bytes(pages)
    backups = backups_of(data, keep=1)
    asyncio.run(backups.make())
    assert backups.problem
    assert "damaged" in str(backups.problem)
    assert names(data) == kept
    assert [record.levelname for record in caplog.records] == ["ERROR"]


def test_no_backup_fills_the_disk(data: Path) -> None:
    backups = backups_of(data, spare=1e18)
    asyncio.run(backups.make())
    assert isinstance(backups.problem, Refused)
    assert backups.problem.text.key == "backup-no-room"
    assert names(data) == []


def test_a_backup_is_due_by_the_age_of_the_newest_whenever_the_server_started(data: Path) -> None:
    assert backups_of(data).is_due()
    old_backup(data, 1, days_ago=0.5)
    assert not backups_of(data).is_due()
    old_backup(data, 1, days_ago=1.1)
    assert backups_of(data).is_due()


def test_workers_that_share_a_folder_make_one_backup_between_them(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    """At the same moment, one threw away what the other was making, or found its file there: failures, to the host."""

    async def both() -> None:
        await asyncio.gather(*(one.make_in_turn() for one in (first, second)))

    first, second = backups_of(data), backups_of(data)
    asyncio.run(both())
    assert (len(names(data)), caplog.messages) == (1, [])


def test_what_failed_here_is_mended_when_another_worker_makes_the_backup(data: Path) -> None:
    full, other = backups_of(data, spare=1e18), backups_of(data)
    for one in (full, other, full):
        asyncio.run(one.make_in_turn())
    assert (full.problem, len(names(data))) == (None, 1)


def test_a_backup_of_a_clock_that_was_wrong_puts_nothing_off_and_stays(data: Path) -> None:
    ahead = old_backup(data, 1, days_ago=-900)
    backups = backups_of(data, keep=1)
    assert backups.is_due()
    old = old_backup(data, 2, days_ago=2)
    asyncio.run(backups.make())
    assert not backups.is_due()
    newest = backups.newest()
    assert newest
    assert set(names(data)) == {ahead.name, newest.file}
    assert old.name not in names(data)


def test_after_a_failure_it_is_tried_again_within_the_hour_and_not_at_once(data: Path) -> None:
    now = [time.time()]
    backups = ScheduledBackups(FileDatabase(data), data / "backups", DAY, 3, spare=1e18, now=lambda: now[0])
    asyncio.run(backups.make())
    assert not backups.is_due()
    now[0] += 3601
    assert backups.is_due()


def test_a_server_that_stops_does_not_wait_for_a_backup(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def begin_and_stop() -> float:
        backups = backups_of(data)
        task = asyncio.create_task(backups.run())
        await asyncio.sleep(0.3)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return time.monotonic()

    slow = data / "slow"
    slow.write_text(f"#!{sys.executable}\nimport time; time.sleep(600)\n")
    slow.chmod(0o700)
    monkeypatch.setattr("sys.executable", str(slow))
    began = time.monotonic()
    assert asyncio.run(begin_and_stop()) - began < PATIENCE
    assert list((data / "backups").glob(OURS)) == list((data / "backups").glob(DRAFTS)) == []


def test_a_host_sees_the_last_backup(tmp_path: Path) -> None:
    flags = ("--host-code", "a secret of ours", "--backup-every", "7d", "--backup-folder", str(tmp_path / "elsewhere"))
    with serving(tmp_path / "data", *flags) as server:
        host = hosting(server)
        deadline = time.monotonic() + PATIENCE
        while not (shown := host.http.get("/api/host/server").json())["last_backup"] and time.monotonic() < deadline:
            time.sleep(0.05)
        (file,) = (tmp_path / "elsewhere").iterdir()
        assert (shown["last_backup"]["file"], shown["backup_seconds"]) == (file.name, 7 * DAY)
        assert abs(shown["last_backup"]["at"] / 1000 - time.time()) < PATIENCE


def hosting(server: Server) -> Guest:
    host = Guest(server, "Hanna")
    host.http.post("/api/host", json={"code": "a secret of ours"}).raise_for_status()
    return host


# The disk


class Usage(NamedTuple):
    """What a disk has."""

    total: int
    used: int
    free: int


class Disk:
    """A disk that is as full as the test says, and a clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.free, self.now = 5000, 0.0
        monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(10**10, 0, self.free * MEGABYTE))
        self.watch = DiskWatch([folder], low=1000, critical=200, now=lambda: self.now)

    def look(self, free: int, after: float = 60.0) -> Room:
        self.free = free
        self.now += after
        space = asyncio.run(self.watch.look())
        self.watch.complain(space)
        return space.room


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Disk:
    """A disk with room."""
    return Disk(monkeypatch, tmp_path / "not" / "yet")


def test_the_log_warns_before_the_disk_is_full_and_not_all_the_time(
    disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    looks = [(5000, Room.ENOUGH), (999, Room.LOW), (900, Room.LOW), (199, Room.CRITICAL), (150, Room.CRITICAL)]
    for free, room in looks:
        assert disk.look(free) == room
    assert [record.levelno for record in caplog.records] == [logging.WARNING, logging.ERROR]
    assert "199 MB" in caplog.messages[1]
    disk.look(150, after=REMIND_SECONDS)
    assert len(caplog.records) == 3
    for free in (900, 150, 900, 150):  # to and fro
        disk.look(free)
    assert len(caplog.records) == 3
    disk.look(5000)
    disk.look(999)
    assert len(caplog.records) == 4


def test_the_fullest_disk_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    free = {tmp_path: 5000, tmp_path / "full": 100}
    monkeypatch.setattr("shutil.disk_usage", lambda folder: Usage(10**10, 0, free[folder] * MEGABYTE))
    watch = DiskWatch([tmp_path, tmp_path / "full" / "backups"], low=1000, critical=200)
    assert asyncio.run(watch.look()).room == Room.CRITICAL


def test_a_folder_that_cannot_be_looked_at_keeps_nobody_from_looking_at_the_rest(tmp_path: Path) -> None:
    nowhere = tmp_path / ("x" * 300)  # no name can be so long
    flags = ("--host-code", "a secret of ours", "--backup-every", "1h", "--backup-folder", str(nowhere))
    with serving(tmp_path / "data", *flags) as server:
        host, deadline = hosting(server), time.monotonic() + PATIENCE
        while not (shown := host.http.get("/api/host/server").json())["backup_problem"] and time.monotonic() < deadline:
            time.sleep(0.2)
        assert "File name too long" in shown["backup_problem"]
        assert shown["disk_free"] > 0
        assert shown["last_backup"] is None
        assert "a background task failed" not in server.log.read_text("utf-8")


def test_a_server_on_a_disk_without_room_says_so_at_its_start_and_to_its_host(tmp_path: Path) -> None:
    with serving(tmp_path, "--host-code", "a secret of ours", "--disk-low", "1e12") as server:
        assert hosting(server).http.get("/api/host/server").json()["room"] == "low"
        assert server.log.read_text("utf-8").count("the disk is nearly full") == 1


def test_settings_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    for flags in (
        ["--backup-every", "5s"],
        ["--host-code", "short"],
        ["--host-code", "a - - - - -"],
        ["--backup-keep", "0"],
    ):
        with pytest.raises(AssertionError, match=r"at least|greater|>= 1"):
            Server(tmp_path, *flags).start()
