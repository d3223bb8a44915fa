"""The landscape of the twenty-five tiles, drawn from the borders in box.toml.

Only the middle of each edge is given: beach, jungle, rock or marsh. Around them the island is
divided like cells in a leaf, with winding borders, on a map that wraps round; so neighbours join
whatever the tokens say. Nothing here is random: the same box gives the same island.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tablee.games.chercheurs.table import CROSSES, SIDE, TILES, Box

TILE = 150  # the side of a tile, in the units of the drawing
STEP = 6  # how finely borders are followed
MARGIN = 12  # how far beyond its edges a tile is drawn, before it is cut to its square
TERRAINS = ("beach", "jungle", "rock", "marsh")

# What grows or stands on each landscape: how far apart, and how many drawings there are.
FEATURES = {"beach": (34, 2), "jungle": (25, 3), "rock": (37, 3), "marsh": (33, 2)}
# Where nothing grows: round the digits of every tile, and where there is something to find.
DIGITS = ((75, 15, 20), (15, 75, 20))
PLACE = ((56, 62, 44), (104, 103, 36))
REACH = 20  # how far a drawing of something may reach over an edge
BAYS = 8  # bends of the shore along one edge
# How much room each landscape takes beside its neighbours.
SPREAD = (1.0, 0.96, 1.04, 1.0)

Grid = NDArray[np.float64]
Point = tuple[float, float]


@dataclass(frozen=True)
class Drawing:
    """How one tile looks."""

    ground: str  # the landscape under all others
    patches: list[tuple[str, str]]  # landscape and outline of the others
    features: list[tuple[str, int, int]]  # what stands there, and where its foot is
    coast: str  # the outline of the shore, where no tile lies beside it


def island(box: Box) -> list[Drawing]:
    """All tiles, in the order of their ids."""
    middles = edge_middles(box)
    growing = all_features(middles)
    crosses = {box.cross_tile[cross] for cross in range(CROSSES)}
    bare = {tile: (*DIGITS, *PLACE) if tile in crosses else DIGITS for tile in range(TILES)}
    return [drawing(tile, middles, features_of(tile, growing, bare[tile])) for tile in range(TILES)]


def edge_middles(box: Box) -> list[tuple[float, float, int]]:
    """The middle of every edge on the wrapped map, in tiles, with its landscape."""
    middles = []
    for tile in range(TILES):
        row, col = divmod(tile, SIDE)
        middles.append((col + 0.5, float(row), int(box.north[tile])))
        middles.append((float(col), row + 0.5, int(box.west[tile])))
    return middles


def drawing(
    tile: int, middles: list[tuple[float, float, int]], features: list[tuple[str, int, int]]
) -> Drawing:
    """One tile: its landscapes, what stands on them, its shore."""
    row, col = divmod(tile, SIDE)
    across = np.arange(-MARGIN, TILE + MARGIN + 1, STEP, dtype=np.float64)
    xs, ys = np.meshgrid(across, across)
    leads = leads_at(middles, col + xs / TILE, row + ys / TILE)
    areas = [int((lead > 0).sum()) for lead in leads]
    ground = max(range(len(TERRAINS)), key=lambda terrain: areas[terrain])
    patches = [
        (TERRAINS[terrain], "".join(curve(sparse(ring)) for ring in outlines(lead)))
        for terrain, lead in enumerate(leads)
        if terrain != ground and areas[terrain]
    ]
    return Drawing(TERRAINS[ground], patches, features, curve(coast(tile)))


def leads_at(middles: list[tuple[float, float, int]], x: Grid, y: Grid) -> list[Grid]:
    """For each landscape, how much nearer a place is to it than to any other: it rules where
    this is above zero. The map wraps, and places are shifted a little so that borders wind."""
    x, y = x + winding(x, y, 0), y + winding(x, y, 1)
    nearest = [np.full(x.shape, np.inf) for _ in TERRAINS]
    for middle_x, middle_y, terrain in middles:
        dx = (x - middle_x + SIDE / 2) % SIDE - SIDE / 2
        dy = (y - middle_y + SIDE / 2) % SIDE - SIDE / 2
        nearest[terrain] = np.minimum(nearest[terrain], np.hypot(dx, dy) * SPREAD[terrain])
    return [
        np.min([other for other in nearest if other is not own], axis=0) - own for own in nearest
    ]


def winding(x: Grid, y: Grid, phase: int) -> Grid:
    """A smooth disorder that fits together at the ends of the map."""
    turn = 2 * math.pi / SIDE
    return np.asarray(
        0.060 * np.sin(turn * (5 * x + 3 * y) + 1.3 + 2 * phase)
        + 0.052 * np.sin(turn * (-4 * x + 7 * y) + 4.1 - 3 * phase)
        + 0.030 * np.sin(turn * (11 * x - 6 * y) + 0.4 + 5 * phase)
        + 0.020 * np.sin(turn * (9 * x + 14 * y) + 2.2 - phase)
    )


# ---------------------------------------------------------------- borders

# The four sides of a square of the grid, clockwise: from which corner to which.
SIDES = (((0, 0), (0, 1)), ((0, 1), (1, 1)), ((1, 1), (1, 0)), ((1, 0), (0, 0)))


def outlines(lead: Grid) -> list[list[Point]]:
    """The closed lines within which a landscape lies. Each square of the grid that they cross
    is cut; the cuts are strung together."""
    field = np.pad(lead, 1, constant_values=-1.0)
    rows, cols = field.shape
    onward: dict[Point, Point] = {}
    for row, col in product(range(rows - 1), range(cols - 1)):
        onward.update(cuts(field, row, col))
    rings = []
    while onward:
        start, point = onward.popitem()
        ring = [start]
        while point != start:
            ring.append(point)
            point = onward.pop(point, start)
        rings.append(ring)
    return rings


def cuts(field: Grid, row: int, col: int) -> list[tuple[Point, Point]]:
    """How the outline crosses one square: where it comes in, and where it goes out."""
    enters, leaves = [], []
    for (row_1, col_1), (row_2, col_2) in SIDES:
        one, two = (row + row_1, col + col_1), (row + row_2, col + col_2)
        if field[one] > 0 >= field[two]:
            enters.append(crossing(field, one, two))
        elif field[two] > 0 >= field[one]:
            leaves.append(crossing(field, two, one))
    return list(zip(enters, leaves, strict=True))


def crossing(field: Grid, inner: tuple[int, int], outer: tuple[int, int]) -> Point:
    """Where on a side of a square the landscape ends. Always reckoned from the inner corner,
    so that both squares with this side find the same point."""
    share = field[inner] / (field[inner] - field[outer])
    row = inner[0] + share * (outer[0] - inner[0])
    col = inner[1] + share * (outer[1] - inner[1])
    return round((col - 1) * STEP - MARGIN, 2), round((row - 1) * STEP - MARGIN, 2)


def sparse(ring: list[Point]) -> list[Point]:
    """The points of a line that its shape needs: one that is nearly in line with its
    neighbours is left out."""
    kept: list[Point] = []
    for i, (x, y) in enumerate(ring):
        (x_1, y_1), (x_2, y_2) = kept[-1] if kept else ring[-1], ring[(i + 1) % len(ring)]
        length = math.dist((x_1, y_1), (x_2, y_2)) or 1
        off = abs((x_2 - x_1) * (y_1 - y) - (x_1 - x) * (y_2 - y_1)) / length
        if off > 0.9 or math.dist((x, y), (x_1, y_1)) > 26:
            kept.append((x, y))
    return kept if len(kept) > 2 else ring


def curve(ring: list[Point]) -> str:
    """A closed path that bends at each point, and passes half-way between them."""
    points = [(round(x), round(y)) for x, y in ring]
    x, y = half_way(points[-1], points[0])
    path = f"M{x} {y}"
    for i, (bend_x, bend_y) in enumerate(points):
        to_x, to_y = half_way((bend_x, bend_y), points[(i + 1) % len(points)])
        path += f"q{bend_x - x} {bend_y - y} {to_x - x} {to_y - y}"
        x, y = to_x, to_y
    return path.replace(" -", "-") + "z"


def half_way(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """The point between two others."""
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def coast(tile: int) -> list[Point]:
    """A shore a little outside the tile's square, drawn in at the corners so that tiles that
    meet at a corner only don't seem joined."""
    points: list[Point] = []
    for side in range(4):
        for i in range(BAYS):
            along = (i + 0.5) / BAYS
            out = -2 + min(1.0, 5 * min(along, 1 - along)) * (8 + 7 * thrown(tile, i, side)[0])
            x, y = along * TILE, -out
            for _ in range(side):
                x, y = TILE - y, x
            points.append((x, y))
    return points


# ---------------------------------------------------------------- what stands there


def all_features(middles: list[tuple[float, float, int]]) -> list[tuple[str, float, float]]:
    """Trees, peaks, reeds and dunes of the whole map, from top to bottom so that the nearer
    hide the farther."""
    found = []
    for terrain, name in enumerate(TERRAINS):
        apart, drawings = FEATURES[name]
        steps = round(SIDE * TILE / apart) // 2 * 2  # even, or every other row would not fit
        spacing = SIDE * TILE / steps
        places: list[tuple[str, float, float]] = []
        for i, j in product(range(steps), repeat=2):
            right, down, which = thrown(i, j, terrain)
            x = (j + 0.5 * (i % 2) + 0.5 * (right - 0.5)) * spacing % (SIDE * TILE)
            y = (i + 0.5 + 0.5 * (down - 0.5)) * spacing % (SIDE * TILE)
            places.append((f"{name}-{int(which * drawings)}", x, y))
        xs = np.array([x / TILE for _, x, _ in places])
        ys = np.array([y / TILE for _, _, y in places])
        leads = leads_at(middles, xs, ys)[terrain]
        found += [place for place, lead in zip(places, leads, strict=True) if lead > 0.055]
    return sorted(found, key=lambda feature: feature[2])


def features_of(
    tile: int, growing: list[tuple[str, float, float]], bare: tuple[tuple[int, int, int], ...]
) -> list[tuple[str, int, int]]:
    """What stands on a tile, or so near that it reaches over its edge."""
    row, col = divmod(tile, SIDE)
    found = []
    for name, x, y in growing:
        here = (wrapped(x - col * TILE), wrapped(y - row * TILE))
        near = all(-REACH < at < TILE + REACH for at in here)
        if near and all(math.dist(here, (a, b)) > radius for a, b, radius in bare):
            found.append((name, *here))
    return sorted(found, key=lambda feature: feature[2])


def wrapped(distance: float) -> int:
    """A distance on the map that wraps, taken the short way round from the tile's corner."""
    half = SIDE * TILE / 2
    return round((distance - TILE / 2 + half) % (2 * half) - half + TILE / 2)


def thrown(i: int, j: int, salt: int) -> tuple[float, float, float]:
    """Three numbers from 0 to 1 that look thrown, and are the same for the same place."""
    mixed = (i * 73856093) ^ (j * 19349663) ^ ((salt + 1) * 83492791)
    numbers = []
    for _ in range(3):
        mixed = (mixed * 1103515245 + 12345) & 0x7FFFFFFF
        numbers.append((mixed >> 8) % 1000 / 1000)
    return numbers[0], numbers[1], numbers[2]
