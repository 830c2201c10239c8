"""A game once more, entry by entry: with anybody's eyes once it is over, before that as far as nothing is given away.

`replay` takes long and runs beside the event loop: it is given a log that nobody changes.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct, json

from tablee.bots import characters
from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.options import Value
from tablee.games.picture import Plain, changes, draw
from tablee.games.secrecy import SPECTATOR
from tablee.games.words import Refused
from tablee.match import Chance, Entry, Match, Player, TakeBack
from tablee.match.players import parse_bot
from tablee.match.record import read
from tablee.server.intents import Clock
from tablee.server.messages import Seat
from tablee.server.tables.table import Table
from tablee.server.views.open_tables import held_by_each, open_picture
from tablee.server.views.stories import writer_of
from tablee.server.views.texts import TextShown, text_shown

EVERYTHING = -1  # in the place of a seat: with everything open


class Frame(Struct):
    """An entry of a replay: what changed, and what was told."""

    seq: int
    changes: dict[str, Any]
    story: list[Any]
    scores: list[int]
    seat: int | None = None  # who decided
    is_chance: bool = False  # nobody did: a card was drawn
    held: list[list[TextShown]] = []  # what each seat holds in secret, where everything is open


class Replay(Struct):
    """A whole game, entry by entry, but for what was taken back."""

    table: str
    game: str
    options: dict[str, int | bool | str]
    clock: Clock
    seats: list[Seat]
    seat: int | None  # with whose eyes; nobody's for a spectator, and where everything is open
    commitment: str
    is_over: bool
    frames: list[Frame]


class ReplayLine(Struct):
    """A finished game in the list of those that everybody may see."""

    table: str
    game: str
    players: list[str]
    ended: int | None


class Course(NamedTuple):
    """How a match went, as a snapshot."""

    game: Game
    players: Sequence[Player]
    options: dict[str, Value]
    log: Sequence[Entry]


def course_of(match: Match) -> Course:
    """A match as it stands."""
    return Course(match.game, match.first_players, match.options, tuple(match.log))


def check_running(table: Table, seat: int, own: int | None) -> None:
    """Refuse what a replay of a running game would give away: others' eyes, and what was seen and is hidden now."""
    match = table.playing()
    if match.result:
        return
    if seat not in (SPECTATOR, own):
        raise Refused("not-finished")
    if match.game.secrets.history and not match.options.get("memory_aid"):
        raise Refused("replay-memory")


def replay(table: Table, course: Course, seat: int) -> bytes:
    """A game as a seat saw it, or a spectator, or with everything open, as JSON."""
    match = table.playing()
    eyes = None if seat in (SPECTATOR, EVERYTHING) else seat
    header = table.id, table.game.name, table.terms.options, table.terms.clock, table.seats(), eyes
    return json.encode(Replay(*header, match.commitment or "", match.result is not None, frames_of(course, seat)))


def replay_of_record(text: str, seat: int) -> bytes:
    """A game that somebody brings along as a record, as JSON; `Refused` where it is not right, or not over."""
    match = read(text, GAMES)
    if match.result is None:
        raise Refused("not-finished")
    if seat not in (SPECTATOR, EVERYTHING, *range(len(match.first_players))):
        raise Refused("no-such-seat", seat=seat + 1, seats=len(match.first_players))
    eyes = None if seat in (SPECTATOR, EVERYTHING) else seat
    header = "", match.game.name, match.options, Clock(), seats_of(match), eyes, match.commitment or ""
    return json.encode(Replay(*header, True, frames_of(course_of(match), seat)))


def seats_of(match: Match) -> list[Seat]:
    """Who sat at a table that is known from its record only."""
    called = characters(match.game.name, [one.name if one.is_bot else None for one in match.first_players])
    return [
        Seat(name=called[seat] or one.name, level=parse_bot(one.name).level if one.is_bot else None)
        for seat, one in enumerate(match.first_players)
    ]


def frames_of(course: Course, seat: int) -> list[Frame]:
    """The frames of a match, as a seat saw it, or a spectator, or with everything open."""
    game = course.game
    twin, writer = Match(game, course.players, course.options), writer_of(game.name)
    picture = picture_of(twin, seat)
    frames = [Frame(0, picture, [], list(twin.scores()), held=held_in(twin, seat))]
    for seq, entry in enumerate(course.log, start=1):
        told = twin.enter(entry).told
        before, picture = picture, picture_of(twin, seat)
        if isinstance(entry, TakeBack):
            del frames[-entry.entries :]
            continue
        story = writer.story(told, None).told_to(SPECTATOR if seat == EVERYTHING else seat)
        frame = Frame(seq, changes(before, picture), story, list(twin.scores()), held=held_in(twin, seat))
        frame.seat, frame.is_chance = getattr(entry, "seat", None), isinstance(entry, Chance)
        frames.append(frame)
    return frames


def picture_of(twin: Match, seat: int) -> dict[str, Plain]:
    """What is seen of a table."""
    return open_picture(twin.game, twin.table) if seat == EVERYTHING else draw(twin.game.picture, twin.view(seat))


def held_in(twin: Match, seat: int) -> list[list[TextShown]]:
    """What each seat holds in secret, where everything is open."""
    if seat != EVERYTHING:
        return []
    held = held_by_each(twin.game, twin.table)
    return [[text_shown(text) for text in own] for own in held]
