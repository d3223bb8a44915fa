"""Scenarios 31 to 41, and the rules of first entries and of fights."""

import pytest

from tablee.games.demeter.actions import DRAWS_CARDS, ROLLS, ROLLS_AGAIN
from tests.games.demeter.laying import (
    CALL,
    END,
    ONE,
    PASS,
    SKULL,
    THREE,
    TWO,
    USE,
    A,
    B,
    C,
    lay,
    move,
    name,
    play,
    told,
)


@pytest.mark.scenario(31)
@pytest.mark.rule("DE-50")
@pytest.mark.rule("DE-52")
@pytest.mark.rule("DE-51")
@pytest.mark.rule("DE-55")
@pytest.mark.rule("DE-56")
@pytest.mark.parametrize("night", [False, True])
def test_first_entry_human(night: bool) -> None:
    laid = lay(hidden=[8, 9, 10], night=night)
    laid.does(move(8), dice=[laid.human(), 3, 2])
    t = laid.table
    assert (t.humans[A], t.hand_size[A], laid.left) == (1, 1, 3)
    assert (t.room_open[8], t.room_left[8]) == (1, 3)
    assert laid.bag() == [14, 15, 8]
    for reader in range(4):
        assert laid.seen_by(reader).room_left[8] == 3


@pytest.mark.scenario(32)
@pytest.mark.rule("DE-54")
@pytest.mark.rule("DE-58")
def test_first_entry_nobody() -> None:
    laid = lay(hidden=[8])
    laid.does(move(8), dice=[laid.empty()])
    assert laid.bag() == [15, 15, 8]
    assert (laid.table.room_open[8], laid.table.hand_size[A]) == (1, 0)


@pytest.mark.scenario(33)
@pytest.mark.rule("DE-53")
@pytest.mark.rule("DE-70")
@pytest.mark.rule("DE-71")
@pytest.mark.rule("DE-72")
@pytest.mark.rule("DE-74")
@pytest.mark.parametrize(("die", "cards"), [(ONE, 1), (TWO, 2), (THREE, 3)])
def test_first_entry_ghoul_beaten(die: int, cards: int) -> None:
    laid = lay(hidden=[8])
    events = laid.does(move(8), dice=[laid.ghoul(), die])
    t = laid.table
    assert len(told(events, ROLLS)) == 1
    assert (t.ghouls[A], t.hand_size[A], t.room_open[8], t.at[A]) == (1, cards, 1, 8)
    assert laid.bag() == [15, 14, 8]
    assert laid.question_to(A) == "human_turn"


@pytest.mark.rule("DE-73")
def test_cards_just_won_can_be_used_at_once_or_kept() -> None:
    laid = lay(hidden=[8])
    laid.does(move(8), dice=[laid.human(), laid.bonus("luck")])
    assert play("luck") in laid.may()
    laid.does(END)
    assert laid.hand(A) == ["luck"]


@pytest.mark.scenario(34)
@pytest.mark.rule("DE-57")
@pytest.mark.rule("DE-75")
@pytest.mark.rule("DE-76")
def test_after_a_defeat_the_next_entry_is_a_first_one_again() -> None:
    laid = lay(at=(8, 8, 16, 19), hidden=[9])
    laid.does(move(9), dice=[laid.ghoul(), SKULL])
    t = laid.table
    assert (t.at[A], t.room_open[9], laid.wounds()[A], t.used, t.done[0]) == (8, 0, 1, 1, 1)
    laid.does(END)
    laid.does(move(9), dice=[laid.human()])
    assert (t.humans[B], t.room_open[9]) == (1, 1)


@pytest.mark.scenario(35)
@pytest.mark.rule("DE-43")
@pytest.mark.rule("DE-323")
def test_two_new_rooms_in_a_turn() -> None:
    for option, refused in (("off", None), ("on", 323)):
        laid = lay(hidden=[8, 9], one_new_room_per_turn=option)
        laid.does(move(8), dice=[laid.empty()])
        assert laid.refuses(move(9)) == refused
        assert laid.refuses(move(2)) is None
    failed = lay(hidden=[8], one_new_room_per_turn="on")
    failed.does(move(8), dice=[failed.ghoul(), SKULL])
    assert failed.refuses(move(8)) == 323, "a failed one counts"


@pytest.mark.scenario(36)
@pytest.mark.rule("DE-77")
def test_who_called_stays() -> None:
    laid = lay()
    laid.does(move(8))
    laid.does(CALL, dice=[laid.ghoul(), SKULL])
    assert (laid.table.at[A], laid.wounds()[A]) == (8, 1)


@pytest.mark.rule("DE-78")
def test_the_fourth_wound_leaves_nothing_to_retreat() -> None:
    laid = lay(hidden=[8], wounds={0: 3})
    laid.does(move(8), dice=[laid.ghoul(), SKULL])
    assert laid.table.at[A] == 20
    assert laid.table.active == B


@pytest.mark.scenario(37)
@pytest.mark.rule("DE-149")
@pytest.mark.rule("DE-133")
def test_pistol() -> None:
    laid = lay(hidden=[8], hands={0: "pistol"})
    laid.does(move(8), dice=[laid.ghoul(), SKULL])
    assert laid.question_to(A) == "blood_scent"
    laid.does(PASS)
    assert laid.question_to(A) == "pistol"
    laid.does(USE)
    t = laid.table
    assert (laid.wounds()[A], t.at[A], t.room_open[8], t.ghouls[A]) == (0, 8, 1, 1)
    assert t.hand_size[A] == 1
    by_night = lay(hidden=[8], hands={0: "pistol"}, night=True)
    by_night.does(move(8), dice=[by_night.ghoul(), SKULL])
    assert by_night.wounds()[A] == 1


@pytest.mark.rule("DE-130")
@pytest.mark.rule("DE-149")
def test_who_has_no_pistol_is_asked_all_the_same() -> None:
    with_it = lay(hands={0: "pistol luck"})
    without = lay(hands={0: "luck care"})
    for laid in (with_it, without):
        laid.does(CALL, dice=[laid.ghoul(), SKULL])
        laid.does(PASS)
        assert laid.question_to(A) == "pistol"
        for reader in (1, 2, 3):
            assert laid.view(reader).legal == ()
    assert with_it.view(1).table == without.view(1).table
    assert (with_it.refuses(USE), without.refuses(USE)) == (None, 131)


@pytest.mark.rule("DE-130")
def test_where_everybody_sees_that_it_cannot_be_nobody_is_asked() -> None:
    gone = lay(hands={0: "luck"}, discard="pistol pistol blood_scent blood_scent")
    gone.does(CALL, dice=[gone.ghoul(), SKULL])
    assert (gone.question_to(A), gone.wounds()[A]) == ("human_turn", 1)


@pytest.mark.scenario(88)
@pytest.mark.rule("DE-136")
@pytest.mark.rule("DE-132")
def test_two_pistols() -> None:
    laid = lay(hands={0: "pistol pistol"})
    laid.does(CALL, dice=[laid.ghoul(), SKULL, laid.bonus("care")])
    laid.does(PASS, USE)
    assert laid.hand(A) == ["care", "pistol"]
    laid.does(CALL, dice=[laid.ghoul(), SKULL])
    laid.does(PASS)
    assert (laid.question_to(A), laid.wounds()[A]) == ("human_turn", 1)
    laid.table.hand[A, 18] = 1
    # In another player's turn A may use it.
    laid = lay(hands={0: "pistol pistol", 1: "ghoul_attack"}, active=B)
    laid.table.cards_used[18] = 1  # B's own use is B's
    laid.does(play("ghoul_attack"), dice=[ONE, ONE, SKULL])
    assert laid.question_to(A) == "pistol"
    laid.does(USE)
    assert laid.wounds() == [0, 0, 0, 0]


@pytest.mark.scenario(38)
@pytest.mark.rule("DE-147")
@pytest.mark.rule("DE-148")
def test_blood_scent() -> None:
    laid = lay(hidden=[8], hands={0: "blood_scent"})
    laid.does(move(8), dice=[laid.ghoul(), THREE])
    assert laid.question_to(A) == "blood_scent"
    laid.does(name(B))
    t = laid.table
    assert (t.ghouls[A], t.hand_size[A], t.ghouls[B], t.hand_size[B]) == (1, 3, 0, 0)
    assert (t.room_open[8], t.at[A], t.at[B]) == (1, 8, 14)
    beaten = lay(hidden=[8], hands={0: "blood_scent"})
    beaten.does(move(8), dice=[beaten.ghoul(), SKULL])
    beaten.does(name(B))
    t = beaten.table
    assert (beaten.wounds(), t.at[B], t.at[A], t.room_open[8]) == ([0, 1, 0, 0], 14, 8, 1)
    assert beaten.bag() == [15, 15, 8]


@pytest.mark.rule("DE-147")
@pytest.mark.rule("DE-149")
def test_a_pistol_in_a_fight_for_another() -> None:
    laid = lay(hands={0: "blood_scent", 1: "pistol"})
    laid.does(CALL, dice=[laid.ghoul(), SKULL])
    laid.does(name(B))
    assert laid.question_to(B) == "pistol"
    laid.does(USE)
    t = laid.table
    assert (t.ghouls[A], t.hand_size[A], t.ghouls[B], t.hand_size[B]) == (1, 1, 0, 0)


@pytest.mark.rule("DE-147")
def test_blood_scent_is_for_ones_own_day_turn() -> None:
    by_night = lay(hands={0: "blood_scent"}, night=True)
    by_night.does(CALL, dice=[by_night.ghoul(), ONE])
    assert by_night.table.ghouls[A] == 1
    laid = lay(hands={0: "ghoul_attack", 1: "blood_scent"})
    laid.does(play("ghoul_attack"), dice=[ONE, ONE, ONE])
    assert laid.question_to(A) == "human_turn", "not against ghouls of a Ghoul Attack"


@pytest.mark.scenario(39)
@pytest.mark.rule("DE-161")
@pytest.mark.rule("DE-79")
def test_ghoul_five() -> None:
    laid = lay(hands={0: "pistol"}, discard="blood_scent blood_scent")
    laid.table.reroll[A] = 2
    events = laid.does(CALL, dice=[laid.ghoul(), TWO, SKULL])
    assert told(events, ROLLS) == [(A, 2, 0, 0)]
    assert told(events, ROLLS_AGAIN) == [(A, 0, 0, 0)]
    assert laid.question_to(A) == "pistol"
    laid.does(PASS)
    assert laid.wounds()[A] == 1
    events = laid.does(CALL, dice=[laid.ghoul(), TWO])
    assert not told(events, ROLLS_AGAIN)
    assert told(events, DRAWS_CARDS) == [(A, 2, 0, 0)]


@pytest.mark.scenario(39)
@pytest.mark.scenario(40)
@pytest.mark.rule("DE-161")
def test_ghoul_five_waits_for_the_next_day_and_no_longer() -> None:
    laid = lay(seats=3, at=(7, 14, 16), hands={0: "ghoul_five"}, night=True, drawn=range(10))
    laid.does(play("ghoul_five"), name(C))
    assert laid.table.reroll[C] == 1
    assert laid.refuses(play("ghoul_five")) == 131
    laid.does(END, END, END)
    assert (laid.table.night, laid.table.reroll[C]) == (0, 2)
    laid.does(END, END, END)
    assert (laid.table.night, laid.table.reroll[C]) == (1, 0)


@pytest.mark.rule("DE-161")
def test_two_of_ghoul_five_do_not_add_up() -> None:
    laid = lay(hands={0: "ghoul_five"}, night=True)
    laid.table.reroll[B] = 1
    laid.does(play("ghoul_five"))
    assert laid.refuses(name(B)) == 161


@pytest.mark.scenario(41)
@pytest.mark.rule("DE-190")
@pytest.mark.rule("DE-79")
def test_blood_moon() -> None:
    laid = lay(night=True, events=["blood_moon"])
    laid.does(CALL, dice=[laid.ghoul(), ONE])
    assert (laid.wounds()[A], laid.table.ghouls[A]) == (1, 0)
    laid.does(CALL, dice=[laid.ghoul(), TWO])
    assert (laid.wounds()[A], laid.table.ghouls[A]) == (1, 1)


@pytest.mark.scenario(77)
@pytest.mark.rule("DE-58")
@pytest.mark.rule("DE-169")
@pytest.mark.rule("DE-170")
def test_a_bag_of_empty_tokens() -> None:
    laid = lay(
        humans={0: 8, 1: 7},
        ghouls={0: 8, 1: 7},
        hands={0: "mutation inversion"},
        night=True,
    )
    laid.does(CALL)
    assert laid.bag() == [0, 0, 8]
    assert laid.refuses(play("mutation")) == 169
    assert laid.refuses(play("inversion")) == 170
