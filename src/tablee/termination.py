"""Programs that were asked to end, and end first what they have started."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

ASKED = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
SIGNALLED = 128  # shells report a program that a signal ended as this and the signal's number


@contextmanager
def ending_politely() -> Iterator[None]:
    """Meanwhile a signal to end raises `SystemExit`, as Ctrl-C raises `KeyboardInterrupt`.

    A signal that is ignored, as after `nohup`, stays so. Only the main thread hears signals: in others nothing changes.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = [asked for asked in ASKED if signal.getsignal(asked) != signal.SIG_IGN]
    before = {asked: signal.signal(asked, _leave) for asked in heard}
    try:
        yield
    finally:
        for asked, handler in before.items():
            signal.signal(asked, handler)


def _leave(number: int, _: object) -> None:
    sys.exit(SIGNALLED + number)
