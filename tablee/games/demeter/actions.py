"""What a seat can do in *Le dernier voyage du Demeter*, be asked, and what can happen."""

from __future__ import annotations

from tablee.engine.actions import Actions
from tablee.games.demeter.table import PLAYABLE

PLAYERS = ["player1", "player2", "player3", "player4"]
ROOM_NAMES = [
    "forecastle_deck",
    "foredeck",
    "main_deck",
    "galley",
    "wheelhouse",
    "poop_deck",
    "crew_quarters",
    "carpenter_shop",
    "mess_room",
    "sick_bay",
    "passenger_cabin",
    "chart_room",
    "mate_cabin",
    "captain_cabin",
    "chain_locker",
    "sail_locker",
    "fore_hold",
    "main_hold",
    "provision_store",
    "lazarette",
]
RESOURCE_NAMES = ["wood", "metal", "rope", "cloth", "oil", "glass"]
OBJECT_NAMES = ["lamp", "stake", "crucifix"]
PIECE_NAMES = [f"{name}{part}" for name in OBJECT_NAMES for part in (1, 2, 3)]
SOURCES = ["display", "pile"]
CARD_NAMES = [
    "luck",
    "evil_eye",
    "lynx_eye",
    "care",
    "token_theft",
    "position_swap",
    "ghoul_attack",
    "bargain",
    "ghoul_five",
    "night_theft",
    "bribe",
    "night_lynx_eye",
    "closed_room",
    "loss_of_trust",
    "sacrifice",
    "mutation",
    "inversion",
    "blood_scent",
    "pistol",
    "two_for_one",
    "garlic_braid",
]
CLUE_NAMES = [
    "whistle",
    "glove",
    "hat",
    "knife",
    "compass",
    "spyglass",
    "accordion",
    "hammer",
    "bottle",
    "syringe",
    "doll",
    "hourglass",
    "pipe",
    "logbook",
    "padlock",
    "locket",
    "birdcage",
    "mirror",
    "candlestick",
    "music_box",
]
VISIT_NAMES = [f"visit{number}" for number in range(1, 11)]
EVENT_NAMES = ["storm", "fog", "rats", "lamps_out", "dread", "blood_moon", "fester", "silence"]
DRACULA_NAMES = [*VISIT_NAMES, "storm", *EVENT_NAMES, "panic"]
PAYMENTS = ["two_humans", "human_and_ounce", "two_ounces"]
BOOTIES = ["human", "ghoul", "nothing"]

# The order is of use to the spans below: a human's turn, a ghoul-player's and a
# vampire-player's overlap.
ACTIONS = Actions(
    steal={"opponent": PLAYERS},
    build={"piece": PIECE_NAMES},
    build_two_for_one={"piece": PIECE_NAMES},
    attack_dracula={},
    play_card={"card": CARD_NAMES[:PLAYABLE]},
    search={"source": SOURCES},
    move={"room": ROOM_NAMES},
    call={},
    heal={},
    end_turn={},
    attack={"opponent": PLAYERS},
    revert={},
    change_lair={},
    mist={"room": ROOM_NAMES},
    submit={"opponent": PLAYERS},
    curse={},
    vampirise={"opponent": PLAYERS},
    choose_room={"room": ROOM_NAMES},
    name_opponent={"opponent": PLAYERS},
    let_be={},
    use_card={},
    strike={},
    take_resource={"resource": RESOURCE_NAMES},
    give_resource={"resource": RESOURCE_NAMES},
    draw_resource={"source": SOURCES},
    stop={},
    return_card={"card": CARD_NAMES},
    pay_reversal={"payment": PAYMENTS},
    bring_back={"booty": BOOTIES},
    pay_resource={"resource": RESOURCE_NAMES},
)

STEAL = ACTIONS.first("steal")
BUILD = ACTIONS.first("build")
BUILD_TWO_FOR_ONE = ACTIONS.first("build_two_for_one")
ATTACK_DRACULA = ACTIONS.first("attack_dracula")
PLAY_CARD = ACTIONS.first("play_card")
SEARCH = ACTIONS.first("search")
MOVE = ACTIONS.first("move")
CALL = ACTIONS.first("call")
HEAL = ACTIONS.first("heal")
END_TURN = ACTIONS.first("end_turn")
ATTACK = ACTIONS.first("attack")
REVERT = ACTIONS.first("revert")
CHANGE_LAIR = ACTIONS.first("change_lair")
MIST = ACTIONS.first("mist")
SUBMIT = ACTIONS.first("submit")
CURSE = ACTIONS.first("curse")
VAMPIRISE = ACTIONS.first("vampirise")
CHOOSE_ROOM = ACTIONS.first("choose_room")
NAME_OPPONENT = ACTIONS.first("name_opponent")
LET_BE = ACTIONS.first("let_be")
USE_CARD = ACTIONS.first("use_card")
STRIKE = ACTIONS.first("strike")
TAKE_RESOURCE = ACTIONS.first("take_resource")
GIVE_RESOURCE = ACTIONS.first("give_resource")
DRAW_RESOURCE = ACTIONS.first("draw_resource")
STOP = ACTIONS.first("stop")
RETURN_CARD = ACTIONS.first("return_card")
PAY_REVERSAL = ACTIONS.first("pay_reversal")
BRING_BACK = ACTIONS.first("bring_back")
PAY_RESOURCE = ACTIONS.first("pay_resource")

FROM_DISPLAY, FROM_PILE = range(2)
TWO_HUMANS, HUMAN_AND_OUNCE, TWO_OUNCES = range(3)
BRING_HUMAN, BRING_GHOUL, BRING_NOTHING = range(3)

# What a seat can be asked, and the actions that may answer: the first, one past
# the last, and one that stands apart from them, if any.
NO_OTHER = -1
QUESTIONS = {
    "start_room": (CHOOSE_ROOM, NAME_OPPONENT, NO_OTHER),
    "human_turn": (STEAL, ATTACK, NO_OTHER),
    "human_spent": (ATTACK_DRACULA, MOVE, END_TURN),  # a human's turn with no action left
    "ghoul_turn": (SEARCH, CHANGE_LAIR, NO_OTHER),
    "vampire_turn": (SEARCH, CHOOSE_ROOM, NO_OTHER),
    "card_opponent": (NAME_OPPONENT, LET_BE, NO_OTHER),  # against whom the card is played
    "stolen_resource": (TAKE_RESOURCE, GIVE_RESOURCE, NO_OTHER),
    "bargained_resource": (TAKE_RESOURCE, GIVE_RESOURCE, NO_OTHER),
    "given_resource": (GIVE_RESOURCE, DRAW_RESOURCE, NO_OTHER),
    "converted_resource": (GIVE_RESOURCE, DRAW_RESOURCE, NO_OTHER),
    "obtained_resource": (TAKE_RESOURCE, GIVE_RESOURCE, NO_OTHER),
    "token_room": (CHOOSE_ROOM, NAME_OPPONENT, NO_OTHER),
    "sacrifice_room": (CHOOSE_ROOM, NAME_OPPONENT, NO_OTHER),
    "sacrifice_draw": (DRAW_RESOURCE, RETURN_CARD, NO_OTHER),
    "blood_scent": (NAME_OPPONENT, USE_CARD, NO_OTHER),
    "pistol": (LET_BE, STRIKE, NO_OTHER),
    "garlic_braid": (LET_BE, STRIKE, NO_OTHER),
    "closed_room": (LET_BE, STRIKE, NO_OTHER),
    "hand_limit": (RETURN_CARD, PAY_REVERSAL, NO_OTHER),
    "forced_attack": (NAME_OPPONENT, LET_BE, NO_OTHER),
    "next_fight": (NAME_OPPONENT, LET_BE, NO_OTHER),
    "flight": (CHOOSE_ROOM, NAME_OPPONENT, NO_OTHER),
    "reversal_price": (PAY_REVERSAL, BRING_BACK, NO_OTHER),
    "booty": (BRING_BACK, PAY_RESOURCE, NO_OTHER),
    "objective_price": (PAY_RESOURCE, ACTIONS.size, NO_OTHER),
    "found_lair": (LET_BE, TAKE_RESOURCE, NO_OTHER),
}
(
    START_ROOM,
    HUMAN_TURN,
    HUMAN_SPENT,
    GHOUL_TURN,
    VAMPIRE_TURN,
    CARD_OPPONENT,
    STOLEN_RESOURCE,
    BARGAINED_RESOURCE,
    GIVEN_RESOURCE,
    CONVERTED_RESOURCE,
    OBTAINED_RESOURCE,
    TOKEN_ROOM,
    SACRIFICE_ROOM,
    SACRIFICE_DRAW,
    ASK_BLOOD_SCENT,
    ASK_PISTOL,
    ASK_GARLIC,
    ASK_CLOSED_ROOM,
    HAND_LIMIT,
    FORCED_ATTACK,
    NEXT_FIGHT,
    FLIGHT,
    REVERSAL_PRICE,
    BOOTY,
    OBJECTIVE_PRICE,
    FOUND_LAIR,
) = range(26)
SPANS = tuple(QUESTIONS.values())

# What events tell of that no action names.
NAMES_IN_EVENTS = {
    "from": ROOM_NAMES,
    "given": RESOURCE_NAMES,
    "obtained": RESOURCE_NAMES,
    "object": OBJECT_NAMES,
    "dracula": DRACULA_NAMES,
    "clue": CLUE_NAMES,
}

# What can happen, with what the numbers of its row mean. Those marked "whispered" are told only to
# who may know.
EVENTS = {
    # Setup and calendar
    "is_first_player": (),
    "draws_start_card": ("dracula",),
    "starts_in": ("room",),
    "day_begins": ("day",),
    "night_begins": ("day",),
    "begins_turn": ("actions",),
    "ends_turn": (),
    # Actions
    "moves": ("room", "from"),
    "reveals_room": ("room", "left"),
    "searches": ("source", "resource", "left"),
    "searches_freely": ("source", "resource", "left"),
    "display_turned": ("resource",),
    "display_empty": (),
    "steals": ("opponent", "resource"),
    "heals": ("wounds",),
    "builds": ("piece",),
    "builds_by_converting": ("piece", "resource", "obtained"),
    "completes_object": ("object",),
    "calls": (),
    # Encounters and fights
    "meets_human": (),
    "meets_ghoul": (),
    "meets_nobody": (),
    "draws_cards": ("count",),
    "draws_card": ("card",),  # whispered
    "bonus_reshuffled": ("count",),
    "rolls": ("face",),
    "rolls_again": ("face",),
    "moon_turns_die": (),
    "beats_ghoul": (),  # and keeps its token
    "beats_off_ghoul": (),  # and gains nothing
    "beaten_by_ghoul": (),
    "gains_from_scent": (),  # the ghoul token that another has beaten
    "is_wounded": ("count", "wounds"),
    "retreats": ("room",),
    "eliminated": (),
    "shows_card": ("card",),  # of an eliminated player's hand
    # Bonus cards
    "plays": ("card",),
    "names": ("opponent",),
    "card_fails": ("card",),  # against a Closed Room
    "sends_ghoul": ("opponent",),
    "shoots": (),
    "uses_garlic": (),
    "closes_room": (),
    "cared_for": (),
    "moves_token": ("from", "room", "left"),
    "swaps": ("opponent", "room"),
    "bargains": ("opponent", "resource", "given"),
    "robs": ("opponent", "resource"),
    "bribes": ("opponent",),
    "turns_ghoul_away": ("opponent",),  # Loss of Trust
    "sacrifices": ("room",),
    "draws_from_room": ("source", "resource", "left"),
    "human_mutates": (),
    "inverts": (),
    "returns_card": ("left",),  # cards still to be returned
    "returned": ("card",),  # whispered
    # Night
    "dracula_visits": ("dracula",),
    "dracula_event": ("dracula",),
    "dracula_strikes": (),  # this seat
    # The hunt
    "reads_first_clue": (),
    "first_clue_is": ("clue",),  # whispered
    "finds_second_clue": ("room",),
    "second_clue_is": ("clue",),  # whispered
    "attacks_dracula": ("room",),
    "kills_dracula": (),
    "attempt_fails": (),
    "attempt_has_no_effect": (),
    "dracula_flees": ("clue",),  # which was his lair
    "clues_reshuffled": ("count",),
    # The end
    "dracula_wins": (),
    "vampires_win": (),
    # Ghoul-players
    "becomes_ghoul": (),
    "becomes_human": ("payment",),
    "attacks": ("opponent",),
    "draws_blood": ("opponent",),  # wins an attack: an ounce, and a human token where there is one
    "takes_human": ("opponent",),
    "attack_fails": ("opponent",),
    "flees": ("room",),
    "cannot_flee": (),
    "meets_ghoul_player": ("opponent",),
    "beats_ghoul_player": ("opponent",),
    "beaten_by_ghoul_player": ("opponent",),
    "beats_human": (),  # the token, by a ghoul- or vampire-player
    "beaten_by_human": (),
    "lets_ghoul_go": (),  # drawn by a ghoul-player
    "keeps_ghoul": (),  # drawn by a vampire-player
    # Vampire-players
    "becomes_vampire": (),
    "clue_rejected": ("clue",),
    "hides": ("clue",),  # whispered
    "prowls": (),  # a step that nobody sees
    "prowls_to": ("room",),  # whispered
    "appears": ("room",),
    "returns_to_lair": (),
    "changes_lair": (),
    "leaves_lair": ("clue",),  # the old card is shown
    "turns_to_mist": (),
    "submits": ("opponent",),
    "ghoul_changes_master": ("opponent",),
    "brings_back": ("opponent", "booty"),
    "curses": ("dracula",),
    "vampirises": ("opponent",),
    "driven_off": ("opponent",),
    "defends": ("opponent",),
    "pays_objective": ("clue",),
    "pays_resource": ("resource",),
    "shows_lair": ("opponent",),
    "lair_shown": ("clue",),  # whispered
    "finds_lair": ("opponent", "room"),
    "strikes_vampire": ("opponent",),
    "slays_vampire": ("opponent",),
    "strike_fails": ("opponent",),
}
(
    IS_FIRST_PLAYER,
    DRAWS_START_CARD,
    STARTS_IN,
    DAY_BEGINS,
    NIGHT_BEGINS,
    BEGINS_TURN,
    ENDS_TURN,
    MOVES,
    REVEALS_ROOM,
    SEARCHES,
    SEARCHES_FREELY,
    DISPLAY_TURNED,
    DISPLAY_EMPTY,
    STEALS,
    HEALS,
    BUILDS,
    BUILDS_BY_CONVERTING,
    COMPLETES_OBJECT,
    CALLS,
    MEETS_HUMAN,
    MEETS_GHOUL,
    MEETS_NOBODY,
    DRAWS_CARDS,
    DRAWS_CARD,
    BONUS_RESHUFFLED,
    ROLLS,
    ROLLS_AGAIN,
    MOON_TURNS_DIE,
    BEATS_GHOUL,
    BEATS_OFF_GHOUL,
    BEATEN_BY_GHOUL,
    GAINS_FROM_SCENT,
    IS_WOUNDED,
    RETREATS,
    ELIMINATED,
    SHOWS_CARD,
    PLAYS,
    NAMES,
    CARD_FAILS,
    SENDS_GHOUL,
    SHOOTS,
    USES_GARLIC,
    CLOSES_ROOM,
    CARED_FOR,
    MOVES_TOKEN,
    SWAPS,
    BARGAINS,
    ROBS,
    BRIBES,
    TURNS_GHOUL_AWAY,
    SACRIFICES,
    DRAWS_FROM_ROOM,
    HUMAN_MUTATES,
    INVERTS,
    RETURNS_CARD,
    RETURNED,
    DRACULA_VISITS,
    DRACULA_EVENT,
    DRACULA_STRIKES,
    READS_FIRST_CLUE,
    FIRST_CLUE_IS,
    FINDS_SECOND_CLUE,
    SECOND_CLUE_IS,
    ATTACKS_DRACULA,
    KILLS_DRACULA,
    ATTEMPT_FAILS,
    ATTEMPT_HAS_NO_EFFECT,
    DRACULA_FLEES,
    CLUES_RESHUFFLED,
    DRACULA_WINS,
    VAMPIRES_WIN,
    BECOMES_GHOUL,
    BECOMES_HUMAN,
    ATTACKS,
    DRAWS_BLOOD,
    TAKES_HUMAN,
    ATTACK_FAILS,
    FLEES,
    CANNOT_FLEE,
    MEETS_GHOUL_PLAYER,
    BEATS_GHOUL_PLAYER,
    BEATEN_BY_GHOUL_PLAYER,
    BEATS_HUMAN,
    BEATEN_BY_HUMAN,
    LETS_GHOUL_GO,
    KEEPS_GHOUL,
    BECOMES_VAMPIRE,
    CLUE_REJECTED,
    HIDES,
    PROWLS,
    PROWLS_TO,
    APPEARS,
    RETURNS_TO_LAIR,
    CHANGES_LAIR,
    LEAVES_LAIR,
    TURNS_TO_MIST,
    SUBMITS,
    GHOUL_CHANGES_MASTER,
    BRINGS_BACK,
    CURSES,
    VAMPIRISES,
    DRIVEN_OFF,
    DEFENDS,
    PAYS_OBJECTIVE,
    PAYS_RESOURCE,
    SHOWS_LAIR,
    LAIR_SHOWN,
    FINDS_LAIR,
    STRIKES_VAMPIRE,
    SLAYS_VAMPIRE,
    STRIKE_FAILS,
) = range(111)
