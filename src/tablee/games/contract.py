"""What a game offers. Everything above the rules meets a game through this page alone.

Seats count from 0 here, and from 1 in everything that people write or read. An action is a number below
`Game.actions`, with the same meaning at every table: `notation.move` writes it as people do. A table is copied by
`record.copied`.

A whole game, driven by hand:

>>> from tablee.games import GAMES
>>> from tablee.games.chance import Random
>>> ugo, random = GAMES["ugo"], Random.seeded(7)
>>> table = ugo.new(3, rounds=1)
>>> while not ugo.rules.is_over(table):
...     ugo.rules.settle(table, random)  # chance: whoever drives the game brings it
...     for seat in ugo.awaited(table):
...         ugo.rules.apply(table, seat, ugo.legal(table, seat)[0])
>>> [ugo.rules.score(table, seat) for seat in range(3)], ugo.winners(table)
([10, 7, -8], [0])
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from tablee.games.bits import members_of
from tablee.games.chance import Random
from tablee.games.checked import Acted, CheckedRules
from tablee.games.options import Option, Value, agreed, spoken
from tablee.games.picture import NO_PICTURE, Picture
from tablee.games.record import Many, Record, row_in_place, row_of
from tablee.games.secrecy import Place
from tablee.games.sightings import NoSightings, Sightings
from tablee.games.steps import Steps, read_steps
from tablee.games.story import Event, History, StepKind
from tablee.games.words import Refused, Text

Table = Any  # a record of the game's own kind, which says how many `seats` it has; or a row of one such record
Sight = Any  # a table with holes, of the game's own kind

Changed = Callable[[Mapping[str, Value], int], Text | None]
"""Why a match of a former version would mean something else today, by its options and its number of seats."""


class Rules(Protocol):
    """The rules: compiled functions over one record.

    They assume that what they are told to do is legal; anything else can damage memory. `Game.apply` checks first.
    """

    def awaited(self, table: Table) -> int:
        """The seats that owe a decision, as a set; none while chance is owed and after the end."""

    def legal(self, table: Table, seat: int, moves: Any) -> None:
        """Fill `moves`, whatever they held, with what a seat may do: something, maybe, also for one not awaited."""

    def apply(self, table: Table, seat: int, action: int, steps: Steps | None = None) -> None:
        """Do it, and add what it does to the steps, where there are any."""

    def chances(self, table: Table) -> int:
        """How many equally likely draws chance has now; 0 when it owes nothing."""

    def drawn(self, table: Table, n: int) -> int:
        """What the n-th of them brings. Several may bring the same: that is how weights are written."""

    def apply_chance(self, table: Table, outcome: int, steps: Steps | None = None) -> None:
        """Let chance bring that outcome."""

    def settle(self, table: Table, random: Random) -> None:
        """Make all draws that are owed, the same as one by one."""

    def is_over(self, table: Table) -> bool:
        """Whether the game has ended."""

    def score(self, table: Table, seat: int) -> int:
        """The points of a seat as far as they are counted: in UGO!, those of the rounds that are over."""

    def winners(self, table: Table) -> int:
        """The seats that have won, as a set; empty for a game without a winner."""


class Secrets(Protocol):
    """Who sees what. A seat that is not at the table (`SPECTATOR`) sees what everybody sees."""

    @property
    def PLACES(self) -> Mapping[str, Place]:  # noqa: N802
        """Who sees each place of the table."""

    def view(self, tables: Many, seat: int) -> Many:
        """What the seat is shown now, for each table of a row."""

    def views(self, table: Many) -> Many:
        """What each seat is shown of one table, and a spectator last."""

    def knowledge(self, tables: Many, seat: int) -> Many:
        """What it could remember besides."""

    @property
    def history(self) -> Callable[[Table], History] | None:
        """Follows a story from its beginning, where it can show what is hidden again later: see `told_later`.

        Such a game tells everybody the same. None where what was shown stays seen.
        """

    def resample(self, sight: Sight, random: Random, worlds: Many) -> None:
        """Fill a row of tables with worlds that fit what a seat at the table knows.

        They are uniform over chance; over plans that others have made in secret, uniform over their legal plans.
        """


class Notation(Protocol):
    """How players write things down; both ways."""

    def move(self, table: Table, seat: int, action: int) -> str:
        """A move as people write it."""

    def moves(self, table: Table, seat: int, actions: Sequence[int]) -> list[str]:
        """Several moves of a seat as people write them: what they share is read once."""

    def parse_move(self, table: Table, seat: int, text: str) -> int:
        """The action that is meant, legal or not; `Refused` where it means nothing."""

    def outcome(self, table: Table, outcome: int) -> str:
        """What chance brings, as people write it."""

    def parse_outcome(self, table: Table, text: str) -> int:
        """The outcome that is meant, possible or not; `Refused` where it means nothing."""

    def position(self, table: Table) -> str:
        """The whole table on one line."""

    def parse_position(self, text: str) -> Table:
        """The table back, byte for byte."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game, as the list of games holds it: there is one of each."""

    name: str
    title: str
    version: int  # of the rules: changes only when a replay would mean something else
    seats: range
    actions: int
    options: Sequence[Option]
    table: type[Record]
    moves: type[Record]
    steps: Mapping[int, StepKind]
    start: Callable[[Table, int, Mapping[str, Value]], None]
    why_not: Callable[[Table, int, int], Text]  # why an action is not legal for a seat, from what it may know
    rules: Rules
    secrets: Secrets
    notation: Notation
    sightings: Callable[[], Sightings] = NoSightings  # of a game that begins: when what is hidden again was seen
    picture: Picture = NO_PICTURE  # what lies on the table, for whoever draws it
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)  # options that go together, by a name
    former: Mapping[int, Changed] = field(default_factory=dict)  # versions whose matches can mean the same today
    called: Callable[[Mapping[str, Value], str], Mapping[str, Sequence[str]]] = lambda _options, _language: {}
    """What people have named themselves, by the options and a language: texts take the names from there by a key."""
    single_rules: Sequence[Callable[[], object]] = ()  # calls of rules that screens and bots ask one by one
    is_listed: bool = True  # whether people are offered it; a game that is not listed is played by whoever names it

    def explained(self, what: str, name: str) -> Text:
        """What an option or a preset is for, by the key that every game has for it: `vigo-option-free-events`."""
        return Text(f"{self.name}-{what}-{name.replace('_', '-')}")

    def label(self, what: str, name: str) -> Text:
        """What an option or a preset is called where it is chosen: `vigo-option-free-events-label`."""
        return Text(f"{self.explained(what, name).key}-label")

    def value_said(self, option: str, value: str) -> Text:
        """A value of an option that is a word, as players say it: `pillage-option-market-value`."""
        return Text(f"{self.explained('option', option).key}-value", {"value": value})

    @property
    def blurb(self) -> Text:
        """What kind of game it is, in a sentence: `vigo-blurb`."""
        return Text(f"{self.name}-blurb")

    def versions(self) -> list[int]:
        """The versions of the rules whose matches can be replayed: the present one, and former ones."""
        return sorted({*self.former, self.version})

    def changed_since(self, version: int, options: Mapping[str, Value], seats: int) -> Text | None:
        """Why a match of one of these versions cannot be replayed by the rules of today; None if it means the same."""
        if version == self.version:
            return None
        return self.former[version](agreed(self.options, options, seats), seats)

    def new(self, seats: int, **options: Value) -> Table:
        """A table before its first draw."""
        if seats not in self.seats:
            raise Refused("seats-number", game=self.title, seats=seats, allowed=spoken(self.seats))
        table = self.table.one()
        self.start(table, seats, agreed(self.options, options, seats))
        return table

    def awaited(self, table: Table) -> list[int]:
        """The seats that owe a decision."""
        return members_of(self.rules.awaited(table))

    def winners(self, table: Table) -> list[int]:
        """The seats that have won."""
        return members_of(self.rules.winners(table))

    @cached_property
    def checked(self) -> CheckedRules:
        """The rules behind a check, for a table that is held as a row of one; compiled once."""
        return CheckedRules(self.name, self.rules, self.table, self.moves, self.actions)

    @cached_property
    def final_steps(self) -> frozenset[int]:
        """The kinds of steps that cannot be taken back once they were told."""
        return frozenset(step for step, kind in self.steps.items() if kind.is_final)

    def legal(self, table: Table, seat: int) -> list[int]:
        """The actions that a seat may choose from."""
        return self.checked.legal(row_of(table), seat)

    def apply(self, table: Table, seat: int, action: int) -> list[Event]:
        """Do a legal action and tell what happened; refuse any other, with the reason, and change nothing."""
        return self.events(self.decide(row_in_place(table), seat, action).told)

    def apply_chance(self, table: Table, outcome: int) -> list[Event]:
        """Let chance bring an outcome and tell what happened; refuse one that cannot come."""
        return self.events(self.bring(row_in_place(table), outcome).told)

    def decide(self, row: Many, seat: int, action: int) -> Acted:
        """The same at a table that is held as a row of one; what was told stays bare."""
        acted = self.checked.apply(row, seat, action)
        if acted is None:
            raise Refused.of(self.why_not(row[0], seat, action))
        return acted

    def bring(self, row: Many, outcome: int) -> Acted:
        """What chance does, the same way."""
        acted = self.checked.apply_chance(row, outcome)
        if acted is None:
            raise Refused("chance-impossible", outcome=self.notation.outcome(row[0], outcome))
        return acted

    def view(self, table: Table, seat: int) -> Sight:
        """What a seat, or a `SPECTATOR`, is shown of a table."""
        return self.secrets.view(row_of(table), seat)[0]

    def knowledge(self, table: Table, seat: int, sightings: Sightings | None = None) -> Sight:
        """What a seat, or a `SPECTATOR`, could remember besides; and when it saw that, where somebody has followed."""
        sight = self.secrets.knowledge(row_of(table), seat)[0]
        if sightings:
            sightings.add_to(sight)
        return sight

    def worlds(self, knowledge: Sight, count: int, random: Random) -> Many:
        """Tables that fit what a seat knows."""
        worlds = self.table.many(count)
        self.secrets.resample(knowledge, random, worlds)
        return worlds

    def events(self, told: bytes) -> list[Event]:
        """Steps that the rules told, with their arguments named."""
        return [Event.of(self.steps, step) for step in read_steps(told)]
