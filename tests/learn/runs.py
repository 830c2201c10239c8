"""Runs that are small enough for a test."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

from tablee.learn.checkpoint import Folder
from tablee.learn.config import Config
from tablee.learn.inputs import view_of
from tablee.learn.trainer import Trainer
from tablee.learn.workers import InThisProcess
from tablee.texts import Texts

SHORT = Config(
    *("olives", (2,)),
    steps=60_000,
    lanes=128,
    horizon=32,
    hidden=(64, 64),
    minibatch=1024,
    rate=2e-3,
    against="random",
    deals=60,
    every=1000,
)
TINY = replace(SHORT, steps=900, lanes=16, horizon=16, hidden=(8, 8), minibatch=64, deals=2, every=2)


@contextmanager
def trainer_in(path: Path, config: Config) -> Iterator[Trainer]:
    """A run that writes into a folder, with workers in this process."""
    view = view_of(config)
    with closing(Folder(path)) as folder:
        yield Trainer(config, view, InThisProcess(config, view), folder, Texts("en"))
