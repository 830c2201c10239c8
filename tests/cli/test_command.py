"""Commands are named as the reader has them."""

from pathlib import Path

import pytest

from tablee import command


@pytest.fixture(autouse=True)
def nobody_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(command.VARIABLE)


def test_in_a_checkout_the_command_is_run_py(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever runs it: `.run/play/bin/python -m tablee` belongs to a checkout too."""
    monkeypatch.setattr(command, "ROOT", tmp_path)
    (tmp_path / "run.py").touch()
    assert command.command("backup FILE") == "python3 run.py backup FILE"


def test_where_it_is_installed_the_command_is_tablee(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "ROOT", tmp_path)
    assert command.command("backup FILE") == "tablee backup FILE"


def test_whoever_says_how_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(command.VARIABLE, "docker run tablee")
    assert command.command() == "docker run tablee"
