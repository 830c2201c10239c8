"""The bay as a chart: named positions and what a person sees of them."""

from typing import Any

import pytest

from tablee.games.secrecy import SPECTATOR
from tablee.games.vigo.box import FACES, KINDS
from tablee.games.vigo.tiles import parse_cell, parse_tile
from tablee.terminal.vigo.table import table_block
from tablee.terminal.vigo.tiles import STYLES, TILE_LETTERS, boat_chip, chip, tile_letters
from tablee.texts import LANGUAGES, Texts
from tests.rulebook.vigo_tables import at, junk
from tests.terminal.sessions import text_of
from tests.terminal.vigo_sessions import VIGO, cells_shown

NAMES = ["Anna", "North-East", "South-East", "South", "South-West", "North-West"]


def seen(table: Any, seat: int | None = None, language: str = "en", width: int = 80) -> str:
    """The table as a seat sees it, or whoever is asked."""
    seat = VIGO.awaited(table)[0] if seat is None else seat
    block = table_block(VIGO.view(table, seat), VIGO.legal(table, seat), Texts(language, NAMES))
    return text_of(block, width)


def chart(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()[1:12]]


def test_a_boat_between_open_hidden_and_missing_tiles() -> None:
    table = at("boats=D3,D6", "B3 key-red", "E3 hidden lid-cup", "D3 lock-violet", "D4 pirate", "F3 seen wave")
    assert chart(seen(table)) == [
        "     A     B     C     D     E     F     G     H     I     J     K     L",
        "1    ··    ··    ··   2··    ··    ··    ··    ··    ··    ··    ··    ··  1",
        "2    ··    ··    ··   1··    ··    ··    ··    ··    ··    ··    ··    ··  2",
        "3   3··   2KR   1·· R1 XV   1~~   2~~   3··   4··   5··   6··    ··    ··  3",
        "4    ··    ··    ··   1PI    ··    ··    ··    ··    ··    ··    ··    ··  4",
        "5    ··    ··    ··   2··    ··    ··    ··    ··    ··    ··    ··    ··  5",
        "6    ··    ··    ·· B2 ··    ··    ··    ··    ··    ··    ··    ··    ··  6",
        "7    ··    ··    ··    ··    ··    ··    ··    ··    ··    ··    ··    ··  7",
        "8    ··    ··    ··    ··    ··    ··    ··    ··    ··    ··    ··    ··  8",
        "9    ··    ··    ··    ··    ··    ··    ··    ··    ··    ··    ··    ··  9",
        "     A     B     C     D     E     F     G     H     I     J     K     L",
    ]


def test_a_narrow_screen_shows_a_boat_in_place_of_its_tile() -> None:
    table = at("boats=D3,D6", "B3 key-red", "E3 hidden lid-cup", "D3 lock-violet")
    rows = chart(seen(table, width=60))
    assert rows[0] == "   A   B   C   D   E   F   G   H   I   J   K   L"
    assert rows[3] == "3 3·· 2KR 1··  R1 1~~ 2·· 3·· 4·· 5·· 6··  ··  ··  3"
    assert max(map(len, rows)) <= 60


def test_the_others_see_no_marks() -> None:
    table = at("boats=D3,D6", "B3 key-red")
    for seat in (1, SPECTATOR):
        assert {mark for _, mark, _ in cells_shown(seen(table, seat).splitlines()).values()} == {""}


def test_a_tile_that_can_be_taken_is_marked() -> None:
    for lying, letters in (("C3 key-red", "KR"), ("C3 hidden key-red", "~~")):
        text = seen(at("phase=land boats=C3,L9 may_take=1", lying))
        assert cells_shown(text.splitlines())[parse_cell("C3")] == ("R1", "*", letters)
        assert "* can be taken" in text
    full = at(f"phase=land boats=C3,L9 may_take=1 stocks={junk(9, 'pirate')},-", "C3 lid-red")
    assert cells_shown(seen(full).splitlines())[parse_cell("C3")] == ("R1", "", "LR")


def test_the_free_cells_for_a_tile_are_marked() -> None:
    table = at(f"phase=put_back boats=C3,L9 lifted=pirate stocks={junk(9)},-", "A1 lid-red")
    found = cells_shown(seen(table).splitlines())
    assert {cell for cell, (_, mark, _) in found.items() if mark == "+"} == set(VIGO.legal(table, 0))
    assert found[parse_cell("A1")][1] == found[parse_cell("C3")][1] == found[parse_cell("L9")][1] == ""
    assert "PI is on its way: a pirate." in seen(table)
    assert "+ free for a tile" in seen(table)


def test_ghosts_are_shown_with_the_memory_aid_only() -> None:
    lying = ("B2 seen key-red", "C2 hidden lid-cup", "D2 key-blue")
    for aid, letters in (("true", "kr"), ("false", "~~")):
        text = seen(at(f"memory_aid={aid}", *lying))
        found = cells_shown(text.splitlines())
        assert [found[parse_cell(cell)][2] for cell in ("B2", "C2", "D2")] == [letters, "~~", "KB"]
        assert ("kr hidden but seen before" in text) == (aid == "true")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_of_six_fits_80_columns(language: str) -> None:
    stocks = ",".join(
        [
            junk(9, "pirate").replace("key-red", "pirate"),
            "dolphin+lid-red+lid-red+bottom-red+bottom-red+middle-red+lock-red+lid-cup+lid-cup",
            "wave+wave+wave+bottom-cup+bottom-cup+middle-cup+middle-cup+lid-ring+lid-ring",
            "-",
            "bottom-coin+bottom-coin+middle-coin+middle-coin",
            "lock-blue",
        ]
    )
    boats = "A1,B1,C1,D1,E1,F1"
    table = at(f"phase=land boats={boats} stocks={stocks} scores=-50,1290,12,0,3,999 idle_turns=60", "L9 key-red")
    text = seen(table, language=language)
    assert max(map(len, text.splitlines())) <= 80
    names = [
        line for line in text.splitlines() if line[2:4] in ("R1", "B2", "G3", "Y4", "W5", "V6") and line[0] in "▸ "
    ]
    assert len(names) == 6
    assert "PI PI · KB KG KY KW KV · LG LY LW" in names[0]
    assert "DO · LR LR LU LU · BR BR · MR XR" in names[1]
    assert names[3].split()[-2:] == ["0", "–"]


def test_colours_of_the_seats_are_those_agreed_on() -> None:
    table = at("colours=green,violet boats=A1,L9")
    found = cells_shown(seen(table).splitlines())
    assert (found[0][0], found[107][0]) == ("G1", "V2")


def test_the_countdown_is_shown_when_it_runs() -> None:
    assert "Without progress" not in seen(at("idle_turns=1"))
    assert "Without progress, the game ends after 38 more turns." in seen(at("idle_turns=2"))
    assert "Sans progrès, la partie s’achève après encore 1 tour." in seen(at("idle_turns=39"), language="fr")


def test_the_heading_says_whose_turn_it_is_and_what_is_left() -> None:
    heading = seen(at("turn=2", "B3 key-red", "C3 hidden ship")).splitlines()[0]
    assert heading.startswith("North-East’s turn · ships found 5/6 · tiles in the bay 2 ─")
    assert "▸ B2 North-East" in seen(at("turn=2"))


EXAMPLE = "lid-red+lock-blue+bottom-blue+key-blue+lid-cup+bottom-cup+middle-ring"


def test_the_best_chests_are_reckoned_when_they_can_be_built() -> None:
    text = seen(at(f"phase=land stocks={EXAMPLE},-"))
    assert "build 1 KB · LR LU · BB BU · XB MI 40 + 3×20 + 3×10 + 40 = 170, ×2 = 340" in text
    assert text.count("\nbuild ") == 3
    assert "lists them all" not in text
    more = seen(at(f"phase=land stocks={EXAMPLE}+lid-blue,-"))
    assert "Your stock makes 9 chests: “chests” lists them all." in more
    assert more.count("\nbuild ") == 3
    assert "build 1" not in seen(at(f"phase=sail stocks={EXAMPLE},-"))


# Letters and colours


def test_every_face_has_letters_of_its_own() -> None:
    assert len(set(TILE_LETTERS.values())) == len(TILE_LETTERS) == FACES
    assert all(len(letters) == 2 and letters.isupper() for letters in TILE_LETTERS.values())
    codes = ("key-red", "lock-violet", "lid-crown", "bottom-empty", "middle-coin", "wave", "ship")
    assert [tile_letters(parse_tile(code)) for code in codes] == ["KR", "XV", "LC", "BE", "MO", "WA", "SH"]


@pytest.mark.parametrize("tile", range(KINDS))
def test_a_tile_has_its_colours(tile: int) -> None:
    assert chip(tile).plain == TILE_LETTERS[tile]
    assert chip(tile).style in STYLES.values()


def test_a_boat_has_the_letter_of_its_colour_and_the_number_of_its_seat() -> None:
    assert [boat_chip(colour, 5 - colour).plain for colour in range(6)] == ["R6", "B5", "G4", "Y3", "W2", "V1"]
