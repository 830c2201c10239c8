"""The reception: lists of games, tables that are made, joined, left and started, and what else people ask for there."""

import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from msgspec import json, structs

from tablee.bots import bot_of
from tablee.games.words import Refused
from tablee.server import limits, lobby, logs, play
from tablee.server.messages import (
    Chat,
    Close,
    Create,
    Done,
    Follow,
    GameLine,
    Hint,
    Intent,
    Join,
    Leave,
    LeaveLobby,
    Lobby,
    LobbyGone,
    LobbyTable,
    Mute,
    MyGames,
    Open,
    OpenTable,
    Outcome,
    Rematch,
    Remove,
    Start,
    Suggested,
    Unfollow,
    WatchLobby,
)
from tablee.server.robots import place_of
from tablee.server.socket import Socket
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.store import finished_of, names_at, running_of
from tablee.server.table import Table
from tablee.server.times import milliseconds

if TYPE_CHECKING:
    from tablee.server.house import House

logger = logging.getLogger(__name__)
MOST_OPEN = 20  # tables of one host that wait for people
MOST_PUBLIC = 5  # of them that the lobby lists
MOST_LISTED = 50  # tables in the lobby


class Reception:
    """Answers what people ask for before the start of a match, and beside it."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._watchers: set[Socket] = set()
        self._openings: dict[str, lobby.Opening] = {}

    def forget(self, gone: Socket | Table) -> None:
        """A page was closed, or a table lost."""
        if isinstance(gone, Socket):
            self._watchers.discard(gone)
        else:
            self._openings.pop(gone.id, None)

    def begin_again(self, table: Table) -> None:
        """A table from disk that was about to begin when the server went away."""
        if lobby.is_to_begin(table) and table.id not in self._openings:
            self.begin(table, is_again=True)

    def _later(self, socket: Socket, intent: Intent, work: Awaitable[None]) -> None:
        """Answer beside: whatever goes wrong there, an answer comes."""
        self._house.in_background(self._answered(socket, intent, work))

    async def _answered(self, socket: Socket, intent: Intent, work: Awaitable[None]) -> None:
        try:
            await work
        except Refused as refused:
            socket.refuse(intent.id, refused)
        except Exception:
            socket.fail(intent)

    # Lists

    async def listed_for_strangers(self) -> list[OpenTable]:
        """The open tables, as somebody sees them who is nobody yet: names, and no more of people."""
        listed = [without_people(table) for table in self._listed()]
        if not await self._house.store.ledger.all_written():
            raise Refused("not-stored")
        return listed

    def _listed(self) -> list[OpenTable]:
        """The newest open tables; what is told of them is on disk only after what is written now."""
        listed = sorted(filter(is_listed, self._house.tables.values()), key=lambda table: -table.created)
        return [table.open_table() for table in listed[:MOST_LISTED]]

    def watch_lobby(self, socket: Socket, intent: WatchLobby) -> None:
        """Show the open tables, and from now on what becomes of them."""
        frame = json.encode(Lobby(self._listed()))

        def then(is_written: bool) -> None:
            if not is_written:
                socket.refuse(intent.id, Refused("not-stored"))
            elif self._is_here(socket):
                self._watchers.add(socket)
                socket.write(frame)
                socket.say(Done(intent.id))

        self._house.store.ledger.write((), then)

    def leave_lobby(self, socket: Socket, intent: LeaveLobby) -> None:
        """Look away from the lobby."""
        self._watchers.discard(socket)
        socket.say(Done(intent.id))

    def tell_lobby(self, table: Table) -> None:
        """What became of a table, for those who look at the list, when it is on disk."""
        if not table.terms.is_public:
            return
        frame = json.encode(LobbyTable(table.open_table()) if is_listed(table) else LobbyGone(table.id))

        def then(is_written: bool) -> None:
            for socket in self._watchers if is_written else ():
                socket.write(frame)

        self._house.store.ledger.write((), then)

    def my_games(self, socket: Socket, intent: MyGames) -> None:
        """List somebody's games."""
        self._later(socket, intent, self._list_games(socket, intent))

    async def _list_games(self, socket: Socket, intent: MyGames) -> None:
        person = socket.person.id
        running = []
        for name in await self._house.store.read(running_of(person)):
            await self._house.try_to_load(name)
            table = self._house.tables.get(name)
            if table and table.seat_of(person) is not None:
                running.append(table.line_of(person))
        running.sort(key=lambda line: (not line.is_my_turn, -line.created))
        socket.say(Done(intent.id, games=[*running, *await self.finished_games(person)]))

    async def finished_games(self, person: str) -> list[GameLine]:
        """The finished games of a person, the newest first."""
        rows = await self._house.store.read(finished_of(person))
        names = await self._house.store.read(names_at([row.id for row in rows]))
        return [
            GameLine(
                table=row.id,
                game=row.game,
                status=row.status,
                players=names[row.id],
                seat=row.seat,
                result=json.decode(row.result, type=Outcome) if row.result else None,
                created=row.created,
                ended=row.ended,
            )
            for row in rows
        ]

    # Before the start

    def create(self, socket: Socket, intent: Create) -> None:
        """Make a table; where nobody else is to come, it starts at once."""
        self._check_hosting(socket, intent.is_public)
        table = lobby.new_table(intent, socket.person, self._house.store.ledger, milliseconds)
        self._open_table(table, socket, intent.id)

    def _check_hosting(self, socket: Socket, is_public: bool = False) -> None:
        """Refuse more tables to somebody who makes too many, or too many for the lobby."""
        self._house.limits.check(limits.TABLES, socket.person.id)
        own = [table for table in self._house.tables.values() if table.host == socket.person.id]
        if sum(table.status == "open" for table in own) >= MOST_OPEN:
            raise Refused("too-many-tables", most=MOST_OPEN)
        if is_public and sum(map(is_listed, own)) >= MOST_PUBLIC:
            raise Refused("too-many-public-tables", most=MOST_PUBLIC)
        if is_public:
            self._house.limits.check(limits.PUBLIC_TABLES, socket.address)

    def _open_table(self, table: Table, socket: Socket, number: int, rows: tuple[Row, ...] = ()) -> None:
        def then(is_written: bool) -> None:
            if not is_written:
                socket.refuse(number, Refused("not-stored"))
                return
            self._house.take_in(table)
            socket.say(Done(number, table.id))
            if self._is_here(socket):
                table.follow(socket, None, None)
            self.tell_lobby(table)
            if table.terms.starts_when_full and lobby.is_full(table):
                self.begin(table)

        self._house.store.ledger.write([*lobby.rows_of(table), *rows], then)

    def _is_here(self, socket: Socket) -> bool:
        """Whether a page is still open: while the disk wrote, it may have been closed."""
        return socket in self._house.sockets.get(socket.person.id, ())

    def follow(self, socket: Socket, intent: Follow) -> None:
        """Look at a table."""
        self._house.limits.check(limits.FOLLOWS, socket.person.id)
        table = self._house.tables[intent.table]
        table.follow(socket, intent.id, intent.since)
        self._house.attend(table)

    def unfollow(self, socket: Socket, intent: Unfollow) -> None:
        """Look away."""
        self._house.tables[intent.table].unfollow(socket)
        socket.say(Done(intent.id))

    def join(self, socket: Socket, intent: Join) -> None:
        """Sit down."""
        table = self._house.tables[intent.table]
        rows = lobby.sit_down(table, socket.person, intent.seat, intent.commitment)
        table.tell(table.seats_message(), rows, (socket, intent.id))
        self.tell_lobby(table)
        if table.terms.starts_when_full and lobby.is_full(table):
            self.begin(table)

    def leave_table(self, socket: Socket, intent: Leave) -> None:
        """Stand up."""
        table = self._house.tables[intent.table]
        self._stand_up(table, table.seat_at(socket.person.id), socket, intent)

    def remove(self, socket: Socket, intent: Remove) -> None:
        """The host asks somebody to stand up."""
        table = self._house.tables[intent.table]
        table.check_host(socket.person.id)
        if intent.seat >= len(table.chairs):
            raise Refused("no-such-seat", seat=intent.seat + 1, seats=len(table.chairs))
        self._stand_up(table, intent.seat, socket, intent)

    def _stand_up(self, table: Table, seat: int, socket: Socket, intent: Intent) -> None:
        rows = lobby.stand_up(table, seat)
        table.tell(table.seats_message(), rows, (socket, intent.id))
        self.tell_lobby(table)

    def mute(self, socket: Socket, intent: Mute) -> None:
        """The host silences somebody."""
        table = self._house.tables[intent.table]
        table.check_host(socket.person.id)
        if intent.person not in table.people():
            raise Refused("nobody-to-mute")
        table.muted.add(intent.person)
        row = Row(statements.MUTE, {"table_id": table.id, "person": intent.person})
        table.tell(table.seats_message(), [row], (socket, intent.id))

    def close_table(self, socket: Socket, intent: Close) -> None:
        """The host ends a table that was not started."""
        table = self._house.tables[intent.table]
        table.check_host(socket.person.id)
        lobby.check_open(table)
        row = table.close_row()
        table.tell(table.seats_message(), [row], (socket, intent.id))
        self.tell_lobby(table)

    def close_abandoned(self, before: int) -> None:
        """End the tables that were made long ago, were never started, and that nobody looks at."""
        for table in list(self._house.tables.values()):
            if table.status == "open" and not table.followers and table.created < before:
                table.tell(table.seats_message(), [table.close_row()])
                self.tell_lobby(table)

    def start(self, socket: Socket, intent: Start) -> None:
        """The host starts."""
        table = self._house.tables[intent.table]
        table.check_host(socket.person.id)
        lobby.check_ready(table)
        self.begin(table, (socket, intent.id))

    def begin(self, table: Table, answering: tuple[Socket, int] | None = None, is_again: bool = False) -> None:
        """Nonces are opened, the seed is made, the match begins; again, if the server went away meanwhile."""
        self._openings[table.id] = opening = lobby.Opening(table, is_again)
        table.tell(opening.message(), lobby.shuffling_rows(table), answering)
        self.tell_lobby(table)
        self._house.in_background(self._begin(table, opening))

    async def _begin(self, table: Table, opening: lobby.Opening) -> None:
        """Whatever goes wrong, no half-begun table stays: the one on disk can begin again."""
        try:
            await self._shuffle(table, opening)
        except Exception:
            logger.exception("table %s could not begin", table.id)
            self._house.drop(table)

    async def _shuffle(self, table: Table, opening: lobby.Opening) -> None:
        nonces = await opening.nonces()
        if table.is_lost:
            return
        del self._openings[table.id]
        rows = lobby.start_rows(table, nonces)
        logs.note(logger, "table started", table=table.id, game=table.game.name, seats=len(table.chairs))
        table.tell(table.seats_message(), rows)
        for socket in list(table.followers):
            table.follow(socket, None, None)

    def open_nonce(self, socket: Socket, intent: Open) -> None:
        """Somebody shows the nonce they committed to."""
        table = self._house.tables[intent.table]
        opening = self._openings.get(table.id)
        if opening is None:
            raise Refused("nonce-too-early")
        opening.open(table.seat_at(socket.person.id), bytes.fromhex(intent.nonce))
        socket.say(Done(intent.id, table.id))

    def rematch(self, socket: Socket, intent: Rematch) -> None:
        """The first to ask makes the table; who asks later sits down there."""
        table = self._house.tables[intent.table]
        lobby.check_rematch(table, socket.person)
        self._later(socket, intent, self._play_again(socket, intent))

    async def _play_again(self, socket: Socket, intent: Rematch) -> None:
        table, rematch = await self._with_rematch(intent.table)
        if rematch is None or rematch.status == "closed":
            self._make_rematch(table, socket, intent)
        elif rematch.seat_of(socket.person.id) is None:
            self.join(socket, Join(intent.id, rematch.id, None, intent.commitment))
        else:
            socket.say(Done(intent.id, rematch.id))

    async def _with_rematch(self, name: str) -> tuple[Table, Table | None]:
        """A table and the newest one that goes on from it, at one moment: while one is read, others make another."""
        table, rematch = await self._house.load(name), None
        while table.successor != (rematch.id if rematch else None):
            rematch = await self._house.load(table.successor) if table.successor else None
            table = await self._house.load(name)
        return table, rematch

    def _make_rematch(self, table: Table, socket: Socket, intent: Rematch) -> None:
        self._check_hosting(socket)
        wish = lobby.again(table, socket.person, intent.commitment)
        new = lobby.new_table(wish, socket.person, self._house.store.ledger, milliseconds)
        self._open_table(new, socket, intent.id, (lobby.successor_row(table, new),))
        table.tell(table.seats_message())

    # During the match

    def hint(self, socket: Socket, intent: Hint) -> None:
        """What a bot would do on somebody's seat."""
        table = self._house.tables[intent.table]
        match, seat = table.playing(), table.seat_at(socket.person.id)
        if not table.terms.hints:
            raise Refused("no-hints")
        if seat not in match.awaited():
            raise Refused("hint-not-asked")
        bot_of(table.game.name, intent.level)
        self._house.limits.check(limits.HINTS, socket.person.id)
        legal = match.legal(seat)
        written = dict(zip(legal, match.written(seat, legal), strict=True))
        sight = match.view(seat)  # a hint remembers nothing for a person
        asked = self._house.robots.move(table.game.name, intent.level, sight, legal, place_of(table.id, match, seat))
        self._later(socket, intent, self._hint(table, asked, written, socket, intent))

    async def _hint(
        self, table: Table, asked: Awaitable[int], written: dict[int, str], socket: Socket, intent: Hint
    ) -> None:
        """A hint for the moment in which it was asked for: the table may go on meanwhile."""
        action = await asked
        socket.say(Done(intent.id, table.id, hint=Suggested(action, written[action], intent.level)))

    def chat(self, socket: Socket, intent: Chat) -> None:
        """Say something at a table."""
        self._house.limits.check(limits.CHAT, socket.person.id)
        play.chat(self._house.tables[intent.table], socket, intent)


def is_listed(table: Table) -> bool:
    """Whether the lobby shows a table."""
    return table.terms.is_public and table.status == "open"


def without_people(table: OpenTable) -> OpenTable:
    """A table of the lobby without the ids of those who sit there, and without who of them is online."""
    seats = [structs.replace(seat, person=None, is_here=False) for seat in table.seats]
    return structs.replace(table, seats=seats)
