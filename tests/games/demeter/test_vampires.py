"""Scenarios 68, 70 to 74 and 87, and the rules of vampire-players."""

import pytest

from tablee.engine.record import UNKNOWN
from tablee.engine.table import SPECTATOR
from tablee.engine.tale import NO_TALE
from tablee.games.demeter.actions import (
    APPEARS,
    CLUE_NAMES,
    CLUE_REJECTED,
    CURSES,
    HIDES,
    LAIR_SHOWN,
    PROWLS,
    ROLLS,
)
from tablee.games.demeter.rules.end import eliminate
from tablee.games.demeter.rules.vampire import become_vampire
from tablee.games.demeter.table import (
    ALL_ELIMINATED,
    CLUES,
    DEAD,
    GHOUL,
    HIDEOUT,
    HUMAN,
    NO_CLUE,
    NO_HUMAN_LEFT,
    OFF_BOARD,
    ROOMS,
    TIME_OUT,
    VAMPIRE,
    VAMPIRES_WON,
)
from tests.games.demeter.laying import (
    BOX,
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
    lay,
    move,
    room,
    told,
    vampirise,
)

LAMP = "lamp1 lamp2 lamp3"


# ---------------------------------------------------------------- becoming one


@pytest.mark.scenario(68)
@pytest.mark.rule("DE-280")
@pytest.mark.rule("DE-281")
@pytest.mark.rule("DE-282")
@pytest.mark.rule("DE-283")
@pytest.mark.rule("DE-284")
@pytest.mark.rule("DE-285")
@pytest.mark.rule("DE-286")
def test_becoming_a_vampire_player() -> None:
    laid = lay(
        ghoul_players=[0],
        at=(7, 14, 16, 19),
        wounds={0: 1},
        humans={0: 1},
        ounces={0: 1},
        res={0: "oil"},
        hands={0: "luck"},
        pieces={0: "lamp1"},
        hidden=[0, 1],
    )
    t = laid.table
    t.locked_ghouls[A] = 1
    t.bag[1] -= 1
    # Two cards of hidden rooms come first: they are rejected.
    events = laid.does(CALL, dice=[laid.human(), SKULL, 0, 0, 0])
    assert [event[1] for event in told(events, CLUE_REJECTED)] == [0, 1]
    assert (t.role[A], t.at[A], laid.wounds()[A], t.active) == (VAMPIRE, OFF_BOARD, 0, B)
    assert (t.humans[A], t.ounces[A], laid.resources(A)) == (1, 1, ["oil"])
    assert (t.hand_size[A], t.bonus_discard[0], t.pieces[A, 0], t.locked_ghouls[A]) == (0, 1, 0, 0)
    assert t.clue_in[HIDEOUT + A] == 2
    assert [e.seen_by for e in events if e.what == HIDES] == [1]
    for reader in (B, C, D, SPECTATOR):
        assert laid.seen_by(reader).clue_in[HIDEOUT + A] == UNKNOWN
    while t.night == 0:
        laid.does(END)
    while t.active != A:
        laid.does(END) if "end_turn" in laid.may() else laid.does(min(laid.may()))
    assert laid.question_to(A) == "vampire_turn", "it plays from the coming night on"


@pytest.mark.rule("DE-281")
def test_no_turn_in_the_night_of_the_change() -> None:
    laid = lay(seats=3, ghoul_players=[1], at=(7, 8, 14), night=True, begins=True, dice=(0, 1))
    assert laid.table.role[B] == VAMPIRE
    drawn = laid.table.dracula_left
    laid.does(END)
    assert laid.table.active == C
    assert laid.table.dracula_left == drawn - 1, "nor a card"


@pytest.mark.rule("DE-281")
def test_never_by_day() -> None:
    laid = lay(vampires={1: "doll"})
    laid.does(END)
    assert laid.table.active == C


@pytest.mark.rule("DE-283")
def test_without_a_card_of_a_revealed_room_the_last_one_stays() -> None:
    hidden = [n for n in range(ROOMS) if n not in (0, 1, 2)]
    laid = lay(ghoul_players=[0], at=(0, 1, 2, 2), hidden=hidden, first={1: "whistle", 2: "glove"})
    t = laid.table
    t.clue_in[4] = CLUE_NAMES.index("hat")
    become_vampire(t, BOX, A, NO_TALE)
    lair = BOX.clue_room[t.clue_in[HIDEOUT + A]]
    assert t.room_open[lair] == 0
    assert t.lots >= 1, "all others have been seen"


@pytest.mark.rule("DE-285")
def test_what_a_vampire_player_cannot_do() -> None:
    laid = lay(vampires={0: "doll"}, night=True, ghouls={0: 1})
    kinds = {text.split()[0] for text in laid.may()}
    assert kinds <= {"move", "search", "change_lair", "mist", "submit", "end_turn"}
    assert [laid.refuses(text) for text in (HEAL, "revert", "attack player2")] == [285] * 3
    assert [laid.refuses(text) for text in ("steal player2", "build lamp1", KILL)] == [292] * 3


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("DE-290")
@pytest.mark.rule("DE-291")
def test_it_draws_a_card_and_is_immune() -> None:
    laid = lay(vampires={0: "bottle"}, at=(20, 12, 7, 19), night=True, begins=True, dice=(0, 1))
    t = laid.table
    assert (t.role[A], laid.asked, laid.left) == (VAMPIRE, A, 6)
    assert t.role[B] == GHOUL, "the others are hit as usual"
    assert t.prowls == 8, "the turn starts in the lair"
    stormy = lay(vampires={0: "bottle"}, night=True, events=["storm", "fog"])
    assert stormy.left == 6
    stormy.table.penalty = 2
    assert stormy.left == 4


@pytest.mark.rule("DE-292")
@pytest.mark.rule("DE-300")
def test_prices_and_maxima() -> None:
    laid = lay(vampires={0: "bottle"}, night=True, ghouls={0: 1}, left={8: 4})
    laid.does(PILE, PILE)
    assert laid.refuses(PILE) == 292
    laid.does("change_lair")
    assert laid.refuses("change_lair") == 292
    laid.does("submit player2", dice=[SKULL])
    assert laid.left == 2
    assert [laid.refuses("mist main_deck"), laid.refuses("curse")] == [292, 299]
    laid.does(move(7), move(8))
    assert laid.refuses(move(7)) == 291


@pytest.mark.rule("DE-293")
@pytest.mark.rule("DE-284")
def test_steps_that_nobody_sees() -> None:
    laid = lay(vampires={0: "bottle"}, night=True, left={9: 3})
    events = laid.does(move(9))
    assert not told(events, APPEARS)
    assert told(events, PROWLS) == [(A, 0, 0, 0)]
    for reader in (B, C, D, SPECTATOR):
        seen = laid.seen_by(reader)
        assert (seen.at[A], seen.prowls, seen.used) == (OFF_BOARD, UNKNOWN, 1)
    assert laid.seen_by(A).prowls == 9
    events = laid.does(PILE)
    assert told(events, APPEARS) == [(A, 9, 0, 0)]
    seen = laid.seen_by(B)
    assert (seen.at[A], seen.prowls) == (9, 9)
    possible = {n for n in range(ROOMS) if not seen.ruled_out[HIDEOUT + A, n]}
    assert possible == {8, 10, 17}, "one step away"
    laid.does(move(10))
    assert laid.seen_by(B).at[A] == OFF_BOARD


@pytest.mark.rule("DE-334")
def test_by_option_every_step_is_seen() -> None:
    laid = lay(vampires={0: "bottle"}, night=True, visible_vampire="on")
    events = laid.does(move(9))
    assert told(events, APPEARS) == [(A, 9, 0, 0)]
    assert laid.seen_by(B).at[A] == 9


@pytest.mark.scenario(74)
@pytest.mark.rule("DE-294")
@pytest.mark.rule("DE-295")
def test_encounters_of_a_vampire_player() -> None:
    laid = lay(vampires={0: "bottle"}, night=True, hidden=[9])
    assert laid.refuses(CALL) == 295
    laid.does(move(9), dice=[laid.ghoul()])
    t = laid.table
    assert (t.ghouls[A], t.room_open[9], t.hand_size[A], laid.bag()) == (1, 1, 0, [15, 14, 8])
    laid.does(CALL, dice=[laid.human(), ONE])
    laid.does(CALL, dice=[laid.human(), SKULL])
    assert (t.humans[A], laid.wounds()[A], laid.bag()) == (1, 0, [14, 14, 8])
    assert laid.seen_by(B).ruled_out[HIDEOUT + A, 9] == 1, "nobody hunts in the own lair"


@pytest.mark.rule("DE-294")
def test_a_lost_first_entry_of_a_vampire_player() -> None:
    laid = lay(vampires={0: "bottle"}, night=True, hidden=[9])
    events = laid.does(move(9), dice=[laid.human(), SKULL])
    t = laid.table
    assert told(events, APPEARS) == [(A, 9, 0, 0)]
    assert (t.prowls, t.room_open[9], laid.wounds()[A]) == (8, 0, 0)
    assert laid.seen_by(B).prowls == UNKNOWN


@pytest.mark.rule("DE-296")
def test_changing_the_lair() -> None:
    laid = lay(vampires={0: "bottle"}, night=True)
    laid.does(move(9))
    laid.does("change_lair", dice=[laid.clue("mirror")])
    t = laid.table
    assert (t.clue_in[HIDEOUT + A], t.clue_discard[8], t.prowls) == (17, 1, 9)
    assert laid.seen_by(B).clue_in[HIDEOUT + A] == UNKNOWN


@pytest.mark.rule("DE-297")
def test_mist() -> None:
    laid = lay(vampires={0: "bottle"}, night=True)
    laid.does(move(7), move(6), move(0))
    assert laid.refuses(move(1)) == 292
    assert laid.refuses("mist main_deck") == 40
    laid.does("mist foredeck")
    assert (laid.table.prowls, laid.left) == (1, 2)


@pytest.mark.rule("DE-298")
def test_submission() -> None:
    laid = lay(vampires={0: "bottle"}, night=True, ghouls={0: 1, 1: 1}, humans={1: 1})
    laid.does("submit player2", dice=[TWO])
    t = laid.table
    assert (laid.wounds()[B], laid.question_to(A)) == (1, "booty")
    laid.does("bring_back human")
    assert (t.humans[A], t.humans[B], t.ghouls[A], laid.left) == (1, 0, 1, 5)
    lost = lay(vampires={0: "bottle"}, night=True, ghouls={0: 1})
    lost.does("submit player2", dice=[SKULL])
    assert (lost.table.ghouls[A], lost.table.ghouls[B], lost.wounds()[B]) == (0, 1, 0)
    bare = lay(vampires={0: "bottle"}, night=True, ghouls={0: 1}, humans={1: 1})
    bare.does("submit player2", dice=[ONE])
    assert bare.refuses("bring_back ghoul") == 298
    bare.does("bring_back nothing")
    assert bare.table.humans[B] == 1
    without = lay(vampires={0: "bottle"}, night=True, ghoul_players=[1])
    assert without.refuses("submit player3") == 298
    without.table.ghouls[A] = 1
    assert without.refuses("submit player2") == 298, "a ghoul-player is no human"


@pytest.mark.rule("DE-299")
def test_curse() -> None:
    laid = lay(vampires={0: "bottle"}, night=True, at=(20, 12, 7, 19))
    assert laid.refuses("curse") == 299
    laid = lay(vampires={0: "bottle"}, night=True, at=(20, 12, 7, 19), drawn=[1, 10])
    left = laid.table.dracula_left
    events = laid.does("curse", dice=[0])
    assert told(events, CURSES) == [(A, 1, 0, 0)]
    assert laid.table.role[B] == GHOUL
    assert (laid.question_to(A), laid.table.dracula_left) == ("vampire_turn", left)
    storm = lay(vampires={0: "bottle"}, night=True, drawn=[1, 10])
    storm.does("curse", dice=[1])
    assert storm.table.events[0] == 1


@pytest.mark.rule("DE-301")
def test_back_home() -> None:
    laid = lay(vampires={0: "bottle"}, night=True, left={9: 2})
    laid.does(move(9), PILE, END)
    assert (laid.table.at[A], laid.table.prowls) == (OFF_BOARD, OFF_BOARD)


# ---------------------------------------------------------------- vampirising


@pytest.mark.scenario(70)
@pytest.mark.rule("DE-302")
@pytest.mark.rule("DE-305")
def test_vampirising() -> None:
    laid = lay(
        vampires={0: "bottle", 2: "doll"},
        at=(20, 9, 20, 19),
        humans={0: 2, 1: 1},
        res={2: "oil wood"},
        night=True,
        prowls=9,
    )
    laid.does(vampirise(B), dice=[ONE])
    assert laid.question_to(C) == "objective_price"
    assert laid.may() == {"pay_resource oil", "pay_resource wood"}
    assert laid.refuses("pay_resource glass") == 305
    laid.does("pay_resource oil", "pay_resource wood")
    t = laid.table
    assert (t.role[B], t.at[B], t.humans[B], t.humans[A]) == (VAMPIRE, OFF_BOARD, 1, 0)
    assert (laid.bag()[0], t.res_count[C], laid.left) == (14, 0, 3)
    assert (t.clue_discard[8], t.clue_in[HIDEOUT + A] != 8) == (1, True)
    assert laid.asked == A


@pytest.mark.scenario(70)
@pytest.mark.rule("DE-306")
def test_a_failed_vampirising() -> None:
    laid = lay(
        vampires={0: "bottle"},
        at=(20, 9, 16, 19),
        humans={0: 2},
        res={0: "oil wood"},
        night=True,
        prowls=9,
    )
    events = laid.does(vampirise(B), dice=[SKULL])
    t = laid.table
    assert (t.prowls, t.role[B], t.humans[A], laid.left) == (8, HUMAN, 2, 3)
    assert [(e.a, e.seen_by) for e in events if e.what == LAIR_SHOWN] == [(8, 2)]
    assert laid.seen_by(B).clue_in[HIDEOUT + A] == 8
    assert laid.seen_by(C).clue_in[HIDEOUT + A] == UNKNOWN


@pytest.mark.rule("DE-302")
@pytest.mark.rule("DE-333")
def test_what_vampirising_takes() -> None:
    far = lay(vampires={0: "bottle"}, humans={0: 2}, res={0: "oil oil"}, night=True)
    assert far.refuses(vampirise(B)) == 302
    poor = lay(vampires={0: "bottle"}, at=(20, 8, 16, 19), humans={0: 2}, night=True)
    assert poor.refuses(vampirise(B)) == 302
    for option, refused in (("off", 302), ("on", None)):
        laid = lay(
            vampires={0: "bottle", 2: "doll"},
            at=(20, 8, 20, 19),
            humans={0: 1, 2: 1},
            res={0: "oil oil"},
            night=True,
            share_tokens=option,
        )
        assert laid.refuses(vampirise(B)) == refused
    ghoul = lay(
        vampires={0: "bottle"},
        ghoul_players=[1],
        at=(20, 8, 16, 19),
        humans={0: 2},
        res={0: "oil oil"},
        night=True,
    )
    assert ghoul.refuses(vampirise(B)) is None
    ghoul.table.used = 4
    assert ghoul.refuses(vampirise(B)) == 291


@pytest.mark.scenario(71)
@pytest.mark.rule("DE-304")
@pytest.mark.rule("DE-315")
def test_a_target_with_an_object_defends_itself() -> None:
    ready = {
        "vampires": {0: "bottle"},
        "at": (20, 8, 16, 19),
        "humans": {0: 2},
        "res": {0: "oil oil"},
        "pieces": {1: LAMP},
        "night": True,
    }
    slain = lay(**ready)  # type: ignore[arg-type]
    slain.does(vampirise(B), dice=[TWO, THREE])
    t = slain.table
    assert (t.role[A], t.role[B], t.clue_in[HIDEOUT + A], t.clue_discard[8]) == (
        DEAD,
        HUMAN,
        NO_CLUE,
        1,
    )
    assert (slain.over, t.active) == (False, B)
    turned = lay(**ready)  # type: ignore[arg-type]
    turned.does(vampirise(B), dice=[TWO, ONE])
    turned.does("pay_resource oil", "pay_resource oil")
    assert turned.table.role[B] == VAMPIRE
    skull = lay(**ready)  # type: ignore[arg-type]
    events = skull.does(vampirise(B), dice=[SKULL])
    assert len(told(events, ROLLS)) == 1


@pytest.mark.scenario(87)
@pytest.mark.rule("DE-303")
@pytest.mark.rule("DE-160")
def test_garlic_against_a_vampire_player() -> None:
    ready = {
        "vampires": {0: "bottle", 2: "doll"},
        "at": (20, 9, 20, 19),
        "humans": {0: 2},
        "res": {0: "oil oil"},
        "hands": {1: "garlic_braid"},
        "night": True,
    }
    skull = lay(**ready)  # type: ignore[arg-type]
    skull.does(move(9))
    skull.does(vampirise(B), dice=[SKULL])
    assert (skull.question_to(B), skull.hand(B)) == (None, ["garlic_braid"])
    laid = lay(**ready)  # type: ignore[arg-type]
    laid.does(move(9))
    laid.does(vampirise(B), dice=[ONE])
    assert laid.question_to(B) == "garlic_braid"
    laid.does(USE)
    t = laid.table
    assert (t.role[B], t.humans[A], t.res_count[A], t.prowls, laid.left) == (HUMAN, 2, 2, 8, 2)
    assert laid.refuses(move(9)) == 303
    assert (t.warded >> B) & 1 == 1
    t.prowls = 9
    assert laid.refuses(vampirise(B)) == 303
    laid.does(END)
    while t.night == 1:
        laid.does(END)
    assert (t.warded, t.barred[A]) == (0, 0), "for this night"


@pytest.mark.rule("DE-303")
def test_who_might_have_garlic_is_asked() -> None:
    for hand in ("garlic_braid", "luck"):
        laid = lay(
            vampires={0: "bottle"},
            at=(20, 8, 16, 19),
            humans={0: 2},
            res={0: "oil oil"},
            hands={1: hand},
            night=True,
        )
        laid.does(vampirise(B), dice=[ONE])
        assert laid.question_to(B) == "garlic_braid"
        laid.does(PASS, "pay_resource oil", "pay_resource oil")
        assert laid.table.role[B] == VAMPIRE


@pytest.mark.rule("DE-338")
def test_driven_off_in_its_own_lair() -> None:
    laid = lay(
        vampires={0: "bottle"},
        at=(20, 8, 16, 19),
        humans={0: 2},
        res={0: "oil oil"},
        hands={1: "garlic_braid"},
        night=True,
        hidden=[2],
    )
    laid.does(vampirise(B), dice=[ONE])
    laid.does(USE)
    assert laid.question_to(A) == "flight"
    assert laid.may() == {room(7), room(9), room(10)}
    laid.does(room(9))
    assert (laid.table.prowls, laid.question_to(A)) == (9, "vampire_turn")


@pytest.mark.rule("DE-335")
def test_by_option_the_target_defends_itself_first() -> None:
    laid = lay(
        vampires={0: "bottle"},
        at=(20, 8, 16, 19),
        humans={0: 2},
        res={0: "oil oil"},
        hands={1: "luck"},
        pieces={1: LAMP},
        night=True,
        defend_first="on",
    )
    laid.does(vampirise(B))
    assert laid.question_to(B) == "garlic_braid"
    events = laid.does(PASS, dice=[ONE, SKULL])
    assert [event[0] for event in told(events, ROLLS)] == [B, A]
    assert laid.table.role[B] == HUMAN


# ---------------------------------------------------------------- found by day


@pytest.mark.scenario(72)
@pytest.mark.rule("DE-312")
@pytest.mark.rule("DE-313")
@pytest.mark.rule("DE-315")
def test_killing_a_vampire_player_by_day() -> None:
    laid = lay(vampires={0: "bottle"}, at=(20, 7, 16, 19), active=B, pieces={1: LAMP})
    laid.does(move(8))
    assert laid.question_to(B) == "found_lair"
    for reader in range(4):
        assert laid.seen_by(reader).clue_in[HIDEOUT + A] == 8
    laid.does("strike", dice=[ONE])
    assert (laid.table.role[A], laid.table.clue_discard[8], laid.left) == (DEAD, 1, 3)
    assert not laid.over


@pytest.mark.scenario(72)
@pytest.mark.rule("DE-313")
@pytest.mark.rule("DE-314")
def test_without_an_object_only_a_3_kills() -> None:
    laid = lay(vampires={0: "bottle"}, at=(20, 7, 16, 19), active=B)
    laid.does(move(8))
    laid.does("strike", dice=[TWO])
    t = laid.table
    assert (laid.wounds()[B], t.role[A], t.clue_discard[8]) == (2, VAMPIRE, 1)
    assert laid.seen_by(B).clue_in[HIDEOUT + A] == UNKNOWN
    lucky = lay(vampires={0: "bottle"}, at=(20, 7, 16, 19), active=B)
    lucky.does(move(8))
    lucky.does("strike", dice=[THREE])
    assert lucky.table.role[A] == DEAD


@pytest.mark.rule("DE-313")
@pytest.mark.rule("DE-312")
def test_a_strike_is_optional_and_for_the_day() -> None:
    laid = lay(vampires={0: "bottle"}, at=(20, 7, 16, 19), active=B)
    laid.does(move(8), PASS)
    assert (laid.question_to(B), laid.wounds()[B]) == ("human_turn", 0)
    night = lay(vampires={0: "bottle"}, at=(20, 7, 16, 19), active=B, night=True)
    night.does(move(8))
    assert night.question_to(B) == "human_turn"
    elsewhere = lay(vampires={0: "bottle"}, at=(20, 7, 16, 19), active=B)
    elsewhere.does(move(6))
    assert elsewhere.seen_by(C).ruled_out[HIDEOUT + A, 6] == 1


@pytest.mark.rule("DE-324")
@pytest.mark.rule("DE-314")
def test_soft_failure_at_a_lair() -> None:
    laid = lay(vampires={0: "bottle"}, at=(20, 7, 16, 19), active=B, soft_failure="on")
    laid.does(move(8))
    laid.does("strike", dice=[TWO])
    assert (laid.wounds()[B], laid.table.clue_in[HIDEOUT + A]) == (0, 8)
    laid.does(move(7), move(8))
    assert laid.question_to(B) == "human_turn"


# ---------------------------------------------------------------- the end


@pytest.mark.scenario(73)
@pytest.mark.rule("DE-316")
@pytest.mark.rule("DE-339")
@pytest.mark.parametrize(("option", "winners"), [("off", 0b101), ("on", 0b111)])
def test_the_last_human(option: str, winners: int) -> None:
    laid = lay(
        seats=3,
        vampires={0: "bottle", 2: "doll"},
        at=(20, 8, 20),
        humans={0: 2},
        res={0: "oil oil"},
        night=True,
        all_vampires_win=option,
    )
    laid.does(vampirise(B), dice=[ONE])
    laid.does("pay_resource oil", "pay_resource oil")
    t = laid.table
    assert (laid.over, t.ending, t.winners) == (True, VAMPIRES_WON, winners)
    assert laid.ranks() == [1, 2 if option == "off" else 1, 1]


@pytest.mark.rule("DE-316")
def test_the_last_human_dies() -> None:
    laid = lay(seats=3, vampires={0: "bottle", 2: "doll"}, at=(20, 8, 20), active=B, wounds={1: 3})
    laid.does(CALL, dice=[laid.ghoul(), SKULL])
    assert (laid.table.ending, laid.table.winners) == (VAMPIRES_WON, 0b101)


@pytest.mark.rule("DE-317")
def test_no_vampire_player_before_the_last_change() -> None:
    laid = lay(seats=3, ghoul_players=[0], at=(7, 14, 16), wounds={0: 1})
    for seat in (B, C):
        eliminate(laid.table, seat, NO_TALE)
    laid.does(CALL, dice=[laid.human(), SKULL])
    t = laid.table
    assert (laid.over, t.ending, t.winners, laid.ranks()) == (True, NO_HUMAN_LEFT, 0, [2, 2, 2])


@pytest.mark.rule("DE-318")
@pytest.mark.rule("DE-231")
def test_the_other_ends_stay() -> None:
    late = lay(
        seats=3, vampires={0: "bottle"}, at=(20, 14, 16), active=C, drawn=range(15), round_no=11
    )
    late.does(END)
    assert (late.table.ending, late.ranks()) == (TIME_OUT, [2, 2, 2])
    killed = lay(
        vampires={1: "hat"},
        at=(8, 20, 16, 19),
        pieces={0: LAMP},
        first={0: "doll"},
        lair="bottle",
        found=[0],
    )
    killed.does(KILL, dice=[THREE])
    assert killed.ranks() == [1, 2, 2, 2]
    out = lay(seats=3, at=(7, 14, 16), wounds={0: 3}, ghouls_vampires="on")
    for seat in (B, C):
        eliminate(out.table, seat, NO_TALE)
    out.does(CALL, dice=[out.ghoul(), SKULL])
    assert out.table.ending == ALL_ELIMINATED


@pytest.mark.rule("DE-303")
@pytest.mark.rule("DE-302")
def test_an_attempt_tells_what_the_lair_card_asks_for() -> None:
    laid = lay(
        vampires={0: "bottle"},
        at=(20, 8, 16, 19),
        humans={0: 2},
        res={0: "oil oil"},
        hands={1: "luck"},
        night=True,
    )
    laid.does(vampirise(B), dice=[ONE])
    seen = laid.seen_by(C)
    possible = {n for n in range(CLUES) if not seen.ruled_out[HIDEOUT + A, n]}
    assert 8 in possible
    assert all(
        (BOX.clue_humans[n], BOX.clue_ghouls[n], BOX.clue_resources[n]) == (2, 0, 2)
        for n in possible
    )
