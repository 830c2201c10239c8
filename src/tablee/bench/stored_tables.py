"""Tables on disk that nobody has to play: the logs of a few real matches, kept again and again under other names."""

import os
from collections.abc import Iterable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import insert

from tablee.games import GAMES
from tablee.match import Chance, Entry, Match, person
from tablee.match.fair import Fairness
from tablee.server.accounts.identity import new_id
from tablee.server.intents import Clock
from tablee.server.messages import Outcome
from tablee.server.ops.server_time import milliseconds
from tablee.server.status import Status
from tablee.server.store.due import DueKind
from tablee.server.store.entries import packed
from tablee.server.store.file_database import FileDatabase
from tablee.server.store.schema import chairs, due, log, people, tables
from tablee.server.store.store import Store
from tablee.server.tables.seating import Terms

NAMES = ("North", "East")
KINDS = 5  # of real matches
AT_ONCE = 500  # tables that are written together
FAR = 30 * 24 * 3_600_000  # milliseconds of lived time until anything is due


class Course(NamedTuple):
    """A real match, as far as it was played."""

    match: Match
    secret: bytes


def played(game: str, options: dict[str, Any], moves: int | None = None) -> Course:
    """A match of two people who take what comes first, to its end or for so many moves."""
    secret = os.urandom(32)
    match = Match(GAMES[game], [person(name) for name in NAMES], options, Fairness(secret, (b"", b"")))
    while not match.result and (moves is None or len(decided(match)) < moves):
        seat = match.awaited()[0]
        match.submit(seat, match.legal(seat)[len(match.log) % len(match.legal(seat))])
    return Course(match, secret)


def decided(match: Match) -> list[tuple[int, Entry]]:
    """What is kept of a log, by its places: chance follows from the secret."""
    return [(seq, entry) for seq, entry in enumerate(match.log) if not isinstance(entry, Chance)]


def fill(folder: Path, finished: int, sleeping: int) -> None:
    """Keep so many finished tables, and so many that are played and asleep, in the database of a folder."""
    short = {"rounds": 1}
    over = [played("ugo", short) for _ in range(KINDS)]
    running = [played("ugo", short, moves=8) for _ in range(KINDS)]
    keep(folder, [*islice(cycle(over), finished), *islice(cycle(running), sleeping)])


def keep(folder: Path, courses: Iterable[Course]) -> list[str]:
    """Write tables as a server does; their ids."""
    store, left, ids = Store(FileDatabase(folder)), iter(courses), list[str]()
    sitters: list[dict[str, Any]] = [{"id": new_id(), "name": name, "created": milliseconds()} for name in NAMES]
    with store.engine.begin() as connection:
        connection.execute(insert(people), sitters)
    while some := [(new_id(), course) for course in islice(left, AT_ONCE)]:
        with store.engine.begin() as connection:
            connection.execute(insert(tables), [table_row(name, course, sitters[0]["id"]) for name, course in some])
            connection.execute(insert(chairs), [row for name, _ in some for row in chair_rows(name, sitters)])
            connection.execute(insert(log), [row for name, course in some for row in log_rows(name, course.match)])
            if rows := [row for name, course in some if not course.match.result for row in due_rows(name)]:
                connection.execute(insert(due), rows)
        ids += [name for name, _ in some]
    store.engine.dispose()
    return ids


def table_row(name: str, course: Course, host: str) -> dict[str, Any]:
    """The row of a table."""
    match, now = course.match, milliseconds()
    terms = Terms(dict(match.options), is_public=False, clock=Clock(), hints=True, starts_when_full=True)
    result = match.result
    return {
        "id": name,
        "game": match.game.name,
        "version": match.game.version,
        "settings": json.encode(terms),
        "host": host,
        "status": Status.FINISHED if result else Status.PLAYING,
        "secret": course.secret,
        "nonces": json.encode(["", ""]),
        "result": json.encode(Outcome(result.how, [*result.scores], [*result.winners])) if result else None,
        "created": now,
        "started": now,
        "ended": now if result else None,
    }


def chair_rows(name: str, sitters: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Who sits there."""
    for seat, sitter in enumerate(sitters):
        yield {"table_id": name, "seat": seat, "person": sitter["id"], "name": sitter["name"]}


def log_rows(name: str, match: Match) -> Iterator[dict[str, Any]]:
    """What was decided."""
    for seq, entry in decided(match):
        yield {"table_id": name, "seq": seq, "at": milliseconds(), "entry": packed(entry)}


def due_rows(name: str) -> Iterator[dict[str, Any]]:
    """What is due there, in a long time."""
    for kind in DueKind:
        yield {"table_id": name, "kind": kind, "at": FAR}
