"""Matches that tests play are saved among the files of the test, never among those of whoever runs it."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder, which is empty when a test begins."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TABLEE_DATA", str(folder))
    monkeypatch.setenv("TABLEE_COMMAND", "tablee")  # commands are named as where Tablée is installed
    return folder
