"""Where several choose at once, a search gives nobody eyes: on a small game made for it."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.game import Playouts
from tablee.engine.match import Match, View
from tablee.engine.playout import Whim
from tablee.engine.record import Stack
from tablee.engine.tale import NO_TALE
from tablee.players.search import NOBODY, Plan, Tree, grow, mixed, search
from tests.toys.sealed_cards import GAME as TOY

PLAYOUTS = 400


def searched(view: View, playouts: Playouts = TOY.playouts) -> Tree:
    """The tree after a search."""
    tables, tree, plan = Stack(type(view.table), 3), Tree(), Plan()
    tables[0] = view.table
    plan.playouts, plan.candidates = PLAYOUTS, playouts.candidates
    plan.depth, plan.horizon, plan.swing = playouts.depth, playouts.horizon, playouts.swing
    chosen = search(tables, view.box, view.seat, Whim.seeded(1), tree, plan, NO_TALE)
    assert chosen in {action.id for action in view.legal}
    return tree


def children(tree: Tree, parent: int) -> list[int]:
    """The nodes below this one."""
    found, node = [], tree.child[parent]
    while node != NOBODY:
        found.append(node)
        node = tree.sibling[node]
    return found


def match_with(laid_by: list[int]) -> Match:
    """Three players, of whom these have laid a card."""
    match = TOY.new(seats=3, seed=3)
    for seat in laid_by:
        match.play(seat, match.legal(seat)[0].id)
    return match


@pytest.mark.parametrize("laid_by", [[], [0], [0, 1], [1]])
def test_nobody_is_thought_to_see_what_another_lays(laid_by: list[int]) -> None:
    """Each seat's first card hangs on the root itself, below nobody else's; and those who have laid
    already are thought to choose with their wits too, for what they laid is not known."""
    tree = searched(match_with(laid_by).view(2))
    first = children(tree, 0)
    assert {tree.owner[node] for node in first} == {0, 1, 2}
    for seat in range(3):
        assert sum(tree.visits[node] for node in first if tree.owner[node] == seat) == PLAYOUTS


def test_a_shallow_tree_has_room_for_everybody() -> None:
    """Where the tree is one decision deep, that is one of each who chooses; the seat that searches
    may be the last of them."""
    tree = searched(match_with([]).view(2), Playouts(depth=1))
    first = children(tree, 0)
    assert {tree.owner[node] for node in first} == {0, 1, 2}
    for seat in range(3):
        assert sum(tree.visits[node] for node in first if tree.owner[node] == seat) == PLAYOUTS
    assert not any(children(tree, node) for node in first)


def test_each_goes_on_below_its_own_choice() -> None:
    """What another laid is known to nobody, also later, while it isn't shown."""
    tree = searched(match_with([]).view(1))
    deeper = 0
    for node in children(tree, 0):
        assert {tree.owner[below] for below in children(tree, node)} <= {tree.owner[node]}
        deeper += len(children(tree, node))
    assert deeper


def test_a_secret_choice_is_mixed_as_often_as_it_was_tried() -> None:
    tree = Tree()
    tree.nodes = 1
    for seat, action, visits in [(0, 5, 60), (1, 7, 999), (0, 3, 50), (0, 4, 40)]:
        tree.visits[grow(tree, 0, seat, action)] = visits
    w, plan = Whim.seeded(1), Plan()
    plan.mix = 75
    taken = Counter(mixed(tree, 0, w, plan) for _ in range(3000))
    assert set(taken) == {5, 3}, "what was tried clearly less is not done"
    assert taken[5] == pytest.approx(3000 * 60 / 110, abs=120)
    plan.mix = 100
    assert {mixed(tree, 0, w, plan) for _ in range(50)} == {5}


@pytest.mark.parametrize("playouts", [Playouts(3), Playouts(1, 2), Playouts(2, 3, 50)])
def test_playouts_may_be_guided_and_cut_off(playouts: Playouts) -> None:
    tree = searched(match_with([]).view(0), playouts)
    own = [node for node in children(tree, 0) if tree.owner[node] == 0]
    assert len(own) == 3
    assert all(0 <= tree.worth[node] <= 1000 * tree.visits[node] for node in own)
