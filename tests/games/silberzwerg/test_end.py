"""Scenarios 45, 46, 62 to 65 and 83, and the rules of giving back and of the end."""

import pytest

from tests.games.silberzwerg.laying import END, SEATS, LaidTable, events, lay

pytestmark = pytest.mark.usefixtures("both_ways")


def last_moments(wealth: list[int], **more: object) -> LaidTable:
    """The deck is empty, and one contract is left on the board: whoever has the first lord there
    can fulfil it."""
    return lay(
        lords=["", "contract", "gems", "gems"],
        bags=["", "R2 G6", "Y1", "Y1"],
        wealth=wealth,
        contracts={"corner2": ("C13", 0)},
        deck="",
        first=1,
        **more,  # type: ignore[arg-type]
    )


# ---------------------------------------------------------------- giving back


@pytest.mark.scenario(45)
@pytest.mark.rule("SZ-114")
@pytest.mark.rule("SZ-115")
@pytest.mark.rule("SZ-116")
def test_giving_back_down_to_twelve() -> None:
    laid = lay(bags=["Y5 R5 B5", "G12"])
    assert laid.asked == (0, "give_back")
    assert laid.may() == {"return_gem yellow", "return_gem red", "return_gem blue"}
    assert laid.refuses("return_gem green") == 115
    laid.does("return_gem yellow", "return_gem blue")
    assert laid.asked == (0, "give_back")  # two are not enough
    assert laid.refuses(END) == 115
    laid.does("return_gem blue")
    assert laid.table.round_no == 6  # and a fourth can't go, nor any of twelve
    assert (laid.bag(0), laid.bag(1)) == ("Y4 R5 B3", "G12")
    assert laid.mines() == [16, 15, 8, 17]


@pytest.mark.scenario(83)
@pytest.mark.rule("SZ-117")
@pytest.mark.parametrize("seats", SEATS)
def test_giving_back_goes_clockwise_for_all_to_see(seats: int) -> None:
    first = seats - 2
    laid = lay(seats, bags=["Y13", "R13", "G13", "B13"][:seats], first=first)
    order = []
    while laid.table.phase == 10:
        order.append(laid.on_turn)
        assert laid.refuses("return_gem yellow", (laid.on_turn + 1) % seats) == 117
        told = laid.play(laid.on_turn, laid.legal(laid.on_turn)[0])
        assert events(told, "returns_gem") == [(order[-1], order[-1])]
        assert told[0].seen_by == 0xFF
    assert order == [(first + place) % seats for place in range(seats)]


@pytest.mark.scenario(46)
@pytest.mark.rule("SZ-118")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_passes_the_pawn_to_the_left(seats: int) -> None:
    laid = lay(seats, round_no=3, first=seats - 1)
    assert (laid.table.round_no, laid.table.first_player) == (4, 0)
    laid = lay(seats, round_no=3)
    assert laid.table.first_player == 1


# ---------------------------------------------------------------- the end


@pytest.mark.scenario(62)
@pytest.mark.rule("SZ-146")
@pytest.mark.rule("SZ-149")
@pytest.mark.rule("SZ-151")
def test_the_last_contract_is_fulfilled() -> None:
    laid = last_moments([540, 475, 419, 575])
    laid.does("fulfil_contract corner2")
    assert laid.on("corner2") is None
    assert not laid.over
    assert laid.asked == (2, "sell")
    laid.does("sell_gem yellow")
    assert laid.asked == (3, "sell")
    told = laid.does(END)
    assert laid.over
    assert [phase for _, phase in events(told, "phase_begins")] == [7, 8, 9, 10, 11]
    assert laid.wealth() == [540, 575, 431, 575]
    assert laid.ranks() == [3, 1, 4, 1]
    assert events(told, "contracts_run_out") == [(-1,)]


@pytest.mark.rule("SZ-149")
def test_six_hundred_while_the_last_round_is_finished() -> None:
    laid = last_moments([540, 480, 595, 590])
    laid.does("fulfil_contract corner2", "sell_gem yellow")
    assert laid.over
    assert (laid.wealth(), laid.ranks()) == ([540, 580, 607, 590], [4, 3, 1, 2])


@pytest.mark.scenario(63)
@pytest.mark.rule("SZ-147")
@pytest.mark.rule("SZ-148")
def test_the_last_contract_runs_out() -> None:
    laid = lay(lords=["gems"], bags=["Y1"], contracts={"corner2": ("C13", 3)}, deck="", wealth=[60])
    told = laid.does(END)
    assert laid.over
    assert [phase for _, phase in events(told, "phase_begins")] == [7, 8, 9, 10, 11]
    assert laid.ranks() == [1, 4, 2, 2]
    ghost = lay(
        ghosts=["contract"],
        lords=["gems"],
        bags=["Y1"],
        contracts={"public1": ("C13", 3)},
        deck="",
    )
    ghost.does("lower_contract public1")
    assert ghost.asked == (0, "sell")
    ghost.does(END)
    assert ghost.over
    deck = lay(lords=["gems"], bags=["Y1"], contracts={"corner2": ("C13", 3)}, deck="C05")
    deck.does(END)
    assert not deck.over


@pytest.mark.scenario(64)
@pytest.mark.rule("SZ-150")
def test_gems_and_cards_are_worth_nothing() -> None:
    laid = lay(
        lords=["gems"],
        bags=["Y12"],
        wealth=[500, 501, 50, 50],
        kept={0: "axe axe minus3"},
        contracts={"corner2": ("C25", 3)},
        deck="",
    )
    laid.table.wealth[1] += 10  # what its contract will cost it
    laid.does("decline", END)
    assert laid.over
    assert (laid.wealth()[:2], laid.ranks()) == ([500, 501], [2, 1, 3, 3])


@pytest.mark.scenario(65)
@pytest.mark.rule("SZ-152")
def test_the_last_round() -> None:
    laid = lay(lords=["gems"], bags=["Y1"], wealth=[70, 80], round_no=40)
    told = laid.does(END)
    assert laid.over
    assert laid.ranks() == [2, 1, 3, 3]
    assert events(told, "last_round_ends") == [(-1, 40)]
    assert not lay(lords=["gems"], bags=["Y1"], round_no=39).over
    short = lay(lords=["gems"], bags=["Y1"], round_no=20, round_limit="20")
    short.does(END)
    assert short.over
    assert short.game.blank_table(4, {}).round_limit == 40  # type: ignore[attr-defined]


@pytest.mark.rule("SZ-151")
def test_players_level_on_thalers_share() -> None:
    laid = lay(lords=["gems"], bags=["Y1"], wealth=[50, 50, 40, 40], round_no=40)
    laid.does(END)
    assert laid.ranks() == [1, 1, 3, 3]


@pytest.mark.rule("SZ-144")
def test_whoever_reached_six_hundred_wins_alone() -> None:
    laid = lay(lords=["gems"], bags=["Y1"], wealth=[595, 599, 599], prices="Y9")
    laid.does("sell_gem yellow")
    assert laid.over
    assert laid.ranks() == [1, 2, 2, 4]
