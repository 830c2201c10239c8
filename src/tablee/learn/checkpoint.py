"""The folder of a run: a checkpoint to go on from, weights to play with, past networks, and the curve.

Every file is replaced as a whole, the checkpoint last: after an interruption it is that of the last look, and whatever
was written after it is written again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import jax
import numpy as np

from tablee.bots.weights import Weights, read_arrays, write_arrays
from tablee.file_lock import is_locked_for_us
from tablee.games.words import Refused
from tablee.learn.config import Config
from tablee.learn.evaluation import Look
from tablee.learn.network import Parameters, as_parameters
from tablee.learn.selfplay import State

FORMAT = 1


@dataclass
class Progress:
    """How far a run is: all that it needs to go on, but for the workers' tables."""

    weights: Parameters
    optimizer: Any  # the state of Optax
    rounds: int = 0
    samples: int = 0
    looks: list[Look] = field(default_factory=list)
    past: list[str] = field(default_factory=list)  # the files of past networks
    imitated: str = ""  # the file of the network that plays as another level does


class Folder:
    """The folder of a run, for one run at a time.

    Raises `Refused` for a folder that cannot be written, or in which another run is at work.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.checkpoint, self.weights, self.curve = path / "checkpoint.npz", path / "weights.npz", path / "curve.svg"
        try:
            (path / "past").mkdir(parents=True, exist_ok=True)
            self._lock = (path / "lock").open("ab")
        except OSError as error:
            raise Refused("learn-folder", folder=str(path), reason=error.strerror or str(error)) from None
        if not is_locked_for_us(self._lock.fileno()):
            self._lock.close()
            raise Refused("learn-elsewhere", folder=str(path))

    def close(self) -> None:
        """Let others have the folder."""
        self._lock.close()

    # Past networks

    def keep(self, called: int | str, weights: Weights) -> str:
        """Keep a network that others may meet later, by its decisions or its name; returns that of its file."""
        name = f"{called:012}.npz" if isinstance(called, int) else f"{called}.npz"
        weights.save(self.path / "past" / name)
        return name

    def past(self, name: str) -> Parameters:
        """A network of the past."""
        return as_parameters(Weights.load(self.path / "past" / name).arrays)

    # The checkpoint

    def save(self, config: Config, progress: Progress, tables: Sequence[State]) -> None:
        """Write the checkpoint."""
        arrays = {f"weights/{name}": np.asarray(array) for name, array in progress.weights.items()}
        for place, leaf in enumerate(jax.tree.leaves(progress.optimizer)):
            arrays[f"optimizer/{place}"] = np.asarray(leaf)
        for number, state in enumerate(tables):
            arrays |= {f"tables/{number}/{name}": array for name, array in state.items()}
        about = {"format": FORMAT, "config": config.as_json(), "rounds": progress.rounds, "samples": progress.samples}
        about |= {"looks": progress.looks, "past": progress.past, "imitated": progress.imitated}
        about |= {"rules": config.rules.version}
        write_arrays(self.checkpoint, arrays, about)

    def load(self, config: Config, fresh: Progress) -> tuple[Progress, list[State]]:
        """The progress of this run, in the form of a fresh one, and the workers' tables.

        Raises `Refused` where there is no checkpoint, or it is of another run.
        """
        arrays, about = self._read()
        differs = Config.from_json(about["config"]).differing(config)
        differs += ["rules"] if about["rules"] != config.rules.version else []
        if differs:
            raise Refused("learn-other", folder=str(self.path), differs=", ".join(differs))
        optimizer = [part for name, part in arrays.items() if name.startswith("optimizer/")]
        progress = Progress(
            as_parameters(part_of(arrays, "weights/")),
            jax.tree.unflatten(jax.tree.structure(fresh.optimizer), map(jax.numpy.asarray, optimizer)),
            about["rounds"],
            about["samples"],
            [Look(*look) for look in about["looks"]],
            about["past"],
            about["imitated"],
        )
        return progress, [part_of(arrays, f"tables/{number}/") for number in range(config.workers)]

    def _read(self) -> tuple[State, dict[str, Any]]:
        try:
            arrays, about = read_arrays(self.checkpoint)
            if about["format"] != FORMAT:
                raise ValueError
        except (OSError, ValueError, KeyError, BadZipFile):
            raise Refused("learn-no-checkpoint", folder=str(self.path)) from None
        return arrays, about


def part_of(arrays: State, begin: str) -> State:
    """The arrays whose names begin so, without that beginning."""
    return {name.removeprefix(begin): array for name, array in arrays.items() if name.startswith(begin)}
