"""The house: all tables and everybody in it. Intents come in here, and find their table."""

import asyncio
import logging
import secrets
import time
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import json

from tablee import __version__
from tablee.bots import bot_of
from tablee.games.words import Refused
from tablee.server import limits, lobby, logs, play
from tablee.server.attendant import Attendant
from tablee.server.identity import Identity
from tablee.server.limits import Limits
from tablee.server.messages import (
    NONSENSE,
    Agree,
    AnyIntent,
    AtTable,
    Chat,
    Close,
    Closing,
    Create,
    Decide,
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
    Mine,
    Mute,
    MyGames,
    Numbered,
    Open,
    Outcome,
    Rematch,
    Remove,
    Resign,
    ReturnIntent,
    Start,
    Suggested,
    TakeBackIntent,
    Unfollow,
    WatchLobby,
    Welcome,
)
from tablee.server.metrics import INTENTS, SOCKETS, TABLES
from tablee.server.robots import Robots
from tablee.server.settings import Settings
from tablee.server.socket import Socket
from tablee.server.store import statements
from tablee.server.store.ledger import Row
from tablee.server.store.store import Store, finished_of, names_at, running_of, table_of, tables_with
from tablee.server.table import Table, restored

logger = logging.getLogger(__name__)
KEY_BYTES = 32
POLICY_VIOLATION, RESTART, TRY_AGAIN = 1008, 1012, 1013
MOST_WAITING = 64  # intents of one socket while a table is read from disk
MOST_REFUSED = 40  # messages in a row that make no sense


def milliseconds() -> int:
    """The time of the server."""
    return time.time_ns() // 1_000_000


class House:
    """Everything that runs in one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.folder)
        self.identity = Identity(self.store.key("identity", lambda: secrets.token_bytes(KEY_BYTES)))
        self.limits = Limits(settings.limits)
        self.robots = Robots(settings.robots, settings.robot_seconds)
        self.tables: dict[str, Table] = {}
        self.sockets: dict[str, set[Socket]] = defaultdict(set)
        self.is_ready = False
        self._lobby_watchers: set[Socket] = set()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._waiting: dict[Socket, deque[Intent]] = {}
        self._openings: dict[str, lobby.Opening] = {}
        self._attendants: dict[str, Attendant] = {}
        self._turns: dict[str, set[str]] = {}  # whom each table waits for, as was told
        self._tasks: set[asyncio.Task[Any]] = set()
        self._decoder = json.Decoder(AnyIntent)
        self._nonsense: dict[Socket, int] = {}

    # Opening and closing the house

    async def open(self) -> None:
        """Go on with every table that is being played: bots and clocks wait for nobody."""
        self.in_background(self.robots.warm_up())
        for table in await self.store.read(tables_with("open", "shuffling")):
            await self._try_to_load(table)
        self.is_ready = True
        self.in_background(self._resume_all())

    async def _resume_all(self) -> None:
        for table in await self.store.read(tables_with("playing")):
            await self._try_to_load(table)
            await asyncio.sleep(0)

    async def _try_to_load(self, table: str) -> None:
        try:
            await self.load(table)
        except Refused as refused:
            logger.warning("table %s stays closed: %s", table, refused)
        except Exception:
            logger.exception("table %s cannot be read", table)

    def say_goodbye(self) -> None:
        """Tell everybody that the server goes away, before their connections end."""
        self.is_ready = False
        for socket in [socket for sockets in self.sockets.values() for socket in sockets]:
            socket.say(Closing())
            socket.hang_up(RESTART, "the server goes away")

    async def close(self) -> None:
        """Write what is left, end the bots. Every table is on disk already."""
        self.say_goodbye()
        for attendant in self._attendants.values():
            attendant.stop()
        for task in [*self._tasks]:
            task.cancel()
        self.robots.close()
        await self.store.close()

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; an error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("something went wrong beside", exc_info=task.exception())

    # Sockets

    def enter(self, socket: Socket) -> None:
        """Somebody opened a page."""
        SOCKETS.inc()
        self.sockets[socket.person.id].add(socket)
        socket.say(Welcome(socket.person.id, socket.person.name, milliseconds(), __version__))

    def leave(self, socket: Socket) -> None:
        """A page was closed, or its connection lost."""
        SOCKETS.dec()
        self.sockets[socket.person.id].discard(socket)
        if not self.sockets[socket.person.id]:
            del self.sockets[socket.person.id]
        self._lobby_watchers.discard(socket)
        self._waiting.pop(socket, None)
        self._nonsense.pop(socket, None)
        for table in list(socket.tables):
            table.unfollow(socket)
            self._attend(table)

    def heard(self, socket: Socket, message: bytes) -> None:
        """A message came: understand it, find its table, answer."""
        if not self.limits.allow(limits.MESSAGES, socket.person.id):
            socket.hang_up(POLICY_VIOLATION, "too many messages")
            return
        try:
            intent = self._decoder.decode(message)
        except NONSENSE as error:
            self._refuse_nonsense(socket, message, str(error))
            return
        INTENTS.labels(type(intent).__name__).inc()
        if socket in self._waiting:
            self._wait(socket, intent)
        elif isinstance(intent, AtTable) and intent.table not in self.tables:
            self._waiting[socket] = deque([intent])
            self.in_background(self._load_for(socket))
        else:
            self._answer(socket, intent)

    def _refuse_nonsense(self, socket: Socket, message: bytes, why: str) -> None:
        self._nonsense[socket] = self._nonsense.get(socket, 0) + 1
        if self._nonsense[socket] > MOST_REFUSED:
            socket.hang_up(POLICY_VIOLATION, "too many messages that make no sense")
            return
        socket.refuse(id_in(message), Refused("message-malformed", reason=why))

    def _wait(self, socket: Socket, intent: Intent) -> None:
        if len(self._waiting[socket]) >= MOST_WAITING:
            socket.hang_up(TRY_AGAIN, "too many messages at once")
            return
        self._waiting[socket].append(intent)

    async def _load_for(self, socket: Socket) -> None:
        """Answer what a socket asked for while its tables are read, one after another."""
        while waiting := self._waiting.get(socket):
            intent = waiting[0]
            try:
                if isinstance(intent, AtTable):
                    await self.load(intent.table)
            except Refused as refused:
                socket.refuse(intent.id, refused)
            except Exception:
                logger.exception("a table cannot be read")
                socket.refuse(intent.id, Refused("server-error"))
            else:
                if socket in self._waiting:  # its page may be closed by now
                    self._answer(socket, intent)
            waiting.popleft()
        self._waiting.pop(socket, None)

    def _answer(self, socket: Socket, intent: Intent) -> None:
        try:
            ANSWERS[type(intent)](self, socket, intent)
        except Refused as refused:
            socket.refuse(intent.id, refused)
        except Exception:
            logger.exception("an intent failed: %s", type(intent).__name__)
            socket.refuse(intent.id, Refused("server-error"))
            if isinstance(intent, AtTable):
                self._drop(self.tables.get(intent.table))

    # Tables

    async def load(self, name: str) -> Table:
        """A table, from memory or from disk."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._read(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _read(self, name: str) -> Table:
        kept = await self.store.read(table_of(name))
        if kept is None:
            raise Refused("no-such-table", table=name)
        table = self.tables.get(name) or restored(kept, self.store.ledger, milliseconds)
        self._take_in(table)
        if lobby.is_to_begin(table) and name not in self._openings:
            self._begin(table, is_again=True)
        return table

    def _take_in(self, table: Table) -> None:
        """Hold a table in memory; those that are over and that nobody follows make room."""
        if len(self.tables) >= self.settings.most_tables:
            for idle in [one for one in self.tables.values() if one.ended and not one.followers][:100]:
                self.tables.pop(idle.id)
        table.on_written, table.on_lost = self._went_on, self._drop
        self.tables[table.id] = table
        TABLES.set(len(self.tables))
        self._attend(table)

    def _drop(self, table: Table | None) -> None:
        """Forget what memory has of a table: the disk is the truth. Its followers come back and read that."""
        if table is None or table.is_lost:
            return
        table.is_lost = True
        self.tables.pop(table.id, None)
        self._openings.pop(table.id, None)
        attendant = self._attendants.pop(table.id, None)
        if attendant:
            attendant.stop()
        for socket in list(table.followers):
            socket.hang_up(RESTART, "the table is read anew")

    def _went_on(self, table: Table) -> None:
        """Something at a table is on disk and told: bots may think, clocks run, people elsewhere hear of their turn."""
        self._attend(table)
        self._tell_whose_turn(table)
        if table.ended and self._attendants.pop(table.id, None):
            logs.note(logger, "table finished", table=table.id, game=table.game.name)

    def _attend(self, table: Table) -> None:
        if table.status != "playing" or self.tables.get(table.id) is not table:
            return
        attendant = self._attendants.get(table.id)
        if attendant is None:
            attendant = self._attendants[table.id] = Attendant(table, self.robots, self.settings, self.in_background)
        attendant.look()

    def _tell_whose_turn(self, table: Table) -> None:
        """Tell people who look at another page when a game begins to wait for them, or no longer does."""
        match = table.match
        if match is None:
            return
        waited = {table.chairs[seat].person for seat in match.awaited() if match.level(seat) is None}
        now = {person for person in waited if person}
        before = self._turns.get(table.id, set())
        if now == before:
            return
        self._turns[table.id] = now
        for person in now ^ before:
            elsewhere = [socket for socket in self.sockets.get(person, ()) if socket not in table.followers]
            for socket in elsewhere:
                socket.say(Mine(table.line_of(person)))
        if table.ended:
            self._turns.pop(table.id, None)

    # The lobby

    def watch_lobby(self, socket: Socket, intent: WatchLobby) -> None:
        """Show the open tables, and from now on what becomes of them."""
        self._lobby_watchers.add(socket)
        socket.say(Lobby([table.open_table() for table in self.tables.values() if is_listed(table)]))
        socket.say(Done(intent.id))

    def leave_lobby(self, socket: Socket, intent: LeaveLobby) -> None:
        """Look away from the lobby."""
        self._lobby_watchers.discard(socket)
        socket.say(Done(intent.id))

    def tell_lobby(self, table: Table) -> None:
        """What became of a table, for those who look at the list."""
        if not table.terms.is_public:
            return
        frame = json.encode(LobbyTable(table.open_table()) if is_listed(table) else LobbyGone(table.id))
        for socket in self._lobby_watchers:
            socket.write(frame)

    def my_games(self, socket: Socket, intent: MyGames) -> None:
        """List somebody's games."""
        self.in_background(self._list_games(socket, intent))

    async def _list_games(self, socket: Socket, intent: MyGames) -> None:
        person = socket.person.id
        running = []
        for name in await self.store.read(running_of(person)):
            await self._try_to_load(name)
            table = self.tables.get(name)
            if table and table.seat_of(person) is not None:
                running.append(table.line_of(person))
        running.sort(key=lambda line: (not line.is_my_turn, -line.created))
        socket.say(Done(intent.id, games=[*running, *await self.finished_games(person)]))

    async def finished_games(self, person: str) -> list[GameLine]:
        """The finished games of a person, the newest first."""
        rows = await self.store.read(finished_of(person))
        names = await self.store.read(names_at([row.id for row in rows]))
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
        self.limits.check(limits.TABLES, socket.person.id)
        table = lobby.new_table(intent, socket.person, self.store.ledger, milliseconds)
        self._open_table(table, socket, intent.id)

    def _open_table(self, table: Table, socket: Socket, number: int, rows: tuple[Row, ...] = ()) -> None:
        def then(is_written: bool) -> None:
            if not is_written:
                socket.refuse(number, Refused("not-stored"))
                return
            self._take_in(table)
            socket.say(Done(number, table.id))
            self.tell_lobby(table)
            if table.terms.starts_when_full and lobby.is_full(table):
                self._begin(table)

        self.store.ledger.write([*lobby.rows_of(table), *rows], then)

    def follow(self, socket: Socket, intent: Follow) -> None:
        """Look at a table."""
        table = self.tables[intent.table]
        table.follow(socket, intent.id, intent.since)
        self._attend(table)

    def unfollow(self, socket: Socket, intent: Unfollow) -> None:
        """Look away."""
        self.tables[intent.table].unfollow(socket)
        socket.say(Done(intent.id))

    def join(self, socket: Socket, intent: Join) -> None:
        """Sit down."""
        table = self.tables[intent.table]
        rows = lobby.sit_down(table, socket.person, intent.seat, intent.commitment)
        table.tell(table.seats_message(), rows, (socket, intent.id))
        self.tell_lobby(table)
        if table.terms.starts_when_full and lobby.is_full(table):
            self._begin(table)

    def leave_table(self, socket: Socket, intent: Leave) -> None:
        """Stand up."""
        table = self.tables[intent.table]
        self._stand_up(table, table.seat_at(socket.person.id), socket, intent)

    def remove(self, socket: Socket, intent: Remove) -> None:
        """The host asks somebody to stand up."""
        table = self.tables[intent.table]
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
        table = self.tables[intent.table]
        table.check_host(socket.person.id)
        table.muted.add(intent.person)
        row = Row(statements.MUTE, {"table_id": table.id, "person": intent.person})
        table.tell(table.seats_message(), [row], (socket, intent.id))

    def close_table(self, socket: Socket, intent: Close) -> None:
        """The host ends a table that was not started."""
        table = self.tables[intent.table]
        table.check_host(socket.person.id)
        lobby.check_open(table)
        row = table.close_row()
        table.tell(table.seats_message(), [row], (socket, intent.id))
        self.tell_lobby(table)

    def start(self, socket: Socket, intent: Start) -> None:
        """The host starts."""
        table = self.tables[intent.table]
        table.check_host(socket.person.id)
        lobby.check_ready(table)
        self._begin(table, (socket, intent.id))

    def _begin(self, table: Table, answering: tuple[Socket, int] | None = None, is_again: bool = False) -> None:
        """Nonces are opened, the seed is made, the match begins; again, if the server went away meanwhile."""
        self._openings[table.id] = opening = lobby.Opening(table, is_again)
        table.tell(opening.message(), lobby.shuffling_rows(table), answering)
        self.tell_lobby(table)
        self.in_background(self._shuffle(table, opening))

    async def _shuffle(self, table: Table, opening: lobby.Opening) -> None:
        nonces = await opening.nonces()
        if table.is_lost:
            return
        del self._openings[table.id]
        rows = lobby.start_rows(table, nonces)
        logs.note(logger, "table started", table=table.id, game=table.game.name, seats=len(table.chairs))
        table.tell(table.seats_message(), rows)
        for socket in list(table.followers):
            table.follow(socket, 0, None)

    def open_nonce(self, socket: Socket, intent: Open) -> None:
        """Somebody shows the nonce they committed to."""
        table = self.tables[intent.table]
        opening = self._openings.get(table.id)
        if opening is None:
            raise Refused("nonce-too-early")
        opening.open(table.seat_at(socket.person.id), bytes.fromhex(intent.nonce))
        socket.say(Done(intent.id, table.id))

    def rematch(self, socket: Socket, intent: Rematch) -> None:
        """The first to ask makes the table; who asks later sits down there."""
        table = self.tables[intent.table]
        lobby.check_rematch(table, socket.person)
        if table.successor:
            self.in_background(self._join_rematch(table.successor, socket, intent))
        else:
            self._make_rematch(table, socket, intent)

    def _make_rematch(self, table: Table, socket: Socket, intent: Rematch) -> None:
        self.limits.check(limits.TABLES, socket.person.id)
        wish = lobby.again(table, socket.person, intent.commitment)
        new = lobby.new_table(wish, socket.person, self.store.ledger, milliseconds)
        self._open_table(new, socket, intent.id, (lobby.successor_row(table, new),))
        table.tell(table.seats_message())

    async def _join_rematch(self, name: str, socket: Socket, intent: Rematch) -> None:
        try:
            table = await self.load(name)
            if table.status == "closed":
                self._make_rematch(self.tables[intent.table], socket, intent)
            elif table.seat_of(socket.person.id) is None:
                self.join(socket, Join(intent.id, name, None, intent.commitment))
            else:
                socket.say(Done(intent.id, name))
        except Refused as refused:
            socket.refuse(intent.id, refused)

    # During the match

    def hint(self, socket: Socket, intent: Hint) -> None:
        """What a bot would do on somebody's seat."""
        table = self.tables[intent.table]
        match, seat = table.playing(), table.seat_at(socket.person.id)
        if not table.terms.hints:
            raise Refused("no-hints")
        if seat not in match.awaited():
            raise Refused("hint-not-asked")
        bot_of(table.game.name, intent.level)
        self.limits.check(limits.HINTS, socket.person.id)
        self.in_background(self._hint(table, seat, socket, intent))

    async def _hint(self, table: Table, seat: int, socket: Socket, intent: Hint) -> None:
        match = table.playing()
        sight, legal = match.knowledge(seat), match.legal(seat)
        written = {action: match.written(seat, action) for action in legal}
        action = await self.robots.move(table.game.name, intent.level, sight, legal)
        socket.say(Done(intent.id, table.id, hint=Suggested(action, written[action], intent.level)))

    def chat(self, socket: Socket, intent: Chat) -> None:
        """Say something at a table."""
        self.limits.check(limits.CHAT, socket.person.id)
        play.chat(self.tables[intent.table], socket, intent)


def is_listed(table: Table) -> bool:
    """Whether the lobby shows a table."""
    return table.terms.is_public and table.status == "open"


def id_in(message: bytes) -> int | None:
    """The id of a message that could not be understood, if it has one."""
    try:
        return json.decode(message, type=Numbered).id
    except NONSENSE:
        return None


def at_table(act: Callable[[Table, Socket, Any], None]) -> Callable[[House, Socket, Any], None]:
    """An answer that only needs the table."""
    return lambda house, socket, intent: act(house.tables[intent.table], socket, intent)


ANSWERS: dict[type[Intent], Callable[[House, Socket, Any], None]] = {
    WatchLobby: House.watch_lobby,
    LeaveLobby: House.leave_lobby,
    MyGames: House.my_games,
    Create: House.create,
    Follow: House.follow,
    Unfollow: House.unfollow,
    Join: House.join,
    Leave: House.leave_table,
    Start: House.start,
    Open: House.open_nonce,
    Remove: House.remove,
    Mute: House.mute,
    Close: House.close_table,
    Rematch: House.rematch,
    Hint: House.hint,
    Chat: House.chat,
    Decide: at_table(play.decide),
    TakeBackIntent: at_table(play.take_back),
    Resign: at_table(play.resign),
    Agree: at_table(play.agree),
    ReturnIntent: at_table(play.return_to_seat),
}
