"""What can be agreed before a game, declared as data."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.games.words import Refused

Value = int


@dataclass(frozen=True)
class Option:
    """A choice before the game: its values (a range, or a few), and the number of seats each needs."""

    name: str
    default: Value
    values: Sequence[Value]
    needs_seats: Mapping[Value, range] | None = None
    is_laboratory: bool = False  # not of the rulebook: for small games that can be solved

    def check(self, value: object, seats: int) -> Value:
        """The value, if it may be chosen at a table of so many seats."""
        if isinstance(value, bool) or not isinstance(value, int) or value not in self.values:
            raise Refused("option-value", option=self.name, value=str(value), allowed=self.allowed())
        needed = (self.needs_seats or {}).get(value)
        if needed is not None and seats not in needed:
            raise Refused("option-seats", option=self.name, value=value, seats=seats, allowed=spoken(needed))
        return value

    def allowed(self) -> str:
        """The values, as short as people write them."""
        return spoken(self.values)


def spoken(values: Sequence[int]) -> str:
    """A range as its ends, a few values one by one.

    >>> spoken(range(1, 100)), spoken((36, 12)), spoken(range(2, 3))
    ('1–99', '36, 12', '2')
    """
    if isinstance(values, range) and len(values) > 1:
        return f"{values[0]}–{values[-1]}"
    return ", ".join(map(str, values))


def agreed(options: Sequence[Option], chosen: Mapping[str, object], seats: int) -> dict[str, Value]:
    """Every option with its value: the one chosen, or the default."""
    known = {option.name for option in options}
    for name in chosen:
        if name not in known:
            raise Refused("option-unknown", option=name, known=", ".join(sorted(known)))
    return {option.name: option.check(chosen.get(option.name, option.default), seats) for option in options}
