"""Dispatch: a message is decoded, its table is found once, and whoever answers it gets both."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, get_args

from msgspec import json

from tablee.games.words import Refused
from tablee.server.challenges.attempts import Attempts
from tablee.server.intents import (
    NONSENSE,
    Agree,
    AnswerTakeBack,
    AnyIntent,
    AtTable,
    Chat,
    Close,
    Create,
    Decide,
    Decline,
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
    PlayOn,
    Rematch,
    Remove,
    Report,
    Resign,
    ReturnIntent,
    SetChair,
    Start,
    TakeBackIntent,
    TakeChallenge,
    Unfollow,
    WatchLobby,
)
from tablee.server.net import rate_limits
from tablee.server.net.connection import AWAY, POLICY_VIOLATION, TRY_AGAIN, Connection
from tablee.server.net.late_answers import Ledger, refuse_in_turn
from tablee.server.net.rate_limits import Limits, Rate
from tablee.server.ops.background import BackgroundTasks
from tablee.server.ops.database_away import DatabaseAway
from tablee.server.ops.metrics import INTENTS
from tablee.server.tables import table_actions
from tablee.server.tables.continuations import Continuations
from tablee.server.tables.following import Following
from tablee.server.tables.game_lists import GameLists
from tablee.server.tables.hints import Hints
from tablee.server.tables.hosting import Hosting
from tablee.server.tables.lobby import LobbyList
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.reporting import Reporting
from tablee.server.tables.starts import MatchStarts
from tablee.server.tables.table import Table

MOST_WAITING = 64  # intents of one connection while a table is read from disk
MOST_REFUSED = 40  # messages of one connection that make no sense

RATES: dict[type[Intent], Rate] = {  # beside that of all messages
    Follow: rate_limits.FOLLOWS,
    Join: rate_limits.SEATS,
    Leave: rate_limits.SEATS,
    Remove: rate_limits.SEATS,
    SetChair: rate_limits.SEATS,
    Chat: rate_limits.CHAT,
    Report: rate_limits.REPORTS,
}
COUNTS = {kind: INTENTS.labels(kind.__name__) for kind in get_args(AnyIntent)}

Answer = Callable[[Connection, Any], None]
AnswerAtTable = Callable[[Table, Connection, Any], None]


class Handlers:
    """Who answers which intent."""

    def __init__(
        self,
        registry: TableRegistry,
        lobby: LobbyList,
        games: GameLists,
        hosting: Hosting,
        continuations: Continuations,
        attempts: Attempts,
        starts: MatchStarts,
        following: Following,
        hints: Hints,
        reporting: Reporting,
    ) -> None:
        self.alone: Mapping[type[Intent], Answer] = {
            WatchLobby: lambda connection, intent: lobby.watch(connection, intent, registry.values()),
            LeaveLobby: lobby.leave,
            MyGames: games.my_games,
            Create: hosting.create,
            TakeChallenge: attempts.take,
        }
        self.at_table: Mapping[type[Intent], AnswerAtTable] = {
            Follow: following.follow,
            Unfollow: following.unfollow,
            Join: hosting.join,
            Leave: hosting.leave,
            Start: hosting.start,
            Open: starts.open_nonce,
            Remove: hosting.remove,
            SetChair: hosting.set_chair,
            Mute: hosting.mute,
            Report: reporting.report,
            Close: hosting.close,
            Rematch: hosting.rematch,
            PlayOn: continuations.play_on,
            Hint: hints.hint,
            Chat: table_actions.chat,
            Decide: table_actions.decide,
            TakeBackIntent: table_actions.take_back,
            AnswerTakeBack: table_actions.answer_take_back,
            Resign: table_actions.resign,
            Agree: table_actions.agree,
            Decline: table_actions.decline,
            ReturnIntent: table_actions.return_to_seat,
        }


class Dispatcher:
    """Takes what people send to whoever answers it. Lives on the event loop."""

    def __init__(
        self,
        registry: TableRegistry,
        handlers: Handlers,
        limits: Limits,
        background: BackgroundTasks,
        ledger: Ledger,
    ) -> None:
        self._registry, self._handlers, self._limits, self._background = registry, handlers, limits, background
        self._ledger = ledger
        self._decoder = json.Decoder(AnyIntent)
        self._waiting: dict[Connection, deque[Intent]] = {}
        self._nonsense: dict[Connection, int] = {}
        self.received = 0  # messages

    def forget(self, connection: Connection) -> None:
        """A connection has ended."""
        self._waiting.pop(connection, None)
        self._nonsense.pop(connection, None)

    def receive(self, connection: Connection, message: bytes) -> None:
        """Answer a message, at once or when its table was read from disk."""
        self.received += 1
        if not self._limits.allow(rate_limits.MESSAGES, connection.person.id):
            connection.hang_up(POLICY_VIOLATION, "too many messages")
            return
        try:
            intent = self._decoder.decode(message)
        except NONSENSE as error:
            self._refuse_nonsense(connection, message, str(error))
            return
        COUNTS[type(intent)].inc()
        if connection in self._waiting:
            self._wait(connection, intent)
        elif not isinstance(intent, AtTable):
            self._answer(connection, None, intent)
        elif (table := self._registry.get(intent.table)) and not is_asked_anew(table, intent):
            self._answer(connection, table, intent)
        else:
            self._answer_later(connection, intent)

    def _answer_later(self, connection: Connection, intent: Intent) -> None:
        """Answer when the table was read; what comes meanwhile waits for its turn."""
        self._waiting[connection] = deque([intent])
        self._background.run(self._load_for(connection))

    def _refuse_nonsense(self, connection: Connection, message: bytes, why: str) -> None:
        self._nonsense[connection] = self._nonsense.get(connection, 0) + 1
        if self._nonsense[connection] > MOST_REFUSED:
            connection.hang_up(POLICY_VIOLATION, "too many messages that make no sense")
            return
        connection.refuse(id_in(message), Refused("message-malformed", reason=why))

    def _wait(self, connection: Connection, intent: Intent) -> None:
        if len(self._waiting[connection]) >= MOST_WAITING:
            connection.hang_up(TRY_AGAIN, "too many messages at once")
            return
        self._waiting[connection].append(intent)

    async def _load_for(self, connection: Connection) -> None:
        """Answer what a connection asked for while its tables are read, one after another."""
        while waiting := self._waiting.get(connection):
            intent = waiting[0]
            try:
                table = await self._registry.load_fresh(intent.table) if isinstance(intent, AtTable) else None
            except Refused as refused:
                refuse_in_turn(self._ledger, connection, intent.id, refused)
            except DatabaseAway as away:  # it comes back, and so does the page
                connection.refuse(intent.id, away.refusal)
                connection.hang_up(TRY_AGAIN, AWAY)
            except Exception:
                connection.fail(intent)
            else:
                if connection in self._waiting and not connection.has_ended:  # by now
                    self._answer(connection, table, intent, is_fresh=True)
            waiting.popleft()
        self._waiting.pop(connection, None)

    def _answer(self, connection: Connection, table: Table | None, intent: Intent, is_fresh: bool = False) -> None:
        """Answer an intent. Where other servers write too, nothing is refused before one has looked what is new."""
        kind = type(intent)
        try:
            if kind in RATES:
                self._limits.check(RATES[kind], connection.person.id)
            if table is None:
                self._handlers.alone[kind](connection, intent)
            else:
                table.intent = intent
                self._handlers.at_table[kind](table, connection, intent)
        except Refused as refused:
            if table and table.is_shared and not is_fresh and connection not in self._waiting:
                self._answer_later(connection, intent)
            else:
                refuse_in_turn(self._ledger, connection, intent.id, refused)
        except Exception:
            connection.fail(intent)
            if table:
                table.watcher.table_lost(table)
        finally:
            if table:
                table.intent = None

    def answer_again(self, table: Table, connection: Connection, intent: Intent) -> None:
        """Answer what was asked at a table where another server was first, as the table is now."""
        if not connection.has_ended:
            self._answer(connection, table, intent)


def is_asked_anew(table: Table, intent: Intent) -> bool:
    """Whether somebody comes to a table where other servers write too: they may have been told more by another one."""
    return table.is_shared and isinstance(intent, Follow)


def id_in(message: bytes) -> int | None:
    """The id of a message that could not be understood, if it has one."""
    try:
        return json.decode(message, type=Numbered).id
    except NONSENSE:
        return None
