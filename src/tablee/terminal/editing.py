"""Lines that can be edited: arrows move in the line and among earlier ones, Tab completes.

Everybody at the keyboard has a history of their own, and nothing of it is written to a disk: an earlier line may name
a card that nobody else may know.
"""

from collections.abc import Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app, run_in_terminal
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.input import create_input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from rich.columns import Columns
from rich.console import Console
from rich.text import Text as RichText

from tablee.terminal.completion import completions, shared_beginning
from tablee.terminal.keyboard import Offers

SHOWN_LINES = 6  # of completions: what is asked stays on a small screen


class LineEditor:
    """Reads lines at a terminal. What one seat has typed or cut is recalled by that seat alone."""

    def __init__(self) -> None:
        self.input, self.output = create_input(), create_output()
        if isinstance(self.output, Vt100_Output):
            self.output.enable_cpr = False  # nothing is drawn below the line, so nobody asks where the cursor is
        self.sessions: dict[int, PromptSession[str]] = {}

    def read(self, prompt: str, seat: int | None, offers: Offers) -> str:
        """A line; raises `EOFError` on Ctrl-D and `KeyboardInterrupt` on Ctrl-C."""
        session = self.new_session() if seat is None else self.session_of(seat)
        return session.prompt(ANSI(prompt), key_bindings=completing(offers))

    def wait(self, prompt: str) -> str:
        """Enter, or a `q` without one."""
        return self.new_session().prompt(ANSI(prompt), key_bindings=stopping())

    def session_of(self, seat: int) -> "PromptSession[str]":
        """The session of a seat, with its history and its clipboard."""
        if seat not in self.sessions:
            self.sessions[seat] = self.new_session()
        return self.sessions[seat]

    def new_session(self) -> "PromptSession[str]":
        """A session that remembers nothing yet."""
        return PromptSession(input=self.input, output=self.output, enable_suspend=True, reserve_space_for_menu=0)


def completing(offers: Offers) -> KeyBindings:
    """Tab goes on as far as there is no choice; where there is one, it is shown above the line."""
    bindings = KeyBindings()

    @bindings.add("tab")
    def complete(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        typed = buffer.document.text_before_cursor.lstrip()
        found = completions(typed, offers())
        if added := shared_beginning(found)[len(typed) :]:
            buffer.insert_text(added)
        elif len(found) > 1:
            run_in_terminal(lambda: show(found))

    return bindings


def stopping() -> KeyBindings:
    """A `q` ends an empty line at once; in a word it is a letter."""
    bindings = KeyBindings()

    @bindings.add("q", filter=Condition(lambda: not get_app().current_buffer.text))
    def stop(event: KeyPressEvent) -> None:
        event.app.exit(result=event.data)

    return bindings


def show(found: Sequence[str]) -> None:
    """Completions in columns; of very many, the first lines."""
    console = Console()
    lines = console.render_lines(Columns([RichText(one.strip(), "dim") for one in found], padding=(0, 2)), pad=False)
    for segments in lines[:SHOWN_LINES]:
        console.print(RichText.assemble(*((segment.text, segment.style or "") for segment in segments)), no_wrap=True)
    if len(lines) > SHOWN_LINES:
        console.print(RichText("…", "dim"))
