"""What a seat can do in *Silberzwerg*, what it can be asked, and what can happen."""

from __future__ import annotations

from itertools import combinations

from tablee.engine.actions import Actions
from tablee.games.silberzwerg.table import MOST_SEATS

GEM_NAMES = ["yellow", "red", "green", "blue"]
COLUMN_NAMES = [*GEM_NAMES, "contract", "gems"]
CLANS = range(1, MOST_SEATS + 1)
CLAN_NAMES = [f"clan{clan}" for clan in CLANS]
PAIRS = tuple(combinations(range(MOST_SEATS), 2))
PAIR_NAMES = [f"clan{one + 1}-clan{other + 1}" for one, other in PAIRS]
SLOT_NAMES = [*(f"corner{clan}" for clan in CLANS), "public1", "public2"]
# The dwarves of a clan that can be scared away from a mine, clan by clan.
A_MINER, A_LORD, A_GHOST = range(3)
SORTS = 3
DWARF_NAMES = [f"{sort}{clan}" for clan in CLANS for sort in ("miner", "lord", "ghost")]

ACTIONS = Actions(
    place_miner={"mine": GEM_NAMES},
    place_ghost={"column": COLUMN_NAMES},
    place_lord={"column": COLUMN_NAMES},
    ready={},
    choose_ghost={"column": COLUMN_NAMES},
    choose_lord={"column": COLUMN_NAMES},
    no_more={},
    scare={"dwarf": DWARF_NAMES},
    take_gem={"gem": GEM_NAMES},
    raise_contract={"slot": SLOT_NAMES},
    lower_contract={"slot": SLOT_NAMES},
    give_gem={"gem": GEM_NAMES},
    steal_two={"clan": CLAN_NAMES},
    steal_one_each={"clans": PAIR_NAMES},
    steal_one={"clan": CLAN_NAMES},
    buy_gem={"gem": GEM_NAMES},
    fulfil_contract={"slot": SLOT_NAMES},
    sell_gem={"gem": GEM_NAMES},
    # "pass" for a ghost, "done" for a lord that has bought or sold
    end_action={},
    use_plus5={"clan": CLAN_NAMES},
    ban_ghost={},
    decline={},
    use_minus3={"gem": GEM_NAMES},
    return_gem={"gem": GEM_NAMES},
)

PLACE_MINER = ACTIONS.first("place_miner")
PLACE_GHOST = ACTIONS.first("place_ghost")
PLACE_LORD = ACTIONS.first("place_lord")
READY = ACTIONS.first("ready")
CHOOSE_GHOST = ACTIONS.first("choose_ghost")
CHOOSE_LORD = ACTIONS.first("choose_lord")
NO_MORE = ACTIONS.first("no_more")
SCARE = ACTIONS.first("scare")
TAKE_GEM = ACTIONS.first("take_gem")
RAISE_CONTRACT = ACTIONS.first("raise_contract")
LOWER_CONTRACT = ACTIONS.first("lower_contract")
GIVE_GEM = ACTIONS.first("give_gem")
STEAL_TWO = ACTIONS.first("steal_two")
STEAL_ONE_EACH = ACTIONS.first("steal_one_each")
STEAL_ONE = ACTIONS.first("steal_one")
BUY_GEM = ACTIONS.first("buy_gem")
FULFIL_CONTRACT = ACTIONS.first("fulfil_contract")
SELL_GEM = ACTIONS.first("sell_gem")
END_ACTION = ACTIONS.first("end_action")
USE_PLUS5 = ACTIONS.first("use_plus5")
BAN_GHOST = ACTIONS.first("ban_ghost")
DECLINE = ACTIONS.first("decline")
USE_MINUS3 = ACTIONS.first("use_minus3")
RETURN_GEM = ACTIONS.first("return_gem")

# What a seat can be asked, and the actions that may answer: the first, one past
# the last, and one that stands apart from them, if any. Before an action of one's own ghost or
# lord a +5/-5 card may be used as well: that is up to `span`.
NO_OTHER = -1
QUESTIONS = {
    "place_miner": (PLACE_MINER, PLACE_GHOST, NO_OTHER),
    "place_leader": (PLACE_GHOST, READY, NO_OTHER),
    "ready": (READY, CHOOSE_GHOST, NO_OTHER),
    "which_ghost": (CHOOSE_GHOST, CHOOSE_LORD, NO_OTHER),
    "mine_ghost": (SCARE, RAISE_CONTRACT, END_ACTION),
    "scare_another": (NO_MORE, TAKE_GEM, NO_OTHER),
    "contract_ghost": (RAISE_CONTRACT, GIVE_GEM, END_ACTION),
    "gems_ghost": (GIVE_GEM, BUY_GEM, END_ACTION),
    "give_another": (GIVE_GEM, STEAL_TWO, NO_MORE),
    "take_in_exchange": (TAKE_GEM, RAISE_CONTRACT, NO_OTHER),
    "steal_another": (STEAL_ONE, BUY_GEM, NO_OTHER),
    "ban": (BAN_GHOST, USE_MINUS3, NO_OTHER),
    "which_lord": (CHOOSE_LORD, NO_MORE, NO_OTHER),
    "minus3": (DECLINE, RETURN_GEM, NO_OTHER),
    "buy": (BUY_GEM, FULFIL_CONTRACT, END_ACTION),
    "fulfil": (FULFIL_CONTRACT, SELL_GEM, END_ACTION),
    "sell": (SELL_GEM, USE_PLUS5, NO_OTHER),
    "plus5": (USE_PLUS5, BAN_GHOST, DECLINE),
    "give_back": (RETURN_GEM, ACTIONS.size, NO_OTHER),
}
(
    ASK_MINER,
    ASK_LEADER,
    ASK_READY,
    ASK_WHICH_GHOST,
    ASK_MINE_GHOST,
    ASK_SCARE_ANOTHER,
    ASK_CONTRACT_GHOST,
    ASK_GEMS_GHOST,
    ASK_GIVE_ANOTHER,
    ASK_TAKE,
    ASK_STEAL_ANOTHER,
    ASK_BAN,
    ASK_WHICH_LORD,
    ASK_MINUS3,
    ASK_BUY,
    ASK_FULFIL,
    ASK_SELL,
    ASK_PLUS5,
    ASK_GIVE_BACK,
) = range(19)
SPANS = tuple(QUESTIONS.values())

# What can happen, with what the numbers of its row mean. `card` is 0..33 (C01..C34), `symbol` 0..5
# in the order of table.py; `amount`, `price`, `thalers`, `miners`, `phase`, `round_no` are numbers.
EVENTS = {
    "draws_first": (),
    "draws_gem": ("gem",),  # at the start; told to all, or by option to the drawer alone
    "is_first_player": (),
    "contract_placed": ("slot", "card"),  # seat: its owner, or nobody (-1) for a public one
    "round_begins": ("round_no",),
    "phase_begins": ("phase",),
    "places_miner": ("mine",),  # these three to the placer alone
    "places_ghost": ("column",),
    "places_lord": ("column",),
    "is_ready": (),
    "reveals_miners": ("mine", "amount"),
    "reveals_ghost": ("column",),
    "reveals_lord": ("column",),
    "price_set": ("mine", "price", "miners"),
    # Declarations are told only where someone can ban the ghost; then it happens, or not.
    "would_scare": ("dwarf", "mine"),
    "would_take": ("mine",),
    "would_raise": ("slot",),
    "would_lower": ("slot",),
    "would_give": ("gem",),
    "would_get": ("gem",),
    "would_steal": ("clan", "amount"),
    "bans": (),
    "ghost_passes": ("column",),
    "scares": ("dwarf", "mine"),
    "takes_gem": ("mine",),
    "raises": ("slot", "card", "thalers"),  # thalers: its new value
    "lowers": ("slot", "card", "thalers"),
    "topples": ("slot", "card"),
    "gives_gem": ("gem",),
    "gets_gem": ("gem",),
    "steals": ("clan", "amount"),
    "steals_gem": ("clan", "gem"),  # to thief and victim only
    "extracts": ("mine", "amount"),
    "digs_in_vain": ("mine", "amount"),
    "uses_minus3": ("mine", "price"),
    "gets_discount": ("mine", "price"),  # by option, for one purchase alone
    "buys": ("mine", "amount", "thalers"),
    "fulfils": ("slot", "card", "thalers"),
    "keeps_contract": ("symbol",),
    "tool_bonus": ("symbol", "thalers"),
    "sells": ("gem", "amount", "thalers"),
    "lord_passes": ("column",),
    "uses_plus5": ("clan", "amount"),  # amount: what the victim lost
    "devalued": ("amount",),  # how many contracts
    "expires": ("slot", "card"),
    "pays_penalty": ("thalers",),
    "all_become_public": (),
    "returns_gem": ("gem",),
    "reaches_goal": ("thalers",),
    "contracts_run_out": (),
    "last_round_ends": ("round_no",),
}
(
    DRAWS_FIRST,
    DRAWS_GEM,
    IS_FIRST_PLAYER,
    CONTRACT_PLACED,
    ROUND_BEGINS,
    PHASE_BEGINS,
    PLACES_MINER,
    PLACES_GHOST,
    PLACES_LORD,
    IS_READY,
    REVEALS_MINERS,
    REVEALS_GHOST,
    REVEALS_LORD,
    PRICE_SET,
    WOULD_SCARE,
    WOULD_TAKE,
    WOULD_RAISE,
    WOULD_LOWER,
    WOULD_GIVE,
    WOULD_GET,
    WOULD_STEAL,
    BANS,
    GHOST_PASSES,
    SCARES,
    TAKES_GEM,
    RAISES,
    LOWERS,
    TOPPLES,
    GIVES_GEM,
    GETS_GEM,
    STEALS,
    STEALS_GEM,
    EXTRACTS,
    DIGS_IN_VAIN,
    USES_MINUS3,
    GETS_DISCOUNT,
    BUYS,
    FULFILS,
    KEEPS_CONTRACT,
    TOOL_BONUS,
    SELLS,
    LORD_PASSES,
    USES_PLUS5,
    DEVALUED,
    EXPIRES,
    PAYS_PENALTY,
    ALL_BECOME_PUBLIC,
    RETURNS_GEM,
    REACHES_GOAL,
    CONTRACTS_RUN_OUT,
    LAST_ROUND_ENDS,
) = range(51)
