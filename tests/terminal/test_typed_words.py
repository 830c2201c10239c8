"""Words that people type are understood in every language, and none means two things."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from tablee.games.ugo.box import COLOURS
from tablee.games.words import Text
from tablee.terminal.commands import Command, all_words
from tablee.terminal.pillage.answers import ORDERS, letters
from tablee.terminal.questions import is_yes
from tablee.terminal.typed_words import in_any_language, meanings_of, words_for
from tablee.terminal.vigo.words import EVENTS, MOVES, OF, PARTS, move_words, tile_words
from tablee.texts import LANGUAGES, Texts

MEANINGS = {
    "answers": ("answer-words", ("yes", "no")),
    "commands": ("command-words", [command.value for command in Command]),
    "colours of UGO!": ("ugo-words", COLOURS),
    "moves of VIGO": ("vigo-words", MOVES),
    "tiles of VIGO": ("vigo-words", (*EVENTS, *PARTS, *OF, "small")),
    "orders of Pillage": ("pillage-words", ORDERS),
}


@pytest.mark.parametrize(("key", "meanings"), MEANINGS.values(), ids=MEANINGS)
def test_no_word_means_two_things(key: str, meanings: Iterable[str]) -> None:
    times = Counter(word for meaning in meanings for word in words_for(key, meaning))
    assert [word for word, count in times.items() if count > 1] == [], f"{key}: in one language or in several"


def test_no_word_that_is_shown_means_something_else() -> None:
    shown = {move: in_any_language(Text("vigo-word", {"word": move})) for move in MOVES}
    assert [(word, move) for move, said in shown.items() for word in said if move_words()[word] != move] == []
    others = meanings_of("command-words", [command.value for command in Command])
    assert not others.keys() & {word for text in all_words() for word in in_any_language(text)}


def test_words_of_the_notation_mean_themselves() -> None:
    assert {move: move_words().get(move) for move in MOVES} == {move: move for move in MOVES}
    assert {of: tile_words().get(of) for of in (*PARTS, *OF)} == {of: of for of in (*PARTS, *OF)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["offer-to-go-on", "resign-sure"])
def test_yes_and_no_are_understood_as_the_question_writes_them(key: str, language: str) -> None:
    given = {"game": "UGO!", "players": "Anna", "played": "today", "count": 3}
    asked = re.search(r"\[(\w+)/(\w+)\]", Texts(language).say(Text(key, given)))
    assert asked
    assert (is_yes(asked[1]), is_yes(asked[2])) == (True, False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_is_understood_as_a_card_says_it(colour: str, language: str) -> None:
    said = Texts(language).say(Text("ugo-card", {"colour": colour, "value": 6}))
    assert words_for("ugo-words", colour) & {letters(word) for word in said.split()}
