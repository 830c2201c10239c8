"""A table as the disk has it."""

from collections.abc import Callable

from msgspec import convert, json

from tablee.games import GAMES
from tablee.games.words import Refused
from tablee.server.messages import ChatLine
from tablee.server.status import Status
from tablee.server.store.ledger import Ledger
from tablee.server.store.store import StoredTable
from tablee.server.tables.seating import Chair, Terms
from tablee.server.tables.table import Table, TableWatcher


class Unplayable(Refused):
    """The rules of today would make another game of what is on disk."""


def restored(
    stored: StoredTable, ledger: Ledger, now: Callable[[], int], watcher: TableWatcher, is_shared: bool = False
) -> Table:
    """A table as the disk has it, to be replayed; `Unplayable` where the rules of today would make it another game."""
    row = stored.table
    game, terms = GAMES.get(row.game), json.decode(row.settings, type=Terms)
    if game is None or row.version not in game.versions():
        raise Unplayable("table-outdated")
    if changed := game.changed_since(row.version, terms.options, len(stored.chairs)):
        raise Unplayable("table-former", reason=changed)
    table = Table(
        id=row.id,
        game=game,
        version=game.version,
        terms=terms,
        host=row.host,
        chairs=[Chair(one.level, one.person, one.name, one.commitment) for one in stored.chairs],
        secret=row.secret,
        ledger=ledger,
        watcher=watcher,
        now=now,
        status=Status(row.status),
        nonces=[bytes.fromhex(nonce) for nonce in json.decode(row.nonces)] if row.nonces else [],
        successor=row.successor,
        successor_host=stored.successor_host,
        created=row.created,
        ended=row.ended,
        chat=[convert(line, ChatLine, from_attributes=True) for line in stored.chat],
        muted=set(stored.muted),
        is_shared=is_shared,
        revision=row.revision,
        audience=row.audience or "link",
    )
    table.away_since = dict.fromkeys(table.persons(), now())
    return table
