"""Deleting people: they leave their tables and cannot come back; their games stay, with a neutral name."""

import asyncio
import random
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import Row as StoredRow

from tablee.games.words import Refused
from tablee.server.accounts.identity import new_id
from tablee.server.messages import ChatLine
from tablee.server.moderation.bans import Bans
from tablee.server.moderation.hosts import Hosts
from tablee.server.net.connection import POLICY_VIOLATION
from tablee.server.net.connections import Connections
from tablee.server.status import Status
from tablee.server.store import statements
from tablee.server.store.account_questions import chat_of, names_of, reports_at, seats_of, tables_with_any_of
from tablee.server.store.ledger import Row
from tablee.server.store.moderation import belonging_to
from tablee.server.store.news import TableNews, news_row, table_rows
from tablee.server.store.store import Store
from tablee.server.tables import setup, table_actions
from tablee.server.tables.finished import FinishedGames
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.table import REVISION_BITS, Table, without_words_of

SHUFFLE_SECONDS = 10.0  # after which a shuffle is over, whoever did not answer
LOOK_SECONDS = 0.1


class Deletion:
    """Deletes a person, with their companions and programs. Lives on the event loop."""

    def __init__(
        self,
        store: Store,
        connections: Connections,
        registry: TableRegistry,
        lobby: LobbyList,
        finished: FinishedGames,
        hosts: Hosts,
        bans: Bans,
    ) -> None:
        self._store, self._connections, self._registry = store, connections, registry
        self._lobby, self._finished = lobby, finished
        self._hosts, self._bans = hosts, bans

    async def delete(self, person: str, somebody: str) -> None:
        """Delete a person for good; `somebody` is what they are called from then on, with the number of their seat.

        They stand up or resign wherever a game is not over. All rows are written at once: if that fails, `Refused` is
        raised, and it can be asked for again.
        """
        ids = await self._all_of(person)
        await self._erase(ids, somebody)
        late = [one for one in await self._all_of(person) if one not in ids]
        await self._erase([*ids, *late], somebody)  # what was done meanwhile, as long as they could come in, goes too

    async def _all_of(self, person: str) -> list[str]:
        return [person, *await self._store.read(belonging_to(person))]

    async def _erase(self, ids: list[str], somebody: str) -> None:
        while await self._leave_all(ids):  # somebody may come back while a table keeps us waiting
            pass
        seats = [neutral(row, somebody) for row in await self._store.read(seats_of(ids))]
        said_at = {line.table_id for line in await self._store.read(chat_of(ids))}
        rows = [row for seat in seats for row in seat.rows()]
        names = await self._store.read(names_of(ids))
        rows += [Row(statements.RENAME_BANNED_ADDRESS, {"former": name, "called": somebody}) for name in names]
        rows += [quoted_again(report, ids) for report in await self._store.read(reports_at(said_at, ids))]
        rows += [row for one in ids for row in goodbye_rows(one)]
        tables = said_at.union(seat.table for seat in seats)
        await self._store.ledger.keep(*rows, *self._rows_for_others(ids, tables))
        await self._registry.all_read(tables)
        self._forget(ids, seats, tables)
        self._bans.forget(ids, names, somebody)
        self._hang_up(ids)

    def _rows_for_others(self, ids: list[str], tables: set[str]) -> list[Row]:
        """Other servers are to forget them too, and to look at their tables."""
        if not self._store.is_shared:
            return []
        revisions = {table: random.getrandbits(REVISION_BITS) for table in tables}
        for name in tables.intersection(self._registry):
            self._registry[name].revision = revisions[name]
        rows = [Row(statements.SET_REVISION, {"table": name, "token": token}) for name, token in revisions.items()]
        news = table_rows([TableNews(name, token) for name, token in revisions.items()], deleted=ids)
        return [*rows, *news, news_row(deleted=ids, rules=True)]

    def hear(self, ids: list[str], tables: list[str]) -> None:
        """Another server has deleted people, with all that they said at some tables."""
        self._hang_up(ids)
        self._finished.forget(set(tables))
        for table in [self._registry[name] for name in tables if name in self._registry]:
            for person in ids:
                table.forget_person(person)

    async def _leave_all(self, ids: list[str]) -> bool:
        """Leave all tables; whether there was any to leave."""
        self._hang_up(ids)
        has_left = False
        for table in await self._store.read(tables_with_any_of(ids)):
            has_left |= await self._leave(table, ids)
            await self._store.ledger.keep()
        return has_left

    async def _leave(self, name: str, ids: list[str]) -> bool:
        """Leave a table, unless that is done; one that cannot be read any more is not played on anyway."""
        with suppress(Refused):
            table = await self._registry.load(name)
            await wait_for_shuffle(table)
            own = [seat for seat, chair in enumerate(table.chairs) if chair.person in ids]
            return [self._give_up(table, seat) for seat in own].count(True) > 0
        return False

    def _give_up(self, table: Table, seat: int) -> bool:
        if table.status == Status.OPEN:
            table.tell(table.seats_message(), setup.stand_up(table, seat))
            self._lobby.tell(table)
            return True
        if table.status == Status.PLAYING:
            with suppress(Refused):  # it was given up before
                table_actions.give_up(table, seat)
                return True
        return False

    def _forget(self, ids: list[str], seats: "list[NeutralSeat]", tables: set[str]) -> None:
        """Memory calls nobody by the former name either, nor does what was made of finished games."""
        for seat in seats:
            if seat.table in self._registry:
                self._registry[seat.table].rename_seat(seat.seat, seat.sitter, seat.name)
        self._finished.forget(tables)
        for table in [self._registry[name] for name in tables if name in self._registry]:
            for person in ids:
                table.forget_person(person)
            self._lobby.tell(table)
        for person in ids:
            self._hosts.forget(person)

    def _hang_up(self, ids: list[str]) -> None:
        for connection in [one for person in ids for one in self._connections.of(person)]:
            connection.hang_up(POLICY_VIOLATION, "deleted")


async def wait_for_shuffle(table: Table) -> None:
    """Wait until a table that is about to begin has begun: only then can one leave it."""
    for _ in range(int(SHUFFLE_SECONDS / LOOK_SECONDS)):
        if table.status != Status.SHUFFLING:
            return
        await asyncio.sleep(LOOK_SECONDS)


class NeutralSeat(NamedTuple):
    """A seat without its person."""

    table: str
    seat: int
    sitter: str
    name: str
    commitment: str | None
    is_host: bool

    def rows(self) -> list[Row]:
        """The seat as it is from now on."""
        values = {
            "table": self.table,
            "place": self.seat,
            "sitter": self.sitter,
            "called": self.name,
            "promise": self.commitment,
        }
        rows = [Row(statements.TAKE_CHAIR, values)]
        if self.is_host:
            rows.append(Row(statements.SET_HOST, {"table": self.table, "person": self.sitter}))
        return rows


def neutral(seat: StoredRow[Any], somebody: str) -> NeutralSeat:
    """Another id at each table, so that nobody finds out which games were the same person's."""
    name = f"{somebody} {seat.seat + 1}"
    return NeutralSeat(seat.table_id, seat.seat, new_id(), name, seat.commitment, seat.host == seat.person)


def quoted_again(report: StoredRow[Any], ids: list[str]) -> Row:
    """A report about somebody else does not need what these people said."""
    lines = without_words_of(ids, json.decode(report.chat, type=list[ChatLine]))
    return Row(statements.QUOTE_AGAIN, {"report": report.id, "lines": json.encode(lines)})


def goodbye_rows(person: str) -> list[Row]:
    """All else that there is of somebody goes; of lines of chat the numbers stay, since others hold on to them."""
    return [
        Row(statements.EMPTY_CHAT, {"author": person}),
        Row(statements.UNMUTE, {"whom": person}),
        Row(statements.DELETE_ATTEMPTS, {"whose": person}),
        Row(statements.FORGET_MAKER, {"whom": person}),
        Row(statements.FORGET_HOST, {"whom": person}),
        Row(statements.DELETE_SESSIONS, {"whose": person}),
        Row(statements.DELETE_LINKS, {"whose": person}),
        Row(statements.DELETE_PASSKEYS, {"whose": person}),
        Row(statements.DELETE_BLOCKS, {"who": person}),
        Row(statements.DELETE_REPORTS, {"who": person}),
        Row(statements.DELETE_BANS, {"who": person}),
        Row(statements.REMOVE_HOST, {"host": person}),
        Row(statements.DELETE_PERSON, {"person": person}),
    ]
