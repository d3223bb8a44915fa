"""What a seat can do in *Volfyirion*, what it can be asked, and what can happen."""

from __future__ import annotations

from itertools import combinations

from tablee.engine.actions import Actions
from tablee.games.volfyirion.table import (
    CELLS,
    CITY_NAMES,
    DATA,
    LAIR_SLOTS,
    MOST_SEATS,
    SPACES,
    TITLE_NAMES,
    TITLES,
    TROOP,
    TYPE,
    WONDER,
)

ROWS = DATA["box"]["card"]["value"]
# Titles of one type, by their numbers among all titles.
WONDERS = tuple(title for title in range(TITLES) if ROWS[title][TYPE] == WONDER)
TROOPS = tuple(title for title in range(TITLES) if ROWS[title][TYPE] == TROOP)

CARD = {"card": TITLE_NAMES}
WONDER_NAMES = [TITLE_NAMES[title] for title in WONDERS]
TROOP_NAMES = [TITLE_NAMES[title] for title in TROOPS]
CITY = {"city": CITY_NAMES}
SPACE = {"space": [str(space + 1) for space in range(SPACES)]}
CELL_NAMES = [f"{'left' if cell % 2 == 0 else 'right'}_{cell // 2 + 1}" for cell in range(CELLS)]
CELL = {"cell": CELL_NAMES}
SEAT_NAMES = [f"player{seat + 1}" for seat in range(MOST_SEATS)]
SIX_CITIES = [CITY_NAMES[city] for city in (0, 1, 2, 4, 5, 6)]
PAIRS = tuple(combinations(range(6), 2))  # of the six Cities of a team
PAIR = {"pair": [f"{SIX_CITIES[one]}-{SIX_CITIES[other]}" for one, other in PAIRS]}

ACTIONS = Actions(
    # Solo
    put_aside_for_battle={},
    put_aside_for_knowledge={},
    fight={},
    tame={},
    # Co-op
    dispel=CELL,
    hold=CELL,
    step_on={},
    step_back={},
    weed={},
    fight_together={},
    tame_together={},
    fight_alone={},
    tame_alone={},
    # Every mode
    play=CARD,
    use=CARD,
    use_troop=CITY,
    use_building=CITY,
    buy=SPACE,
    replace=SPACE,
    redeploy=CITY,
    swap=SPACE,
    hand_over={},
    end_turn={},
    # Not in co-op
    take_wonder={"slot": [str(slot + 1) for slot in range(LAIR_SLOTS)]},
    unseal={},
    # Against others
    seal={},
    attack=CITY,
    move_dragon={},
    defeat={},
    swap_all={},
    rebuild=CITY,
    # Modules
    buy_top={},
    take_unseen_wonder={},
    collider={},
    take_over={},
    # Team
    use_other_troop=CITY,
    use_other_building=CITY,
    redeploy_other=CITY,
    seal_row=SPACE,
    unseal_row=SPACE,
    send_to_lair={},
    send_from_lair={},
    send_far={},
    # Answers to what is asked apart
    keep_hand={},
    redraw={},
    place=CITY,
    push_out_first={},
    push_out_second={},
    thin_hand=CARD,
    thin_discard=CARD,
    thin_played=CARD,
    thin_sealed={"wonder": WONDER_NAMES},
    thin_nothing={},
    remove_troop=CITY,
    remove_other_troop=CITY,
    spare_troop={},
    remove_building=CITY,
    remove_other_building=CITY,
    spare_building={},
    send_dragon=CITY,
    leave_dragon={},
    take_bonus={},
    decline_bonus={},
    choose_wonder={"owner": SEAT_NAMES, "wonder": WONDER_NAMES},
    call_back={"troop": TROOP_NAMES},
    let_go={},
    take_lair={},
    leave_lair={},
    lose_troop=CITY,
    lose_building=CITY,
    let_thin={"owner": SEAT_NAMES},
    give_wonder={"owner": SEAT_NAMES},
    pair_middle=PAIR,
    pair_left=PAIR,
    bury=CARD,
    erase=CARD,
    erase_nothing={},
)

PUT_ASIDE_FOR_BATTLE = ACTIONS.first("put_aside_for_battle")
PUT_ASIDE_FOR_KNOWLEDGE = ACTIONS.first("put_aside_for_knowledge")
FIGHT = ACTIONS.first("fight")
TAME = ACTIONS.first("tame")
DISPEL = ACTIONS.first("dispel")
HOLD = ACTIONS.first("hold")
STEP_ON = ACTIONS.first("step_on")
STEP_BACK = ACTIONS.first("step_back")
WEED = ACTIONS.first("weed")
FIGHT_TOGETHER = ACTIONS.first("fight_together")
TAME_TOGETHER = ACTIONS.first("tame_together")
FIGHT_ALONE = ACTIONS.first("fight_alone")
TAME_ALONE = ACTIONS.first("tame_alone")
PLAY = ACTIONS.first("play")
USE = ACTIONS.first("use")
USE_TROOP = ACTIONS.first("use_troop")
USE_BUILDING = ACTIONS.first("use_building")
BUY = ACTIONS.first("buy")
REPLACE = ACTIONS.first("replace")
REDEPLOY = ACTIONS.first("redeploy")
SWAP = ACTIONS.first("swap")
HAND_OVER = ACTIONS.first("hand_over")
END_TURN = ACTIONS.first("end_turn")
TAKE_WONDER = ACTIONS.first("take_wonder")
UNSEAL = ACTIONS.first("unseal")
SEAL = ACTIONS.first("seal")
ATTACK = ACTIONS.first("attack")
MOVE_DRAGON = ACTIONS.first("move_dragon")
DEFEAT = ACTIONS.first("defeat")
SWAP_ALL = ACTIONS.first("swap_all")
REBUILD = ACTIONS.first("rebuild")
BUY_TOP = ACTIONS.first("buy_top")
TAKE_UNSEEN_WONDER = ACTIONS.first("take_unseen_wonder")
COLLIDER = ACTIONS.first("collider")
TAKE_OVER = ACTIONS.first("take_over")
USE_OTHER_TROOP = ACTIONS.first("use_other_troop")
USE_OTHER_BUILDING = ACTIONS.first("use_other_building")
REDEPLOY_OTHER = ACTIONS.first("redeploy_other")
SEAL_ROW = ACTIONS.first("seal_row")
UNSEAL_ROW = ACTIONS.first("unseal_row")
SEND_TO_LAIR = ACTIONS.first("send_to_lair")
SEND_FROM_LAIR = ACTIONS.first("send_from_lair")
SEND_FAR = ACTIONS.first("send_far")
KEEP_HAND = ACTIONS.first("keep_hand")
REDRAW = ACTIONS.first("redraw")
PLACE = ACTIONS.first("place")
PUSH_OUT_FIRST = ACTIONS.first("push_out_first")
PUSH_OUT_SECOND = ACTIONS.first("push_out_second")
THIN_HAND = ACTIONS.first("thin_hand")
THIN_DISCARD = ACTIONS.first("thin_discard")
THIN_PLAYED = ACTIONS.first("thin_played")
THIN_SEALED = ACTIONS.first("thin_sealed")
THIN_NOTHING = ACTIONS.first("thin_nothing")
REMOVE_TROOP = ACTIONS.first("remove_troop")
REMOVE_OTHER_TROOP = ACTIONS.first("remove_other_troop")
SPARE_TROOP = ACTIONS.first("spare_troop")
REMOVE_BUILDING = ACTIONS.first("remove_building")
REMOVE_OTHER_BUILDING = ACTIONS.first("remove_other_building")
SPARE_BUILDING = ACTIONS.first("spare_building")
SEND_DRAGON = ACTIONS.first("send_dragon")
LEAVE_DRAGON = ACTIONS.first("leave_dragon")
TAKE_BONUS = ACTIONS.first("take_bonus")
DECLINE_BONUS = ACTIONS.first("decline_bonus")
CHOOSE_WONDER = ACTIONS.first("choose_wonder")
CALL_BACK = ACTIONS.first("call_back")
LET_GO = ACTIONS.first("let_go")
TAKE_LAIR = ACTIONS.first("take_lair")
LEAVE_LAIR = ACTIONS.first("leave_lair")
LOSE_TROOP = ACTIONS.first("lose_troop")
LOSE_BUILDING = ACTIONS.first("lose_building")
LET_THIN = ACTIONS.first("let_thin")
GIVE_WONDER = ACTIONS.first("give_wonder")
PAIR_MIDDLE = ACTIONS.first("pair_middle")
PAIR_LEFT = ACTIONS.first("pair_left")
BURY = ACTIONS.first("bury")
ERASE = ACTIONS.first("erase")
ERASE_NOTHING = ACTIONS.first("erase_nothing")

# What a seat can be asked, and the actions that may answer: the first, one past
# the last, and one that stands apart from them, if any.
NO_OTHER = -1
QUESTIONS = {
    "first_hand": (KEEP_HAND, PLACE, NO_OTHER),
    "act": (PLAY, USE_OTHER_TROOP, NO_OTHER),
    "act_alone": (PUT_ASIDE_FOR_BATTLE, SEAL, NO_OTHER),
    "act_together": (DISPEL, TAKE_WONDER, NO_OTHER),
    "act_as_team": (PLAY, KEEP_HAND, NO_OTHER),
    "choose_city": (PLACE, PUSH_OUT_FIRST, NO_OTHER),
    "choose_slot": (PUSH_OUT_FIRST, THIN_HAND, NO_OTHER),
    "thin": (THIN_HAND, REMOVE_TROOP, NO_OTHER),
    "choose_troop": (REMOVE_TROOP, REMOVE_BUILDING, NO_OTHER),
    "choose_building": (REMOVE_BUILDING, SEND_DRAGON, NO_OTHER),
    "send_dragon": (SEND_DRAGON, LEAVE_DRAGON, NO_OTHER),
    "may_send_dragon": (SEND_DRAGON, TAKE_BONUS, NO_OTHER),
    "take_bonus": (TAKE_BONUS, CHOOSE_WONDER, NO_OTHER),
    "choose_wonder": (CHOOSE_WONDER, CALL_BACK, NO_OTHER),
    "second_chance": (CALL_BACK, TAKE_LAIR, NO_OTHER),
    "take_lair": (TAKE_LAIR, LOSE_TROOP, NO_OTHER),
    "lose_troop": (LOSE_TROOP, LOSE_BUILDING, NO_OTHER),
    "lose_building": (LOSE_BUILDING, LET_THIN, NO_OTHER),
    "who_thins": (LET_THIN, GIVE_WONDER, NO_OTHER),
    "share_wonder": (GIVE_WONDER, PAIR_MIDDLE, NO_OTHER),
    "pair_middle": (PAIR_MIDDLE, PAIR_LEFT, NO_OTHER),
    "pair_left": (PAIR_LEFT, BURY, NO_OTHER),
    "bury": (BURY, ERASE, NO_OTHER),
    "erase": (ERASE, ACTIONS.size, NO_OTHER),
}
(
    FIRST_HAND,
    ACT,
    ACT_ALONE,
    ACT_TOGETHER,
    ACT_AS_TEAM,
    CHOOSE_CITY,
    CHOOSE_SLOT,
    THIN,
    CHOOSE_TROOP,
    CHOOSE_BUILDING,
    CHOOSE_TARGET,
    MAY_CHOOSE_TARGET,
    CHOOSE_BONUS,
    CHOOSE_WHICH_WONDER,
    CHOOSE_FALLEN,
    CHOOSE_LAIR,
    CHOOSE_LOST_TROOP,
    CHOOSE_LOST_BUILDING,
    CHOOSE_WHO_THINS,
    CHOOSE_OWNER,
    CHOOSE_MIDDLE,
    CHOOSE_LEFT,
    CHOOSE_BURIED,
    CHOOSE_ERASED,
) = range(24)
SPANS = tuple(QUESTIONS.values())

# What can happen, with what the numbers of its row mean.
EVENTS = {
    # Setup and turn
    "is_first_player": (),
    "fills_lair": ("card", "slot"),
    "turns_down_wonder": ("card",),
    "begins_turn": ("turn",),
    "draws": ("cards",),
    "draws_card": ("card",),
    "reshuffles": ("cards",),
    "keeps_hand": (),
    "redraws": ("cards",),
    "starts_with": ("command", "battle", "knowledge"),
    "hands_over": (),
    "ends_turn": (),
    "fills_row": ("card", "space"),
    # Cards
    "plays": ("card",),
    "places": ("card", "city"),
    "gains": ("command", "battle", "knowledge"),
    "replaces_in_city": ("card", "city"),
    "uses": ("card",),
    "removes_for": ("card",),
    "thins_hand": ("card",),
    "thins_discard": ("card",),
    "thins_played": ("card",),
    "thins_nothing": (),
    "redeploys": ("card", "city", "command"),
    # The market
    "buys": ("card", "command"),
    "buys_top": ("card", "command"),
    "sends_saboteur": ("card", "command"),
    "swaps": ("card", "space"),
    "swaps_all": (),
    "replaces": ("card", "space", "knowledge"),
    "takes_wonder": ("card", "battle"),
    "takes_unseen_wonder": ("card", "battle"),
    # Battle
    "attacks": ("city", "battle"),
    "loses_troop": ("card", "city"),
    "loses_building": ("card", "city"),
    "loses_city": ("city",),
    "loses_city_for_good": ("city",),
    "troop_goes_back": ("card", "city"),
    "rebuilds": ("city", "command"),
    # Wonders
    "seals": ("card", "knowledge", "owner"),
    "unseals": ("card", "knowledge", "owner"),
    "takes_over": ("card", "knowledge"),
    # The dragon
    "sends_dragon": ("city", "knowledge"),
    "repels_dragon": ("knowledge",),
    "dragon_returns": (),
    "dragon_burns": ("city",),
    "defeats_dragon": ("battle",),
    "gets_wonder": ("card",),
    "takes_lair": (),
    "leaves_lair": (),
    # Perks and Ploys
    "has_armory": (),
    "has_collider": (),
    "has_oracle": (),
    "has_heroes": (),
    "collides": ("card", "knowledge"),
    "holds_mirage": (),
    "holds_shift": (),
    "holds_instability": (),
    "holds_afterthought": (),
    "holds_crystallization": (),
    "holds_second_chance": (),
    "reveals_mirage": ("city",),
    "reveals_shift": ("city", "battle"),
    "reveals_instability": (),
    "reveals_afterthought": (),
    "reveals_crystallization": (),
    "reveals_second_chance": ("city",),
    "loses_wonder": ("card",),
    "calls_back": ("card", "city"),
    "lets_go": (),
    # Continuum
    "shuffles_half_in": (),
    "halves_meet": (),
    "baits": ("city",),
    "buries": ("card",),
    "erases": ("card",),
    "steals": ("card",),
    # Solo
    "adds_rage": (),
    "puts_aside": ("card",),
    "dragon_wakes": (),
    "dragon_attacks": ("cards",),
    "reveals_rage": ("card",),
    "dragon_strikes": ("city", "battle"),
    "dragon_seals": ("card", "knowledge"),
    "rage_begins_with": ("card",),
    "aside_shuffled": (),
    "fights": ("battle",),
    "tames": ("knowledge",),
    # Co-op
    "reveals_in_grid": ("card", "cell"),
    "rage_renewed": (),
    "dragon_flies": ("city",),
    "dispels": ("card", "battle"),
    "holds": ("card", "knowledge"),
    "steps": ("city",),
    "weeds": ("knowledge",),
    "city_holds_out": ("city",),
    "keeps_in_grid": ("card",),
    "is_out": (),
    # Team
    "makes_pair": ("city", "defence"),
    "seals_row": ("card", "knowledge"),
    "unseals_row": ("card", "knowledge"),
    "sends_to_lair": ("knowledge",),
    "lairs_leave": (),
    # The end
    "wins": (),
    "loses": (),
    "draws_level": (),
    "runs_out_of_turns": (),
}
(
    IS_FIRST_PLAYER,
    FILLS_LAIR,
    TURNS_DOWN_WONDER,
    BEGINS_TURN,
    DRAWS,
    DRAWS_CARD,
    RESHUFFLES,
    KEEPS_HAND,
    REDRAWS,
    STARTS_WITH,
    HANDS_OVER,
    ENDS_TURN,
    FILLS_ROW,
    PLAYS,
    PLACES,
    GAINS,
    REPLACES_IN_CITY,
    USES,
    REMOVES_FOR,
    THINS_HAND,
    THINS_DISCARD,
    THINS_PLAYED,
    THINS_NOTHING,
    REDEPLOYS,
    BUYS,
    BUYS_TOP,
    SENDS_SABOTEUR,
    SWAPS,
    SWAPS_ALL,
    REPLACES,
    TAKES_WONDER,
    TAKES_UNSEEN_WONDER,
    ATTACKS,
    LOSES_TROOP,
    LOSES_BUILDING,
    LOSES_CITY,
    LOSES_CITY_FOR_GOOD,
    TROOP_GOES_BACK,
    REBUILDS,
    SEALS,
    UNSEALS,
    TAKES_OVER,
    SENDS_DRAGON,
    REPELS_DRAGON,
    DRAGON_RETURNS,
    DRAGON_BURNS,
    DEFEATS_DRAGON,
    GETS_WONDER,
    TAKES_LAIR,
    LEAVES_LAIR,
    HAS_ARMORY,
    HAS_COLLIDER,
    HAS_ORACLE,
    HAS_HEROES,
    COLLIDES,
    HOLDS_MIRAGE,
    HOLDS_SHIFT,
    HOLDS_INSTABILITY,
    HOLDS_AFTERTHOUGHT,
    HOLDS_CRYSTALLIZATION,
    HOLDS_SECOND_CHANCE,
    REVEALS_MIRAGE,
    REVEALS_SHIFT,
    REVEALS_INSTABILITY,
    REVEALS_AFTERTHOUGHT,
    REVEALS_CRYSTALLIZATION,
    REVEALS_SECOND_CHANCE,
    LOSES_WONDER,
    CALLS_BACK,
    LETS_GO,
    SHUFFLES_HALF_IN,
    HALVES_MEET,
    BAITS,
    BURIES,
    ERASES,
    STEALS,
    ADDS_RAGE,
    PUTS_ASIDE,
    DRAGON_WAKES,
    DRAGON_ATTACKS,
    REVEALS_RAGE,
    DRAGON_STRIKES,
    DRAGON_SEALS,
    RAGE_BEGINS_WITH,
    ASIDE_SHUFFLED,
    FIGHTS,
    TAMES,
    REVEALS_IN_GRID,
    RAGE_RENEWED,
    DRAGON_FLIES,
    DISPELS,
    HOLDS,
    STEPS,
    WEEDS,
    CITY_HOLDS_OUT,
    KEEPS_IN_GRID,
    IS_OUT,
    MAKES_PAIR,
    SEALS_ROW,
    UNSEALS_ROW,
    SENDS_TO_LAIR,
    LAIRS_LEAVE,
    WINS,
    LOSES,
    DRAWS_LEVEL,
    RUNS_OUT_OF_TURNS,
) = range(106)
