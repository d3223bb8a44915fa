"""Scenarios 57 to 66, 78, 85 and 89 to 91: who finishes, and who wins."""

import pytest

from tablee.games.vouivres.table import OVER
from tests.games.vouivres.laying import (
    BOX,
    LEAVE,
    NONE,
    Gems,
    LaidTable,
    go,
    lay,
    place,
    validate,
)

pytestmark = pytest.mark.usefixtures("both_ways")

OB09: Gems = (8, 2, 2, 0)
OB10: Gems = (8, 2, 0, 2)


def finish(one: Gems, other: Gems) -> LaidTable:
    """Two players whose chests just cover their last cards, with these gems banked."""
    laid = lay(
        3,
        objectives={0: (4, 21, 9), 1: (3, 22, 10)},
        validated={0: (4, 21), 1: (3, 22)},
        chests={0: OB09, 1: OB10},
        banks={0: one, 1: other},
    )
    laid.choose(go(1), go(1), go(1))
    laid.does(place(2))
    return laid


@pytest.mark.scenario(57)
@pytest.mark.rule("NV-71")
@pytest.mark.rule("NV-72")
@pytest.mark.rule("NV-73")
@pytest.mark.rule("NV-17")
def test_the_last_card_need_only_be_covered() -> None:
    laid = lay(
        3,
        pawns=[2, 1, 1],
        objectives={0: (4, 21, 9)},
        validated={0: (4, 21)},
        chests={0: (7, 2, 2, 1)},
        rooms={2: (1, 0, 0, 0)},
    )
    laid.choose(go(2), go(1), go(1))
    laid.does(place(3))
    assert laid.over
    assert laid.table.phase == OVER
    assert laid.chest(0) == (8, 2, 2, 1)
    assert laid.ranks()[0] == 1
    assert laid.heard("announces") == [(0,)]
    assert laid.table.rounds == 1
    assert [laid.refuses(seat, go(1)) for seat in range(3)] == [73, 73, 73]
    assert laid.result is not None
    assert laid.result[0].score == 3


@pytest.mark.scenario(58)
@pytest.mark.rule("NV-71")
@pytest.mark.rule("NV-68")
def test_two_open_cards_need_an_exit() -> None:
    laid = one_validated()
    assert not laid.over
    laid.choose(LEAVE, go(1), go(1))
    laid.does(place(3), validate(2, 3))
    assert laid.over
    assert laid.validated(0) == {4, 21, 23}
    assert laid.bank(0) == (0, 1, 0, 0)
    assert laid.heard("finishes") == [(0,)]
    assert laid.ranks()[0] == 1


def one_validated(**options: str) -> LaidTable:
    """Scenario 58, one round on: OB21 and OB23 are open, and the chest covers both."""
    laid = lay(
        3,
        pawns=[2, 1, 1],
        objectives={0: (4, 21, 23)},
        validated={0: (4,)},
        chests={0: (4, 5, 5, 3)},
        options=options,
    )
    laid.choose(go(2), go(1), go(1))
    laid.does(place(3))
    return laid


@pytest.mark.scenario(59)
@pytest.mark.rule("NV-82")
def test_by_option_all_that_is_open_need_only_be_covered() -> None:
    laid = one_validated(early_finish="all_remaining")
    assert laid.over
    assert laid.heard("announces") == [(0,)]
    assert laid.ranks()[0] == 1


@pytest.mark.scenario(60)
@pytest.mark.rule("NV-75")
@pytest.mark.rule("NV-76")
def test_sapphires_and_pearls_first() -> None:
    laid = lay(
        3,
        pawns=[2, 1, 1],
        objectives={0: (4, 21, 9), 1: (3, 22, 10)},
        validated={0: (4, 21), 1: (3, 22)},
        chests={0: OB09, 1: OB10},
        banks={0: (3, 1, 1, 1), 1: (9, 5, 1, 0)},
    )
    laid.choose(go(2), LEAVE, go(1))
    laid.does(place(3))
    assert laid.heard("announces") == [(0,)]
    assert laid.heard("finishes") == [(1,)]
    assert (laid.bank(0), laid.bank(1)) == ((3, 1, 1, 1), (9, 5, 1, 0))
    assert laid.ranks()[:2] == [1, 2]


@pytest.mark.scenario(61)
@pytest.mark.rule("NV-77")
def test_then_rubies_then_gold() -> None:
    laid = finish((3, 1, 2, 1), (9, 0, 1, 2))
    assert laid.ranks()[:2] == [1, 2]
    laid = finish((3, 1, 2, 1), (5, 1, 0, 3))
    assert laid.ranks()[:2] == [2, 1]


@pytest.mark.scenario(62)
@pytest.mark.rule("NV-78")
def test_a_shared_victory() -> None:
    laid = finish((3, 1, 2, 1), (3, 1, 1, 2))
    assert laid.ranks() == [1, 1, 3]


@pytest.mark.scenario(63)
@pytest.mark.rule("NV-79")
@pytest.mark.rule("NV-74")
def test_who_does_not_finish_has_no_part_in_it() -> None:
    laid = lay(
        3,
        objectives={0: (4, 21, 9), 2: (3, 22, 10)},
        validated={0: (4, 21), 2: (3, 22)},
        chests={0: OB09},
        banks={2: (20, 9, 6, 6)},
    )
    laid.choose(go(1), go(1), go(1))
    laid.does(place(2))
    assert laid.over
    assert laid.ranks() == [1, 3, 2]


@pytest.mark.scenario(64)
@pytest.mark.rule("NV-87")
@pytest.mark.rule("NV-75")
@pytest.mark.parametrize(("final_excess", "ranks"), [("included", [1, 2]), ("banked_only", [2, 1])])
def test_whether_the_last_excess_counts(final_excess: str, ranks: list[int]) -> None:
    laid = lay(
        3,
        pawns=[2, 1, 1],
        objectives={0: (4, 21, 9), 1: (3, 22, 10)},
        validated={0: (4, 21), 1: (3, 22)},
        chests={0: (8, 2, 2, 3), 1: OB10},
        banks={0: (0, 0, 1, 0), 1: (0, 0, 2, 0)},
        options={"final_excess": final_excess},
    )
    laid.choose(go(2), LEAVE, go(1))
    laid.does(place(3))
    assert laid.ranks()[:2] == ranks
    assert laid.bank(0) == ((0, 0, 1, 3) if final_excess == "included" else (0, 0, 1, 0))
    assert laid.chest(0) == (NONE if final_excess == "included" else (0, 0, 0, 3))


def last_round() -> LaidTable:
    """Round 40 with nobody near the end: two validated, one, one; the second player lacks 7
    gems, the third 9."""
    return lay(
        3,
        pawns=[1, 1, 1],
        objectives={0: (4, 21, 9), 1: (3, 22, 10), 2: (5, 23, 11)},
        validated={0: (4, 21), 1: (3,), 2: (5,)},
        chests={0: NONE, 1: (9, 3, 1, 1), 2: (3, 4, 2, 0)},
        rounds=40,
    )


@pytest.mark.scenario(65)
@pytest.mark.rule("NV-81")
@pytest.mark.rule("NV-80")
def test_after_forty_rounds_it_is_over() -> None:
    laid = last_round()
    laid.choose(go(1), go(1), go(1))
    laid.does(place(2))
    assert laid.over
    assert laid.heard("limit_reached") == [(-1, 40)]
    lacking = []
    for seat, cards in ((1, (22, 10)), (2, (23, 11))):
        asked = [need(cards, gem) for gem in range(4)]
        lacking.append(sum(max(0, asked[g] - laid.chest(seat)[g]) for g in range(4)))
    assert lacking == [7, 9]
    assert laid.ranks() == [1, 2, 3]


def need(cards: tuple[int, ...], gem: int) -> int:
    """How many gems of a type these cards ask for."""
    return sum(BOX.objective[card - 1, gem] for card in cards)


@pytest.mark.rule("NV-80")
@pytest.mark.rule("NV-81")
def test_further_down_the_banks_decide_and_level_players_share() -> None:
    def standing(*banks: Gems) -> list[int]:
        laid = lay(
            3,
            objectives={0: (1, 3, 4), 1: (2, 5, 6), 2: (7, 9, 11)},
            validated={0: (1,), 1: (2,), 2: (7,)},
            chests={0: (11, 7, 2, 2), 1: (11, 7, 2, 2), 2: (13, 4, 4, 1)},
            banks=dict(enumerate(banks)),
            rounds=40,
        )
        laid.choose(go(1), go(1), go(1))
        laid.does(place(2))
        assert laid.over
        return laid.ranks()

    assert standing((0, 0, 2, 0), (0, 0, 0, 3), (9, 9, 1, 0)) == [2, 1, 3]
    assert standing((0, 2, 1, 0), (0, 3, 0, 1), (9, 1, 1, 0)) == [2, 1, 3]
    assert standing((4, 1, 1, 0), (5, 1, 0, 1), (3, 1, 1, 0)) == [2, 1, 3]
    assert standing((4, 1, 1, 0), (4, 1, 0, 1), (4, 1, 1, 0)) == [1, 1, 1]
    assert standing((4, 1, 1, 0), (4, 1, 0, 1), (3, 1, 1, 0)) == [1, 1, 3]


@pytest.mark.scenario(85)
@pytest.mark.rule("NV-89")
@pytest.mark.rule("NV-81")
def test_other_limits_and_none() -> None:
    def after(rounds: int, **options: str) -> LaidTable:
        laid = lay(3, rounds=rounds, options=options)
        laid.choose(go(1), go(1), go(1))
        laid.does(place(2))
        return laid

    assert not after(4, round_limit="5").over
    five = after(5, round_limit="5")
    assert five.over
    assert min(five.ranks()) == 1
    for limit in (10, 20, 40):
        assert after(limit, round_limit=str(limit)).over
        assert not after(limit - 1, round_limit=str(limit)).over
    for rounds in (5, 40, 41, 400):
        assert not after(rounds, round_limit="none").over


@pytest.mark.scenario(66)
@pytest.mark.rule("NV-73")
@pytest.mark.rule("NV-71")
def test_both_ways_to_finish_in_one_round() -> None:
    laid = lay(
        3,
        pawns=[1, 2, 1],
        objectives={1: (4, 21, 9), 2: (3, 22, 10)},
        validated={1: (4, 21), 2: (3, 22)},
        chests={1: (7, 2, 2, 0), 2: OB10},
        rooms={2: (1, 0, 0, 0)},
        rounds=9,
    )
    laid.choose(go(1), go(2), LEAVE)
    laid.does(place(3))
    assert laid.over
    assert [laid.table.finished[seat] for seat in range(3)] == [0, 1, 1]
    assert laid.ranks() == [3, 1, 1]


@pytest.mark.scenario(78)
@pytest.mark.rule("NV-17")
@pytest.mark.rule("NV-74")
def test_the_first_to_finish_wins_with_nothing_banked() -> None:
    laid = lay(
        3,
        objectives={0: (4, 21, 9), 1: (3, 22, 10)},
        validated={0: (4, 21), 1: (3, 22)},
        chests={1: OB10},
        banks={0: (9, 4, 3, 3)},
    )
    laid.choose(go(1), LEAVE, go(1))
    laid.does(place(2))
    assert laid.over
    assert laid.bank(1) == NONE
    assert laid.ranks() == [2, 1, 3]


@pytest.mark.scenario(89)
@pytest.mark.rule("NV-75")
@pytest.mark.rule("NV-76")
def test_the_exit_on_paper_adds_its_excess() -> None:
    laid = lay(
        3,
        pawns=[2, 1, 1],
        objectives={0: (4, 21, 9), 1: (3, 22, 10)},
        validated={0: (4, 21), 1: (3, 22)},
        chests={0: (9, 2, 3, 1), 1: OB10},
        banks={0: (1, 0, 0, 1), 1: (0, 0, 2, 0)},
    )
    laid.choose(go(2), go(1), go(1))
    laid.does(place(3))
    assert laid.over
    assert laid.bank(0) == (2, 0, 1, 2)
    assert laid.ranks()[:2] == [1, 2]


@pytest.mark.scenario(90)
@pytest.mark.rule("NV-71")
@pytest.mark.rule("NV-82")
def test_three_cards_in_one_exit() -> None:
    def gathered(**options: str) -> LaidTable:
        laid = lay(
            3,
            pawns=[2, 1, 1],
            objectives={0: (21, 23, 24)},
            chests={0: (5, 6, 6, 6)},
            rooms={2: (1, 0, 0, 0)},
            options=options,
        )
        laid.choose(go(2), go(1), go(1))
        laid.does(place(3))
        assert laid.chest(0) == (6, 6, 6, 6)
        return laid

    laid = gathered()
    assert not laid.over
    laid.choose(LEAVE, go(1), go(1))
    laid.does(place(3), validate(1, 2, 3))
    assert laid.over
    assert laid.validated(0) == {21, 23, 24}
    assert laid.bank(0) == NONE
    assert gathered(early_finish="all_remaining").over


@pytest.mark.scenario(91)
@pytest.mark.rule("NV-68")
@pytest.mark.rule("NV-71")
def test_two_validated_and_a_third_open_is_no_end() -> None:
    laid = lay(3, pawns=[2, 1, 1], objectives={0: (21, 23, 24)}, chests={0: (6, 4, 5, 3)})
    laid.choose(LEAVE, go(1), go(1))
    laid.does(place(3), validate(1, 2))
    assert not laid.over
    assert laid.validated(0) == {21, 23}
    assert (laid.bank(0), laid.chest(0)) == ((2, 0, 0, 0), NONE)


@pytest.mark.rule("NV-71")
def test_at_the_end_check_an_attack_of_this_round_has_told() -> None:
    """Who covered the last card before the wyvern came doesn't any more."""
    laid = lay(
        3,
        holder=1,
        pawns=[2, 1, 1],
        objectives={0: (4, 21, 9)},
        validated={0: (4, 21)},
        chests={0: OB09},
    )
    laid.choose(go(2), go(1), go(1))
    laid.rolls((1, 0, 0, 0), NONE)
    laid.does(place(2))
    assert not laid.over
