"""What a game brings to the terminal. The rest of the terminal meets a game through this page and the contract alone.

A screen is in `terminal/<game>/__init__.py`, and in the list of `screens.py`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import RenderableType

from tablee.games.contract import Sight
from tablee.games.options import Value
from tablee.games.story import Event
from tablee.games.words import Text
from tablee.match import Match
from tablee.terminal.typed_words import in_any_language, plain
from tablee.texts import Texts

View = Callable[[], Sight]  # what everybody sees of the table now
Sheet = Callable[[Sight, Texts], RenderableType]  # a part of what a seat sees, on its own


def as_noted(match: Match, seat: int, action: int, _texts: Texts) -> str:
    """A move of a seat as the notation of its game writes it."""
    (written,) = match.notated(seat, [action])
    return written


class Narrator(Protocol):
    """Tells a game from its events. It keeps nothing to show again that the game may hide again."""

    def tell(self, events: list[Event]) -> Iterator[RenderableType]:
        """The blocks that are complete with these events."""


class Teller(Narrator, Protocol):
    """A narrator for people who play."""

    is_brief: bool  # nobody plays any more: tell only what matters in the end

    def scores(self) -> RenderableType:
        """The score sheet as it stands."""


@dataclass(frozen=True)
class Screen:
    """How a game is shown, asked and told, as the list of screens holds it."""

    has_secrets: bool  # a curtain comes between people who share the keyboard
    welcome: Callable[[Sight, Sequence[Text]], Sequence[Text]]  # what is played, by these players, and how
    table: Callable[[Sight, Sequence[int], Texts], RenderableType]  # what a seat sees, and what it may choose from
    question: Callable[[Sight, Sequence[int]], Text]  # what the seat that looks is to decide
    action_meant: Callable[[str, Match, int, Texts], int]  # by an answer of a seat; against the rules or not
    stopped: Callable[[Sight], Text]  # where a match stops that is not played to its end
    teller: Callable[[Texts, View], Teller]
    answers: Sequence[tuple[Text | str, Text]]  # for the help: an example of each kind of answer, explained
    notes: Sequence[Text]  # for the help: what the signs on the screen mean
    demo_narrator: Callable[[Texts, View], Narrator]
    demo_what: Callable[[int], Text]  # what is shown, by so many players
    demo_rules: Sequence[Text]  # in a few sentences
    typed: Callable[[Match, int, int, Texts], str] = as_noted  # a legal move of a seat, as its reader would type it
    in_words: Callable[[Sight, int], Text | None] = lambda _sight, _action: None  # and as one would say it, if need be
    sheets: Mapping[str, Sheet] = field(default_factory=dict)  # what else may be looked at, by the key of its word
    opponents: Sequence[str] = ("random", "random")  # who plays against one person, unless that person says
    demo_level: str = "random"  # of the bots that are watched
    demo_options: Mapping[str, Value] = field(default_factory=dict)  # for a game short enough to watch

    def sheet_meant(self, typed: str) -> Sheet | None:
        """The sheet that somebody asks for, in any language."""
        meant = (sheet for key, sheet in self.sheets.items() if plain(typed) in in_any_language(Text(key)))
        return next(meant, None)
