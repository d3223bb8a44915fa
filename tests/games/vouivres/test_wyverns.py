"""Scenarios 25 to 43, 79, 86, 92 and 93: who lures the wyverns where, and what they take."""

import pytest

from tablee.games.vouivres.table import FACES, GEMS, NOWHERE
from tests.games.vouivres.laying import (
    BOX,
    GOLD_RUBY,
    KEEP,
    LEAVE,
    NONE,
    TAKE,
    WARD_OFF,
    LaidTable,
    gems_in,
    go,
    lay,
    place,
    summon,
)

pytestmark = pytest.mark.usefixtures("both_ways")

AFFORDABLE: dict[int, tuple[int, int, int]] = {0: (4, 9, 21)}
OB04 = (6, 3, 1, 1)


def all_in_room_1(laid: LaidTable) -> LaidTable:
    """Everybody stays there, and asks for sapphires and pearls."""
    laid.choose(*[go(1, "sapphire-pearl") for _ in range(laid.seats)])
    return laid


# ---------------------------------------------------------------- placement


@pytest.mark.scenario(25)
@pytest.mark.rule("NV-34")
@pytest.mark.rule("NV-35")
def test_the_holder_places_once_all_have_chosen() -> None:
    laid = lay(4, holder=2)
    for seat in (0, 2, 3):
        laid.play(seat, go(1))
    assert laid.refuses(2, place(1)) == 34
    assert laid.refuses(1, place(1)) == 34
    laid.play(1, go(1))
    assert laid.on_turn == 2
    assert laid.may(2) == {place(room) for room in (1, 2, 3, 4)}
    assert laid.refuses(2, KEEP) == 18
    assert laid.refuses(2, go(1)) == 34  # what has been laid is laid
    assert laid.refuses(0, place(1)) == 35
    assert laid.refuses(2, place(5)) == 5


@pytest.mark.rule("NV-35")
@pytest.mark.parametrize("room", [1, 2, 3])
def test_any_room_will_do_even_the_holder_s_own_goal(room: int) -> None:
    laid = lay(3, pawns=[1, 1, 1], chests={0: (5, 5, 5, 5)})
    laid.choose(go(room), go(1), go(1))
    laid.does(place(room))
    assert laid.heard("attacked")[-1] == (0, room - 1)  # the holder is the last in table order


@pytest.mark.scenario(26)
@pytest.mark.rule("NV-36")
@pytest.mark.rule("NV-38")
def test_the_offer_goes_round_once() -> None:
    laid = lay(5, holder=3, fragments={0: 1, 1: 2})
    all_in_room_1(laid).does(place(2))
    assert laid.on_turn == 0
    assert laid.refuses(1, summon(3)) == 36
    laid.does(KEEP)
    assert laid.on_turn == 1
    laid.does(summon(3))
    assert laid.fragments()[:2] == [1, 1]
    assert laid.table.fragment_supply == 20 - 2
    assert laid.waiting == (0, 1, 2, 3, 4)  # straight on: the next round's choices
    assert laid.heard("summons") == [(1, 2)]
    assert laid.heard("pillages") == [(3, 1), (1, 2)]


@pytest.mark.rule("NV-36")
@pytest.mark.rule("NV-38")
def test_who_accepts_ends_the_lap() -> None:
    laid = lay(4, holder=0, fragments={1: 1, 2: 1, 3: 1})
    all_in_room_1(laid).does(place(2), summon(3))
    assert laid.fragments() == [0, 0, 1, 1]
    assert [laid.heard(name) for name in ("keeps_fragment", "summons")] == [[], [(1, 2)]]
    assert len(laid.waiting) == 4


@pytest.mark.scenario(27)
@pytest.mark.rule("NV-37")
def test_the_holder_is_not_asked() -> None:
    laid = lay(4, holder=3, fragments={3: 2})
    all_in_room_1(laid).does(place(2))
    assert len(laid.waiting) == 4
    assert laid.heard("pillages") == [(3, 1)]
    laid = lay(4, holder=3, fragments={3: 2, 0: 1})
    all_in_room_1(laid).does(place(2))
    assert laid.on_turn == 0
    assert laid.refuses(3, summon(1)) == 37


@pytest.mark.scenario(28)
@pytest.mark.rule("NV-39")
def test_two_wyverns_in_two_rooms() -> None:
    laid = lay(3, holder=0, fragments={1: 1})
    all_in_room_1(laid).does(place(2))
    assert laid.refuses(1, summon(2)) == 39
    assert laid.refuses(1, summon(4)) == 5
    assert laid.may(1) == {summon(1), summon(3), KEEP}


@pytest.mark.scenario(29)
@pytest.mark.rule("NV-38")
def test_no_fragment_no_second_wyvern() -> None:
    laid = lay(4, holder=0, fragments={1: 1})
    all_in_room_1(laid).does(place(2))
    assert laid.refuses(2, summon(1)) == 38


@pytest.mark.scenario(30)
@pytest.mark.rule("NV-40")
@pytest.mark.rule("NV-42")
def test_who_leaves_still_places_and_summons() -> None:
    laid = lay(
        3,
        holder=0,
        objectives=AFFORDABLE | {1: (3, 10, 22)},
        chests={0: OB04, 1: (5, 4, 1, 1)},
        fragments={1: 1},
        rooms={1: (4, 4, 4, 4), 3: (3, 0, 0, 0)},
    )
    laid.choose(LEAVE, LEAVE, go(2))
    laid.does(place(1))
    laid.rolls((1, 0, 1, 2), (2, 0, 0, 0))
    laid.does(summon(3))
    assert laid.heard("pillages") == [(0, 0), (1, 2)]
    assert (laid.left_in(1), laid.left_in(3)) == ((3, 4, 3, 2), (1, 0, 0, 0))
    assert laid.heard("attacked") == []


# ---------------------------------------------------------------- attacks


@pytest.mark.scenario(31)
@pytest.mark.rule("NV-46")
def test_one_s_own_wyvern_bites_too() -> None:
    laid = lay(3, holder=0, pawns=[1, 2, 2], chests={0: (3, 3, 3, 3)})
    laid.choose(go(1), go(2), go(2))
    laid.rolls((1, 1, 1, 1))
    laid.does(place(1))
    assert laid.heard("attacked") == [(0, 0)]
    assert laid.chest(0) == (2, 2, 2, 2)
    assert laid.fragments() == [1, 0, 0]


@pytest.mark.scenario(32)
@pytest.mark.rule("NV-48")
@pytest.mark.rule("NV-49")
@pytest.mark.rule("NV-50")
@pytest.mark.rule("NV-55")
def test_four_dice_and_no_more_than_there_is() -> None:
    laid = lay(3, holder=0, pawns=[3, 2, 3], chests={1: (5, 0, 1, 2)})
    laid.choose(go(3), go(2), go(3))
    laid.rolls((3, 1, 2, 0), (0, 0, 0, 0))
    laid.does(place(2))
    assert laid.chest(1) == (2, 0, 0, 2)
    assert laid.heard("chest_die") == [(1, 0, 3, 3), (1, 1, 1, 0), (1, 2, 2, 1), (1, 3, 0, 0)]
    assert laid.fragments() == [0, 1, 0]
    new = [sum(laid.room(n)[gem] for n in (1, 2, 3)) for gem in range(GEMS)]
    assert laid.supply() == (120 - 2 - new[0], 80 - new[1], 45 - new[2], 45 - 2 - new[3])


@pytest.mark.rule("NV-48")
@pytest.mark.parametrize("dice_set", ["gem_dice", "standard_d6"])
@pytest.mark.parametrize("gem", range(GEMS))
@pytest.mark.parametrize("face", range(FACES))
def test_each_face_of_each_die(dice_set: str, gem: int, face: int) -> None:
    laid = lay(
        3, holder=0, chests={0: (9, 9, 9, 9)}, pawns=[3, 1, 1], options={"dice_set": dice_set}
    )
    laid.choose(go(3), go(1), go(1))
    number = laid.table.dice_set
    least = [min(BOX.die[number, other, f] for f in range(FACES)) for other in range(GEMS)]
    roll = list(least)
    roll[gem] = BOX.die[number, gem, face]
    laid.rolls(gems_in(roll))
    laid.does(place(3))
    assert laid.chest(0) == tuple(9 - lost for lost in roll)


def test_the_faces_of_the_dice() -> None:
    faces = [[[BOX.die[s, gem, f] for f in range(FACES)] for gem in range(GEMS)] for s in (0, 1)]
    rare = [0, 0, 0, 1, 1, 2]
    assert faces[0] == [[0, 1, 1, 2, 2, 3], [0, 0, 1, 1, 2, 2], rare, rare]
    assert faces[1] == [[1, 2, 3, 4, 5, 6]] * 4


@pytest.mark.scenario(33)
@pytest.mark.rule("NV-45")
def test_a_fragment_wards_the_wyvern_off() -> None:
    laid = lay(
        3,
        holder=0,
        pawns=[3, 2, 3],
        chests={1: (5, 0, 1, 2)},
        fragments={1: 1},
        rooms={2: (4, 1, 0, 1)},
    )
    laid.choose(go(3), go(2, "ruby-sapphire"), go(3))
    laid.does(place(2), KEEP)
    assert laid.may(1) == {WARD_OFF, TAKE}
    laid.rolls((2, 1, 0, 0))
    laid.does(WARD_OFF)
    assert laid.chest(1) == (5, 0, 1, 2)
    assert laid.fragments() == [0, 0, 0]
    assert laid.table.fragment_supply == 20
    assert laid.heard("chest_die") == []
    assert laid.heard("room_die") == [(0, 0, 2, 2), (0, 1, 1, 1), (0, 2, 0, 0), (0, 3, 0, 0)]
    assert laid.left_in(2) == (2, 0, 0, 1)


@pytest.mark.scenario(34)
@pytest.mark.rule("NV-50")
def test_an_empty_chest_is_worth_a_fragment() -> None:
    laid = lay(3, holder=0, pawns=[3, 2, 3])
    laid.choose(go(3), go(2), go(3))
    laid.rolls((3, 2, 2, 2), (0, 0, 0, 0))
    laid.does(place(2))
    assert laid.chest(1) == NONE
    assert laid.fragments() == [0, 1, 0]


@pytest.mark.scenario(35)
@pytest.mark.rule("NV-51")
def test_when_the_fragments_have_run_out() -> None:
    laid = lay(3, holder=0, pawns=[3, 2, 2], fragment_supply=0)
    laid.choose(go(3), go(2), go(2))
    laid.does(place(2))
    assert laid.fragments() == [0, 0, 0]
    assert laid.heard("gains_fragment") == [(1, 0), (2, 0)]

    laid = lay(4, holder=0, pawns=[3, 4, 4, 4], fragments={3: 1}, fragment_supply=0)
    laid.choose(go(3), go(4), go(4), go(4))
    laid.does(place(4), KEEP, WARD_OFF)
    assert laid.fragments() == [0, 1, 0, 0]
    assert laid.heard("gains_fragment") == [(1, 1), (2, 0)]


@pytest.mark.scenario(92)
@pytest.mark.rule("NV-51")
def test_the_last_fragment_goes_by_table_order() -> None:
    laid = lay(3, holder=1, pawns=[2, 3, 2], fragment_supply=1)
    laid.choose(go(2), go(3), go(2))
    laid.does(place(2))
    assert laid.heard("attacked") == [(2, 1), (0, 1)]
    assert laid.fragments() == [0, 0, 1]


@pytest.mark.scenario(36)
@pytest.mark.rule("NV-53")
@pytest.mark.rule("NV-55")
def test_the_room_is_robbed_as_well() -> None:
    laid = lay(3, holder=0, pawns=[3, 3, 3], rooms={2: (4, 1, 0, 1)})
    laid.choose(go(3), go(3), go(3))
    laid.rolls((2, 2, 1, 1))
    before = laid.supply()
    laid.does(place(2))
    assert laid.left_in(2) == (2, 0, 0, 0)
    lost = [event[3] for event in laid.heard("room_die")]
    assert lost == [2, 1, 0, 1]
    filled = [sum(e[3] for e in laid.heard("room_filled") if e[2] == gem) for gem in range(GEMS)]
    assert laid.supply() == tuple(before[g] + lost[g] - filled[g] for g in range(GEMS))


@pytest.mark.scenario(37)
@pytest.mark.rule("NV-54")
def test_an_empty_room_is_robbed_too() -> None:
    laid = lay(3, holder=0, pawns=[1, 1, 1], rooms={3: (3, 0, 1, 0)})
    laid.choose(go(1), go(1), go(1))
    laid.rolls((1, 0, 0, 2))
    laid.does(place(3))
    assert laid.left_in(3) == (2, 0, 1, 0)
    assert laid.heard("attacked") == []


@pytest.mark.rule("NV-54")
def test_warding_off_saves_the_chest_not_the_room() -> None:
    laid = lay(3, holder=0, pawns=[2, 1, 1], fragments={0: 1}, rooms={2: (3, 3, 3, 3)})
    laid.choose(go(2), go(1), go(1))
    laid.does(place(2))
    laid.rolls((3, 2, 2, 2))
    laid.does(WARD_OFF)
    assert laid.left_in(2) == (0, 0, 1, 1)
    assert laid.chest(0) == (0, 1, 0, 0)


@pytest.mark.scenario(38)
@pytest.mark.rule("NV-48")
@pytest.mark.rule("NV-53")
def test_each_victim_and_each_room_has_a_roll_of_its_own() -> None:
    laid = lay(
        4,
        holder=0,
        pawns=[2, 1, 1, 4],
        fragments={0: 0, 1: 1},
        chests={0: (9, 9, 9, 9), 1: (9, 9, 9, 9), 2: (9, 9, 9, 9), 3: (9, 9, 9, 9)},
    )
    laid.choose(go(2), go(1), go(1), go(4))
    laid.does(place(1), summon(4))  # which was the only fragment of seat 1
    assert laid.heard("attacked") == [(1, 0), (2, 0), (3, 3)]
    dice = laid.heard("chest_die")
    assert [(event[0], event[1]) for event in dice] == [(s, g) for s in (1, 2, 3) for g in range(4)]
    for seat in (1, 2, 3):
        lost = [event[3] for event in dice if event[0] == seat]
        left = gems_in([9 - one for one in lost])
        gathered = [
            sum(e[2] for e in laid.heard("gathers") if e[:2] == (seat, g)) for g in range(4)
        ]
        assert laid.chest(seat) == tuple(left[g] + gathered[g] for g in range(4))
    assert laid.heard("pillages") == [(0, 0), (1, 3)]
    assert [event[0] for event in laid.heard("room_die")] == [0, 0, 0, 0, 1, 1, 1, 1]


@pytest.mark.rule("NV-48")
@pytest.mark.rule("NV-53")
def test_the_rolls_come_in_table_order_and_the_rooms_last() -> None:
    laid = lay(3, holder=2, pawns=[1, 1, 1], chests=dict.fromkeys(range(3), (9, 9, 9, 9)))
    all_in_room_1(laid)
    laid.rolls((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 0, 0, 0))
    laid.does(place(1))
    assert [laid.chest(seat) for seat in range(3)] == [(9, 9, 9, 9), (8, 8, 8, 8), (7, 7, 7, 7)]
    assert laid.heard("room_die")[0] == (2, 0, 3, 0)


@pytest.mark.scenario(39)
@pytest.mark.rule("NV-42")
def test_who_has_left_is_out_of_reach() -> None:
    laid = lay(
        3,
        holder=0,
        pawns=[1, 1, 3],
        objectives={2: (4, 9, 21)},
        chests={2: (6, 3, 1, 1)},
        fragments={2: 1},
    )
    laid.choose(go(1), go(1), LEAVE)
    laid.does(place(3), KEEP)
    assert laid.heard("attacked") == []
    assert laid.fragments() == [0, 0, 1]
    assert laid.pawns() == [1, 1, 0]


@pytest.mark.scenario(40)
@pytest.mark.rule("NV-52")
def test_what_is_banked_is_safe() -> None:
    laid = lay(
        3,
        holder=0,
        pawns=[3, 2, 3],
        chests={1: (1, 0, 0, 0)},
        banks={1: (2, 0, 1, 1)},
        fragments={1: 1},
        validated={1: [4]},
    )
    laid.choose(go(3), go(2), go(3))
    laid.does(place(2), KEEP)
    laid.rolls((3, 2, 2, 2), (0, 0, 0, 0))
    laid.does(TAKE)
    assert laid.chest(1) == NONE
    assert laid.bank(1) == (2, 0, 1, 1)
    assert laid.fragments()[1] == 2  # nor is the other fragment lost


@pytest.mark.scenario(41)
@pytest.mark.scenario(93)
@pytest.mark.rule("NV-56")
@pytest.mark.parametrize(
    ("seats", "holder", "summoner", "next_holder"), [(4, 3, 1, 0), (3, 0, 1, 1)]
)
def test_the_next_holder_sits_on_the_left_of_this_one(
    seats: int, holder: int, summoner: int, next_holder: int
) -> None:
    laid = lay(seats, holder=holder, fragments={summoner: 1})
    all_in_room_1(laid).does(place(2), summon(3))
    assert laid.table.holder == next_holder
    t = laid.table
    assert [t.wyvern_in[0], t.wyvern_in[1]] == [NOWHERE, NOWHERE]  # off the board
    all_in_room_1(laid)
    assert laid.on_turn == next_holder
    assert laid.may(next_holder) == {place(room) for room in range(1, seats + 1)}


@pytest.mark.scenario(42)
@pytest.mark.rule("NV-57")
@pytest.mark.rule("NV-58")
def test_a_fragment_serves_from_the_next_round_on() -> None:
    laid = lay(3, holder=0, pawns=[3, 2, 3])
    laid.choose(go(3), go(2), go(3))
    laid.does(place(2))
    assert laid.fragments()[1] == 1
    assert laid.waiting == (0, 1, 2)  # not asked again this round
    assert laid.told().count("attacked") == 1
    laid.choose(go(1), go(1), go(1))
    assert laid.table.holder == 1  # who isn't asked for a second wyvern, but may ward off
    laid.does(place(1))
    assert laid.may(1) == {WARD_OFF, TAKE}

    laid = lay(3, holder=0, pawns=[3, 2, 3], fragments={1: 2})
    laid.choose(go(3), go(2), go(3))
    laid.does(place(2), summon(1), WARD_OFF)
    assert laid.fragments() == [0, 0, 0]


@pytest.mark.scenario(43)
@pytest.mark.rule("NV-47")
def test_all_decide_before_any_die_is_rolled() -> None:
    laid = lay(4, holder=2, fragments={0: 1, 2: 1, 3: 1}, chests={1: (5, 5, 5, 5)})
    all_in_room_1(laid)
    laid.does(place(1))
    before = laid.table.chance_count, laid.table.chance_left
    laid.does(KEEP, KEEP)
    asked = []
    while len(laid.waiting) == 1:
        assert (laid.table.chance_count, laid.table.chance_left) == before
        assert laid.heard("chest_die") == []
        asked.append(laid.on_turn)
        laid.does(TAKE)
    assert asked == [3, 0, 2]  # table order: from the holder's left, the holder last
    assert laid.refuses(0, WARD_OFF) == 18


@pytest.mark.rule("NV-47")
def test_who_isn_t_asked_waits() -> None:
    laid = lay(3, holder=0, fragments={1: 1, 2: 1})
    all_in_room_1(laid).does(place(1), KEEP, KEEP)
    assert laid.on_turn == 1
    assert laid.refuses(2, WARD_OFF) == 47
    assert laid.refuses(1, summon(2)) == 18
    assert laid.refuses(1, KEEP) == 18


@pytest.mark.scenario(79)
@pytest.mark.rule("NV-18")
def test_a_round_s_story() -> None:
    laid = lay(
        4,
        holder=0,
        pawns=[1, 1, 2, 1],
        objectives={3: (13, 14, 1)},
        chests={0: (3, 3, 3, 3), 3: (4, 6, 2, 2)},
        fragments={1: 2, 2: 1},
        rooms={1: (2, 2, 2, 2), 2: (2, 2, 2, 2)},
        rounds=2,
    )
    laid.choose(go(1), go(1), go(2, "sapphire-pearl"), LEAVE)
    laid.does(place(1), summon(2), "validate 2", WARD_OFF)
    laid.rolls(NONE, NONE, NONE)
    laid.does(TAKE)
    story = laid.told()
    stages = [
        "commits",
        "places_wyvern",
        "summons",
        "goes",
        "leaves",
        "declares",
        "wards_off",
        "attacked",
        "chest_die",
        "gains_fragment",
        "pillages",
        "room_die",
        "wyverns_leave",
        "gathers",
        "validates",
        "banks",
        "round_begins",
        "cards_turned",
        "room_filled",
    ]
    assert set(story) == set(stages)
    first = [story.index(stage) for stage in stages]
    assert first == sorted(first)
    assert story.count("commits") == 4
    assert story.index("room_die") > len(story) - 1 - story[::-1].index("chest_die")


@pytest.mark.scenario(86)
@pytest.mark.rule("NV-53")
@pytest.mark.rule("NV-59")
def test_where_someone_was_is_of_no_account() -> None:
    def after(leaver_s_room: int) -> LaidTable:
        laid = lay(
            3,
            holder=0,
            pawns=[1, 1, leaver_s_room],
            objectives={2: (4, 9, 21)},
            chests={2: (6, 3, 1, 1)},
            rooms={1: (5, 4, 3, 2)},
        )
        laid.choose(go(1, GOLD_RUBY), go(1, GOLD_RUBY), LEAVE)
        laid.rolls(NONE, NONE, (1, 0, 1, 0))
        laid.does(place(1))
        return laid

    one, other = after(1), after(2)
    for laid in (one, other):
        assert laid.left_in(1) == (0, 0, 2, 2)
        assert [laid.chest(seat) for seat in range(3)] == [(2, 2, 0, 0), (2, 2, 0, 0), NONE]
        assert [event[0] for event in laid.heard("attacked")] == [1, 0]
