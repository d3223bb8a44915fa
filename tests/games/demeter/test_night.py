"""Scenarios 57, 58 and 75, and the rules of the night: each Dracula card has a test."""

import pytest

from tablee.games.demeter.actions import DRACULA_STRIKES, DRACULA_VISITS
from tablee.games.demeter.rules.night import draw_dracula_card
from tablee.games.demeter.table import DRACULA_CARDS, DRAWN, NOTHING, PUT_BACK, ROOMS
from tests.games.demeter.laying import (
    BOX,
    CALL,
    DISPLAY,
    END,
    HEAL,
    KILL,
    PASS,
    PILE,
    SKULL,
    USE,
    A,
    B,
    C,
    D,
    dealt,
    lay,
    move,
    play,
    told,
)

CARD_1 = (0, 1)  # what chance is told to draw Dracula's card 1 from the full pile of four players


@pytest.mark.scenario(57)
@pytest.mark.rule("DE-178")
@pytest.mark.rule("DE-179")
@pytest.mark.rule("DE-180")
@pytest.mark.rule("DE-160")
def test_visited_rooms() -> None:
    laid = lay(
        at=(8, 14, 12, 19),
        hands={0: "luck", 2: "garlic_braid"},
        night=True,
        begins=True,
        dice=CARD_1,
    )
    assert laid.question_to(A) == "garlic_braid"
    assert laid.refuses(USE) == 131
    laid.does(PASS)
    assert (laid.wounds(), laid.question_to(C)) == ([2, 0, 0, 0], "garlic_braid")
    laid.does(USE)
    assert (laid.wounds(), laid.hand(C)) == ([2, 0, 0, 0], [])
    assert (laid.question_to(A), laid.left) == ("human_turn", 2)
    assert laid.refuses(move(9)) is None, "the rooms are as accessible as before"


@pytest.mark.rule("DE-178")
@pytest.mark.parametrize("card", range(10))
def test_each_card_of_visited_rooms(card: int) -> None:
    rooms = [number for number in range(ROOMS) if BOX.dracula_visits[card, number]]
    assert len(rooms) == 4
    elsewhere = next(n for n in range(ROOMS) if n not in rooms)
    laid = lay(
        at=(rooms[0], rooms[2], elsewhere, rooms[3]), night=True, begins=True, dice=(0, card)
    )
    assert laid.wounds() == [2, 2, 0, 2]
    assert laid.table.dracula_at[card] == DRAWN
    assert [seat for seat, *_ in told(laid.tale[0], DRACULA_STRIKES)] == [A, B, D]


@pytest.mark.rule("DE-180")
def test_victims_in_turn_order_from_the_active_player() -> None:
    laid = lay(at=(8, 8, 8, 8), active=C, night=True, begins=True, dice=CARD_1)
    assert [seat for seat, *_ in told(laid.tale[0], DRACULA_STRIKES)] == [C, D, A, B]


@pytest.mark.rule("DE-160")
def test_garlic_protects_once_and_nobody_else() -> None:
    laid = lay(at=(8, 8, 16, 19), hands={0: "garlic_braid"}, night=True, begins=True, dice=CARD_1)
    laid.does(USE)
    assert laid.wounds() == [0, 2, 2, 0]
    assert laid.hand(A) == []


@pytest.mark.rule("DE-177")
def test_no_card_can_be_played_before_it_but_garlic() -> None:
    laid = lay(
        at=(8, 14, 7, 19),
        hands={0: "closed_room night_lynx_eye"},
        night=True,
        begins=True,
        dice=CARD_1,
    )
    assert laid.question_to(A) == "garlic_braid"
    assert laid.may() == {PASS}


@pytest.mark.rule("DE-184")
def test_drawn_cards_stay_drawn() -> None:
    laid = lay(seats=3, at=(7, 14, 16), night=True, begins=True, drawn=range(10))
    drawn: set[int] = set()
    for _ in range(200):
        if laid.over:
            break
        now = {card for card in range(DRACULA_CARDS) if laid.table.dracula_at[card] == DRAWN}
        assert drawn <= now
        drawn = now
        laid.does(END)
    assert len(drawn) == 15


@pytest.mark.scenario(58)
@pytest.mark.rule("DE-181")
@pytest.mark.rule("DE-182")
@pytest.mark.rule("DE-186")
def test_storms() -> None:
    laid = lay(
        at=(7, 14, 16, 13),
        night=True,
        wounds={2: 1},
        begins=True,
        drawn=[*range(10), *range(13, 20)],
        dice=(0, 2),
    )
    assert laid.left == 4, "drawn: fog"
    laid.does(END, dice=(0, 0))
    assert laid.left == 3
    laid.does(END, dice=(0, 0))
    assert (laid.table.active, laid.left) == (C, 1)
    laid.does(END, END)
    assert [laid.table.events[event] for event in range(9)] == [0] * 9


@pytest.mark.scenario(58)
@pytest.mark.rule("DE-181")
@pytest.mark.parametrize("card", range(10, 20))
def test_each_event(card: int) -> None:
    laid = lay(night=True, begins=True, dice=(10, card - 10))
    (events,) = laid.tale
    assert not told(events, DRACULA_VISITS)
    event = BOX.dracula_event[card]
    assert event != NOTHING
    assert laid.table.events[event] == 1
    assert laid.table.dracula_at[card] == DRAWN


@pytest.mark.scenario(75)
@pytest.mark.rule("DE-187")
def test_fog() -> None:
    laid = lay(night=True, events=["fog"])
    laid.does(move(8))
    assert laid.refuses(move(9)) == 187


@pytest.mark.scenario(75)
@pytest.mark.rule("DE-188")
def test_rats() -> None:
    laid = lay(night=True, events=["rats"], left={7: 4}, hands={0: "night_lynx_eye"})
    laid.does(PILE)
    assert laid.refuses(PILE) == 188
    laid.does(play("night_lynx_eye"), PILE)
    assert laid.table.res_count[A] == 2
    assert laid.refuses(PILE) == 188


@pytest.mark.scenario(75)
@pytest.mark.rule("DE-189")
def test_lamps_out() -> None:
    laid = lay(night=True, events=["lamps_out"], left={7: 4}, hands={0: "sacrifice"}, humans={0: 1})
    assert (laid.refuses(DISPLAY), laid.refuses(PILE)) == (189, None)
    laid.does(play("sacrifice"), "choose_room carpenter_shop")
    assert laid.refuses("draw_resource display") == 189
    last = lay(night=True, events=["lamps_out"], left={7: 1}, elsewhere=0)
    assert last.refuses(DISPLAY) is None


@pytest.mark.scenario(75)
@pytest.mark.rule("DE-191")
def test_dread() -> None:
    laid = lay(
        at=(8, 14, 16, 19),
        night=True,
        events=["dread"],
        hands={0: "bribe garlic_braid"},
        humans={1: 1},
        begins=True,
        dice=CARD_1,
    )
    laid.does(USE)
    assert laid.wounds()[A] == 0
    assert laid.refuses(play("bribe")) == 191
    laid.table.closed[C] = 1
    laid.does(END)
    assert laid.table.closed[C] == 1, "protections in force stay"


@pytest.mark.scenario(75)
@pytest.mark.rule("DE-192")
@pytest.mark.rule("DE-193")
@pytest.mark.rule("DE-194")
def test_festering_wounds_dead_silence_and_panic() -> None:
    assert lay(night=True, events=["fester"], wounds={0: 1}).refuses(HEAL) == 192
    silent = lay(night=True, events=["silence"], hidden=[8])
    assert silent.refuses(CALL) == 193
    silent.does(move(8), dice=[silent.human()])
    assert silent.table.humans[A] == 1
    assert lay(night=True, events=["panic"], res={0: "metal oil"}).refuses("build lamp1") == 194


@pytest.mark.scenario(59)
@pytest.mark.rule("DE-185")
def test_dracula_cannot_be_attacked_at_night() -> None:
    ready = {
        "at": (8, 14, 16, 19),
        "pieces": {0: "lamp1 lamp2 lamp3"},
        "first": {0: "doll"},
        "lair": "bottle",
        "found": [0],
        "humans": {0: 2},
        "res": {0: "oil oil"},
    }
    assert lay(night=True, **ready).refuses(KILL) == 185  # type: ignore[arg-type]
    assert lay(**ready).refuses(KILL) is None  # type: ignore[arg-type]


@pytest.mark.rule("DE-8")
@pytest.mark.rule("DE-14")
def test_with_three_players_start_cards_are_in_the_pile_for_certain() -> None:
    """Three of its fifteen cards: the first that is drawn is one of them once in five times."""
    start_cards, games = 0, 1000
    for seed in range(games):
        t = dealt(3, seed).table
        start_cards += t.dracula_at[draw_dracula_card(t, BOX)] == PUT_BACK
    assert 0.16 < start_cards / games < 0.24


@pytest.mark.rule("DE-75")
@pytest.mark.rule("DE-50")
def test_first_entries_at_night() -> None:
    laid = lay(night=True, hidden=[8])
    laid.does(move(8), dice=[laid.ghoul(), SKULL])
    assert (laid.wounds()[A], laid.table.at[A]) == (1, 7)
