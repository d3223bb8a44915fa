"""Scenarios 42 to 56 and 91, and the rules of bonus cards: each kind has a test of its own."""

import pytest

from tablee.engine.record import UNKNOWN
from tablee.engine.table import SPECTATOR
from tablee.games.demeter.actions import CARD_NAMES, RETURNED, RETURNS_CARD
from tests.games.demeter.laying import (
    BOX,
    CALL,
    DISPLAY,
    END,
    KILL,
    ONE,
    PASS,
    PILE,
    SKULL,
    THREE,
    USE,
    A,
    B,
    C,
    D,
    give,
    lay,
    move,
    name,
    play,
    room,
    take,
    told,
)

DAY = tuple(CARD_NAMES[:8])
NIGHT = tuple(CARD_NAMES[8:17])


# ---------------------------------------------------------------- cards in general


@pytest.mark.rule("DE-130")
def test_a_hand_is_its_owners_and_its_size_everybodys() -> None:
    laid = lay(hands={1: "luck garlic_braid"})
    for reader in (A, C, D, SPECTATOR):
        seen = laid.seen_by(reader)
        assert seen.hand_size[B] == 2
        assert {seen.hand[B, card] for card in range(21)} == {UNKNOWN}
    assert laid.seen_by(B).hand[B, 0] == 1


@pytest.mark.rule("DE-131")
def test_cards_are_played_in_ones_own_turn_at_no_cost() -> None:
    laid = lay(hands={0: "evil_eye", 1: "evil_eye"})
    assert laid.refuses(play("evil_eye"), B) == 20
    assert laid.refuses(play("luck")) == 131
    laid.does(CALL, dice=[laid.empty()])
    laid.does(play("evil_eye"), name(C))
    assert laid.left == 3


@pytest.mark.scenario(43)
@pytest.mark.rule("DE-133")
@pytest.mark.rule("DE-160")
def test_day_and_night_cards() -> None:
    assert sum(BOX.card_copies[card] for card in range(21)) == 41
    for card in DAY + NIGHT:
        for night in (False, True):
            laid = lay(hands={0: card}, night=night, humans={0: 1, 1: 1}, ghouls={0: 1, 1: 1})
            wrong = (card in DAY) == night
            assert (laid.refuses(play(card)) == 133) == wrong, card
    garlic = CARD_NAMES.index("garlic_braid")
    assert (BOX.by_day[garlic], BOX.by_night[garlic]) == (1, 1)


@pytest.mark.scenario(42)
@pytest.mark.rule("DE-136")
@pytest.mark.rule("DE-145")
def test_no_two_of_a_kind_in_a_turn() -> None:
    laid = lay(seats=3, at=(7, 14, 16), hands={0: "luck luck"}, drawn=range(10))
    laid.does(play("luck"))
    assert laid.left == 5
    assert laid.refuses(play("luck")) == 136
    laid.does(END, END, END)
    assert laid.refuses(play("luck")) == 133
    laid.does(END, END, END)  # the next day opens with B
    laid.does(END, END)
    assert laid.refuses(play("luck")) is None


@pytest.mark.scenario(42)
@pytest.mark.rule("DE-136")
@pytest.mark.rule("DE-164")
def test_the_two_lynx_eyes_are_two_kinds() -> None:
    laid = lay(hands={0: "lynx_eye night_lynx_eye"}, left={7: 4})
    laid.does(play("lynx_eye"))
    laid.does(END)
    laid.table.to_act = 0
    night = lay(hands={0: "night_lynx_eye"}, left={7: 4}, night=True)
    night.table.cards_used[CARD_NAMES.index("lynx_eye")] = 1
    night.does(play("night_lynx_eye"), PILE)
    assert (night.left, night.table.res_count[A]) == (4, 1)


@pytest.mark.rule("DE-137")
def test_a_used_card_lies_open() -> None:
    laid = lay(hands={0: "luck"})
    laid.does(play("luck"))
    assert laid.table.bonus_discard[0] == 1
    assert laid.seen_by(C).bonus_discard[0] == 1


@pytest.mark.scenario(44)
@pytest.mark.rule("DE-32")
@pytest.mark.rule("DE-134")
@pytest.mark.rule("DE-140")
def test_hand_limit() -> None:
    laid = lay(hands={0: "luck care pistol bribe mutation sacrifice", 1: "luck " * 1})
    pile = laid.table.bonus_left
    events = laid.does(END)
    assert laid.question_to(A) == "hand_limit"
    assert laid.refuses("return_card evil_eye") == 32
    events += laid.does("return_card luck", "return_card pistol")
    assert laid.table.active == B
    assert laid.table.bonus_left == pile + 2
    assert sum(laid.table.bonus_discard[card] for card in range(21)) == 0
    assert [e.seen_by for e in events if e.what == RETURNED] == [1, 1]
    assert told(events, RETURNS_CARD) == [(A, 1, 0, 0), (A, 0, 0, 0)]
    assert laid.hand(A) == ["care", "bribe", "sacrifice", "mutation"]


@pytest.mark.rule("DE-140")
def test_between_turns_a_hand_may_be_larger() -> None:
    laid = lay(hands={1: "luck care pistol bribe mutation sacrifice"})
    laid.does(END)
    assert laid.table.hand_size[B] == 6
    assert laid.question_to(B) == "human_turn"


@pytest.mark.rule("DE-135")
def test_any_card_of_the_pile_may_be_drawn() -> None:
    """Also one that has just been put back."""
    laid = lay(hands={0: "luck care pistol bribe mutation"})
    laid.does(END, "return_card mutation")
    laid.does(CALL, dice=[laid.human(), laid.bonus("mutation")])
    assert laid.hand(B) == ["mutation"]


@pytest.mark.scenario(45)
@pytest.mark.rule("DE-138")
def test_an_empty_pile() -> None:
    laid = lay(hands={1: "luck care"}, discard="rest")
    assert laid.table.bonus_left == 0
    laid.does(CALL, dice=[laid.human()])
    assert (laid.table.hand_size[A], laid.table.bonus_left) == (1, 38)
    assert sum(laid.table.bonus_discard[card] for card in range(21)) == 0
    everything = " ".join(
        f"{card} " * BOX.card_copies[number] for number, card in enumerate(CARD_NAMES)
    )
    none = lay(hands={1: everything})
    none.does(CALL, dice=[none.human()])
    assert (none.table.hand_size[A], none.table.humans[A], none.left) == (0, 1, 3)


@pytest.mark.rule("DE-139")
@pytest.mark.rule("DE-141")
def test_an_opponent_is_any_other_living_player() -> None:
    laid = lay(hands={0: "evil_eye"}, at=(7, 14, 16, 19))
    laid.does(play("evil_eye"))
    assert laid.may() == {name(B), name(C), name(D)}
    assert laid.refuses(name(A)) == 141
    laid = lay(seats=3, hands={0: "evil_eye"}, at=(7, 14, 16))
    laid.does(play("evil_eye"))
    assert laid.refuses(name(D)) == 141


# ---------------------------------------------------------------- day cards


@pytest.mark.rule("DE-145")
def test_luck_with_no_action_left() -> None:
    laid = lay(hands={0: "luck"})
    laid.does(move(8), move(7), move(6), CALL, dice=[laid.empty()])
    assert (laid.left, laid.question_to(A)) == (0, "human_spent")
    laid.does(play("luck"))
    assert laid.left == 1


@pytest.mark.scenario(46)
@pytest.mark.rule("DE-146")
@pytest.mark.rule("DE-34")
def test_evil_eyes_add_up_for_one_turn() -> None:
    laid = lay(seats=3, at=(7, 14, 16), active=B, hands={1: "evil_eye", 2: "evil_eye"})
    laid.table.marker = B
    laid.does(play("evil_eye"), name(A), END, play("evil_eye"), name(A), END)
    assert (laid.table.active, laid.left) == (A, 2)
    assert laid.table.evil_eye[A] == 0
    laid.table.penalty = 9
    assert laid.left == 0


@pytest.mark.scenario(47)
@pytest.mark.rule("DE-150")
@pytest.mark.rule("DE-139")
def test_lynx_eye() -> None:
    laid = lay(hands={0: "lynx_eye"}, left={7: 3, 6: 1})
    laid.does(PILE, PILE, PILE)
    assert laid.refuses(play("lynx_eye")) == 150
    laid.does(move(6))
    assert laid.left == 0
    laid.does(play("lynx_eye"), DISPLAY)
    assert (laid.table.res_count[A], laid.table.room_left[6], laid.left) == (4, 0, 0)


@pytest.mark.rule("DE-150")
def test_the_free_search_comes_first_and_lapses() -> None:
    laid = lay(seats=3, at=(7, 14, 16), hands={0: "lynx_eye"}, left={7: 3})
    laid.does(play("lynx_eye"), PILE)
    assert (laid.left, laid.table.done[1]) == (4, 0)
    laid.does(PILE)
    assert laid.left == 3
    unused = lay(hands={0: "lynx_eye"}, left={7: 3})
    unused.does(play("lynx_eye"), END)
    assert unused.table.free_searches == 0


@pytest.mark.rule("DE-151")
def test_care_is_no_heal_action() -> None:
    laid = lay(hands={0: "care"}, wounds={0: 3})
    laid.does(play("care"))
    assert (laid.wounds()[A], laid.left, laid.table.done[3]) == (0, 4, 0)
    assert lay(hands={0: "care"}).refuses(play("care")) == 151


@pytest.mark.scenario(48)
@pytest.mark.rule("DE-152")
def test_token_theft() -> None:
    laid = lay(at=(8, 14, 16, 19), hands={0: "token_theft"}, left={8: 1, 12: 3, 13: 0}, hidden=[5])
    laid.does(play("token_theft"))
    assert [laid.refuses(room(number)) for number in (5, 8, 13)] == [152, 152, 152]
    laid.does(room(12))
    t = laid.table
    assert (t.room_left[12], t.room_left[8], t.room_open[12]) == (0, 4, 1)


@pytest.mark.scenario(49)
@pytest.mark.rule("DE-153")
def test_position_swap() -> None:
    laid = lay(
        at=(17, 14, 8, 19),
        hands={0: "position_swap"},
        first={0: "doll"},
        lair="bottle",
        found=[0],
        pieces={0: "stake1 stake2 stake3"},
    )
    laid.does(play("position_swap"))
    assert laid.may() == {name(C)}
    laid.does(name(C))
    t = laid.table
    assert (t.at[A], t.at[C], laid.left) == (8, 17, 4)
    assert KILL in laid.may()
    for reader in (B, C, D, SPECTATOR):
        assert laid.seen_by(reader).clue_in[4] == 8, "everybody now knows the lair"


@pytest.mark.scenario(49)
@pytest.mark.rule("DE-153")
def test_no_position_swap() -> None:
    unread = lay(at=(17, 14, 8, 19), hands={0: "position_swap"}, lair="bottle")
    assert unread.refuses(play("position_swap")) == 153
    elsewhere = lay(
        at=(17, 14, 9, 19),
        hands={0: "position_swap"},
        first={0: "doll"},
        lair="bottle",
        found=[0],
    )
    assert elsewhere.refuses(play("position_swap")) == 153


@pytest.mark.scenario(50)
@pytest.mark.rule("DE-155")
@pytest.mark.rule("DE-149")
def test_ghoul_attack() -> None:
    laid = lay(hands={0: "ghoul_attack"})
    laid.does(play("ghoul_attack"), dice=[SKULL, THREE, ONE])
    t = laid.table
    assert laid.wounds() == [0, 1, 0, 0]
    assert [t.hand_size[seat] for seat in range(4)] == [0] * 4
    assert [t.ghouls[seat] for seat in range(4)] == [0] * 4
    assert laid.bag() == [15, 15, 8]
    assert [t.at[seat] for seat in range(4)] == [7, 14, 16, 19]
    shot = lay(hands={0: "ghoul_attack", 1: "pistol"})
    shot.does(play("ghoul_attack"), dice=[SKULL, THREE, ONE])
    assert shot.question_to(B) == "pistol"
    shot.does(USE)
    assert (shot.wounds(), shot.table.hand_size[B]) == ([0] * 4, 0)


@pytest.mark.scenario(51)
@pytest.mark.rule("DE-156")
def test_bargain() -> None:
    assert lay(hands={0: "bargain"}, res={0: "oil"}).refuses(play("bargain")) == 156
    assert lay(hands={0: "bargain"}, res={1: "oil"}).refuses(play("bargain")) == 156
    laid = lay(hands={0: "bargain"}, res={0: "oil rope", 1: "glass wood"}, at=(7, 14, 16, 19))
    laid.does(play("bargain"))
    assert laid.may() == {name(B)}
    laid.does(name(B), take("glass"))
    assert laid.may() == {give("oil"), give("rope")}
    laid.does(give("oil"))
    assert (laid.resources(A), laid.resources(B)) == (["rope", "glass"], ["wood", "oil"])


# ---------------------------------------------------------------- night cards


@pytest.mark.rule("DE-162")
def test_night_theft() -> None:
    laid = lay(hands={0: "night_theft"}, res={1: "glass wood"}, night=True, at=(7, 14, 16, 19))
    laid.does(play("night_theft"), name(B), take("glass"))
    assert (laid.resources(A), laid.resources(B)) == (["glass"], ["wood"])
    assert (laid.left, laid.table.done[2]) == (4, 0)
    assert lay(hands={0: "night_theft"}, night=True).refuses(play("night_theft")) == 162


@pytest.mark.scenario(56)
@pytest.mark.rule("DE-163")
@pytest.mark.rule("DE-139")
def test_bribe() -> None:
    assert lay(hands={0: "bribe"}, night=True).refuses(play("bribe")) == 163
    laid = lay(hands={0: "bribe"}, night=True, humans={2: 1})
    laid.does(play("bribe"))
    assert [laid.refuses(name(seat)) for seat in (B, D)] == [163, 163]
    laid.does(name(C))
    assert (laid.table.humans[A], laid.table.humans[C]) == (1, 0)


@pytest.mark.rule("DE-167")
def test_loss_of_trust() -> None:
    assert lay(hands={0: "loss_of_trust"}, night=True).refuses(play("loss_of_trust")) == 167
    laid = lay(hands={0: "loss_of_trust"}, night=True, ghouls={2: 2})
    laid.does(play("loss_of_trust"), name(C))
    assert (laid.table.ghouls[A], laid.table.ghouls[C]) == (1, 1)


@pytest.mark.rule("DE-164")
def test_night_lynx_eye() -> None:
    laid = lay(hands={0: "night_lynx_eye"}, night=True, left={7: 1})
    laid.does(play("night_lynx_eye"), PILE)
    assert (laid.left, laid.table.res_count[A]) == (4, 1)
    empty = lay(hands={0: "night_lynx_eye"}, night=True, left={7: 0})
    assert empty.refuses(play("night_lynx_eye")) == 164


@pytest.mark.scenario(52)
@pytest.mark.rule("DE-166")
@pytest.mark.rule("DE-165")
@pytest.mark.rule("DE-132")
def test_closed_room_as_a_reaction() -> None:
    laid = lay(
        seats=3,
        at=(7, 14, 16),
        hands={0: "night_theft", 1: "closed_room", 2: "night_theft bribe"},
        res={1: "glass", 0: "wood"},
        humans={1: 1},
        night=True,
        drawn=range(10),
    )
    laid.does(play("night_theft"), name(B))
    assert laid.question_to(B) == "closed_room"
    laid.does(USE)
    assert (laid.resources(A), laid.resources(B), laid.hand(A)) == (["wood"], ["glass"], [])
    laid.does(END, END)
    assert laid.table.active == C
    assert laid.refuses(play("bribe")) in (163, 191)
    laid.table.events[4] = 0
    laid.does(play("night_theft"))
    assert laid.refuses(name(B)) == 165
    laid.does(name(A), take("wood"))
    laid.does(END)
    assert laid.table.closed[B] == 0, "until the end of the night"


@pytest.mark.rule("DE-165")
def test_closed_room_in_ones_own_turn() -> None:
    laid = lay(hands={0: "closed_room closed_room"}, night=True)
    laid.does(play("closed_room"))
    assert laid.table.closed[A] == 1
    laid.table.cards_used[CARD_NAMES.index("closed_room")] = 0
    assert laid.refuses(play("closed_room")) == 165


@pytest.mark.rule("DE-166")
def test_whoever_is_named_by_a_night_card_is_asked() -> None:
    for hand in ("closed_room", "luck"):
        laid = lay(hands={0: "bribe", 1: hand}, humans={1: 1}, night=True)
        laid.does(play("bribe"), name(B))
        assert laid.question_to(B) == "closed_room"
        laid.does(PASS)
        assert laid.table.humans[A] == 1
    nobody = lay(hands={0: "bribe"}, humans={1: 1}, night=True)
    nobody.does(play("bribe"), name(B))
    assert nobody.question_to(A) == "human_turn", "B has no card at all, as all can see"


@pytest.mark.scenario(53)
@pytest.mark.rule("DE-168")
def test_sacrifice() -> None:
    laid = lay(hands={0: "sacrifice"}, humans={0: 1}, left={14: 1, 7: 0, 16: 0, 19: 0}, night=True)
    laid.does(play("sacrifice"))
    assert laid.may() == {room(14)}
    laid.does(room(14))
    assert laid.refuses("stop") == 168
    laid.does("draw_resource pile")
    t = laid.table
    assert (t.res_count[A], t.humans[A], t.room_left[14], laid.bag()[0]) == (1, 0, 0, 15)
    assert (laid.question_to(A), laid.left, t.done[1]) == ("human_turn", 4, 0)
    empty = lay(
        hands={0: "sacrifice"},
        humans={0: 1},
        left={14: 0, 7: 0, 16: 0, 19: 0},
        night=True,
    )
    assert empty.refuses(play("sacrifice")) == 168


@pytest.mark.rule("DE-168")
def test_sacrifice_for_two_cards_or_for_one() -> None:
    for actions, cards in ((["draw_resource display"], 2), (["stop"], 1)):
        laid = lay(hands={0: "sacrifice"}, humans={0: 1}, left={7: 3}, night=True, display="oil")
        laid.does(play("sacrifice"), room(7), "draw_resource pile", *actions)
        assert laid.table.res_count[A] == cards
        assert laid.table.room_left[7] == 3 - cards
        assert laid.question_to(A) == "human_turn"
    assert lay(hands={0: "sacrifice"}, night=True).refuses(play("sacrifice")) == 168


@pytest.mark.scenario(91)
@pytest.mark.rule("DE-166")
@pytest.mark.rule("DE-168")
def test_sacrifice_and_closed_rooms() -> None:
    laid = lay(
        at=(7, 8, 9, 13),
        hands={0: "sacrifice"},
        humans={0: 1},
        left={7: 0, 8: 2, 9: 1, 13: 0},
        night=True,
    )
    laid.table.closed[B] = 1
    laid.does(play("sacrifice"))
    assert laid.may() == {room(9)}
    laid.table.at[C] = 8
    assert laid.may() == {room(8)}


@pytest.mark.scenario(54)
@pytest.mark.rule("DE-169")
def test_mutation() -> None:
    laid = lay(hands={0: "mutation"}, humans={1: 1}, night=True)
    laid.does(play("mutation"), name(B), dice=[THREE])
    t = laid.table
    assert (t.humans[B], t.ghouls[B], t.hand_size[B], laid.bag()) == (0, 1, 1, [15, 14, 8])
    beaten = lay(hands={0: "mutation"}, humans={1: 1}, night=True)
    beaten.does(play("mutation"), name(B), dice=[SKULL])
    t = beaten.table
    assert (beaten.wounds()[B], t.humans[B], t.ghouls[B], t.at[B]) == (1, 0, 0, 14)
    assert beaten.bag() == [15, 15, 8]
    assert lay(hands={0: "mutation"}, night=True).refuses(play("mutation")) == 169


@pytest.mark.scenario(55)
@pytest.mark.rule("DE-170")
def test_inversion() -> None:
    assert (
        lay(hands={0: "inversion"}, ghouls={0: 1}, wounds={0: 3}, night=True).refuses(
            play("inversion")
        )
        == 170
    )
    laid = lay(hands={0: "inversion"}, ghouls={0: 2}, night=True)
    laid.does(play("inversion"))
    t = laid.table
    assert (t.ghouls[A], t.humans[A], laid.wounds()[A], laid.bag()) == (1, 1, 1, [14, 14, 8])
