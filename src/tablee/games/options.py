"""What can be agreed before a game, declared as data."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tablee.games.numbers import number_in
from tablee.games.words import Refused

Value = int | bool | str
SWITCHED = {"false": False, "true": True}


@dataclass(frozen=True)
class Option:
    """A choice before the game: its values (a range, or a few), and the number of seats each needs.

    An option that is a text of its own has no list of values: `complete` checks the text for so many seats, refuses
    what cannot be, and writes out what it leaves open.
    """

    name: str
    default: Value
    values: Sequence[Value] = ()
    needs_seats: Mapping[Value, range] | None = None
    is_laboratory: bool = False  # not of the rulebook: for small games that can be solved
    complete: Callable[[str, int], str] | None = None

    def check(self, value: object, seats: int) -> Value:
        """The value, if it may be chosen at a table of so many seats."""
        if self.complete and isinstance(value, str):
            return self.complete(value, seats)
        if not isinstance(value, int | str) or type(value) is not type(self.default) or value not in self.values:
            raise Refused("option-value", option=self.name, value=option_text(value), allowed=self.allowed())
        needed = (self.needs_seats or {}).get(value)
        if needed is not None and seats not in needed:
            raise Refused(
                "option-seats", option=self.name, value=option_text(value), seats=seats, allowed=spoken(needed)
            )
        return value

    def read(self, text: str) -> Value:
        """The value that is meant by a text; `check` says whether this table may choose it.

        >>> Option("rounds", 4, range(1, 100)).read("2"), Option("memory_aid", False, (False, True)).read("true")
        (2, True)
        """
        if isinstance(self.default, str):
            return text
        if isinstance(self.default, bool) and text.lower() in SWITCHED:
            return SWITCHED[text.lower()]
        number = None if isinstance(self.default, bool) else number_in(text)
        if number is None or number < 0:
            raise Refused("option-value", option=self.name, value=text, allowed=self.allowed())
        return number

    def allowed(self) -> str:
        """The values, as short as people write them."""
        return spoken(self.values)


def switch(name: str, default: bool = False, is_laboratory: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, default, values=(False, True), is_laboratory=is_laboratory)


def option_text(value: object) -> str:
    """A value as it is typed, and as records hold it.

    >>> option_text(True), option_text(4)
    ('true', '4')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def spoken(values: Sequence[Value]) -> str:
    """A range as its ends, a few values one by one.

    >>> spoken(range(1, 100)), spoken((36, 12)), spoken(range(2, 3))
    ('1–99', '36, 12', '2')
    """
    if isinstance(values, range) and len(values) > 1:
        return f"{values[0]}–{values[-1]}"
    return ", ".join(map(option_text, values))


def agreed(options: Sequence[Option], chosen: Mapping[str, object], seats: int) -> dict[str, Value]:
    """Every option with its value: the one chosen, or the default."""
    for name in chosen:
        option_named(options, name)
    return {option.name: option.check(chosen.get(option.name, option.default), seats) for option in options}


def read_options(options: Sequence[Option], typed: Mapping[str, str]) -> dict[str, Value]:
    """Options as people type them and as records hold them; `agreed` says whether they may be chosen."""
    return {name: option_named(options, name).read(text) for name, text in typed.items()}


def option_named(options: Sequence[Option], name: str) -> Option:
    """The option of a name, or a refusal that says which there are."""
    for option in options:
        if option.name == name:
            return option
    raise Refused("option-unknown", option=name, known=", ".join(sorted(option.name for option in options)))
