"""What need not happen in a few thousand quick games, and why: what cannot be, and what takes more
turns, points or chance than those games have. Each rule has its test all the same, and each card
is played in one."""

from tablee.games.volfyirion.actions import ROWS
from tablee.games.volfyirion.table import (
    ABILITY,
    BASE,
    BUILDING,
    CITY_NAMES,
    COMMAND_CARD,
    COST,
    GAIN_BATTLE,
    HALF,
    MOVE_DRAGON,
    NO_ABILITY,
    REMOVAL,
    SET,
    STARTERS,
    STRONGHOLD,
    TAKE_OVER,
    TITLE_NAMES,
    TRAIT,
    TROOP,
    TYPE,
    WONDER,
)
from tablee.games.volfyirion.table import EFFECT as HAS_EFFECT
from tablee.games.volfyirion.table import SABOTEUR as IS_SABOTEUR
from tablee.games.volfyirion.table import SELLSWORD as IS_SELLSWORD

CARDS = dict(zip(TITLE_NAMES, ROWS, strict=True))


def cards(*types: int) -> set[str]:
    """All of these types."""
    return {name for name, row in CARDS.items() if row[TYPE] in types}


TROOPS, BUILDINGS, WONDERS = cards(TROOP), cards(BUILDING), cards(WONDER)
PLAYABLE = cards(COMMAND_CARD, TROOP, BUILDING, WONDER)
TO_AREA = cards(COMMAND_CARD, WONDER)
REMOVABLE = {name for name in PLAYABLE if CARDS[name][TRAIT] != IS_SABOTEUR}
STARTING = {name for name, row in CARDS.items() if row[SET] == STARTERS}
ASSETS = cards(COMMAND_CARD, TROOP, BUILDING) - STARTING
IN_ROW = {*ASSETS, TITLE_NAMES[HALF]}
PATHS = {name for name in WONDERS if CARDS[name][TAKE_OVER]}
# Modules go with the duel alone; and some modes take cards out that move the dragon.
ALWAYS = {name for name, row in CARDS.items() if row[SET] == BASE}
WITHOUT_DRAGON = {name for name in ALWAYS & ASSETS if CARDS[name][HAS_EFFECT] != MOVE_DRAGON}
WITH_ABILITY = {name for name in PLAYABLE if CARDS[name][ABILITY] != NO_ABILITY}
REMOVED_FOR = {name for name in WITH_ABILITY if CARDS[name][ABILITY] == REMOVAL}
FALLEN = {name for name in TROOPS & REMOVED_FOR if CARDS[name][GAIN_BATTLE]}

# Whom or what an event or an action can name, among all the cards.
NAMES_CARD = {
    r"event fills_lair, card:|event loses_wonder, card:|event gets_wonder, card:": WONDERS,
    r"event takes_wonder, card:|event takes_unseen_wonder, card:": WONDERS,
    r"event turns_down_wonder, card:": {name for name in WONDERS if CARDS[name][COST] > 3},
    r"event seals, card:|event unseals, card:|event collides, card:": WONDERS - PATHS,
    r"event takes_over, card:": PATHS,
    r"event (reveals_in_grid|keeps_in_grid|dispels|holds), card:": WONDERS & ALWAYS,
    r"event dragon_seals, card:": WONDERS & ALWAYS,
    r"event (fills_row|swaps|replaces), card:": IN_ROW,
    r"event (buys|buys_top), card:": ASSETS,
    r"event (seals_row|unseals_row), card:": ASSETS & ALWAYS,
    r"event (puts_aside|reveals_rage), card:": WITHOUT_DRAGON,
    r"event rage_begins_with, card:": WITHOUT_DRAGON & TO_AREA,
    r"event sends_saboteur, card:": PLAYABLE - REMOVABLE,
    r"event (places|replaces_in_city), card:": TROOPS | BUILDINGS,
    r"event (redeploys|loses_troop), card:": TROOPS,
    r"event loses_building, card:": BUILDINGS,
    r"event troop_goes_back, card:": {n for n in TROOPS if CARDS[n][TRAIT] == IS_SELLSWORD},
    r"event calls_back, card:|actions: call_back": FALLEN,
    r"event uses, card:": WITH_ABILITY - REMOVED_FOR,
    r"event removes_for, card:": REMOVED_FOR,
    r"event plays, card:": TO_AREA,
    r"actions: use": WITH_ABILITY & TO_AREA,
    r"event (draws_card|buries|steals), card:|actions: (play|bury)": PLAYABLE,
    r"event (thins_hand|thins_discard|erases), card:": REMOVABLE,
    r"actions: (thin_hand|thin_discard|erase)": REMOVABLE,
    r"event thins_played, card:|actions: thin_played": REMOVABLE & TO_AREA,
}
NO_CARD = [
    f"(?:{naming}) (?:{'|'.join(sorted(set(TITLE_NAMES) - possible))})"
    for naming, possible in NAMES_CARD.items()
]

# The Cities by name: three of each player, Strongholds, and the Lair, which has no slots.
STRONGHOLDS = "|".join(CITY_NAMES[STRONGHOLD:])
FIRST_THREE = "|".join(CITY_NAMES[:3])
HELD_IN = r"places|replaces_in_city|redeploys|loses_troop|loses_building"
SLOTTED = r"place|redeploy|use_troop|use_building|remove_troop|remove_building|rebuild"
SECOND_SLOT = r"use_other_troop|use_other_building|redeploy_other|remove_other_\w+"

CANNOT_BE = (
    *NO_CARD,
    rf"event ({HELD_IN}), city: lair_\d",  # VO-107
    rf"actions: ({SLOTTED}|{SECOND_SLOT}) lair_\d",
    rf"actions: ({SECOND_SLOT}) (?!{STRONGHOLDS}).*",  # VO-405: two slots
    r"actions: (use|remove)_(other_)?building middle_\d",  # VO-405: no Buildings there
    r"event loses_building, city: middle_\d",
    rf"actions: rebuild ({STRONGHOLDS})|event rebuilds, city: (lair_\d|{STRONGHOLDS})",
    rf"event loses_city_for_good, city: ({STRONGHOLDS})",  # VO-232: by option, in the duel
    rf"event (troop_goes_back|calls_back), city: (lair_\d|{STRONGHOLDS})",
    rf"event (baits|reveals_mirage|reveals_shift|reveals_second_chance), city: ({STRONGHOLDS})",
    rf"event (dragon_flies|steps|city_holds_out), city: (lair_\d|{STRONGHOLDS})",
    rf"event dragon_strikes, city: (?!{FIRST_THREE}).*",  # Solo
    rf"actions: (lose_troop|lose_building) (?!{FIRST_THREE}).*",
    rf"event makes_pair, city: (?!{STRONGHOLDS}).*",
    r"actions: choose_wonder player\d ascension_path",  # VO-190
    r"actions: thin_sealed ascension_path",
)

# Volfyirion isn't defeated, so that nobody has its Lair; no team sends it; the dearest cards are
# hardly ever bought, and so not removed either; a Grid has few Wonders.
DEAR_ONES = (
    r"kinds of action: (defeat|take_lair|leave_lair|give_wonder)",
    r"actions: (defeat|take_lair|leave_lair|give_wonder .*)",
    r"(kinds of action|actions): (send_to_lair|send_from_lair|send_far)",
    rf"actions: (attack|send_dragon) (lair_\d|{STRONGHOLDS})",
    rf"actions: rebuild .*|event rebuilds, city: ({'|'.join(CITY_NAMES[:STRONGHOLD])})",
    r"questions: (take_lair|share_wonder)",
    r"events: (defeats_dragon|gets_wonder|takes_lair|leaves_lair|lairs_leave|repels_dragon)",
    r"events: (loses_city_for_good|troop_goes_back)",
    r"event (gets_wonder|troop_goes_back), .*|event loses_city_for_good, .*",
    rf"event (attacks|loses_city|sends_dragon|dragon_burns), city: (lair_\d|{STRONGHOLDS})",
    r"event baits, city: .*",
    r"event (replaces_in_city|loses_troop), card: (qoamipulator|elite_trooper)",
    r"event replaces_in_city, city: middle_\d",
    r"event (thins_hand|thins_discard|thins_played|buys_top|seals_row|unseals_row), card: .*",
    r"actions: (thin_hand|thin_discard|thin_played|thin_sealed) .*",
    r"event (takes_unseen_wonder|seals|unseals|collides|loses_wonder|dragon_seals), card: .*",
    r"actions: choose_wonder player\d (emerald_horn|volfyirion_bait|void_fluid)",
    r"event reveals_in_grid, cell: (left|right)_([5-9]|1\d)",
    r"actions: (dispel|hold) (left|right)_([5-9]|1\d)",
    r"refusals: VO-(48|109|159|170|232|417|418|422)",
)
# One Ploy of six that waits for an attack or the dragon; one card of 130, and only by option; both
# slots of a Stronghold full; the deck run out in Solo.
CHANCE_IS_SMALL = (
    r"kinds of action: (call_back|let_go|bury|erase|erase_nothing|push_out_first|push_out_second)",
    r"actions: (call_back .*|let_go|bury .*|erase .*|erase_nothing|push_out_first|push_out_second)",
    r"actions: (play|use) death_eraser|event (plays|uses), card: death_eraser",
    r"actions: (use_other_troop|redeploy_other|remove_other_\w+) .*",
    r"actions: (lose_troop|lose_building) .*",
    r"questions: (second_chance|bury|erase|choose_slot)",
    r"events: (reveals_mirage|reveals_shift|reveals_second_chance|calls_back|lets_go)",
    r"events: (buries|erases|steals|dragon_wakes)",
    r"event (reveals_mirage|reveals_shift|reveals_second_chance|calls_back), .*",
    r"event (buries|erases|steals), card: .*",
    r"refusals: VO-219",
)

UNSEEN = (*CANNOT_BE, *DEAR_ONES, *CHANCE_IS_SMALL)
