"""Where lines come from: a keyboard, a pipe, or a test."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import TextIOWrapper
from typing import Protocol, TextIO

from rich.console import Console
from rich.text import Text as RichText

from tablee.terminal.names import printable

LONGEST = 60  # letters of a line that are shown again

Offers = Callable[[], Sequence[str]]  # what may be typed now, for completion


class EndOfInput(Exception):
    """There are no more lines."""


class Editor(Protocol):
    """Reads a line that can be edited while it is typed."""

    def read(self, prompt: str, seat: int | None, offers: Offers) -> str:
        """A line of a seat, or of nobody whose lines are kept; raises `EOFError` where there are no more."""

    def wait(self, prompt: str) -> str:
        """Nothing as soon as Enter is pressed, and what is typed otherwise; a single `q` needs no Enter."""


def nothing() -> Sequence[str]:
    """No completion."""
    return ()


class Keyboard:
    """Asks for one line after another; with an editor the lines come from it, otherwise from `lines`."""

    def __init__(self, lines: Iterable[str], console: Console, echo: bool, editor: Editor | None = None) -> None:
        self.lines, self.console, self.echo, self.editor = iter(lines), console, echo, editor
        self.typed_early = ""  # between pages, for the next question

    @property
    def has_person(self) -> bool:
        """Whether somebody sits there and reads page by page: not where lines come from a pipe or a test."""
        return self.console.is_terminal and not self.echo

    def read(self, prompt: RichText, seat: int | None = None, offers: Offers = nothing) -> str:
        """Show a prompt, and give back what is answered, without the spaces around it.

        `seat` is who is asked: an editor recalls the lines of that seat alone, and keeps those of nobody else.
        What was typed between pages is the answer to the next prompt.
        Raises `EndOfInput` where nothing more comes, and `KeyboardInterrupt` on Ctrl-C.
        """
        if typed := self.typed_early:
            self.typed_early = ""
            self.console.print(RichText.assemble(prompt, " ", printable(typed, LONGEST)))
            return typed
        if editor := self.editor:
            return self._edited(prompt, lambda line: editor.read(line, seat, offers))
        self.console.print(prompt, end=" ")
        try:
            typed = next(self.lines).strip()
        except StopIteration:
            self.end_line()
            raise EndOfInput from None
        if self.echo:
            self.console.print(RichText(printable(typed, LONGEST)))
        return typed

    def goes_on(self, prompt: RichText) -> bool:
        """Whether a reader wants more: Enter, and not `q`; anything else stops too, and answers what is asked next."""
        typed = self._edited(prompt, self.editor.wait) if self.editor else self.read(prompt)
        self.typed_early = "" if typed.lower() == "q" else typed
        return not typed

    def _edited(self, prompt: RichText, read: Callable[[str], str]) -> str:
        with self.console.capture() as captured:
            self.console.print(prompt, end=" ")
        above, line_end, last = captured.get().rpartition("\n")  # an editor redraws one line
        self.console.file.write(above + line_end)
        self.console.file.flush()
        try:
            return read(last).strip()
        except EOFError:
            raise EndOfInput from None

    def end_line(self) -> None:
        """What comes next does not stand behind a prompt that got no answer."""
        self.console.print()


def lines_from(stream: TextIO) -> Iterator[str]:
    """The lines of a stream; what is no text becomes question marks instead of an error."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
    return iter(stream)


def editor_for(stdin: TextIO, stdout: TextIO) -> Editor | None:
    """An editor where a person types at a terminal that can move its cursor; otherwise none."""
    if not (stdin.isatty() and stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return None
    from tablee.terminal.editing import LineEditor

    return LineEditor()
