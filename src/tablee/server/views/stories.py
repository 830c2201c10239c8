"""The story of a match on its way to people: what a seat is told, as JSON."""

from collections.abc import Iterable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from msgspec import Raw, Struct, json

from tablee.games.story import Event, told_to
from tablee.games.words import Text
from tablee.texts import Texts

LONGEST = 200  # letters of what somebody sent, in a refusal

MOST_LINES = 50_000  # that are remembered


class StoryLine(Struct, omit_defaults=True):
    """A line of a story: a text, its numbers for whoever draws it, and words for whoever asked for them.

    What fills the text is `numbers`, and `args` laid over them: those that are read otherwise than as bare numbers.
    """

    key: str
    args: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    words: str | None = None


def lines(events: Iterable[Event], texts: Texts | None) -> list[Raw]:
    """Events as they are sent; with texts, in words too."""
    cache = _wordless if texts is None else _in_words.setdefault(texts, {})
    return [_line(event, texts, cache) for event in events]


class Stories:
    """What happened, as each seat is told it; written once where everybody is told the same."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._is_open = all(event.kind.is_open for event in events)
        self._told: dict[str | None, list[Raw]] = {}

    def of(self, seat: int, texts: Texts | None) -> list[Raw]:
        """The lines for a seat, in a language or without words."""
        if not self._is_open:
            return lines(told_to(self._events, seat), texts)
        language = texts.language if texts else None
        if language not in self._told:
            self._told[language] = lines(self._events, texts)
        return self._told[language]


LineCache = dict[tuple[str, tuple[int, ...]], Raw]
_wordless: LineCache = {}
_in_words: WeakKeyDictionary[Texts, LineCache] = WeakKeyDictionary()  # by the words of a table, as long as it has them


def _line(event: Event, texts: Texts | None, cache: LineCache) -> Raw:
    """A line, written once: without words for everybody, with words for those at a table who share a language."""
    key = event.kind.key, tuple(event.args.values())
    line = cache.get(key)
    if line is None:
        if len(cache) >= MOST_LINES:
            cache.clear()
        line = cache[key] = _encoded(event, texts.say(event.text) if texts else None)
    return line


def _encoded(event: Event, words: str | None) -> Raw:
    text, numbers = event.text, dict(event.args)
    args = {name: value for name, value in plain_args(text).items() if value != numbers[name]}
    return Raw(json.encode(StoryLine(text.key, args, numbers, words)))


def brief(text: Text) -> Text:
    """A text that says again only the beginning of something long: language files take no more."""
    cut = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in text.args.items()}
    return Text(text.key, cut)


def plain_args(text: Text) -> dict[str, Any]:
    """The arguments of a text as plain data; a text among them is a key with arguments again."""
    return {name: _plain(value) for name, value in text.args.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Text):
        return {"key": value.key, "args": plain_args(value)}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value
