"""Where lines come from: a keyboard, a pipe, or a test."""

from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console
from rich.text import Text as Line

from tablee.terminal.names import printable

LONGEST = 60  # letters of a line that are shown again


class EndOfInput(Exception):
    """There are no more lines."""


class Keyboard:
    """Asks for one line after another."""

    def __init__(self, lines: Iterable[str], console: Console, echo: bool) -> None:
        self.lines, self.console, self.echo = iter(lines), console, echo

    def read(self, prompt: Line) -> str:
        """Show a prompt, and give back what is answered, without the spaces around it."""
        self.console.print(prompt, end=" ")
        try:
            typed = next(self.lines).strip()
        except StopIteration:
            self.end_line()
            raise EndOfInput from None
        if self.echo:
            self.console.print(Line(printable(typed, LONGEST)))
        return typed

    def end_line(self) -> None:
        """What comes next does not stand behind a prompt that got no answer."""
        self.console.print()


def lines_from(stream: TextIO) -> Iterator[str]:
    """The lines of a stream; what is no text becomes question marks instead of an error."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
    return iter(stream)
