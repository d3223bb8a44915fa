"""What lies on the table of *Volfyirion*, and what is in its box.

Copies of a title are alike, so that every pile is a count of each title. Nobody may know the order
of a shuffled deck: it has none until a card is drawn from it, at random. What is known to lie
under a deck does have an order.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from tablee.engine.record import Record, number, numbers
from tablee.engine.table import CommonTable

DATA = tomllib.loads((Path(__file__).parent / "box.toml").read_text(encoding="utf-8"))

TITLE_NAMES = tuple(DATA["titles"])  # of all cards that are played, bought or stationed
TITLES = len(TITLE_NAMES)

EMPTY = -1  # no card here, no city, nobody

MOST_SEATS = 4
MARKETS = 2  # one for all, or one a team
SPACES = 5  # of the Asset Row
LAIR_SLOTS = 2
TROOPS_EACH = 2  # slots of a Stronghold; a City has one
CELLS = 26  # of the Rage Grid
MOST_ASSETS = 80  # that can ever lie under a deck, or in the Rage Pile
MOST_WONDERS = 40

# Cities by number: three of each player, and the Lair as theirs; then three Strongholds a team.
CITY_NAMES = (
    "tylaris",
    "vahylea",
    "alantar",
    "lair_1",
    "yrdesh",
    "akao_uket",
    "kyr",
    "lair_2",
    "left_1",
    "middle_1",
    "right_1",
    "left_2",
    "middle_2",
    "right_2",
)
CITIES = len(CITY_NAMES)
LINE = 4  # a player's Cities and the Lair, in a row of the above
OWN_LAIR = 3  # the Lair's place in that row
STRONGHOLD = 8  # the first Stronghold
TRIO = 3  # Strongholds of a team, Cities of a player

# Where the token is, if not on a City.
ON_LAIR, GONE, BESIDE, OFF_BOARD, ON_LAIR_1, ON_LAIR_2 = range(20, 26)

# The columns of box.card.
(
    TYPE,
    COLOUR,
    COST,
    COMMAND,
    BATTLE,
    KNOWLEDGE,
    DEFENCE,
    ABILITY,
    NEED,
    ALSO_NEED,
    GAIN_COMMAND,
    GAIN_BATTLE,
    GAIN_KNOWLEDGE,
    DRAWS,
    EFFECT,
    DISPUTED,
    TRAIT,
    TAKE_OVER,
    SET,
    COPIES,
) = range(20)
COLUMNS = 20

# Values in those columns.
COMMAND_CARD, TROOP, BUILDING, WONDER, TALISMAN = range(5)
GREY, TURQUOISE, RED, PURPLE = range(4)
HOUSE_COLOURS = 4
NO_ABILITY, SYNERGY, REMOVAL, FREE = range(4)
NO_EFFECT, REMOVE_CARD, REMOVE_TROOP, REMOVE_BUILDING, MOVE_DRAGON, BAIT, ERASE = range(7)
NO_TRAIT, SELLSWORD, SABOTEUR, BURIER = range(4)
STARTERS, BASE, MERCENARIES, PATHS, SABOTEURS, TALISMANS, COMMUNITY = range(7)

# The options' values, in the order in which box.toml names them.
VERSUS, SOLO, COOP, TEAM = range(4)
NO_CONTINUUM, TALISMAN_HALVES, COMMUNITY_CARDS = range(3)
RANDOM_PLAYER = 0
MAY_TAKE, AUTO_TAKE = range(2)
TO_LAIR, STAYS = range(2)
ALL_CITIES, ATTACKED_CITY = range(2)
AFTER_ATTACK, BEFORE_RESULT = range(2)
SYMMETRIC, ASYMMETRIC = range(2)
TO_DEFENDER, TO_ATTACKER, TO_NEITHER = range(3)

# How a card comes to the City that is to be chosen.
FROM_HAND, REDEPLOYED, CALLED_BACK = range(3)
# What is done to the Wonder that is to be chosen.
SEALING, UNSEALING, COLLIDING = range(3)
# How far the defeat of Volfyirion has come.
NOT_DEFEATED, GAINING_WONDERS, CHOOSING_LAIR, FIRST_THINS, SECOND_THINS = range(5)

# The title of the talisman halves.
HALF = next(title for title, row in enumerate(DATA["box"]["card"]["value"]) if row[0] == TALISMAN)

# Perks and Ploys; 0 is none.
NONE = 0
ARMORY, COLLIDER, ORACLE, HEROES = range(1, 5)
PERKS = 4
MIRAGE, SHIFT, INSTABILITY, AFTERTHOUGHT, CRYSTALLIZATION, SECOND_CHANCE = range(1, 7)
PLOYS = 6

# Who has won: a side, or
DRAWN, ALL_LOST, ALL_WON = 10, 11, 12


class Table(CommonTable):
    """One table in play."""

    # Options
    mode = number()
    difficulty = number()
    first_player = number()
    first_hand = number()
    second_hand = number()
    mercenaries = number()
    ascension_path = number()
    saboteurs = number()
    perks = number()
    ploys = number()
    continuum = number()
    rebuild_cities = number()
    rebuild_cost = number()
    hidden_asset_top = number()
    lair_take = number()
    lair_wonders_to_play = number()
    redeploy_onto_occupied = number()
    dragon_on_razed_city = number()
    hidden_cache_bonus = number()
    double_shift_scope = number()
    second_chance_timing = number()
    solo_unseal = number()
    team_pairing = number()
    team_slots = number()
    team_dragon_return = number()
    turn_limit = number()

    # The cards of each player: how many of each title
    house_deck = numbers(MOST_SEATS, TITLES)
    hand = numbers(MOST_SEATS, TITLES)
    seen = numbers(MOST_SEATS, TITLES)  # of the hand: what everybody can tell is in it
    discard = numbers(MOST_SEATS, TITLES)
    played = numbers(MOST_SEATS, TITLES)  # in the Playing Area
    used = numbers(MOST_SEATS, TITLES)  # of those: Secondary Ability used this turn
    gained = numbers(MOST_SEATS, TITLES)  # of those: points given this turn
    sealed = numbers(MOST_SEATS, TITLES)  # of those: Wonders on their side
    buried = numbers(MOST_SEATS)  # the card known to lie under the House Deck, or EMPTY
    deck_size = numbers(MOST_SEATS)  # counts of the piles above
    hand_size = numbers(MOST_SEATS)
    discard_size = numbers(MOST_SEATS)
    wonders = numbers(MOST_SEATS)  # in the Playing Area
    colours = numbers(MOST_SEATS, HOUSE_COLOURS)  # cards of each colour in the Playing Area
    points = numbers(MOST_SEATS, 3)  # Command, Battle, Knowledge
    removed = numbers(TITLES)  # out of the game

    # Cities, and the token
    standing = numbers(CITIES)  # 1 while it stands
    losses = numbers(CITIES)  # how often it was destroyed
    defence = numbers(CITIES)  # printed on it
    troop = numbers(CITIES, TROOPS_EACH)  # the title stationed there, or EMPTY
    building = numbers(CITIES, TROOPS_EACH)
    troop_used = numbers(CITIES, TROOPS_EACH)  # Secondary Ability used this turn
    building_used = numbers(CITIES, TROOPS_EACH)
    dragon = number()  # a City's number, or ON_LAIR...
    lair_closed = number()  # 1 once the Lair is nobody's market any more (VO-109)

    # The market, one for all, or one a team
    row = numbers(MARKETS, SPACES)
    row_sealed = numbers(MARKETS, SPACES)
    lair = numbers(MARKETS, LAIR_SLOTS)
    asset_deck = numbers(MARKETS, TITLES)  # of the unseen part of the Asset Deck
    asset_size = numbers(2)  # cards in that part
    asset_top = numbers(2)  # the card that lies face up on it, or EMPTY
    asset_under = numbers(MARKETS, MOST_ASSETS)  # what is known to lie under it, from the top
    asset_under_size = numbers(2)
    wonder_deck = numbers(MARKETS, TITLES)
    wonder_size = numbers(2)
    wonder_under = numbers(MARKETS, MOST_WONDERS)
    wonder_under_size = numbers(2)
    lower_size = number()  # Talisman: cards in the lower pile, and halves in each
    upper_halves = number()
    lower_halves = number()

    # The turn
    first = number()  # the seat that began
    side = number()  # the side on turn: a player, a team, or 0 for those who play together
    current = number()  # the seat that acts
    turn = number()  # counted from 1
    redrawn = numbers(MOST_SEATS)  # 1 once the first hand was looked at and kept or redrawn
    swapped = numbers(2)  # 1 once the side's right to change the Row is used
    acquired = numbers(2)  # 1 once the side has acquired a card
    finished = numbers(MOST_SEATS)  # together: 1 once the seat has ended its part of the turn
    untouched = number()  # 1 until something is done in this turn
    handed = number()  # together: 1 if the turn was handed over and nothing done since

    # A decision that has parts
    card = number()  # the card that is being played, moved or used
    placing = number()  # how it comes to the City that is to be chosen
    source = number()  # the City a Troop is redeployed from
    source_slot = number()
    target = number()  # the City whose slots are full, or that is being attacked
    paid = number()  # for the move or the attack that is running
    sealing = number()  # what is done to the Wonder that is to be chosen
    baiting = number()  # 1 while the token is to come to a City of one's own
    just_got = number()  # the Wonder acquired last, or EMPTY
    got_by = number()  # and the seat that did
    defeating = number()  # how far the defeat of Volfyirion has come

    # Modules
    perk = numbers(MOST_SEATS)
    ploy = numbers(MOST_SEATS)
    ploy_spent = numbers(MOST_SEATS)
    ruled_out = numbers(MOST_SEATS, PLOYS + 1)  # 1 where everybody can tell it isn't this Ploy
    shifted = numbers(CITIES)  # what Double Shift adds to the defence this turn
    attacked = numbers(2)  # 1 once the player's Cities have been attacked
    collided = numbers(MOST_SEATS)
    fallen = numbers(TITLES)  # Troops removed for Battle this turn

    # Solo
    rage = numbers(MOST_ASSETS)  # the Rage Pile, from the top
    rage_batch = numbers(MOST_ASSETS)  # which deck the card came from; EMPTY: it lies face up
    rage_size = number()
    batch = number()  # how often the Aside pile has become the Asset Deck
    aside = numbers(TITLES)
    aside_size = number()
    attacking = number()  # 1 while the dragon's attack is running
    troops_to_lose = number()
    buildings_to_lose = number()

    # Co-op
    grid = numbers(CELLS)
    grid_sealed = numbers(CELLS)
    rage_deck = numbers(1, TITLES)
    rage_deck_size = number()
    rage_discard = numbers(TITLES)
    weeded = numbers(MOST_SEATS)

    # Team
    pairing = numbers(2)  # the middle pair that the team has chosen, or EMPTY
    left_pairing = numbers(2)

    winner = number()  # EMPTY, a side, DRAWN, ALL_LOST or ALL_WON


class Box(Record):
    """The components; box.toml gives each figure and where it comes from."""

    card = numbers(TITLES, COLUMNS)
    city_defence = numbers(CITIES)
    lair_battle = number()
    hand_size = number()
    opening_cost = number()
    replace_cost = number()
    move_cost = number()
    defeat_cost = number()
    armory_cost = number()
    heroes_cost = number()
    double_shift = number()
    put_aside_cost = number()
    solo_cost = number()
    solo_turns = number()
    grid_reveals = number()
    first_reveals = number()
    step_cost = number()
    weed_cost = number()
    together_cost = number()
    alone_cost = number()
    coop_turns = number()
    rage_bonus = numbers(3)
    one_move_cost = number()
    two_moves_cost = number()
    team_defeat_cost = number()
    clutch = number()
