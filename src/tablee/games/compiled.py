"""The one file that knows Numba.

`@rule` compiles a function; calls between rules stay inside the machine code. With `NUMBA_DISABLE_JIT=1` in the
environment the same files are plain Python, for the debugger and for coverage.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
from llvmlite import binding, ir
from numba.core import types
from numba.core.dispatcher import Dispatcher
from numba.extending import intrinsic, overload

F = TypeVar("F", bound=Callable[..., Any])

IS_COMPILED = not numba.config.DISABLE_JIT
SOURCES = Path(__file__).parent
WORD = ir.IntType(64)
YES = ir.IntType(1)(1)


def digest_of_sources() -> str:
    """Changes with any file of the games: Numba itself misses a constant that is edited in an imported file."""
    digest = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def kernel_folder() -> Path:
    """Where machine code is kept: where Numba is told to, or in the virtual environment, or among the user's caches."""
    if numba.config.CACHE_DIR:
        return Path(numba.config.CACHE_DIR) / digest_of_sources()
    if sys.prefix != sys.base_prefix:
        return Path(sys.prefix) / "kernels" / digest_of_sources()
    caches = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(caches) / "tablee" / "kernels" / digest_of_sources()


def is_writable(folder: Path) -> bool:
    """Whether machine code can be kept there; where it cannot, every start compiles anew."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


KERNELS = kernel_folder()
IS_KEPT = is_writable(KERNELS)
numba.config.CACHE_DIR = str(KERNELS)


def rule(function: F) -> F:
    """Compile a function; its machine code is kept on disk for the next start.

    Inlining is forced: left to itself, LLVM makes calls of a dozen rules in the innermost loop (17 % slower).
    """
    return _compiled(function, forceinline=True)


def chapter(function: F) -> F:
    """Compile a rule that is long, or called from many places: it stays one piece of machine code that is called.

    Inlined by force, a game of many chapters is compiled anew inside each of its callers, for minutes.
    """
    return _compiled(function, forceinline=False)


def _compiled(function: F, forceinline: bool) -> F:
    is_in_file = Path(function.__code__.co_filename).suffix == ".py"
    compiler = numba.njit(cache=IS_KEPT and is_in_file, nogil=True, error_model="numpy", forceinline=forceinline)
    return cast(F, compiler(function))


def bound(function: F, owner: str, **names: Any) -> F:
    """The same function with some of its names bound: written once, compiled for each owner.

    The owner is part of its name, because Numba keeps machine code by name and types, whatever is bound.
    """
    return rule(with_names(function, owner, **names))


def with_names(function: F, owner: str, **names: Any) -> F:
    """The same function with some of its names bound, as plain Python."""
    plain = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__)
    plain.__qualname__ = f"{function.__qualname__}_{owner}"
    return cast(F, plain)


def is_rule(function: Callable[..., Any]) -> bool:
    """Whether a function is compiled; those of a game that is tried out may be plain Python."""
    return isinstance(function, Dispatcher)


def instruction(build: Callable[..., Any], available: bool = True) -> Callable[[F], F]:
    """Compiled rules run a machine instruction, where there is one, in the place of this function's body."""

    def put_in_place(plain: F) -> F:
        if not available:
            return rule(plain)
        if IS_COMPILED:
            replace = (_replace_unary, _replace_binary)[plain.__code__.co_argcount - 1]
            replace(plain, build)
        return plain

    return put_in_place


def _replace_unary(plain: Any, build: Any) -> None:
    @intrinsic
    def machine(typing: Any, word: Any) -> Any:
        return types.int64(types.int64), lambda context, llvm, signature, given: build(llvm, *given)

    @overload(plain, strict=False)
    def compiled(word: Any) -> Any:
        return lambda word: machine(word)


def _replace_binary(plain: Any, build: Any) -> None:
    @intrinsic
    def machine(typing: Any, word: Any, other: Any) -> Any:
        return types.int64(types.int64, types.int64), lambda context, llvm, signature, given: build(llvm, *given)

    @overload(plain, strict=False)
    def compiled(word: Any, other: Any) -> Any:
        return lambda word, other: machine(word, other)


def has_deposit() -> bool:
    """Whether this processor spreads bits in one instruction (BMI2), and Numba may use it."""
    chosen = numba.config.CPU_NAME or numba.config.CPU_FEATURES
    return not chosen and bool(binding.get_host_cpu_features().get("bmi2"))


def deposit(llvm: Any, bits: Any, mask: Any) -> Any:
    """PDEP: the low bits of `bits` go, in order, where `mask` has bits."""
    pdep = llvm.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(WORD, [WORD, WORD]))
    return llvm.call(pdep, [bits, mask])
