"""docs/protocol.md names every intent and every message with its fields, every address and every limit."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, structs
from starlette.routing import Route, WebSocketRoute

from tablee.server import intents, messages
from tablee.server.api.replies import STATUS
from tablee.server.app import application
from tablee.server.intents import AtTable, Intent
from tablee.server.messages import Answer
from tablee.server.net import rate_limits
from tablee.server.ops.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
BARE = {"Struct", "Intent", "AtTable", "Answer", "Numbered"}  # what others are made from, and what is on no wire


def declared() -> dict[tuple[str, str], list[str]]:
    """Every struct of the wire: its chapter and name, and its fields, with a sign at those that may be left out."""
    kinds = [*vars(intents).values(), *vars(messages).values()]
    found = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    return {named(kind): fields_of(kind) for kind in found if kind.__name__ not in BARE}


def named(kind: type[Struct]) -> tuple[str, str]:
    chapter = "Intents" if issubclass(kind, Intent) else "Messages" if issubclass(kind, Answer) else "Parts of messages"
    tag = kind.__struct_config__.tag
    return chapter, str(tag or kind.__name__)


def fields_of(kind: type[Struct]) -> list[str]:
    said_for_all = {"id", "table"} if issubclass(kind, AtTable) else {"id"} if issubclass(kind, Intent) else set()
    fields = [field for field in structs.fields(kind) if field.encode_name not in said_for_all]
    return [field.encode_name + ("" if field.required else "?") for field in fields]


def shown() -> dict[tuple[str, str], list[str]]:
    """The same, as the page has it."""
    rows: dict[tuple[str, str], list[str]] = {}
    for chapter in ("Intents", "Messages", "Parts of messages"):
        section = PAGE.partition(f"### {chapter}\n")[2].partition("\n#")[0]
        for name, fields in re.findall(r"^\| `([^`]+)` \|([^|]*)\|", section, re.MULTILINE):
            rows[chapter, name] = re.findall(r"`([^`]+)`", fields)
    return rows


def test_the_page_names_every_message() -> None:
    assert shown().keys() == declared().keys()


@pytest.mark.parametrize("name", declared())
def test_the_page_names_every_field(name: tuple[str, str]) -> None:
    assert shown()[name] == declared()[name]


def test_the_page_names_every_address(tmp_path: Path) -> None:
    app: Any = application(Settings(folder=tmp_path))
    app.state.server.store.engine.dispose()
    routes = {
        f"{method} {route.path}"
        for route in app.routes
        if isinstance(route, Route | WebSocketRoute) and "{path:path}" not in route.path  # files of the page
        for method in (getattr(route, "methods", None) or {"GET"}) - {"HEAD"}
    }
    assert set(re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", PAGE, re.MULTILINE)) == routes


@pytest.mark.parametrize("status", sorted(set(STATUS.values())))
def test_the_page_names_every_status_of_a_refusal(status: int) -> None:
    assert f"{status} (" in PAGE.partition("## Refusals and limits\n")[2]


@pytest.mark.parametrize(
    ("rate", "row"),
    [
        (rate_limits.MESSAGES, "messages of a person"),
        (rate_limits.REQUESTS, "requests of an address"),
        (rate_limits.SOCKETS, "connections of an address"),
        (rate_limits.GUESTS, "new guests of an address"),
        (rate_limits.TABLES, "new tables, programs and companions of a person"),
        (rate_limits.ASSETS, "scripts, styles and fonts of the page (`/assets`) for an address"),
        (rate_limits.FINISHED, "results, records and replays for an address"),
        (rate_limits.SIGN_INS, "links and passkeys that an address tries"),
        (rate_limits.KEYS, "links and passkeys that a person makes"),
        (rate_limits.EXPORTS, "own data of a person"),
        (rate_limits.PUBLIC_TABLES, "new public tables of an address"),
        (rate_limits.FOLLOWS, "tables that a person begins to follow"),
        (rate_limits.SEATS, "seats that a person takes, leaves or changes before a match"),
        (rate_limits.CHAT, "lines of chat of a person"),
        (rate_limits.HINTS, "hints for a person"),
        (rate_limits.REPORTS, "reports of a person"),
        (rate_limits.BLOCKS, "blocks that a person makes or takes back"),
        (rate_limits.CLAIMS, "guesses at a host's code, of an address"),
        (rate_limits.CLAIMS_OF_ALL, "guesses at a host's code, of all together"),
    ],
)
def test_the_page_names_every_limit(rate: rate_limits.Rate, row: str) -> None:
    a_second = f"{rate.a_second:g} a second" if rate.a_second >= 1 else f"{rate.a_second * 60:g} a minute"
    assert f"| {row} | {a_second} | {rate.at_once} |" in PAGE
