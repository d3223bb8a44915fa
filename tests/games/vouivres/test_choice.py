"""Scenarios 15 to 24, 71, 80 and 81: where to go, and what to ask for."""

import pytest

from tablee.engine.actions import NotAnAction
from tablee.engine.record import UNKNOWN
from tablee.engine.table import SPECTATOR
from tablee.games.vouivres.table import OPEN
from tests.games.vouivres.laying import (
    LEAVE,
    NONE,
    SEATS,
    VOUIVRES,
    go,
    lay,
    place,
)

pytestmark = pytest.mark.usefixtures("both_ways")

OB04, OB09, OB21 = 4, 9, 21


def has(*objectives: int) -> dict[int, tuple[int, int, int]]:
    """The first seat has these three."""
    one, two, three = objectives
    return {0: (one, two, three)}


@pytest.mark.scenario(15)
@pytest.mark.rule("NV-27")
def test_two_different_gems() -> None:
    laid = lay()
    pairs = {action.split()[2] for action in laid.may(0)}
    assert pairs == {
        "gold-ruby",
        "gold-sapphire",
        "gold-pearl",
        "ruby-sapphire",
        "ruby-pearl",
        "sapphire-pearl",
    }
    with pytest.raises(NotAnAction, match="gold-gold"):
        laid.play(0, go(1, "gold-gold"))
    assert laid.waiting == (0, 1, 2)


@pytest.mark.scenario(16)
@pytest.mark.rule("NV-28")
@pytest.mark.parametrize("seats", SEATS)
def test_staying_is_always_allowed(seats: int) -> None:
    for room in range(1, seats + 1):
        laid = lay(seats, pawns=[room] * seats)
        laid.play(0, go(room))
        assert laid.table.choice[0] // 6 == room - 1


@pytest.mark.scenario(17)
@pytest.mark.rule("NV-29")
def test_one_step_to_an_adjacent_room() -> None:
    laid = lay(4, pawns=[2, 1, 1, 1])
    assert laid.refuses(0, go(3)) == 29
    assert [laid.refuses(0, go(room)) for room in (1, 2, 4)] == [None, None, None]


@pytest.mark.scenario(18)
@pytest.mark.rule("NV-30")
def test_back_from_outside_to_any_room() -> None:
    laid = lay(6, pawns=[1, 0, 1, 1, 1, 1])
    assert [laid.refuses(1, go(room)) for room in range(1, 7)] == [None] * 6


@pytest.mark.scenario(19)
@pytest.mark.rule("NV-5")
def test_no_way_into_an_inactive_room() -> None:
    laid = lay(3)
    assert laid.refuses(0, go(4)) == 5


@pytest.mark.scenario(20)
@pytest.mark.rule("NV-31")
def test_the_exit_is_for_those_who_can_validate() -> None:
    laid = lay(objectives=has(OB04, OB09, OB21), chests={0: (6, 3, 1, 0)})
    assert laid.refuses(0, LEAVE) == 31
    laid = lay(objectives=has(OB04, OB09, OB21), chests={0: (6, 3, 1, 1)})
    assert laid.refuses(0, LEAVE) is None
    laid = lay(
        objectives=has(OB04, OB09, OB21), chests={0: (6, 3, 1, 1)}, validated={0: [OB04]}
    )  # what is validated can't be validated again
    assert laid.refuses(0, LEAVE) == 31


@pytest.mark.scenario(21)
@pytest.mark.rule("NV-26")
def test_exactly_three_cards_once() -> None:
    laid = lay()
    laid.play(0, go(1))
    assert laid.refuses(0, go(2)) == 26
    assert laid.refuses(0, go(1)) == 26
    for too_few in ("go", "go 2", "go gold-ruby"):
        with pytest.raises(NotAnAction):
            laid.play(1, too_few)
    assert laid.waiting == (1, 2)


@pytest.mark.rule("NV-26")
@pytest.mark.rule("NV-34")
def test_a_choice_may_be_changed_as_long_as_nobody_has_acted_on_it() -> None:
    laid = lay()
    laid.play(0, go(1))
    laid.play(1, go(2))
    assert laid.free_undos(0) == 1
    laid.undo(0)
    assert laid.waiting == (0, 2)
    assert laid.table.choice[1] == VOUIVRES.actions.parse(go(2)).id
    laid.play(0, go(3))
    laid.play(2, go(1))
    assert laid.on_turn == 0  # the holder, who places the wyvern
    laid.undo(1)
    assert laid.on_turn == 1
    laid.play(1, go(1))
    laid.table.fragments[1] = 1
    laid.does(place(2))  # and now the others' choices are locked
    assert laid.on_turn == 1
    assert [laid.free_undos(seat) for seat in (1, 2)] == [0, 0]


@pytest.mark.scenario(22)
@pytest.mark.rule("NV-33")
@pytest.mark.rule("NV-34")
def test_an_exit_looks_like_any_choice() -> None:
    laid = lay(objectives=has(OB04, OB09, OB21), chests={0: (6, 3, 1, 1)})
    laid.play(0, LEAVE)
    assert laid.heard("commits") == [(0,)]
    laid.play(1, go(2))
    assert laid.heard("commits") == [(1,)]
    for reader in (2, SPECTATOR):
        seen = laid.seen_by(reader)
        assert [seen.choice[seat] for seat in range(3)] == [UNKNOWN, UNKNOWN, OPEN]
    laid.play(2, go(3))
    laid.table.fragments[1] += 1
    laid.does(place(2))
    assert laid.on_turn == 1  # who may summon the second wyvern, and still knows nothing
    assert [laid.seen_by(1).choice[seat] for seat in (0, 2)] == [UNKNOWN, UNKNOWN]
    laid.does("keep_fragment", "take_attack")
    names = laid.told(0)
    assert names.index("leaves") > names.index("keeps_fragment")


@pytest.mark.rule("NV-34")
def test_nothing_shows_before_the_reveal_whatever_was_chosen() -> None:
    shown = []
    for choice in (LEAVE, go(1), go(2, "sapphire-pearl")):
        laid = lay(
            4, objectives=has(OB04, OB09, OB21), chests={0: (6, 3, 1, 1)}, fragments={1: 1, 2: 1}
        )
        laid.choose(choice, go(1), go(1), go(1))
        so_far = [laid.seen_by(2).tobytes()]
        for action in (place(2), "keep_fragment"):
            laid.does(action)
            so_far.append(laid.seen_by(2).tobytes())
        assert laid.on_turn == 2
        shown.append((so_far, laid.view(2).heard, laid.view(2).legal))
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.scenario(23)
@pytest.mark.rule("NV-70")
def test_nobody_leaves_twice_in_a_row() -> None:
    laid = lay(4, objectives=has(OB04, OB09, OB21), chests={0: (6, 3, 1, 1)})
    laid.choose(LEAVE, go(1), go(1), go(1))
    laid.does(place(2))
    assert laid.pawns()[0] == 0
    assert laid.chest(0) == NONE
    assert laid.refuses(0, LEAVE) == 70
    assert {action.split()[1] for action in laid.may(0)} == {"1", "2", "3", "4"}


@pytest.mark.scenario(24)
@pytest.mark.rule("NV-26")
@pytest.mark.rule("NV-29")
def test_so_many_choices() -> None:
    for chest, more in ((NONE, 0), ((6, 3, 1, 1), 1)):
        for room, choices in ((1, 36), (3, 24)):
            laid = lay(6, pawns=[room] * 6, objectives=has(OB04, OB09, OB21), chests={0: chest})
            assert len(laid.legal(0)) == choices + more


@pytest.mark.scenario(71)
@pytest.mark.rule("NV-63")
@pytest.mark.parametrize("text", ["take 1 gold", "take_gold 1", "gather 1"])
def test_taking_less_is_no_decision(text: str) -> None:
    laid = lay(rooms={1: (5, 0, 0, 0)})
    with pytest.raises(NotAnAction):
        laid.play(0, text)


@pytest.mark.scenario(80)
@pytest.mark.rule("NV-32")
@pytest.mark.parametrize("room", range(1, 7))
def test_the_exit_is_reached_from_every_room(room: int) -> None:
    laid = lay(6, pawns=[room] * 6, objectives=has(OB04, OB09, OB21), chests={0: (2, 2, 2, 2)})
    assert laid.refuses(0, LEAVE) is None


@pytest.mark.scenario(81)
@pytest.mark.rule("NV-41")
def test_two_who_change_places() -> None:
    laid = lay(4, pawns=[2, 4, 1, 1], rooms={2: (2, 0, 0, 0), 4: (0, 3, 0, 0)})
    laid.choose(go(4), go(2), go(1), go(1))
    laid.does(place(3))
    assert laid.pawns() == [4, 2, 1, 1]
    assert laid.heard("goes")[:2] == [(0, 3, 0), (1, 1, 0)]
    assert (laid.chest(0), laid.chest(1)) == ((0, 3, 0, 0), (2, 0, 0, 0))


@pytest.mark.rule("NV-41")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_all_are_revealed_at_once_in_whatever_order_they_chose(order: tuple[int, ...]) -> None:
    laid = lay()
    choices = [go(1), go(2), go(3)]
    for seat in order:
        assert laid.pawns() == [1, 1, 1]
        laid.play(seat, choices[seat])
    assert laid.pawns() == [1, 1, 1]  # no pawn moves before the wyverns are placed
    laid.does(place(1))
    assert laid.pawns() == [1, 2, 3]
