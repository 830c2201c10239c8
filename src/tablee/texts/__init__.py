"""What the program says to people, in each of its languages: Fluent files, one folder a language.

>>> from tablee.games.words import Text
>>> card = Text("ugo-card", {"colour": "R", "value": 6})
>>> Texts("en").say(card), Texts("fr").say(card)
('red 6', '6 rouge')
>>> played = Text("ugo-card-played", {"seat": Text("seat", {"number": 2}), "card": card})
>>> Texts("en").say(played), Texts("en", names=["North", "East"]).say(played)
('Player 2 plays the red 6.', 'East plays the red 6.')
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource


def languages_in(texts: Traversable) -> tuple[str, ...]:
    """The languages that have a folder there, and say in it what they are called."""
    return tuple(sorted(folder.name for folder in texts.iterdir() if folder.joinpath("language.ftl").is_file()))


LANGUAGES = languages_in(files(__name__))
DEFAULT = "en"
LANGUAGE_VARIABLE = "TABLEE_LANGUAGE"
LOCALE_VARIABLES = (LANGUAGE_VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


class Spoken(Protocol):
    """Anything that is a key of the language files with arguments, such as a game's `Text`."""

    @property
    def key(self) -> str:
        """The key of its sentence."""

    @property
    def args(self) -> Mapping[str, Any]:
        """What fills the sentence: numbers, words, other texts, or lists of texts."""


class MissingText(LookupError):
    """A sentence that the language files lack, or that lacks something to fill it with: never shown to people."""


class Texts:
    """One language, the players' names where they are known, and what else people have named.

    `called` gives names to things that are numbered from 1, by their key: an owner's cards, for one.
    """

    def __init__(
        self, language: str, names: Sequence[str] | None = None, called: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There are no texts in {language!r}: choose one of {', '.join(LANGUAGES)}.")
        self.language = language
        self.names = names or ()
        self.called: dict[str, Sequence[str]] = {**(called or {}), "seat": self.names}
        self._bundle = _bundle(language)

    def say(self, text: Spoken) -> str:
        """A text in words."""
        called = self.called.get(text.key, ())
        number: int = text.args.get("number", 0)
        if number in range(1, len(called) + 1):
            return called[number - 1]
        return self._sentence(text.key, {name: self._part(given) for name, given in text.args.items()})

    def _part(self, given: Any) -> str | float:
        if isinstance(given, str | float | int):
            return given
        if isinstance(given, list | tuple):
            return ", ".join(str(self._part(part)) for part in given)
        return self.say(given)

    def _sentence(self, key: str, args: dict[str, str | float]) -> str:
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise MissingText(f"{self.language}: no text {key!r}: add it to tablee/texts/{self.language}")
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.language}: {key!r} with {args}: {'; '.join(map(str, errors))}")
        return str(sentence)


ELIDING = re.compile("[aeiouhœæ]|y(?![aeiou])", re.IGNORECASE)


def elided(word: str) -> str:
    """“De” before a word, as French says it; the texts of French call it as DE.

    >>> elided("Max"), elided("Élise"), elided("Hugo"), elided("Yann"), elided("Yves")
    ('de Max', 'd’Élise', 'd’Hugo', 'de Yann', 'd’Yves')
    """
    return f"d’{word}" if ELIDING.match(normalize("NFD", str(word))) else f"de {word}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": elided}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def rulebook(language: str, game: str) -> str:
    """The rulebook of a game, in Markdown."""
    return files(__name__).joinpath(language, "rulebooks", f"{game}.md").read_text("utf-8")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a person asks for, or the person's system; English where that is none of ours.

    >>> language_of({"LANG": "fr_FR.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    ('fr', 'en')
    """
    asked = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), DEFAULT)
    language = asked[:2].lower()
    is_whole_word = not asked[2:3].isalpha()
    return language if language in LANGUAGES and is_whole_word else DEFAULT
