"""What happens in VIGO is told in a few lines, and never what is hidden again."""

import re
from typing import Any

import pytest
from rich.console import Group

from tablee.bots import NO_LIMIT, bot_of
from tablee.games.chance import Random
from tablee.games.story import UNTOLD, Event
from tablee.games.vigo.box import CELLS
from tablee.games.vigo.story import Step
from tablee.games.vigo.tiles import parse_cell
from tablee.match import Match, bot
from tablee.terminal.vigo.narrator import ROUNDS_BETWEEN, Narrator
from tablee.terminal.vigo.teller import Teller
from tablee.terminal.vigo.tiles import tile_letters
from tablee.texts import LANGUAGES, Texts
from tests.rulebook.vigo_tables import at, do, junk
from tests.terminal.sessions import text_of
from tests.terminal.vigo_sessions import VIGO

NAMES = ["Anna", "Bruno", "Clara"]
SHOWN = re.compile(r"\b([A-L][1-9]) ↑ (\S\S)")


def told(table: Any, *moves: str, language: str = "en", width: int = 200) -> list[str]:
    """The lines that tell what whoever is asked does."""
    teller = Teller(Texts(language, NAMES), lambda: VIGO.view(table, 0))
    blocks = [block for move in moves for block in teller.tell(do(table, move))]
    return [line.rstrip() for line in text_of(Group(*blocks), width).splitlines() if line.strip()]


# Deeds


COURSE = ("B3 hidden lid-red", "C3 key-blue", "D3 hidden ship", "E3 hidden pirate")


def test_a_voyage_is_one_line_with_what_it_turns() -> None:
    assert told(at("boats=A3,L9", "A1 hidden ship", *COURSE), "east 5") == [
        "R1 Anna sails east 5 to F3: B3 ↑ LR a red lid, C3 ↓, D3 sailing ship 5 of 6, +10, E3 ↑ PI a pirate"
    ]
    assert told(at("boats=A3,L9", *COURSE), "east 5") == [
        "R1 Anna sails east 5 to F3: B3 ↑ LR a red lid, C3 ↓, D3 ↑ SH a sailing ship, E3 ↑ PI a pirate"
    ]


def test_a_voyage_in_french() -> None:
    assert told(at("boats=A3,L9", *COURSE[:2]), "east 3", language="fr") == [
        "R1 Anna navigue de 3 cases vers l’est jusqu’en D3\u00a0: B3 ↑ LR un couvercle rouge, C3 ↓"
    ]
    assert told(at("boats=A3,L9"), "south 1", language="fr") == ["R1 Anna navigue d’une case vers le sud jusqu’en A4"]


def test_a_wave_and_a_leap_are_told_with_what_they_turn() -> None:
    assert told(at("boats=A3,L9 stocks=wave,-", *COURSE[:2]), "wave 3") == [
        "R1 Anna plays a tidal wave on line 3: B3 ↑ LR a red lid, C3 ↓"
    ]
    assert told(at("boats=A3,L9 stocks=dolphin,-", "C3 key-blue"), "dolphin C3", "take") == [
        "R1 Anna plays a dolphin and leaps to C3",
        "R1 Anna takes a blue key from C3. KB",
    ]
    last = at("boats=A3,L9 stocks=dolphin,-", "C3 hidden ship")
    assert told(last, "dolphin C3") == ["R1 Anna plays a dolphin and leaps to C3: C3 ↑ SH a sailing ship"]


def test_a_boat_that_is_placed_on_a_ship_finds_it() -> None:
    ships = [f"{column}9 hidden ship" for column in "ABC"]
    assert told(at("phase=place boats=-,-", *ships, "D9 hidden key-red"), "place A9", "place D9") == [
        "R1 Anna puts a boat on A9: A9 sailing ship 4 of 6, +10",
        "B2 Bruno puts a boat on D9",
        "B2 Bruno takes a red key from D9, where it lay hidden. KR",
    ]


CHEST = "lid-red+lock-blue+bottom-blue+key-blue+lid-cup+bottom-cup+middle-ring"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "R1 Anna builds KB · LR LU · BB BU · XB MI: 40 + 3×20 + 3×10 + 40 = 170, ×2 = 340. 350 in all.",
        ),
        (
            "fr",
            "R1 Anna construit KB · LR LU · BB BU · XB MI\u00a0: 40 + 3×20 + 3×10 + 40 = 170, ×2 = 340. 350 en tout.",
        ),
    ],
)
def test_a_chest_is_told_as_its_sum(language: str, line: str) -> None:
    assert told(at(f"phase=land stocks={CHEST},- scores=10,0"), "build 1", language=language) == [line]


def test_tiles_that_go_back_and_pirates_are_told_with_their_letters() -> None:
    table = at(f"phase=land boats=C3,L9 stocks={junk(9, 'wave')},-")
    assert told(table, "put wave", "on C4")[:2] == [
        "R1 Anna returns a tidal wave to the bay. WA",
        "R1 Anna puts a tidal wave on C4, face up. WA",
    ]
    assert told(at("stocks=pirate,key-red"), "pirate 2 key-red") == [
        "R1 Anna plays a pirate and steals a red key from Bruno. KR"
    ]


def test_a_turn_that_ends_without_more_needs_no_words() -> None:
    assert told(at("phase=land boats=C3,L9 may_take=1", "C3 key-red", "D4 key-blue"), "end") == []


def test_the_countdown_and_the_safety_end_are_told() -> None:
    table = at("phase=land turn=2 boats=C3,D3 may_take=1 idle_turns=1 fewest_in_bay=1", "D3 key-red")
    assert told(table, "end") == ["   Without progress, the game ends after 38 more turns."]
    table = at("phase=land turn=2 boats=C3,D3 may_take=1 idle_turns=39 fewest_in_bay=1", "D3 key-red")
    lines = told(table, "end")
    assert lines[0] == "   No progress for 40 turns: the game ends."
    assert any("wins with" in line or "shared win" in line for line in lines)


# The end


def test_the_end_counts_stocks_ships_and_chests() -> None:
    lines = told(at("boats=C3,L9 stocks=key-red+lid-cup,pirate+lid-blue+wave scores=7,3", "C5 ship"), "south 2")
    text = "\n".join(lines)
    assert "Anna reaches the sixth sailing ship on C5: +60. The game ends." in text
    assert "R1 Anna  KR 20, LU 5 = 25" in text
    assert "B2 Bruno PI -50, LB 20 = -30" in text
    assert re.search(r"│ R1 Anna +│ +60 │ +– │ +25 │ +92 │", text)
    assert re.search(r"│ B2 Bruno +│ +– │ +– │ +-30 │ +-27 │", text)
    assert "Anna wins with 92 points." in text


def test_a_shared_win_names_all_winners() -> None:
    text = "\n".join(told(at("boats=C3,L9 scores=0,60", "C5 ship"), "south 2"))
    assert "A shared win with 60 points: Anna, Bruno." in text


# Whole games


def greedy_match(seed: int, seats: int = 3, **options: Any) -> Match:
    return Match(VIGO, [bot("greedy")] * seats, options, seed=str(seed).encode())


def decide(match: Match) -> list[Event]:
    seat = match.awaited()[0]
    random = Random.seeded(len(match.log))
    return list(
        match.submit(seat, bot_of("vigo", "greedy")(match.knowledge(seat), match.legal(seat), random, NO_LIMIT)).events
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_face_is_told_only_while_it_lies_open(seed: int, language: str) -> None:
    match = greedy_match(seed)
    teller, faces = Teller(Texts(language, NAMES), match.view), 0
    while match.awaited():
        text = text_of(Group(*teller.tell(decide(match))), 400)
        for cell, letters in SHOWN.findall(text):
            faces += 1
            assert match.table.is_open[parse_cell(cell)]
            assert letters == tile_letters(int(match.table.tiles[parse_cell(cell)]))
    assert faces > 50


@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_hidden_now_is_not_told_again(seed: int) -> None:
    match, looks = greedy_match(seed), 0
    while match.awaited():
        decide(match)
        if len(match.log) % 20:
            continue
        story = match.story()
        veiled = [event for event in story if event.args.get("tile") == UNTOLD]
        retold = text_of(Group(*Teller(Texts("en", NAMES), match.view).tell(story)), 10_000)
        assert len(re.findall(r"↑ ~~ a tile", retold)) == sum(event.step == Step.TILE_SHOWN for event in veiled)
        assert retold.count("~~") == len(veiled)
        looks += len(veiled)
    assert looks > 20


def test_a_teller_keeps_no_faces() -> None:
    match = greedy_match(5)
    teller = Teller(Texts("en", NAMES), match.view)
    while match.awaited():
        list(teller.tell(decide(match)))
    assert vars(teller).keys() == {"texts", "view", "is_brief", "colours", "tallies"}
    assert {name for tally in teller.tallies for name in vars(tally)} == {"ships", "chests"}
    assert [
        sum(tally.ships) + sum(tally.chests) <= score
        for tally, score in zip(teller.tallies, match.scores(), strict=True)
    ]


def test_the_set_up_is_told_in_two_sentences() -> None:
    match = greedy_match(6)
    teller = Teller(Texts("fr", NAMES), match.view)
    lines = [text_of(block).strip() for moment in match.moments for block in teller.tell(list(moment.events))]
    assert len(match.moments) == 1 + CELLS
    assert lines[0].startswith("Le sort désigne qui commence")
    assert lines[1:] == ["108 plaques sont posées faces cachées sur le plateau."]


def test_who_watches_sees_the_table_once_in_some_rounds() -> None:
    match = greedy_match(7)
    narrator, tables, turns = Narrator(Texts("en", NAMES), match.view), 0, 0
    while match.awaited():
        events = decide(match)
        turns += sum(event.step == Step.TURN_ENDED for event in events)
        tables += text_of(Group(*narrator.tell(events))).count("ships found")
    assert tables == turns // (3 * ROUNDS_BETWEEN)
    assert tables > 1
