"""How a match starts: nonces are opened, the seed is made, the first cards are drawn."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress

from msgspec import json

from tablee.games.words import Refused
from tablee.match.commit_reveal import CommitReveal
from tablee.match.fair import commitment
from tablee.server.intents import Open
from tablee.server.messages import Done, Shuffle
from tablee.server.net.connection import Connection
from tablee.server.net.late_answers import say_in_turn
from tablee.server.ops import logs
from tablee.server.ops.background import BackgroundTasks
from tablee.server.status import Status
from tablee.server.store import statements
from tablee.server.store.due import claim_row, no_turn_row
from tablee.server.store.ledger import Row
from tablee.server.store.news import news_row
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.setup import is_full
from tablee.server.tables.table import Table

logger = logging.getLogger(__name__)
OPENING_SECONDS = 5.0  # for those who committed to a nonce


class MatchStarts:
    """The tables where a match is about to begin. Lives on the event loop."""

    def __init__(self, background: BackgroundTasks, lobby: LobbyList) -> None:
        self._background, self._lobby = background, lobby
        self._openings: dict[str, Opening] = {}

    def begin(self, table: Table, answering: tuple[Connection, int] | None = None, is_again: bool = False) -> None:
        """Ask for the nonces, and begin the match when they are there; again, if the server went away meanwhile."""
        self._openings[table.id] = opening = Opening(table, is_again)
        table.tell(opening.message(), shuffling_rows(table), answering)
        self._lobby.tell(table)
        self._background.run(self._begin(table, opening))

    def begin_again(self, table: Table) -> None:
        """Begin at a table from disk that was about to begin when the server went away; at no other."""
        if is_to_begin(table) and table.id not in self._openings:
            self.begin(table, is_again=True)

    def open_nonce(self, table: Table, connection: Connection, intent: Open) -> None:
        """Somebody shows the nonce they committed to; `Refused` before it is asked for, or where it is another one."""
        opening, seat = self._openings.get(table.id), table.seat_at(connection.person.id)
        if opening is None and not (table.is_shared and table.status == Status.SHUFFLING):
            raise Refused("nonce-too-early")
        if opening:
            opening.open(seat, bytes.fromhex(intent.nonce))
        else:
            hand_on_nonce(table, seat, intent.nonce)
        say_in_turn(table.ledger, connection, Done(intent.id, table.id))

    def ask_here(self, table: Table) -> None:
        """Another server begins the match: ask those who follow the table here for their nonces."""
        if table.status == Status.SHUFFLING and table.id not in self._openings:
            table.tell(Opening(table).message())

    def hear_nonces(self, table: Table, nonces: Mapping[int, str]) -> None:
        """What was shown to other servers; while it was read, the match may have begun."""
        opening = self._openings.get(table.id)
        if opening is None:
            return
        for seat, nonce in nonces.items():
            with suppress(Refused):
                opening.open(seat, bytes.fromhex(nonce))

    def is_opening(self, table: Table) -> bool:
        """Whether a match is about to begin at a table."""
        return table.id in self._openings

    def forget(self, table: Table) -> None:
        """Begin no match at a table that is lost."""
        self._openings.pop(table.id, None)

    async def _begin(self, table: Table, opening: "Opening") -> None:
        """Whatever goes wrong, no half-begun table stays: the one on disk can begin again."""
        try:
            await self._shuffle(table, opening)
        except Exception:
            logger.exception("table %s could not begin", table.id)
            table.watcher.table_lost(table)

    async def _shuffle(self, table: Table, opening: "Opening") -> None:
        nonces = await opening.nonces()
        if table.is_lost:
            return
        del self._openings[table.id]
        if table.status == Status.CLOSED:  # a host of the server has ended it meanwhile
            return
        rows = start_rows(table, nonces)
        logs.note(logger, "table started", table=table.id, game=table.game.name, seats=len(table.chairs))
        table.tell(table.seats_message(), rows)
        for connection in list(table.followers):
            table.follow(connection, None, None)


def hand_on_nonce(table: Table, seat: int, nonce: str) -> None:
    """Keep a nonce for the server that begins the match; `Refused` where it is another one than was promised."""
    exchange_of(table).open(seat, bytes.fromhex(nonce))
    shown = Row(statements.SET_NONCE, {"table": table.id, "place": seat, "shown": nonce})
    table.ledger.write([shown, news_row(comings=[table.id])], lambda _: None)


def is_to_begin(table: Table) -> bool:
    """Whether a table from disk was about to begin when the server went away."""
    return table.status == Status.SHUFFLING or (
        table.status == Status.OPEN and table.terms.starts_when_full and is_full(table)
    )


def exchange_of(table: Table) -> CommitReveal:
    """What was promised so far: the server's secret since the table was made, people's nonces since they sat down."""
    exchange = CommitReveal(table.secret, len(table.chairs))
    for seat, chair in enumerate(table.chairs):
        if chair.commitment:
            exchange.commit(seat, chair.commitment)
    exchange.go_on_without()
    return exchange


class Opening:
    """Those who committed and are here show their nonces; the others' parts are empty, and the record says so.

    After the server went away, everybody may come back and show theirs.
    """

    def __init__(self, table: Table, is_again: bool = False) -> None:
        self.table, self.exchange = table, exchange_of(table)
        promised = [seat for seat, chair in enumerate(table.chairs) if chair.commitment]
        self._missing = {seat for seat in promised if is_again or table.is_here(table.chairs[seat].person)}
        self._is_complete = asyncio.Event()
        if not self._missing:
            self._is_complete.set()

    def message(self) -> Shuffle:
        """What asks for the nonces."""
        promises = [chair.commitment for chair in self.table.chairs]
        return Shuffle(self.table.id, commitment(self.table.secret), promises)

    def open(self, seat: int, nonce: bytes) -> None:
        """Somebody shows a nonce."""
        self.exchange.open(seat, nonce)
        self._missing.discard(seat)
        if not self._missing:
            self._is_complete.set()

    async def nonces(self) -> Sequence[bytes]:
        """What came in time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_complete.wait(), OPENING_SECONDS)
        return self.exchange.close().nonces


def shuffling_rows(table: Table) -> list[Row]:
    """From now on the table begins, whatever happens to the server."""
    table.status = Status.SHUFFLING
    seen_to = [claim_row(table.id)] if table.is_shared else []  # were this server gone, another one would begin
    return [Row(statements.SHUFFLE_TABLE, {"table": table.id}), *seen_to]


def start_rows(table: Table, nonces: Sequence[bytes]) -> list[Row]:
    """The rows that begin a match, with the nonces that its seed is made of."""
    table.nonces = list(nonces)
    match = table.begin_match()
    table.status = Status.PLAYING
    table.away_since = {seat: table.now() for seat in table.persons() if not table.is_here(table.chairs[seat].person)}
    opened = json.encode([nonce.hex() for nonce in nonces])
    started = Row(statements.START_TABLE, {"table": table.id, "opened": opened, "now": table.now()})
    seen_to = [no_turn_row(table.id)] if table.is_shared else []
    return [started, *table.mind_clock(), *(table.claim_rows(match) or seen_to)]
