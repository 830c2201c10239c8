"""Sessions as tests look at them: in the database of a server, and by cookies of the former form."""

import sqlite3
from contextlib import closing
from typing import Any

import httpx
from itsdangerous import URLSafeSerializer

from tablee.server.store.sqlite_file import FILE
from tests.server.serving import Guest, Server, browser


def rows(server: Server, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """What the database of a running server answers, or does."""
    with closing(sqlite3.connect(server.folder / FILE, timeout=30)) as database, database:
        return database.execute(statement, values).fetchall()


def former_cookie(server: Server, person: str) -> str:
    """A cookie as servers made them before there were sessions."""
    ((key,),) = rows(server, "SELECT value FROM keys WHERE name = 'identity'")
    return str(URLSafeSerializer(key, salt="cookie").dumps(person))


def on_another_device(guest: Guest, **headers: str) -> httpx.Client:
    """The same person, on a device of another kind."""
    device = browser(guest.server, **headers)
    link = guest.http.post("/api/me/link").raise_for_status().json()["link"]
    device.post("/api/me/move", json={"link": link}).raise_for_status()
    return device


def sessions_of(client: httpx.Client) -> list[dict[str, Any]]:
    """Where somebody is signed in, as the server lists it."""
    found: list[dict[str, Any]] = client.get("/api/sessions").raise_for_status().json()
    return found
