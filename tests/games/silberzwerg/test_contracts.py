"""Scenarios 39 to 44, 61, 82 and 89, and the rules of phases 7 to 9 and of public contracts."""

import pytest

from tablee.games.silberzwerg.table import DECK, OUT
from tests.dice import load_dice
from tests.games.silberzwerg.laying import END, LaidTable, card, events, lay

pytestmark = pytest.mark.usefixtures("both_ways")


def next_round(laid: LaidTable) -> None:
    """Everyone places miners and lords that do nothing to the contracts, and passes."""
    for seat in range(laid.seats):
        for colour in ("yellow", "red", "green", "blue"):
            laid.play(seat, f"place_miner {colour}")
        for column in ("gems", "contract"):
            laid.play(seat, f"place_lord {column}")
        laid.play(seat, "ready")
    laid.finish_round()


@pytest.mark.scenario(39)
@pytest.mark.rule("SZ-105")
@pytest.mark.rule("SZ-106")
@pytest.mark.rule("SZ-107")
def test_devaluation() -> None:
    laid = lay(
        lords=["gems"],
        bags=["Y1"],
        contracts={"corner1": ("C17", 0), "corner2": ("C25", 2), "public1": ("C03", 3)},
        deck="",
    )
    told = laid.does(END)
    assert (laid.on("corner1"), laid.on("corner2")) == (("C17", 1), ("C25", 3))
    assert laid.on("public1") is None
    assert laid.where("C03") == OUT
    assert laid.wealth() == [50, 50, 50, 50]
    assert events(told, "devalued") == [(-1, 2)]
    assert events(told, "expires") == [(-1, 4, 2)]


@pytest.mark.scenario(40)
@pytest.mark.rule("SZ-108")
@pytest.mark.rule("SZ-141")
@pytest.mark.rule("SZ-142")
def test_a_penalty_stops_at_nothing_and_no_debt_is_remembered() -> None:
    laid = lay(
        lords=["gems"], bags=["Y1"], wealth=[50, 50, 50, 8], contracts={"corner4": ("C17", 3)}
    )
    told = laid.does(END)
    assert laid.wealth() == [50, 50, 50, 0]
    assert events(told, "pays_penalty") == [(3, 8)]
    later = lay(
        lords=["", "", "", "gems"],
        bags=["", "", "", "Y3 B2"],
        wealth=[50, 50, 50, 0],
        prices="Y5 B9",
    )
    later.does(*["sell_gem yellow"] * 3, *["sell_gem blue"] * 2)
    assert later.wealth()[3] == 33


@pytest.mark.scenario(41)
@pytest.mark.rule("SZ-110")
@pytest.mark.rule("SZ-112")
@pytest.mark.rule("SZ-65")
def test_the_life_of_a_contract() -> None:
    laid = lay(lords=["gems"], bags=["Y1"], deck="C32", contracts={"corner2": ("C08", 0)})
    laid.does(END)
    assert (laid.table.round_no, laid.on("corner1")) == (6, ("C32", 0))
    for level in (1, 2, 3):
        next_round(laid)
        assert laid.on("corner1") == ("C32", level)
    next_round(laid)
    assert (laid.table.round_no, laid.on("corner1"), laid.where("C32")) == (9, None, OUT)
    assert laid.over  # there is no other contract


@pytest.mark.scenario(41)
def test_the_life_of_a_contract_raised_once() -> None:
    laid = lay(
        ghosts=["contract"],
        lords=["gems"],
        bags=["Y1"],
        contracts={"corner1": ("C32", 2), "corner2": ("C08", 0)},
        round_no=8,
        deck="",
    )
    laid.does("raise_contract corner1", END)
    assert laid.on("corner1") == ("C32", 2)  # at level 1 during round 8
    next_round(laid)
    assert laid.on("corner1") == ("C32", 3)
    next_round(laid)
    assert (laid.table.round_no, laid.on("corner1")) == (11, None)


@pytest.mark.scenario(82)
@pytest.mark.rule("SZ-105")
@pytest.mark.rule("SZ-109")
def test_raised_and_still_devalued() -> None:
    laid = lay(ghosts=["contract"], lords=["gems"], bags=["Y1"], contracts={"corner1": ("C18", 1)})
    laid.does("raise_contract corner1")
    assert laid.on("corner1") == ("C18", 0)
    laid.does(END)
    assert laid.on("corner1") == ("C18", 1)


@pytest.mark.scenario(89)
@pytest.mark.rule("SZ-107")
@pytest.mark.rule("SZ-108")
@pytest.mark.rule("SZ-111")
@pytest.mark.rule("SZ-112")
def test_two_contracts_down_at_once() -> None:
    laid = lay(
        lords=["gems"],
        bags=["Y1"],
        contracts={"corner1": ("C09", 3), "public1": ("C10", 3)},
        deck="C05 C06",
    )
    # With cards for two spaces only, the first player's comes before the grey ones.
    for space, name in (("corner2", "C25"), ("corner3", "C28"), ("corner4", "C31")):
        laid.table.slot_card[int(space[-1]) - 1] = card(name)
        laid.table.card_at[card(name)] = int(space[-1]) - 1
    load_dice(laid.table, 1, 0)
    told = laid.does(END)
    assert laid.wealth() == [30, 50, 50, 50]
    assert (laid.on("corner1"), laid.on("public1")) == (("C06", 0), ("C05", 0))
    assert events(told, "contract_placed") == [(0, 0, card("C06")), (-1, 4, card("C05"))]


@pytest.mark.scenario(42)
@pytest.mark.rule("SZ-111")
@pytest.mark.rule("SZ-113")
@pytest.mark.rule("SZ-137")
def test_filling_spaces_from_a_short_deck() -> None:
    laid = lay(
        lords=["", "", "gems"],
        bags=["", "", "Y1"],
        contracts={"corner1": ("C17", 0), "corner3": ("C18", 0), "public1": ("C19", 0)},
        deck="C05 C06",
        first=2,
    )
    load_dice(laid.table, 1, 0)
    told = laid.does(END)
    assert laid.on("corner4") == ("C06", 0)
    assert laid.on("corner2") == ("C05", 0)
    assert laid.on("public2") is None
    assert laid.table.all_public == 1
    assert len(events(told, "all_become_public")) == 1


@pytest.mark.scenario(43)
@pytest.mark.rule("SZ-137")
def test_a_deck_that_ends_with_the_grey_spaces_full() -> None:
    board = {f"corner{clan}": (f"C{16 + clan}", 0) for clan in (2, 3, 4)}
    laid = lay(
        lords=["gems"],
        bags=["Y1"],
        contracts={**board, "public1": ("C21", 0), "public2": ("C22", 0)},
        deck="C05",
    )
    laid.does(END)
    assert laid.on("corner1") == ("C05", 0)
    assert (laid.table.deck, laid.table.all_public) == (0, 0)


@pytest.mark.rule("SZ-113")
def test_nothing_goes_back_into_the_deck() -> None:
    laid = lay(
        lords=["contract"],
        bags=["Y6 R2"],
        contracts={"corner1": ("C05", 0), "public1": ("C03", 3)},
        deck="",
    )
    laid.does("fulfil_contract corner1")
    assert laid.table.deck == 0
    assert DECK not in (laid.where("C05"), laid.where("C03"))
    assert laid.on("corner1") is None


@pytest.mark.scenario(44)
@pytest.mark.rule("SZ-139")
@pytest.mark.rule("SZ-140")
def test_once_all_are_public() -> None:
    laid = lay(
        ghosts=["contract"],
        lords=["gems"],
        bags=["Y1"],
        contracts={
            "corner1": ("C10", 1),
            "corner2": ("C08", 3),
            "corner3": ("C06", 1),
            "public1": ("C05", 3),
        },
        deck="",
        all_public=True,
    )
    assert laid.refuses("raise_contract corner3") is None
    assert laid.refuses("lower_contract corner1") is None
    assert laid.refuses("raise_contract public2") == 177
    toppled = laid.fork_here()
    laid.does("raise_contract corner3")
    assert laid.on("corner3") == ("C06", 0)
    laid.does(END)
    assert laid.on("corner2") is None
    assert laid.wealth() == [50, 50, 50, 50]
    toppled.does("lower_contract corner2")
    assert toppled.on("corner2") is None
    assert toppled.wealth() == [50, 50, 50, 50]


@pytest.mark.scenario(61)
@pytest.mark.rule("SZ-162")
def test_filling_spaces_with_two_players() -> None:
    laid = lay(2, lords=["gems"], bags=["Y1"], contracts={"corner3": ("C17", 0)}, deck="C05 C06")
    load_dice(laid.table, 0, 0)
    laid.does(END)
    assert [laid.on(f"corner{corner}") for corner in (1, 2, 4)] == [("C05", 0), ("C06", 0), None]
    second = lay(2, lords=["gems"], bags=["Y1"], deck="C05 C06 C08 C10 C11", first=1)
    load_dice(second.table, 0, 0, 0, 0, 0)
    told = second.does(END)
    assert [space for _, space, _ in events(told, "contract_placed")] == [2, 3, 0, 1, 4]
