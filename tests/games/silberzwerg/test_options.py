"""Scenarios 66 to 68 and 88, and the options: what each changes."""

import pytest

from tablee.engine.record import UNKNOWN
from tablee.engine.table import SPECTATOR
from tablee.engine.tale import heard_by
from tests.dice import load_dice
from tests.games.silberzwerg.laying import END, SEATS, SILBERZWERG, events, lay, new

pytestmark = pytest.mark.usefixtures("both_ways")


@pytest.mark.scenario(66)
@pytest.mark.rule("SZ-168")
@pytest.mark.parametrize(("level", "value"), [(0, 100), (1, 85), (2, 70), (3, 55)])
def test_mono_100(level: int, value: int) -> None:
    laid = lay(
        lords=["contract"], bags=["Y8"], contracts={"corner1": ("C01", level)}, mono_100="on"
    )
    laid.does("fulfil_contract corner1")
    assert laid.wealth()[0] == 50 + value
    two_colours = lay(
        lords=["contract"], bags=["Y6 R2"], contracts={"corner1": ("C05", level)}, mono_100="on"
    )
    two_colours.does("fulfil_contract corner1")
    assert two_colours.wealth()[0] == 50 + value


@pytest.mark.scenario(67)
@pytest.mark.rule("SZ-169")
@pytest.mark.parametrize(
    ("space", "switched", "paid"),
    [
        ("public1", False, 100),
        ("corner1", False, 85),
        ("corner1", True, 85),
        ("public2", True, 100),
    ],
)
def test_public_bonus_15(space: str, switched: bool, paid: int) -> None:
    laid = lay(
        lords=["contract"],
        bags=["R2 G6"],
        contracts={space: ("C13", 1)},
        all_public=switched,
        public_bonus_15="on",
    )
    told = laid.does(f"fulfil_contract {space}")
    assert laid.wealth()[0] == 50 + paid
    assert events(told, "fulfils")[0][-1] == paid


@pytest.mark.scenario(68)
@pytest.mark.rule("SZ-170")
@pytest.mark.rule("SZ-171")
@pytest.mark.rule("SZ-173")
@pytest.mark.rule("SZ-174")
def test_all_public_contracts() -> None:
    laid = lay(
        lords=["contract"],
        bags=["R4 G4"],
        contracts={"corner2": ("C20", 0)},
        round_no=1,
        all_public_contracts="on",
    )
    laid.does("fulfil_contract corner2")
    assert laid.wealth() == [140, 50, 50, 50]
    assert laid.on("corner2") is not None
    for switched in (False, True):
        expires = lay(
            lords=["gems"],
            bags=["Y1"],
            contracts={"corner2": ("C13", 3), "corner1": ("C05", 0)},
            deck="",
            all_public=switched,
            all_public_contracts="on",
        )
        expires.does(END)
        assert expires.wealth() == [50, 30, 50, 50]
    toppled = lay(
        ghosts=["contract"],
        contracts={"corner2": ("C13", 3), "public1": ("C05", 0)},
        all_public_contracts="on",
    )
    toppled.does("lower_contract corner2")
    assert toppled.wealth() == [50, 30, 50, 50]


@pytest.mark.scenario(88)
@pytest.mark.rule("SZ-72")
@pytest.mark.rule("SZ-172")
def test_ghosts_when_all_contracts_are_public_from_the_start() -> None:
    board = {"corner1": ("C10", 1), "corner2": ("C13", 1), "public1": ("C05", 1)}
    for chosen, refusal in (("on", None), ("off", 72)):
        laid = lay(ghosts=["contract"], contracts=board, round_no=1, all_public_contracts=chosen)
        assert laid.refuses("raise_contract corner2") == refusal
        assert laid.refuses("lower_contract corner1") == refusal
    laid = lay(
        ghosts=["contract"], lords=["gems"], bags=["Y1"], contracts=board, all_public_contracts="on"
    )
    laid.does("raise_contract corner2")
    assert laid.on("corner2") == ("C13", 0)


# ---------------------------------------------------------------- other readings


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("hidden", ["off", "on"])
def test_one_gem_each_start(seats: int, hidden: str) -> None:
    left_out = set()
    for seed in range(12):
        laid = new(seats, seed, one_gem_each_start="on", hidden_start_gems=hidden)
        assert [laid.table.gems[seat] for seat in range(seats)] == [1] * seats
        assert laid.bag(laid.table.first_player) == "Y1"
        assert sorted(laid.mines()) == [19] * seats + [20] * (4 - seats)
        left_out.add(tuple(laid.mines()))
    assert len(left_out) == 3


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_start_gems(seats: int) -> None:
    laid = new(seats, 4, hidden_start_gems="on")
    for reader in (*range(seats), SPECTATOR):
        seen = laid.seen_by(reader)
        heard = events(heard_by(laid.tale[0], reader), "draws_gem")
        own = [event for event in heard if event[0] == reader]
        assert len(own) == (laid.table.gems[reader] if reader < seats else 0)
        assert [event for event in heard if event not in own] == (
            [(laid.table.first_player, 0)] if reader != laid.table.first_player else []
        )
        row = seen.array["known"][0][min(reader, 4)]
        assert row.sum() == len(heard)
        assert row[laid.table.first_player, 0] == 1


def test_open_bags() -> None:
    laid = lay(ghosts=["gems"], lords=["gems"], bags=["G1", "Y3 R2"], open_bags="on")
    told = laid.does("steal_two clan2")
    for reader in (0, 1, 2, 3, SPECTATOR):
        assert len(events(heard_by(told, reader), "steals_gem")) == 2
        seen = laid.seen_by(reader)
        assert (seen.array["bag"] == laid.table.array["bag"]).all()
        assert UNKNOWN not in seen.array["known"][0][min(reader, 4)]
    hidden = new(4, 1, hidden_start_gems="on", open_bags="on")
    assert len(events(heard_by(hidden.tale[0], SPECTATOR), "draws_gem")) == 4


def test_one_leader_per_column() -> None:
    laid = new(4, one_leader_per_column="on")
    for action in (*["place_miner red"] * 4, "place_ghost contract"):
        laid.play(0, action)
    assert laid.refuses("place_lord contract", 0) == 38
    assert len(laid.legal(0)) == 10
    two = new(2, one_leader_per_column="on")
    for action in (*["place_miner red"] * 4, *["place_miner blue"] * 4, "place_lord contract"):
        two.play(0, action)
    assert two.refuses("place_ghost contract", 0) == 38
    assert two.refuses("place_lord contract", 0) is None


def test_sequential_steal() -> None:
    laid = lay(
        ghosts=["gems"],
        lords=["gems"],
        bags=["", "Y1", "R2"],
        kept={3: "ban_ghost"},
        sequential_steal="on",
    )
    banned = laid.fork_here()
    assert laid.refuses("steal_two clan2") == 79
    assert laid.refuses("steal_one_each clan2-clan3") == 79
    laid.does("steal_one clan2", "decline")
    assert laid.bag(0) == "Y1"
    assert laid.asked == (0, "steal_another")
    assert laid.refuses("steal_one clan2") == 80
    laid.does("steal_one clan3")
    assert (laid.bag(0), laid.bag(2)) == ("Y1 R1", "R1")
    assert laid.asked == (0, "sell")
    banned.does("steal_one clan2", "ban_ghost")
    assert (banned.bag(0), banned.waiting) == ("", (0,))
    last = lay(ghosts=["gems"], lords=["gems"], bags=["", "Y1"], sequential_steal="on")
    last.does("steal_one clan2")
    assert last.asked == (0, "sell")  # nobody has another gem


def test_symbols_reusable() -> None:
    laid = lay(
        lords=["gems Y"], bags=["Y2"], kept={0: "plus5_minus5 minus3"}, symbols_reusable="on"
    )
    laid.does("choose_lord gems", "use_minus3 red", "use_plus5 clan2")
    assert laid.refuses("use_plus5 clan2") == 134
    laid.does(END)
    assert laid.asked == (0, "buy")  # the -3 rests
    laid.does(END)
    assert sorted(laid.kept(0)) == ["minus3", "plus5_minus5"]
    assert laid.table.round_no == 6
    assert [laid.table.used[0, special] for special in range(3)] == [0, 0, 0]


def test_plus5_with_contract_only() -> None:
    laid = lay(
        lords=["contract gems"],
        bags=["Y4 R4"],
        kept={0: "plus5_minus5"},
        contracts={"corner1": ("C17", 0)},
        plus5_with_contract_only="on",
    )
    laid.does("choose_lord contract")
    assert laid.refuses("use_plus5 clan2") == 124
    laid.does("fulfil_contract corner1")
    assert laid.asked == (0, "plus5")
    laid.does("use_plus5 clan2")
    assert laid.wealth()[:2] == [145, 45]
    assert laid.asked == (0, "plus5")  # the card just gained
    laid.does("decline")
    assert laid.asked == (0, "sell")
    assert laid.refuses("use_plus5 clan2") == 124
    laid.does(END)
    assert laid.table.round_no == 6  # nobody is asked in phase 10


def test_ban_only_if_target() -> None:
    holders = {1: "ban_ghost", 2: "ban_ghost"}
    board = {"corner3": ("C05", 0), "public1": ("C06", 0)}

    def asked(ghost: str, *actions: str) -> list[int]:
        laid = lay(
            ghosts=[ghost],
            miners=["", "Y2", "Y2"],
            lords=["gems"],
            bags=["R2", "G2", "B2"],
            kept=holders,
            contracts=board,
            ban_only_if_target="on",
        )
        laid.does(*actions)
        found = []
        while laid.question(laid.on_turn) == "ban":
            found.append(laid.on_turn)
            laid.does("decline")
        return found

    assert asked("Y", "scare miner2", "no_more") == [1]
    assert asked("Y", "scare miner3", "scare miner2") == [1, 2]
    assert asked("Y", "take_gem yellow") == []
    assert asked("contract", "lower_contract corner3") == [2]
    assert asked("contract", "lower_contract public1") == []
    assert asked("gems", "steal_two clan3") == [2]
    assert asked("gems", "steal_one_each clan2-clan3") == [1, 2]
    exchange = ("give_gem red", "give_gem red", "take_gem blue", "take_gem blue")
    assert asked("gems", *exchange) == []


def test_minus3_personal() -> None:
    laid = lay(
        lords=["B", "gems"],
        bags=["", "B1"],
        wealth=[50],
        prices="B8 R8",
        kept={0: "minus3 minus3", 1: "minus3"},
        minus3_personal="on",
    )
    assert laid.asked == (0, "minus3")
    assert laid.refuses("use_minus3 red") == 131
    told = laid.does("use_minus3 blue")
    assert events(told, "gets_discount") == [(0, 3, 5)]
    assert laid.asked == (0, "minus3")
    laid.does("decline", *["buy_gem blue"] * 6, END)
    assert laid.wealth()[0] == 20
    assert laid.asked == (1, "sell")  # a seller has no use for it
    laid.does("sell_gem blue")
    assert laid.wealth()[1] == 58


def test_immediate_public_switch() -> None:
    for chosen, switched in (("on", 1), ("off", 0)):
        laid = lay(
            lords=["contract", "contract"],
            bags=["R2 G6"],
            contracts={"public1": ("C13", 0), "corner1": ("C05", 0)},
            deck="",
            immediate_public_switch=chosen,
        )
        laid.does("fulfil_contract public1")
        assert laid.table.all_public == switched
    personal = lay(
        lords=["contract", "contract"],
        bags=["R2 G6"],
        contracts={"corner1": ("C13", 0), "corner2": ("C05", 0)},
        deck="",
        immediate_public_switch="on",
    )
    personal.does("fulfil_contract corner1")
    assert personal.table.all_public == 0


def test_endgame_penalties_persist() -> None:
    for chosen, left in (("on", 30), ("off", 50)):
        laid = lay(
            lords=["gems"],
            bags=["Y1"],
            contracts={"corner2": ("C13", 3), "corner1": ("C05", 0)},
            deck="",
            all_public=True,
            endgame_penalties_persist=chosen,
        )
        laid.does(END)
        assert laid.wealth()[1] == left


def test_refill_alternate_2p() -> None:
    laid = lay(
        2,
        lords=["gems"],
        bags=["Y1"],
        deck="C05 C06 C08 C10 C11",
        first=1,
        refill_alternate_2p="on",
    )
    load_dice(laid.table, 0, 0, 0, 0, 0)
    told = laid.does(END)
    assert [space for _, space, _ in events(told, "contract_placed")] == [2, 0, 3, 1, 4]


def test_tie_break_gems() -> None:
    for chosen, ranks in (("on", [3, 1, 2, 3]), ("off", [1, 1, 1, 1])):
        laid = lay(
            lords=["gems"],
            bags=["Y1", "R5", "R2", "G1"],
            deck="",
            contracts={"public1": ("C13", 3)},
            tie_break_gems=chosen,
        )
        laid.does(END)
        assert laid.over
        assert laid.ranks() == ranks


def test_options_and_their_defaults() -> None:
    defaults = {name: option.default for name, option in SILBERZWERG.options.items()}
    on = {name for name, value in defaults.items() if value == "on"}
    assert on == {"forced_ghost_actions", "strict_two_gem_exchange"}
    assert defaults["round_limit"] == "40"
    assert len(defaults) == 22
