"""The commands of `tablee`.

A command imports what it needs when it runs, so that `tablee --help` answers at once.
"""

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Annotated

from cyclopts import App, Parameter

from tablee import __version__
from tablee.cli import (
    analysis,
    arena,
    balance,
    bench,
    bench_server,
    bots,
    compiling,
    database,
    deck,
    people,
    play,
    puzzles,
    reading,
    records,
    serve,
    train,
)
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
app.command(database.backup, config=serve.ENVIRONMENT)
app.command(database.restore, config=serve.ENVIRONMENT)
app.command(database.check, config=serve.ENVIRONMENT)
app.command(database.move, config=serve.ENVIRONMENT)
app.command(people.app)
app.command(play.terminal)
app.command(play.demo)
app.command(reading.rules)
app.command(reading.options)
app.command(bots.bots)
app.command(compiling.compile_rules, name="compile")
app.command(arena.arena)
app.command(train.train)
app.command(train.exploit)
app.command(balance.balance)
app.command(bench.app)
for measure in (bench_server.server, bench_server.memory, bench_server.growth, bench_server.load):
    bench.app.command(measure)
app.command(records.app)
app.command(deck.app)
app.command(records.verify)
app.command(analysis.analyse)
app.command(puzzles.puzzles)


def main(words: Sequence[str] | None = None) -> None:
    """Run the command given, or the one on the command line; end politely when the person or the reader leaves."""
    print_what_the_screen_can_show()
    with speaking(sys.argv[1:] if words is None else words):
        run(words)


def run(words: Sequence[str] | None) -> None:
    """Run a command; what stops it is said in a sentence."""
    try:
        app(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        say_stopped()
        sys.exit(INTERRUPTED)
    except ValueError as error:
        say_refusal(error)
        sys.exit(REFUSED)
    except BrokenPipeError:
        drop_what_is_left_to_print()
        sys.exit(PIPE_CLOSED)


@contextmanager
def speaking(words: Sequence[str]) -> Iterator[None]:
    """Let everything be said in the language of `--language`: refusals and progress too, in other processes of ours."""
    from tablee.texts import LANGUAGE_VARIABLE, LANGUAGES

    asked = re.search(r"(?:^|\0)--language[\0=](\w+)", "\0".join(words))
    before = os.environ.get(LANGUAGE_VARIABLE)
    if asked and asked[1] in LANGUAGES:
        os.environ[LANGUAGE_VARIABLE] = asked[1]
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(LANGUAGE_VARIABLE, None)
        else:
            os.environ[LANGUAGE_VARIABLE] = before


def say_stopped() -> None:
    """Somebody pressed Ctrl-C."""
    from tablee.games.words import Text
    from tablee.texts import Texts, language_of

    print("\n" + Texts(language_of(os.environ)).say(Text("stopped")), file=sys.stderr)


def say_refusal(error: ValueError) -> None:
    """What cannot be done is said in the person's language; any other error is a mistake of ours and stays one."""
    from tablee.games.words import Refused
    from tablee.texts import Texts, language_of

    if not isinstance(error, Refused):
        raise error
    print(Texts(language_of(os.environ)).say(error.text), file=sys.stderr)


def print_what_the_screen_can_show() -> None:
    """A letter that the screen does not know becomes a question mark instead of an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def drop_what_is_left_to_print() -> None:
    """Python writes out what is left at its end; there is nobody to read it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
