"""Records of every game with something changed: each is refused with its line, or is the sound record of a match."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.chance import Random, below
from tablee.games.options import option_text
from tablee.games.words import Refused
from tablee.match import Match
from tablee.match.record import read, write
from tablee.texts import LANGUAGES, Texts

SOME = 12  # records of each game
OF_EACH = 42  # changes to each of them

Change = Callable[[list[str], int, Random], list[str]]


@cache
def records(game: str) -> tuple[str, ...]:
    """Records of all lengths, whole and running, with every kind of seed."""
    made: list[Match] = [matches_of(game).some_match(number) for number in range(SOME)]
    return tuple(map(write, made))


def matches_of(game: str) -> Any:
    """The module that plays a game at random."""
    return import_module(f"tests.match.{game}_matches")


def reading(text: str) -> Match | Refused:
    try:
        return read(text, GAMES)
    except Refused as refused:
        return refused


def sound(text: str) -> str | None:
    """The record as the program writes it again; None if it was refused, at a line that it has and for a reason."""
    match = reading(text)
    if isinstance(match, Refused):
        assert match.text.key == "record-line"
        assert 1 <= match.text.args["line"] <= len(text.splitlines()) + 1
        assert all(Texts(language).say(match.text) for language in LANGUAGES)
        return None
    again = write(match)
    assert write(read(again, GAMES)) == again
    return again


# Whatever is changed


def random_sign(random: Random) -> str:
    signs = "0123456789abcRSM:;,-/@# \u0663\uff13\u017f\u00a0é"
    return signs[below(random, len(signs))]


def changed_sign(lines: list[str], place: int, random: Random) -> list[str]:
    line = lines[place]
    spot = below(random, len(line) + 1)
    return [line[:spot] + random_sign(random) + line[spot + below(random, 2) :]]


def changed_number(lines: list[str], place: int, random: Random) -> list[str]:
    numbers = [found.span() for found in re.finditer("[0-9]+", lines[place])] or [(0, 0)]
    begin, end = numbers[below(random, len(numbers))]
    return [lines[place][:begin] + str(below(random, 12)) + lines[place][end:]]


def changed_word(lines: list[str], place: int, random: Random) -> list[str]:
    words, others = lines[place].split(), lines[below(random, len(lines))].split()
    if words and others:
        words[below(random, len(words))] = others[below(random, len(others))]
    return [" ".join(words)]


CHANGES: dict[str, Change] = {
    "a sign": changed_sign,
    "a number": changed_number,
    "a word": changed_word,
    "left out": lambda _lines, _place, _random: [],
    "doubled": lambda lines, place, _random: [lines[place]] * 2,
    "another line before it": lambda lines, place, random: [lines[below(random, len(lines))], lines[place]],
    "another line in its place": lambda lines, _place, random: [lines[below(random, len(lines))]],
}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_changed_is_refused_with_its_line_or_makes_a_sound_record(game: str) -> None:
    random, outcomes = Random.seeded(15), Counter[bool]()
    for text in records(game):
        lines = text.splitlines()
        for number in range(OF_EACH):
            place = below(random, min(len(lines), 60))
            change = list(CHANGES.values())[number % len(CHANGES)]
            tampered = [*lines[:place], *change(lines, place, random), *lines[place + 1 :]]
            outcomes[sound("\n".join(tampered)) is None] += 1
    assert outcomes[True] > 5 * outcomes[False] > 0


# What no record may hold, wherever it stands

ZEROS = "\u0660\uff10\u06f0"  # Arabic-Indic, of full width, Persian


def numbers_of(text: str) -> Iterator[tuple[int, int]]:
    """Where the numbers of a record begin and end; those in names, comments and bytes are free."""
    begin = 0
    for line in text.splitlines(keepends=True):
        if not re.match("player|commitment|secret|seed|nonce", line):
            yield from ((begin + found.start(), begin + found.end()) for found in re.finditer("[0-9]+", line))
        begin += len(line)


def spots(text: str, random: Random) -> list[tuple[int, int]]:
    """Some of the numbers of a record, and one of each kind of line."""
    numbers = list(numbers_of(text))
    kinds = {text[text.rfind("\n", 0, begin) + 1 :].split(maxsplit=1)[0]: (begin, end) for begin, end in numbers}
    return [*kinds.values(), *(numbers[below(random, len(numbers))] for _ in range(8))]


@pytest.mark.parametrize("game", GAMES)
def test_digits_that_are_not_ascii_are_refused_wherever_they_stand(game: str) -> None:
    random = Random.seeded(1)
    for text in records(game):
        for begin, end in spots(text, random):
            zero = ZEROS[below(random, len(ZEROS))]
            digits = "".join(chr(ord(zero) + int(digit)) for digit in text[begin:end])
            assert sound(text[:begin] + digits + text[end:]) is None


@pytest.mark.parametrize("game", GAMES)
def test_zeros_in_front_are_refused_wherever_they_stand(game: str) -> None:
    random = Random.seeded(2)
    for text in records(game):
        for begin, _ in spots(text, random):
            assert sound(f"{text[:begin]}0{text[begin:]}") is None


@pytest.mark.parametrize("game", GAMES)
def test_no_option_is_given_twice(game: str) -> None:
    """Not even with the same value, and wherever among the options the second one stands."""
    for text in records(game):
        given = [line for line in text.splitlines() if line.startswith("option")]
        assert given
        for line in given:
            assert sound(text.replace("\nplayer 1 ", f"\n{line}\nplayer 1 ", 1)) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_secret_of_a_match_that_is_over_is_open(game: str) -> None:
    closed = 0
    for text in records(game):
        if "\nsecret " in text:
            assert sound(re.sub("\n(secret|nonce) [^\n]*", "", text)) is None
            closed += 1
        if "\ncommitment " in text:
            assert sound(re.sub("\ncommitment [0-9a-f]", "\ncommitment g", text)) is None
            assert sound(re.sub("\ncommitment [0-9a-f]", "\ncommitment ", text)) is None
    assert closed > 0 or game == "vigo"  # whose matches here have plain seeds


@pytest.mark.parametrize("game", GAMES)
def test_no_bot_is_a_path(game: str) -> None:
    for text in records(game):
        for name in ("../bots.py", "bots/mine", "C:\\bot", "module:function", "x-", "", "a b", "gr\u0435edy"):
            assert sound(re.sub("\nplayer 1 [^\n]*", f"\nplayer 1 bot {name}", text, count=1)) is None


@pytest.mark.parametrize("game", GAMES)
def test_options_are_read_as_they_are_written(game: str) -> None:
    for text in records(game):
        match = read(text, GAMES)
        for name, value in match.options.items():
            assert f"\noption {name} {option_text(value)}\n" in text
