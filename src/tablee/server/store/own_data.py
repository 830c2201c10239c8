"""Everything that the database has of one person, for that person to read."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct, json
from sqlalchemy import Connection

from tablee.server.status import Status
from tablee.server.store import account_questions as asked
from tablee.server.store.game_challenges import attempts_by, challenges_by
from tablee.server.store.moderation import blocks_of
from tablee.server.store.store import person_of


class SessionData(Struct):
    """A device on which the person is signed in."""

    browser: str
    system: str
    created: str
    seen: str
    expires: str


class PasskeyData(Struct):
    """A passkey: what it is called, and where it is good for."""

    name: str
    site: str
    created: str
    seen: str


class LinkData(Struct):
    """A private link that nobody has opened yet."""

    kind: str
    created: str
    expires: str | None


class OtherData(Struct):
    """A companion or a program of the person."""

    kind: str
    name: str
    created: str


class GameData(Struct):
    """A seat that the person, a companion or a program of theirs had."""

    game: str
    name: str
    seat: int
    status: str
    created: str
    started: str | None
    ended: str | None
    table: str  # its address
    record: str | None  # and that of its record, when the game is over


class SaidData(Struct):
    """A line of chat."""

    table: str
    at: str
    name: str
    text: str


class SilencedData(Struct):
    """Somebody whom the person silenced at a table of theirs."""

    table: str
    person: str


class BlockData(Struct):
    """Somebody of whom the person wants to hear no more."""

    person: str
    name: str
    since: str


class ReportData(Struct):
    """What the person told the host about somebody."""

    table: str
    at: str
    about: str
    reason: str
    words: str


class ChallengeData(Struct):
    """A challenge that the person made."""

    challenge: str  # its address
    game: str
    created: str


class AttemptData(Struct):
    """A challenge that the person has taken: what came of it stands in its game."""

    challenge: str
    table: str
    at: str


class OwnData(Struct):
    """All of it. Hashes are left out: they tell nobody anything."""

    person: str
    name: str
    created: str
    seen: str | None
    sessions: list[SessionData]
    passkeys: list[PasskeyData]
    links: list[LinkData]
    companions_and_programs: list[OtherData]
    games: list[GameData]
    chat: list[SaidData]
    silenced: list[SilencedData]
    blocked: list[BlockData]
    reports: list[ReportData]
    challenges: list[ChallengeData]
    challenges_taken: list[AttemptData]


def own_data_of(person: str, address: str = "") -> Callable[[Connection], bytes | None]:
    """What there is of a person, as JSON to be read, with links that begin with the server's address."""

    def read(connection: Connection) -> bytes | None:
        row = person_of(person)(connection)
        if row is None:
            return None
        return json.format(json.encode(_gathered(connection, row, address)), indent=2)

    return read


def _gathered(connection: Connection, row: Any, address: str) -> OwnData:
    others = asked.dependants_of(row.id)(connection)
    ids = [row.id, *(other.id for other in others)]
    return OwnData(
        row.id,
        row.name,
        moment(row.created),
        moment_or_none(row.seen),
        [
            SessionData(one.browser, one.system, moment(one.created), moment(one.seen), moment(one.expires))
            for one in asked.sessions_of(row.id)(connection)
        ],
        [
            PasskeyData(one.name, one.site, moment(one.created), moment(one.seen))
            for one in asked.passkeys_of(row.id)(connection)
        ],
        [
            LinkData(one.kind, moment(one.created), moment_or_none(one.expires))
            for one in asked.links_of(row.id)(connection)
        ],
        [OtherData("program" if one.owner else "companion", one.name, moment(one.created)) for one in others],
        [_game(one, address) for one in asked.seats_of(ids)(connection)],
        [
            SaidData(f"{address}/tables/{one.table_id}", moment(one.at), one.name, one.text)
            for one in asked.chat_of(ids)(connection)
        ],
        [SilencedData(f"{address}/tables/{one.table_id}", one.person) for one in asked.muted_by(row.id)(connection)],
        [BlockData(one.blocked, one.name, moment(one.since)) for one in blocks_of(row.id)(connection)],
        [
            ReportData(f"{address}/tables/{one.table_id}", moment(one.at), one.reported_name, one.reason, one.words)
            for one in asked.reports_by(ids)(connection)
        ],
        [
            ChallengeData(f"{address}/challenges/{one.id}", one.game, moment(one.created))
            for one in challenges_by(ids)(connection)
        ],
        [
            AttemptData(f"{address}/challenges/{one.challenge_id}", f"{address}/tables/{one.table_id}", moment(one.at))
            for one in attempts_by(ids)(connection)
        ],
    )


def _game(seat: Any, address: str) -> GameData:
    is_over = seat.status == Status.FINISHED
    return GameData(
        seat.game,
        seat.name,
        seat.seat + 1,
        seat.status,
        moment(seat.created),
        moment_or_none(seat.started),
        moment_or_none(seat.ended),
        f"{address}/tables/{seat.table_id}",
        f"{address}/api/tables/{seat.table_id}/record" if is_over else None,
    )


def moment(at: int) -> str:
    """A time as people read it.

    >>> moment(1_763_370_000_000)
    '2025-11-17T09:00:00+00:00'
    """
    return datetime.fromtimestamp(at // 1000, UTC).isoformat()


def moment_or_none(at: int | None) -> str | None:
    """The same, where there is one."""
    return None if at is None else moment(at)
