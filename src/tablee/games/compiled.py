"""The file that knows Numba; `kernel_cache.py` knows where its machine code is kept, and nothing else has to.

`@rule` compiles a function; calls between rules stay inside the machine code. With `NUMBA_DISABLE_JIT=1` in the
environment the same files are plain Python, for the debugger and for coverage.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from llvmlite import binding, ir
from numba.core import types
from numba.core.dispatcher import Dispatcher
from numba.extending import intrinsic, overload

from tablee.games.kernel_cache import IS_COMPILED, keep

F = TypeVar("F", bound=Callable[..., Any])

WORD = ir.IntType(64)
YES = ir.IntType(1)(1)
BYTES = ir.IntType(8).as_pointer()
LINE, FETCHED = 64, 448  # bytes: of the processor's memory, and of a record that is fetched ahead


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


def _compiled(function: F, forceinline: bool, owner: str | None = None) -> F:
    compiler = numba.njit(nogil=True, error_model="numpy", forceinline=forceinline)
    compiled = compiler(function)
    if IS_COMPILED:
        keep(compiled, owner)
    return cast(F, compiled)


def bound(function: F, owner: str, inline: bool = True, **names: Any) -> F:
    """The same function with some of its names bound: written once, compiled for each owner; `inline` as for a rule.

    The owner is part of its name, because machine code is kept by name and types, whatever is bound. What is bound for
    an owner with the name of a game belongs to that game, or to none.
    """
    return _compiled(with_names(function, owner, **names), forceinline=inline, owner=owner)


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


def fetch(records: Any, i: int) -> None:
    """Ask the processor for the beginning of a record that is needed soon; nothing else happens."""


def _replace_fetch() -> None:
    @intrinsic
    def machine(typing: Any, records: Any, i: Any) -> Any:
        size = records.dtype.size

        def build(context: Any, llvm: Any, signature: Any, given: Any) -> Any:
            begin = llvm.ptrtoint(context.make_array(records)(context, llvm, given[0]).data, WORD)
            record = llvm.add(begin, llvm.mul(given[1], WORD(size)))
            for line in range(0, min(size, FETCHED), LINE):
                _prefetch(llvm, llvm.inttoptr(llvm.add(record, WORD(line)), BYTES))
            return context.get_dummy_value()

        return types.void(records, types.int64), build

    @overload(fetch, strict=False)
    def compiled(records: Any, i: Any) -> Any:
        return lambda records, i: machine(records, i)


def _prefetch(llvm: Any, place: Any) -> None:
    """To be written to, to be kept, data: as LLVM numbers that."""
    number = ir.IntType(32)
    function = ir.FunctionType(ir.VoidType(), [BYTES, number, number, number])
    prefetch = llvm.module.globals.get("llvm.prefetch.p0i8") or ir.Function(llvm.module, function, "llvm.prefetch.p0i8")
    llvm.call(prefetch, [place, number(1), number(3), number(1)])


def store_word(numbers: Any, begin: int, word: int) -> None:
    """Write the eight bytes of a word, the lowest first, into a row of bytes that has room for them, wherever."""
    numbers[begin : begin + 8] = np.frombuffer((int(word) & 0xFFFFFFFFFFFFFFFF).to_bytes(8, "little"), np.int8)


def _replace_store_word() -> None:
    @intrinsic
    def machine(typing: Any, numbers: Any, begin: Any, word: Any) -> Any:
        def build(context: Any, llvm: Any, signature: Any, given: Any) -> Any:
            row = llvm.ptrtoint(context.make_array(numbers)(context, llvm, given[0]).data, WORD)
            place = llvm.inttoptr(llvm.add(row, given[1]), WORD.as_pointer())
            llvm.store(given[2], place, align=1)
            return context.get_dummy_value()

        return types.void(numbers, types.int64, types.int64), build

    @overload(store_word, strict=False)
    def compiled(numbers: Any, begin: Any, word: Any) -> Any:
        return lambda numbers, begin, word: machine(numbers, begin, word)


if IS_COMPILED:
    _replace_fetch()
    _replace_store_word()


def has_deposit() -> bool:
    """Whether this processor spreads bits in one instruction (BMI2), and Numba may use it."""
    chosen = numba.config.CPU_NAME or numba.config.CPU_FEATURES
    return not chosen and bool(binding.get_host_cpu_features().get("bmi2"))


def deposit(llvm: Any, bits: Any, mask: Any) -> Any:
    """PDEP: the low bits of `bits` go, in order, where `mask` has bits."""
    pdep = llvm.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(WORD, [WORD, WORD]))
    return llvm.call(pdep, [bits, mask])
