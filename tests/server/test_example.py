"""The examples play whole games against the real server, and answer what goes wrong as a bot writer would."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from examples.create_table import create
from examples.random_player import Player, Refused
from tests.server.playing import SHORT
from tests.server.serving import PATIENCE, Guest, Page, Server, serving

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
REFUSED = 2


def token_of(owner: Guest, name: str) -> str:
    return str(owner.http.post("/api/programs", json={"name": name}).raise_for_status().json()["token"])


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def table_of(server: Server, token: str, game: str, options: dict[str, Any]) -> str:
    """A table for two that a program makes; it begins when the other sits down."""
    with Page(server, bearer(token)) as page:
        chairs = [{"kind": "me"}, {"kind": "person"}]
        return str(page.done("create", game=game, options=options, chairs=chairs, starts_when_full=True)["table"])


def example(name: str, *words: object) -> subprocess.Popen[str]:
    """An example as people run it."""
    command = [sys.executable, "-m", f"examples.{name}", *map(str, words)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """How an example ended: its exit code, and what it printed."""
    out, errors = process.communicate(timeout=PATIENCE)
    return process.returncode, out, errors


# Whole games


@pytest.mark.parametrize(("game", "options"), [("ugo", {"rounds": 1}), ("pillage", {"round_limit": 12})])
def test_two_examples_play_a_whole_game(server: Server, game: str, options: dict[str, Any]) -> None:
    owner = Guest(server, "Owner")
    tokens = [token_of(owner, "One"), token_of(owner, "Two")]
    table = table_of(server, tokens[0], game, options)
    with ThreadPoolExecutor(2) as threads:
        playing = [threads.submit(Player(token, f"{server.address}/tables/{table}").play) for token in tokens]
        one, two = (future.result() for future in playing)
    result = owner.http.get(f"/api/tables/{table}/result").json()
    assert one == two == result["result"]["scores"]
    assert result["result"]["how"] == "finished"


def test_a_table_is_made_and_played_with_bots_and_with_whoever_gets_the_link(server: Server) -> None:
    owner = Guest(server, "Owner")
    host, guest = token_of(owner, "Host"), token_of(owner, "Guest")
    making = example("create_table", host, server.address, "ugo", "person", "greedy", "rounds=1")
    assert making.stdout
    invitation = making.stdout.readline()
    link = invitation.rpartition(" ")[2].strip()
    assert link.startswith(f"{server.address}/tables/")
    guests = ended(example("random_player", guest, link))
    hosts = ended(making)
    assert hosts == guests
    assert hosts[0] == 0
    result = owner.http.get(f"/api/tables/{link.rpartition('/')[2]}/result").json()
    assert hosts[1].split() == list(map(str, result["result"]["scores"]))
    assert len(result["result"]["scores"]) == 3


# What goes wrong


@pytest.mark.parametrize("key", ["stale-question", "stale-part", "time-is-over", "game-over"])
def test_a_table_that_went_on_is_no_reason_to_leave(key: str) -> None:
    """Where several decide at once, the news of another's choice ask for the one that is on its way."""
    sent: list[str] = []
    socket: Any = SimpleNamespace(send=sent.append)
    Player("token", "http://127.0.0.1:1/tables/x").hear_refusal(socket, {"key": key, "words": "…"})
    assert sent == []


@pytest.mark.parametrize("key", ["too-often", "not-stored", "server-error"])
def test_what_is_refused_for_now_is_tried_again_over_a_new_connection(key: str) -> None:
    with pytest.raises(ConnectionError, match="a little later"):
        Player("token", "http://127.0.0.1:1/tables/x").hear_refusal(
            cast(Any, None), {"key": key, "words": "a little later"}
        )


def test_a_wrong_token_is_a_sentence(server: Server) -> None:
    code, out, errors = ended(example("random_player", "nonsense", f"{server.address}/tables/nowhere"))
    assert (code, out) == (REFUSED, "")
    assert errors == "The server does not know this token: ask for another one.\n"


def test_a_wrong_table_is_a_sentence(server: Server) -> None:
    token = token_of(Guest(server, "Owner"), "Lost")
    code, out, errors = ended(example("random_player", token, f"{server.address}/tables/nowhere"))
    assert (code, out) == (REFUSED, "")
    assert errors == "There is no table “nowhere” here: ask for the link again.\n"


def test_a_table_without_a_seat_for_us_is_a_sentence(server: Server) -> None:
    owner = Guest(server, "Owner")
    tokens = [token_of(owner, name) for name in ("One", "Two", "Three")]
    table = table_of(server, tokens[0], "ugo", {})
    with Page(server, bearer(tokens[1])) as page:
        page.done("join", table=table)
    with pytest.raises(Refused, match="We have no seat at this table"):
        Player(tokens[2], f"{server.address}/tables/{table}").play()


def test_a_table_that_is_closed_before_its_game_is_a_sentence(server: Server) -> None:
    owner = Guest(server, "Owner")
    host, guest = token_of(owner, "Host"), token_of(owner, "Guest")
    with Page(server, bearer(host)) as page, ThreadPoolExecutor(1) as threads:
        chairs = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
        table = page.done("create", game="ugo", chairs=chairs)["table"]
        playing = threads.submit(Player(guest, f"{server.address}/tables/{table}").play)
        while not any(seat.get("name") == "Guest" for seat in page.until("seats")["seats"]):
            pass
        page.done("close", table=table)
        with pytest.raises(Refused, match="closed before its game began"):
            playing.result()


def test_a_game_that_is_unknown_is_a_sentence(server: Server) -> None:
    token = token_of(Guest(server, "Owner"), "Host")
    code, out, errors = ended(example("create_table", token, server.address, "chess", "greedy"))
    assert (code, out) == (REFUSED, "")
    assert "There is no game “chess”" in errors
    assert "Traceback" not in errors


def test_no_server_is_a_sentence() -> None:
    code, out, errors = ended(example("random_player", "token", "http://127.0.0.1:1/tables/nowhere"))
    assert (code, out) == (REFUSED, "")
    assert errors.startswith("No connection to http://127.0.0.1:1/tables/nowhere")
    assert "Traceback" not in errors


def test_a_lost_connection_is_made_again_and_the_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0", "--no-rate-limits") as server:
        owner = Guest(server, "Owner")
        token = token_of(owner, "Program")
        with owner.page() as page:
            chairs = [{"kind": "me"}, {"kind": "person"}]
            made = page.done("create", game="ugo", chairs=chairs, options={"rounds": 1}, starts_when_full=True)
            table = made["table"]
            program = example("random_player", token, f"{server.address}/tables/{table}")
            before = int(page.until("table", status="playing")["seq"])
            while page.tables[table]["awaited"] != [0]:
                page.next()
            question = page.tables[table]["asked"]
            page.done("decide", table=table, question=page.tables[table]["question"], action=question["actions"][0])
        server.kill()
        assert program.stderr
        assert program.stderr.readline().startswith("The connection is lost (")
        server.start()
        with owner.page() as page:
            assert page.done("follow", table=table)["seq"] > before, "the game is kept"
            result = play_alone(page, table)
        code, out, _ = ended(program)
    assert (code, out.split()) == (0, list(map(str, result["scores"])))


def play_alone(page: Page, table: str) -> dict[str, Any]:
    """Decide on one's own seat until the game is over."""
    answered = None
    while "result" not in page.tables[table]:
        now = page.tables[table]
        if now["seat"] in now["awaited"] and now["question"] != answered:
            answered = now["question"]
            page.send("decide", table=table, question=answered, action=now["asked"]["actions"][0])
        page.next()
    return dict(page.tables[table]["result"])


def test_a_seat_is_taken_back_from_the_bot_that_sits_in(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0", "--no-rate-limits", "--grace", "0") as server:
        owner = Guest(server, "Owner")
        token = token_of(owner, "Program")
        with owner.page() as page:
            chairs = [{"kind": "me"}, {"kind": "person"}]
            made = page.done("create", game="ugo", chairs=chairs, options={"rounds": 1}, starts_when_full=True)
            table = made["table"]
            with Page(server, bearer(token)) as away:
                away.done("join", table=table)
                page.until("table", status="playing")
            if page.tables[table]["awaited"] == [0]:
                asked = page.tables[table]
                page.done("decide", table=table, question=asked["question"], action=asked["asked"]["actions"][0])
            while not sits_in(page.until("seats")):
                pass
            program = example("random_player", token, f"{server.address}/tables/{table}")
            while sits_in(page.until("seats")):
                pass
            play_alone(page, table)
            assert ended(program)[0] == 0


def sits_in(message: dict[str, Any]) -> bool:
    """Whether a bot sits in for the second seat."""
    return "sits_in" in message["seats"][1]


# The documentation


def test_the_page_shows_the_examples_as_they_are() -> None:
    for name in ("random_player", "create_table"):
        assert (ROOT / "examples" / f"{name}.py").read_text("utf-8") in PAGE


def laboratory_command() -> list[str]:
    """The command of the page for a laboratory, without what comes before `serve`."""
    (found,) = re.findall(r"^python3 run\.py (serve .*)$", PAGE.partition("## For a laboratory")[2], re.MULTILINE)
    return shlex.split(found)


@contextmanager
def laboratory(folder: Path) -> Iterator[str]:
    """The server of that command; its address."""
    log = folder / "log.txt"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with log.open("wb") as file:
        command = [sys.executable, "-m", "tablee", *laboratory_command()]
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=file, stderr=file)
    try:
        yield address_in(log, process)
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=PATIENCE) == 0


def address_in(log: Path, process: subprocess.Popen[bytes]) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        if found := re.search(r"http://127\.0\.0\.1:\d+", log.read_text("utf-8")):
            return found[0]
        time.sleep(0.05)
    raise AssertionError(f"the server did not start:\n{log.read_text('utf-8')}")


def test_the_laboratory_of_the_page_plays_with_its_examples(tmp_path: Path) -> None:
    with laboratory(tmp_path) as address:
        server = Server(tmp_path)
        server.port = int(address.rpartition(":")[2])
        token = token_of(Guest(server, "Lab"), "Program")
        for _ in range(12):  # more than a person may make in a minute elsewhere
            link = create(token, address, "ugo", ["random"], SHORT)
            assert len(Player(token, link).play()) == 2
        code, out, errors = ended(example("create_table", token, address, "ugo", "random", "rounds=1"))
        assert (code, errors) == (0, "")
        assert len(out.splitlines()[-1].split()) == 2
    assert (tmp_path / "lab").is_dir()
