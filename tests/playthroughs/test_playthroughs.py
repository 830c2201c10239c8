"""Whole games as readable text, played again and compared line by line.

A difference here is a change of rules, chance, notation or words. If it is meant, write the files anew with
`python -m tests.playthroughs` and read what has changed before you commit it.
"""

from itertools import zip_longest

import pytest

from tests.playthroughs.playthrough import FOLDER, PLAYTHROUGHS, Playthrough


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.file.stem)
def test_the_game_is_played_as_written(playthrough: Playthrough) -> None:
    written = playthrough.file.read_text("utf-8").splitlines()
    played = playthrough.text().splitlines()
    for number, (before, now) in enumerate(zip_longest(written, played), start=1):
        assert now == before, f"{playthrough.file.name}:{number}"


def test_every_file_is_played() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {playthrough.file.name for playthrough in PLAYTHROUGHS}
