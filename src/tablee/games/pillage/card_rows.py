"""The rows of a file of cards, with the lines on which they stand; lines that are no TOML are passed over and named."""

import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.games.pillage.card_fields import FIELDS, LONGEST, Row
from tablee.games.words import Text

HEADING = "[[card]]"
IS_HEADING = re.compile(r'\s*\[\[\s*"?card"?\s*\]\]\s*(#.*)?')
FIRST_WORD = re.compile(r"""\s*["']?([\w-]+)""")
KEY = re.compile(r"""\s*["']?([\w-]+)["']?\s*=\s*(.*)""")
LINE_OF_ERROR = re.compile(r"\(at line ([0-9]+), column [0-9]+\)")
MOST_BROKEN = 20  # lines that are no TOML: with more of them, none of the others is looked at


@dataclass(frozen=True)
class CardRows:
    """What a file holds: its lines, its rows as far as they can be read, and the reasons why others cannot."""

    lines: Sequence[str]
    rows: Sequence[Row]
    broken: dict[int, Text]

    def line_of(self, place: int, field: str) -> int:
        """The line of a field; of one that is missing, the line on which its card begins; 0 if nobody can tell."""
        named = [line for line in self._span(place) if key_on(self.lines[line - 1]) == field]
        return next(iter([*named, *self._span(place)]), 0)

    def is_broken(self, place: int, field: str) -> bool:
        """Whether a field stands on a line of this card that could not be read."""
        words = [FIRST_WORD.match(self.lines[line - 1]) for line in self._span(place) if line in self.broken]
        return any(word[1] == field for word in words if word)

    def _span(self, place: int) -> range:
        """The lines of a card, its heading first; none where cards are not written below headings."""
        starts = [line for line, text in enumerate(self.lines, start=1) if text.lstrip().startswith("[")]
        if len(starts) != len(self.rows):
            return range(0)
        return range(starts[place], [*starts, len(self.lines) + 1][place + 1])


def read_rows(text: str) -> CardRows:
    """The rows of a file, and every line that is in the way of reading it."""
    lines = text.split("\n")
    broken = {line: _wrong_heading(text) for line, text in enumerate(lines, start=1) if _is_wrong_heading(text)}
    readable = [HEADING if line in broken else text for line, text in enumerate(lines, start=1)]
    while len(broken) < MOST_BROKEN:
        try:
            parsed = tomllib.loads("\n".join(readable))
        except (ValueError, RecursionError) as error:
            line = _line_of(error, lines)
            if line == 0 or line in broken or IS_HEADING.fullmatch(readable[line - 1]):
                broken[line] = Text("pillage-deck-toml", {"reason": str(error)})
                break
            broken[line] = why_unread(lines[line - 1], str(error))
            readable[line - 1] = ""
        else:
            return _rows_of(parsed, lines, broken)
    if len(broken) == MOST_BROKEN:
        return CardRows(lines, [], {0: Text("pillage-deck-unlike", {"lines": MOST_BROKEN})})
    return CardRows(lines, [], broken)


def _rows_of(parsed: dict[str, Any], lines: list[str], broken: dict[int, Text]) -> CardRows:
    """The cards of a file that is TOML; what stands outside of them is refused, so that no card is lost unnoticed."""
    rows = parsed.pop("card", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        return CardRows(lines, [], broken | {_line_with("card", lines): _wrong_heading("card")})
    for key in parsed:
        broken.setdefault(_line_with(key, lines), Text("pillage-deck-outside", {"field": key[:LONGEST]}))
        break
    return CardRows(lines, rows, broken)


def _is_wrong_heading(text: str) -> bool:
    return text.lstrip().startswith("[") and not IS_HEADING.fullmatch(text)


def _wrong_heading(text: str) -> Text:
    return Text("pillage-deck-heading", {"text": text.strip()[:LONGEST]})


def _line_of(error: BaseException, lines: Sequence[str]) -> int:
    """The line of an error; of a text that nobody has ended, the line on which it begins."""
    if found := LINE_OF_ERROR.search(str(error)):
        return int(found[1])
    if "string" not in str(error):
        return 0
    begun = [line for line, text in enumerate(lines, start=1) if '"""' in text or "'''" in text]
    return next(iter(begun), len(lines))


def _line_with(field: str, lines: Sequence[str]) -> int:
    return next((line for line, text in enumerate(lines, start=1) if key_on(text) == field), 0)


def key_on(text: str) -> str | None:
    """The key of a line, if it has one."""
    found = KEY.match(text)
    return found[1] if found else None


# Why a line is no TOML

CURLY = re.compile("[“”„«»]")


def why_unread(text: str, error: str) -> Text:
    """The first thing that is likely to be wrong with a line; what TOML's reader says where nothing else is known."""
    why = next((why for why, is_wrong in SLIPS.items() if is_wrong(text, error)), None)
    shown = {"text": text.strip()[:LONGEST]}
    return Text("pillage-deck-slip", {**shown, "why": why}) if why else Text("pillage-deck-toml", {"reason": error})


def _value_on(text: str) -> str:
    found = KEY.match(text)
    return found[2].partition("#")[0].strip() if found else ""


SLIPS: dict[str, Callable[[str, str], bool]] = {
    "twice": lambda text, error: "overwrite" in error and key_on(text) is not None,
    "curly": lambda text, _: bool(CURLY.search(text)),
    "equals": lambda text, _: key_on(text) is None,
    "quotes": lambda text, _: _value_on(text).count('"') % 2 == 1 or _value_on(text).count("'") == 1,
    "capital": lambda text, _: _value_on(text).lower() in ("true", "false"),
    "nothing": lambda text, _: not _value_on(text),
    "bare": lambda text, _: _value_on(text)[0] not in "\"'[{" and key_on(text) in FIELDS,
}
