"""Deleting people: they leave their tables and cannot come back; their games stay, with a neutral name."""

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy import Row as SeatRow

from tablee.games.words import Refused
from tablee.server.accounts.identity import new_id
from tablee.server.accounts.sessions import POLICY_VIOLATION
from tablee.server.net.connections import Connections
from tablee.server.status import Status
from tablee.server.store import statements
from tablee.server.store.account_questions import belonging_to, chat_of, seats_of, sessions_of, tables_with_any_of
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store
from tablee.server.tables import setup, table_actions
from tablee.server.tables.finished import FinishedGames
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.table import Table

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
    ) -> None:
        self._store, self._connections, self._registry = store, connections, registry
        self._lobby, self._finished = lobby, finished

    async def delete(self, person: str, somebody: str) -> None:
        """Delete a person for good; `somebody` is what they are called from then on, with the number of their seat.

        They stand up or resign wherever a game is not over. All rows are written at once: if that fails, `Refused` is
        raised, and it can be asked for again.
        """
        ids = [person, *(row.id for row in await self._store.read(belonging_to(person)))]
        self._hang_up(ids)
        for table in await self._store.read(tables_with_any_of(ids)):
            await self._leave(table, ids)
        seats, said = await self._store.read(seats_of(ids)), await self._store.read(chat_of(ids))
        sessions = await self._store.read(sessions_of(person))
        rows = [row for seat in seats for row in neutral_rows(seat, somebody)]
        rows += [row for one in ids for row in goodbye_rows(one)]
        rows += [Row(statements.END_SESSION, {"session": session.id}) for session in sessions]
        if not await self._store.ledger.all_written(rows):
            raise Refused("not-stored")
        self._read_anew({row.table_id for row in (*seats, *said)})
        self._hang_up(ids)

    async def _leave(self, name: str, ids: list[str]) -> None:
        """Leave a table; one that cannot be read any more is not played on anyway."""
        with suppress(Refused):
            table = await self._registry.load(name)
            await wait_for_shuffle(table)
            for seat in [seat for seat, chair in enumerate(table.chairs) if chair.person in ids]:
                self._give_up(table, seat)

    def _give_up(self, table: Table, seat: int) -> None:
        if table.status == Status.OPEN:
            table.tell(table.seats_message(), setup.stand_up(table, seat))
            self._lobby.tell(table)
        elif table.status == Status.PLAYING:
            with suppress(Refused):  # it was given up before
                table_actions.give_up(table, seat)

    def _read_anew(self, tables: set[str]) -> None:
        """Memory must not call anybody by the former name: what it has of these tables is read from disk again."""
        self._finished.forget(tables)
        for table in [self._registry[name] for name in tables if name in self._registry]:
            self._registry.table_lost(table)

    def _hang_up(self, ids: list[str]) -> None:
        for connection in [one for person in ids for one in self._connections.of(person)]:
            connection.hang_up(POLICY_VIOLATION, "deleted")


async def wait_for_shuffle(table: Table) -> None:
    """Wait until a table that is about to begin has begun: only then can one leave it."""
    for _ in range(int(SHUFFLE_SECONDS / LOOK_SECONDS)):
        if table.status != Status.SHUFFLING:
            return
        await asyncio.sleep(LOOK_SECONDS)


def neutral_rows(seat: SeatRow[Any], somebody: str) -> list[Row]:
    """A seat without its person: another id at each table, so that nobody finds out which games were the same one's."""
    sitter = new_id()
    values = {
        "table": seat.table_id,
        "place": seat.seat,
        "sitter": sitter,
        "called": f"{somebody} {seat.seat + 1}",
        "promise": seat.commitment,
    }
    rows = [Row(statements.TAKE_CHAIR, values)]
    if seat.host == seat.person:
        rows.append(Row(statements.SET_HOST, {"table": seat.table_id, "person": sitter}))
    return rows


def goodbye_rows(person: str) -> list[Row]:
    """All else that there is of somebody goes; of lines of chat the numbers stay, since others hold on to them."""
    return [
        Row(statements.EMPTY_CHAT, {"author": person}),
        Row(statements.UNMUTE, {"whom": person}),
        Row(statements.FORGET_HOST, {"whom": person}),
        Row(statements.DELETE_LINKS, {"whose": person}),
        Row(statements.DELETE_PASSKEYS, {"whose": person}),
        Row(statements.DELETE_PERSON, {"person": person}),
    ]
