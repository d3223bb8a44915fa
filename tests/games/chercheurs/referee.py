"""A second referee, who has read the rulebook and not our code.

It keeps the table in sets and names, as slowly as it likes, and says what may be done, what it
earns, and whether what a refusal tells the player is true. Tiles go by their digits, "34"; a cross
by the tile that carries it. It trusts the first referee for what chance decides, and nothing else.
"""

from collections.abc import Mapping
from itertools import takewhile

from tablee.engine.match import Match
from tablee.games.chercheurs.table import Table

TILES = [f"{row}{col}" for row in range(1, 6) for col in range(1, 6)]
CROSSES = ["11", "13", "22", "25", "33", "42", "45", "54"]
TAKES = ("take_tile", "take_guard")
Cell = tuple[int, int]


def table_of(match: Match) -> Table:
    assert isinstance(match.table, Table)
    return match.table


def neighbours(cell: Cell) -> set[Cell]:
    """Those with which a cell has a side in common, and some that are off the board."""
    row, col = cell
    return {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}


def directions(cell: Cell) -> list[list[Cell]]:
    """The cells seen from a cell upwards, downwards, to the left and to the right."""
    row, col = cell
    return [
        [(r, col) for r in range(row - 1, -1, -1)],
        [(r, col) for r in range(row + 1, 5)],
        [(row, c) for c in range(col - 1, -1, -1)],
        [(row, c) for c in range(col + 1, 5)],
    ]


class Referee:
    """Follows one match from its first move."""

    def __init__(self, match: Match, options: Mapping[str, str]) -> None:
        self.options, self.mode, self.seats = options, options["mode"], match.seats
        self.on_turn = self.first = int(table_of(match).first)
        self.start_tile = TILES[table_of(match).start_tile]
        self.points = [0] * self.seats
        self.chests = [{2: 4, 3: 3, 4: 2}[self.seats]] * self.seats
        self.guards = [1] * self.seats
        self.free_guards = {2: 1, 3: 2, 4: 3}[self.seats] + (self.mode != "standard")
        self.dug: set[str] = set()
        self.guarded: set[str] = set()
        self.board: dict[Cell, str] = {}
        self.done: list[str] = []  # the kind of each unit of this turn
        self.chain: list[Cell] = []  # where the tiles of this turn went
        self.finisher: int | None = None
        self.start_tile_waits = options["start_cell"] == "first_player_chooses"
        if not self.start_tile_waits:
            (cell,) = (c for c in range(25) if table_of(match).laid_in[c] == 0)
            self.lay_start_tile(match, divmod(cell, 5))

    def lay_start_tile(self, match: Match, cell: Cell) -> None:
        """CT-11, CT-12: the tokens one by one; then everyone looks at what was dealt."""
        self.start_tile_waits = False
        self.tokens = ([0] * 5, [0] * 5)
        for side, hole, digit in zip(self.tokens, cell, map(int, self.start_tile), strict=True):
            for step in range(5):
                side[(hole + step) % 5] = (digit - 1 + step) % 5 + 1
        self.board[cell] = self.start_tile
        place = table_of(match).tile_at
        self.hands = [
            {name for number, name in enumerate(TILES) if place[number] == seat}
            for seat in range(self.seats)
        ]
        self.supply = set(TILES) - {self.start_tile}.union(*self.hands)
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        """CT-72, CT-73."""
        self.on_turn, self.done, self.chain = seat, [], []
        owned = len(self.hands[seat]) + self.chests[seat] + self.guards[seat]
        if not owned and not self.supply and not self.free_guards:
            self.finisher = seat
            self.points[seat] += 7

    def cell_of(self, name: str) -> Cell:
        """CT-45."""
        rows, cols = self.tokens
        return rows.index(int(name[0])), cols.index(int(name[1]))

    def earns(self, cell: Cell) -> int:
        """CT-49, CT-51."""
        touches = not neighbours(cell).isdisjoint(self.board)
        seen = sum(
            len(list(takewhile(lambda other: (other in self.board) == touches, line)))
            for line in directions(cell)
        )
        return seen + touches

    def possible(self) -> set[str]:
        """What the pieces allow, whatever was done before in this turn."""
        units = {f"take_tile {name}" for name in self.supply}
        units |= {"take_guard"} if self.free_guards else set()
        units |= {f"place_tile {name}" for name in self.hands[self.on_turn]}
        if self.chests[self.on_turn]:
            units |= {f"dig {CROSSES.index(name) + 1}" for name in self.open_crosses()}
        if self.guards[self.on_turn]:
            units |= {f"post_guard {CROSSES.index(name) + 1}" for name in self.dug - self.guarded}
        return units

    def open_crosses(self) -> set[str]:
        return set(CROSSES) & set(self.board.values()) - self.dug

    def goes_on(self, kind: str) -> bool:
        """CT-26, CT-84, CT-85: whether this kind may come next in the turn."""
        if not self.done or self.mode == "simplified":
            return True
        repeats = kind == self.done[-1] and kind not in TAKES
        return repeats or (self.mode == "simplified_once" and kind not in self.done)

    def links(self, name: str) -> bool:
        """CT-47, CT-91."""
        if self.mode == "simplified" or not self.done or self.done[-1] != "place_tile":
            return True
        loose = self.options["chain_link"] == "any_this_turn"
        return not neighbours(self.cell_of(name)).isdisjoint(
            self.chain if loose else self.chain[-1:]
        )

    def legal(self) -> set[str]:
        """All that the player on turn may do."""
        if self.finisher is not None:
            return set()
        if self.start_tile_waits:
            return {f"start_cell r{row}c{col}" for row in range(1, 6) for col in range(1, 6)}
        if not self.done and not self.possible():
            return {"pass_turn"}
        allowed = {"end_turn"} if self.done else set()
        for unit in self.possible():
            kind, *what = unit.split()
            if self.goes_on(kind) and (kind != "place_tile" or self.links(*what)):
                allowed.add(unit)
        return allowed

    def play(self, match: Match, action: str) -> None:
        """The player on turn does this; the match has done it already."""
        kind, _, what = action.partition(" ")
        if kind == "start_cell":
            self.lay_start_tile(match, (int(what[1]) - 1, int(what[3]) - 1))
        elif kind in ("end_turn", "pass_turn"):
            self.begin_turn((self.on_turn + 1) % self.seats)
        else:
            self.do(kind, what)
            self.done.append(kind)
            if self.is_done(kind):
                self.begin_turn((self.on_turn + 1) % self.seats)

    def do(self, kind: str, what: str) -> None:
        """One unit."""
        seat = self.on_turn
        if kind == "take_tile":
            self.supply.remove(what)
            self.hands[seat].add(what)
        elif kind == "take_guard":
            self.free_guards -= 1
            self.guards[seat] += 1
        elif kind == "place_tile":
            cell = self.cell_of(what)
            self.points[seat] += self.earns(cell)
            self.hands[seat].remove(what)
            self.board[cell] = what
            self.chain.append(cell)
        elif kind == "dig":
            self.chests[seat] -= 1
            self.dug.add(CROSSES[int(what) - 1])
            self.points[seat] += len(self.dug)
        else:
            self.guards[seat] -= 1
            self.guarded.add(CROSSES[int(what) - 1])
            self.points[seat] += len(self.dug) + len(self.guarded)

    def is_done(self, kind: str) -> bool:
        """Whether all can see that the turn is over, so that nobody need say so."""
        if self.mode != "standard":
            return not self.possible()
        if kind == "place_tile":
            return not self.hands[self.on_turn]
        return kind in TAKES or not any(unit.startswith(kind) for unit in self.possible())

    def ranks(self) -> list[int]:
        """CT-80, CT-81."""
        best = max(self.points)
        ranks = [1 + sum(other > own for other in self.points) for own in self.points]
        finisher_first = self.options["tie_rule"] == "finisher_first"
        if finisher_first and self.finisher is not None and self.points[self.finisher] == best:
            ranks = [
                rank + (rank == 1 and seat != self.finisher) for seat, rank in enumerate(ranks)
            ]
        return ranks

    def is_true(self, rule: int, seat: int, action: str) -> bool:
        """Whether what the refusal of this number tells this player is so."""
        if self.finisher is not None or seat != self.on_turn:
            return rule == (72 if self.finisher is not None else 24)
        kind, _, what = action.partition(" ")
        if self.start_tile_waits:
            return rule == 92
        nothing_done = not self.done and bool(self.possible())
        must_pass = self.legal() == {"pass_turn"}
        cross = CROSSES[int(what) - 1] if kind in ("dig", "post_guard") else ""
        truths = {
            ("start_cell", 9): True,
            ("end_turn", 28): self.mode == "standard" and nothing_done,
            ("end_turn", 86): self.mode != "standard" and nothing_done,
            ("end_turn", 29): must_pass,
            ("pass_turn", 29): not must_pass,
            ("take_tile", 36): what not in self.supply and bool(self.supply),
            ("take_tile", 38): not self.supply,
            ("take_guard", 42): not self.free_guards,
            ("place_tile", 44): what not in self.hands[seat],
            ("place_tile", 47): kind == "place_tile" and not self.links(what),
            ("dig", 59): cross not in self.board.values(),
            ("dig", 60): cross in self.dug,
            ("dig", 63): not self.chests[seat],
            ("post_guard", 65): cross not in self.dug,
            ("post_guard", 66): cross in self.guarded,
            ("post_guard", 69): not self.guards[seat],
        }
        if rule in (26, 84):
            return self.mode == {26: "standard", 84: "simplified_once"}[rule] and (
                not self.goes_on(kind)
            )
        return truths.get((kind, rule), False)
