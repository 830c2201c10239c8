"""The records that `docs/records.md` shows, for every game."""

import re
from pathlib import Path

from tablee.games import GAMES, LISTED
from tablee.match.record import read, write
from tests.match import pillage_referee, ugo_referee, vigo_referee

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
REFEREES = {"ugo": ugo_referee.Referee, "vigo": vigo_referee.Referee, "pillage": pillage_referee.Referee}


def blocks_of_the_page() -> list[str]:
    blocks: list[str] = re.findall(r"```text\n(tablee record 1\n.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return blocks


def test_the_records_of_the_page_can_be_read_and_refereed_for_every_game() -> None:
    games = set()
    for block in blocks_of_the_page():
        match = read(block, GAMES)
        REFEREES[match.game.name](block)
        REFEREES[match.game.name](write(match))
        games.add(match.game.name)
    assert games == set(LISTED)
