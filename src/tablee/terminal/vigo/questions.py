"""What a person is asked in VIGO: in words, and naming only what the rules allow now."""

from collections.abc import Iterator, Sequence

from tablee.games.contract import Sight
from tablee.games.story import seat_named
from tablee.games.vigo.box import EVENT_TILES
from tablee.games.vigo.story import direction_named, tile_named
from tablee.games.vigo.table import (
    BY_CELL,
    CALLS,
    CHESTS,
    END,
    EVENT_MOVES,
    EVENTS_BY_MOVE,
    KEEP,
    NOBODY,
    PUTS,
    SAILING,
    STAY,
    TAKE,
    Phase,
)
from tablee.games.words import Text
from tablee.terminal.questions import numbers
from tablee.terminal.vigo.marks import farthest
from tablee.terminal.vigo.table import asked
from tablee.terminal.vigo.tiles import tile_letters

# How a cell is offered: alone where one is asked for, otherwise as the aim of an event.
CELLS_ASKED = {
    Phase.PLACE: Text("vigo-can-place"),
    Phase.PUT_BACK: Text("vigo-can-lay"),
    Phase.CALL: Text("vigo-can-lay"),
}


def can_play(event: int) -> Text:
    """How an event is offered."""
    return Text(f"vigo-can-{EVENT_TILES[event].name}")


# What is offered as one word, whatever it is aimed at: the moves from one number to another.
WORDS = {
    range(STAY, TAKE): Text("vigo-can-stay"),
    **{EVENT_MOVES[event]: can_play(event) for event in EVENTS_BY_MOVE if event != BY_CELL},
    range(PUTS, CALLS): Text("vigo-can-put"),
    range(CALLS, KEEP): Text("vigo-can-call"),
    range(KEEP, KEEP + 1): Text("vigo-can-keep"),
    range(END, END + 1): Text("vigo-can-end"),
}


def question(sight: Sight, legal: Sequence[int]) -> Text:
    """What the person who looks is to decide; who is not asked may only call."""
    seat = int(sight.seat)
    if seat not in asked(sight):
        return Text("vigo-ask-call", {"seat": seat_named(forgetful(sight)), "example": example_of_call(legal)})
    who, others = seat_named(seat), list(choices(sight, legal))
    match sight.phase:
        case Phase.PLACE:
            return Text("vigo-ask-place", {"seat": who})
        case Phase.SAIL if ways(legal):
            args = {"seat": who, "ways": ways(legal), "choices": others, "others": len(others)}
            return Text("vigo-ask-sail", args)
        case Phase.PUT_BACK | Phase.CALL:
            args = {"seat": who, "tile": tile_named(int(sight.lifted))}
            return Text("vigo-ask-keep" if KEEP in legal else "vigo-ask-cell", args)
    return Text("vigo-ask-land", {"seat": who, "choices": others})


def choices(sight: Sight, legal: Sequence[int]) -> Iterator[Text]:
    """Everything but sailing that may be done, in a few words each."""
    if TAKE in legal:
        yield Text("vigo-can-take", {"tile": tile_named(int(sight.tiles[sight.boats[sight.seat]]))})
    if chests := [action for action in legal if CHESTS <= action < PUTS]:
        yield Text("vigo-can-build", {"numbers": numbers(chests)})
    if any(action < SAILING for action in legal):
        yield CELLS_ASKED.get(Phase(sight.phase), can_play(BY_CELL))
    for moves, word in WORDS.items():
        if any(action in moves for action in legal):
            yield word


def ways(legal: Sequence[int]) -> list[Text]:
    """Where to sail: the directions, each with how far."""
    return [
        Text("vigo-way", {"direction": direction_named(direction), "distances": numbers(range(most))})
        for direction, most in farthest(legal).items()
    ]


def forgetful(sight: Sight) -> int:
    """Who has ended a turn with ten tiles."""
    return int(sight.turn if sight.forgetful == NOBODY else sight.forgetful)


def example_of_call(legal: Sequence[int]) -> str:
    """A tile that can be called, as it is written on the screen."""
    called = [action - CALLS for action in legal if CALLS <= action < KEEP]
    return tile_letters(called[0]) if called else ""
