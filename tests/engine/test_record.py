"""Records: what lies on a table, as one flat block that plain Python checks."""

import numpy as np
import pytest

from tablee.engine.record import Record, Stack, number, numbers, wide_numbers, word, words

DOES_NOT_FIT = r"invalid value for format|out of range"


class Shelf(Record):
    books = number()
    pages = numbers(3)
    cells = numbers(2, 4)
    key = word()
    keys = words(2)
    sums = wide_numbers(2)


class Bookcase(Shelf):
    shelves = number()


def filled() -> Shelf:
    s = Shelf()
    s.books, s.key = 7, 2**32 - 1
    s.cells[1, 2] = -5
    s.sums[1] = 2**40
    return s


@pytest.mark.parametrize("name", ["round", "all", "sort", "shape", "T", "array", "differences"])
def test_a_name_that_records_answer_to_themselves_is_refused(name: str) -> None:
    for field in (number(), numbers(3)):
        with pytest.raises(TypeError, match=rf"Bad\.{name}: records already use that name"):
            type("Bad", (Record,), {name: field})


def test_a_blank_record_is_all_zero() -> None:
    assert Shelf().tobytes() == bytes(Shelf.dtype.itemsize)


@pytest.mark.parametrize("value", [2**15, -(2**15) - 1, 2**40])
def test_a_number_that_does_not_fit_is_refused(value: int) -> None:
    s = filled()
    before = s.tobytes()
    with pytest.raises(ValueError, match=DOES_NOT_FIT):
        s.books = value
    with pytest.raises(ValueError, match=DOES_NOT_FIT):
        s.cells[0, 0] = value
    assert s.tobytes() == before


@pytest.mark.parametrize("value", [2**15 - 1, -(2**15)])
def test_a_number_that_just_fits_is_kept(value: int) -> None:
    s = Shelf()
    s.books = value
    s.pages[2] = value
    assert (s.books, s.pages[2]) == (value, value)


@pytest.mark.parametrize("value", [-1, 2**32])
def test_a_word_has_32_bits_and_no_sign(value: int) -> None:
    s = Shelf()
    with pytest.raises(ValueError, match=DOES_NOT_FIT):
        s.key = value
    s.keys[1] = 2**32 - 1
    assert s.keys[1] == 2**32 - 1


def test_only_whole_numbers_lie_on_a_table() -> None:
    s = Shelf()
    with pytest.raises(TypeError):
        s.books = 1.5  # type: ignore[assignment]
    with pytest.raises(TypeError):
        s.pages[0] = "1"  # type: ignore[assignment]
    assert type(s.books) is type(s.pages[0]) is int


@pytest.mark.parametrize("place", [(2, 0), (0, 4), (-3, 0)])
def test_a_place_that_there_is_not_is_refused(place: tuple[int, int]) -> None:
    with pytest.raises(IndexError):
        Shelf().cells[place]


def test_a_copy_has_the_same_bytes_and_is_its_own() -> None:
    s = filled()
    other = s.copy()
    assert type(other) is Shelf
    assert other == s
    assert hash(other) == hash(s)
    other.cells[1, 2] = 6
    assert s.cells[1, 2] == -5
    assert other != s


def test_copies_have_the_same_bytes_also_between_the_fields() -> None:
    class Odd(Record):
        one = number()
        key = word()
        two = number()

    assert Odd.dtype.itemsize == 12
    for _ in range(50):
        litter = [np.full(12, 7, np.uint8) for _ in range(50)]
        del litter
        s, other, stack = Odd(), Odd(), Stack(Odd, 2)
        s.one, s.key, s.two = 1, 2, 3
        other.copy_from(s)
        stack[1] = s
        assert s.copy().tobytes() == other.tobytes() == stack[1].tobytes() == s.tobytes()


def test_a_record_takes_on_anothers_bytes() -> None:
    s, other = filled(), Shelf()
    other.copy_from(s)
    assert other == s
    other.books = 1
    assert s.books == 7


def test_what_was_stored_comes_back_and_can_be_changed() -> None:
    s = filled()
    back = Shelf.frombytes(s.tobytes())
    assert back == s
    back.books += 1
    assert back.books == 8


@pytest.mark.parametrize("stored", [b"", b"too short"])
def test_bytes_of_another_length_are_no_record(stored: bytes) -> None:
    with pytest.raises(ValueError, match="buffer"):
        Shelf.frombytes(stored)


def test_differences_name_the_fields_with_both_values() -> None:
    s, other = filled(), filled()
    assert s.differences(other) == {}
    other.books, other.cells[0, 3] = 8, 1
    assert s.differences(other) == {
        "books": (7, 8),
        "cells": ([[0, 0, 0, 0], [0, 0, -5, 0]], [[0, 0, 0, 1], [0, 0, -5, 0]]),
    }


def test_records_of_different_kinds_are_never_equal() -> None:
    class Other(Record):
        books = number()

    class Another(Record):
        books = number()

    assert Other() != Another()


def test_a_record_shows_what_lies_where() -> None:
    assert "  books = 7\n  pages = [0, 0, 0]\n" in repr(filled())


def test_a_record_can_begin_with_anothers_fields() -> None:
    case = Bookcase()
    case.books, case.shelves, case.pages[1] = 1, 2, 3
    assert list(Bookcase._fields) == [*Shelf._fields, "shelves"]
    assert (case.books, case.shelves, case.pages[1]) == (1, 2, 3)


def test_reading_a_stack_gives_a_window_and_writing_copies() -> None:
    stack = Stack(Shelf, 3)
    assert len(stack) == 3
    stack[1] = filled()
    window = stack[1]
    window.books = 9
    assert stack[1].books == 9
    stack[2] = stack[1]
    window.books = 10
    assert [stack[i].books for i in range(3)] == [0, 10, 9]


def test_a_record_is_the_block_that_numpy_sees() -> None:
    s = filled()
    seen: np.void = s.array[0]
    assert seen["books"] == 7
    assert seen["cells"][1, 2] == -5
    assert s.array.dtype == Shelf.dtype
    assert s.array.flags.c_contiguous
