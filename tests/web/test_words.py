"""The page says nothing but what the language files say, in every language."""

import re
from pathlib import Path

import pytest

from tablee.texts import LANGUAGES
from tests.texts.language_files import PAGE, messages, page_sources

SAID = re.compile(r'\bt\(\s*(?:[^()"]*\?\s*)?"([a-z0-9-]+)"')
OTHERWISE = re.compile(r'\bt\("[a-z0-9-]+"[^;{}]*?:\s*t\("([a-z0-9-]+)"')
SCRIPTS = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
SPOKEN_ATTRIBUTES = re.compile(r'\b(?:aria-label|title|alt|placeholder|label)="([^"]*)"')
COMPONENTS = [file for file in page_sources() if file.suffix == ".svelte"]


def keys() -> set[str]:
    return {key for text in page_sources().values() for found in (SAID, OTHERWISE) for key in found.findall(text)}


def markup(component: Path) -> str:
    """What stands between the tags of a component, without tags and without what the code puts there."""
    text = SCRIPTS.sub("", page_sources()[component])
    while True:
        shorter = re.sub(r"\{[^{}]*\}", "", text)
        if shorter == text:
            return re.sub(r"<[^<>]*>", " ", text)
        text = shorter


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_page_is_said(language: str) -> None:
    assert keys() - messages(language).keys() == set()


def test_the_page_says_enough_for_this_test_to_mean_something() -> None:
    assert len(keys()) > 100


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda file: file.relative_to(PAGE).as_posix())
def test_no_word_stands_in_the_page_itself(component: Path) -> None:
    assert re.findall(r"[A-Za-zÀ-ÿ]{2,}", markup(component)) == []


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda file: file.relative_to(PAGE).as_posix())
def test_no_attribute_speaks_by_itself(component: Path) -> None:
    said = SPOKEN_ATTRIBUTES.findall(SCRIPTS.sub("", page_sources()[component]))
    assert [text for text in said if re.search("[A-Za-z]", re.sub(r"\{.*\}", "", text))] == []
