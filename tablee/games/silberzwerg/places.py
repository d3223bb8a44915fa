"""Where everything is at the mine head as it is drawn, in the units of board.svg.jinja."""

from __future__ import annotations

from functools import cache

HEAD = 1000
RAIL = 27  # how far from the edge the carts run
SPACES = 100  # of the outer track: tens and units (SZ-9)
LEFT, COLUMN = 124, 137  # where the columns begin, and how wide each is
GALLERY = 116  # where the galleries begin, from the top
ROWS_TOP, ROWS = 312, 572  # where the order boards begin, and how high all are together
ROW_LEFT, CREST = 54, 70  # where a row begins, and its part with the crest
OPEN_ROW = 250  # the reader's own row while dwarves are being placed
CHESTS = 916

CONTRACTS = 1016  # where everything beside the mine head begins
SLOT_WIDTH, SLOT_HEIGHT, SLOTS_TOP = 215, 190, 54
CREW = 642
OWN_STRIP, STRIP = 112, 80

# Where the gems of a mine lie, from the front: five to a row.
IN_MINE = tuple((26 + 21 * (i % 5), 160 - 24 * (i // 5)) for i in range(20))
# How the reader's own gems of a colour lie: up to so many, so many in a row, how far apart.
PILES = ((9, 3, 19, 24), (16, 4, 13.5, 18), (20, 4, 13.5, 14))
# Where several carts on one space of the rails stand, so that each can be read.
CROWD = {
    1: ((0, 0),),
    2: ((-19, 0), (19, 0)),
    3: ((-19, -16), (19, -16), (0, 18)),
    4: ((-19, -16), (19, -16), (-19, 18), (19, 18)),
}
# The eight gems of a contract, in the middle of its card.
ON_CARD = tuple((-33 + 22 * (i % 4), -27 + 25 * (i // 4)) for i in range(8))


@cache
def rails() -> list[tuple[int, int, bool]]:
    """The spaces of the outer track, clockwise from the top left corner; whether the rails run up
    and down there."""
    side = HEAD - 2 * RAIL
    places = []
    for space in range(SPACES):
        walked = 4 * side * space / SPACES
        edge, along = int(walked // side), round(walked % side)
        x, y = ((along, 0), (side, along), (side - along, side), (0, side - along))[edge]
        places.append((RAIL + x, RAIL + y, edge % 2 == 1))
    return places


def chest_at(hundred: int) -> int:
    """Where a chest stands; the first place is for those who have no hundred yet."""
    return 117 + 127 * hundred


def heap(count: int) -> list[tuple[float, float]]:
    """Where the gems of one colour lie in the reader's own bag."""
    _, a_row, apart, down = next(pile for pile in PILES if count <= pile[0])
    return [(10 + apart * (i % a_row), 18 + down * (i // a_row)) for i in range(count)]


def mouth(colour: int) -> tuple[int, int]:
    """The mouth of a gallery."""
    return LEFT + COLUMN * colour + 68, GALLERY + 120


def slot_place(place: int) -> tuple[int, int]:
    """Where the first, second, third... contract hangs on its board."""
    return SLOT_WIDTH * (place % 2), SLOTS_TOP + SLOT_HEIGHT * (place // 2)
