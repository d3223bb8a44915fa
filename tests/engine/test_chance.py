"""Chance: the published stream, fair draws, shuffles in which each order is as likely, and the same
from plain and compiled rules."""

import hashlib
from collections import Counter
from itertools import product
from random import Random

import pytest

from tablee.engine.chance import (
    BLOCK,
    LOW,
    draw,
    forget_chance,
    new_chance,
    next_block,
    shuffle,
)
from tablee.engine.match import commitment_to, key_from, set_key
from tablee.engine.record import numbers
from tablee.engine.table import CommonTable
from tablee.engine.twin import entry
from tests.dice import load_dice
from tests.toys.sealed_cards import GAME


class Deck(CommonTable):
    cards = numbers(4)


# The first two blocks of ChaCha with 8 rounds, from the vectors published in
# draft-strombergson-chacha-test-vectors-01: TC1 and TC2, 256-bit keys, no nonce.
PUBLISHED = {
    "00" * 32: (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    ),
    "01" + "00" * 31: (
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
    ),
}


def sealed(key: bytes) -> CommonTable:
    """A table whose chance is under this key."""
    t = GAME.table()
    set_key(t, key)
    return t


def made(t: CommonTable) -> bytes:
    """The block that was made last, as bytes."""
    return b"".join(t.chance_block[i].to_bytes(4, "little") for i in range(BLOCK))


@pytest.mark.parametrize("key", PUBLISHED)
@pytest.mark.parametrize("compiled", [False, True])
def test_the_stream_is_the_published_one(key: str, compiled: bool) -> None:
    t = sealed(bytes.fromhex(key))
    make = entry(next_block, GAME.table) if compiled else next_block
    stream = b""
    for _ in range(2):
        make(t)
        stream += made(t)
    assert stream.hex() == PUBLISHED[key]


def chacha8(key: bytes, count: int) -> bytes:
    """A block worked out in another way: four rows of four words, whole rows at a time."""

    def words(data: bytes) -> list[int]:
        return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]

    def turned(row: list[int], places: int) -> list[int]:
        return row[places:] + row[:places]

    start = [words(b"expand 32-byte k"), words(key[:16]), words(key[16:]), [count, 0, 0, 0]]
    a, b, c, d = (list(row) for row in start)
    for half_round in range(8):
        if half_round % 2:
            b, c, d = turned(b, 1), turned(c, 2), turned(d, 3)
        for by in (16, 12, 8, 7):
            if by in (16, 8):
                a = [(x + y) % 2**32 for x, y in zip(a, b, strict=True)]
                d = [rotated(x ^ y, by) for x, y in zip(d, a, strict=True)]
            else:
                c = [(x + y) % 2**32 for x, y in zip(c, d, strict=True)]
                b = [rotated(x ^ y, by) for x, y in zip(b, c, strict=True)]
        if half_round % 2:
            b, c, d = turned(b, 3), turned(c, 2), turned(d, 1)
    return b"".join(
        ((x + y) % 2**32).to_bytes(4, "little")
        for row, first in zip((a, b, c, d), start, strict=True)
        for x, y in zip(row, first, strict=True)
    )


def rotated(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) % 2**32


def test_any_key_and_any_block_are_what_another_hand_works_out() -> None:
    chooser = Random("keys")
    for compiled in (next_block, entry(next_block, GAME.table)):
        for count in (0, 1, 2**31, LOW):
            key = chooser.randbytes(32)
            t = sealed(key)
            t.chance_count = count
            compiled(t)
            assert made(t) == chacha8(key, count)
            assert t.chance_count == (count + 1) % 2**32
            assert t.chance_left == BLOCK


def test_the_blocks_words_are_drawn_in_order_and_then_the_next_block() -> None:
    key = key_from(3)
    t = sealed(key)
    stream = chacha8(key, 0) + chacha8(key, 1)
    drawn = b"".join(draw(t, 2**32).to_bytes(4, "little") for _ in range(2 * BLOCK))
    assert drawn == stream


@pytest.mark.parametrize("n", [1, 2, 3, 6, 25, 52])
def test_a_draw_is_fair(n: int) -> None:
    t, fairly = sealed(key_from(n)), entry(draw, GAME.table)
    times = 400 * n
    found = Counter(fairly(t, n) for _ in range(times))
    assert set(found) == set(range(n))
    spread = (times / n * (1 - 1 / n)) ** 0.5
    assert all(abs(count - times / n) <= 5 * spread for count in found.values())


@pytest.mark.parametrize("n", [3, 6, 25, 52, 10_000, 2**31 + 1])
def test_words_that_would_favour_small_results_are_left_out(n: int) -> None:
    t = sealed(bytes(32))
    fair = 2**32 // n * n
    load_dice(t, LOW, fair, fair - 1)
    assert draw(t, n) == n - 1
    assert t.chance_left == 0


def test_plain_and_compiled_draw_the_same() -> None:
    plain, compiled = sealed(key_from(1)), sealed(key_from(1))
    chooser, draw_compiled = Random(1), entry(draw, GAME.table)
    for _ in range(500):
        n = chooser.choice([1, 2, 3, 7, 100, 2**16, 2**31 + 1, 2**32])
        assert draw(plain, n) == draw_compiled(compiled, n)
    assert plain == compiled


def test_each_order_of_a_shuffled_deck_comes_from_one_throw_of_dice() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for dice in product(range(4), range(3), range(2)):
        t = Deck()
        for card in range(4):
            t.cards[card] = card
        load_dice(t, *dice)
        shuffle(t, t.cards, 4)
        assert t.chance_left == 0
        found[tuple(t.cards[place] for place in range(4))] += 1
    assert len(found) == 24
    assert set(found.values()) == {1}


def test_only_so_many_cards_are_shuffled() -> None:
    t = Deck()
    for card in range(4):
        t.cards[card] = card
    shuffle(t, t.cards, 2)
    assert (t.cards[2], t.cards[3]) == (2, 3)


def test_nothing_of_chance_is_left_once_it_is_forgotten() -> None:
    t = sealed(key_from(9))
    draw(t, 6)
    forget_chance(t)
    assert t == GAME.table()


def test_searchers_have_streams_of_their_own() -> None:
    drawn = set()
    for seed, stream in product(range(3), range(3)):
        t = sealed(key_from(9))
        draw(t, 6)
        new_chance(t, seed, stream)
        drawn.add(draw(t, 2**32))
    assert len(drawn) == 9


def test_a_seed_stands_for_a_key_and_a_key_for_itself() -> None:
    assert key_from(7) == key_from(7) != key_from(8)
    assert key_from(b"k" * 32) == b"k" * 32
    assert len({key_from(None) for _ in range(3)}) == 3
    with pytest.raises(ValueError, match="32 bytes, not 4"):
        key_from(b"four")


def test_the_commitment_is_a_hash_of_the_key_alone() -> None:
    key = key_from(7)
    assert commitment_to(key) == hashlib.sha256(b"tablee commitment 1\n" + key).hexdigest()
    assert GAME.new(seed=7).commitment == GAME.new(seats=3, seed=7).commitment
