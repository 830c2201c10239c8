"""Hearing people: messages are understood, find their table, and are answered, each of them."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import json

from tablee.games.words import Refused
from tablee.server import limits, play
from tablee.server.messages import (
    NONSENSE,
    Agree,
    AnyIntent,
    AtTable,
    Chat,
    Close,
    Create,
    Decide,
    Follow,
    Hint,
    Intent,
    Join,
    Leave,
    LeaveLobby,
    Mute,
    MyGames,
    Numbered,
    Open,
    Rematch,
    Remove,
    Resign,
    ReturnIntent,
    Start,
    TakeBackIntent,
    Unfollow,
    WatchLobby,
)
from tablee.server.metrics import INTENTS
from tablee.server.reception import Reception
from tablee.server.socket import Socket
from tablee.server.table import Table

if TYPE_CHECKING:
    from tablee.server.house import House

POLICY_VIOLATION, TRY_AGAIN = 1008, 1013
MOST_WAITING = 64  # intents of one socket while a table is read from disk
MOST_REFUSED = 40  # messages in a row that make no sense


class Hearing:
    """Takes what people say to whoever answers it."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._decoder = json.Decoder(AnyIntent)
        self._waiting: dict[Socket, deque[Intent]] = {}
        self._nonsense: dict[Socket, int] = {}

    def forget(self, socket: Socket) -> None:
        """A page was closed."""
        self._waiting.pop(socket, None)
        self._nonsense.pop(socket, None)

    def heard(self, socket: Socket, message: bytes) -> None:
        """A message came: understand it, find its table, answer."""
        if not self._house.limits.allow(limits.MESSAGES, socket.person.id):
            socket.hang_up(POLICY_VIOLATION, "too many messages")
            return
        try:
            intent = self._decoder.decode(message)
        except NONSENSE as error:
            self._refuse_nonsense(socket, message, str(error))
            return
        COUNTS[type(intent)].inc()
        if socket in self._waiting:
            self._wait(socket, intent)
        elif isinstance(intent, AtTable) and intent.table not in self._house.tables:
            self._waiting[socket] = deque([intent])
            self._house.in_background(self._load_for(socket))
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
                    await self._house.load(intent.table)
            except Refused as refused:
                socket.refuse(intent.id, refused)
            except Exception:
                socket.fail(intent)
            else:
                if socket in self._waiting:  # its page may be closed by now
                    self._answer(socket, intent)
            waiting.popleft()
        self._waiting.pop(socket, None)

    def _answer(self, socket: Socket, intent: Intent) -> None:
        try:
            ANSWERS[type(intent)](self._house, socket, intent)
        except Refused as refused:
            socket.refuse(intent.id, refused)
        except Exception:
            socket.fail(intent)
            if isinstance(intent, AtTable):
                self._house.drop(self._house.tables.get(intent.table))


def id_in(message: bytes) -> int | None:
    """The id of a message that could not be understood, if it has one."""
    try:
        return json.decode(message, type=Numbered).id
    except NONSENSE:
        return None


Answer = Callable[["House", Socket, Any], None]


def at_reception(act: Callable[[Reception, Socket, Any], None]) -> Answer:
    """An answer of the reception."""
    return lambda house, socket, intent: act(house.reception, socket, intent)


def at_table(act: Callable[[Table, Socket, Any], None]) -> Answer:
    """An answer that only needs the table."""
    return lambda house, socket, intent: act(house.tables[intent.table], socket, intent)


ANSWERS: dict[type[Intent], Answer] = {
    WatchLobby: at_reception(Reception.watch_lobby),
    LeaveLobby: at_reception(Reception.leave_lobby),
    MyGames: at_reception(Reception.my_games),
    Create: at_reception(Reception.create),
    Follow: at_reception(Reception.follow),
    Unfollow: at_reception(Reception.unfollow),
    Join: at_reception(Reception.join),
    Leave: at_reception(Reception.leave_table),
    Start: at_reception(Reception.start),
    Open: at_reception(Reception.open_nonce),
    Remove: at_reception(Reception.remove),
    Mute: at_reception(Reception.mute),
    Close: at_reception(Reception.close_table),
    Rematch: at_reception(Reception.rematch),
    Hint: at_reception(Reception.hint),
    Chat: at_reception(Reception.chat),
    Decide: at_table(play.decide),
    TakeBackIntent: at_table(play.take_back),
    Resign: at_table(play.resign),
    Agree: at_table(play.agree),
    ReturnIntent: at_table(play.return_to_seat),
}
COUNTS = {kind: INTENTS.labels(kind.__name__) for kind in ANSWERS}
