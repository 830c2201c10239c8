"""What happened, for people and animations: steps with their arguments named."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, Self

import numpy as np

from tablee.games.steps import WIDTH, Step
from tablee.games.words import Text

UNTOLD = -1  # the argument of a step that somebody is not told


@dataclass(frozen=True)
class StepKind:
    """A kind of step: its key in the language files, and how each of its arguments is put into words."""

    key: str
    arguments: Mapping[str, Callable[[int], Any]]
    is_private: bool = False  # told to the seat it names, and to nobody else
    secret: Sequence[str] = ()  # arguments that are told to the seat it names, and to nobody else
    is_heading: bool = False  # says whose the next step is, for whoever draws it: not a sentence to read by itself
    is_final: bool = False  # shows what was hidden, or binds: no decision that tells it can be taken back

    @property
    def is_open(self) -> bool:
        """Whether everybody is told the same."""
        return not self.is_private and not self.secret


class Event(NamedTuple):
    """One step of a story: numbers for whoever draws it, a text for whoever reads it."""

    step: int
    kind: StepKind
    args: Mapping[str, int]

    @classmethod
    def of(cls, kinds: Mapping[int, StepKind], step: Sequence[int]) -> Self:
        """A step as the rules told it, with its arguments named."""
        kind = kinds[step[0]]
        return cls(step[0], kind, dict(zip(kind.arguments, step[1:], strict=False)))

    @property
    def bare(self) -> Step:
        """The event as a step again."""
        numbers = (self.step, *self.args.values())
        return numbers + (0,) * (WIDTH - len(numbers))

    def without(self, names: Iterable[str]) -> Self:
        """The event without some of its arguments: the kind's functions get `UNTOLD` for them."""
        return self._replace(args={**self.args, **dict.fromkeys(names, UNTOLD)})

    def told_to(self, seat: int) -> Self | None:
        """What a seat, or a spectator, hears of it."""
        if self.kind.is_open or self.args["seat"] == seat:
            return self
        return None if self.kind.is_private else self.without(self.kind.secret)

    @property
    def text(self) -> Text:
        """The event in words."""
        return Text(self.kind.key, {name: self.kind.arguments[name](number) for name, number in self.args.items()})


def told_to(events: Iterable[Event], seat: int) -> list[Event]:
    """What a seat, or a spectator, hears of a story."""
    return [told for event in events if (told := event.told_to(seat))]


def count_told_to(kinds: Mapping[int, StepKind], told: bytes, seat: int) -> int:
    """How many events a seat, or a spectator, hears of steps that are kept as bytes, without making them."""
    steps = np.frombuffer(told, np.int16).reshape(-1, WIDTH)
    private = [(number, kind) for number, kind in kinds.items() if kind.is_private]
    for number, kind in private:
        place = 1 + list(kind.arguments).index("seat")
        steps = steps[(steps[:, 0] != number) | (steps[:, place] == seat)]
    return len(steps)


class History(Protocol):
    """Follows the story of one match, and says what it showed and is hidden now."""

    def follow(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""

    def hidden(self, table: Any) -> set[int]:
        """The events that name what is hidden on the table now, by their number in the story."""

    def veiled(self, event: Event) -> Event:
        """Such an event, without what is hidden."""


def told_later(history: History, table: Any, events: Sequence[Event]) -> list[Event]:
    """A whole story without what is hidden now, by a history that has followed nothing yet."""
    history.follow(events)
    hidden = history.hidden(table)
    return [history.veiled(event) if number in hidden else event for number, event in enumerate(events)]


def number(n: int) -> int:
    """A number that is read as it is."""
    return n


def ordinal(n: int) -> int:
    """A place, counted from 1 as people do."""
    return n + 1


def seat_named(seat: int) -> Text:
    """A player: by name where the reader knows it, else by the number of the seat."""
    return Text("seat", {"number": seat + 1})
