"""Sessions of VIGO in a terminal, typed by people who play sensibly; and what a screen of it shows."""

from collections.abc import Callable, Iterator
from typing import Any

from tablee.bots import NO_LIMIT, bot_of
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.vigo.box import CELLS, COLUMNS, ROWS
from tablee.games.vigo.table import CHESTS, PUTS
from tablee.games.vigo.tiles import parse_tile
from tablee.match import Match, bot, person
from tablee.terminal.play import Session
from tablee.terminal.vigo.tiles import tile_letters
from tests.terminal.sessions import sessions_of

VIGO = GAMES["vigo"]
ALONE = [person("Anna"), bot("greedy"), bot("greedy")]
PEOPLE = [person("Anna"), person("Bruno"), person("Clara")]
HEADINGS = {"en": "ships found", "fr": "voiliers"}
FRENCH = {
    "north": "nord",
    "east": "est",
    "south": "sud",
    "west": "ouest",
    "place": "poser",
    "stay": "rester",
    "take": "prendre",
    "end": "fin",
    "dolphin": "dauphin",
    "wave": "raz de marée",
    "pirate": "pirate",
    "build": "construire",
    "put": "remettre",
    "on": "sur",
    "call": "interpeller",
    "keep": "garder",
}


session_of = sessions_of(VIGO, ALONE)


# People who play sensibly


def typed_by_people(session: Callable[[], Session], watch: Callable[[], None] | None = None) -> Iterator[str]:
    """What people type who choose as the greedy bot does, in the words of their language; they never call."""
    while True:
        if watch:
            watch()
        match = session().match
        seat = match.awaited()[0]
        if match.players[seat].is_bot:
            yield ""
            continue
        random = Random.seeded(len(match.log))
        action = bot_of("vigo", "greedy")(match.knowledge(seat), match.legal(seat), random, NO_LIMIT)
        yield in_words(match, seat, action, session().texts.language)


def in_words(match: Match, seat: int, action: int, language: str) -> str:
    """A move as somebody types it: in the notation, or in French and in short."""
    move = VIGO.notation.move(match.table, seat, action)
    if language == "en":
        return move
    word, *rest = move.split()
    if CHESTS <= action < PUTS:
        rest = [str(action - CHESTS + 1)]
    elif word in ("put", "call", "pirate"):
        rest[-1] = tile_letters(parse_tile(rest[-1]))
    return " ".join([FRENCH[word], *rest])


def played_by_people(watch: Callable[[Session], None] | None = None, **agreed: Any) -> Session:
    """A whole match; before each line, something may look at the session."""
    sessions: list[Session] = []
    lines = typed_by_people(lambda: sessions[0], (lambda: watch(sessions[0])) if watch else None)
    sessions.append(session_of(lines, **agreed))
    sessions[0].play_on()
    return sessions[0]


# What a screen shows


def last_table(text: str, language: str = "en") -> list[str]:
    """The lines of the table that was shown last, from its heading on."""
    lines = text.splitlines()
    start = max(number for number, line in enumerate(lines) if f"{HEADINGS[language]} " in line and " · " in line)
    return lines[start:]


def cells_shown(table: list[str]) -> dict[int, tuple[str, str, str]]:
    """For each cell what a table shows: a boat, a mark, and the letters of a tile."""
    rows = table[2 : 2 + ROWS]
    assert [row[0] for row in rows] == [row.rstrip()[-1] for row in rows] == [str(n + 1) for n in range(ROWS)]
    parts = [rows[cell % ROWS][2 + 6 * (cell // ROWS) :][:6] for cell in range(CELLS)]
    assert len(rows[0].rstrip()) == 2 + 6 * COLUMNS + 2
    return {cell: (part[:2].strip(), part[2].strip(), part[3:5]) for cell, part in enumerate(parts)}
