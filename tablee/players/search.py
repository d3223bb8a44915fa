"""The player who searches: one tree over what its seat can know, for any game.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012):
each playout guesses afresh what the seat can't know, walks down the tree by
what is allowed in that world, adds a node, plays on, and sees how it came out.
Written once; its twin is compiled for each game. How well an action did is the
share of the win and, for the smaller part, of the points.

Where several seats owe a decision at once, none may know what the others
choose: from there on each has nodes of its own and goes down by these alone.
What the others have already committed is chosen anew (`reopen`), for the seat
can't see it and a blind guess would be a poor one. And since a choice that
others can foresee is a weak one at such a moment, the search then mixes: among
the actions that it tried almost as often as its favourite, it takes one as
often as it tried it. (Mixing in what it liked clearly less cost it half of its
wins in *Nid de vouivres*.)
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tablee.engine.chance import new_chance
from tablee.engine.compiling import best, is_ready
from tablee.engine.game import ALL, MOST_DEPTH, TO_THE_END, Game
from tablee.engine.match import View
from tablee.engine.playout import Whim, any_allowed, list_allowed, whim
from tablee.engine.record import Record, Stack, number, numbers, wide_numbers, word, words
from tablee.engine.rule import (
    Box,
    guess,
    hunch,
    may_judge,
    play,
    rank,
    reopen,
    rule,
    score,
    side,
)
from tablee.engine.table import SEATS, CommonTable, next_to_act
from tablee.engine.tale import NO_TALE, Tale

# How many playouts a level spends on a decision, so that it is as strong on any machine; a game in
# which each takes longer, and tells more, may ask for fewer.
PLAYOUTS = {"gentle": 150, "middle": 4_000, "strong": 40_000}
# Until the twins are ready, plain Python can afford this many.
PLAIN_PLAYOUTS = 40

MOST_NODES = 1 << 16
MOST_ACTIONS = 1024
NOBODY = 0  # no node: the root is nobody's child

ROOT, WORLD, TRIED = range(3)

WIN = 800  # what a win alone is worth,
SHARE = 200  # and having all the points
SURE = 20.0  # swings of lead
CURIOSITY = 0.7  # how much a rarely tried action is favoured


class Plan(Record):
    """How to search: how often, and how each playout goes on where the tree ends."""

    playouts = word()
    candidates = number()  # how many things a seat compares by the hunch before each decision
    depth = number()  # of the tree: decisions beyond it are all left to the playout
    horizon = word()  # after how many decisions the hunch judges, or TO_THE_END
    swing = word()  # what lead, in hundredths of a point, makes a win likely (73 %)
    mix = number()  # secret choices tried so many hundredths as often as the favourite are mixed

    @classmethod
    def of(cls, game: Game, playouts: int) -> Plan:
        """So many playouts, as this game wants them."""
        plan = cls()
        plan.playouts = playouts
        plan.candidates, plan.depth = game.playouts.candidates, game.playouts.depth
        plan.horizon, plan.swing = game.playouts.horizon, game.playouts.swing
        plan.mix = game.playouts.mix
        return plan


class Tree(Record):
    """The nodes, by number; 0 is the root. A node is an action after those above it."""

    nodes = word()  # how many nodes there are
    action = numbers(MOST_NODES)
    owner = numbers(MOST_NODES)  # the seat that chose it
    child = words(MOST_NODES)  # its first child, or NOBODY
    sibling = words(MOST_NODES)  # its parent's next child, or NOBODY
    visits = words(MOST_NODES)  # walks through it
    chances = words(MOST_NODES)  # walks on which it could have been chosen
    worth = wide_numbers(MOST_NODES)  # what they came to, for its owner
    allowed = numbers(MOST_ACTIONS)  # 1 while an allowed action has no node yet
    path = words(MOST_DEPTH)  # the nodes of this walk
    at = words(SEATS)  # while several choose at once: how far down each seat is
    steps = words(SEATS)  # and how many nodes lie above it
    secret = number()  # whether the root is such a moment
    came_to = wide_numbers(SEATS)  # what a playout was worth to each seat
    thinks = wide_numbers(SEATS)  # each seat's hunch, where a game was cut off
    thought = wide_numbers(1)  # where nobody plays against anybody: the hunch at the root


@rule
def search(
    tables: Stack[CommonTable],
    box: Box,
    seat: int,
    w: Whim,
    tree: Tree,
    plan: Plan,
    tale: Tale,
) -> int:
    """Grow the tree from the redacted ROOT as planned; the result is the action to take."""
    clear(tree)
    world = tables[WORLD]
    for playout in range(plan.playouts):
        tables[WORLD] = tables[ROOT]
        new_chance(world, whim(w, 1 << 30), whim(w, 1 << 30))
        guess(world, box, seat)
        reopen(world, box, seat)
        if playout == 0 and has_no_enemy(world, seat):
            tree.thought[0] = hunch(world, box, seat)
        if several(world.to_act):
            tree.secret = 1
        depth = walk(tables, box, w, tree, plan, tale)
        play_on(tables, box, w, plan, tale)
        judge(world, box, tree, plan)
        for step in range(depth):
            node = tree.path[step]
            tree.visits[node] += 1
            tree.worth[node] += tree.came_to[tree.owner[node]]
    if tree.secret == 1:
        return mixed(tree, seat, w, plan)
    return most_tried(tree, seat)


@rule
def has_no_enemy(t: CommonTable, seat: int) -> bool:
    """Whether all at the table are on one side, against the game."""
    for other in range(t.seats):
        if side(t, other) != side(t, seat):
            return False
    return True


@rule
def clear(tree: Tree) -> None:
    """Nothing but a root."""
    tree.nodes = 1
    tree.child[0] = NOBODY
    tree.secret = 0


@rule
def several(seats: int) -> bool:
    """Whether these are more than one seat, a bit each."""
    return seats & (seats - 1) != 0


@rule
def walk(tables: Stack[CommonTable], box: Box, w: Whim, tree: Tree, plan: Plan, tale: Tale) -> int:
    """Go down the tree by what is allowed in this WORLD, to a new node or the
    end of the game; the result is how many nodes that were."""
    t = tables[WORLD]
    parent, depth = 0, 0
    choosing = 0  # the seats that choose at once and have not yet all done so, a bit each
    outside = 0  # those of them that have left the tree
    apart = False  # whether each seat goes down by nodes of its own
    while t.to_act != 0 and depth < MOST_DEPTH:
        if t.to_act & ~choosing != 0:
            choosing = 0  # somebody else is asked: they have all chosen
        choosing = choosing & t.to_act
        if choosing == 0:
            if outside != 0:
                return depth
            if several(t.to_act):
                choosing = t.to_act
                if not apart:
                    for seat in range(t.seats):
                        tree.at[seat] = parent
                        tree.steps[seat] = depth
                apart = True
        seat = next_to_act(t)
        if apart:
            parent = tree.at[seat]
        if (tree.steps[seat] if apart else depth) >= plan.depth:
            if choosing == 0:
                return depth
            outside = outside | (1 << seat)
        if (outside >> seat) & 1 == 1:
            play(t, box, seat, choice_in_playout(tables, box, seat, w, plan, tale), tale)
            continue
        before = tree.nodes
        node = next_node(t, box, seat, w, tree, parent)
        if node == NOBODY:
            return depth  # the tree is full
        if tree.nodes != before:
            outside = outside | (1 << seat)
        tree.path[depth] = node
        depth += 1
        parent = node
        tree.at[seat] = node
        tree.steps[seat] += 1
        play(t, box, seat, tree.action[node], tale)
    return depth


@rule
def next_node(t: CommonTable, box: Box, seat: int, w: Whim, tree: Tree, parent: int) -> int:
    """The node for what the seat does next: one that is there, or a new one."""
    n = list_allowed(t, box, seat, w.allowed)
    for i in range(n):
        tree.allowed[w.allowed[i]] = 1
    node = promising(tree, parent, seat)
    if n > 0 and node_is_wanted(tree, w, n):
        node = grow(tree, parent, seat, untried(tree, w, n))
    for i in range(n):
        tree.allowed[w.allowed[i]] = 0
    return node


@rule
def promising(tree: Tree, parent: int, seat: int) -> int:
    """The seat's child to try again, by upper confidence bound; every allowed child
    loses its mark. A child is compared by the walks on which it was allowed."""
    found, highest = NOBODY, -1.0
    node = tree.child[parent]
    while node != NOBODY:
        if tree.owner[node] == seat and tree.allowed[tree.action[node]] == 1:
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
def grow(tree: Tree, parent: int, seat: int, action: int) -> int:
    """A new node for this seat's action."""
    node = tree.nodes
    tree.nodes = node + 1
    tree.owner[node] = seat
    tree.action[node] = action
    tree.child[node] = NOBODY
    tree.sibling[node] = tree.child[parent]
    tree.child[parent] = node
    tree.visits[node], tree.worth[node] = 0, 0
    tree.chances[node] = 1
    return node


@rule
def play_on(tables: Stack[CommonTable], box: Box, w: Whim, plan: Plan, tale: Tale) -> None:
    """Play on from WORLD as planned, and to where the hunch may judge: each seat does, of a few
    things that it may do, what the hunch likes best. One candidate is play at random."""
    t, root = tables[WORLD], tables[ROOT]
    decisions = 0
    while t.to_act != 0 and (
        plan.horizon == TO_THE_END or decisions < plan.horizon or not may_judge(t, root)
    ):
        seat = next_to_act(t)
        play(t, box, seat, choice_in_playout(tables, box, seat, w, plan, tale), tale)
        decisions += 1


@rule
def choice_in_playout(
    tables: Stack[CommonTable], box: Box, seat: int, w: Whim, plan: Plan, tale: Tale
) -> int:
    """What the hunch likes best of a few things that the seat may do in the WORLD, or of all."""
    if plan.candidates == ALL:
        return best_of_all(tables, box, seat, w, tale)
    action = any_allowed(tables[WORLD], box, seat, w)
    if plan.candidates == 1:
        return action
    found, most = action, 0
    for i in range(plan.candidates):
        worth = worth_of(tables, box, seat, action, tale)
        if i == 0 or worth > most:
            found, most = action, worth
        action = any_allowed(tables[WORLD], box, seat, w)
    return found


@rule
def best_of_all(tables: Stack[CommonTable], box: Box, seat: int, w: Whim, tale: Tale) -> int:
    """What the hunch likes best of all that the seat may do; of equals the first."""
    n = list_allowed(tables[WORLD], box, seat, w.allowed)
    found, most = w.allowed[0], 0
    for i in range(n):
        worth = worth_of(tables, box, seat, w.allowed[i], tale) if n > 1 else 0
        if i == 0 or worth > most:
            found, most = w.allowed[i], worth
    return found


@rule
def worth_of(tables: Stack[CommonTable], box: Box, seat: int, action: int, tale: Tale) -> int:
    """The seat's hunch once it has done this in the WORLD."""
    tried = tables[TRIED]
    tables[TRIED] = tables[WORLD]
    play(tried, box, seat, action, tale)
    return hunch(tried, box, seat)


@rule
def judge(t: CommonTable, box: Box, tree: Tree, plan: Plan) -> None:
    """What a playout came to, for every seat."""
    if t.to_act != 0:
        for seat in range(t.seats):
            tree.thinks[seat] = hunch(t, box, seat)
    for seat in range(t.seats):
        if t.to_act != 0:
            tree.came_to[seat] = prospect(t, tree, seat, plan)
        else:
            tree.came_to[seat] = payoff(t, box, seat)


@rule
def payoff(t: CommonTable, box: Box, seat: int) -> int:
    """What the end of a game is worth to a seat: its part of the win, and of the points."""
    winners, points, most = 0, score(t, box, seat), 0
    for other in range(t.seats):
        if is_first_of_side(t, other):
            if rank(t, box, other) == 1:
                winners += 1
            if side(t, other) != side(t, seat):
                most = max(most, score(t, box, other))
    worth = 0
    if rank(t, box, seat) == 1:
        worth = WIN // winners
    if points > 0:
        worth += SHARE * points // (points + most)
    return worth


@rule
def is_first_of_side(t: CommonTable, seat: int) -> bool:
    """Whether no seat before it plays for the same side: sides count once, however many seats
    they have."""
    for other in range(seat):
        if side(t, other) == side(t, seat):
            return False
    return True


@rule
def prospect(t: CommonTable, tree: Tree, seat: int, plan: Plan) -> int:
    """What an unfinished game promises a seat: the more, the further its hunch is ahead of the
    best of the others', or, against the game alone, of what it was at the root."""
    lead = tree.thinks[seat]
    best, others = -(1 << 30), 0
    for other in range(t.seats):
        if side(t, other) != side(t, seat):
            best = max(best, tree.thinks[other])
            others += 1
    lead -= best if others > 0 else tree.thought[0]
    swings = min(max(lead / (plan.swing * 1.0), -SURE), SURE)
    return int((WIN + SHARE) / (1.0 + math.exp(-swings)))


@rule
def most_tried(tree: Tree, seat: int) -> int:
    """The seat's child of the root with most visits."""
    found, most = NOBODY, -1
    node = tree.child[0]
    while node != NOBODY:
        if tree.owner[node] == seat and tree.visits[node] > most:
            found, most = node, tree.visits[node]
        node = tree.sibling[node]
    return tree.action[found]


@rule
def mixed(tree: Tree, seat: int, w: Whim, plan: Plan) -> int:
    """Any of the seat's actions at the root that were tried often, each as likely as it was."""
    favourite, total = 0, 0
    node = tree.child[0]
    while node != NOBODY:
        if tree.owner[node] == seat:
            favourite = max(favourite, tree.visits[node])
        node = tree.sibling[node]
    node = tree.child[0]
    while node != NOBODY:
        if tree.owner[node] == seat and 100 * tree.visits[node] >= favourite * plan.mix:
            total += tree.visits[node]
        node = tree.sibling[node]
    pick = whim(w, total)
    node = tree.child[0]
    while True:
        if tree.owner[node] == seat and 100 * tree.visits[node] >= favourite * plan.mix:
            pick -= tree.visits[node]
            if pick < 0:
                return tree.action[node]
        node = tree.sibling[node]


def playouts_of(level: int | str, game: Game) -> int:
    """How many playouts a level spends on a decision of this game; a number stands for itself."""
    if isinstance(level, int):
        return level
    return max(1, PLAYOUTS[level] * game.playouts.percent // 100)


@dataclass(frozen=True)
class Considered:
    """What the search thinks of one action: how often it tried it, and how
    much of the win and the points it brought on average, 0 to 1."""

    action: int
    visits: int
    worth: float


class SearchPlayer:
    """Spends so many playouts on each decision, or as many as its level spends in the game."""

    def __init__(self, seed: int, playouts: int | str) -> None:
        self.playouts = playouts
        self._whim = Whim.seeded(seed)
        self._tree = Tree()
        self._seat = 0  # for which it last searched

    def choose(self, view: View) -> int:
        """The action that the search tried most."""
        if len(view.legal) == 1:
            return view.legal[0].id
        kind, self._seat = type(view.table), view.seat
        tables = Stack(kind, 3)
        tables[ROOT] = view.table
        playouts = playouts_of(self.playouts, view.game)
        if not is_ready(view.game):
            playouts = min(playouts, PLAIN_PLAYOUTS)
        plan = Plan.of(view.game, playouts)
        chosen = best(search, kind)(
            tables, view.box, view.seat, self._whim, self._tree, plan, NO_TALE
        )
        return int(chosen)

    def considered(self) -> list[Considered]:
        """What the last search thought of each action, the most tried first."""
        tree, found = self._tree, []
        node = tree.child[0]
        while node != NOBODY:
            visits = tree.visits[node]
            worth = tree.worth[node] / max(1, visits) / (WIN + SHARE)
            if tree.owner[node] == self._seat:
                found.append(Considered(tree.action[node], visits, worth))
            node = tree.sibling[node]
        return sorted(found, key=lambda c: -c.visits)
