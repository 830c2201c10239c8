"""The example in the documentation plays whole games against the real server."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from examples.random_player import play
from tests.server.serving import Guest, Page, Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "random_player.py"


def token_of(owner: Guest, name: str) -> str:
    return str(owner.http.post("/api/programs", json={"name": name}).raise_for_status().json()["token"])


def table_of(server: Server, token: str, game: str, options: dict[str, Any]) -> str:
    """A table for two that a program makes; it begins when the other sits down."""
    with Page(server, {"Authorization": f"Bearer {token}"}) as page:
        chairs = [{"kind": "me"}, {"kind": "person"}]
        return str(page.done("create", game=game, options=options, chairs=chairs, starts_when_full=True)["table"])


@pytest.mark.parametrize(("game", "options"), [("ugo", {"rounds": 1}), ("pillage", {"round_limit": 12})])
def test_two_examples_play_a_whole_game(server: Server, game: str, options: dict[str, Any]) -> None:
    owner = Guest(server, "Owner")
    tokens = [token_of(owner, "One"), token_of(owner, "Two")]
    table = table_of(server, tokens[0], game, options)
    with ThreadPoolExecutor(2) as threads:
        playing = [threads.submit(play, token, f"{server.address}/tables/{table}") for token in tokens]
        one, two = (future.result() for future in playing)
    result = owner.http.get(f"/api/tables/{table}/result").json()
    assert one == two == result["result"]["scores"]
    assert result["result"]["how"] == "finished"


def test_the_page_shows_the_example_as_it_is() -> None:
    assert EXAMPLE.read_text("utf-8") in (ROOT / "docs" / "protocol.md").read_text("utf-8")
