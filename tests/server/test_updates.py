"""Thousands of updates with fixed secrets are, byte for byte, those that were sent before."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server.updates import FILE, cases, digest_of, name_of


@pytest.mark.parametrize(("game", "seats", "options"), list(cases()))
def test_the_same_is_sent_as_before(game: str, seats: int, options: dict[str, Any], tmp_path: Path) -> None:
    """Where the wire has changed on purpose: `python -m tests.server.updates`."""
    assert digest_of(game, seats, options, tmp_path) == json.decode(FILE.read_bytes())[name_of(game, seats)]
