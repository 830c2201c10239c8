"""What completion, hints and help say can be typed is understood: one notation in all of them."""

from collections.abc import Iterator

import pytest

from tablee.bots import NO_LIMIT, bot_of
from tablee.games import GAMES
from tablee.games.chance import Random
from tablee.games.contract import Game
from tablee.games.words import Refused
from tablee.match import Match, person
from tablee.terminal.commands import command_in
from tablee.terminal.completion import completions, nearest
from tablee.terminal.hints import hint_for
from tablee.terminal.keyboard import Keyboard
from tablee.terminal.names import names_of
from tablee.terminal.opponents import Opponents
from tablee.terminal.play import Session
from tablee.terminal.screens import SCREENS, screen_of
from tablee.texts import LANGUAGES, Texts
from tests.terminal.pillage_sessions import at
from tests.terminal.sessions import screen

PEOPLE = [person("Anna"), person("Bruno"), person("Clara")]
MOMENTS = 150  # of a match that are looked at
PILLAGE_POSITIONS = (
    "seats=3 phase=order stocks=4,2,2 hands=FAR.WAL.RAI.MER.RAN,FAR.WAL.RAI.MER,FAR.WAL.RAI.MER row=COR.SEA.TAV.GUN "
    "played=MER/RAN,FAR/WAL,FAR/WAL type_now=4 resolving=1L.1R asked=1",
    "seats=3 phase=board stocks=4,2,2 row=COR.SEA.TAV.GUN played=MER/FAR,FAR/WAL,FAR/WAL "
    "type_now=4 resolving=1L queue=1 price=1 asked=1",
)


def session_of(match: Match, language: str) -> Session:
    texts = Texts(
        language, names_of(PEOPLE, match.game.name, Texts(language)), match.game.called(match.options, language)
    )
    return Session(match, texts, Keyboard([], screen(), True), Opponents(match, 1), 0)


def moments(game: Game) -> Iterator[tuple[Match, int]]:
    """A match at each of its questions, with a seat that is asked; sensibly played."""
    match = Match(game, PEOPLE, seed=b"offers")
    for number in range(MOMENTS):
        if not match.awaited():
            break
        seat = match.awaited()[0]
        yield match, seat
        choose = bot_of(game.name, "greedy")
        match.submit(seat, choose(match.knowledge(seat), match.legal(seat), Random.seeded(number), NO_LIMIT))
    if game.name == "pillage":
        for position in PILLAGE_POSITIONS:
            match = Match(game, PEOPLE, seed=b"offers")
            match.table = at(position)
            yield match, 0


@pytest.mark.parametrize("name", SCREENS)
def test_every_legal_move_can_be_typed_as_it_is_offered_and_as_a_record_writes_it(name: str) -> None:
    meant = screen_of(name).action_meant
    for match, seat in moments(GAMES[name]):
        legal = match.legal(seat)
        for action, written in zip(legal, match.notated(seat, legal), strict=True):
            for language in LANGUAGES:
                session = session_of(match, language)
                assert meant(written, match, seat, session.texts) == action
                typed = session.screen.typed(match, seat, action, session.texts)
                assert meant(typed, match, seat, session.texts) == action, typed
                assert command_in(typed)[0] is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_every_example_of_the_help_is_understood(name: str, language: str) -> None:
    shown = screen_of(name)
    texts = Texts(language)
    examples = [one if isinstance(one, str) else texts.say(one) for one, _ in shown.answers]
    left = {typed for example in examples for typed in example.split(", ") if not shown.sheet_meant(typed)}
    for match, seat in moments(GAMES[name]):
        left = {typed for typed in left if not is_understood(typed, match, seat, texts)}
    assert left == set()


def is_understood(typed: str, match: Match, seat: int, texts: Texts) -> bool:
    try:
        screen_of(match.game.name).action_meant(typed, match, seat, texts)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_sheets_and_commands_are_offered_in_the_language_and_answered(name: str, language: str) -> None:
    match, seat = next(moments(GAMES[name]))
    session = session_of(match, language)
    others = session.offers(seat)[len(match.legal(seat)) :]
    assert len(others) >= 8
    for typed in others:
        assert command_in(typed)[0] or session.screen.sheet_meant(typed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_a_hint_is_a_legal_move_from_what_the_seat_is_shown(name: str, language: str) -> None:
    for match, seat in moments(GAMES[name]):
        session = session_of(match, language)
        log, choices = list(match.log), match.choices(seat)
        hint = hint_for(match, session.screen, seat, Random.seeded(1), session.texts)
        assert session.screen.action_meant(hint.args["typed"], match, seat, session.texts) in match.legal(seat)
        assert session.texts.say(hint)
        assert (match.log, match.choices(seat)) == (log, choices)  # shown, not played


def test_nobody_is_offered_a_card_of_another_hand() -> None:
    match = Match(GAMES["ugo"], PEOPLE, seed=b"offers")
    session = session_of(match, "en")
    (seat,) = match.awaited()
    for other in {0, 1, 2} - {seat}:
        assert not set(match.notated(other, match.legal(other))) & set(session.offers(seat))
    offered = {typed for typed in session.offers(seat) if command_in(typed)[0] is None}
    assert offered == set(match.notated(seat, match.legal(seat)))


@pytest.mark.parametrize(
    ("typed", "offers", "found"),
    [
        ("", ["R6", "B3", "help"], ["R6", "B3", "help"]),
        ("r", ["R6", "R7", "rules"], ["r6", "r7", "rules"]),
        ("dol", ["dolphin A1", "dolphin A2", "end"], ["dolphin "]),
        ("dolphin a", ["dolphin A1", "dolphin A2"], ["dolphin a1", "dolphin a2"]),
        ("regl", ["règles"], ["regles"]),
        ("rat", ["Rat Catcher", "Raider"], ["rat Catcher"]),
        ("x", ["R6"], []),
    ],
)
def test_a_line_is_completed_as_far_as_it_is_clear(typed: str, offers: list[str], found: list[str]) -> None:
    assert completions(typed, offers) == found


@pytest.mark.parametrize(
    ("typed", "offers", "meant"),
    [
        ("qiut", ["quit", "undo"], "quit"),
        ("reglse 5", ["règles", "table"], "règles 5"),
        ("norht 3", ["north 3", "north 2"], "north 3"),
        ("Rat Catcer", ["Rat Catcher"], "Rat Catcher"),
        ("east 9", ["east 1", "east 2"], None),
        ("east", ["east 1", "east 2"], None),
        ("", ["quit"], None),
        ("zzz", ["quit"], None),
    ],
)
def test_what_is_misspelt_is_found(typed: str, offers: list[str], meant: str | None) -> None:
    assert nearest(typed, offers) == meant
