"""The commands of `tablee`.

A command imports what it needs when it runs, so that `tablee --help` answers at once.
"""

import os
import sys
from io import TextIOWrapper

from cyclopts import App

from tablee import __version__

INTERRUPTED = 130  # what shells report for a program stopped by Ctrl-C
PIPE_CLOSED = 141  # and for one whose reader went away

app = App(
    name="tablee",
    help="Play UGO!, VIGO and Village Pillage: À l'abordage!, with friends and with bots.",
    version=f"Tablée {__version__}",
    suppress_keyboard_interrupt=False,
)


def main() -> None:
    """Run the command given on the command line; end politely when the person or the reader leaves."""
    print_what_the_screen_can_show()
    try:
        app()
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        drop_what_is_left_to_print()
        sys.exit(PIPE_CLOSED)


def print_what_the_screen_can_show() -> None:
    """A letter that the screen does not know becomes a question mark instead of an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def drop_what_is_left_to_print() -> None:
    """Python writes out what is left at its end; there is nobody to read it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
