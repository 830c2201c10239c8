"""The commands of `tablee`.

A command imports what it needs when it runs, so that `tablee --help` answers at once.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

from cyclopts import App, Parameter

from tablee import __version__
from tablee.cli import bench, compiling, deck, play, reading, records, serve
from tablee.cli.unknown import refuse_unknown_command
from tablee.command import command

REFUSED = 2  # what programs end with when they are asked for something they do not do
INTERRUPTED = 130  # what shells report for a program stopped by Ctrl-C
PIPE_CLOSED = 141  # and for one whose reader went away

NO_EMPTY_LISTS = Parameter(negative_iterable=())  # no switches such as --empty-options, which nobody wants

app = App(
    name=command(),
    help="UGO!, VIGO and Village Pillage: À l'abordage! for players, bot writers and researchers.\n\n"
    "Without a command: host tables on this machine and open them in a browser, as "
    f"`{command('serve --browser')}` does.",
    version=f"Tablée {__version__}",
    suppress_keyboard_interrupt=False,
    default_parameter=NO_EMPTY_LISTS,
)


@app.default
def start(*words: Annotated[str, Parameter(show=False)]) -> None:
    """Host tables on this machine and open them in a browser. Words that are no command are refused."""
    if words:
        refuse_unknown_command(words[0], [name for name in app if not name.startswith("-")])
    app(["serve", "--browser"])


app.command(serve.serve, config=serve.ENVIRONMENT)
app.command(serve.backup, config=serve.ENVIRONMENT)
app.command(serve.restore, config=serve.ENVIRONMENT)
app.command(play.terminal)
app.command(play.demo)
app.command(reading.rules)
app.command(reading.options)
app.command(compiling.compile_rules, name="compile")
app.command(bench.app)
app.command(records.app)
app.command(deck.app)
app.command(records.verify)


def main(words: Sequence[str] | None = None) -> None:
    """Run the command given, or the one on the command line; end politely when the person or the reader leaves."""
    print_what_the_screen_can_show()
    try:
        app(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except ValueError as error:
        say_refusal(error, language_asked(words))
        sys.exit(REFUSED)
    except BrokenPipeError:
        drop_what_is_left_to_print()
        sys.exit(PIPE_CLOSED)


def language_asked(words: Sequence[str] | None) -> str | None:
    """The language that a command was given, which can be read since it ran; None without one."""
    _, bound, _ = app.parse_args(words)
    language: str | None = bound.arguments.get("language")
    return language


def say_refusal(error: ValueError, language: str | None) -> None:
    """What cannot be done is said in the language asked for, or the system's; any other error is a mistake of ours."""
    from tablee.games.words import Refused
    from tablee.texts import Texts

    if not isinstance(error, Refused):
        raise error
    print(Texts(play.spoken(language)).say(error.text), file=sys.stderr)


def print_what_the_screen_can_show() -> None:
    """A letter that the screen does not know becomes a question mark instead of an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def drop_what_is_left_to_print() -> None:
    """Python writes out what is left at its end; there is nobody to read it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
