"""Every language says everything that the code can say, and nothing else."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tablee.texts import DEFAULT, LANGUAGES, languages_in
from tests.texts.language_files import (
    PACKAGE,
    calls_with_a_key,
    derived_keys,
    entries,
    given_names,
    lesson_keys,
    messages,
    repeated_keys,
    used_keys,
    variables,
    words_in_code,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_reads_every_line(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    assert repeated_keys(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_is_said(language: str) -> None:
    assert used_keys() - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    assert messages(language).keys() - words_in_code() - derived_keys() - lesson_keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_files(language: str) -> None:
    names, first = (sorted(file.name for file in (PACKAGE / "texts" / one).iterdir()) for one in (language, DEFAULT))
    assert names == first
    assert list(messages(language)) == list(messages(DEFAULT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_filled_with_the_same(language: str) -> None:
    own, first = ({key: variables(text) for key, text in messages(one).items()} for one in (language, DEFAULT))
    assert own == first


def test_a_folder_that_names_its_language_is_one(tmp_path: Path) -> None:
    for folder in ("de", "fr", "__pycache__"):
        (tmp_path / folder).mkdir()
    for language in ("fr", "de"):
        (tmp_path / language / "language.ftl").write_text("language-own-name = …", "utf-8")
    assert languages_in(tmp_path) == ("de", "fr")


def test_sentences_are_given_what_they_want() -> None:
    calls = [(key, given) for key, call in calls_with_a_key() if (given := given_names(call)) is not None]
    assert len(calls) > 100
    wanted = ((key, variables(messages(DEFAULT)[key]) - given) for key, given in calls)
    assert [(key, missing) for key, missing in wanted if missing] == []


def test_french_keeps_its_signs_with_their_words() -> None:
    for file in (PACKAGE / "texts" / "fr").glob("*.ftl"):
        for line in file.read_text("utf-8").splitlines():
            assert not re.search(r" [:;!?»]|« ", line), f"{file.name}: a plain space beside a sign: {line}"


def test_french_says_de_before_a_name_as_the_name_begins() -> None:
    """“Le bateau de Invité” is no French: `DE` knows when to say “d’”."""
    for file in (PACKAGE / "texts" / "fr").glob("*.ftl"):
        for line in file.read_text("utf-8").splitlines():
            assert not re.search(r"\bde \{ \$(seat|name|victim|host|owner|keeper) \}", line), f"{file.name}: {line}"


def test_french_says_no_one_for_zero() -> None:
    """In French, nothing is singular as well: `[one]` must not write a 1 unless `[0]` stands before it."""
    for file in (PACKAGE / "texts" / "fr").glob("*.ftl"):
        lines = file.read_text("utf-8").splitlines()
        for before, line in pairwise(lines):
            assert "[0]" in before or not re.search(r"\[one\].*\b1\b", line), f"{file.name}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    for file in (PACKAGE / "texts" / language).glob("*.ftl"):
        assert "'" not in file.read_text("utf-8")
