"""The story of a match on its way to people: what a seat is told, as JSON."""

from functools import cache
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from msgspec import Raw, Struct, json

from tablee.games import GAMES
from tablee.games.contract import Game
from tablee.games.secrecy import SPECTATOR
from tablee.games.steps import Step, read_steps
from tablee.games.story import Event
from tablee.games.words import Text
from tablee.texts import Texts

LONGEST = 200  # letters of what somebody sent, in a refusal

MOST_LINES = 5_000  # that are remembered of a game, in one language of a table


class StoryLine(Struct, omit_defaults=True):
    """A line of a story: a text, its numbers for whoever draws it, and words for whoever asked for them.

    What fills the text is `numbers`, and `args` laid over them: those that are read otherwise than as bare numbers.
    """

    key: str
    args: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    words: str | None = None


class ToldLine(NamedTuple):
    """A line for whoever is told all of it, and for everybody else."""

    seat: int | None  # the one that is told all of it; None if everybody is
    line: Raw
    for_others: Raw | None  # nothing, where it is told in private


class Story(NamedTuple):
    """Lines that are told, to each seat as far as it may know."""

    lines: list[ToldLine]

    def told_to(self, seat: int) -> list[Raw]:
        """The lines for a seat, or a spectator."""
        heard = []
        for whom, line, for_others in self.lines:
            if whom is None or whom == seat:
                heard.append(line)
            elif for_others is not None:
                heard.append(for_others)
        return heard


LineCache = dict[Step, ToldLine]


class StoryWriter:
    """Writes the stories of one game, each line once: without words for everybody, with words once for those at a
    table who share a language."""

    def __init__(self, game: Game) -> None:
        self._kinds = game.steps
        self._wordless: LineCache = {}
        self._in_words: WeakKeyDictionary[Texts, LineCache] = WeakKeyDictionary()  # as long as the table has them

    def story(self, told: bytes, texts: Texts | None) -> Story:
        """What the rules told, as bare steps; with texts, in words too."""
        cache = self._cache(texts)
        return Story([cache.get(step) or self._write(step, texts, cache) for step in read_steps(told)])

    def line(self, event: Event, texts: Texts | None) -> Raw:
        """An event for whoever is told all of it."""
        cache = self._cache(texts)
        return (cache.get(event.bare) or self._write(event.bare, texts, cache)).line

    def _cache(self, texts: Texts | None) -> LineCache:
        return self._wordless if texts is None else self._in_words.setdefault(texts, {})

    def _write(self, step: Step, texts: Texts | None, cache: LineCache) -> ToldLine:
        event = Event.of(self._kinds, step)
        line = self._told_line(event, texts)
        if len(cache) >= MOST_LINES:
            cache.clear()
        cache[step] = line
        return line

    def _told_line(self, event: Event, texts: Texts | None) -> ToldLine:
        line = encoded(event, texts)
        if event.kind.is_open:
            return ToldLine(None, line, line)
        others = event.told_to(SPECTATOR)
        return ToldLine(event.args["seat"], line, encoded(others, texts) if others else None)


@cache
def writer_of(game: str) -> StoryWriter:
    """The writer of a game: one for all its tables."""
    return StoryWriter(GAMES[game])


def encoded(event: Event, texts: Texts | None) -> Raw:
    """A line as it is sent."""
    text, numbers = event.text, dict(event.args)
    args = {name: value for name, value in plain_args(text).items() if value != numbers[name]}
    return Raw(json.encode(StoryLine(text.key, args, numbers, texts.say(text) if texts else None)))


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
