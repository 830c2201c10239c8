"""“Why?” opens the rules at a section that there is, for every refusal of a game."""

import ast
import re

import pytest

from tablee.games import GAMES
from tablee.texts import LANGUAGES
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
def test_every_section_is_in_the_rules(game: str, language: str) -> None:
    rules = (PACKAGE / "texts" / language / "rulebooks" / f"{game}.md").read_text("utf-8")
    assert set(sections(game).values()) <= set(re.findall(r"\{#([a-z-]+)\}", rules))
