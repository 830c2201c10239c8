"""Tables that are ended by nobody who plays there: everybody hears it."""

from tablee.games.words import Refused
from tablee.match import Ending
from tablee.server.net.connection import Connection
from tablee.server.ops.server_time import milliseconds
from tablee.server.status import WAITING, Status
from tablee.server.store.ledger import Row
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.seating import end_rows
from tablee.server.tables.table import Table


def end(table: Table, lobby: LobbyList, how: Ending) -> None:
    """End a table, whatever it is at; `Refused` where it is over already."""
    if table.status in WAITING:
        close(table, lobby)
    elif table.status == Status.PLAYING:
        call_off(table, how)
    else:
        raise Refused("table-over")


def close(table: Table, lobby: LobbyList, answering: tuple[Connection, int] | None = None) -> None:
    """End a table that has not begun."""
    rows = table.close_rows()
    table.tell(table.seats_message(), rows, answering)
    lobby.tell(table)


def call_off(table: Table, how: Ending) -> None:
    """End the match of a table, without winners."""
    match = table.playing()
    called_off = match.call_off(how)
    table.publish(table.entered(match), called_off.told)


def unread_rows(table: str) -> list[Row]:
    """The rows of a table that ends as it lies on disk, since the rules of today cannot play it."""
    return end_rows(table, Status.CLOSED, None, milliseconds())
