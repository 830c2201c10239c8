"""Whole matches of VIGO, typed by people against bots, in both languages."""

import io
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from tablee.bots import bot_of
from tablee.cli import main
from tablee.games import GAMES
from tablee.games.vigo.box import ROWS
from tablee.games.vigo.building import stock_tiles
from tablee.games.vigo.table import Phase
from tablee.games.vigo.tiles import cell_code, parse_cell
from tablee.match import Decision, Match, Player, bot, person
from tablee.match.record import read
from tablee.terminal.keyboard import EndOfInput
from tablee.terminal.play import Session, play
from tablee.terminal.vigo.tiles import tile_letters
from tests.terminal.quoted import QUOTED
from tests.terminal.sessions import printed, screen, shown, unbroken
from tests.terminal.vigo_sessions import ALONE, VIGO, cells_shown, last_table, played_by_people, session_of

SIX = [person("Bartholomew Roberts"), *[bot("greedy")] * 5]
CODE = re.compile(r"\b[A-Z]{2}\b")
WINS = re.compile("wins with|shared win|l’emporte avec|Victoire partagée")


# Whole matches


@pytest.mark.parametrize("language", QUOTED)
@pytest.mark.parametrize("players", [ALONE, [bot("random"), person("Élise")], SIX])
def test_a_match_is_typed_to_its_end_in_80_columns(language: str, players: list[Player]) -> None:
    session = played_by_people(players=players, language=language)
    text = shown(session)
    assert session.match.result
    assert session.match.result.how == "finished"
    assert WINS.search(text)
    assert not set("{}$") & set(text)
    for line in text.splitlines():
        assert len(line.rstrip()) <= 80 or len(line[: line.rindex(":") + 1]) <= 80, line  # without what is typed


@pytest.mark.parametrize("options", [{"free_events": True}, {"vigilance": True}, {"memory_aid": True}])
def test_every_option_is_played(options: dict[str, bool]) -> None:
    session = played_by_people(players=ALONE, options=options)
    assert session.match.result


def test_people_share_the_keyboard_without_a_curtain() -> None:
    session = played_by_people(players=[person("Anna"), bot("greedy"), person("Bruno")])
    assert session.match.result
    assert "press Enter" not in shown(session)


@pytest.mark.parametrize("language", QUOTED)
def test_what_is_scored_is_what_the_match_scores(language: str) -> None:
    session = played_by_people(players=ALONE, language=language)
    rows = [line for line in shown(session).splitlines() if re.match(r"│ [A-Z]\d ", line)][-3:]
    cells = [[cell.strip() for cell in row.strip("│").split("│")] for row in rows]
    assert [int(row[-1]) for row in cells] == list(session.match.scores())
    for _, ships, chests, stock, total in cells:
        parts = [0 if part == "–" else int(part.split("=")[-1]) for part in (ships, chests, stock)]
        assert sum(parts) == int(total)
    assert {seat for seat, row in enumerate(cells) if row[-1] == max(cells, key=lambda row: int(row[-1]))[-1]} == set(
        session.match.result.winners if session.match.result else ()
    )


def test_bots_alone_need_no_lines() -> None:
    console = screen()
    match = play(VIGO, [bot("greedy"), bot("random")], {}, 7, "en", console, [])
    assert match.result
    assert WINS.search(printed(console))


# What is shown, and what is not


@pytest.mark.parametrize("aid", [False, True])
def test_the_table_shows_what_can_be_seen_and_nothing_else(aid: bool) -> None:
    looks: list[int] = []

    def watch(session: Session) -> None:
        table = last_table(shown(session))
        check_cells(session.match, cells_shown(table), aid)
        check_stocks(session.match, table)
        looks.append(session.match.question)

    played_by_people(watch, players=ALONE, options={"memory_aid": aid})
    assert len(looks) > 20


def check_cells(match: Match, cells: dict[int, tuple[str, str, str]], aid: bool) -> None:
    table = match.table
    for cell, (boat, _, letters) in cells.items():
        face = tile_letters(int(table.tiles[cell]))
        hidden = face.lower() if aid and table.was_open[cell] else "~~"
        assert letters == (face if table.is_open[cell] else hidden), cell_code(cell)
        seats = [seat for seat in range(table.seats) if table.boats[seat] == cell]
        assert boat == "".join("RBG"[seat] + str(seat + 1) for seat in seats)


def check_stocks(match: Match, lines: list[str]) -> None:
    for seat in range(3):
        (row,) = [line for line in lines if re.match(rf"[▸ ] [RBG]{seat + 1} ", line)]
        assert sorted(CODE.findall(row)) == sorted(map(tile_letters, stock_tiles(match.table, seat)))


def test_marks_are_the_moves_that_are_legal() -> None:
    def watch(session: Session) -> None:
        match = session.match
        if match.table.phase != Phase.SAIL:
            return
        marked = {
            cell: mark for cell, (_, mark, _) in cells_shown(last_table(shown(session))).items() if mark.isdigit()
        }
        seat = match.awaited()[0]
        moves = VIGO.notation.moves(match.table, seat, match.legal(seat))
        voyages = [move for move in moves if re.fullmatch(r"(north|east|south|west) \d", move)]
        assert sorted(marked.values()) == sorted(move[-1] for move in voyages)
        for cell, mark in marked.items():
            boat = int(match.table.boats[seat])
            across, down = cell // ROWS - boat // ROWS, cell % ROWS - boat % ROWS
            assert abs(across) + abs(down) == int(mark)
            assert not across or not down

    played_by_people(watch, players=ALONE, seed=8)


# Commands


def lines_then(*lines: str, language: str = "en", players: list[Player] = ALONE) -> tuple[Match, str]:
    console = screen()
    match = play(VIGO, players, {}, 7, language, console, lines, echo=True)
    return match, printed(console)


@pytest.mark.parametrize(
    ("line", "language", "answer"),
    [
        ("help", "en", "sail: n, e, s or w, and how far"),
        ("aide", "fr", "naviguer\u00a0: n, e, s ou o, et la distance"),
        ("chests", "en", "Your stock makes no chest."),
        ("Coffres", "fr", "Votre stock ne permet aucun coffre."),
        ("score", "en", "Scores, if the game ended now"),
        ("scores", "fr", "Scores, si la partie finissait maintenant"),
        ("rules chests", "en", "any number of chests"),
        ("undo", "en", "Nothing to undo"),
        ("table", "fr", "voiliers"),
    ],
)
def test_commands_are_answered_in_the_language(line: str, language: str, answer: str) -> None:
    match, text = lines_then("F5", line, language=language)
    assert answer in unbroken(text.split(f"{line}\n")[-1])
    assert len([entry for entry in match.log if isinstance(entry, Decision) and entry.seat == 0]) == 1


def test_a_voyage_that_shows_nothing_is_taken_back() -> None:
    """The way out has shown that a tile is no ship; the way back to that tile shows nothing more."""
    typed = ["F5", "e1", "undo", "end", "n1", "end", "s1", "undo", "n1", "end"]
    session = session_of(typed, [person("Anna"), bot("random")], seed=3)
    with pytest.raises(EndOfInput):
        session.play_on()
    assert shown(session).count("Anna undoes the last move.") == 1
    assert "Nothing to undo" in shown(session)
    assert session.match.table.boats[0] == parse_cell("G3")


def test_quitting_says_where_the_match_stops() -> None:
    match, text = lines_then("F5", "quitter", language="fr")
    assert match.result is None
    assert "La partie s’arrête ici\u00a0: À Anna de jouer · voiliers 0/6" in unbroken(text)


def test_when_the_last_person_resigns_only_the_end_is_told() -> None:
    match, text = lines_then("F5", "resign")
    assert match.result
    after = text[text.rindex("Only bots are left.") :]
    assert len(after.splitlines()) < 25
    assert "sails" not in after
    assert "The stocks are counted" in after
    assert WINS.search(after)


# The command line


def run(*words: str, typed: str = "") -> str:
    out = io.StringIO()
    with patch.object(sys, "stdin", io.StringIO(typed)), redirect_stdout(out), pytest.raises(SystemExit) as end:
        main(list(words))
    assert not end.value.code
    return out.getvalue()


def test_vigo_is_played_from_the_command_line(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    words = ["terminal", "vigo", "--preset", "as-printed", "--seed", "7", "--language", "fr", "--record", str(record)]
    text = run(*words, typed="A9\ne2\nprendre\nfin\n")  # in a corner, where bots do not begin
    match = read(record.read_text("utf-8"), GAMES)
    assert match.options["vigilance"] is True
    usual = [bot_of("vigo", level).written for level in ("easy", "medium")]
    assert [player.name for player in match.players[1:]] == usual
    assert "VIGO. Autour de la table\u00a0: Nord, Bigorneau (bot\u00a0:\u00a0facile)" in text
    assert "navigue de 2 cases vers l’est jusqu’en C9" in text


@pytest.mark.parametrize(("language", "ended"), [("en", "wins with"), ("fr", "l’emporte avec")])
def test_vigo_is_demonstrated_with_a_table_now_and_then(language: str, ended: str) -> None:
    text = run("demo", "vigo", "--players", "3", "--seed", "1", "--language", language)
    assert ended in text
    heading = {"en": "ships found", "fr": "· voiliers"}[language]
    assert 2 <= text.count(heading) <= 25
    assert max(map(len, text.splitlines())) <= 80
    assert run("demo", "vigo", "--players", "3", "--seed", "1", "--language", language) == text
