"""What a host does: start, stop, configure, watch, back up, restore."""

import inspect
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from configparser import ConfigParser
from contextlib import closing
from pathlib import Path
from shutil import which
from typing import Any

import httpx
import pytest
from msgspec import json
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from tablee.cli import serve as commands
from tablee.server.main import address_of, hearing_the_terminal_end, listening, page_of
from tablee.server.ops.networks import networks as networks_of_this_machine
from tablee.server.ops.networks import own_addresses
from tablee.server.ops.settings import Settings
from tablee.server.store import backup
from tablee.server.store.data_folder import LOCK, database_in, held
from tablee.server.store.database import InUse
from tablee.server.store.file_database import FileDatabase
from tablee.server.store.schema import people
from tablee.server.store.sqlite_file import FILE
from tablee.server.store.store import Store
from tests.server.commands import Said
from tests.server.playing import end_of
from tests.server.serving import PATIENCE, Guest, Page, Server, serving

ROOT = Path(__file__).parents[2]
SERVICE = ROOT / "deploy" / "tablee.service"
IS_POSIX = os.name == "posix"
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a database."""
    Store(FileDatabase(tmp_path / "data")).engine.dispose()
    return tmp_path / "data"


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What servers would be run with, in place of running them."""
    asked: list[Settings] = []
    monkeypatch.setattr("tablee.server.main.serve", lambda settings, _: asked.append(settings))
    return asked


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# Settings


def test_every_flag_is_a_variable_of_the_environment(
    tablee: Said, settings: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_BOT_SECONDS", "1.5")
    monkeypatch.setenv("TABLEE_ORIGIN", "https://games.example https://jeux.example")
    monkeypatch.setenv("TABLEE_RATE_LIMITS", "false")
    monkeypatch.setenv("TABLEE_PORT", "1000")
    assert tablee("serve", "--port", 2000)[0] == 0
    (asked,) = settings
    assert (asked.bot_seconds, asked.port, asked.limits) == (1.5, 2000, False)
    assert asked.origins == ("https://games.example", "https://jeux.example")
    assert asked.is_secure


@pytest.mark.parametrize("origin", ["games.example", "games", "ftp://games.example", "https://games.example/tables"])
def test_an_origin_that_is_no_address_of_a_site_is_refused(
    tablee: Said, settings: list[Settings], origin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could come in under that name, and nothing said why."""
    monkeypatch.setenv("LC_ALL", "C")
    code, said = tablee("serve", "--origin", origin)
    assert (code, settings) == (2, [])
    assert "is not the address of a site: write --origin https://games" in said


def test_the_help_names_the_variables(tablee: Said) -> None:
    code, said = tablee("serve", "--help")
    assert code == 0
    assert {"TABLEE_DATA", "TABLEE_PORT", "TABLEE_LAN"} <= set(said.replace("]", " ").replace("[", " ").split())


@pytest.mark.parametrize("setting", inspect.signature(commands.serve).parameters)
def test_the_page_for_hosts_names_every_setting(setting: str) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert f"| `--{setting.replace('_', '-')}` | `TABLEE_{setting.upper()}` |" in page


def test_the_bare_command_serves_on_this_machine_only(tablee: Said, settings: list[Settings]) -> None:
    assert tablee()[0] == 0
    assert [asked.host for asked in settings] == ["127.0.0.1"]


def test_people_read_warnings_and_programs_everything_of_note() -> None:
    assert Settings().least_level == "warning"
    assert Settings(log_format="json").least_level == "info"
    assert Settings(log_level="debug").least_level == "debug"


# The local network


def test_lan_opens_every_network(tablee: Said, settings: list[Settings]) -> None:
    assert tablee("serve", "--lan")[0] == 0
    assert [asked.host for asked in settings] == ["0.0.0.0"]


def test_lan_prints_its_address_its_code_and_a_warning(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("tablee.server.ops.networks.own_addresses", lambda: {"192.168.1.7": "wlan0"})
    commands.announce(Settings(host="0.0.0.0"), "http://192.168.1.7:8642/", browser=False)
    first, warning, *code = capsys.readouterr().err.splitlines()
    assert first == "Tablée is open at http://192.168.1.7:8642/ (Ctrl-C closes it)."
    assert warning.startswith("Everybody in your local network can come in")
    assert len(code) > 10
    assert any("▀" in line or "▄" in line for line in code)


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The networks of this machine, by our addresses there."""
    found: dict[str, str] = {}
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("tablee.server.ops.networks.networks", lambda: [(name, one) for one, name in found.items()])
    monkeypatch.setattr("tablee.server.ops.networks.usual_address", lambda: next(iter(found), None))
    return found


def test_lan_without_a_network_says_so(capsys: pytest.CaptureFixture[str], networks: dict[str, str]) -> None:
    assert not networks
    commands.announce(Settings(host="0.0.0.0"), address_of("0.0.0.0", 8642), browser=False)
    first, second = capsys.readouterr().err.splitlines()
    assert first == "Tablée is open at http://127.0.0.1:8642/ (Ctrl-C closes it)."
    assert second.startswith("This machine is in no network: nobody else can come in.")


def test_lan_lists_several_networks(capsys: pytest.CaptureFixture[str], networks: dict[str, str]) -> None:
    networks |= {"192.168.1.7": "wlan0", "10.8.0.2": "tun0", "127.0.0.1": "lo"}
    commands.announce(Settings(host="0.0.0.0"), address_of("0.0.0.0", 8642), browser=False)
    first, *_, last = capsys.readouterr().err.splitlines()
    assert "http://192.168.1.7:8642/" in first
    assert last == "In another network of this machine (tun0): http://10.8.0.2:8642/"


@pytest.mark.skipif(sys.platform != "linux", reason="asks as Linux does")
def test_the_loopback_is_among_the_networks_and_reaches_nobody() -> None:
    assert ("lo", "127.0.0.1") in networks_of_this_machine()
    assert "127.0.0.1" not in own_addresses()


def test_on_this_machine_only_the_address_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    commands.announce(Settings(), "http://127.0.0.1:8642/", browser=False)
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no such networks")
@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_every_network_of_both_kinds_is_one_door(address: str) -> None:
    with (
        listening("::", 0) as door,
        socket.create_connection((address, door.getsockname()[1]), timeout=PATIENCE),
        door.accept()[0] as visitor,
    ):
        assert visitor.getpeername()[0].removeprefix("::ffff:") == address


@pytest.fixture
def port() -> Iterator[int]:
    """A port of 127.0.0.1 at which somebody listens."""
    with listening("127.0.0.1", 0) as door:
        yield int(door.getsockname()[1])


def test_on_this_machine_the_page_is_opened_where_passkeys_are_to_be_had(tmp_path: Path, port: int) -> None:
    store = Store(FileDatabase(tmp_path))
    by_name, by_number = f"http://localhost:{port}/", f"http://127.0.0.1:{port}/"
    assert page_of(Settings(), port, store) == by_number
    assert page_of(Settings(by_name=True, host="192.0.2.1"), port, store) == f"http://192.0.2.1:{port}/"
    assert page_of(Settings(by_name=True), port, store) == by_name
    with store.engine.begin() as connection:
        connection.execute(people.insert().values(id="zoe", name="Zoé", created=0))
    assert page_of(Settings(by_name=True), port, store) == by_name
    store.engine.dispose()


def test_whoever_has_cookies_of_the_number_keeps_it(tmp_path: Path, port: int) -> None:
    store = Store(FileDatabase(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(people.insert().values(id="zoe", name="Zoé", created=0))
    assert page_of(Settings(by_name=True), port, store) == f"http://127.0.0.1:{port}/"
    with store.engine.begin() as connection:
        connection.execute(people.delete())
    assert page_of(Settings(by_name=True), port, store) == f"http://127.0.0.1:{port}/"
    store.engine.dispose()


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no such networks")
def test_where_another_program_answers_to_localhost_the_number_is_opened(tmp_path: Path, port: int) -> None:
    store = Store(FileDatabase(tmp_path))
    try:
        other = socket.create_server(("::1", port), family=socket.AF_INET6)
    except OSError:
        pytest.skip("this machine has no ::1")
    with other:
        assert page_of(Settings(by_name=True), port, store) == f"http://127.0.0.1:{port}/"
    assert page_of(Settings(by_name=True), port, store) == f"http://localhost:{port}/"
    store.engine.dispose()


# One server a folder, one program a port


def test_a_port_that_is_taken_is_a_clear_sentence(tablee: Said, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code, said = tablee("serve", "--data", tmp_path, "--port", port)
    assert code == 2
    assert said.startswith(
        f"Another program uses port {port}: choose another one, such as tablee serve --port {port + 1}"
    )


def test_an_address_that_is_not_ours_is_a_clear_sentence(tablee: Said, tmp_path: Path) -> None:
    code, said = tablee("serve", "--data", tmp_path, "--host", "192.0.2.1", "--port", 0)
    assert code == 2
    assert said.startswith("Nobody can listen at 192.0.2.1, port 0 (")


def test_a_folder_that_cannot_be_made_is_a_clear_sentence(tablee: Said, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, said = tablee("serve", "--data", tmp_path / "file" / "data")
    assert code == 2
    assert "cannot be used" in said


def test_a_folder_is_held_once(tmp_path: Path) -> None:
    with held(tmp_path) as first:
        first.tell("http://127.0.0.1:1/")
        with pytest.raises(InUse) as refused, held(tmp_path):
            pass
        assert refused.value.address == "http://127.0.0.1:1/"
    with held(tmp_path):
        pass


@pytest.mark.skipif(not IS_POSIX, reason="no such modes")
def test_a_new_folder_is_its_users_only(tmp_path: Path) -> None:
    with held(tmp_path / "new"):
        assert mode(tmp_path / "new") == 0o700


# A server that is played on


def start_game(page: Page) -> str:
    """A game with bots; it goes on until it waits for the person, and to its end when the person resigns."""
    table = str(page.done("create", game="ugo", options={"rounds": 1}, chairs=[{"kind": "me"}, BOT, BOT])["table"])
    page.done("follow", table=table)
    page.done("start", table=table)
    page.until("table", status="playing")
    return table


def test_it_lives_is_ready_and_is_measured(server: Server) -> None:
    with Guest(server, "Watcher").page():
        assert httpx.get(f"{server.address}/health").text == "ok\n"
        assert httpx.get(f"{server.address}/ready").text == "ready\n"
        families = {
            one.name: one for one in text_string_to_metric_families(httpx.get(f"{server.address}/metrics").text)
        }
    (sockets,) = families["tablee_sockets"].samples
    assert sockets.value >= 1
    assert families["tablee_commit_seconds"].type == "histogram"


def test_lines_that_the_server_ends_are_counted_by_reason(server: Server) -> None:
    guest = Guest(server, "Owner")
    program = guest.http.post("/api/programs", json={"name": "Deep"}).json()
    with Page(server, {"Authorization": f"Bearer {program['token']}"}) as line:
        guest.http.delete(f"/api/programs/{program['person']}").raise_for_status()
        end_of(line)
    counted = httpx.get(f"{server.address}/metrics").text
    assert 'tablee_sockets_closed_total{reason="the token was revoked"} 1.0' in counted


def test_a_second_server_is_refused(server: Server, tablee: Said) -> None:
    code, said = tablee("serve", "--data", server.folder)
    assert code == 2
    assert said.startswith(f"Tablée runs on this folder already, at {server.address}/: use that one")


def test_the_page_of_the_running_server_is_opened(
    server: Server, tablee: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(commands, "open_browser", opened.append)
    monkeypatch.setenv("TABLEE_DATA", str(server.folder))
    assert tablee() == (0, f"Tablée is open already, at {server.address}/\n")
    assert opened == [f"{server.address}/"]


@pytest.mark.skipif(not IS_POSIX, reason="no such modes")
def test_its_files_are_its_users_only(server: Server) -> None:
    files = [file for file in server.folder.iterdir() if file != server.log]
    assert {mode(file) for file in files} == {0o600}


def test_from_backup_to_restore_while_bots_play(tablee: Said, tmp_path: Path) -> None:
    """A backup of a running game goes back into the folder; the game goes on where it was, and people are known."""
    file = tmp_path / "backup"
    flags = ["--pace", "0.05", "--bot-processes", "1", "--no-rate-limits", "--log-format", "json"]
    with serving(tmp_path / "data", *flags) as host:
        zoe = Guest(host, "Zoé")
        with zoe.page() as page:
            table = start_game(page)
            code, said = tablee("backup", file, "--data", host.folder)
            assert code == 0, said
            assert "one running game" in said
            assert tablee("backup", file, "--data", host.folder)[0] == 2
            assert tablee("backup", file, "--data", host.folder, "--force")[0] == 0
            assert tablee("restore", file, "--data", host.folder)[0] == 2
            page.done("resign", table=table)  # from now on bots think, one after another
            assert host.stop() == 0
            heard = page_hears(page)
        assert heard[-1]["type"] == "closing"
        assert page.line.close_code == 1012
        code, said = tablee("restore", file, "--data", host.folder)
        assert code == 0, said
        former = [one for one in host.folder.iterdir() if one.name.startswith("tablee-") and one.suffix == ".sqlite3"]
        assert len(former) == 1
        assert str(former[0]) in said
        assert not IS_POSIX or {mode(one) for one in (file, former[0], database_in(host.folder))} == {0o600}
        assert lines_in(database_in(host.folder), table) <= lines_in(former[0], table)
        host.start()
        with zoe.page() as page:
            page.done("follow", table=table)
            page.done("resign", table=table)
            while not page.tables[table].get("result"):
                page.next()
    check_log(host)


def page_hears(page: Page) -> list[dict[str, Any]]:
    heard = []
    try:
        while True:
            heard.append(page.next())
    except ConnectionClosed:
        return heard


def lines_in(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        count = connection.execute("SELECT count(*) FROM log WHERE table_id = ?", [table]).fetchone()[0]
    return int(count)


def check_log(server: Server) -> None:
    """An object a line, and nobody's name in it."""
    lines = [json.decode(line) for line in server.log.read_bytes().splitlines()]
    assert {"started", "stopped", "table started", "table finished"} <= {line["message"] for line in lines}
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
    assert "Zoé" not in server.log.read_text("utf-8")


# Stopping, as a person does it who started the bare command


@pytest.mark.skipif(not IS_POSIX, reason="no such signals")
def test_the_bare_command_opens_the_browser_and_ctrl_c_ends_it_politely(tmp_path: Path) -> None:
    shown, browser = tmp_path / "shown", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}.new\nmv {shown}.new {shown}\n')
    browser.chmod(0o700)
    settings = {"TABLEE_DATA": str(tmp_path / "data"), "TABLEE_PORT": "0", "TABLEE_BOT_PROCESSES": "1"}
    variables = {**settings, "BROWSER": f"{browser} %s", "LC_ALL": "C"}
    child = subprocess.Popen(
        [sys.executable, "-m", "tablee"],
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    deadline = time.monotonic() + PATIENCE
    while not shown.exists() and child.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(child.pid, signal.SIGINT)  # as a terminal does: to the bots' processes too, which are just starting
    said = child.communicate(timeout=PATIENCE)[0].decode()
    assert (child.returncode, "Traceback" in said) == (0, False), said
    address = shown.read_text().strip()
    assert address.startswith("http://localhost:")
    assert said.splitlines() == [
        f"Tablée is open at {address} (Ctrl-C closes it).",
        "Tablée is closed. Every game is kept.",
    ]


@pytest.mark.skipif(not IS_POSIX, reason="no such signals")
def test_when_its_terminal_is_closed_people_are_told_and_every_game_is_kept(tmp_path: Path) -> None:
    from tests.terminal.ptys import terminal as opened

    flags = ["serve", "--data", str(tmp_path), "--port", "0", "--bot-processes", "1"]
    with opened(*flags, LC_ALL="C") as terminal:
        terminal.wait_for("Tablée is open at http://127.0.0.1:")
        server = Server(tmp_path)
        server.port = int(terminal.wait_for("/").rstrip("/"))
        with Guest(server, "Zoé").page() as zoe:
            zoe.done("create", game="pillage", chairs=[{"kind": "me"}, BOT], starts_when_full=True)
            terminal.close()
            zoe.until("closing")
            assert end_of(zoe) == 1012
        assert terminal.program.wait(PATIENCE) == 0


@pytest.mark.skipif(not IS_POSIX, reason="no such signals")
@pytest.mark.parametrize(("asked", "is_deaf"), [("SIG_DFL", False), ("SIG_IGN", True)])
def test_after_nohup_the_end_of_a_terminal_is_nobodys_business(asked: str, is_deaf: bool) -> None:
    before = signal.signal(signal.SIGHUP, getattr(signal, asked))
    try:
        with hearing_the_terminal_end(handler := lambda _number, _frame: None):
            assert (signal.getsignal(signal.SIGHUP) is handler) != is_deaf
        assert signal.getsignal(signal.SIGHUP) == getattr(signal, asked)
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "192.0.2.1"}, False),
    ],
)
def test_a_browser_is_opened_where_there_is_a_desktop(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: bool
) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert commands.has_desktop() == expected


# Backups that are refused


def test_there_is_nothing_to_back_up(tablee: Said, tmp_path: Path) -> None:
    code, said = tablee("backup", tmp_path / "backup", "--data", tmp_path / "nowhere")
    assert (code, said.startswith("There is no database in")) == (2, True)
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("beside", ["", "-wal", "-shm"])
def test_a_backup_never_takes_the_place_of_the_database(tablee: Said, folder: Path, beside: str) -> None:
    database = database_in(folder)
    before, names = database.read_bytes(), {one.name for one in folder.iterdir()}
    target = folder.parent / "elsewhere" / ".." / folder.name / (database.name + beside)
    (folder.parent / "elsewhere").mkdir()
    code, said = tablee("backup", target, "--data", folder, "--force")
    assert (code, "belongs to the database itself" in said) == (2, True), said
    assert (database.read_bytes(), {one.name for one in folder.iterdir()}) == (before, names)


@pytest.mark.skipif(not IS_POSIX, reason="no such links")
@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_another_name_of_the_database_is_the_database(
    tablee: Said, folder: Path, tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    link(tmp_path / "backup", database_in(folder))
    assert tablee("backup", tmp_path / "backup", "--data", folder, "--force")[0] == 2


def test_a_file_that_is_missing_is_not_restored(tablee: Said, tmp_path: Path) -> None:
    assert tablee("restore", tmp_path / "no", "--data", tmp_path)[1] == f"There is no file {tmp_path / 'no'}.\n"


def spoil_nothing(file: Path) -> None:
    """Make a database of another program."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name)")


def cut(file: Path) -> None:
    """Lose the end of a backup."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def scribble(file: Path) -> None:
    """Write over the middle of a backup."""
    content = bytearray(file.read_bytes())
    content[8192:12288] = b"\xff" * 4096
    file.write_bytes(content)


def write_text(file: Path) -> None:
    """Keep something else under that name."""
    file.write_text("a shopping list " * 100)


def come_from_the_future(file: Path) -> None:
    """Be made by a newer program."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


SPOILT: list[tuple[Callable[[Path], None], str]] = [
    (spoil_nothing, "is not a database of Tablée"),
    (cut, "is damaged, and nothing was changed"),
    (scribble, "is damaged, and nothing was changed"),
    (write_text, "is damaged, and nothing was changed"),
    (come_from_the_future, "was made by a newer Tablée"),
]


@pytest.mark.parametrize(("spoil", "reason"), SPOILT)
def test_what_is_not_whole_and_ours_is_not_restored(
    tablee: Said, folder: Path, tmp_path: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    file, before = tmp_path / "backup", database_in(folder).read_bytes()
    if spoil is not spoil_nothing:
        assert tablee("backup", file, "--data", folder)[0] == 0
    spoil(file)
    code, said = tablee("restore", file, "--data", folder)
    assert (code, reason in said) == (2, True), said
    assert database_in(folder).read_bytes() == before
    assert {one.name for one in folder.iterdir()} <= {"server.lock", database_in(folder).name}


@pytest.mark.parametrize(("spoil", "reason"), SPOILT)
def test_what_is_not_whole_and_ours_is_not_served(
    tablee: Said, folder: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    if spoil is spoil_nothing:
        database_in(folder).unlink()
    spoil(database_in(folder))
    before = database_in(folder).read_bytes()
    code, said = tablee("serve", "--data", folder, "--port", 0)
    assert (code, reason in said, len(said.splitlines())) == (2, True, 1), said
    assert database_in(folder).read_bytes() == before


def close_well(database: Path) -> None:
    """Let the last server on a database have ended by itself."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT OR REPLACE INTO lives (begun, last, is_closed) VALUES (1, 2, 1)")


@pytest.mark.parametrize(("spoil", "reason"), [one for one in SPOILT if one[0] not in (spoil_nothing, scribble)])
def test_what_was_closed_well_is_looked_at_all_the_same(
    tablee: Said, folder: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    close_well(database_in(folder))
    spoil(database_in(folder))
    code, said = tablee("serve", "--data", folder, "--port", 0)
    assert (code, reason in said) == (2, True), said


@pytest.mark.parametrize("is_closed", [True, False])
def test_the_whole_database_is_looked_at_only_if_nobody_closed_it(
    folder: Path, is_closed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[str] = []
    monkeypatch.setattr(backup, "check_whole", lambda _connection, _file, how: looks.append(how))
    if is_closed:
        close_well(database_in(folder))
    backup.check_usable(database_in(folder))
    assert looks == [] if is_closed else ["quick_check"]


def test_a_server_that_ends_by_itself_says_so_and_one_that_is_killed_does_not(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    database = database_in(server.folder)
    with closing(sqlite3.connect(database)) as connection:
        assert not backup.was_closed(connection)
    server.stop()
    with closing(sqlite3.connect(database)) as connection:
        assert backup.was_closed(connection)
    server.start()
    server.kill()
    with closing(sqlite3.connect(database)) as connection:
        assert not backup.was_closed(connection)


def test_a_command_looks_at_the_whole_database(tablee: Said, folder: Path) -> None:
    code, said = tablee("check", "--data", folder)
    assert (code, said.splitlines()[-1]) == (0, "Nothing in it is damaged.")
    close_well(database_in(folder))
    scribble(database_in(folder))
    code, said = tablee("check", "--data", folder)
    assert (code, "is damaged" in said) == (2, True), said


def test_restore_into_an_empty_folder(tablee: Said, folder: Path, tmp_path: Path) -> None:
    assert tablee("backup", tmp_path / "backup", "--data", folder)[0] == 0
    code, said = tablee("restore", tmp_path / "backup", "--data", tmp_path / "other")
    assert (code, "The former one" in said) == (0, False)
    assert Store(FileDatabase(tmp_path / "other")).key("identity", bytes) == Store(FileDatabase(folder)).key(
        "identity", bytes
    )


@pytest.mark.skipif(not IS_POSIX or os.geteuid() != 0, reason="only an administrator gives files away")
def test_what_an_administrator_restores_belongs_to_the_owner_of_the_folder(
    tablee: Said, folder: Path, tmp_path: Path
) -> None:
    assert tablee("backup", tmp_path / "backup", "--data", folder)[0] == 0
    os.chown(folder, 12345, 12345)
    assert tablee("restore", tmp_path / "backup", "--data", folder)[0] == 0
    (former,) = folder.glob("tablee-*.sqlite3")
    assert {file.name for file in folder.iterdir()} == {FILE, LOCK, former.name}
    assert {file.stat().st_uid for file in folder.iterdir()} == {12345}


@pytest.mark.skipif(not IS_POSIX or os.geteuid() != 0, reason="only an administrator gives files away")
def test_a_folder_that_an_administrator_makes_belongs_to_whoever_has_the_one_above(
    tablee: Said, folder: Path, tmp_path: Path
) -> None:
    assert tablee("backup", tmp_path / "backup", "--data", folder)[0] == 0
    home = tmp_path / "home"
    home.mkdir()
    os.chown(home, 12345, 12345)
    assert tablee("restore", tmp_path / "backup", "--data", home / "share" / "tablee")[0] == 0
    assert {made.stat().st_uid for made in home.rglob("*")} == {12345}


@pytest.mark.skipif(not IS_POSIX, reason="no such limits")
def test_a_server_takes_as_many_connections_as_the_system_gives() -> None:
    script = (
        "import resource as r; from tablee.server.main import make_room;"
        "r.setrlimit(r.RLIMIT_NOFILE, (300, 900)); make_room(); print(r.getrlimit(r.RLIMIT_NOFILE))"
    )
    assert subprocess.check_output([sys.executable, "-c", script], text=True).strip() == "(900, 900)"


# The service


def test_the_service_is_hardened_and_starts_what_there_is() -> None:
    parser = ConfigParser(strict=False, interpolation=None, comment_prefixes=("#",), delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(SERVICE.read_text("utf-8"))
    assert parser.sections() == ["Unit", "Service", "Install"]
    service = parser["Service"]
    assert service["ExecStart"].endswith("-m tablee serve")
    text = SERVICE.read_text("utf-8")
    assert text.index("/opt/tablee/run.py --version") < text.index("-m tablee compile") < text.index("-m tablee serve")
    assert {service[name] for name in ("DynamicUser", "NoNewPrivileges", "ProtectHome", "PrivateTmp")} == {"yes"}
    assert (service["StateDirectory"], service["ProtectSystem"], service["KillMode"]) == ("tablee", "strict", "mixed")


@pytest.mark.skipif(not which("systemd-analyze"), reason="needs systemd")
def test_systemd_finds_nothing_to_say_about_the_service(tmp_path: Path) -> None:
    text = SERVICE.read_text("utf-8").replace("/opt/tablee/.run/play/bin/python", sys.executable)
    copy = tmp_path / "tablee.service"
    copy.write_text(text, "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "tablee.service" in line] == []
