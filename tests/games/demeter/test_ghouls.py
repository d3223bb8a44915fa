"""Scenarios 63 to 69, 85, 86, 89, 90 and 92, and the rules of ghoul-players."""

import pytest

from tablee.engine.table import SPECTATOR
from tablee.games.demeter.actions import (
    ATTACKS,
    CANNOT_FLEE,
    MEETS_GHOUL_PLAYER,
    ROLLS_AGAIN,
)
from tablee.games.demeter.table import DEAD, GHOUL, HUMAN, OFF_BOARD, VAMPIRE
from tests.games.demeter.laying import (
    CALL,
    END,
    HEAL,
    KILL,
    ONE,
    PASS,
    PILE,
    SKULL,
    THREE,
    TWO,
    USE,
    A,
    B,
    C,
    D,
    attack,
    lay,
    move,
    name,
    play,
    room,
    told,
)

CARD_1 = (0, 1)  # rooms 0, 8, 12 and 16


# ---------------------------------------------------------------- becoming one


@pytest.mark.scenario(63)
@pytest.mark.rule("DE-320")
@pytest.mark.rule("DE-240")
@pytest.mark.rule("DE-241")
@pytest.mark.rule("DE-242")
@pytest.mark.rule("DE-244")
@pytest.mark.rule("DE-245")
def test_becoming_a_ghoul_player() -> None:
    laid = lay(
        at=(8, 14, 7, 19),
        humans={0: 2},
        ghouls={0: 1},
        wounds={0: 2},
        night=True,
        begins=True,
        dice=CARD_1,
        ghouls_vampires="on",
    )
    t = laid.table
    assert (t.role[A], t.at[A], laid.wounds()[A]) == (GHOUL, 8, 0)
    assert (t.humans[A], t.ghouls[A], t.locked_humans[A], t.locked_ghouls[A]) == (0, 0, 2, 1)
    assert t.active == B, "the turn is over"


@pytest.mark.scenario(63)
@pytest.mark.rule("DE-241")
def test_garlic_prevents_it() -> None:
    laid = lay(
        at=(8, 14, 7, 19),
        hands={0: "garlic_braid"},
        night=True,
        begins=True,
        dice=CARD_1,
        ghouls_vampires="on",
    )
    laid.does(USE)
    assert (laid.table.role[A], laid.asked, laid.left) == (HUMAN, A, 4)


@pytest.mark.rule("DE-242")
@pytest.mark.rule("DE-330")
@pytest.mark.parametrize(("option", "after"), [("off", C), ("on", D)])
def test_who_has_not_had_a_turn_yet_plays_it_as_a_ghoul_player(option: str, after: int) -> None:
    laid = lay(
        at=(7, 14, 8, 19),
        night=True,
        begins=True,
        dice=CARD_1,
        victims_lose_turn=option,
        ghouls_vampires="on",
    )
    laid.table.dracula_left = 1
    for card in range(10):
        laid.table.dracula_at[card] = 2
    laid.does(END)
    laid.does(END)
    assert laid.table.active == after
    assert laid.table.role[C] == GHOUL
    if option == "off":
        assert laid.question_to(C) == "ghoul_turn"


@pytest.mark.rule("DE-243")
def test_a_failed_attempt_still_wounds() -> None:
    laid = lay(
        at=(8, 8, 8, 19),
        pieces={0: "lamp1 lamp2 lamp3"},
        first={0: "doll"},
        lair="bottle",
        found=[0],
        ghoul_players=[1],
    )
    laid.does(KILL, dice=[SKULL])
    assert laid.wounds() == [2, 0, 2, 0]
    assert [laid.table.role[seat] for seat in range(4)] == [HUMAN, GHOUL, HUMAN, HUMAN]


@pytest.mark.rule("DE-246")
def test_the_hand_is_frozen() -> None:
    hand = "luck care pistol garlic_braid evil_eye"
    laid = lay(ghoul_players=[0], hands={0: hand}, at=(7, 14, 16, 19))
    assert not any(text.startswith("play_card") for text in laid.may())
    assert laid.refuses(play("luck")) == 251
    laid.does(CALL, dice=[laid.human(), SKULL])
    assert (laid.question_to(A), laid.wounds()[A]) == ("ghoul_turn", 1)
    laid.does(END)
    assert (laid.table.active, len(laid.hand(A))) == (B, 5)


@pytest.mark.rule("DE-247")
@pytest.mark.rule("DE-248")
@pytest.mark.rule("DE-251")
def test_what_a_ghoul_player_can_do() -> None:
    laid = lay(
        ghoul_players=[0],
        at=(7, 7, 16, 19),
        res={0: "metal oil wood", 1: "oil"},
        pieces={0: "lamp1 lamp2"},
        wounds={0: 1},
        humans={0: 2},
    )
    kinds = {text.split()[0] for text in laid.may()}
    assert kinds == {"move", "search", "attack", "heal", "call", "revert", "end_turn"}
    assert [laid.refuses(text) for text in ("steal player2", "build lamp1", KILL)] == [251] * 3
    laid.does(PILE)
    assert laid.table.has_read_first[A] == 0, "no look at the clues"
    assert laid.table.pieces[A, 0] == 1


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("DE-250")
@pytest.mark.rule("DE-251")
@pytest.mark.rule("DE-252")
def test_five_actions() -> None:
    laid = lay(ghoul_players=[0], wounds={0: 1}, left={7: 4})
    assert laid.left == 4
    laid.does(HEAL)
    assert (laid.left, laid.wounds()[A]) == (4, 0)
    laid.table.wounds[A] = 1
    assert laid.refuses(HEAL) == 251
    laid.table.wounds[A] = 0
    laid.does(PILE, PILE)
    assert laid.refuses(PILE) == 251
    laid.does(CALL, dice=[laid.empty()])
    laid.does(CALL, dice=[laid.empty()])
    assert laid.left == 0
    assert laid.refuses(move(6)) == 250


@pytest.mark.scenario(64)
@pytest.mark.rule("DE-253")
def test_a_human_may_only_be_come_upon_by_who_can_attack() -> None:
    for left, refused in ((1, 253), (2, None)):
        laid = lay(ghoul_players=[0], at=(7, 8, 16, 19))
        laid.table.used = 5 - left
        assert laid.refuses(move(8)) == refused
        assert laid.refuses(move(6)) is None
    laid = lay(ghoul_players=[0], at=(7, 8, 16, 19))
    laid.table.done[6] = 2
    assert laid.refuses(move(8)) == 253
    laid = lay(ghoul_players=[0], at=(7, 8, 16, 19))
    events = laid.does(move(8), dice=[ONE])
    assert told(events, ATTACKS) == [(A, B, 0, 0)]
    assert laid.left == 3


@pytest.mark.rule("DE-253")
def test_among_several_the_ghoul_player_chooses() -> None:
    laid = lay(ghoul_players=[0], at=(7, 8, 8, 19))
    laid.does(move(8))
    assert (laid.question_to(A), laid.may()) == ("forced_attack", {name(B), name(C)})
    assert laid.refuses(name(D)) == 253
    events = laid.does(name(C), dice=[ONE])
    assert told(events, ATTACKS) == [(A, C, 0, 0)]


@pytest.mark.scenario(65)
@pytest.mark.rule("DE-254")
@pytest.mark.rule("DE-255")
@pytest.mark.rule("DE-256")
@pytest.mark.parametrize("die", [ONE, TWO, THREE])
def test_a_won_attack(die: int) -> None:
    laid = lay(ghoul_players=[0], at=(7, 7, 6, 8), humans={1: 1}, hidden=[15])
    laid.does(attack(B), dice=[die])
    t = laid.table
    assert (t.humans[A], t.ounces[A], t.humans[B], laid.wounds()[B]) == (1, 1, 0, 1)
    assert laid.question_to(B) == "flight"
    assert laid.may() == {room(6), room(8)}, "no empty revealed room next door"
    laid.does(room(8))
    assert (t.at[B], laid.question_to(A), laid.left) == (8, "ghoul_turn", 4)


@pytest.mark.rule("DE-256")
def test_to_an_empty_room_if_there_is_one() -> None:
    laid = lay(ghoul_players=[0], at=(7, 7, 6, 8))
    laid.does(attack(B), dice=[ONE])
    assert laid.may() == {room(15)}
    assert laid.refuses(room(8)) == 256
    nowhere = lay(ghoul_players=[0], at=(7, 7, 3, 3), hidden=[6, 8, 15])
    events = nowhere.does(attack(B), dice=[ONE])
    assert told(events, CANNOT_FLEE)
    assert nowhere.table.at[B] == 7
    dead = lay(ghoul_players=[0], at=(7, 7, 3, 3), wounds={1: 3})
    dead.does(attack(B), dice=[ONE])
    assert (dead.table.role[B], dead.question_to(A)) == (DEAD, "ghoul_turn")


@pytest.mark.scenario(65)
@pytest.mark.rule("DE-257")
def test_a_lost_attack() -> None:
    laid = lay(ghoul_players=[0], at=(7, 8, 16, 19))
    laid.does(move(8), dice=[SKULL])
    assert (laid.wounds()[A], laid.table.at[A], laid.left) == (1, 7, 2)
    stayed = lay(ghoul_players=[0], at=(7, 7, 16, 8))
    stayed.does(attack(B), dice=[SKULL])
    assert stayed.question_to(A) == "flight"
    assert stayed.may() == {room(6), room(8), room(15)}
    stayed.does(room(8))
    assert (stayed.table.at[A], stayed.question_to(A)) == (8, "ghoul_turn"), "no forced attack"


@pytest.mark.scenario(92)
@pytest.mark.rule("DE-257")
@pytest.mark.rule("DE-266")
def test_nowhere_to_go() -> None:
    laid = lay(ghoul_players=[0], at=(8, 8, 16, 19), hidden=[2, 7, 9, 10])
    laid.does(attack(B), dice=[SKULL])
    assert (laid.wounds()[A], laid.table.at[A]) == (1, 8)
    again = lay(ghoul_players=[0], at=(8, 8, 16, 19), hidden=[2, 7, 9, 10], wounds={0: 1})
    again.does(attack(B), dice=[SKULL])
    assert (again.table.role[A], again.table.at[A]) == (VAMPIRE, OFF_BOARD)


@pytest.mark.rule("DE-254")
def test_only_humans_can_be_attacked() -> None:
    laid = lay(ghoul_players=[0, 1], at=(7, 7, 16, 19))
    assert [laid.refuses(attack(seat)) for seat in (B, C)] == [254, 254]


@pytest.mark.rule("DE-258")
@pytest.mark.parametrize("night", [False, True])
def test_first_entry_turned_round(night: bool) -> None:
    won = lay(ghoul_players=[0], hidden=[8], night=night)
    won.does(move(8), dice=[won.human(), ONE])
    t = won.table
    assert (t.humans[A], t.room_open[8], t.hand_size[A], won.bag()) == (1, 1, 0, [14, 15, 8])
    lost = lay(ghoul_players=[0], hidden=[8], night=night)
    lost.does(move(8), dice=[lost.human(), SKULL])
    t = lost.table
    assert (lost.wounds()[A], t.at[A], t.room_open[8], lost.bag()) == (1, 7, 0, [15, 15, 8])
    nobody = lay(ghoul_players=[0], hidden=[8], night=night)
    nobody.does(move(8), dice=[nobody.empty()])
    assert nobody.table.room_open[8] == 1


@pytest.mark.rule("DE-258")
@pytest.mark.rule("DE-331")
@pytest.mark.parametrize(("option", "kept"), [("off", 0), ("on", 1)])
def test_a_ghoul_met_by_a_ghoul_player(option: str, kept: int) -> None:
    laid = lay(ghoul_players=[0], hidden=[8], ghouls_keep_ghouls=option)
    laid.does(move(8), dice=[laid.ghoul()])
    assert (laid.table.ghouls[A], laid.table.room_open[8]) == (kept, 1)
    assert laid.bag() == [15, 15 - kept, 8]
    laid.does(CALL, dice=[laid.ghoul()])
    assert laid.table.ghouls[A] == kept, "by hunting it goes back in any case"


@pytest.mark.rule("DE-259")
def test_hunting() -> None:
    laid = lay(ghoul_players=[0], at=(7, 14, 16, 19))
    laid.does(CALL, dice=[laid.human(), ONE])
    laid.does(CALL, dice=[laid.human(), SKULL])
    assert (laid.table.humans[A], laid.wounds()[A], laid.table.at[A]) == (1, 1, 7)
    assert laid.refuses(CALL) == 251


@pytest.mark.scenario(86)
@pytest.mark.rule("DE-260")
def test_ounces_without_limit() -> None:
    laid = lay(ghoul_players=[0], at=(7, 7, 16, 19), ounces={0: 12}, wounds={2: 3, 3: 3, 1: 1})
    laid.does(attack(B), dice=[ONE])
    assert laid.table.ounces[A] == 13


# ---------------------------------------------------------------- human again


@pytest.mark.scenario(66)
@pytest.mark.rule("DE-261")
@pytest.mark.rule("DE-262")
@pytest.mark.rule("DE-263")
def test_reversing_the_mutation() -> None:
    laid = lay(ghoul_players=[0], humans={0: 1}, ounces={0: 1}, hands={0: "luck"}, wounds={0: 1})
    t = laid.table
    t.locked_humans[A], t.locked_ghouls[A] = 2, 1
    t.bag[0] -= 2
    t.bag[1] -= 1
    laid.does("revert")
    assert laid.may() == {"pay_reversal human_and_ounce"}
    assert laid.refuses("pay_reversal two_humans") == 261
    laid.does("pay_reversal human_and_ounce")
    assert (t.role[A], laid.wounds()[A], t.humans[A], t.ghouls[A]) == (HUMAN, 0, 2, 1)
    assert (t.ounces[A], t.locked_humans[A], laid.bag()) == (0, 0, [13, 14, 8])
    assert (laid.asked, laid.left, laid.hand(A)) == (A, 4, ["luck"])
    laid.does(CALL, dice=[laid.empty()])
    assert laid.left == 3


@pytest.mark.scenario(66)
@pytest.mark.rule("DE-261")
@pytest.mark.rule("DE-245")
def test_locked_tokens_do_not_count() -> None:
    laid = lay(ghoul_players=[0], humans={0: 1})
    laid.table.locked_humans[A] = 5
    laid.table.bag[0] -= 5
    assert laid.refuses("revert") == 261
    night = lay(hands={1: "bribe"}, ghoul_players=[0], active=B, night=True)
    night.table.locked_humans[A] = 5
    assert night.refuses(play("bribe")) == 163


@pytest.mark.rule("DE-261")
@pytest.mark.parametrize(
    ("payment", "humans"),
    [("two_humans", 0), ("human_and_ounce", 1), ("two_ounces", 2)],
)
def test_in_any_mix(payment: str, humans: int) -> None:
    laid = lay(ghoul_players=[0], humans={0: 2}, ounces={0: 2})
    laid.does("revert", f"pay_reversal {payment}")
    assert laid.table.humans[A] == humans
    assert laid.table.ounces[A] == 0, "what is left over is discarded"


@pytest.mark.scenario(90)
@pytest.mark.rule("DE-263")
@pytest.mark.rule("DE-250")
def test_the_human_turn_is_a_whole_one() -> None:
    laid = lay(ghoul_players=[0], ounces={0: 2}, at=(7, 14, 16, 19))
    laid.table.penalty = 1
    assert laid.left == 4
    laid.does("revert", "pay_reversal two_ounces")
    assert laid.left == 4
    stormy = lay(ghoul_players=[0], ounces={0: 2}, night=True, events=["storm"])
    assert stormy.left == 5
    pile = stormy.table.dracula_left
    stormy.does("revert", "pay_reversal two_ounces")
    assert (stormy.left, stormy.table.dracula_left) == (3, pile)


@pytest.mark.scenario(85)
@pytest.mark.rule("DE-332")
@pytest.mark.rule("DE-262")
@pytest.mark.parametrize(("option", "wounds"), [("on", 2), ("off", 0)])
def test_keep_wounds(option: str, wounds: int) -> None:
    laid = lay(
        at=(7, 8, 3, 19),
        wounds={1: 2},
        night=True,
        begins=True,
        dice=CARD_1,
        keep_wounds=option,
        ghouls_vampires="on",
    )
    laid.table.ounces[B] = 2
    for card in range(10):
        laid.table.dracula_at[card] = 2
    laid.table.dracula_left = 10
    laid.does(END, "revert", "pay_reversal two_ounces")
    assert laid.wounds()[B] == wounds


@pytest.mark.rule("DE-262")
@pytest.mark.rule("DE-217")
def test_who_had_found_the_second_clue_sees_the_one_that_lies_there_now() -> None:
    laid = lay(
        ghoul_players=[0],
        ounces={0: 2},
        first={0: "doll"},
        lair="bottle",
        found=[0],
    )
    laid.table.clue_seen_by[4] = 0
    laid.does("revert", "pay_reversal two_ounces")
    assert laid.seen_by(A).clue_in[4] == 8


# ---------------------------------------------------------------- night


@pytest.mark.scenario(69)
@pytest.mark.rule("DE-264")
def test_events_act_on_humans_only() -> None:
    laid = lay(ghoul_players=[0], at=(7, 14, 16, 19), night=True, begins=True, dice=(10, 0))
    assert laid.table.events[0] == 1
    assert laid.left == 5
    fog = lay(ghoul_players=[0], night=True, events=["fog", "rats", "silence", "fester"])
    fog.does(move(8), move(9))
    assert fog.refuses(CALL) is None
    laid.does(END)
    assert laid.left == 4 - laid.table.events[0]


@pytest.mark.rule("DE-265")
def test_a_ghoul_player_in_a_visited_room_becomes_a_vampire_player() -> None:
    laid = lay(
        ghoul_players=[1],
        at=(7, 8, 16, 19),
        hands={1: "garlic_braid"},
        night=True,
        begins=True,
        dice=CARD_1,
    )
    assert laid.table.role[B] == VAMPIRE
    assert laid.table.hand_size[B] == 0


@pytest.mark.scenario(68)
@pytest.mark.rule("DE-266")
def test_the_second_wound() -> None:
    laid = lay(ghoul_players=[0], at=(7, 14, 16, 19), wounds={0: 1})
    laid.does(CALL, dice=[laid.human(), SKULL])
    assert (laid.table.role[A], laid.table.active, laid.wounds()[A]) == (VAMPIRE, B, 0)


# ---------------------------------------------------------------- humans who come upon them


@pytest.mark.scenario(67)
@pytest.mark.rule("DE-270")
@pytest.mark.rule("DE-271")
def test_a_human_beats_a_ghoul_player() -> None:
    laid = lay(ghoul_players=[0], at=(8, 7, 16, 19), active=B)
    laid.does(move(8), dice=[TWO])
    assert laid.question_to(A) == "flight"
    assert laid.wounds()[A] == 1
    laid.does(room(9))
    t = laid.table
    assert (t.at[A], t.ghouls[B], t.hand_size[B], laid.bag()) == (9, 1, 0, [15, 14, 8])
    assert (laid.asked, laid.left) == (B, 3)


@pytest.mark.scenario(67)
@pytest.mark.rule("DE-272")
def test_a_ghoul_player_beats_a_human() -> None:
    laid = lay(ghoul_players=[0], at=(8, 7, 16, 19), active=B)
    laid.does(move(8), dice=[SKULL])
    t = laid.table
    assert (t.ounces[A], laid.wounds(), t.at[B]) == (1, [0, 1, 0, 0], 7)


@pytest.mark.rule("DE-272")
@pytest.mark.rule("DE-149")
def test_a_pistol_against_a_ghoul_player() -> None:
    laid = lay(ghoul_players=[0], at=(8, 7, 16, 19), active=B, hands={1: "pistol"})
    laid.does(move(8), dice=[SKULL])
    assert laid.question_to(B) == "pistol"
    laid.does(USE)
    laid.does(room(9))
    t = laid.table
    assert (laid.wounds(), t.ghouls[B], t.hand_size[B]) == ([1, 0, 0, 0], 1, 1)


@pytest.mark.rule("DE-270")
def test_several_ghoul_players_one_after_the_other() -> None:
    laid = lay(ghoul_players=[0, 2], at=(8, 7, 8, 19), active=B)
    laid.does(move(8))
    assert (laid.question_to(B), laid.may()) == ("next_fight", {name(A), name(C)})
    assert laid.refuses(name(D)) == 270
    events = laid.does(name(C), dice=[ONE, SKULL])
    events += laid.does(room(9))
    assert [event[1] for event in told(events, MEETS_GHOUL_PLAYER)] == [C, A]
    assert laid.table.at[B] == 7


@pytest.mark.rule("DE-271")
def test_a_bag_without_ghouls_gives_none() -> None:
    laid = lay(ghoul_players=[0], at=(8, 7, 16, 19), active=B, ghouls={2: 15})
    laid.does(move(8), dice=[ONE])
    assert laid.table.ghouls[B] == 0


@pytest.mark.rule("DE-273")
def test_cards_about_ghouls_name_humans_only() -> None:
    laid = lay(ghoul_players=[1], vampires={2: "doll"}, hands={0: "ghoul_attack evil_eye"})
    laid.does(play("evil_eye"))
    assert laid.may() == {name(B), name(C), name(D)}
    laid.does(name(C))
    laid.does(play("ghoul_attack"), dice=[SKULL])
    assert laid.wounds() == [0, 0, 0, 1]
    night = lay(
        ghoul_players=[1],
        vampires={2: "doll"},
        hands={0: "mutation ghoul_five loss_of_trust bribe"},
        humans={1: 1, 2: 1},
        ghouls={1: 1},
        night=True,
    )
    assert night.refuses(play("mutation")) == 169
    night.does(play("ghoul_five"))
    assert [night.refuses(name(seat)) for seat in (B, C)] == [161, 161]
    night.does(name(D), play("bribe"))
    assert night.may() == {name(B), name(C)}
    scent = lay(ghoul_players=[1, 2, 3], hands={0: "blood_scent"})
    scent.does(CALL, dice=[scent.ghoul(), ONE])
    assert scent.table.ghouls[A] == 1, "nobody to send it against"


@pytest.mark.scenario(89)
@pytest.mark.rule("DE-273")
@pytest.mark.rule("DE-336")
def test_position_swap_with_a_ghoul_player() -> None:
    laid = lay(
        ghoul_players=[2],
        at=(17, 17, 8, 19),
        hands={0: "position_swap"},
        first={0: "doll"},
        lair="bottle",
        found=[0],
    )
    laid.does(play("position_swap"), name(C))
    t = laid.table
    assert (t.at[A], t.at[C], t.at[B]) == (8, 17, 17)
    assert (laid.wounds(), laid.question_to(A)) == ([0] * 4, "human_turn")


@pytest.mark.rule("DE-337")
def test_ghoul_five_and_blood_moon_against_ghoul_players() -> None:
    laid = lay(ghoul_players=[0], at=(8, 7, 16, 19), active=B)
    laid.table.reroll[B] = 2
    events = laid.does(move(8), dice=[TWO, SKULL])
    assert told(events, ROLLS_AGAIN) == [(B, 0, 0, 0)]
    assert laid.wounds()[B] == 1
    moon = lay(ghoul_players=[0], at=(8, 7, 16, 19), active=B, night=True, events=["blood_moon"])
    moon.does(move(8), dice=[ONE])
    assert moon.wounds() == [1, 0, 0, 0]


@pytest.mark.rule("DE-130")
@pytest.mark.rule("DE-246")
def test_nobody_sees_a_frozen_hand() -> None:
    laid = lay(ghoul_players=[0], hands={0: "luck"})
    for reader in (B, C, D, SPECTATOR):
        assert laid.seen_by(reader).hand[A, 0] == -1


def test_a_passing_human_is_not_asked_for_anything() -> None:
    laid = lay(ghoul_players=[0], at=(8, 7, 16, 19), active=B)
    laid.does(move(6))
    assert laid.question_to(B) == "human_turn"
    assert PASS not in laid.may()
