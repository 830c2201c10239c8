"""The page's types are those of the server."""

from pathlib import Path

import pytest

from scripts.wire import ROOT, files

STALE = "is stale: write it anew with `python -m scripts.wire`"


@pytest.mark.parametrize("path", files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_types_of_the_page_are_those_of_the_server(path: Path) -> None:
    assert path.is_file(), f"{path.name} {STALE}"
    assert path.read_text("utf-8") == files()[path], f"{path.relative_to(ROOT)} {STALE}"
