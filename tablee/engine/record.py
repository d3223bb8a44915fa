"""A record: everything on one table as one flat, fixed-size block of numbers.

A class body lists what lies on the table:

    class Table(Record):
        seats = number()
        hand = numbers(4, 12)

One record is copied by one memory move, stored as bytes, stacked by the
thousand, and read by name in the rules: `t.hand[seat, card]`.

Plain Python reads and writes a record through memory views: they give Python
whole numbers, check every index, and refuse a number that doesn't fit. The
compiled twins read the same bytes as a NumPy record, and check nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

# Every count is an int16: wide enough for any sum in these games. Plain Python
# refuses a larger one, so plain and compiled arithmetic can't part ways.
NUMBER = np.dtype(np.int16)
WORD = np.dtype(np.uint32)
WIDE = np.dtype(np.int64)

UNKNOWN = -1


class Numbers(Protocol):
    """A block of numbers on the table, indexed by as many numbers as it has dimensions."""

    def __getitem__(self, place: int | tuple[int, ...], /) -> int: ...
    def __setitem__(self, place: int | tuple[int, ...], value: int, /) -> None: ...


class _Field:
    def __init__(self, kind: np.dtype[Any], shape: tuple[int, ...]) -> None:
        self.kind, self.shape = kind, shape


def number() -> int:
    """A field that holds one number, -32768 to 32767."""
    return cast(int, _Field(NUMBER, ()))


def numbers(*shape: int) -> Numbers:
    """A field that holds a block of numbers."""
    return cast(Numbers, _Field(NUMBER, shape))


def word() -> int:
    """A field that holds 32 bits; only chance needs them."""
    return cast(int, _Field(WORD, ()))


def words(*shape: int) -> Numbers:
    """A field that holds a block of 32-bit words."""
    return cast(Numbers, _Field(WORD, shape))


def wide_numbers(*shape: int) -> Numbers:
    """A field that holds a block of large numbers: sums of players, never of rules."""
    return cast(Numbers, _Field(WIDE, shape))


class Record:
    """One table, or one box, in plain Python. See the module's text."""

    dtype: ClassVar[np.dtype[np.void]]
    _fields: ClassVar[dict[str, _Field]] = {}

    def __init_subclass__(cls) -> None:
        own = {name: field for name, field in vars(cls).items() if isinstance(field, _Field)}
        cls._fields = {**cls._fields, **own}
        for name, field in own.items():
            if name in TAKEN:
                raise TypeError(f"{cls.__name__}.{name}: records already use that name")
            if not field.shape:
                setattr(cls, name, _scalar(name))
            else:
                delattr(cls, name)
        cls.dtype = _layout(cls._fields)

    def __init__(self, array: NDArray[np.void] | None = None) -> None:
        """A blank record, or a window on the first record of an array."""
        self.array = np.zeros(1, self.dtype) if array is None else array
        for name, field in self._fields.items():
            if field.shape:
                setattr(self, name, memoryview(cast(Any, self.array[name][0])))
            else:
                setattr(self, "_" + name, memoryview(cast(Any, self.array[name])))

    def copy(self) -> Self:
        """A record of its own with the same bytes."""
        return type(self)(self.array[:1].copy())

    def copy_from(self, other: Self) -> None:
        """Take on the other's bytes."""
        self.array[0] = other.array[0]

    def tobytes(self) -> bytes:
        """The record as it is stored."""
        return self.array[:1].tobytes()

    @classmethod
    def frombytes(cls, stored: bytes) -> Self:
        """The record that was stored."""
        return cls(np.frombuffer(bytearray(stored), cls.dtype, 1))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.tobytes() == cast(Self, other).tobytes()

    def __hash__(self) -> int:
        return hash(self.tobytes())

    def __repr__(self) -> str:
        lines = (f"  {name} = {self.array[name][0].tolist()}" for name in self._fields)
        return f"{type(self).__name__}(\n" + "\n".join(lines) + "\n)"

    def differences(self, other: Self) -> dict[str, tuple[Any, Any]]:
        """The fields in which two records differ, with both values."""
        return {
            name: (self.array[name][0].tolist(), other.array[name][0].tolist())
            for name in self._fields
            if not np.array_equal(self.array[name][0], other.array[name][0])
        }


# `round`, `all`, `sort`...: NumPy's records, or ours, would answer instead of the table.
TAKEN = frozenset((*dir(np.recarray), *dir(np.record), *dir(Record), "array"))


def _layout(fields: Mapping[str, _Field]) -> np.dtype[np.void]:
    """The fields in their order, each where its kind has to begin. Gaps between them, and after
    them, have names too: NumPy leaves what has no name uncopied, and records that are equal would
    have other bytes."""
    placed: list[tuple[str, Any, tuple[int, ...]]] = []
    end = 0
    widest = max((field.kind.alignment for field in fields.values()), default=1)
    for name, field in [*fields.items(), ("", None)]:
        gap = -end % (field.kind.alignment if field else widest)
        if gap:
            placed.append((f"_gap_before_{name}", np.uint8, (gap,)))
        if field:
            placed.append((name, field.kind, field.shape))
            end += gap + np.dtype((field.kind, field.shape)).itemsize
    return np.dtype(placed, align=True)


def _scalar(name: str) -> property:
    slot = "_" + name

    def read(self: Record) -> int:
        return cast(int, getattr(self, slot)[0])

    def write(self: Record, value: int) -> None:
        getattr(self, slot)[0] = value

    return property(read, write)


R = TypeVar("R", bound=Record)


class Stack(Generic[R]):
    """Many records side by side. Reading one gives a window on it; assigning
    to one copies. The twins take the stack's array and mean the same."""

    def __init__(self, kind: type[R], size: int) -> None:
        self.kind = kind
        self.array = np.zeros(size, kind.dtype)

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, i: int) -> R:
        return self.kind(self.array[i : i + 1])

    def __setitem__(self, i: int, record: R) -> None:
        self.array[i] = record.array[0]
