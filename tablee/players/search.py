"""The player who searches: one tree over what its seat can know, for any game.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012):
each playout guesses afresh what the seat can't know, walks down the tree by
what is allowed in that world, adds one node, and plays on at random to the
end. Written once; its twin is compiled for each game. How well an action did
is the share of the win and, for the smaller part, of the points.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tablee.engine.chance import new_chance
from tablee.engine.compiling import best, is_ready
from tablee.engine.match import View
from tablee.engine.playout import Whim, list_allowed, play_out, whim
from tablee.engine.record import Record, Stack, numbers, wide_numbers, word, words
from tablee.engine.rule import Box, guess, play, rank, rule, score
from tablee.engine.table import CommonTable, next_to_act
from tablee.engine.tale import NO_TALE, Tale

# How many playouts a level spends on a decision: as strong on any machine.
PLAYOUTS = {"gentle": 150, "middle": 4_000, "strong": 40_000}
# Until the twins are ready, plain Python can afford this many.
PLAIN_PLAYOUTS = 40

MOST_NODES = 1 << 16
MOST_DEPTH = 1024  # decisions in one walk down the tree
MOST_ACTIONS = 1024
NOBODY = 0  # no node: the root is nobody's child

ROOT, WORLD = range(2)

WIN = 800  # what a win alone is worth,
SHARE = 200  # and having all the points
CURIOSITY = 0.7  # how much a rarely tried action is favoured


class Tree(Record):
    """The nodes, by number; 0 is the root. A node is an action after those above it."""

    nodes = word()  # how many nodes there are
    action = numbers(MOST_NODES)
    child = words(MOST_NODES)  # its first child, or NOBODY
    sibling = words(MOST_NODES)  # its parent's next child, or NOBODY
    visits = words(MOST_NODES)  # walks through it
    chances = words(MOST_NODES)  # walks on which it could have been chosen
    worth = wide_numbers(MOST_NODES)  # what they came to, for the seat that chose it
    allowed = numbers(MOST_ACTIONS)  # 1 while an allowed action has no node yet
    path = words(MOST_DEPTH)  # the nodes of this walk
    mover = numbers(MOST_DEPTH)  # and who chose each


@rule
def search(
    tables: Stack[CommonTable],
    box: Box,
    seat: int,
    w: Whim,
    tree: Tree,
    playouts: int,
    tale: Tale,
) -> int:
    """Grow the tree by so many playouts from the redacted ROOT; the result is
    the action tried most."""
    clear(tree)
    world = tables[WORLD]
    for _ in range(playouts):
        tables[WORLD] = tables[ROOT]
        new_chance(world, whim(w, 1 << 30), whim(w, 1 << 30))
        guess(world, box, seat)
        depth = walk(world, box, w, tree, tale)
        play_out(world, box, w, tale)
        for step in range(depth):
            node = tree.path[step]
            tree.visits[node] += 1
            tree.worth[node] += payoff(world, box, tree.mover[step])
    return most_tried(tree)


@rule
def clear(tree: Tree) -> None:
    """Nothing but a root."""
    tree.nodes = 1
    tree.child[0] = NOBODY


@rule
def walk(t: CommonTable, box: Box, w: Whim, tree: Tree, tale: Tale) -> int:
    """Go down the tree by what is allowed in this world, to a new node or the
    end of the game; the result is how far."""
    parent, depth, new = 0, 0, False
    while t.to_act != 0 and depth < MOST_DEPTH and not new:
        seat = next_to_act(t)
        n = list_allowed(t, box, seat, w.allowed)
        for i in range(n):
            tree.allowed[w.allowed[i]] = 1
        node = promising(tree, parent)
        if n > 0 and node_is_wanted(tree, w, n):
            node = grow(tree, parent, untried(tree, w, n))
            new = True
        for i in range(n):
            tree.allowed[w.allowed[i]] = 0
        if node == NOBODY:
            return depth  # the tree is full
        tree.path[depth] = node
        tree.mover[depth] = seat
        depth += 1
        play(t, box, seat, tree.action[node], tale)
        parent = node
    return depth


@rule
def promising(tree: Tree, parent: int) -> int:
    """The child to try again, by upper confidence bound; every allowed child
    loses its mark. A child is compared by the walks on which it was allowed."""
    found, highest = NOBODY, -1.0
    node = tree.child[parent]
    while node != NOBODY:
        if tree.allowed[tree.action[node]] == 1:
            tree.allowed[tree.action[node]] = 0
            tree.chances[node] += 1
            visits = tree.visits[node] * 1.0
            bound = tree.worth[node] / (visits * (WIN + SHARE)) + CURIOSITY * math.sqrt(
                math.log(tree.chances[node] * 1.0) / visits
            )
            if bound > highest:
                found, highest = node, bound
        node = tree.sibling[node]
    return found


@rule
def node_is_wanted(tree: Tree, w: Whim, n: int) -> bool:
    """Whether some allowed action has no node yet, and there is room for one."""
    if tree.nodes >= MOST_NODES:
        return False
    for i in range(n):
        if tree.allowed[w.allowed[i]] == 1:
            return True
    return False


@rule
def untried(tree: Tree, w: Whim, n: int) -> int:
    """Any allowed action that has no node yet."""
    count = 0
    for i in range(n):
        count += tree.allowed[w.allowed[i]]
    pick = whim(w, count)
    i = 0
    while tree.allowed[w.allowed[i]] == 0 or pick > 0:
        pick -= tree.allowed[w.allowed[i]]
        i += 1
    return w.allowed[i]


@rule
def grow(tree: Tree, parent: int, action: int) -> int:
    """A new node for this action."""
    node = tree.nodes
    tree.nodes = node + 1
    tree.action[node] = action
    tree.child[node] = NOBODY
    tree.sibling[node] = tree.child[parent]
    tree.child[parent] = node
    tree.visits[node], tree.worth[node] = 0, 0
    tree.chances[node] = 1
    return node


@rule
def payoff(t: CommonTable, box: Box, seat: int) -> int:
    """What the end of a game is worth to a seat: its part of the win, and of the points."""
    winners, points, most = 0, score(t, box, seat), 0
    for other in range(t.seats):
        if rank(t, box, other) == 1:
            winners += 1
        if other != seat:
            most = max(most, score(t, box, other))
    worth = 0
    if rank(t, box, seat) == 1:
        worth = WIN // winners
    if points > 0:
        worth += SHARE * points // (points + most)
    return worth


@rule
def most_tried(tree: Tree) -> int:
    """The root's child with most visits."""
    node = tree.child[0]
    found = node
    while node != NOBODY:
        if tree.visits[node] > tree.visits[found]:
            found = node
        node = tree.sibling[node]
    return tree.action[found]


@dataclass(frozen=True)
class Considered:
    """What the search thinks of one action: how often it tried it, and how
    much of the win and the points it brought on average, 0 to 1."""

    action: int
    visits: int
    worth: float


class SearchPlayer:
    """Spends so many playouts on each decision."""

    def __init__(self, seed: int, playouts: int) -> None:
        self.playouts = playouts
        self._whim = Whim.seeded(seed)
        self._tree = Tree()

    def choose(self, view: View) -> int:
        """The action that the search tried most."""
        if len(view.legal) == 1:
            return view.legal[0].id
        kind = type(view.table)
        tables = Stack(kind, 2)
        tables[ROOT] = view.table
        playouts = self.playouts
        if not is_ready(view.game):
            playouts = min(playouts, PLAIN_PLAYOUTS)
        chosen = best(search, kind)(
            tables, view.box, view.seat, self._whim, self._tree, playouts, NO_TALE
        )
        return int(chosen)

    def considered(self) -> list[Considered]:
        """What the last search thought of each action, the most tried first."""
        tree, found = self._tree, []
        node = tree.child[0]
        while node != NOBODY:
            visits = tree.visits[node]
            worth = tree.worth[node] / max(1, visits) / (WIN + SHARE)
            found.append(Considered(tree.action[node], visits, worth))
            node = tree.sibling[node]
        return sorted(found, key=lambda c: -c.visits)
