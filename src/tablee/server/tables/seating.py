"""People round a table and the match they play, as the disk keeps it. Nobody is told anything here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct, json

from tablee.games.contract import Game
from tablee.games.words import Refused
from tablee.match import Chance, Decision, Entry, Joint, Match, Player, TakeBack, bot, person
from tablee.match.fair import Fairness
from tablee.server.intents import Clock
from tablee.server.messages import ChatLine, Outcome
from tablee.server.status import Status
from tablee.server.store import statements
from tablee.server.store.entries import packed, unpacked
from tablee.server.store.ledger import Row
from tablee.server.store.store import StoredTable
from tablee.server.tables.clocks import Clockwork


class Terms(Struct, frozen=True):
    """What was agreed when the table was made."""

    options: dict[str, int | bool | str]
    is_public: bool
    clock: Clock
    hints: bool
    starts_when_full: bool


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
    created: int = 0
    ended: int | None = None
    chat: list[ChatLine] = field(default_factory=list)
    muted: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.clockwork = Clockwork(self.terms.clock, len(self.chairs))
        self._written = 0  # how much of the match's log is on its way to disk

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
        fairness = Fairness(self.secret, tuple(self.nonces))
        self.match = Match(self.game, self.players(), self.terms.options, fairness)
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
        new = enumerate(match.log[self._written :], self._written)
        self._written = len(match.log)
        spent = json.encode({str(seat): time for seat, time in used.items()}) if used else None
        rows = [self._entry_row(seq, entry, now, spent) for seq, entry in new if not isinstance(entry, Chance)]
        if match.result:
            self.status, self.ended = Status.FINISHED, now
            rows.append(Row(statements.END_TABLE, self._end(Status.FINISHED, json.encode(self.outcome()))))
        self.clockwork.ask(match.question, match.awaited(), now)
        return rows

    def _entry_row(self, seq: int, entry: Entry, now: int, spent: bytes | None) -> Row:
        values = {"table_id": self.id, "seq": seq, "at": now, "entry": packed(entry), "used": spent}
        return Row(statements.ADD_ENTRY, values)

    def _end(self, how: Status, outcome: bytes | None) -> dict[str, Any]:
        return {"table": self.id, "how": how, "outcome": outcome, "now": self.now()}

    def close_row(self) -> Row:
        """The row of a table that ends without a match."""
        self.status, self.ended = Status.CLOSED, self.now()
        return Row(statements.END_TABLE, self._end(Status.CLOSED, None))

    def outcome(self) -> Outcome | None:
        """How the match ended, if it has."""
        result = self.match.result if self.match else None
        return Outcome(result.how, list(result.scores), list(result.winners)) if result else None

    def awaited(self) -> list[int]:
        """The seats that owe a decision."""
        return self.match.awaited() if self.match else []

    def replay(self, stored: StoredTable) -> None:
        """Play the log again. Time while the server was away is nobody's; what was thought before is used."""
        match, now = self._set_up(), self.now()
        self._go_on(match, stored, stored.table.started, now)
        for row in stored.log:
            entry = unpacked(row.entry)
            match.enter(entry)
            used = json.decode(row.used) if row.used else {}
            if isinstance(entry, TakeBack):
                self.clockwork.take_back(entry.seat, used.get(str(entry.seat), 0))
            else:
                self.clockwork.charge_all(used)
            self._go_on(match, stored, row.at, now)
        self._choose_again(match, stored, now)
        self._written = len(match.log)
        self.clockwork.ask(match.question, match.awaited(), now)

    def _go_on(self, match: Match, stored: StoredTable, at: int, now: int) -> None:
        """What follows from an entry: who had agreed to end, and who is asked, as if the server had never been away."""
        self._agree_again(match, stored)
        if self.terms.clock.kind != "none":
            self.clockwork.ask(match.question, match.awaited(), now - lived(stored.lives, at, now))

    def _choose_again(self, match: Match, stored: StoredTable, now: int) -> None:
        """What was chosen in secret: it holds as long as the same is asked, and nobody gave the game up meanwhile."""
        for row in stored.pending:
            if row.question == match.question and not match.result:
                for action in json.decode(row.choices):
                    match.submit(row.seat, action)
                thinks_on = row.seat in match.awaited() and row.at is not None
                self.clockwork.resume(row.seat, row.used + (lived(stored.lives, row.at, now) if thinks_on else 0))

    def _agree_again(self, match: Match, stored: StoredTable) -> None:
        """Who agreed to end when the log was so long."""
        for row in stored.agreeing:
            if row.seq == len(match.log):
                match.recall_agreement(row.seat)


def lived(lives: Sequence[tuple[int, int]], since: int, now: int) -> int:
    """How long the server has been there since a moment: its former lives, and the present one, which goes on.

    >>> lived([(100, 200), (500, 510)], since=150, now=700)
    250
    """
    spans = [*lives[:-1], *((begun, now) for begun, _ in lives[-1:])]
    return sum(max(0, end - max(begun, since)) for begun, end in spans)
