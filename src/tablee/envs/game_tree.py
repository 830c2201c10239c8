"""A small game as a tree, in Gambit's format (EFG): played through once here, then solved by whoever reads it.

Those who decide at the same time decide one after the other in it, and see nothing of each other.
"""

from collections.abc import Iterator
from copy import deepcopy

from tablee.envs.course import Course


class TreeWriter:
    """Writes node after node; information sets and outcomes are numbered as they come."""

    def __init__(self) -> None:
        self._sets: list[dict[bytes, int]] = []
        self._nodes = 0

    def written(self, course: Course) -> str:
        """The tree of a game that begins as this course stands."""
        self._sets = [{} for _ in range(course.seats)]
        players = " ".join(f'"seat {seat}"' for seat in range(course.seats))
        return "\n".join([f'EFG 2 R "{course.game.name}" {{ {players} }} ""', *self._lines(course)]) + "\n"

    def _lines(self, course: Course) -> Iterator[str]:
        self._nodes += 1
        if course.is_over():
            returns = " ".join(map(str, course.returns()))
            yield f't "" {self._nodes} "" {{ {returns} }}'
        elif course.chances():
            outcomes = course.outcomes()
            drawn = " ".join(f'"{outcome}" {chance}' for outcome, chance in outcomes)
            yield f'c "" {self._nodes} "" {{ {drawn} }} 0'
            for outcome, _ in outcomes:
                after = deepcopy(course)
                after.draw(outcome)
                yield from self._lines(after)
        else:
            yield from self._decision(course)

    def _decision(self, course: Course) -> Iterator[str]:
        seat = course.awaited()[0]
        sets, past = self._sets[seat], course.past(seat)
        number = sets.setdefault(past, len(sets) + 1)
        moves = " ".join(f'"{action}"' for action in course.legal(seat))
        yield f'p "" {seat + 1} {number} "{past.hex()}" {{ {moves} }} 0'
        for action in course.legal(seat):
            after = deepcopy(course)
            after.decide({seat: action})
            yield from self._lines(after)


def efg_of(course: Course) -> str:
    """The tree of a game that begins as this course stands: only for small games."""
    return TreeWriter().written(course)
