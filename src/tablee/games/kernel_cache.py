"""Where machine code is kept for the next start: in a folder for each game, named by a digest of what it is made from.

Numba's own files are not used. It misses a constant that is edited in an imported file; and all that it compiles from
a function has one index, which loses entries when two processes write it at once, and which nobody can read any more
when a class is gone that one of its entries names. Here an entry is a file: what it was compiled for, and the code.
"""

import hashlib
import os
import pickle
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from llvmlite import binding
from numba.core.caching import FunctionCache
from numba.core.compiler import CompileResult
from numba.core.errors import NumbaWarning
from numba.core.serialize import dumps

from tablee.games.sources import BOTS, GAMES, Scope, digest_of, scope_of

SUFFIX = ".kernel"
READY = "ready"  # the file that says that everything of a game is compiled


# The folders


def candidates() -> list[Path]:
    """Where machine code could be kept: where Numba is told to; or in the virtual environment, or the user's caches."""
    if numba.config.CACHE_DIR:
        return [Path(numba.config.CACHE_DIR) / "tablee"]
    environment = [Path(sys.prefix) / "kernels"] if sys.prefix != sys.base_prefix else []
    caches = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return [*environment, Path(caches) / "tablee" / "kernels"]


def is_writable(folder: Path) -> bool:
    """Whether something can be kept in a folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


IS_COMPILED = not numba.config.DISABLE_JIT
ROOT = next(filter(is_writable, candidates()), None) if IS_COMPILED else None  # none: every start compiles anew


def machine() -> tuple[str, ...]:
    """The versions and the processor that machine code is made by and for."""
    versions = sys.implementation.cache_tag, numba.__version__, llvmlite.__version__, np.__version__
    processor = numba.config.CPU_NAME or binding.get_host_cpu_name()
    features = numba.config.CPU_FEATURES or binding.get_host_cpu_features().flatten()
    return (*map(str, versions), binding.get_process_triple(), processor, features)


@cache
def folder_of(scope: Scope) -> Path | None:
    """The folder of a scope. Its time is that of its last use: old ones are removed by whoever compiles."""
    if ROOT is None:
        return None
    folder = ROOT / scope.name / digest_of(scope, machine())
    if not is_writable(folder):
        return None
    os.utime(folder)
    return folder


# Games whose functions are all compiled


def ready_file(game: str, part: str = GAMES) -> Path | None:
    """The file that is there when every function of a game, in a part of the package, is compiled and kept.

    None where nothing is kept.
    """
    folder = folder_of(Scope(part, game))
    return folder / READY if folder else None


def is_ready(game: str, part: str = GAMES) -> bool:
    """Whether every function of a game is compiled and kept; with its rules, those of the bots that play it."""
    files = [ready_file(game, one) for one in ((GAMES, BOTS) if part == GAMES else (part,))]
    return all(file is not None and file.is_file() for file in files)


def is_begun(game: str, part: str) -> bool:
    """Whether some function of a game is compiled and kept, so that a start has little or nothing to compile."""
    folder = folder_of(Scope(part, game))
    return folder is not None and any(folder.rglob("*" + SUFFIX))


# The functions


def keep(dispatcher: Any, owner: str | None = None) -> None:
    """Let a function's machine code be kept; that of a function without a file, typed by hand, is not."""
    function = dispatcher.py_func
    file = Path(function.__code__.co_filename)
    folder = folder_of(scope_of(file, owner)) if file.suffix == ".py" else None
    if folder:
        name = f"{function.__module__}.{function.__qualname__}-{function.__code__.co_firstlineno}"
        dispatcher._cache = KernelCache(function, folder / name.replace("<", "").replace(">", ""))


class KernelCache(FunctionCache):  # type: ignore[misc]
    """What Numba asks before it compiles a function for some types, and tells afterwards."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:  # Numba's own chooses the folder
        self._py_func, self._name = function, repr(function)
        self._cache_path = str(folder)
        self._folder = folder
        self._files: dict[Any, list[Path]] = {}  # more than one where two processes compiled the same
        self._seen: set[str] = set()

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """What was compiled for these types, or nothing."""
        target_context.refresh()
        found = self._load(self._index_key(sig, target_context.codegen()))
        return CompileResult._rebuild(target_context, *found) if found else None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep it. A disk that takes nothing more costs the next start, and nothing now."""
        if data.lifted or data.library.has_dynamic_globals:
            warnings.warn(f"{self._name} cannot be kept: it uses large global arrays", NumbaWarning, stacklevel=2)
            return
        written = dumps(self._index_key(sig, data.codegen)) + dumps(data._reduce())
        file = self._folder / (hashlib.sha256(written).hexdigest()[:16] + SUFFIX)
        draft = file.with_suffix(f".{os.getpid()}")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(written)
            draft.replace(file)
        except OSError:
            with suppress(OSError):
                draft.unlink()

    def flush(self) -> None:
        """Forget what is kept."""
        for file in self._folder.glob("*" + SUFFIX):
            file.unlink(missing_ok=True)
        self._files.clear()

    def _load(self, key: Any) -> Any:
        self._look_for_more()
        found = (_read(file, 2) for file in self._files.get(key, []))
        return next(filter(None, found), None)

    def _look_for_more(self) -> None:
        """What is there is read once; other processes may add to it meanwhile."""
        there = {file.name for file in self._folder.glob("*" + SUFFIX)}
        for name in there - self._seen:
            key = _read(self._folder / name, 1)
            self._files.setdefault(key, []).append(self._folder / name)
        self._seen |= there


def _read(file: Path, count: int) -> Any:
    """The last of the first things in a file; nothing where it cannot be read, or names a class that is gone."""
    try:
        with file.open("rb") as written:
            return [pickle.load(written) for _ in range(count)][-1]
    except Exception:
        return None
