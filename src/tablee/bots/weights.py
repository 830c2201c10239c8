"""The file of a network that has learned a game: plain arrays, and a few words about what they are.

A file is replaced as a whole, so that whoever reads it, whenever, finds all of it. Nothing in it is ever run.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self
from zipfile import BadZipFile

import numpy as np

from tablee.games.record import Array
from tablee.games.words import Refused
from tablee.observations import Observation

FORMAT = 1
ABOUT = "about"  # the array that holds the words, as JSON
Arrays = Mapping[str, Array]


@dataclass(frozen=True)
class Weights:
    """What a network plays with. `kind` is its form, `inputs` are the places of the observation that it is shown."""

    game: str
    kind: str
    room: int  # moves that are described to a scorer at most; 0 where moves are not described
    observed: int  # numbers of an observation when it was learned
    described: int  # and of the features of a move
    inputs: Array
    arrays: Arrays

    def check(self, observation: Observation, file: str) -> None:
        """Refuse to play another game, or one that is observed otherwise by now."""
        if self.game != observation.game.name:
            raise Refused("net-game", file=file, learned=self.game, game=observation.game.name)
        described = observation.actions.layout.size if observation.actions and self.room else 0
        if (self.observed, self.described) != (observation.layout.size, described):
            raise Refused("net-observed", file=file)

    def save(self, path: Path) -> None:
        """Write the file."""
        about = {"format": FORMAT, "game": self.game, "kind": self.kind, "room": self.room}
        about |= {"observed": self.observed, "described": self.described}
        write_arrays(path, {"inputs": self.inputs, **self.arrays}, about)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a file; `Refused` where there is none, or it is of another kind."""
        try:
            arrays, about = read_arrays(path)
            if about.pop("format") != FORMAT:
                raise ValueError
            return cls(inputs=arrays.pop("inputs"), arrays=arrays, **about)
        except (OSError, ValueError, KeyError, TypeError, BadZipFile):
            raise Refused("net-file", file=str(path)) from None


def write_arrays(path: Path, arrays: Arrays, about: Mapping[str, Any]) -> None:
    """Put a file of arrays in the place of the one before, in one go."""
    draft = path.with_name(f".{path.name}.draft")
    words = np.frombuffer(json.dumps(about).encode(), np.uint8)
    with draft.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **{**arrays, ABOUT: words})
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read_arrays(path: Path) -> tuple[dict[str, Array], dict[str, Any]]:
    """What `write_arrays` wrote."""
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files}
    return arrays, json.loads(arrays.pop(ABOUT).tobytes())
