"""The command line answers at once and ends politely."""

import os
import subprocess
import sys

import pytest

from tablee import __version__, cli

HEAVY = {"numba", "numpy", "llvmlite"}


def tablee(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tablee", *words]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **variables}
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False, env=environment)


def test_version() -> None:
    assert tablee("--version").stdout == f"Tablée {__version__}\n"


def test_help_names_the_games() -> None:
    shown = " ".join(tablee("--help").stdout.split())
    assert "UGO!" in shown
    assert "VIGO and Village Pillage: À l'abordage! for players" in shown


def test_help_says_what_the_bare_command_does_and_which_others_there_are() -> None:
    shown = tablee("--help").stdout
    assert "Without a command: host tables on this machine and open them in a browser" in " ".join(shown.split())
    assert {"serve", "terminal", "backup", "restore"} <= set(shown.split())


def test_an_unknown_command_is_refused_with_those_there_are() -> None:
    refused = tablee("sing")
    assert refused.returncode == 2
    assert refused.stderr.startswith("There’s no command “sing”. There are: analyse, arena, backup, ")
    assert refused.stderr.endswith("tablee --help explains them.\n")


def test_a_misspelt_command_suggests_the_right_one() -> None:
    assert tablee("termnal").stderr == "There’s no command “termnal”. Did you mean: tablee terminal\n"
    assert tablee("uggo").stderr == "There’s no command “uggo”. Did you mean: tablee terminal ugo\n"


def test_a_game_in_the_place_of_a_command_says_how_it_is_played() -> None:
    french = {"LC_ALL": "fr_FR.UTF-8", "TABLEE_COMMAND": "python3 run.py"}
    assert tablee("vigo", **french).stderr == "Pour jouer à VIGO ici\u00a0: python3 run.py terminal vigo\n"


def test_a_refusal_speaks_the_language_that_is_asked_for() -> None:
    refused = tablee("terminal", "--continue", "ugo-99", "--language", "fr", TABLEE_DATA="/nowhere")
    assert refused.stderr.startswith("«\u00a0ugo-99\u00a0» n’est ni un fichier ni une partie gardée.")


def test_commands_are_named_as_the_reader_has_them() -> None:
    assert tablee("terminal", "--help", TABLEE_COMMAND="python3 run.py").stdout.startswith(
        "Usage: python3 run.py terminal"
    )
    assert tablee("terminal", "--help").stdout.startswith("Usage: tablee terminal")


@pytest.mark.parametrize("words", [["terminal"], ["demo"], ["serve"], ["record", "random"]])
def test_switches_that_nobody_wants_are_not_in_the_help(words: list[str]) -> None:
    assert "--empty" not in tablee(*words, "--help").stdout


def test_help_loads_nothing_heavy() -> None:
    code = f"import sys, tablee.cli; print(*sorted({HEAVY!r} & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []


def test_a_screen_without_accents_is_no_error() -> None:
    command = [sys.executable, "-m", "tablee", "--version"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    assert subprocess.check_output(command, env=environment).startswith(b"Tabl?e")


def test_ctrl_c_ends_with_the_code_shells_expect(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")

    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "app", interrupt)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 130
    assert capsys.readouterr().err == "\nStopped.\n"
    with pytest.raises(SystemExit):
        cli.main(["terminal", "--language", "fr"])
    assert capsys.readouterr().err == "\nArrêté.\n"
    assert "TABLEE_LANGUAGE" not in os.environ


@pytest.mark.skipif(sys.platform == "win32", reason="no such pipes")
def test_a_reader_that_leaves_early_is_no_error() -> None:
    code = "import tablee.cli as cli\ncli.app = lambda _: print('a line\\n' * 100_000)\ncli.main()"
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout
        assert child.stderr
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == b""
    assert child.returncode == 141
