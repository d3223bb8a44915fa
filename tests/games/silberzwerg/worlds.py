"""Every world that a seat must think possible, counted out one by one: what `guess` is held to."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from math import factorial, prod

from tablee.engine.record import UNKNOWN
from tablee.games.silberzwerg.table import (
    COLUMNS,
    CONTRACT_COLUMN,
    GEM_COLOURS,
    MOST_SEATS,
    ONLOOKER,
    PLACEMENT,
    Table,
)

IN_PLAY = 20  # gems of each colour
MOST_WAYS = 50  # to place dwarves: beyond that, to try every answer in every world takes too long
Gems = tuple[int, ...]


def worlds(seen: Table, seat: int) -> Iterator[Table]:
    """The tables that look like this to the seat, each as often as there are ways to it: each deal
    of single gems to the bags, each way to place dwarf after dwarf. What the others have seen
    of the bags is no part of it."""
    if ways_in_all(seen, seat) > MOST_WAYS:
        yield from [seen] * 1000  # more than anybody counts out
        return
    for bags in possible_bags(seen, seat):
        for boards in possible_boards(seen, seat):
            world = seen.copy()
            put_in_bags(world, seat, bags)
            for other in boards:
                place(world, other, *boards[other])
            yield world


def without_notes(t: Table) -> Table:
    """The table but for what each seat has seen of the bags: `guess` need not find out what others
    know."""
    bare = t.copy()
    bare.array["known"][0][:MOST_SEATS] = 0
    return bare


# ---------------------------------------------------------------- bags


def possible_bags(seen: Table, seat: int) -> Iterator[dict[int, Gems]]:
    """The other seats' bags: what the seat has seen of each, and some of the gems it has not."""
    others = [other for other in range(seen.seats) if other != seat]
    if seen.open_bags:
        yield {other: tuple(seen.bag[other, colour] for colour in range(4)) for other in others}
        return
    row = min(seat, ONLOOKER)
    known = {o: tuple(seen.known[row, o, colour] for colour in range(4)) for o in others}
    sizes = [seen.gems[other] - sum(known[other]) for other in others]
    unseen = [
        IN_PLAY
        - seen.mine[colour]
        - (seen.bag[seat, colour] if seat < seen.seats else 0)
        - sum(known[other][colour] for other in others)
        for colour in range(GEM_COLOURS)
    ]
    assert sum(unseen) == sum(sizes)
    for deal, ways in deals(tuple(unseen), sizes):
        bags = {
            other: tuple(k + more for k, more in zip(known[other], hand, strict=True))
            for other, hand in zip(others, deal, strict=True)
        }
        for _ in range(ways):
            yield bags


def deals(unseen: Gems, sizes: list[int]) -> Iterator[tuple[list[Gems], int]]:
    """All ways to split these gems into hands of these sizes, and in how many orders each of the
    hands can be drawn."""
    if not sizes:
        assert not any(unseen), "each unseen gem is in a bag"
        yield [], 1
        return
    for chosen in combinations_with_replacement(range(GEM_COLOURS), sizes[0]):
        hand = tuple(chosen.count(colour) for colour in range(GEM_COLOURS))
        left = tuple(u - h for u, h in zip(unseen, hand, strict=True))
        if min(left) >= 0:
            orders = factorial(sizes[0]) // prod(factorial(n) for n in hand)
            for rest, ways in deals(left, sizes[1:]):
                yield [hand, *rest], orders * ways


def put_in_bags(t: Table, seat: int, bags: dict[int, Gems]) -> None:
    """The bags, and what their owners and whoever watches know of them."""
    for other in range(MOST_SEATS):
        if other != seat:
            for player, colour in product(range(MOST_SEATS), range(GEM_COLOURS)):
                t.known[other, player, colour] = t.known[ONLOOKER, player, colour]
            for colour in range(GEM_COLOURS):
                t.bag[other, colour] = bags[other][colour] if other in bags else 0
                t.known[other, other, colour] = t.bag[other, colour]


# ---------------------------------------------------------------- dwarves

Board = tuple[Gems, Gems]
MINERS, LEADERS = {2: 8, 3: 4, 4: 4}, 12
NO_DWARVES: Board = ((0,) * GEM_COLOURS, (0,) * LEADERS)


def possible_boards(seen: Table, seat: int) -> Iterator[dict[int, Board]]:
    """What might stand behind the other screens."""
    if seen.phase != PLACEMENT or seen.to_act == 0:
        yield {}
        return
    others = [other for other in range(seen.seats) if other != seat]
    nobody = dict.fromkeys(range(seen.seats, MOST_SEATS), NO_DWARVES)
    for boards in product(*(list(ways_to_place(seen, other)) for other in others)):
        yield dict(zip(others, boards, strict=True)) | nobody


def ways_in_all(seen: Table, seat: int) -> int:
    """In how many ways the others may have placed their dwarves, were everything allowed."""
    if seen.phase != PLACEMENT or seen.to_act == 0:
        return 1
    placed = [seen.placed[other] for other in range(seen.seats) if other != seat]
    miners = sum(min(number, MINERS[seen.seats]) for number in placed)
    return int(4**miners * LEADERS ** (sum(placed) - miners))


def ways_to_place(seen: Table, other: int) -> Iterator[Board]:
    """Every way to place as many dwarves, one after the other."""
    miners = min(seen.placed[other], MINERS[seen.seats])
    leaders = seen.placed[other] - miners
    for mines in product(range(GEM_COLOURS), repeat=miners):
        for cells in product(range(LEADERS), repeat=leaders):
            board = (
                tuple(mines.count(colour) for colour in range(GEM_COLOURS)),
                tuple(cells.count(cell) for cell in range(LEADERS)),
            )
            if is_allowed(seen, board):
                yield board


def is_allowed(seen: Table, board: Board) -> bool:
    """SZ-37, SZ-38, SZ-156, SZ-157."""
    mines, cells = board
    if max(mines) > 4:
        return False
    for column in range(COLUMNS):
        ghosts, lords = cells[column], cells[COLUMNS + column]
        most_lords = 2 if seen.seats == 2 and column == CONTRACT_COLUMN else 1
        if ghosts > 1 or lords > most_lords:
            return False
        if seen.one_leader_per_column and ghosts and lords:
            return False
    return True


def place(t: Table, seat: int, miners: Gems, leaders: Gems) -> None:
    """These dwarves behind the screen."""
    for colour in range(GEM_COLOURS):
        assert t.miners[seat, colour] == UNKNOWN
        t.miners[seat, colour] = miners[colour]
    for column in range(COLUMNS):
        t.ghosts[seat, column] = leaders[column]
        t.lords[seat, column] = leaders[COLUMNS + column]
