"""Where the caves lie on the drawing: five lozenges in a star, a room in each, one in the middle.

The star has its middle at MIDDLE. A lozenge is named by the direction of its tip, from the top
clockwise; which room lies there depends on the map (NV-84). All that lies in a room has its place
here: a box for the gems, spots for the pawns, a corner for the number and one for the dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

MIDDLE = (500.0, 545.0)
TIP = 500.0  # from the middle to the tip of a lozenge
SIDE = TIP / (2 * cos(pi / 5))  # of a lozenge
HALL = 165.0  # from the middle to the walls of the room there
POINTS = 5  # lozenges, and nests between them
STEP = 2 * pi / POINTS
DOOR = 12.0  # half of a doorway's depth

# The rooms round the centre, clockwise from the top, by map.
RING = ((1, 3, 2, 4, 5), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5))

# Where things lie in the middle room, then in the lozenges clockwise from the top: the box of the
# gems, as its middle, width and height; six spots for pawns; the corners for number and dice.
BOXES = (
    (500, 484, 206, 158),
    (500, 288, 196, 164),
    (766, 452, 184, 168),
    (690, 788, 178, 160),
    (310, 788, 178, 160),
    (234, 452, 184, 168),
)
CENTRE_SPOTS = ((-78, 66), (-26, 66), (26, 66), (78, 66), (-28, 120), (28, 120))
TOP_SPOTS = ((-52, -366), (0, -366), (52, -366), (-136, -240), (-26, -412), (26, -412))
RIGHT_SPOTS = ((216, 30), (266, 26), (316, 10), (376, -66), (386, -124), (334, -170))
LOWER_SPOTS = ((36, 240), (36, 292), (84, 316), (134, 334), (184, 352), (224, 358))
NUMBERS = ((126, 24), (0, -452), (430, -140), (266, 366), (-266, 366), (-430, -140))
DICE = ((-124, 20), (132, -250), (214, -190), (258, 134), (-258, 134), (-214, -190))

Point = tuple[float, float]


@dataclass(frozen=True)
class Cave:
    """One room on the drawing."""

    room: int
    outline: str  # its floor
    box: tuple[int, int, int, int]
    spots: tuple[Point, ...]
    number_at: Point
    dice_at: Point
    fan_at: Point  # where one chooses from several things to do here, clear of the gems


@dataclass(frozen=True)
class Doorway:
    """A gap in the wall between two rooms."""

    rooms: tuple[int, int]
    line: str  # across the wall


def at(distance: float, angle: float) -> Point:
    """A point seen from the middle."""
    return MIDDLE[0] + distance * cos(angle), MIDDLE[1] + distance * sin(angle)


def tip_angle(place: int) -> float:
    """The direction of a lozenge's tip, clockwise from the top."""
    return -pi / 2 + place * STEP


def path(points: list[Point]) -> str:
    """A closed outline."""
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "z"


def caves(room_map: int) -> list[Cave]:
    """The six rooms, by their numbers."""
    ring = RING[room_map]
    around = [lozenge(ring[place], place) for place in range(POINTS)]
    return sorted([hall(), *around], key=lambda cave: cave.room)


def hall() -> Cave:
    """The room in the middle, with a wall towards each lozenge."""
    corner = HALL / cos(STEP / 2)
    walls = [at(corner, tip_angle(place) + STEP / 2) for place in range(POINTS)]
    return Cave(
        0,
        path(walls),
        BOXES[0],
        moved(CENTRE_SPOTS),
        near(NUMBERS[0]),
        near(DICE[0]),
        at(90, pi / 2),
    )


def lozenge(room: int, place: int) -> Cave:
    """A room of the ring: a lozenge whose inner tip belongs to the middle."""
    tip, half = tip_angle(place), STEP / 2
    corner = HALL / cos(half)
    outline = [
        at(corner, tip - half),
        at(SIDE, tip - half),
        at(TIP, tip),
        at(SIDE, tip + half),
        at(corner, tip + half),
    ]
    spots = (TOP_SPOTS, RIGHT_SPOTS, LOWER_SPOTS, mirrored(LOWER_SPOTS), mirrored(RIGHT_SPOTS))
    return Cave(
        room,
        path(outline),
        BOXES[place + 1],
        moved(spots[place]),
        near(NUMBERS[place + 1]),
        near(DICE[place + 1]),
        at(TIP - 70, tip),
    )


def doorways(room_map: int, adjacent: list[list[int]], rooms: int) -> list[Doorway]:
    """Where one may walk from room to room, among those in play (NV-5)."""
    ring, found = RING[room_map], []
    for place in range(POINTS):
        room, following = ring[place], ring[(place + 1) % POINTS]
        tip, between = tip_angle(place), tip_angle(place) + STEP / 2
        ways = [
            (0, room, at(HALL - DOOR, tip), at(HALL + DOOR, tip)),
            (room, following, *across(between)),
        ]
        for one, other, begin, end in ways:
            if max(one, other) < rooms and adjacent[one][other]:
                line = f"M{begin[0]:.0f} {begin[1]:.0f}L{end[0]:.0f} {end[1]:.0f}"
                found.append(Doorway((one, other), line))
    return found


def across(angle: float) -> tuple[Point, Point]:
    """From one side to the other of the wall that runs outwards in a direction."""
    x, y = at((HALL / cos(STEP / 2) + SIDE) / 2, angle)
    aside = DOOR * -sin(angle), DOOR * cos(angle)
    return (x - aside[0], y - aside[1]), (x + aside[0], y + aside[1])


def nests() -> list[Point]:
    """The five notches of the star, clockwise from the one right of the top."""
    return [at(SIDE + 74, tip_angle(place) + STEP / 2) for place in range(POINTS)]


def near(offset: tuple[int, int]) -> Point:
    """A place, from the middle."""
    return MIDDLE[0] + offset[0], MIDDLE[1] + offset[1]


def moved(offsets: tuple[tuple[int, int], ...]) -> tuple[Point, ...]:
    """Places, from the middle."""
    return tuple(near(offset) for offset in offsets)


def mirrored(offsets: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The same places on the other side of the star."""
    return tuple((-x, y) for x, y in offsets)


def corners() -> list[Point]:
    """Where the walls of the middle room meet: lanterns hang there."""
    return [at(HALL / cos(STEP / 2), tip_angle(place) + STEP / 2) for place in range(POINTS)]


def star() -> str:
    """The outline of all five lozenges."""
    points = []
    for place in range(POINTS):
        points += [at(TIP, tip_angle(place)), at(SIDE, tip_angle(place) + STEP / 2)]
    return path(points)
