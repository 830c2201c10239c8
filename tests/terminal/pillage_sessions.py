"""Sessions of Pillage in a terminal, typed by people; and what a screen of it shows."""

from collections.abc import Callable, Iterator
from typing import Any

from rich.cells import cell_len

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.pillage.box import KINDS
from tablee.games.pillage.card_fields import Card
from tablee.games.pillage.options import cards_of
from tablee.games.pillage.table import FIRST_LEFT, FIRST_RIGHT, NO_MORE
from tablee.match import Match, bot, person
from tablee.terminal.pillage.answers import choices_of
from tablee.terminal.play import Session
from tests.terminal.sessions import sessions_of, shown

PILLAGE = GAMES["pillage"]
DUEL = [person("Anna"), bot("random")]
ALONE = [person("Anna"), bot("random"), bot("random")]
FIVE = [person("Bartholomew Roberts"), *[bot("random")] * 4]
PAIR = [person("Anna"), person("Bruno")]
THREE = [person("Anna"), person("Bruno"), bot("random")]
WORDS = {
    "en": {NO_MORE: "none", FIRST_LEFT: "left", FIRST_RIGHT: "right"},
    "fr": {NO_MORE: "rien", FIRST_LEFT: "gauche", FIRST_RIGHT: "droite"},
}


def at(position: str) -> Any:
    """A table in the middle of a game; unless it says otherwise, everybody plans."""
    phase = "" if "phase=" in position else " phase=plan"
    return PILLAGE.notation.parse_position(f"pillage {position}{phase}")


session_of = sessions_of(PILLAGE, ALONE)


def on_screen(session: Session) -> str:
    """What has been printed since the screen was wiped last."""
    return shown(session).split("\n" * session.console.height)[-1]


def too_wide(text: str, width: int = 80) -> list[str]:
    """Lines that do not fit, what is typed after a question not counted."""
    return [
        line
        for line in text.splitlines()
        if cell_len(line.rstrip()) > width and cell_len(line[: max(line.rfind(")"), line.rfind("?")) + 1]) > width
    ]


# People who play at random


def typed_by_people(session: Callable[[], Session], watch: Callable[[], None] | None = None) -> Iterator[str]:
    """What people type who choose at random: by number, by name in their language, or by three letters."""
    random, turn = Random.seeded(3), 0
    while True:
        if watch:
            watch()
        match, language = session().match, session().texts.language
        seat = match.awaited()[0]
        if session().holder != seat:
            yield ""  # behind the curtain
            continue
        legal = match.legal(seat)
        action = legal[below(random, len(legal))]
        turn += 1
        yield in_words(match, seat, action, language, turn)


def in_words(match: Match, seat: int, action: int, language: str, turn: int) -> str:
    """A decision as somebody types it, now so, now so."""
    if action not in KINDS:
        return WORDS[language][action]
    card: Card = cards_of(str(match.options["deck"]))[action]
    number = str(choices_of(match.view(seat)).index(action) + 1)
    return (number, card.fr if language == "fr" else card.name, card.code.lower())[turn % 3]


def played_by_people(watch: Callable[[Session], None] | None = None, **agreed: Any) -> Session:
    """A whole match; before each line, something may look at the session."""
    sessions: list[Session] = []
    lines = typed_by_people(lambda: sessions[0], (lambda: watch(sessions[0])) if watch else None)
    sessions.append(session_of(lines, **agreed))
    sessions[0].play_on()
    return sessions[0]
