"""A table in memory: who sits there and what is played, who follows it, and what they are told.

Everything that followers hear goes through the ledger: it is told after what it follows from is on disk, in order.
"""

import random
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Protocol

from msgspec import Raw, convert, json, structs

from tablee.bots import characters
from tablee.games import GAMES
from tablee.games.options import Value
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event, count_told_to
from tablee.games.words import Refused
from tablee.match import Match, TakeBack
from tablee.match.fair import commitment
from tablee.match.players import parse_bot
from tablee.match.take_back_requests import TakeBackRequest, is_open
from tablee.server.intents import Intent
from tablee.server.messages import (
    Answer,
    Asked,
    ChatLine,
    Done,
    GameLine,
    OpenTable,
    Seat,
    Seats,
    StoryPiece,
    TableNow,
    TakingBack,
    Update,
)
from tablee.server.net.connection import Connection
from tablee.server.status import Status
from tablee.server.store.due import this_server
from tablee.server.store.ledger import Guard, Ledger, Row
from tablee.server.store.servers import follower_rows
from tablee.server.store.store import StoredTable
from tablee.server.tables.blocked import chat_for, message_for
from tablee.server.tables.retelling import Retelling
from tablee.server.tables.seating import Chair, Seating, Terms
from tablee.server.views.pictures import PictureChange, Shown, renderer_of
from tablee.server.views.stories import Story, writer_of
from tablee.texts import Texts

NOBODYS = {"person": "", "name": "", "text": ""}  # what is left of a line of chat whose author was deleted
OWN = "own"
PIECE = 500  # lines of a story in one message
LONGEST_LISTED = 40  # letters of an option in the lobby
REVISION_BITS = 62  # so many that no other server thinks of the same number


Question = tuple[Connection, Intent]  # what somebody asked for at a table


class Unplayable(Refused):
    """The rules of today would make another game of what is on disk."""


class TableWatcher(Protocol):
    """Who is told what became of a table. Called on the event loop."""

    def table_written(self, table: "Table", is_own: bool) -> None:
        """Something is on disk, and followers were told; its own rows, or what they were told follows from others."""

    def tell_in_slices(self, table: "Table", steps: Iterator[None]) -> None:
        """Let something be told in short steps, while others have their turns."""

    def table_lost(self, table: "Table") -> None:
        """It holds what could not be written, or was left half changed: it must be read anew."""

    def table_overtaken(self, table: "Table", asked: Question | None) -> None:
        """It holds what was not written, since another server was first: it is read anew, and who asked is answered."""


@dataclass(eq=False, kw_only=True)
class Table(Seating):
    """A table that people follow. A table that could not be written is dropped, and read anew from the disk."""

    ledger: Ledger
    watcher: TableWatcher
    followers: dict[Connection, int] = field(default_factory=dict)  # and the seat whose view each gets
    away_since: dict[int, int] = field(default_factory=dict)
    is_lost: bool = False  # memory has let go of it: another one was, or will be, read from disk
    idle_since: int | None = None  # nobody follows it and nothing happens; noted by `sleeping.py`
    on_the_way: int = 0  # what followers are told when it is on disk
    take_back_request: TakeBackRequest | None = None  # kept in memory alone: after a restart it is asked anew
    # Where several servers share the database:
    is_shared: bool = False
    revision: int = 0  # what the disk is at, once all that is on its way there has come
    elsewhere: dict[str, frozenset[str]] = field(default_factory=dict)  # who follows it at other servers, by server
    is_overtaken: bool = False  # another server was first, and this one holds what was not written
    intent: Intent | None = None  # that is being answered now
    told_until: int = 0  # how much of the log followers were told

    def __post_init__(self) -> None:
        super().__post_init__()
        self._renderer, self._writer = renderer_of(self.game.name), writer_of(self.game.name)
        self._shown: dict[int, Shown] = {}  # what each seat was shown last
        self._retelling = Retelling()
        self._texts: dict[str, Texts] = {}
        self._telling: dict[Connection, Iterator[Raw]] = {}  # what each follower is still to hear of the story
        self._behind: dict[Connection, list[bytes]] = {}  # what waits for followers until they know the whole story

    def replay(self, stored: StoredTable) -> Iterator[None]:
        """Play the log again, if there is one, and know what has been told: a step at a time."""
        if self.nonces:
            yield from super().replay(stored)
            yield from self._retelling.catch_up(self.playing())

    # Who is here

    def mind_clock(self) -> list[Row]:
        """Where time stops while no player is here: stop it, or let it go on; the rows of that, if it is news."""
        is_empty = not self.seats_here()
        is_played = self.match is not None and not self.match.result
        if not is_played or not self.clockwork.stops_without_players or self.clockwork.is_stopped == is_empty:
            return []
        return self.stop_clock(is_empty)

    def _publish_clock(self, rows: Sequence[Row], but: Connection | None = None) -> None:
        """Show that the clock stands, or goes on. Were it not written, some time would be given back after a crash."""
        if rows:
            self.ledger.write(rows, lambda _: None, self.guard())
            self._tell_clock(but)

    def _tell_clock(self, but: Connection | None = None) -> None:
        bulletin = Bulletin(self, self.playing(), b"")
        others = [(other, seat) for other, seat in self.followers.items() if other is not but]
        frames = [(other, bulletin.frame(seat, other.words)) for other, seat in others]
        self.send(frames, (), None, is_answer=False)

    def is_here(self, person: str | None) -> bool:
        """Whether somebody follows this table."""
        return self._is_ours(person) or any(person in people for people in self.elsewhere.values())

    def following(self) -> set[str]:
        """Who follows this table, at whatever server."""
        return {connection.person.id for connection in self.followers}.union(*self.elsewhere.values())

    def _is_ours(self, person: str | None) -> bool:
        """Whether somebody follows this table at this server."""
        return any(connection.person.id == person for connection in self.followers)

    def _note_follower(self, person: str, is_here: bool) -> None:
        """Let other servers know who comes and goes here."""
        if self.is_shared:
            self.ledger.write(follower_rows(self.id, person, is_here), lambda _: None)

    def hear_who_is_elsewhere(self, elsewhere: dict[str, frozenset[str]]) -> None:
        """Other servers say who follows the table there: everybody here hears who came and went."""
        before = {seat for seat in self.persons() if self.is_here(self.chairs[seat].person)}
        self.elsewhere = elsewhere
        for seat in self.persons():
            if self.is_here(self.chairs[seat].person):
                self.away_since.pop(seat, None)
            elif seat in before:
                self.away_since[seat] = self.now()
        if self.mind_clock():  # its rows are written where somebody came or went
            self._tell_clock()
        self.tell(self.seats_message())

    def is_seen_to_here(self) -> bool:
        """Whether this server asks its bots and minds its clocks: of several with followers, the first by name."""
        return not self.elsewhere or (bool(self.followers) and this_server() < min(self.elsewhere))

    def goes_on_by_itself(self) -> bool:
        """Whether only people play, all are here, and no clock runs: then nothing is due but what they do."""
        match = self.playing()
        is_for_people = not match.absent and not any(player.is_bot for player in match.players)
        return is_for_people and not self.away_since and self.terms.clock.kind == "none"

    def seats_here(self) -> set[int]:
        """The seats of players who follow this table."""
        here = set(self.followers.values()) - {SPECTATOR}
        return here | {seat for seat in self.persons() if self.elsewhere and self.is_here(self.chairs[seat].person)}

    def taking_back(self) -> TakingBack | None:
        """Who would undo what others have seen, and who has not answered yet; nothing once the game went on."""
        request = self.take_back_request
        if request is None:
            return None
        if not is_open(self.playing(), request):
            self.take_back_request = None
            return None
        return TakingBack(request.seat, "asked", request.seq, sorted(request.awaited))

    def seats(self) -> list[Seat]:
        """Who sits where, as everybody sees it."""
        called = characters(self.game.name, [chair.level for chair in self.chairs])
        return [self._seat(seat, chair, called[seat] or chair.name) for seat, chair in enumerate(self.chairs)]

    def _seat(self, seat: int, chair: Chair, name: str) -> Seat:
        level = parse_bot(chair.level).level if chair.level else None
        shown = Seat(name, chair.person, level, chair.is_free, self.is_here(chair.person))
        if self.match:
            away = self.match.absent.get(seat)
            shown.sits_in = parse_bot(away).level if away else None
            shown.has_resigned = chair.person is not None and self.match.players[seat].is_bot
        return shown

    def forget_person(self, person: str) -> None:
        """Nothing here is somebody's any more: what they said is gone, and followers hear who sits where now."""
        self.chat = without_words_of([person], self.chat)
        self.muted.discard(person)
        self._texts.clear()  # they have the names
        self.tell(self.seats_message())

    def people(self) -> set[str]:
        """Who sits here, looks on, or said something."""
        seated = {chair.person for chair in self.chairs if chair.person}
        said = {line.person for line in self.chat if line.person}
        return seated | self.following() | said

    def name_of(self, person: str) -> str:
        """What somebody is called here: by the chair, as a follower, or in the chat."""
        seated = (chair.name for chair in self.chairs if chair.person == person)
        following = (one.person.name for one in self.followers if one.person.id == person)
        said = (line.name for line in self.chat if line.person == person)
        return next(chain(seated, following, said), "")

    # What is told

    def tell(self, message: Answer, rows: Sequence[Row] = (), answering: tuple[Connection, int] | None = None) -> None:
        """The same message for every follower, when the rows are on disk."""
        self.send(self._frames(message, self.followers), rows, answering, is_answer=False)

    def _frames(self, message: Answer, followers: Iterable[Connection]) -> list[tuple[Connection, bytes]]:
        """A message for some followers; whoever has blocked somebody gets it without what comes from them."""
        frame = json.encode(message)
        shown = ((one, message_for(message, one.blocked, self.successor_host)) for one in followers)
        return [(one, frame if for_one is message else json.encode(for_one)) for one, for_one in shown if for_one]

    def publish(
        self,
        rows: Sequence[Row],
        told: bytes = b"",
        answering: tuple[Connection, int] | None = None,
        only: int | None = None,
        taking_back: TakingBack | None = None,
        end_declined: int | None = None,
    ) -> None:
        """What happened, for every follower, or one seat, as that seat sees it, when the rows are on disk."""
        bulletin = Bulletin(self, self.playing(), told, taking_back, end_declined)
        if answering and answering[0] in self.followers:  # for whom most is new: the others share what was drawn
            bulletin.frame(self.followers[answering[0]], answering[0].words)
        frames = [
            (connection, bulletin.frame(seat, connection.words))
            for connection, seat in self.followers.items()
            if only in (None, seat)
        ]
        self.send(frames, rows, answering, is_answer=True)

    def send(
        self,
        frames: list[tuple[Connection, bytes]],
        rows: Sequence[Row],
        answering: tuple[Connection, int] | None,
        is_answer: bool,
    ) -> None:
        """Frames, after the rows are on disk. The answer to an intent rides on its frame, or comes by itself."""
        seq = len(self.match.log) if self.match else 0
        question = (answering[0], self.intent) if answering and self.intent else None

        def overtaken() -> None:
            self.on_the_way -= 1
            if answering and not question:
                answering[0].refuse(answering[1], Refused("not-stored"))
            self.watcher.table_overtaken(self, question)

        def then(is_written: bool) -> None:
            if self.is_overtaken:
                overtaken()
                return
            self.on_the_way, self.told_until = self.on_the_way - 1, seq
            asker, number = answering or (None, 0)
            if not is_written:
                if asker:
                    asker.refuse(number, Refused("not-stored"))
                self.watcher.table_lost(self)
                return
            for connection, frame in frames:
                if connection is asker and is_answer:
                    self._write(connection, frame[:-1] + b',"id":%d}' % number)
                    asker = None
                else:
                    self._write(connection, frame)
            if asker:
                asker.say(Done(number, self.id))
            self.watcher.table_written(self, bool(rows))

        self.on_the_way, self.idle_since = self.on_the_way + 1, None
        self.ledger.write(rows, then, self.guard(overtaken) if rows else None)

    def guard(self, overtaken: Callable[[], None] | None = None) -> Guard | None:
        """What the next write rests on, where other servers write too; it leaves the table at something else."""
        if not self.is_shared:
            return None
        before, self.revision = self.revision, random.getrandbits(REVISION_BITS)
        return Guard(self.id, before, self.revision, overtaken or (lambda: self.watcher.table_overtaken(self, None)))

    def _write(self, connection: Connection, frame: bytes) -> None:
        """Send a frame; after the story, to somebody who still hears that."""
        if connection in self._behind:
            self._behind[connection].append(frame)
        else:
            connection.write(frame)

    def picture_change(self, match: Match, seat: int, other: PictureChange | None) -> PictureChange:
        """What a seat sees that it was not shown before."""
        change = self._renderer.change(self._shown[seat], match.shown(seat), other)
        self._shown[seat] = change.now
        return change

    def story(self, told: bytes, words: str | None) -> Story:
        """What the rules told, in a language or without words."""
        return self._writer.story(told, self.texts(words))

    def retold(self, match: Match) -> dict[int, Event]:
        """Events that were told before and read otherwise now, by their places in the story."""
        return self._retelling.news(match)

    def lines(self, events: Iterable[Event], words: str | None) -> list[Raw]:
        """Events that somebody is told."""
        texts = self.texts(words)
        return [self._writer.line(event, texts) for event in events]

    def asked(self, match: Match, seat: int) -> Asked | None:
        """What a seat may do now."""
        if seat == SPECTATOR or match.level(seat):
            return None
        actions = match.legal(seat)
        return Asked(actions, match.notated(seat, actions), match.parts(seat)) if actions else None

    def can_take_back(self, match: Match, seat: int) -> bool:
        """Whether a seat has something to undo."""
        if seat == SPECTATOR or (self.terms.is_attempt and not match.choices(seat)):
            return False
        return match.can_take_back(seat)

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
        seats, watchers = self.seats(), self.watchers()
        return Seats(self.id, self.status, self.host, seats, watchers, self.successor, self.successor_host)

    def watchers(self) -> int:
        """How many people look on."""
        return len(self.following() - {chair.person for chair in self.chairs})

    # Following

    def follow(self, connection: Connection, number: int | None, since: int | None) -> None:
        """Show a table as it is now, and from now on what happens."""
        was_here, was_ours = self.is_here(connection.person.id), self._is_ours(connection.person.id)
        self._seat_follower(connection)
        if not was_ours:
            self._note_follower(connection.person.id, is_here=True)
        self._stop_telling(connection)
        clock_rows = self.mind_clock()
        now, rest = self._as_seen_by(connection, number, since)
        frame = json.encode(now)
        others = [] if was_here else [other for other in self.followers if other is not connection]
        news = self._frames(self.seats_message(), others)
        self.send([(connection, frame), *news], (), None, is_answer=False)
        if now.has_more:
            self._telling[connection] = rest
            self._tell_rest(connection, rest, now.story_from + len(now.story))
        self.away_since.pop(self.followers[connection], None)
        self._publish_clock(clock_rows, but=connection)

    def _tell_rest(self, connection: Connection, rest: Iterator[Raw], place: int) -> None:
        """Bring the rest of a long story in pieces, after the table and before all else, without holding anybody up."""

        def begin(is_written: bool) -> None:
            if is_written and self._telling.get(connection) is rest:
                self._behind[connection] = []
                self.watcher.tell_in_slices(self, self._pieces(connection, rest, place))

        self.ledger.write((), begin)

    def _pieces(self, connection: Connection, rest: Iterator[Raw], place: int) -> Iterator[None]:
        piece: list[Raw] = []
        line = next(rest, None)
        while line is not None:
            yield
            if self._telling.get(connection) is not rest:  # looked away, or looks anew
                return
            piece.append(line)
            line = next(rest, None)
            if len(piece) == PIECE or line is None:
                connection.say(StoryPiece(self.id, place, piece, has_more=line is not None))
                place, piece = place + len(piece), []
        del self._telling[connection]
        for frame in self._behind.pop(connection):
            connection.write(frame)

    def _stop_telling(self, connection: Connection) -> None:
        self._telling.pop(connection, None)
        self._behind.pop(connection, None)

    def _seat_follower(self, connection: Connection) -> None:
        seat = self.seat_of(connection.person.id)
        self.followers[connection] = SPECTATOR if seat is None else seat
        connection.tables.add(self)

    def reseat(self) -> None:
        """After somebody sat down or stood up: every follower gets the view of their own seat."""
        for connection in list(self.followers):
            self._seat_follower(connection)

    def unfollow(self, connection: Connection) -> None:
        """Somebody looks away."""
        seat = self.followers.pop(connection, None)
        self._stop_telling(connection)
        connection.tables.discard(self)
        if seat is None:
            return
        if seat not in self.followers.values():
            self._shown.pop(seat, None)
        if not self._is_ours(connection.person.id):
            self._note_follower(connection.person.id, is_here=False)
        if not self.is_here(connection.person.id):
            if seat != SPECTATOR:
                self.away_since[seat] = self.now()
            self.tell(self.seats_message())
        self._publish_clock(self.mind_clock())

    def _as_seen_by(
        self, connection: Connection, number: int | None, since: int | None
    ) -> tuple[TableNow, Iterator[Raw]]:
        """The table, and what of its story does not fit into the message."""
        seat = self.followers[connection]
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
            commitment="" if self.terms.challenge else commitment(self.secret),
            challenge=self.terms.challenge,
            id=number,
            chat=chat_for(self.chat, connection.blocked),
            successor=None if self.successor_host in connection.blocked else self.successor,
            successor_host=None if self.successor_host in connection.blocked else self.successor_host,
            watchers=self.watchers(),
        )
        return table, self._add_match(table, self.match, seat, connection.words, since) if self.match else iter(())

    def _add_match(
        self, table: TableNow, match: Match, seat: int, words: str | None, since: int | None
    ) -> Iterator[Raw]:
        known = known_moments(match, since)
        table.seq, table.question, table.awaited = len(match.log), match.question, match.awaited()
        table.asked, table.scores, table.result = self.asked(match, seat), list(match.scores()), self.outcome()
        table.clocks, table.agreeing = self.clockwork.shown(self.now()), match.agreeing()
        table.can_take_back, table.taking_back = self.can_take_back(match, seat), self.taking_back()
        self._shown[seat] = shown = self._renderer.shown(match.shown(seat))
        table.picture = shown.picture
        lines = self._story_lines(match, seat, words, known)
        table.story = list(islice(lines, PIECE))
        table.story_from = lines_of(match, seat, known)
        following = next(lines, None)
        table.has_more = following is not None
        return lines if following is None else chain((following,), lines)

    def _story_lines(self, match: Match, seat: int, words: str | None, known: int) -> Iterator[Raw]:
        """The story of a seat as it reads now, from an entry in force on, a line at a time."""
        texts = self.texts(words)
        if match.game.secrets.history:
            return (self._writer.line(event, texts) for event in self._retelling.story(match))
        moments = match.moments[known:]
        return (line for one in moments for line in self._writer.story(one.told, texts).told_to(seat))

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

    def __init__(
        self,
        table: Table,
        match: Match,
        told: bytes,
        taking_back: TakingBack | None = None,
        end_declined: int | None = None,
    ) -> None:
        self._table, self._match = table, match
        self._told = told
        self._stories: dict[str | None, Story] = {}
        self._is_shorter = bool(match.log) and isinstance(match.log[-1], TakeBack)
        self._changes: dict[int, PictureChange] = {}
        self._retold = table.retold(match)
        self._frames: dict[tuple[int, str | None], bytes] = {}
        self._update = Update(
            table=table.id,
            seq=len(match.log),
            question=match.question,
            awaited=match.awaited(),
            scores=list(match.scores()),
            clocks=table.clockwork.shown(table.now()),
            agreeing=match.agreeing(),
            end_declined=end_declined,
            taking_back=taking_back or table.taking_back(),
            result=table.outcome(),
        )

    def frame(self, seat: int, words: str | None) -> bytes:
        """What a seat sees, is told and may do, in a language or without words."""
        kind = seat, words
        if kind not in self._frames:
            self._frames[kind] = self._encoded(seat, words)
        return self._frames[kind]

    def _encoded(self, seat: int, words: str | None) -> bytes:
        update, table, match = self._update, self._table, self._match
        update.changes, update.asked = self._change(seat).changed, table.asked(match, seat)
        update.can_take_back = table.can_take_back(match, seat)
        update.story = self._story(words).told_to(seat)
        update.story_from = lines_of(match, seat, len(match.moments)) if self._is_shorter else None
        if self._retold:
            lines = table.lines(self._retold.values(), words)
            update.retold = dict(zip(self._retold, lines, strict=True))
        return json.encode(update)

    def _story(self, words: str | None) -> Story:
        if words not in self._stories:
            self._stories[words] = self._table.story(self._told, words)
        return self._stories[words]

    def _change(self, seat: int) -> PictureChange:
        if seat not in self._changes:
            other = next(iter(self._changes.values()), None)
            self._changes[seat] = self._table.picture_change(self._match, seat, other)
        return self._changes[seat]


def listed(options: Mapping[str, Value]) -> dict[str, Value]:
    """Options as the lobby lists them: of a text as long as a deck, only that it is the host's own."""
    return {
        name: OWN if isinstance(value, str) and len(value) > LONGEST_LISTED else value
        for name, value in options.items()
    }


def known_moments(match: Match, since: int | None) -> int:
    """How many entries in force a client that saw the log up to `since` still has.

    None if some were taken back, and none in a game where what was shown can be hidden again.
    """
    if since is None or since > len(match.log) or match.game.secrets.history:
        return 0
    if any(isinstance(entry, TakeBack) for entry in match.log[since:]):
        return 0
    return len(match.moments) - (len(match.log) - since)


def lines_of(match: Match, seat: int, moments: int) -> int:
    """How many lines a seat was told by the first so many entries in force."""
    told = b"".join(one.told for one in match.moments[:moments])
    return count_told_to(match.game.steps, told, seat)


def without_words_of(people: Container[str], lines: Iterable[ChatLine]) -> list[ChatLine]:
    """Lines of chat, of which those of some people are empty: their numbers stay, since others hold on to them."""
    return [structs.replace(line, **NOBODYS) if line.person in people else line for line in lines]


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
