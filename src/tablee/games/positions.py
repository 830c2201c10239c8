"""Tables on one line, as every game writes them: the game's name, then each part as `name=value`.

A game lists its parts with how each is written and read. Seats, like people, count from 1; `-` is nothing.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, Self, TypeVar

from tablee.games.bits import members_of, only
from tablee.games.numbers import number_in
from tablee.games.options import Option, Value, agreed
from tablee.games.record import Record
from tablee.games.words import Refused

NOTHING = "-"
FOUR_DIGITS = range(-9_999, 10_000)
LONGEST_TOLD = 200  # letters of a line, in a refusal

Field = tuple[Callable[[Any], str], Callable[[Any, str], None]]
"""How a part of a table is written, and how it is read into a table."""

Fields = Mapping[str, Field]


def field_texts(fields: Fields, table: Any) -> dict[str, str]:
    """Each part of a table, as it is written."""
    return {name: write(table) for name, (write, _) in fields.items()}


@dataclass(frozen=True)
class PositionLine:
    """A line taken apart: the game it names, and its parts as they are written."""

    game: str
    fields: Fields
    given: dict[str, str]

    @classmethod
    def read(cls, text: str, fields: Fields) -> Self:
        """Take a line apart; a part that the game does not have, or that comes twice, is refused."""
        game, *words = text.split() or [""]
        given: dict[str, str] = {}
        for word in words:
            name, _, written = word.partition("=")
            if name not in fields:
                raise Refused("position-field", field=name, known=", ".join(fields))
            if name in given:
                raise Refused("position-twice", field=name)
            given[name] = written
        return cls(game, fields, given)

    def seats(self) -> int:
        """For how many players the table is; 0 if that is left out."""
        return parse_number(self.given.get("seats", "0"))

    def agreed(self, options: Sequence[Option], own_form: Collection[str]) -> dict[str, Value]:
        """The options, with the defaults of those that are left out, or written as parts in a form of their own."""
        given = [option for option in options if option.name in self and option.name not in own_form]
        return agreed(
            options, {option.name: _option(option, self.given[option.name]) for option in given}, self.seats()
        )

    def fill(self, table: Any) -> None:
        """Read all parts into a table that has its seats and options."""
        for name, written in self.given.items():
            self.fields[name][1](table, written)

    def __contains__(self, name: str) -> bool:
        return name in self.given


T = TypeVar("T", bound=Record)


@dataclass(frozen=True)
class PositionForm(Generic[T]):
    """How the tables of a game are written on a line, and read from one."""

    game: str
    table: type[T]
    seats: range
    options: Sequence[Option]
    start: Callable[[T, int, Mapping[str, Value]], None]
    fields: Fields
    complete: Callable[[T, PositionLine], None]  # fills in what a line does not say, as far as it follows
    impossible: Callable[[T], str | None]  # a word for what stands against a table, for the game's sentence
    usual: Callable[[T], Mapping[str, str]] = lambda _table: {}  # what goes without saying, as it would be written
    own_form: Collection[str] = ()  # options that a line writes as a part of the table, in a form of its own

    def write(self, table: T) -> str:
        """The whole table on one line; what is as usual is left out."""
        written, usual = field_texts(self.fields, table), self.usual(table)
        return " ".join([self.game, *(f"{name}={text}" for name, text in written.items() if text != usual.get(name))])

    def read(self, text: str) -> T:
        """The table of a line; what the line leaves out is as at the start of a game, or follows from the rest.

        Refuses a line of another game, and a table that no game comes to.
        """
        line = PositionLine.read(text, self.fields)
        if line.game != self.game or line.seats() not in self.seats:
            raise Refused(f"{self.game}-position", position=text[:LONGEST_TOLD])
        table = self.fresh(line)
        line.fill(table)
        self.complete(table, line)
        if reason := self.impossible(table):
            raise Refused(f"{self.game}-impossible", why=reason)
        return table

    def fresh(self, line: PositionLine) -> T:
        """The table at the start of a game with the seats and the options of a line."""
        table = self.table.one()
        self.start(table, line.seats(), line.agreed(self.options, self.own_form))
        return table


def _option(option: Option, text: str) -> Value:
    return option.read(text) if isinstance(option.default, bool | str) else parse_number(text)


# Kinds of parts


def agreed_field(name: str, write: Callable[[Any], str] = str) -> Field:
    """What is agreed before the game."""
    return lambda table: write(getattr(table, name)), read_before


def agreed_switch(name: str) -> Field:
    """What is agreed to be on or off: `true` or `false`."""
    return agreed_field(name, lambda value: str(bool(value)).lower())


def read_before(_table: Any, _text: str) -> None:
    """Seats and options are in the table before its other parts are read."""


def parse_number(text: str, values: range = FOUR_DIGITS) -> int:
    """A whole number of a range."""
    number = number_in(text)
    if number is None or number not in values:
        raise Refused("position-number", text=text)
    return number


def parse_seat(text: str, seats: int) -> int:
    """A seat, counted from 1.

    >>> parse_seat("3", 4)
    2
    """
    if text not in [str(seat + 1) for seat in range(seats)]:
        raise Refused("position-seat", text=text)
    return int(text) - 1


def number_field(name: str, most: int = 99) -> Field:
    """A whole number from 0 on."""

    def parsed(table: Any, text: str) -> None:
        setattr(table, name, parse_number(text, range(most + 1)))

    return lambda table: str(getattr(table, name)), parsed


def seat_field(name: str, nobody: int | None = None) -> Field:
    """A seat, counted from 1; or nobody, where that can be."""

    def written(table: Any) -> str:
        return NOTHING if getattr(table, name) == nobody else str(getattr(table, name) + 1)

    def parsed(table: Any, text: str) -> None:
        is_nobody = nobody is not None and text == NOTHING
        setattr(table, name, nobody if is_nobody else parse_seat(text, int(table.seats)))

    return written, parsed


def seats_field(name: str) -> Field:
    """A set of seats: `1.3`."""

    def parsed(table: Any, text: str) -> None:
        setattr(table, name, sum({only(parse_seat(part, int(table.seats))) for part in parts(text)}))

    return lambda table: joined(str(seat + 1) for seat in members_of(getattr(table, name))), parsed


def row_field(name: str, write: Callable[[Any], str], read: Callable[[str], Any]) -> Field:
    """One entry a seat, with commas between."""
    return table_row_field(name, lambda _, entry: write(entry), lambda _, text: read(text))


def table_row_field(name: str, write: Callable[[Any, Any], str], read: Callable[[Any, str], Any]) -> Field:
    """One entry a seat, where the table says how it is written, as with the letters of an owner's cards."""

    def written(table: Any) -> str:
        return ",".join(write(table, entry) for entry in getattr(table, name)[: table.seats])

    def parsed(table: Any, text: str) -> None:
        for place, part in enumerate(split(table, text)):
            getattr(table, name)[place] = read(table, part)

    return written, parsed


def joined(codes: Iterable[str], sign: str = ".") -> str:
    """A list of any length inside a part.

    >>> joined(["R1", "B2"]), joined([])
    ('R1.B2', '-')
    """
    return sign.join(codes) or NOTHING


def parts(text: str, sign: str = ".") -> list[str]:
    """What a list is made of.

    >>> parts("R1.B2"), parts("-")
    (['R1', 'B2'], [])
    """
    return [] if text == NOTHING else text.split(sign)


def split(table: Any, text: str) -> list[str]:
    """The entries of a row, one a seat."""
    parts = text.split(",")
    if len(parts) != table.seats:
        raise Refused("position-row", text=text, seats=int(table.seats))
    return parts


def phase_field(phases: type[IntEnum]) -> Field:
    """What the table waits for."""

    def parsed(table: Any, text: str) -> None:
        if text.upper() not in phases.__members__:
            raise Refused("position-phase", text=text, known=", ".join(phases.__members__).lower())
        table.phase = phases[text.upper()]

    return lambda table: phases(table.phase).name.lower(), parsed
