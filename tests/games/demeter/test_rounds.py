"""Scenarios 9 to 12, 79 and 80, and the rules of rounds and turns."""

import pytest

from tablee.engine.tale import NO_TALE
from tablee.games.demeter.actions import DAY_BEGINS, DRACULA_EVENT, DRACULA_VISITS, NIGHT_BEGINS
from tablee.games.demeter.rules.end import eliminate
from tablee.games.demeter.table import DEAD, TIME_OUT
from tests.games.demeter.laying import (
    CALL,
    END,
    HEAL,
    A,
    B,
    C,
    D,
    LaidTable,
    deal_with,
    dealt,
    go_on_until_asked,
    lay,
    move,
    play,
    told,
)
from tests.games.demeter.test_setup import settle

# Cards of visited rooms all miss a pawn that isn't on their rooms; events hurt nobody who rests.
QUIET = list(range(10, 20))


def idle(laid: LaidTable, turns: int) -> list[tuple[int, int]]:
    """Everyone just heals and ends their turns: who had them, day or night."""
    had = []
    for _ in range(turns):
        if laid.over:
            break
        while "end_turn" not in laid.may():
            laid.does(laid.legal(laid.asked)[0].text)
        had.append((laid.asked, laid.table.night))
        while HEAL in laid.may():
            laid.does(HEAL)
        laid.does(END)
    return had


@pytest.mark.scenario(9)
@pytest.mark.rule("DE-26")
@pytest.mark.rule("DE-232")
@pytest.mark.rule("DE-24")
@pytest.mark.rule("DE-25")
@pytest.mark.parametrize("seats", [3, 4])
def test_five_nights_and_six_days(seats: int) -> None:
    games = 0
    for seed in range(60):
        laid = dealt(seats, seed)
        settle(laid)
        idle(laid, 1000)
        t = laid.table
        assert t.ending in (TIME_OUT, 2)
        if any(t.role[seat] == DEAD for seat in range(seats)):
            continue
        games += 1
        events = [event for events in laid.tale for event in events]
        assert len(told(events, DAY_BEGINS)) == 6
        assert len(told(events, NIGHT_BEGINS)) == 5
        assert (t.round_no, t.dracula_left, t.ending) == (11, 0, TIME_OUT)
        assert laid.ranks() == [2] * seats
    assert games > 0


@pytest.mark.scenario(10)
@pytest.mark.rule("DE-20")
@pytest.mark.rule("DE-21")
@pytest.mark.rule("DE-22")
def test_order_of_turns() -> None:
    laid = settle(deal_with(4, 0, 1))
    assert laid.table.marker == B
    had = idle(laid, 12)
    assert [seat for seat, _ in had] == [B, C, D, A, B, C, D, A, C, D, A, B]
    assert [night for _, night in had] == [0] * 4 + [1] * 4 + [0] * 4


@pytest.mark.scenario(11)
@pytest.mark.rule("DE-23")
def test_the_marker_skips_the_eliminated() -> None:
    laid = lay(night=True, marker=B, active=B, drawn=range(10))
    eliminate(laid.table, C, NO_TALE)
    had = idle(laid, 6)
    assert had == [(B, 1), (D, 1), (A, 1), (D, 0), (A, 0), (B, 0)]
    assert laid.table.marker == D


@pytest.mark.rule("DE-23")
def test_a_marker_stays_with_its_eliminated_holder_until_the_night_is_over() -> None:
    laid = lay(marker=B, active=B, drawn=range(10))
    eliminate(laid.table, B, NO_TALE)
    laid.table.to_act = 0
    go_on_until_asked(laid)
    assert idle(laid, 7) == [(C, 0), (D, 0), (A, 0), (C, 1), (D, 1), (A, 1), (C, 0)]


@pytest.mark.scenario(12)
@pytest.mark.rule("DE-183")
@pytest.mark.rule("DE-25")
@pytest.mark.rule("DE-24")
def test_a_night_with_fewer_cards_than_players() -> None:
    # One event and another are left for A and B; C and D draw nothing.
    laid = lay(seats=3, marker=A, active=C, drawn=[*range(10), 10, 11, 12])
    laid.table.dracula_left = 2
    laid.table.visits_out = 0
    events = laid.does(END)
    drawn = []
    while laid.table.night == 1:
        drawn.append((laid.asked, len(told(events, DRACULA_EVENT))))
        events = laid.does(END)
    assert drawn == [(A, 1), (B, 1), (C, 0)]
    assert laid.table.dracula_left == 0
    idle(laid, 3)
    assert (laid.over, laid.table.ending) == (True, TIME_OUT)


@pytest.mark.rule("DE-27")
@pytest.mark.rule("DE-30")
@pytest.mark.rule("DE-31")
def test_four_actions_in_any_order_and_none_has_to_be_taken() -> None:
    laid = lay(left={7: 3})
    assert laid.left == 4
    laid.does("search pile", move(6), "search pile")
    assert (laid.left, laid.table.used) == (1, 3)
    assert END in laid.may()
    laid.does(END)
    assert laid.table.active == B


@pytest.mark.rule("DE-29")
@pytest.mark.rule("DE-28")
def test_price_and_maximum_of_each_action() -> None:
    rich = "metal oil rope cloth oil wood wood"
    laid = lay(at=(7, 7, 16, 19), res={0: rich, 1: "wood wood"}, wounds={0: 0}, left={7: 4})
    t = laid.table
    for action, price, most in (
        (move(6), 1, 3),
        ("search pile", 1, 3),
        ("steal player2", 2, 1),
        (CALL, 1, 2),
        ("build lamp1", 2, 2),
    ):
        t.used = 5 - price
        assert laid.refuses(action) == 28, action
        t.used = 4 - price
        assert laid.refuses(action) is None, action
        sort = {"m": 0, "s": 1, "c": 5, "b": 4}[action[0]] if action[:3] != "ste" else 2
        t.used, t.done[sort] = 0, most
        assert laid.refuses(action) == 29, action
        t.done[sort] = most - 1
        assert laid.refuses(action) is None, action
        t.done[sort] = 0
    t.wounds[A], t.done[3] = 1, 2
    assert laid.refuses("heal") == 29
    t.done[3] = 1
    assert laid.refuses("heal") is None


@pytest.mark.rule("DE-29")
def test_the_maxima_count_actions_not_cards() -> None:
    laid = lay(left={7: 4}, hands={0: "lynx_eye"})
    laid.does("search pile", "search pile", "search pile", play("lynx_eye"), "search pile")
    assert laid.table.res_count[A] == 4


@pytest.mark.rule("DE-34")
@pytest.mark.rule("DE-177")
def test_a_night_turn_begins_with_a_dracula_card() -> None:
    laid = lay(night=True, begins=True, drawn=range(10))
    (events,) = laid.tale
    assert len(told(events, DRACULA_EVENT)) == 1
    assert laid.question_to(A) == "human_turn"
    assert laid.table.dracula_left == 9
    by_day = lay(begins=True)
    assert by_day.table.dracula_left == 20


@pytest.mark.scenario(79)
@pytest.mark.rule("DE-321")
@pytest.mark.parametrize(("seats", "pile"), [(4, 16), (3, 12)])
def test_by_option_start_cards_are_spent(seats: int, pile: int) -> None:
    nights = set()
    for seed in range(40):
        laid = dealt(seats, seed, setup_cards_spent="on")
        assert laid.table.dracula_left == pile
        settle(laid)
        idle(laid, 1000)
        if not any(laid.table.role[seat] == DEAD for seat in range(seats)):
            nights.add(laid.table.round_no)
    assert nights == {9}, "four nights, and day 5 is the last"


@pytest.mark.scenario(80)
@pytest.mark.rule("DE-327")
@pytest.mark.rule("DE-106")
@pytest.mark.parametrize(("option", "cards"), [("on", 4), ("off", 3)])
def test_who_draws_for_the_eliminated(option: str, cards: int) -> None:
    laid = lay(active=D, drawn=range(10), dead_draw=option)
    eliminate(laid.table, C, NO_TALE)
    events = laid.does(END)
    while laid.table.night == 1:
        events += laid.does(END)
    assert len(told(events, DRACULA_EVENT)) == cards
    assert not told(events, DRACULA_VISITS)


@pytest.mark.rule("DE-33")
@pytest.mark.rule("DE-2")
def test_there_is_nothing_else_to_do_in_a_turn() -> None:
    """No gift, no deal: all that can be done is on this list."""
    laid = lay(at=(7, 7, 7, 7), res={0: "wood wood oil metal", 1: "wood"}, humans={0: 1, 1: 1})
    kinds = {text.split()[0] for text in laid.may()}
    assert kinds == {"move", "search", "steal", "call", "build", "end_turn"}
