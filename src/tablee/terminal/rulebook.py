"""The rulebook of a game, section by section, in the language of the reader."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text as RichText

from tablee.games.words import Refused, Text
from tablee.terminal.completion import nearest
from tablee.terminal.names import printable
from tablee.terminal.typed_words import plain
from tablee.texts import Texts, rulebook

COMMENT = re.compile(r"<!--.*?-->\n*")  # for the page: pictures, and where its notes begin and end
HEADING = re.compile(r"^#+ (?P<title>.*?)(?: \{#(?P<name>[a-z0-9-]+)\})?\n", re.MULTILINE)
LONGEST = 30  # letters of what was typed that are shown again


@dataclass(frozen=True)
class Section:
    """A part of the rulebook that can be asked for by its name."""

    name: str
    title: str
    body: str


@cache
def sections(game: str, language: str) -> tuple[Section, ...]:
    """The sections that have a name, in their order."""
    text = COMMENT.sub("", rulebook(language, game))
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return tuple(
        Section(heading["name"], heading["title"], text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
        if heading["name"]
    )


def found(asked: str, among: Sequence[Section]) -> list[Section]:
    """The section of that number or name; otherwise all that have the words in their titles."""
    wanted = plain(asked)
    for number, section in enumerate(among, start=1):
        if wanted in (str(number), section.name):
            return [section]
    return [section for section in among if wanted in plain(section.title)]


def rules_block(game: str, asked: str, command: Text | str, texts: Texts) -> RenderableType:
    """What was asked for by a command, or the list of what can be."""
    all_sections = sections(game, texts.language)
    if not asked:
        return Group("", list_of(all_sections, command, texts), "")
    if not (answers := found(asked, all_sections)):
        raise unknown(asked, all_sections, command)
    return Group(*(section_shown(section) for section in answers))


def unknown(asked: str, among: Sequence[Section], command: Text | str) -> Refused:
    """A section that does not exist: the name of one that was meant, or how to list them all."""
    typed = printable(asked, LONGEST)
    if meant := nearest(typed, [section.name for section in among]):
        return Refused("rules-near", typed=typed, meant=meant, rules=command)
    return Refused("rules-unknown", typed=typed, rules=command)


def list_of(among: Sequence[Section], command: Text | str, texts: Texts) -> RenderableType:
    """Number, name and title of every section."""
    how = texts.say(Text("rules-sections", {"rules": command}))
    grid = Table.grid(padding=(0, 2))
    for number, section in enumerate(among, start=1):
        grid.add_row(RichText(str(number), "dim", justify="right"), RichText(section.name, "bold"), section.title)
    return Group(how, grid)


def section_shown(section: Section) -> RenderableType:
    """A section with its title."""
    return Group("", RichText(section.title, "bold underline"), Markdown(section.body), "")
