"""Compiled twins: the same rules, for one game, as fast as C.

`twin(f, Table)` compiles the code object of a rule as it stands, with every
rule that it calls replaced by its twin and every verb by that game's own. So
search and playouts are written once and compiled for each game, and plain and
compiled live side by side in one process.

Machine code is kept on disk under a fingerprint of the rule and of all that
it calls. (Numba's own cache looks at one file's date: it doesn't notice a
change in a function that a cached one calls.)
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

from tablee.engine.record import Record, Stack
from tablee.engine.rule import VERBS

_TWINS: dict[tuple[Callable[..., Any], type[Record], bool], _Twin] = {}


def shelf() -> Path:
    """The folder where machine code is kept; `TABLEE_CACHE` moves it."""
    if chosen := os.environ.get("TABLEE_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tablee"


def own_rule(f: Callable[..., Any], table: type[Record]) -> FunctionType:
    """The rule itself, or, for a verb, the rule of the game played on this table."""
    if getattr(f, "is_verb", False):
        f = VERBS[table][f.__name__]
    assert isinstance(f, FunctionType)
    return f


def _called(f: FunctionType) -> Iterator[tuple[str, Any]]:
    """The globals that a function's code names, and what they stand for."""
    for name in f.__code__.co_names:
        if name in f.__globals__:
            yield name, f.__globals__[name]


def fingerprint(f: Callable[..., Any], table: type[Record]) -> str:
    """A hash of all that a twin's machine code depends on: the code of the
    rule and of every rule below it, the constants they name, the layout of
    the table, and the versions of what compiles it. Comments don't count."""
    seen: set[FunctionType] = set()
    digest = hashlib.sha256()

    def take_code(code: CodeType) -> None:
        digest.update(code.co_code)
        digest.update(repr((code.co_names, code.co_varnames, code.co_argcount)).encode())
        for constant in code.co_consts:
            if isinstance(constant, CodeType):
                take_code(constant)
            elif not isinstance(constant, str):  # a docstring: rules know no other strings
                digest.update(repr(constant).encode())

    def take(f: FunctionType) -> None:
        if f in seen:
            return
        seen.add(f)
        take_code(f.__code__)
        digest.update(repr(f.__defaults__).encode())
        for name, value in _called(f):
            digest.update(name.encode())
            if getattr(value, "is_rule", False):
                take(own_rule(value, table))
            elif isinstance(value, np.ndarray):
                digest.update(value.tobytes())
            elif isinstance(value, ModuleType):  # what the code may read from it
                named = [getattr(value, name, None) for name in f.__code__.co_names]
                digest.update(repr(named).encode())
            else:
                digest.update(repr(value).encode())

    take(own_rule(f, table))
    versions = (platform.python_version(), numba.__version__, np.__version__)
    digest.update(repr((table.dtype.descr, versions)).encode())
    return digest.hexdigest()


class _Shelf(_CacheLocator):
    """Tells Numba where a twin's machine code is kept and when it is stale."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def get_cache_path(self) -> str:
        return str(shelf() / self.mark[:16])

    def get_source_stamp(self) -> str:
        return self.mark

    def get_disambiguator(self) -> str:
        return self.mark[:16]

    @classmethod
    def from_function(cls, py_func: Any, _py_file: str) -> _Shelf:
        return cls(py_func.fingerprint)


class _ShelfImpl(CompileResultCacheImpl):
    _locator_classes = [_Shelf]  # type: ignore[list-item]  # noqa: RUF012


class _ShelfCache(FunctionCache):
    _impl_class = _ShelfImpl


class _Part(JITCodeLibrary):
    """The code of a twin that only other twins call: it goes into theirs. Numba would optimise it
    with all that lies below it, and make it runnable by itself, on every storey of the house:
    that took more time than all the rest."""

    def _optimize_final_module(self) -> None:
        """Left to the entry that it becomes a part of."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """It can't be run."""
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return 0

    @property
    def codegen(self) -> _Part:
        """Who is told of the Python objects that the code refers to."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Rules refer to none."""


class _PartCompiler(Compiler):
    """Numba's, but what it makes is only a part."""

    def compile_extra(self, func: Any) -> Any:
        """The same, into a library of that kind."""
        codegen = self.state.targetctx.codegen()
        self.state.library = _Part(codegen, func.__qualname__)  # type: ignore[no-untyped-call]
        self.state.library.enable_object_caching()
        return super().compile_extra(func)  # type: ignore[no-untyped-call]


class _Twin(CPUDispatcher):
    """Numba's dispatcher, but one compilation a rule: it would make another
    for each constant that is passed (an event's kind, a rule's number)."""

    _cache: Any

    def keep_on_shelf(self) -> None:
        """Look for the machine code on disk before making it, and put it there."""
        if not isinstance(self._cache, _ShelfCache):
            self._cache = _ShelfCache(self.py_func)  # type: ignore[no-untyped-call]

    def get_call_template(self, args: Any, kws: Any) -> Any:
        whole = (types.Integer, types.Boolean)
        plain = [types.unliteral(a) for a in args]
        same = tuple(types.int64 if isinstance(a, whole) else a for a in plain)
        return super().get_call_template(same, kws)


def twin(f: Callable[..., Any], table: type[Record], from_plain: bool = True) -> _Twin:
    """The compiled twin of a rule for the game played on this table; it is
    compiled, or loaded, when it is first called. What only other twins call
    needs no way in from plain Python: compiling that takes a third of the time."""
    f = own_rule(f, table)
    if (f, table, from_plain) not in _TWINS:
        space = dict(f.__globals__)
        copy = FunctionType(f.__code__, space, f.__name__, f.__defaults__)
        copy.__qualname__, copy.__module__ = f.__qualname__, f.__module__
        copy.fingerprint = fingerprint(f, table)  # type: ignore[attr-defined]
        compiled = _Twin(
            copy,
            pipeline_class=Compiler if from_plain else _PartCompiler,
            targetoptions={
                "nopython": True,
                "nogil": True,
                "error_model": "numpy",
                "no_cpython_wrapper": not from_plain,
                "no_cfunc_wrapper": True,
                # Put to every possible answer at every decision: inlined where
                # it is asked, random play is a fifth faster.
                "forceinline": f is VERBS[table]["verdict"],
            },
        )
        _TWINS[f, table, from_plain] = compiled
        for name, value in _called(f):
            if getattr(value, "is_rule", False):
                space[name] = twin(value, table, from_plain=False)
    return _TWINS[f, table, from_plain]


def entry(f: Callable[..., Any], table: type[Record]) -> Callable[..., Any]:
    """A twin to be called from plain Python, with plain records as arguments.
    Only entries are kept on disk: each holds all that lies below it."""
    compiled = twin(f, table)
    compiled.keep_on_shelf()

    def call(*arguments: Any) -> Any:
        return compiled(*(_raw(a) for a in arguments))

    call.__name__, call.__doc__ = f.__name__, f.__doc__
    return call


def _raw(argument: Any) -> Any:
    if isinstance(argument, Record):
        return argument.array[0]
    if isinstance(argument, Stack):
        return argument.array
    if isinstance(argument, memoryview):
        return np.asarray(argument)
    return argument
