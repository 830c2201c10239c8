"""Whatever is typed is answered: words of both languages, every question, every refusal."""

import re
from typing import Any

import pytest

from tablee.games.vigo.table import CHESTS, Phase
from tablee.games.vigo.tiles import TILE_CODES, parse_cell
from tablee.games.words import Text
from tablee.match import Decision
from tablee.terminal.keyboard import EndOfInput
from tablee.terminal.vigo.answers import action_meant, canonical
from tablee.texts import LANGUAGES, Texts
from tests.rulebook.vigo_tables import at, boats, junk, lies, stock
from tests.terminal.sessions import shown, unbroken
from tests.terminal.vigo_sessions import ALONE, PEOPLE, session_of
from tests.texts.language_files import PACKAGE

PAIR = PEOPLE[:2]
STOCK = "lid-red+lock-blue+bottom-blue+key-blue+lid-cup+bottom-cup+middle-ring"


def typed(table: Any, *lines: str, language: str = "en", width: int = 400) -> tuple[Any, str]:
    """What a game becomes by these lines, and what the screen shows; people are as many as the seats."""
    session = session_of(lines, PEOPLE[: int(table.seats)], table, language, width=width)
    with pytest.raises(EndOfInput):
        session.play_on()
    return session.match, shown(session)


# Words


@pytest.mark.parametrize(
    ("phase", "line", "meant"),
    [
        (Phase.SAIL, "east 4", "east 4"),
        (Phase.SAIL, "e4", "east 4"),
        (Phase.SAIL, "E 4", "east 4"),
        (Phase.SAIL, "est 4", "east 4"),
        (Phase.SAIL, "Nord2", "north 2"),
        (Phase.SAIL, "n 2", "north 2"),
        (Phase.SAIL, "sud 1", "south 1"),
        (Phase.SAIL, "o6", "west 6"),
        (Phase.SAIL, "w6", "west 6"),
        (Phase.SAIL, "ouest 6", "west 6"),
        (Phase.PLACE, "e4", "place e4"),
        (Phase.PLACE, "poser E4", "place e4"),
        (Phase.PUT_BACK, "C3", "on c3"),
        (Phase.CALL, "c3", "on c3"),
        (Phase.PUT_BACK, "sur C3", "on c3"),
        (Phase.LAND, "prendre", "take"),
        (Phase.LAND, "FIN", "end"),
        (Phase.LAND, "coffre 2", "build 2"),
        (Phase.LAND, "construire 2", "build 2"),
        (Phase.LAND, "build LR LU BB BU", "build lid-red lid-cup bottom-blue bottom-cup"),
        (Phase.LAND, "dauphin F3", "dolphin f3"),
        (Phase.LAND, "raz de marée C", "wave c"),
        (Phase.LAND, "wave 3", "wave 3"),
        (Phase.LAND, "pirate 2 key-red", "pirate 2 key-red"),
        (Phase.LAND, "pirate 2 KR", "pirate 2 key-red"),
        (Phase.LAND, "pirate B2 clé rouge", "pirate 2 key-red"),
        (Phase.LAND, "put red key", "put key-red"),
        (Phase.LAND, "put a brown lid with a crown", "put lid-crown"),
        (Phase.LAND, "remettre une partie centrale bleue à serrure", "put lock-blue"),
        (Phase.LAND, "remettre un couvercle marron avec une pièce d’or", "put lid-coin"),
        (Phase.LAND, "remettre un fond marron vide", "put bottom-empty"),
        (Phase.LAND, "remettre do", "put dolphin"),
        (Phase.LAND, "remettre raz de marée", "put wave"),
        (Phase.SAIL, "interpeller clef-rouge", "call key-red"),
        (Phase.CALL, "garder", "keep"),
        (Phase.SAIL, "rester", "stay"),
    ],
)
def test_short_and_french_words_mean_what_the_notation_says(phase: Phase, line: str, meant: str) -> None:
    assert canonical(line, phase) == meant


def test_every_tile_is_understood_as_both_languages_say_it() -> None:
    for code in TILE_CODES.keys() - {"ship"}:
        for language in LANGUAGES:
            part, _, of = code.partition("-")
            said = Texts(language).say(Text("vigo-tile", {"part": part, "of": of or "none"}))
            assert canonical(f"put {said}", Phase.LAND) == f"put {code}"


def test_a_chest_is_named_by_its_number_or_by_its_tiles() -> None:
    table = at(f"phase=land boats=A1,L9 stocks={STOCK},-")
    session = session_of([], PAIR, table)
    for line in ("build 1", "coffre 1", f"build {STOCK.replace('+', ' ')}", "build LR XB BB KB LU BU MI"):
        assert action_meant(line, session.match, 0, session.texts) == CHESTS


# Questions


LANDED = "phase=land boats=C3,L9"


@pytest.mark.parametrize(
    ("table", "english", "french"),
    [
        (
            at("phase=place boats=-,-"),
            "Anna, put your boat on a cell, A1–L9:",
            "Anna, posez votre bateau sur une case, A1–L9\u00a0:",
        ),
        (at("boats=A1,A3"), "Anna, sail east 1–6, south 1:", "Anna, naviguez est 1–6, sud 1\u00a0:"),
        (
            at("stocks=dolphin+wave+pirate,key-red"),
            "Anna, sail east 1–6, south 1–6; or first dolphin + cell, wave + line, pirate + seat + tile:",
            "ou d’abord dauphin + case, raz + rangée, pirate + place + plaque\u00a0:",
        ),
        (
            at("event_played=1 may_take=1", "A1 key-red"),
            "sail east 1–6, south 1–6; or first take (a red key):",
            "ou d’abord prendre (une clé rouge)\u00a0:",
        ),
        (at("boats=A1,A2,B1 stocks=wave,-,-"), "Anna, stay, wave + line:", "Anna, rester, raz + rangée\u00a0:"),
        (
            at(f"{LANDED} may_take=1 stocks={STOCK},-", "C3 hidden key-red"),
            "Anna, take (a tile), build 1–3, end:",
            "Anna, prendre (une plaque), construire 1–3, fin\u00a0:",
        ),
        (
            at(f"{LANDED} stocks={junk(9, 'wave')},-"),
            "Anna, wave + line, put + tile:",
            "raz + rangée, remettre + plaque",
        ),
        (
            at(f"phase=put_back lifted=wave boats=C3,L9 stocks={junk(9)},-"),
            "Anna, where does the tile go (a tidal wave)? A cell marked +:",
            "Anna, où va la plaque (un raz de marée)\u00a0? Une case marquée +\u00a0:",
        ),
        (
            at(f"vigilance=true phase=call lifted=wave caller=2 boats=A1,C1,E1 stocks={junk(9)},-,- turn=2"),
            "Bruno, where does the tile go (a tidal wave)? A cell marked +, or keep:",
            "Une case marquée +, ou garder\u00a0:",
        ),
        (
            at(f"vigilance=true boats=A1,C1,E1 turn=2 stocks={junk(9, 'wave')},-,-"),
            "Bruno, sail east 1, south 1–6, west 1; or first call + tile:",
            "ou d’abord interpeller + plaque\u00a0:",
        ),
    ],
)
def test_a_question_names_what_the_rules_allow(table: Any, english: str, french: str) -> None:
    for language, question in (("en", english), ("fr", french)):
        _, text = typed(table.copy(), language=language)
        assert question in text


@pytest.mark.parametrize("position", ["", f"{LANDED} may_take=1", "phase=place boats=-,-"])
def test_enter_alone_moves_nothing(position: str) -> None:
    match, text = typed(at(position, *(["C3 key-red"] if "may_take" in position else [])), "", "  ", "\t")
    assert not any(isinstance(entry, Decision) for entry in match.log)
    assert text.count("Anna, ") == 1 + 4  # in the welcome, and as often as she is asked


# Refusals


PUTTING_BACK = f"phase=put_back lifted=wave boats=C3,L9 stocks={junk(9)},-"
CALLING = f"vigilance=true phase=call lifted=wave caller=2 boats=A1,C1,E1 stocks={junk(9)},-,- turn=2"


@pytest.mark.parametrize(
    ("position", "line", "english", "french"),
    [
        ("phase=place boats=-,-", "Z3", "type a cell, A1–L9.", "taper une case, A1–L9."),
        (PUTTING_BACK, "Z3", "type a cell marked +.", "taper une case marquée +."),
        (CALLING, "Z3", "type a cell marked +, keep.", "taper une case marquée +, garder."),
        ("stocks=dolphin,-", "Z3", "east 1–6, south 1–6, dolphin + cell.", "est 1–6, sud 1–6, dauphin + case."),
    ],
)
def test_what_is_not_understood_is_answered_with_what_is_asked(
    position: str, line: str, english: str, french: str
) -> None:
    for language, allowed in (("en", f"You can now: {english}"), ("fr", f"Vous pouvez maintenant\u00a0: {french}")):
        assert allowed in typed(at(position), line, language=language)[1]


@pytest.mark.parametrize(("language", "sheet"), [("en", "quit, chests."), ("fr", "quitter, coffres.")])
def test_the_sheet_of_chests_is_among_the_commands_that_are_named(language: str, sheet: str) -> None:
    assert sheet in typed(at(""), "foo", language=language)[1]


@pytest.mark.parametrize("line", ["a 4", "A 4", "e 4", "place a 4", "poser A 4"])
def test_a_cell_may_be_typed_with_a_space(line: str) -> None:
    match, _ = typed(at("phase=place boats=-,-"), line)
    assert int(match.table.boats[0]) == parse_cell("e4" if line == "e 4" else "a4")


REFUSALS = [
    ("", "foo", "vigo-not-understood"),
    ("", "F3", "vigo-not-understood"),
    ("", "4", "vigo-not-understood"),
    ("", "e", "vigo-not-understood"),
    ("", "e 7", "vigo-not-understood"),
    ("stocks=dolphin,-", "dolphin M1", "vigo-no-such-cell"),
    ("stocks=dolphin,-", "dauphin L9", "vigo-cell-taken"),
    ("stocks=dolphin,-", "on F6", "vigo-cell-word"),
    ("stocks=dolphin,-", "place F6", "vigo-cell-word"),
    ("stocks=wave,-", "wave Z", "vigo-no-such-line"),
    ("stocks=pirate,key-red", "pirate 2 clé mauve", "vigo-tile-not-understood"),
    ("stocks=pirate,key-red", "pirate 2 KB", "vigo-not-held"),
    ("stocks=pirate,-", "pirate 2 KB", "vigo-nothing-to-steal"),
    ("stocks=pirate,key-red", "pirate 1 KB", "did-you-mean"),
    ("stocks=pirate,key-red", "pirate 3 KB", "position-seat"),
    ("", "n 1", "vigo-way-barred"),
    ("boats=A1,A3", "s 5", "vigo-way-barred"),
    ("", "stay", "vigo-can-sail"),
    ("", "end", "vigo-must-sail"),
    ("", "build 1", "vigo-no-such-chest"),
    ("", "take", "vigo-nothing-to-take"),
    ("", "wave 3", "vigo-no-event"),
    ("stocks=wave,- event_played=1", "wave 3", "vigo-event-played"),
    ("", "call KR", "vigo-no-call"),
    ("", "keep", "vigo-no-call"),
    ("phase=place boats=-,-", "east 4", "vigo-place-first"),
    ("phase=place boats=A1,- turn=2", "A1", "vigo-cell-taken"),
    (f"{LANDED} may_take=1", "n1", "vigo-has-sailed"),
    (f"{LANDED} may_take=1", "put KR", "vigo-not-ten"),
    (f"{LANDED} may_take=1 stocks=wave,-", "wave 3", "vigo-event-not-new"),
    (f"{LANDED} may_take=1 stocks={STOCK},-", "build 9", "vigo-no-such-chest"),
    (f"{LANDED} may_take=1 stocks={junk(9, 'wave')},-", "take", "vigo-stock-full"),
    (f"{LANDED} stocks={junk(9, 'wave')},-", "end", "vigo-ten-tiles"),
    (f"{LANDED} stocks={junk(9, 'wave')},-", "put LR", "vigo-not-held"),
    (f"phase=put_back lifted=wave boats=C3,L9 stocks={junk(9)},-", "C3", "vigo-cell-not-free"),
    (f"phase=put_back lifted=wave boats=C3,L9 stocks={junk(9)},-", "dolphin C5", "vigo-cell-word"),
    (f"phase=put_back lifted=wave boats=C3,L9 stocks={junk(9)},-", "keep", "vigo-no-keeping"),
    (f"phase=put_back lifted=wave boats=C3,L9 stocks={junk(9)},-", "end", "vigo-where-to"),
]


@pytest.mark.parametrize(("position", "line", "key"), REFUSALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_answered_with_the_reason(position: str, line: str, key: str, language: str) -> None:
    table = at(position, *(["C3 lid-blue"] if "may_take=1" in position else []))
    match, text = typed(table, line, language=language)
    assert not any(isinstance(entry, Decision) for entry in match.log)
    assert start_of(key, language) in text


def start_of(key: str, language: str) -> str:
    """The beginning of a sentence, up to what fills it."""
    files = "".join(file.read_text("utf-8") for file in (PACKAGE / "texts" / language).glob("*.ftl"))
    (found,) = re.findall(rf"^{key} =\s*([^\n]*)", files, re.MULTILINE)
    parts: list[str] = re.split(r"\{[^}]*\}?", found)
    return max(parts, key=len).strip()


NONSENSE = [
    "foo",
    "99",
    "²",
    "9" * 5000,
    "\x1b[2J",
    "\x00",
    "a" * 9999,
    "é" * 50,
    "[bold]",
    "{x}",
    "$y",
    "east",
    ":",
    "-",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", ["stocks=pirate,key-red", "phase=place boats=-,-", f"{LANDED} stocks={STOCK},-"])
def test_nonsense_is_answered_and_changes_nothing(position: str, language: str) -> None:
    words = ["place", "dolphin", "wave", "pirate", "pirate 2", "build", "put", "on", "call", "east"]
    lines = [*NONSENSE, *words, *(f"{word} {rest}" for word in words for rest in ("x" * 500, "\x1b[2J", "½", "[/]"))]
    match, text = typed(at(position), *lines, language=language, width=80)
    assert not any(isinstance(entry, Decision) for entry in match.log)
    assert "\x1b" not in text
    assert "x" * 200 not in "".join(text.split())


# Out of turn, and at one keyboard


def ten(**given: str) -> Any:
    """Anna has ended her turn with ten tiles; Bruno is to sail."""
    words = {"vigilance": "true", "boats": "A1,C1,E1", "turn": "2", "stocks": f"{junk(9, 'wave')},-,-", **given}
    return at(" ".join(f"{name}={value}" for name, value in words.items()))


def test_another_person_calls_and_keeps_the_tile() -> None:
    match, text = typed(ten(), "3: call key-red", "keep", "s2")
    assert stock(match.table, 2) == ["key-red"]
    assert len(stock(match.table, 0)) == 9
    assert boats(match.table)[1] == "C3"
    assert "Ten tiles! Clara calls out Anna and takes a red key. KR" in text
    assert "Clara, where does the tile go (a red key)? A cell marked +, or keep:" in text
    assert "Clara keeps a red key. KR" in text


def test_the_person_whose_turn_it_is_calls_and_puts_the_tile_on_a_cell() -> None:
    match, text = typed(ten(), "interpeller raz de marée", "B1", language="fr")
    assert lies(match.table, "B1") == "wave"
    assert stock(match.table, 1) == []
    assert "Bruno, naviguez" in text.rsplit("B1\n", 1)[1]


def test_who_forgot_and_who_is_too_late_cannot_call() -> None:
    match, text = typed(ten(), "1: call KR", "s2", "1: call KR", "3: call KR")
    assert text.count("cannot decide anything now") == 2
    assert "Nobody can be called out now." in text
    assert stock(match.table, 2) == []


def test_before_a_bot_goes_on_a_person_may_call() -> None:
    session = session_of(["call LG", "A5"], [PEOPLE[0], *ALONE[1:]], at_ten_of_a_bot())
    with pytest.raises(EndOfInput):
        session.play_on()
    text = unbroken(shown(session))
    assert "East has ended a turn with ten tiles. Whoever calls first takes one of them, as in “call WA”." in text
    assert "You may speak out of turn now: 1 Anna." in text
    assert "Anna calls out East" in text
    assert "Anna puts a green lid on A5, face up." in text


def at_ten_of_a_bot() -> Any:
    """East has ended a turn with ten tiles; South is to sail."""
    return ten(turn="3", stocks=f"-,{junk(9, 'wave')},-")


def test_enter_lets_the_bot_go_on() -> None:
    session = session_of(["", ""], [PEOPLE[0], *ALONE[1:]], at_ten_of_a_bot())
    with pytest.raises(EndOfInput):
        session.play_on()
    assert session.match.table.turn == 0 or "South calls out East" in shown(session)
