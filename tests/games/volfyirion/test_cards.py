"""Each card as it is printed, and played: its points, its Synergy or Remove Ability, its effect."""

from dataclasses import dataclass

import pytest

from tablee.games.volfyirion.actions import WONDERS
from tablee.games.volfyirion.rules.pieces import strength
from tablee.games.volfyirion.table import COPIES, COST, SET, TITLE_NAMES, TITLES, TYPE
from tests.games.volfyirion.laying import BOX, LaidTable, city, lay, title

# name: type colour cost, points C/B/K (a Troop: Defence), copies, ability. As the cards print it.
PRINTED = """
prospector      command grey 0 1/0/0 16
diviner         command grey 0 1/0/3 2
captain         command grey 0 1/3/0 2
qoam_ritual     command purple 1 1/0/0 2 remove: card
hidden_cache    command purple 2 0/0/2 2 P: 0/2/0
celethes_law    command purple 3 2/0/2 2 P: card
feasible_solution command purple 4 1/1/2 2 RP: 2/0/3
strategic_attack command purple 5 1/3/0 2 R: draw1
alchemic_key    command purple 7 2/2/3 1 T: draw1
book_of_wisdom  command purple 8 2/1/5 1 RR: draw2
stab            command red 1 0/2/0 2 remove: draw1
decisive_strike command red 3 0/2/0 2 R: 0/2/0
suicide_mission command red 3 0/2/0 2 remove: building
anuths_trick    command red 4 2/1/0 2 remove: troop
sabotage        command red 5 2/2/0 2 remove: building
flawless_deploy command red 7 2/3/2 1 TP: draw2
endless_tactic  command red 8 2/4/3 1 TP: 0/3/0
barter          command turquoise 1 1/0/0 2 remove: 0/0/3
worthy_trade    command turquoise 2 1/0/1 2 remove: card
telrons_analysis command turquoise 3 2/0/1 2 T: draw1
harness_qoam    command turquoise 4 2/1/1 2 TR: 0/2/2
shrewd_deal     command turquoise 5 2/1/1 2 T: 0/0/2
qoam_vein       command turquoise 7 3/2/2 1 RP: draw2
volfyirions_mark command turquoise 8 3/3/2 1 TP: move
novice          troop grey 3 2 2 remove: 0/0/3
fighter         troop grey 3 2 2 remove: 0/3/0
soldier         troop grey 3 3 2 remove: 0/2/0
scholar         troop purple 4 3 2 remove: 0/0/3
guard           troop grey 4 4 2 remove: 0/3/0
qoam_scout      troop turquoise 4 3 2 remove: 0/0/3
qoamipulator    troop purple 6 5 1 remove: 0/0/5
elite_trooper   troop red 7 6 1 remove: 0/5/0
armored_soldier troop turquoise 6 5 1 remove: 0/5/0
apothecary      building purple 4 1/0/1 1 T: 0/0/1
library         building purple 5 2/0/0 2 TP: draw1
laboratory      building purple 6 1/1/1 1 R: 0/1/0
barracks        building red 4 0/2/0 1 RR: draw1
war_academy     building red 5 0/2/0 2 RP: 0/2/0
headquarters    building red 6 1/2/0 1 TR: 1/0/2
mint            building turquoise 4 1/0/1 1 TT: 2/0/0
black_market    building turquoise 5 2/0/0 2 R: card
bank            building turquoise 6 1/1/0 1 T: draw1
divining_petals wonder none 2 0/1/0 2 remove: 0/0/2
sharp_qoam      wonder none 2 0/1/0 2 remove: 2/0/0
glowing_fungii  wonder none 3 1/1/0 2 remove: card
pure_qoam       wonder none 3 1/0/0 2 remove: 0/0/3
sibilant_crystal wonder none 3 1/0/1 2 remove: 0/2/0
strange_box     wonder none 3 1/0/1 2 remove: 2/0/0
voracious_seed  wonder none 3 0/0/1 2 remove: building
living_knife    wonder none 3 0/1/0 2 remove: troop
void_fluid      wonder none 4 0/2/0 2 remove: building
black_spores    wonder none 4 1/0/1 2 remove: troop
primal_beast    wonder none 4 0/1/1 2 remove: draw1
emerald_horn    wonder none 6 2/0/1 2 remove: move
floating_crystal wonder none 4 1/0/1 2 remove: draw1
mercenary_archer troop grey 2 4 2
mercenary_veteran troop grey 3 5 2
ascension_path  wonder none 3 2/2/0 2
saboteur        command grey 3 1/0/0 2
"""


@dataclass(frozen=True)
class Printed:
    """A card as it is printed."""

    name: str
    kind: str
    colour: str
    cost: int
    points: tuple[int, int, int]
    defence: int
    copies: int
    needs: str  # colours of a Synergy; "remove"; or nothing
    bonus: str

    @property
    def place(self) -> str:
        """Where a test puts it."""
        return "tylaris"


def amounts(text: str) -> tuple[int, int, int]:
    command, battle, knowledge = map(int, text.split("/"))
    return command, battle, knowledge


def read(line: str) -> Printed:
    words = line.split()
    name, kind, colour, cost, value, copies = words[:6]
    troop = kind == "troop"
    needs, bonus = (words[6].rstrip(":"), words[7]) if len(words) > 6 else ("", "")
    return Printed(
        name,
        kind,
        colour,
        int(cost),
        (0, 0, 0) if troop else amounts(value),
        int(value) if troop else 0,
        int(copies),
        needs,
        bonus,
    )


CARDS = [read(line) for line in PRINTED.strip().splitlines()]
every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
MODULES = {"mercenaries": "on", "ascension_path": "on", "saboteurs": "on"}
# Cards of each colour to serve a Synergy, none of which draws.
SERVING = {
    "T": ["barter", "worthy_trade"],
    "R": ["stab", "sabotage"],
    "P": ["qoam_ritual", "hidden_cache"],
}


def test_all_cards_of_the_box_are_here() -> None:
    assert [card.name for card in CARDS] == list(TITLE_NAMES[: len(CARDS)])


@every_card
@pytest.mark.rule("VO-20", "VO-22", "VO-27")
def test_a_card_is_as_printed(card: Printed) -> None:
    row = [BOX.card[title(card.name), column] for column in range(20)]
    assert row[TYPE] == ["command", "troop", "building", "wonder"].index(card.kind)
    assert (row[COST], row[COPIES]) == (card.cost, card.copies)
    colours = ["grey", "turquoise", "red", "purple"]
    assert row[1] == (0 if card.colour == "none" else colours.index(card.colour))


@every_card
@pytest.mark.rule("VO-55", "VO-65", "VO-22")
def test_a_card_is_played(card: Printed) -> None:
    laid = lay(hand=card.name, **MODULES)  # type: ignore[arg-type]
    laid.does(f"play {card.name}")
    if card.kind in ("troop", "building"):
        laid.does("place vahylea")
        held = laid.troop if card.kind == "troop" else laid.building
        assert held("vahylea") == card.name
        assert strength(laid.table, BOX, city("vahylea")) == 9 + card.defence
    else:
        assert laid.pile("played") == {card.name: 1}
    assert laid.points() == card.points
    assert laid.pile("hand") == {}


def in_play(card: Printed, others: str) -> LaidTable:
    """The card lies in play with these others; enemy Cities hold a Guard and a Mint."""
    played = others + (f" {card.name}" if card.kind in ("command", "wonder") else "")
    cities = {"kyr": "guard", "yrdesh": "mint"}
    if card.name == "guard":
        cities["kyr"] = "soldier"
    if card.name == "mint":
        cities["yrdesh"] = "bank"
    if card.kind in ("troop", "building"):
        cities["tylaris"] = card.name
    return lay(
        played=played.strip(),
        cities=cities,
        points=(0, 0, 0),
        deck="prospector*4",
        discard="captain",
    )


def used(laid: LaidTable, card: Printed) -> None:
    kinds = {"troop": "use_troop tylaris", "building": "use_building tylaris"}
    laid.does(kinds.get(card.kind, f"use {card.name}"))


@pytest.mark.parametrize("card", [c for c in CARDS if c.needs], ids=lambda card: card.name)
@pytest.mark.rule("VO-136", "VO-141", "VO-146", "VO-147", "VO-153", "VO-154", "VO-156")
@pytest.mark.rule("VO-157", "VO-158", "VO-160")
def test_a_card_is_used(card: Printed) -> None:
    if card.needs == "remove":
        laid = in_play(card, "")
    else:
        serving = [
            SERVING[symbol][card.needs[:i].count(symbol)] for i, symbol in enumerate(card.needs)
        ]
        serving = [name if name != card.name else "book_of_wisdom" for name in serving]
        if card.name == "hidden_cache":
            serving = ["qoam_ritual"]
        for missing in range(len(serving)):
            short = in_play(card, " ".join(serving[:missing] + serving[missing + 1 :]))
            kinds = {"building": "use_building tylaris"}
            assert short.refuses(kinds.get(card.kind, f"use {card.name}")) in (141, 143, 144)
        laid = in_play(card, " ".join(serving))
    used(laid, card)
    assert (card.name in laid.removed()) == (card.needs == "remove")
    check_bonus(laid, card)


def check_bonus(laid: LaidTable, card: Printed) -> None:
    """What the ability brings, and where a choice is offered, that it is."""
    removed = card.needs == "remove"
    if card.bonus.startswith("draw"):
        if removed:
            laid.does("take_bonus")
        assert laid.table.hand_size[0] == int(card.bonus[-1])
    elif card.bonus == "card":
        laid.does("thin_discard captain")
        assert laid.removed()["captain"] == 1
    elif card.bonus == "troop":
        laid.does("remove_troop kyr")
        assert laid.troop("kyr") == "-"
    elif card.bonus == "building":
        laid.does("remove_building yrdesh")
        assert laid.building("yrdesh") == "-"
    elif card.bonus == "move":
        laid.does("send_dragon akao_uket")
        assert laid.dragon() == "akao_uket"
        assert laid.refuses("leave_dragon") == 47
    else:
        assert laid.points() == amounts(card.bonus)
        return
    assert laid.points() == (0, 0, 0)


@pytest.mark.rule("VO-4")
def test_every_title_that_can_be_bought_can_be_in_the_row() -> None:
    for n in range(TITLES):
        if n not in WONDERS and BOX.card[n, SET] == 1:
            laid = lay(row=f"{TITLE_NAMES[n]} - - - -", points=(8, 0, 0))
            laid.does("buy 1")
            assert laid.pile("discard") == {TITLE_NAMES[n]: 1}
            assert laid.points() == (8 - BOX.card[n, COST], 0, 0)
