"""A table of the house: a sitting, who follows it, and what they are told.

Everything that followers hear goes through the ledger: it is told after what it follows from is on disk, in order.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import json

from tablee.games import GAMES
from tablee.games.options import Value
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event, as_told
from tablee.games.words import Refused
from tablee.match import Match, TakeBack
from tablee.match.fair import commitment
from tablee.server import told
from tablee.server.messages import (
    Answer,
    Asked,
    ChatLine,
    Done,
    GameLine,
    OpenTable,
    Seat,
    Seats,
    TableNow,
    Update,
)
from tablee.server.seeing import Look, artist_of
from tablee.server.sitting import Chair, Sitting, Terms
from tablee.server.socket import Socket
from tablee.server.store.ledger import Ledger, Row
from tablee.server.store.store import Kept
from tablee.texts import Texts

OWN = "own"
LONGEST_LISTED = 40  # letters of an option in the lobby


@dataclass(eq=False, kw_only=True)
class Table(Sitting):
    """A sitting that people follow. A table that could not be written is dropped, and read anew from the disk."""

    ledger: Ledger
    followers: dict[Socket, int] = field(default_factory=dict)  # and the seat whose view each gets
    away_since: dict[int, int] = field(default_factory=dict)
    is_lost: bool = False  # it holds what is not on disk: another one was, or will be, read from there
    on_written: Callable[["Table"], None] = lambda _table: None
    on_lost: Callable[["Table"], None] = lambda _table: None

    def __post_init__(self) -> None:
        super().__post_init__()
        self._artist = artist_of(self.game)
        self._shown: dict[int, bytes] = {}  # what each seat was shown last
        self._texts: dict[str, Texts] = {}

    # Who is here

    def is_here(self, person: str | None) -> bool:
        """Whether somebody follows this table."""
        return any(socket.person.id == person for socket in self.followers)

    def seats(self) -> list[Seat]:
        """Who sits where, as everybody sees it."""
        absent = self.match.absent if self.match else {}
        return [
            Seat(chair.name, chair.person, chair.level, chair.is_free, self.is_here(chair.person), absent.get(seat))
            for seat, chair in enumerate(self.chairs)
        ]

    def people(self) -> set[str]:
        """Who sits here, looks on, or said something."""
        seated = {chair.person for chair in self.chairs if chair.person}
        return seated | {socket.person.id for socket in self.followers} | {line.person for line in self.chat}

    # What is told

    def tell(self, message: Answer, rows: Sequence[Row] = (), answering: tuple[Socket, int] | None = None) -> None:
        """The same message for every follower, when the rows are on disk."""
        frame = json.encode(message)
        frames = [(socket, frame) for socket in self.followers]
        self.send(frames, rows, answering, is_answer=False)

    def publish(
        self,
        rows: Sequence[Row],
        events: Iterable[Event] = (),
        answering: tuple[Socket, int] | None = None,
        only: int | None = None,
    ) -> None:
        """What happened, for every follower, or one seat, as that seat sees it, when the rows are on disk."""
        bulletin = Bulletin(self, self.playing(), list(events))
        frames = [
            (socket, bulletin.frame(seat, socket.words))
            for socket, seat in self.followers.items()
            if only in (None, seat)
        ]
        self.send(frames, rows, answering, is_answer=True)

    def send(
        self,
        frames: list[tuple[Socket, bytes]],
        rows: Sequence[Row],
        answering: tuple[Socket, int] | None,
        is_answer: bool,
    ) -> None:
        """Frames, after the rows are on disk. The answer to an intent rides on its frame, or comes by itself."""

        def then(is_written: bool) -> None:
            asker, number = answering or (None, 0)
            if not is_written:
                if asker:
                    asker.refuse(number, Refused("not-stored"))
                self.on_lost(self)
                return
            for socket, frame in frames:
                if socket is asker and is_answer:
                    socket.write(frame[:-1] + b',"id":%d}' % number)
                    asker = None
                else:
                    socket.write(frame)
            if asker:
                asker.say(Done(number, self.id))
            self.on_written(self)

        self.ledger.write(rows, then)

    def look(self, match: Match, seat: int, other: Look | None) -> Look:
        """What a seat sees that it was not shown before."""
        before = self._shown[seat]
        self._shown[seat] = now = match.shown(seat)
        return self._artist.look(before, now, other)

    def asked(self, match: Match, seat: int) -> Asked | None:
        """What a seat may do now."""
        if seat == SPECTATOR or match.level(seat):
            return None
        actions = match.legal(seat)
        return Asked(actions, match.written(seat, actions), match.parts(seat)) if actions else None

    def texts(self, language: str | None) -> Texts | None:
        """The words of a language, with the players' names; none where nobody asked for words."""
        if language is None:
            return None
        if language not in self._texts:
            called = self.game.called(self.terms.options, language)
            self._texts[language] = Texts(language, [chair.name for chair in self.chairs], called)
        return self._texts[language]

    def seats_message(self) -> Seats:
        """Who sits here and who is here."""
        return Seats(self.id, self.status, self.host, self.seats(), self.watchers(), self.successor)

    def watchers(self) -> int:
        """How many people look on."""
        return len({socket.person.id for socket, seat in self.followers.items() if seat == SPECTATOR})

    # Following

    def follow(self, socket: Socket, number: int | None, since: int | None) -> None:
        """Show a table as it is now, and from now on what happens."""
        was_here = self.is_here(socket.person.id)
        self._seat_follower(socket)
        frame = json.encode(self._as_seen_by(socket, number, since))
        others = [] if was_here else [other for other in self.followers if other is not socket]
        news = json.encode(self.seats_message())
        self.send([(socket, frame), *((other, news) for other in others)], (), None, is_answer=False)
        self.away_since.pop(self.followers[socket], None)

    def _seat_follower(self, socket: Socket) -> None:
        seat = self.seat_of(socket.person.id)
        self.followers[socket] = SPECTATOR if seat is None else seat
        socket.tables.add(self)

    def reseat(self) -> None:
        """After somebody sat down or stood up: every follower gets the view of their own seat."""
        for socket in list(self.followers):
            self._seat_follower(socket)

    def unfollow(self, socket: Socket) -> None:
        """Somebody looks away."""
        seat = self.followers.pop(socket, None)
        socket.tables.discard(self)
        if seat is None:
            return
        if seat not in self.followers.values():
            self._shown.pop(seat, None)
        if not self.is_here(socket.person.id):
            if seat != SPECTATOR:
                self.away_since[seat] = self.now()
            self.tell(self.seats_message())

    def _as_seen_by(self, socket: Socket, number: int | None, since: int | None) -> TableNow:
        seat = self.followers[socket]
        table = TableNow(
            table=self.id,
            game=self.game.name,
            version=self.version,
            options=self.terms.options,
            clock=self.terms.clock,
            hints=self.terms.hints,
            is_public=self.terms.is_public,
            status=self.status,
            host=self.host,
            seats=self.seats(),
            seat=None if seat == SPECTATOR else seat,
            commitment=commitment(self.secret),
            id=number,
            chat=self.chat,
            successor=self.successor,
            watchers=self.watchers(),
        )
        if self.match:
            self._add_match(table, self.match, seat, socket.words, since)
        return table

    def _add_match(self, table: TableNow, match: Match, seat: int, words: str | None, since: int | None) -> None:
        kept = kept_moments(match, since)
        table.seq, table.question, table.awaited = len(match.log), match.question, match.awaited()
        table.asked, table.scores, table.result = self.asked(match, seat), list(match.scores()), self.outcome()
        table.clocks, table.agreeing = self.clockwork.shown(self.now()), match.agreeing()
        self._shown[seat] = seen = match.shown(seat)
        table.picture = self._artist.picture(seen)
        table.story = told.lines(match.story(seat, kept), self.texts(words))
        table.story_from = len(match.story(seat)) - len(table.story)

    # Lists

    def open_table(self) -> OpenTable:
        """The table as the lobby lists it."""
        host = next((chair.name for chair in self.chairs if chair.person == self.host), "")
        terms, options = self.terms, listed(self.terms.options)
        return OpenTable(self.id, self.game.name, options, terms.clock, terms.hints, host, self.seats())

    def line_of(self, person: str) -> GameLine:
        """The table in the list of somebody who sits there."""
        seat = self.seat_at(person)
        names = [chair.name for chair in self.chairs]
        is_my_turn = seat in self.awaited() and self.playing().level(seat) is None
        return GameLine(
            self.id, self.game.name, self.status, names, seat, is_my_turn, self.outcome(), self.created, self.ended
        )


class Bulletin:
    """Something that happened at a table, written once for all who see and are told the same."""

    def __init__(self, table: Table, match: Match, events: Sequence[Event]) -> None:
        self._table, self._match = table, match
        self._stories = told.Stories(events)
        self._is_shorter = bool(match.log) and isinstance(match.log[-1], TakeBack)
        self._looks: dict[int, Look] = {}
        self._frames: dict[tuple[int, str | None], bytes] = {}
        self._update = Update(
            table=table.id,
            seq=len(match.log),
            question=match.question,
            awaited=match.awaited(),
            scores=list(match.scores()),
            clocks=table.clockwork.shown(table.now()),
            agreeing=match.agreeing(),
            result=table.outcome(),
        )

    def frame(self, seat: int, words: str | None) -> bytes:
        """What a seat sees, is told and may do, in a language or without words."""
        kind = seat, words
        if kind not in self._frames:
            self._frames[kind] = self._written(seat, words)
        return self._frames[kind]

    def _written(self, seat: int, words: str | None) -> bytes:
        update, table, match = self._update, self._table, self._match
        update.changes, update.asked = self._look(seat).changed, table.asked(match, seat)
        update.story = self._stories.of(seat, table.texts(words))
        update.story_from = len(match.story(seat)) if self._is_shorter else None
        return json.encode(update)

    def _look(self, seat: int) -> Look:
        if seat not in self._looks:
            self._looks[seat] = self._table.look(self._match, seat, next(iter(self._looks.values()), None))
        return self._looks[seat]


def listed(options: Mapping[str, Value]) -> dict[str, Value]:
    """Options as the lobby lists them: of a text as long as a deck, only that it is the host's own."""
    return {
        name: OWN if isinstance(value, str) and len(value) > LONGEST_LISTED else value
        for name, value in options.items()
    }


def kept_moments(match: Match, since: int | None) -> int:
    """How many entries in force a client that saw the log up to `since` still has.

    None if some were taken back, and none in a game where a story told later leaves something out.
    """
    if since is None or since > len(match.log) or match.game.secrets.history is not as_told:
        return 0
    if any(isinstance(entry, TakeBack) for entry in match.log[since:]):
        return 0
    return len(match.moments) - (len(match.log) - since)


def restored(kept: Kept, ledger: Ledger, now: Callable[[], int]) -> Table:
    """A table as the disk has it, played on by the rules of today; refused if these would make it another game."""
    row = kept.table
    game, terms = GAMES.get(row.game), json.decode(row.settings, type=Terms)
    if game is None or row.version not in game.versions():
        raise Refused("table-outdated")
    if changed := game.changed_since(row.version, terms.options, len(kept.chairs)):
        raise Refused("table-former", reason=changed)
    table = Table(
        id=row.id,
        game=game,
        version=game.version,
        terms=terms,
        host=row.host,
        chairs=[Chair(one.level, one.person, one.name, one.commitment) for one in kept.chairs],
        secret=row.secret,
        ledger=ledger,
        now=now,
        status=row.status,
        nonces=[bytes.fromhex(nonce) for nonce in json.decode(row.nonces)] if row.nonces else [],
        successor=row.successor,
        created=row.created,
        ended=row.ended,
        chat=[ChatLine(line.number, line.at, line.person, line.name, line.text) for line in kept.chat],
        muted=set(kept.muted),
    )
    if row.nonces:
        table.replay(kept)
    for seat in table.persons():
        table.away_since[seat] = now()
    return table
