"""What happened, for people and animations: the steps of a tale with their arguments named."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tablee.games.words import Text

EVERYBODY = None


@dataclass(frozen=True)
class StepKind:
    """A kind of step: its key in the language files, and how each of its arguments is put into words."""

    key: str
    arguments: Mapping[str, Callable[[int], Any]]
    is_private: bool = False  # told to the seat it names, and to nobody else


@dataclass(frozen=True)
class Event:
    """One step of a story: numbers for whoever draws it, a text for whoever reads it."""

    step: int
    kind: StepKind
    args: Mapping[str, int]

    @classmethod
    def of(cls, kinds: Mapping[int, StepKind], step: Sequence[int]) -> Self:
        """A step of a tale, with its arguments named."""
        kind = kinds[int(step[0])]
        return cls(
            int(step[0]), kind, {name: int(number) for name, number in zip(kind.arguments, step[1:], strict=False)}
        )

    @property
    def seen_by(self) -> int | None:
        """The only seat that is told, or everybody."""
        return self.args["seat"] if self.kind.is_private else EVERYBODY

    @property
    def text(self) -> Text:
        """The event in words."""
        return Text(self.kind.key, {name: self.kind.arguments[name](number) for name, number in self.args.items()})


def told_to(events: Iterable[Event], seat: int) -> list[Event]:
    """What a seat, or a spectator, hears of a story."""
    return [event for event in events if event.seen_by is EVERYBODY or event.seen_by == seat]


def number(n: int) -> int:
    """A number that is read as it is."""
    return n


def ordinal(n: int) -> int:
    """A place, counted from 1 as people do."""
    return n + 1


def seat_named(seat: int) -> Text:
    """A player: by name where the reader knows it, else by the number of the seat."""
    return Text("seat", {"number": seat + 1})
