"""What a seat can do in *Nid de vouivres*, what it can be asked, and what can happen."""

from __future__ import annotations

from tablee.engine.actions import Actions
from tablee.games.vouivres.table import ONE_GEM, OTHER_GEM, PAIRS, ROOMS

GEM_NAMES = ("gold", "ruby", "sapphire", "pearl")
ROOM_NAMES = [str(room + 1) for room in range(ROOMS)]
PAIR_NAMES = [f"{GEM_NAMES[ONE_GEM[pair]]}-{GEM_NAMES[OTHER_GEM[pair]]}" for pair in range(PAIRS)]
# The sets of one's three cards, by their bits.
SET_NAMES = ["1", "2", "1-2", "3", "1-3", "2-3", "1-2-3"]

ACTIONS = Actions(
    go={"room": ROOM_NAMES, "gems": PAIR_NAMES},
    leave={},
    place_wyvern={"room": ROOM_NAMES},
    summon={"room": ROOM_NAMES},
    keep_fragment={},
    validate={"objectives": SET_NAMES},
    recall={},
    ward_off={},
    take_attack={},
)

GO = ACTIONS.first("go")
LEAVE = ACTIONS.first("leave")
PLACE_WYVERN = ACTIONS.first("place_wyvern")
SUMMON = ACTIONS.first("summon")
KEEP_FRAGMENT = ACTIONS.first("keep_fragment")
VALIDATE = ACTIONS.first("validate")
RECALL_PAWN = ACTIONS.first("recall")
WARD_OFF = ACTIONS.first("ward_off")
TAKE_ATTACK = ACTIONS.first("take_attack")

# What a seat can be asked, and the actions that may answer: the first, one past
# the last, and one that stands apart from them, if any.
NO_OTHER = -1
QUESTIONS = {
    "choose": (GO, LEAVE, LEAVE),
    "place_wyvern": (PLACE_WYVERN, SUMMON, NO_OTHER),
    "offer": (SUMMON, KEEP_FRAGMENT, KEEP_FRAGMENT),
    "declare": (VALIDATE, RECALL_PAWN, RECALL_PAWN),
    "defend": (WARD_OFF, ACTIONS.size, NO_OTHER),
}
CHOOSE, PLACE, OFFER, DECLARE, DEFEND = range(5)
SPANS = tuple(QUESTIONS.values())

# What can happen, with what the numbers of its row mean. The seat is the one whom it happens to;
# of `pillages` the one who placed that wyvern, of `wyverns_leave` the next holder.
EVENTS = {
    "dealt_objective": ("objective",),
    "starts_in": ("room",),
    "first_holder": (),
    "round_begins": ("round",),
    "deck_shuffled": (),
    "cards_turned": ("card", "other_card"),
    "room_filled": ("room", "gem", "amount"),
    "supply_short": ("gem", "missing"),
    "commits": (),
    "places_wyvern": ("room",),
    "keeps_fragment": (),
    "summons": ("room",),
    "goes": ("room", "gems"),
    "leaves": (),
    "stays": (),
    "declares": ("objectives",),
    "left_in_vain": (),
    "recalled": (),
    "wards_off": ("room",),
    "attacked": ("room",),
    "chest_die": ("gem", "die", "lost"),
    "gains_fragment": ("fragments",),
    "pillages": ("room",),
    "room_die": ("gem", "die", "lost"),
    "wyverns_leave": (),
    "gathers": ("gem", "amount"),
    "too_few_to_share": ("room", "gem"),
    "validates": ("objective",),
    "banks": ("gem", "amount"),
    "finishes": (),
    "announces": (),
    "limit_reached": ("round",),
}
(
    DEALT_OBJECTIVE,
    STARTS_IN,
    FIRST_HOLDER,
    ROUND_BEGINS,
    DECK_SHUFFLED,
    CARDS_TURNED,
    ROOM_FILLED,
    SUPPLY_SHORT,
    COMMITS,
    PLACES_WYVERN,
    KEEPS_FRAGMENT,
    SUMMONS,
    GOES,
    LEAVES,
    STAYS,
    DECLARES,
    LEFT_IN_VAIN,
    RECALLED,
    WARDS_OFF,
    ATTACKED_BY_WYVERN,
    CHEST_DIE,
    GAINS_FRAGMENT,
    PILLAGES,
    ROOM_DIE,
    WYVERNS_LEAVE,
    GATHERS,
    TOO_FEW_TO_SHARE,
    VALIDATES,
    BANKS,
    FINISHES,
    ANNOUNCES,
    LIMIT_REACHED,
) = range(32)
