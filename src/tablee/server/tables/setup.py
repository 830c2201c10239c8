"""A table before its match: made, joined, left, ready to start; and made again for a rematch.

The functions change a table in memory and return the rows for the disk. What cannot be raises `Refused`.
"""

import secrets
from collections.abc import Callable

from msgspec import json

from tablee.bots import Level, level_of
from tablee.games.contract import Game
from tablee.games.options import agreed
from tablee.games.words import Refused
from tablee.match.lookup import game_named, preset_named
from tablee.match.players import parse_bot
from tablee.server import intents
from tablee.server.accounts.identity import new_id
from tablee.server.accounts.names import is_alike
from tablee.server.intents import Create
from tablee.server.net.connection import Person
from tablee.server.status import Status
from tablee.server.store import statements
from tablee.server.store.ledger import Ledger, Row
from tablee.server.tables.seating import Chair, Terms
from tablee.server.tables.table import Table, TableWatcher

SECRET_BYTES = 32


def new_table(
    create: Create,
    maker: Person,
    ledger: Ledger,
    now: Callable[[], int],
    watcher: TableWatcher,
    is_shared: bool = False,
) -> Table:
    """A table as its maker wants it. Raises `Refused` where the game says that it cannot be."""
    game = game_named(create.game)
    terms = Terms(
        options=agreed_options(game, len(create.chairs), create.preset, create.options),
        is_public=create.is_public,
        clock=create.clock,
        hints=create.hints,
        starts_when_full=create.starts_when_full,
    )
    chairs = [chair_of(game, chair, maker, create.commitment) for chair in create.chairs]
    if sum(chair.person is not None for chair in chairs) != 1:
        raise Refused("one-seat-for-you")
    return Table(
        id=new_id(),
        game=game,
        version=game.version,
        terms=terms,
        host=maker.id,
        chairs=chairs,
        secret=secrets.token_bytes(SECRET_BYTES),
        ledger=ledger,
        watcher=watcher,
        now=now,
        created=now(),
        is_shared=is_shared,
    )


def agreed_options(
    game: Game, seats: int, preset: str | None, options: dict[str, int | bool | str]
) -> dict[str, int | bool | str]:
    """All options of a table, those that nobody named too. Raises `Refused` where the game says that it cannot be."""
    if seats not in game.seats:
        game.new(seats)  # refuses, and says why
    return agreed(game.options, {**preset_named(game, preset), **options}, seats)


def chair_of(game: Game, wanted: intents.Chair, maker: Person, promise: str | None) -> Chair:
    """A chair for whom it is wanted."""
    if wanted.kind == "bot":
        return bot_chair(level_of(game.name, wanted.level))
    return Chair(person=maker.id, name=maker.name, commitment=promise) if wanted.kind == "me" else Chair()


def bot_chair(level: Level) -> Chair:
    """The chair of a bot: its row and the record name its version and budget."""
    return Chair(level=level.written, name=level.character or level.name)


def rows_of(table: Table, made_from: str | None = None) -> list[Row]:
    """Everything that is kept of a new table; from where it was made, as a hash, until it is over."""
    values = {
        "id": table.id,
        "game": table.game.name,
        "version": table.version,
        "settings": json.encode(table.terms),
        "host": table.host,
        "status": table.status,
        "secret": table.secret,
        "created": table.created,
        "made_from": made_from,
    }
    return [Row(statements.ADD_TABLE, values), *(chair_row(table, seat) for seat in range(len(table.chairs)))]


def chair_row(table: Table, seat: int) -> Row:
    """The row of a new chair."""
    chair = table.chairs[seat]
    return Row(
        statements.ADD_CHAIR,
        {
            "table_id": table.id,
            "seat": seat,
            "person": chair.person,
            "name": chair.name,
            "level": chair.level,
            "commitment": chair.commitment,
        },
    )


def taken_row(table: Table, seat: int) -> Row:
    """The row that says who sits on a chair now."""
    chair = table.chairs[seat]
    return Row(
        statements.TAKE_CHAIR,
        {
            "table": table.id,
            "place": seat,
            "sitter": chair.person,
            "called": chair.name,
            "promise": chair.commitment,
        },
    )


def check_open(table: Table) -> None:
    """Refuse what can only be done before the start."""
    if table.status != Status.OPEN:
        raise Refused("table-closed" if table.status == Status.CLOSED else "already-started")


def sit_down(table: Table, person: Person, seat: int | None, promise: str | None) -> list[Row]:
    """Take a free seat: the one that is wanted, or any."""
    check_open(table)
    if table.seat_of(person.id) is not None:
        raise Refused("already-seated")
    free = [place for place, chair in enumerate(table.chairs) if chair.is_free]
    if not free:
        raise Refused("table-full")
    check_unlike(table, person)
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Refused("seat-taken", seat=chosen + 1)
    table.chairs[chosen] = Chair(person=person.id, name=person.name, commitment=promise)
    table.reseat()
    return [taken_row(table, chosen)]


def check_unlike(table: Table, person: Person) -> None:
    """Refuse somebody whose name looks like that of another person who sits here: nobody could tell them apart."""
    for chair in table.chairs:
        if chair.person not in (None, person.id) and is_alike(chair.name, person.name):
            raise Refused("name-alike", name=chair.name)


def stand_up(table: Table, seat: int) -> list[Row]:
    """Free a seat. If the host leaves, another person becomes the host; a table without people is closed."""
    check_open(table)
    leaver = table.chairs[seat].person
    if leaver is None:
        raise Refused("seat-empty", seat=seat + 1)
    table.chairs[seat] = Chair()
    table.reseat()
    rows = [taken_row(table, seat)]
    if not table.persons():
        rows += table.close_rows()
    elif leaver == table.host:
        table.host = table.chairs[table.persons()[0]].person or ""
        rows.append(Row(statements.SET_HOST, {"table": table.id, "person": table.host}))
    return rows


def set_chair(table: Table, seat: int, level: str) -> list[Row]:
    """Put a bot of a level on a seat where no person sits; with no level, leave the seat empty."""
    check_open(table)
    if seat >= len(table.chairs):
        raise Refused("no-such-seat", seat=seat + 1, seats=len(table.chairs))
    if table.chairs[seat].person is not None:
        raise Refused("seat-taken", seat=seat + 1)
    chair = bot_chair(level_of(table.game.name, level)) if level else Chair()
    table.chairs[seat] = chair
    return [Row(statements.SET_CHAIR, {"table": table.id, "place": seat, "bot": chair.level, "called": chair.name})]


def is_full(table: Table) -> bool:
    """Whether nobody else can sit down."""
    return not any(chair.is_free for chair in table.chairs)


def check_ready(table: Table) -> None:
    """Refuse a start while a seat is empty."""
    check_open(table)
    if not is_full(table):
        raise Refused("seats-empty", seats=sum(chair.is_free for chair in table.chairs))


# Again


def again(table: Table, asker: Person, promise: str | None) -> Create:
    """The wish for a table like this one; its other people find their seats free."""

    def wanted(chair: Chair) -> intents.Chair:
        if chair.level:
            return intents.Chair("bot", parse_bot(chair.level).level)
        return intents.Chair("me" if chair.person == asker.id else "person")

    return Create(
        id=0,
        game=table.game.name,
        chairs=[wanted(chair) for chair in table.chairs],
        options=dict(table.terms.options),
        is_public=False,
        clock=table.terms.clock,
        hints=table.terms.hints,
        starts_when_full=True,
        commitment=promise,
    )


def check_rematch(table: Table, asker: Person) -> None:
    """Refuse a rematch of a game that is not over, or to somebody who did not play."""
    table.seat_at(asker.id)
    if table.status != Status.FINISHED:
        raise Refused("not-finished")


def successor_row(table: Table, rematch: Table) -> Row:
    """The row that says which table goes on from a finished one."""
    table.successor, table.successor_host = rematch.id, rematch.host
    return Row(statements.SET_SUCCESSOR, {"table": table.id, "rematch": rematch.id})
