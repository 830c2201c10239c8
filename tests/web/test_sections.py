"""“Why?” opens the rules at a section that there is, for every refusal of a game."""

import ast
import re

import pytest

from tablee.games import GAMES
from tablee.texts import LANGUAGES, rulebook
from tablee.texts.players_rulebook import for_players
from tests.texts.language_files import PACKAGE, PAGE


def sections(game: str) -> dict[str, str]:
    """The section of each refusal of a game, as the page has it."""
    written = (PAGE / "games" / game / "sections.ts").read_text("utf-8")
    return dict(re.findall(r'"([a-z-]+)": "([a-z-]+)"', written))


def refusals(game: str) -> set[str]:
    """The keys that a game refuses with."""
    tree = ast.parse((PACKAGE / "games" / game / "refusals.py").read_text("utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {word for word in words if re.fullmatch(rf"{game}-[a-z-]+", word)}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_game_rests_on_a_section(game: str) -> None:
    assert refusals(game) == set(sections(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_section_is_in_the_rules_that_players_read(game: str, language: str) -> None:
    rules = for_players(rulebook(language, game))
    assert set(sections(game).values()) <= set(re.findall(r"\{#([a-z-]+)\}", rules))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_players_read_no_codes_and_no_notes(game: str, language: str) -> None:
    rules = for_players(rulebook(language, game))
    assert re.findall(r"`|\*\((?:ruling|décision|option)|\([A-Z]{3}\)|^#+ Sources", rules, re.MULTILINE) == []


def drawn_pictures(game: str) -> set[str]:
    """The pictures that the page has for the rulebook of a game."""
    file = PAGE / "games" / game / "rules" / "index.ts"
    written = re.search(r"pictures: \{(.*?)\}", file.read_text("utf-8"), re.DOTALL) if file.is_file() else None
    return set(re.findall(r"(\w+):", written[1])) if written else set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_a_rulebook_is_drawn(game: str, language: str) -> None:
    assert set(re.findall(r"<!-- picture: (\S+) -->", rulebook(language, game))) == drawn_pictures(game)
