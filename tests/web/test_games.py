"""A game joins the page by its folder alone: `web/src/games/<game>/index.ts`; nothing that games share names one."""

import re
from pathlib import Path

import pytest

from tablee.games import GAMES
from tests.texts.language_files import PAGE, messages, page_sources

NAMED = re.compile(rf"\b({'|'.join(GAMES)})", re.IGNORECASE)
SHARED = [file for file in page_sources() if not set(file.parents) & {PAGE / "games" / game for game in GAMES}]


@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.relative_to(PAGE).as_posix())
def test_what_games_share_names_none_of_them(file: Path) -> None:
    lines = enumerate(page_sources()[file].splitlines(), 1)
    assert [f"{file}:{number}: {line.strip()}" for number, line in lines if NAMED.search(line)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_the_page_needs_of_it(game: str) -> None:
    index = PAGE / "games" / game / "index.ts"
    assert index.is_file(), f"{index} is missing: it exports a GameModule (web/src/games/game.ts)"
    keys = set(re.findall(rf'"({game}-[a-z0-9-]+)"', index.read_text("utf-8")))
    assert keys <= messages("en").keys()


@pytest.mark.parametrize("game", GAMES)
def test_an_option_with_a_field_of_its_own_is_an_option_of_the_game(game: str) -> None:
    index = (PAGE / "games" / game / "index.ts").read_text("utf-8")
    with_field = set(re.findall(r"(\w+): \{ field:", index))
    assert with_field <= {option.name for option in GAMES[game].options}
