"""A game draw by draw and decision by decision, with what each seat has seen on the way: a state of OpenSpiel.

What a seat has seen is a fingerprint: of its own decisions and of its knowledge, each time that it changes. Equal
fingerprints mean that a seat has nothing to tell two courses apart by, and nothing that it did is forgotten.
"""

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from tablee.games import GAMES
from tablee.games.bits import members_of
from tablee.games.chance import Random
from tablee.games.checked import Standing
from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.games.record import Array, copied_row, row_with
from tablee.observations import OBSERVATIONS, Observation

PAST_BYTES = 8


class Course:
    """A table that somebody else draws chance for."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value]) -> None:
        self.game, self.seats = game, seats
        self.row = copied_row(game.new(seats, **options))
        self._past = [b""] * seats  # the fingerprint of each seat
        self._known = [b""] * seats  # its knowledge when it was taken
        self._note({})

    def __deepcopy__(self, _memo: Any) -> "Course":
        return Course.restored(self.game.name, self.row.tobytes(), self._past, self._known, self._standing)

    def __reduce__(self) -> tuple[Any, ...]:
        return Course.restored, (self.game.name, self.row.tobytes(), self._past, self._known, self._standing)

    @staticmethod
    def restored(name: str, table: bytes, past: list[bytes], known: list[bytes], standing: Standing) -> "Course":
        """A course from what was kept of it."""
        course = object.__new__(Course)
        course.game, course.seats = GAMES[name], len(past)
        course.row = row_with(bytearray(table), GAMES[name].table.dtype)
        course._past, course._known, course._standing = list(past), list(known), standing
        return course

    @staticmethod
    def observation_of(game: Game) -> Observation:
        """How a game is observed."""
        return OBSERVATIONS[game.name]

    # Where it stands

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._standing.is_over

    def chances(self) -> int:
        """How many draws chance has."""
        return self._standing.chances

    def awaited(self) -> list[int]:
        """Who owes a decision."""
        return members_of(self._standing.awaited)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do that is awaited."""
        return self._standing.legal[seat] if self._standing.awaited >> seat & 1 else []

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely: several draws may bring the same."""
        draws = self.chances()
        brought = Counter(int(self.game.rules.drawn(self.row[0], n)) for n in range(draws))
        return [(outcome, brought[outcome] / draws) for outcome in sorted(brought)]

    def returns(self) -> list[float]:
        """Each seat's part of the win less the average; nothing before the end, or without a winner."""
        winners = self.game.winners(self.row[0]) if self.is_over() else []
        share, average = (1 / len(winners), 1 / self.seats) if winners else (0.0, 0.0)
        return [(share if seat in winners else 0.0) - average for seat in range(self.seats)]

    # How it goes on

    def draw(self, outcome: int) -> None:
        """Let chance bring something."""
        self.game.rules.apply_chance(self.row[0], outcome, None)
        self._note({})

    def decide(self, actions: Mapping[int, int]) -> None:
        """What seats do, together: nobody sees anything of it before all have decided."""
        for seat, action in actions.items():
            self.game.rules.apply(self.row[0], seat, action, None)
        self._note(actions)

    def resample(self, seat: int, random: Random) -> None:
        """Draw anew what a seat does not know; what the others have seen before is then as open as what they hold."""
        self.row = self.game.worlds(self.game.knowledge(self.row[0], seat), 1, random)
        for other in range(self.seats):
            if other != seat:
                self._past[other], self._known[other] = b"", b""
        self._note({})

    def _note(self, actions: Mapping[int, int]) -> None:
        self._standing = self.game.checked.standing(self.row)
        for seat in range(self.seats):
            known = self.game.secrets.knowledge(self.row, seat).tobytes()
            done = f"{actions[seat]};".encode() if seat in actions else b""
            if done or known != self._known[seat]:
                told = self._past[seat] + done + known
                self._past[seat] = blake2b(told, digest_size=PAST_BYTES).digest()
                self._known[seat] = known

    # What is seen of it

    def past(self, seat: int) -> bytes:
        """The fingerprint of what a seat has seen and done."""
        return self._past[seat]

    def observe(self, seat: int) -> Array:
        """What a seat knows, in numbers."""
        return self.observation_of(self.game).of_table(self.row[0], seat)

    def observed_text(self, seat: int) -> str:
        """The same in words: of each part what is not nought, by its place."""
        layout, observed = self.observation_of(self.game).layout, self.observe(seat)
        parts = {part.name: observed[part.begin : part.end] for part in layout}
        told = {name: {place: int(part[place]) for place in part.nonzero()[0].tolist()} for name, part in parts.items()}
        return " ".join(
            f"{name}={','.join(_place_text(place, number) for place, number in places.items())}"
            for name, places in told.items()
            if places
        )

    def move_text(self, seat: int, action: int) -> str:
        """A move as players write it."""
        return self.game.notation.move(self.row[0], seat, action)

    def outcome_text(self, outcome: int) -> str:
        """What chance brings, as players write it."""
        return self.game.notation.outcome(self.row[0], outcome)

    def position(self) -> str:
        """The whole table on one line."""
        return self.game.notation.position(self.row[0])


def _place_text(place: int, number: int) -> str:
    return str(place) if number == 1 else f"{place}:{number}"
