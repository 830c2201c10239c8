"""Lines are edited, recalled and completed at a real terminal; what is longer than the screen comes in pages."""

import subprocess
import sys

import pytest

pytest.importorskip("termios")  # pseudo-terminals are not everywhere

from tests.terminal.ptys import CTRL_C, CTRL_D, ENTER, HOME, LEFT, TAB, UP, USUAL, terminal

TWO_BOTS = ("--bots", "greedy", "--bots", "greedy")
UGO = ("ugo", "--seed", "7", "--language", "en", *TWO_BOTS)  # the first player must choose between S2 and S5


def test_a_line_is_edited_recalled_completed_and_mended() -> None:
    with terminal("terminal", *UGO, "--pace", "0", size=USUAL) as screen:
        screen.wait_for("Your card (1–2):")
        screen.press("5", LEFT, "S", HOME, ENTER)  # written from right to left
        screen.wait_for("North plays the grey 5.")
        screen.wait_for("Your card (")
        screen.press("sco", TAB, ENTER)
        screen.wait_for("No round has been counted yet.")
        screen.wait_for("Your card (")
        screen.press(UP, ENTER)
        screen.wait_for("No round has been counted yet.")
        screen.wait_for("Your card (")
        screen.press("undoo", ENTER)
        screen.wait_for("There is no “undoo” here. Did you mean “undo”?")
        screen.wait_for("Your card (")
        screen.press(UP, "\x7f", ENTER)
        screen.wait_for("North undoes the last move.")
        screen.wait_for("Your card (1–2):")
        screen.press(TAB)
        assert "S2  S5  help  table" in screen.wait_for("quit")
        screen.press("hint", ENTER)
        screen.wait_for("Hint: S5 – grey 5")


def test_everybody_recalls_their_own_lines_only() -> None:
    with terminal(
        "terminal", "ugo", "--players", "2", "--seed", "7", "--language", "en", "--pace", "0", size=USUAL
    ) as screen:
        screen.wait_for("press Enter to see your hand:")
        screen.press(ENTER)
        screen.wait_for("Your card (")
        screen.press("hint", ENTER)
        screen.wait_for("Hint:")
        screen.wait_for("Your card (")
        screen.press("1", ENTER)
        screen.wait_for("press Enter to see your hand:")
        screen.press(UP, UP, ENTER)  # nothing of the hand before is to be found here
        screen.wait_for("Your card (")
        screen.press(UP, UP, ENTER)
        assert "Hint" not in screen.wait_for("Your card (")
        screen.press("score", ENTER)
        screen.wait_for("No round has been counted yet.")
        screen.wait_for("Your card (")
        screen.press(UP, ENTER)
        screen.wait_for("No round has been counted yet.")


def test_long_pages_stop_for_their_reader() -> None:
    with terminal("terminal", "vigo", "--seed", "7", "--language", "en", "--pace", "0", size=USUAL) as screen:
        screen.wait_for("on a cell, A1–L9:")
        screen.press("help", ENTER)
        assert "this list" not in screen.wait_for("Enter for more, q to stop:")
        screen.press(ENTER)
        screen.wait_for("Tiles can be typed by their letters")
        screen.wait_for("on a cell, A1–L9:")
        screen.press("help", ENTER)
        screen.wait_for("Enter for more, q to stop:")
        screen.press("q")
        assert "Tiles can be typed" not in screen.wait_for("on a cell, A1–L9:")
        screen.press("f", TAB, "5", ENTER)
        screen.wait_for("North puts a boat on F5")


def test_what_is_typed_between_pages_is_carried_out() -> None:
    with terminal("terminal", "vigo", "--seed", "7", "--language", "en", "--pace", "0", size=USUAL) as screen:
        screen.wait_for("on a cell, A1–L9:")
        screen.press("help", ENTER)
        screen.wait_for("Enter for more, q to stop:")
        screen.press("score", ENTER)
        assert "Tiles can be typed" not in screen.wait_for("on a cell, A1–L9: score")
        screen.wait_for("on a cell, A1–L9:")
        screen.press("help", ENTER)
        screen.wait_for("Enter for more, q to stop:")
        screen.press("f5", ENTER)
        screen.wait_for("North puts a boat on F5")


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_who_stops_is_told_where_the_match_stands(key: str, code: int) -> None:
    with terminal("terminal", *UGO, "--pace", "0", size=USUAL) as screen:
        screen.wait_for("Your card (1–2):")
        screen.press(key)
        screen.wait_for("The match stops here, in round 1 of 4, trick 1 of 10.")
        screen.wait_for("--seed 7")
        assert "Traceback" not in screen.end()
        assert screen.program.returncode == code


def test_the_editor_is_loaded_only_where_somebody_types() -> None:
    loads = "import sys; import tablee.terminal.play, tablee.cli.play; sys.exit('prompt_toolkit' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loads], check=False).returncode == 0
