"""People round a table and the match they play, as the disk keeps it. Nobody is told anything here."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct, json
from sqlalchemy import Row as StoredRow

from tablee.games.contract import Game
from tablee.games.words import Refused
from tablee.match import Chance, Decision, Entry, Joint, Match, Player, TakeBack, bot, person
from tablee.match.fair import Fairness
from tablee.match.happened import Entered
from tablee.server.intents import Audience, Clock
from tablee.server.messages import ChatLine, Outcome
from tablee.server.status import Status
from tablee.server.store import statements
from tablee.server.store.due import DueKind, claim_row, due_row, no_turn_row, nothing_due_row
from tablee.server.store.entries import packed, unpacked
from tablee.server.store.ledger import Row
from tablee.server.store.news import EntryNews
from tablee.server.store.store import StoredTable
from tablee.server.tables.clocks import Clockwork


class Terms(Struct, frozen=True):
    """What was agreed when the table was made."""

    options: dict[str, int | bool | str]
    is_public: bool
    clock: Clock
    hints: bool
    starts_when_full: bool
    copied_from: str = ""  # the table that the deal is taken from; none where it is shuffled
    challenge: str = ""  # whose deal it is, and whose bots; none where it is shuffled

    @property
    def is_attempt(self) -> bool:
        """Whether it is compared with the games of others."""
        return bool(self.challenge) and not self.copied_from


@dataclass
class Chair:
    """A seat: of a bot, of a person, or free."""

    level: str | None = None
    person: str | None = None
    name: str = ""
    commitment: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down."""
        return self.level is None and self.person is None


@dataclass(eq=False, kw_only=True)
class Seating:
    """Who sits where, what was agreed, and how far the match is."""

    id: str
    game: Game
    version: int
    terms: Terms
    host: str
    chairs: list[Chair]
    secret: bytes
    now: Callable[[], int]
    status: Status = Status.OPEN
    nonces: list[bytes] = field(default_factory=list)
    match: Match | None = None
    successor: str | None = None
    successor_host: str | None = None  # who made that one, and so invites to it
    created: int = 0
    ended: int | None = None
    chat: list[ChatLine] = field(default_factory=list)
    muted: set[str] = field(default_factory=set)
    audience: Audience = "link"  # who may see the game once it is over

    def __post_init__(self) -> None:
        self.clockwork = Clockwork(self.terms.clock, len(self.chairs))
        self._written = 0  # how much of the match's log is on its way to disk
        self.is_claimed = False  # the disk says that this server sees to the table

    # Who sits where

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def seat_at(self, person: str) -> int:
        """Where somebody sits, or a refusal."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not-at-table")
        return seat

    def rename_seat(self, seat: int, person: str, name: str) -> None:
        """Somebody else sits there, as far as anybody can tell, and did so from the beginning of the match."""
        chair = self.chairs[seat]
        if self.host == chair.person:
            self.host = person
        chair.person, chair.name = person, name
        if self.match:
            self.match.first_players = tuple(self.players())

    def check_host(self, person: str) -> None:
        """Refuse what only the host may do."""
        if person != self.host:
            raise Refused("only-host")

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    def playing(self) -> Match:
        """The match, or a refusal where none is being played."""
        if self.match is None:
            raise Refused("not-started")
        return self.match

    # The match

    def players(self) -> list[Player]:
        """Who sits at the table, as the match knows them."""
        return [bot(chair.level) if chair.level else person(chair.name) for chair in self.chairs]

    def begin_match(self) -> Match:
        """The match as it is before anybody has decided; from now on people are asked."""
        match = self._set_up()
        self.clockwork.ask(match.question, match.awaited(), self.now())
        return match

    def _set_up(self) -> Match:
        seed = self.secret if self.terms.challenge else Fairness(self.secret, tuple(self.nonces))
        self.match = Match(self.game, self.players(), self.terms.options, seed)
        self.match.let_go_of_tables()
        self._written = len(self.match.log)
        return self.match

    def decided(self, match: Match, entry: Entry) -> list[Row]:
        """The rows of a decision, or of several that were made together; their time is charged."""
        if self.terms.clock.kind == "none":
            return self.entered(match)
        decisions = entry.decisions if isinstance(entry, Joint) else (entry,)
        used = {one.seat: self.clockwork.used(one.seat, self.now()) for one in decisions if isinstance(one, Decision)}
        for seat, milliseconds in used.items():
            self.clockwork.charge(seat, milliseconds)
        return self.entered(match, used)

    def taken_back(self, match: Match, seat: int) -> list[Row]:
        """The rows of a decision that was taken back; whatever was thought stays used."""
        if self.terms.clock.kind == "none":
            return self.entered(match)
        thought = self.clockwork.used(seat, self.now())
        self.clockwork.take_back(seat, thought)
        return self.entered(match, {seat: thought})

    def entered(self, match: Match, used: dict[int, int] | None = None) -> list[Row]:
        """The rows of what was entered since the last time, and of the end if it has come."""
        now = self.now()
        match.let_go_of_tables()
        new = enumerate(match.log[self._written :], self._written)
        self._written = len(match.log)
        spent = json.encode({str(seat): time for seat, time in used.items()}) if used else None
        rows = [self._entry_row(seq, entry, now, spent) for seq, entry in new if not isinstance(entry, Chance)]
        if match.result:
            self.status, self.ended = Status.FINISHED, now
            rows += self._end_rows(Status.FINISHED, json.encode(self.outcome()))
        self.clockwork.ask(match.question, match.awaited(), now)
        return rows + self.claim_rows(match)

    def _entry_row(self, seq: int, entry: Entry, now: int, spent: bytes | None) -> Row:
        values = {"table_id": self.id, "seq": seq, "at": now, "entry": packed(entry), "used": spent}
        return Row(statements.ADD_ENTRY, values)

    def _end_rows(self, how: Status, outcome: bytes | None) -> list[Row]:
        return end_rows(self.id, how, outcome, self.now())

    def close_rows(self) -> list[Row]:
        """The rows of a table that ends without a match."""
        self.status, self.ended = Status.CLOSED, self.now()
        return self._end_rows(Status.CLOSED, None)

    # Time stands still

    def stop_clock(self, is_stopped: bool) -> list[Row]:
        """Stop the clock, or let it go on; the rows that say how long people have thought."""
        match = self.playing()
        self.clockwork.is_stopped = is_stopped
        self.clockwork.ask(match.question, match.awaited(), self.now())
        return self.thought_rows(match)

    def thought_rows(self, match: Match) -> list[Row]:
        """How long each seat that is asked has thought, and since when it thinks on, as secret choices have it."""
        at = None if self.clockwork.is_stopped else self.now()
        return [self.thought_row(match, seat, at) for seat in match.awaited()]

    def thought_row(self, match: Match, seat: int, at: int | None) -> Row:
        """What a seat has chosen in secret so far, and how long it has thought; since when it thinks on."""
        values = {
            "table_id": self.id,
            "question": match.question,
            "seat": seat,
            "choices": json.encode(match.choices(seat)),
            "used": self.clockwork.used(seat, self.now()),
            "at": at,
        }
        return Row(statements.SET_PENDING, values)

    # Awake and asleep

    def goes_on_alone(self, match: Match) -> bool:
        """Whether something can be due here while no person is there: a bot's turn, or a clock that runs for days."""
        has_bots = bool(match.absent) or any(player.is_bot for player in match.players)
        return not match.result and not self.clockwork.stops_without_players and (has_bots or self.clockwork.is_long)

    def claim_rows(self, match: Match) -> list[Row]:
        """The row by which a table goes on after a crash, whoever is there: once, since it was last asleep."""
        if self.is_claimed or not self.goes_on_alone(match):
            return []
        self.is_claimed = True
        return [claim_row(self.id)]

    def asleep_rows(self, deadline: int | None) -> list[Row]:
        """What is to be known of a table that leaves the memory: whom it waits for, and when it is to be woken."""
        match = self.match
        if match is None or match.result:
            return []
        self.is_claimed = False
        seats = [seat for seat in match.awaited() if match.level(seat) is None]
        awaited = Row(statements.SET_AWAITED, {"table": self.id, "seats": json.encode(seats)})
        thought = self.thought_rows(match) if self.clockwork.is_stopped else []
        turn = no_turn_row(self.id) if deadline is None else due_row(self.id, DueKind.TURN, deadline)
        return [*thought, awaited, turn]

    def outcome(self) -> Outcome | None:
        """How the match ended, if it has."""
        result = self.match.result if self.match else None
        return Outcome(result.how, list(result.scores), list(result.winners)) if result else None

    def awaited(self) -> list[int]:
        """The seats that owe a decision."""
        return self.match.awaited() if self.match else []

    def replay(self, stored: StoredTable) -> Iterator[None]:
        """Play the log again, an entry a step. Time while the server was away is nobody's; what was thought is used."""
        match, now = self._set_up(), self.now()
        self._go_on(match, stored, stored.table.started, now)
        for row in stored.log:
            self._enter_again(match, row)
            self._go_on(match, stored, row.at, now)
            yield
        self._choose_again(match, stored, now)
        self._written = len(match.log)
        self.clockwork.is_stopped = self.clockwork.stops_without_players  # until somebody comes
        self.clockwork.ask(match.question, match.awaited(), now)

    def _enter_again(self, match: Match, row: StoredRow[Any] | EntryNews) -> Entered:
        """Enter what the log has, with the time that it took."""
        entered = match.enter(unpacked(row.entry))
        match.let_go_of_tables()
        used = json.decode(row.used) if row.used else {}
        if isinstance(entered.entry, TakeBack):
            self.clockwork.take_back(entered.entry.seat, used.get(str(entered.entry.seat), 0))
        else:
            self.clockwork.charge_all(used)
        return entered

    def enter_from_elsewhere(self, row: StoredRow[Any] | EntryNews) -> Entered:
        """Enter what another server wrote; `Refused` where it does not follow on what is here."""
        match = self.playing()
        if row.seq != len(match.log):
            raise Refused("stale-question", asked=row.seq, now=len(match.log))
        entered = self._enter_again(match, row)
        self._written = len(match.log)
        if match.result:
            self.status, self.ended = Status.FINISHED, row.at
        self.clockwork.ask(match.question, match.awaited(), min(row.at, self.now()))
        return entered

    def _go_on(self, match: Match, stored: StoredTable, at: int, now: int) -> None:
        """What follows from an entry: who had agreed to end, and who is asked, as if the server had never been away."""
        self._agree_again(match, stored)
        if self.terms.clock.kind != "none":
            self.clockwork.ask(match.question, match.awaited(), now - self._lived(stored, at, now))

    def _choose_again(self, match: Match, stored: StoredTable, now: int) -> None:
        """What was chosen in secret: it holds as long as the same is asked, and nobody gave the game up meanwhile."""
        for row in stored.pending:
            if row.question == match.question and not match.result:
                for action in json.decode(row.choices):
                    match.submit(row.seat, action)
                thinks_on = row.seat in match.awaited() and row.at is not None
                self.clockwork.resume(row.seat, row.used + (self._lived(stored, row.at, now) if thinks_on else 0))

    def _lived(self, stored: StoredTable, at: int, now: int) -> int:
        """How long somebody has thought who was asked at a moment, as far as the time is anybody's."""
        count = lived_in_one if self.clockwork.stops_without_players else lived
        return count(stored.lives, at, now)

    def _agree_again(self, match: Match, stored: StoredTable) -> None:
        """Who agreed to end when the log was so long."""
        for row in stored.agreeing:
            if row.seq == len(match.log):
                match.recall_agreement(row.seat)


def end_rows(table: str, how: Status, outcome: bytes | None, now: int) -> list[Row]:
    """The rows of a table that is over."""
    values = {"table": table, "how": how, "outcome": outcome, "now": now}
    return [Row(statements.END_TABLE, values), nothing_due_row(table)]


def lived(lives: Sequence[tuple[int, int]], since: int, now: int) -> int:
    """How long the server has been there since a moment: its former lives, and the present one, which goes on.

    >>> lived([(100, 200), (500, 510)], since=150, now=700)
    250
    """
    spans = [*lives[:-1], *((begun, now) for begun, _ in lives[-1:])]
    return sum(max(0, end - max(begun, since)) for begun, end in spans)


def lived_in_one(lives: Sequence[tuple[int, int]], since: int, now: int) -> int:
    """The same in the one life in which the moment lies: in a later one nobody thinks before somebody comes back.

    >>> lived_in_one([(100, 200), (500, 510)], since=150, now=700)
    50
    """
    spans = [*lives[:-1], *((begun, now) for begun, _ in lives[-1:])]
    return next((end - since for begun, end in spans if begun <= since < end), 0)
