"""A table in memory: who sits there and what is played, who follows it, and what they are told.

Everything that followers hear goes through the ledger: it is told after what it follows from is on disk, in order.
"""

import random
from collections import deque
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Raw, json, structs

from tablee.games.bits import only
from tablee.games.options import Value
from tablee.games.picture import Drawings
from tablee.games.secrecy import SPECTATOR
from tablee.games.story import Event
from tablee.games.words import Refused
from tablee.match import Match
from tablee.match.take_back_requests import TakeBackRequest, is_open
from tablee.server.intents import Intent
from tablee.server.messages import (
    Answer,
    Asked,
    ChatLine,
    Done,
    GameLine,
    OpenTable,
    Seats,
    TakingBack,
)
from tablee.server.net.connection import Connection
from tablee.server.store.ledger import Guard, Row
from tablee.server.store.store import StoredTable
from tablee.server.tables.arrivals import table_now
from tablee.server.tables.blocked import message_for
from tablee.server.tables.bulletins import Bulletin
from tablee.server.tables.followed import Followed
from tablee.server.tables.long_stories import LongStories
from tablee.server.tables.retelling import Retelling
from tablee.server.views.pictures import joined
from tablee.server.views.stories import Story, writer_of
from tablee.texts import Texts

NOBODYS = {"person": "", "name": "", "text": ""}  # what is left of a line of chat whose author was deleted
OWN = "own"
LONGEST_LISTED = 40  # letters of an option in the lobby
REVISION_BITS = 62  # so many that no other server thinks of the same number
MOST_REVISIONS = 16  # of one table whose changes can be on their way to disk while another server's are looked for


Question = tuple[Connection, Intent]  # what somebody asked for at a table


class TableWatcher(Protocol):
    """Who is told what became of a table. Called on the event loop."""

    def table_written(self, table: "Table", is_own: bool) -> None:
        """Something is on disk, and followers were told; its own rows, or what they were told follows from others."""

    def turn_rows(self, table: "Table") -> Sequence[Row]:
        """What tells other servers whose turn it is, among the rows of what was done; none where there are none."""

    def tell_in_slices(self, table: "Table", steps: Iterator[None]) -> None:
        """Let something be told in short steps, while others have their turns."""

    def table_lost(self, table: "Table") -> None:
        """It holds what could not be written, or was left half changed: it must be read anew."""

    def table_overtaken(self, table: "Table", asked: Question | None) -> None:
        """It holds what was not written, since another server was first: it is read anew, and who asked is answered."""


@dataclass(eq=False, kw_only=True)
class Table(Followed):
    """A table that people follow. A table that could not be written is dropped, and read anew from the disk."""

    watcher: TableWatcher
    is_lost: bool = False  # memory has let go of it: another one was, or will be, read from disk
    idle_since: int | None = None  # nobody follows it and nothing happens; noted by `sleeping.py`
    on_the_way: int = 0  # what followers are told when it is on disk
    take_back_request: TakeBackRequest | None = None  # kept in memory alone: after a restart it is asked anew
    # Where several servers share the database:
    revision: int = 0  # what the disk is at, once all that is on its way there has come
    end_declined_elsewhere: int | None = None  # who would rather play on, as another server has said, but not written
    is_overtaken: bool = False  # another server was first, and this one holds what was not written
    intent: Intent | None = None  # that is being answered now
    told_until: int = 0  # how much of the log followers were told

    def __post_init__(self) -> None:
        super().__post_init__()
        self._writer = writer_of(self.game.name)
        self._drawings: Drawings | None = None  # what each seat was shown last
        self._retelling = Retelling()
        self._texts: dict[str, Texts] = {}
        self._long_stories = LongStories(self.id, self.ledger)
        self._was_at = deque[int](maxlen=MOST_REVISIONS)  # before the last writes of this server
        self.coming: dict[
            Connection, tuple[int | None, int | None]
        ] = {}  # who has not been shown it yet, and asked how

    def replay(self, stored: StoredTable) -> Iterator[None]:
        """Play the log again, if there is one, and know what has been told: a step at a time."""
        if self.nonces:
            yield from super().replay(stored)
            yield from self._retelling.catch_up(self.playing())

    # People come and go

    def _publish_clock(self, rows: Sequence[Row], but: Connection | None = None) -> None:
        """Show that the clock stands, or goes on. Were it not written, some time would be given back after a crash."""
        if rows:
            self.ledger.write(rows, lambda _: None, self.guard())
            self._tell_clock(but)

    def _tell_clock(self, but: Connection | None = None) -> None:
        others = [(other, seat) for other, seat in self.followers.items() if other is not but]
        bulletin = Bulletin(self, self.playing(), {seat for _, seat in others})
        frames = [(other, bulletin.frame(seat, other.words)) for other, seat in others]
        self.send(frames, (), None, is_answer=False)

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

    def taking_back(self) -> TakingBack | None:
        """Who would undo what others have seen, and who has not answered yet; nothing once the game went on."""
        request = self.take_back_request
        if request is None:
            return None
        if not is_open(self.playing(), request):
            self.take_back_request = None
            return None
        return TakingBack(request.seat, "asked", request.seq, sorted(request.awaited))

    def forget_person(self, person: str) -> None:
        """Nothing here is somebody's any more: what they said is gone, and followers hear who sits where now."""
        self.chat = without_words_of([person], self.chat)
        self.muted.discard(person)
        self._texts.clear()  # they have the names
        self.tell(self.seats_message())

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
        followers = [(one, seat) for one, seat in self.followers.items() if only in (None, seat)]
        bulletin = Bulletin(self, self.playing(), {seat for _, seat in followers}, told, taking_back, end_declined)
        frames = [(connection, bulletin.frame(seat, connection.words)) for connection, seat in followers]
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
                self.coming.pop(connection, None)
                if connection is asker and is_answer:
                    self._long_stories.write(connection, frame[:-1] + b',"id":%d}' % number)
                    asker = None
                else:
                    self._long_stories.write(connection, frame)
            if asker:
                asker.say(Done(number, self.id))
            self.watcher.table_written(self, bool(rows))

        self.on_the_way, self.idle_since = self.on_the_way + 1, None
        if rows and self.is_shared:
            rows = [*rows, *self.watcher.turn_rows(self)]
        self.ledger.write(rows, then, self.guard(overtaken) if rows else None)

    def guard(self, overtaken: Callable[[], None] | None = None) -> Guard | None:
        """What the next write rests on, where other servers write too; it leaves the table at something else."""
        if not self.is_shared:
            return None
        before, self.revision = self.revision, random.getrandbits(REVISION_BITS)
        self._was_at.append(before)
        return Guard(self.id, before, self.revision, overtaken or (lambda: self.watcher.table_overtaken(self, None)))

    def has_all_of(self, revision: int) -> bool:
        """Whether nothing is new at a revision: memory is at it, or has written on it since."""
        return revision == self.revision or revision in self._was_at

    def picture_now(self, match: Match, seat: int) -> Raw:
        """All that a seat sees; changes are told from there on."""
        sights = match.sights()
        self._drawings = self._drawings or Drawings(self.game.picture, sights)
        return joined(self._drawings.whole(sights, self._place(seat)))

    def picture_changes(self, match: Match, seats: Iterable[int]) -> dict[int, Raw]:
        """What each of some seats sees that it was not shown before."""
        places = {seat: self._place(seat) for seat in seats}
        if self._drawings is None or not places:  # nobody looks, or ever did
            return {}
        written = self._drawings.changes(match.sights(), sum(map(only, places.values())))
        return {seat: joined(written[place]) for seat, place in places.items()}

    def _place(self, seat: int) -> int:
        """Where a seat is among all who look at the table: a spectator comes last."""
        return min(seat, len(self.chairs))

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

    # Following

    def follow(self, connection: Connection, number: int | None, since: int | None) -> None:
        """Show a table as it is now, and from now on what happens."""
        was_here, was_ours = self.is_here(connection.person.id), self.is_followed_here(connection.person.id)
        self._seat_follower(connection)
        if not was_ours:
            self.note_follower(connection.person.id, is_here=True)
        self._long_stories.stop(connection)
        clock_rows = self.mind_clock()
        now, rest = table_now(self, connection, number, since)
        frame = json.encode(now)
        others = [] if was_here else [other for other in self.followers if other is not connection]
        news = self._frames(self.seats_message(), others)
        asked, _ = self.coming.get(connection, (None, None))
        self.coming[connection] = asked if number is None else number, since
        self.send([(connection, frame), *news], (), None, is_answer=False)
        if now.has_more:
            place = now.story_from + len(now.story)
            self._long_stories.tell(connection, rest, place, lambda steps: self.watcher.tell_in_slices(self, steps))
        self.away_since.pop(self.followers[connection], None)
        self._publish_clock(clock_rows, but=connection)

    def hand_over(self, connection: Connection) -> tuple[int | None, int | None]:
        """Somebody follows what was read in the place of this table: what is still to be answered, what they know."""
        del self.followers[connection]
        connection.tables.discard(self)
        is_behind = self._long_stories.stop(connection)
        return self.coming.get(connection, (None, None if is_behind else self.told_until or None))

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
        self.coming.pop(connection, None)
        self._long_stories.stop(connection)
        connection.tables.discard(self)
        if seat is None:
            return
        if not self.is_followed_here(connection.person.id):
            self.note_follower(connection.person.id, is_here=False)
        if not self.is_here(connection.person.id):
            if seat != SPECTATOR:
                self.away_since[seat] = self.now()
            self.tell(self.seats_message())
        self._publish_clock(self.mind_clock())

    def story_lines(self, match: Match, seat: int, words: str | None, known: int) -> Iterator[Raw]:
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
        line = GameLine(self.id, self.game.name, self.status, names, seat, is_my_turn)
        line.has_resigned = self.match is not None and self.match.players[seat].is_bot
        line.result, line.created, line.ended = self.outcome(), self.created, self.ended
        return line


def listed(options: Mapping[str, Value]) -> dict[str, Value]:
    """Options as the lobby lists them: of a text as long as a deck, only that it is the host's own."""
    return {
        name: OWN if isinstance(value, str) and len(value) > LONGEST_LISTED else value
        for name, value in options.items()
    }


def without_words_of(people: Container[str], lines: Iterable[ChatLine]) -> list[ChatLine]:
    """Lines of chat, of which those of some people are empty: their numbers stay, since others hold on to them."""
    return [structs.replace(line, **NOBODYS) if line.person in people else line for line in lines]
