"""Where the rooms of the ship are drawn: the Demeter cut open lengthwise, her bow on the left.

Two rooms that have a door between them share a wall or a floor here, and a door or a ladder is
drawn there (DE-40); the tests hold this against the doors of box.toml.
"""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 1000, 800  # of the picture of the ship
FOR_TOKEN = 80  # what a room keeps clear on its right, for its token


class Place(NamedTuple):
    """A room, as it is drawn."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Its wall towards the stern."""
        return self.x + self.width

    @property
    def floor(self) -> int:
        """What one stands on."""
        return self.y + self.height


class Way(NamedTuple):
    """A door in a wall, or a ladder through a floor: where it stands."""

    x: int
    y: int
    is_ladder: bool


# The weather deck with its deckhouse, the middle deck, some of whose rooms are two stories high,
# and the holds.
PLACES = (
    Place(30, 180, 175, 140),  # forecastle deck
    Place(205, 180, 185, 140),  # foredeck
    Place(390, 180, 185, 140),  # main deck
    Place(492, 50, 170, 130),  # galley
    Place(575, 180, 190, 140),  # wheelhouse
    Place(765, 180, 205, 140),  # poop deck
    Place(45, 320, 150, 284),  # crew quarters
    Place(195, 320, 150, 284),  # carpenter's shop
    Place(345, 320, 180, 142),  # mess room
    Place(345, 462, 180, 142),  # sick bay
    Place(525, 320, 150, 284),  # passenger cabin
    Place(675, 320, 128, 284),  # chart room
    Place(803, 462, 147, 142),  # mate's cabin
    Place(803, 320, 157, 142),  # captain's cabin
    Place(72, 604, 116, 142),  # chain locker
    Place(188, 604, 116, 142),  # sail locker
    Place(304, 604, 112, 142),  # fore hold
    Place(416, 604, 164, 142),  # main hold
    Place(580, 604, 188, 142),  # provision store
    Place(768, 604, 160, 142),  # lazarette
)


def way_between(one: Place, other: Place) -> Way | None:
    """The door or the ladder that two rooms can share; none where they don't touch."""
    upper, lower = sorted((one, other), key=lambda place: place.y)
    left, right = sorted((one, other), key=lambda place: place.x)
    if upper.floor == lower.y:
        begin, end = max(one.x, other.x), min(one.right, other.right)
        clear = min((begin + end) // 2, upper.right - FOR_TOKEN)
        return Way(max(begin + 22, clear), lower.y, is_ladder=True) if end > begin else None
    begin, end = max(one.y, other.y), min(one.floor, other.floor)
    if left.right == right.x and end > begin:
        return Way(right.x, end, is_ladder=False)
    return None
