"""Prints the compiled functions that a move loads though the server has rehearsed: in a process of its own."""

import gc

from numba.core.dispatcher import Dispatcher

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.contract import Game
from tablee.games.picture import Drawings
from tablee.match import Match, person
from tablee.server.rehearsal import rehearse
from tablee.server.views.stories import writer_of

MOVES = 250


def loaded() -> dict[str, int]:
    """How many versions of each compiled function are there."""
    found = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
    return {f"{one.py_func.__module__}.{one.py_func.__qualname__}": len(one.overloads) for one in found}


def play(game: Game, random: Random) -> None:
    """A match at random, as people play it and are told of it."""
    match = Match(game, [person(f"Seat {seat}") for seat in range(game.seats[-1])], seed=b"somebody else's")
    drawings, writer = Drawings(game.picture, match.sights()), writer_of(game.name)
    drawings.whole(match.sights(), 0)
    for _ in range(MOVES):
        if match.result:
            break
        seat = match.awaited()[0]
        legal = match.legal(seat)
        match.notated(seat, legal)
        writer.story(match.submit(seat, legal[below(random, len(legal))]).told, None)
        drawings.changes(match.sights(), looking=1)


if __name__ == "__main__":
    rehearse()
    before, random = loaded(), Random.seeded(9)
    below(random, 2)
    for game in GAMES.values():
        play(game, random)
    late = [name for name, versions in loaded().items() if versions > before.get(name, 0)]
    print(*[name for name in late if not name.endswith(("chance.below", "chance.next_word"))], sep="\n", end="")
