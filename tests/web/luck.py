"""A server that deals the same cards every time: `python -m tests.web.luck FILE serve …`, as `tablee serve …`.

A page is drawn for the cards that were dealt, so a fault that needs one deal in ten would fail one run in ten, of
somebody who has changed nothing. Here all chance of a table follows from what the file says, which is the test that
is running and the number behind `--deals`, and from how many tables that test has made.
"""

import hashlib
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from tablee import cli
from tablee.server.challenges import challenges
from tablee.server.tables import bot_pool, bot_seeds, scheduler, setup
from tests.server.serving import ColdServer

T = TypeVar("T")


class Luck:
    """What a server asks of `secrets` where chance is meant, and nobody's secret."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._asked: Counter[str] = Counter()

    def token_bytes(self, size: int) -> bytes:
        """The secret of a table's cards."""
        test = self._file.read_text("utf-8")
        self._asked[test] += 1
        return hashlib.shake_256(f"{test} {self._asked[test]}".encode()).digest(size)

    def randbits(self, _bits: int) -> int:
        """The seed of advice."""
        return 0

    def choice(self, among: Sequence[T]) -> T:
        """What is played for a bot that failed."""
        return among[0]


class LuckyServer(ColdServer):
    """The same server, with a file that says whose luck it is."""

    def __init__(self, folder: Path, file: Path, *flags: str) -> None:
        super().__init__(folder, *flags)
        self.command = ("tests.web.luck", str(file))


def main() -> None:
    """Put luck in the place of chance, and do what `tablee` does."""
    luck = Luck(Path(sys.argv.pop(1)))
    for module in (setup, challenges, bot_pool):
        vars(module)["secrets"] = luck
    vars(scheduler)["bot_seed"] = bot_seeds.seed_from
    cli.main()


if __name__ == "__main__":
    main()
