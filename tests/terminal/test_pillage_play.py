"""Whole matches of Pillage, typed by people, in both languages; and nothing that is secret on the screen."""

import io
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tablee.bots import bot_of
from tablee.cli import main
from tablee.games import GAMES
from tablee.games.bits import members_of
from tablee.games.pillage.deck import BUILT_IN
from tablee.games.pillage.options import cards_of
from tablee.games.pillage.table import Phase
from tablee.match import Player, bot, person
from tablee.match.record import read
from tablee.terminal.keyboard import EndOfInput
from tablee.terminal.play import Session
from tests.terminal.pillage_sessions import (
    ALONE,
    DUEL,
    FIVE,
    PAIR,
    THREE,
    at,
    on_screen,
    played_by_people,
    session_of,
    too_wide,
)
from tests.terminal.quoted import QUOTED
from tests.terminal.sessions import shown, unbroken

WINS = re.compile("wins with|shared win|l’emporte avec|partage|Victoire partagée|nobody wins|personne ne l’emporte")
SHORT = {"bank": "village"}


# Whole matches


@pytest.mark.parametrize("language", QUOTED)
@pytest.mark.parametrize("players", [DUEL, ALONE, FIVE])
def test_a_match_is_typed_to_its_end_in_80_columns(language: str, players: list[Player]) -> None:
    session = played_by_people(players=players, language=language)
    text = shown(session)
    assert session.match.result
    assert session.match.result.how == "finished"
    assert WINS.search(text)
    assert not set("{}$") & set(text)
    assert too_wide(text) == []


@pytest.mark.parametrize("options", [{"market": "both"}, {"market": "none"}, {"market": "village"}])
def test_every_market_is_played(options: dict[str, Any]) -> None:
    session = played_by_people(players=ALONE, options={**SHORT, **options}, language="fr")
    assert session.match.result
    assert too_wide(shown(session)) == []


def test_what_is_scored_is_what_the_match_scores() -> None:
    session = played_by_people(players=ALONE, options=SHORT)
    rows = [
        line for line in shown(session).splitlines() if re.match(r"│ (Anna|East|South) ", line) and line.count("│") == 7
    ][-3:]
    cells = [[cell.strip() for cell in row.strip("│").split("│")] for row in rows]
    assert [int(row[1].partition("/")[0]) for row in cells] == list(session.match.scores())
    for _, _, stock, bank, turnips, _ in cells:
        assert int(stock) + int(bank) == int(turnips)


# Secrets


@pytest.mark.parametrize("language", QUOTED)
@pytest.mark.parametrize("players", [PAIR, THREE])
def test_people_share_the_keyboard_behind_a_curtain(players: list[Player], language: str) -> None:
    curtains: list[int] = []

    def watch(session: Session) -> None:
        match, seat = session.match, session.match.awaited()[0]
        if session.holder is None and match.table.phase == Phase.PLAN and seat == 1:
            assert not re.search("Anna, (to your|à votre|in front|devant|which|quelle)", on_screen(session))
            curtains.append(match.question)

    session = played_by_people(watch, players=players, language=language, options=SHORT)
    assert session.match.result
    assert len(curtains) > 5
    assert too_wide(shown(session)) == []


MIDGAME = (
    "stocks=4,6,2 hands=FAR.WAL.RAI.MER.FIS.BER,FAR.WAL.RAI.MER,FAR.WAL.RAI.MER.REE row=COR.SEA.TAV.GUN market=both"
)
DUELLING = (
    "rounds_played=3 stocks=4,6 hands=FAR.WAL.RAI.MER.FIS,FAR.WAL.RAI.MER.REE row=COR.SEA.WHA.GUN "
    "plans={front}/-,MER/- planned=1,1"
)


@pytest.mark.parametrize(
    ("table", "players", "plans"),
    [
        (f"seats=3 {MIDGAME}", THREE, [("1", "2"), ("fisher", "berserker"), ("raider", "1")]),
        (f"seats=3 {MIDGAME} provoked=FIS,-,- drawn=BAR,-,-", THREE, [("1", "fis"), ("fisher", "bard"), ("bar", "fi")]),
        (f"seats=2 {DUELLING.format(front='WAL')}", PAIR, [("1",), ("fisher",), ("raider",)]),
    ],
)
def test_the_second_one_sees_nothing_of_the_plan_of_the_first(
    table: str, players: list[Player], plans: list[tuple[str, ...]]
) -> None:
    screens = set()
    for plan in plans:
        session = session_of(["", *plan, ""], players, at(table))
        with pytest.raises(EndOfInput):
            session.play_on()
        assert session.match.awaited()[0] == 1
        screens.add(on_screen(session))
    (only,) = screens
    assert "Your hand" in only
    assert "Bard" not in only


def test_in_a_duel_the_card_in_front_is_seen_by_its_owner_alone() -> None:
    screens = []
    for front in ("WAL", "RAI"):
        session = session_of(["", "1", ""], PAIR, at(f"seats=2 {DUELLING.format(front=front)}"))
        with pytest.raises(EndOfInput):
            session.play_on()
        before, *_, after = shown(session).split("\n" * 30)
        screens.append(after)
        name = {"WAL": "W Wall", "RAI": "R Raider"}[front]
        assert f"in front: {name}" in before
        assert "in front: M Merchant" in after
        assert after.count("face down") == 1
    assert screens[0] == screens[1]


@pytest.mark.parametrize("language", QUOTED)
@pytest.mark.parametrize("players", [[person("Anna"), *[bot("random")] * 4], THREE])
def test_a_card_that_others_took_face_down_is_never_named(players: list[Player], language: str) -> None:
    cards, looks = cards_of("ours"), []

    def watch(session: Session) -> None:
        holder = session.holder
        for seat in range(len(players)):
            for kind in members_of(int(session.match.table.drawn[seat])):
                name = cards[kind].fr if language == "fr" else cards[kind].name
                if seat != holder:
                    assert not re.search(rf"\b{name}\b", on_screen(session)), name
                    looks.append(kind)

    hands = ",".join(["FAR.WAL.RAI.MER", "FAR.WAL.RAI.MER.BAR", *["FAR.WAL.RAI.MER"] * (len(players) - 2)])
    table = at(f"seats={len(players)} market=village hands={hands} row=FLO.MIN.MOA.VET")
    played_by_people(watch, players=players, table=table, language=language, options={"market": "village"})
    assert looks


def test_who_took_a_card_face_down_sees_it() -> None:
    table = at("seats=3 market=village drawn=BAR,DOC,- row=FLO.MIN.MOA.VET")
    session = session_of([], ALONE, table)
    with pytest.raises(EndOfInput):
        session.play_on()
    text = unbroken(shown(session))
    assert "M Bard (hidden)" in text
    assert text.count("1 face down") == 2  # Anna's and East's
    assert "Doctor" not in text


# Plans can be changed


def test_a_plan_is_changed_before_it_is_complete() -> None:
    session = session_of(["raider", "undo", "wall", "reprendre", "farmer", "merchant"], ALONE)
    with pytest.raises(EndOfInput):
        session.play_on()
    text = unbroken(shown(session))
    assert text.count("Anna undoes the last move.") == 2
    assert "Anna, to your left: Raider (“undo” changes it). Which card to your right, against South?" in text
    assert re.search(r"Anna F Farmer ↔", text)
    assert re.search(r"↔ M Merchant Anna", text)


def test_at_the_curtain_the_one_before_changes_the_plan() -> None:
    lines = ["", "raider", "wall", "undo", "", "farmer", "", "1", "2"]
    session = session_of(lines, [person("Anna"), person("Bruno"), bot("random")])
    with pytest.raises(EndOfInput):
        session.play_on()
    text = unbroken(shown(session))
    assert "Anna R Raider ↔ W Wall Bruno" in text
    assert "↔ F Farmer Anna" in text


# The command line


def run(*words: str, typed: str = "") -> str:
    out = io.StringIO()
    with patch.object(sys, "stdin", io.StringIO(typed)), redirect_stdout(out), pytest.raises(SystemExit) as end:
        main(list(words))
    assert not end.value.code
    return out.getvalue()


def test_pillage_is_played_from_the_command_line(tmp_path: Path) -> None:
    record, usual = tmp_path / "match.txt", [bot_of("pillage", level).written for level in ("easy", "medium")]
    words = ["terminal", "pillage", "--seed", "7", "--language", "fr", "--record", str(record)]
    text = unbroken(run(*words, typed="fermier\nrempart\ncartes\n").replace("│", " "))
    match = read(record.read_text("utf-8"), GAMES)
    assert [player.name for player in match.players[1:]] == usual
    assert "chacun à gauche du précédent\u00a0: Nord, Navet" in text
    assert text.count("sont de notre invention") == 2  # when the match begins, and where the cards are listed
    for card in BUILT_IN["abordage"]:
        assert card.fr.replace("'", "’") in text


@pytest.mark.parametrize(("language", "ended"), [("en", "wins with"), ("fr", "l’emporte avec")])
def test_pillage_is_demonstrated_with_a_table_now_and_then(language: str, ended: str) -> None:
    words = ["demo", "pillage", "--players", "3", "--seed", "1", "--options", "bank=village", "--language", language]
    text = run(*words)
    assert ended in text
    assert 2 <= text.count({"en": "plans in secret", "fr": "planification en secret"}[language]) <= 25
    assert too_wide(text) == []
    assert run(*words) == text


@pytest.mark.parametrize(
    ("words", "answer"), [(["rules", "pillage", "chicken"], "odd"), (["options", "pillage"], "our own design")]
)
def test_rules_and_options_can_be_read(words: list[str], answer: str) -> None:
    assert answer in unbroken(run(*words, "--language", "en"))
