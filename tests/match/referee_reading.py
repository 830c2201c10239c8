"""How a referee reads a record of any game: line by line, from the text alone. It shares no code with the program."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar

Fact = tuple[str | int, ...]
E = TypeVar("E", bound=tuple[Any, ...])  # an entry: who, or what it is; what is said; and what a game keeps of it

PASSED_OVER = ("tablee", "game", "seed", "commitment", "secret", "nonce")


class Foul(Exception):
    """Something in a record that is against the rules."""


def demand(holds: bool, foul: str) -> None:
    if not holds:
        raise Foul(foul)


class Reader(ABC, Generic[E]):
    """Reads the lines and knows which must come; what they mean is for the referee of the game."""

    usual: ClassVar[dict[str, str]]
    deeds: ClassVar[tuple[str, ...]] = ("resigns", "agreed", "ended")  # first words of the course that are no seats

    def __init__(self, text: str) -> None:
        self.options = dict(self.usual)
        self.players: list[str] = []
        self.entries: list[E] = []
        self.how, self.winners = "", list[int]()
        self.owed: list[str] = ["end"]  # the lines without which the record breaks off
        for line in (line.strip() for line in text.splitlines()):
            if line and not line.startswith("#"):
                self.read(line)
        demand(not self.owed, "the record breaks off")

    # What the game knows

    @abstractmethod
    def _begin(self) -> None:
        """Set the table for those who have sat down."""

    @abstractmethod
    def _enter(self, who: str, what: str) -> None:
        """Judge an entry, and keep it."""

    @abstractmethod
    def _take_back(self, seat: int, count: int) -> None:
        """Judge a take-back, and go back."""

    @abstractmethod
    def _scores(self) -> Iterable[int]:
        """The points of all seats."""

    @abstractmethod
    def _is_finished(self) -> bool:
        """Whether the game is at its end."""

    @abstractmethod
    def _best(self) -> list[int]:
        """Who has won the finished game."""

    # Lines

    def go_on(self, line: str) -> None:
        """Read another line of a record that was running."""
        self.how, self.owed = "", ["end"]
        self.read(line)

    def read(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        self._read(word, rest.strip())

    def _read(self, word: str, rest: str) -> None:
        demand(not self.how or self.owed[:1] == [word], f"{word} after the end")
        if word == "option":
            name, _, chosen = rest.partition(" ")
            self.options[name] = chosen
        elif word == "player":
            self.players.append(rest.split()[1])
            self._begin()
        elif word == "scores":
            demand(rest.split() == [str(score) for score in self._scores()], f"scores {rest}")
            del self.owed[: bool(self.how)]
        elif word in ("end", "running"):
            self._end(rest or word)
        elif word == "winners":
            self.winners = [int(seat) for seat in rest.split()]
            demand(bool(self.how) and self.winners == self._rightful_winners(), f"winners {rest}")
            self.owed = []
        elif word not in PASSED_OVER:
            self._take_note(word, rest)

    def _take_note(self, word: str, rest: str) -> None:
        demand(not self._is_over(), f"{word} when all is over")
        if word == "back":
            demand(re.fullmatch(r"\d+ \d+", rest) is not None, f"what is back {rest}")
            self._take_back(*map(int, rest.split()))
        elif word == "chance":
            for outcome in rest.split(","):
                self._enter("chance", outcome.strip())
        else:
            demand(word in self.deeds or word in self._seats(":"), f"what is {word}")
            demand(word != "resigns" or rest in self._seats(), f"who is {rest}")
            demand(word != "resigns" or self.players[int(rest) - 1] == "person", f"{rest} is a bot")
            demand(word != "agreed" or "person" in self.players, "nobody agrees")
            demand(word != "ended" or rest in ("abandoned", "host"), f"why {rest}")
            self._enter(word.rstrip(":"), rest)

    def _seats(self, sign: str = "") -> list[str]:
        return [f"{seat}{sign}" for seat in range(1, len(self.players) + 1)]

    def _undone(self, seat: int, count: int) -> list[E]:
        """The own last decision, with the replies of bots."""
        demand(0 < count <= len(self.entries), f"{count} is too much")
        undone = self.entries[-count:]
        deciders: list[str] = [entry[0] for entry in undone]
        demand(deciders[0] == str(seat), f"{seat} did not decide that")
        demand(all(who.isdecimal() for who in deciders), "only single decisions are taken back")
        for who in deciders[1:]:
            demand(who != str(seat) and self.players[int(who) - 1] == "bot", f"{who} decided since")
        return undone

    # The end

    def _last(self) -> str:
        return str(self.entries[-1][0]) if self.entries else ""

    def _is_over(self) -> bool:
        is_given_up = self._last() == "resigns" and len(self.players) == 2
        return self._is_finished() or self._last() in ("agreed", "ended") or is_given_up

    def _end(self, how: str) -> None:
        why = str(self.entries[-1][1]) if self.entries else ""
        ways = {"resigns": "resigned", "agreed": "agreed", "ended": why} if self._is_over() else {}
        demand(how == ("finished" if self._is_finished() else ways.get(self._last(), "running")), f"end {how}")
        self.how, self.owed = how, [] if how == "running" else ["scores", "winners"]

    def _rightful_winners(self) -> list[int]:
        if self.how == "resigned":
            return [3 - int(self.entries[-1][1])]
        return self._best() if self.how == "finished" else []
