"""Chance: a ChaCha stream of 8 rounds under a 256-bit key, the only one in any rule.

Nobody can foretell the next number from all those before. The key is
committed to before the game and shown after it, so that anyone can check that
every shuffle and roll came from it. Written in plain arithmetic on numbers
that are kept below 2**32, so that plain and compiled draw the same.
"""

from __future__ import annotations

from tablee.engine.record import Numbers
from tablee.engine.rule import rule
from tablee.engine.table import CommonTable

LOW = 0xFFFFFFFF  # the low 32 bits
BLOCK = 16  # numbers in a block


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & LOW
    d = d ^ a
    d = ((d << 16) | (d >> 16)) & LOW
    c = (c + d) & LOW
    b = b ^ c
    b = ((b << 12) | (b >> 20)) & LOW
    a = (a + b) & LOW
    d = d ^ a
    d = ((d << 8) | (d >> 24)) & LOW
    c = (c + d) & LOW
    b = b ^ c
    b = ((b << 7) | (b >> 25)) & LOW
    return a, b, c, d


@rule
def next_block(t: CommonTable) -> None:
    """Make the next sixteen numbers."""
    # The key's words, by hand: a loop over a small array would have to allocate it.
    k0, k1 = t.chance_key[0] & LOW, t.chance_key[1] & LOW
    k2, k3 = t.chance_key[2] & LOW, t.chance_key[3] & LOW
    k4, k5 = t.chance_key[4] & LOW, t.chance_key[5] & LOW
    k6, k7 = t.chance_key[6] & LOW, t.chance_key[7] & LOW
    count = t.chance_count & LOW
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = count, 0, 0, 0
    for _ in range(4):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    block = t.chance_block
    block[0] = (x0 + 0x61707865) & LOW
    block[1] = (x1 + 0x3320646E) & LOW
    block[2] = (x2 + 0x79622D32) & LOW
    block[3] = (x3 + 0x6B206574) & LOW
    block[4] = (x4 + k0) & LOW
    block[5] = (x5 + k1) & LOW
    block[6] = (x6 + k2) & LOW
    block[7] = (x7 + k3) & LOW
    block[8] = (x8 + k4) & LOW
    block[9] = (x9 + k5) & LOW
    block[10] = (x10 + k6) & LOW
    block[11] = (x11 + k7) & LOW
    block[12] = (x12 + count) & LOW
    block[13] = x13
    block[14] = x14
    block[15] = x15
    t.chance_count = (count + 1) & LOW
    t.chance_left = BLOCK


@rule
def draw(t: CommonTable, n: int) -> int:
    """A fair number in 0..n-1."""
    # Numbers above the last whole multiple of n would favour small results: draw again.
    fair = (LOW + 1) - (LOW + 1) % n
    while True:
        if t.chance_left == 0:
            next_block(t)
        t.chance_left -= 1
        drawn = t.chance_block[BLOCK - 1 - t.chance_left] & LOW
        if drawn < fair:
            return drawn % n


@rule
def shuffle(t: CommonTable, deck: Numbers, size: int) -> None:
    """Put the first `size` numbers of a deck in a fair random order."""
    for last in range(size - 1, 0, -1):
        other = draw(t, last + 1)
        deck[last], deck[other] = deck[other], deck[last]


@rule
def forget_chance(t: CommonTable) -> None:
    """Wipe chance off a table: what nobody at it may know. Every `redact` begins so."""
    for i in range(8):
        t.chance_key[i] = 0
    for i in range(BLOCK):
        t.chance_block[i] = 0
    t.chance_count = 0
    t.chance_left = 0


@rule
def new_chance(t: CommonTable, seed: int, stream: int) -> None:
    """Chance of a searching player's own: seeds below 2**32, not secret at all."""
    forget_chance(t)
    t.chance_key[0] = seed & LOW
    t.chance_key[1] = stream & LOW
