"""What lies on the table of *Silberzwerg*, and what is in its box."""

from __future__ import annotations

from tablee.engine.record import Record, number, numbers
from tablee.engine.table import CommonTable

MOST_SEATS = 4
GEM_COLOURS = 4  # yellow, red, green, blue, each with its mine
COLUMNS = 6  # of an order board (SZ-29): the four mines in the order of the colours, then
CONTRACT_COLUMN, GEMS_COLUMN = 4, 5
CARDS = 34
LEVELS = 4  # values on a contract: 0 is the highest, printed in yellow
LAST_LEVEL = LEVELS - 1

# The spaces for contracts: four corners, then the two grey ones in the middle.
SLOTS, FIRST_PUBLIC_SLOT = 6, 4

# Where a contract card can be: on a space 0..5, face up before a seat (KEPT + seat), or
KEPT = SLOTS
DECK, OUT = KEPT + MOST_SEATS, KEPT + MOST_SEATS + 1

EMPTY = -1  # no card on this space, nobody, no column
NO_SYMBOL = -1
AXE, PICK, HAMMER, PLUS5_MINUS5, BAN_GHOST, MINUS3 = range(6)
SYMBOLS = 6
FIRST_SPECIAL = PLUS5_MINUS5
SPECIALS = SYMBOLS - FIRST_SPECIAL

# The phases of a round in which somebody may have to decide; the others take care of themselves.
PLACEMENT, REVEAL, PRICING, GHOSTS, EXTRACTION, LORDS = range(1, 7)
DEVALUATION, PENALTIES, NEW_CONTRACTS, GIVING_BACK, FIRST_PLAYER = range(7, 12)

# How far the action of a ghost or a lord has come, or the giving back of phase 10.
NEXT, WINDOW, ACTING = range(3)

# What a ghost has declared; NOTHING while it has not.
NOTHING, SCARING, TAKING, RAISING, LOWERING, EXCHANGING, STEALING = range(7)

# How a game ended.
NOT_OVER, SIX_HUNDRED, NO_CONTRACTS_LEFT, LAST_ROUND = range(4)

# Whoever only watches keeps count as well: a row of its own in `known`.
ONLOOKER = MOST_SEATS
OBSERVERS = MOST_SEATS + 1


class Table(CommonTable):
    """One table in play."""

    # Options, in the order of box.toml
    long_3p = number()
    short_4p = number()
    mono_100 = number()
    public_bonus_15 = number()
    all_public_contracts = number()
    forced_ghost_actions = number()
    strict_two_gem_exchange = number()
    one_gem_each_start = number()
    hidden_start_gems = number()
    open_bags = number()
    one_leader_per_column = number()
    sequential_steal = number()
    extraction_round_robin = number()
    symbols_reusable = number()
    plus5_with_contract_only = number()
    ban_only_if_target = number()
    minus3_personal = number()
    immediate_public_switch = number()
    endgame_penalties_persist = number()
    refill_alternate_2p = number()
    tie_break_gems = number()
    round_limit = number()

    # The board
    mine = numbers(GEM_COLOURS)  # gems in each mine
    crowd = numbers(GEM_COLOURS)  # miners that were placed there this round (SZ-42)
    price = numbers(GEM_COLOURS)  # 0 until it is set
    slot_card = numbers(SLOTS)  # the contract on each space, or EMPTY
    slot_level = numbers(SLOTS)
    card_at = numbers(CARDS)  # a space, KEPT + seat, DECK or OUT
    deck = number()  # cards in it
    all_public = number()  # 1 once all contracts have become public (SZ-137)

    # What each player has
    wealth = numbers(MOST_SEATS)
    bag = numbers(MOST_SEATS, GEM_COLOURS)  # gems by colour, or UNKNOWN
    gems = numbers(MOST_SEATS)  # how many in the bag: everyone can count them
    kept = numbers(MOST_SEATS, SYMBOLS)  # contracts face up before them, by symbol
    used = numbers(MOST_SEATS, SPECIALS)  # special cards used this round, if they are kept

    # What each seat, or whoever only watches, has seen of the bags: at least so
    # many gems of this colour are in this player's (known[observer, player, colour]).
    known = numbers(OBSERVERS, MOST_SEATS, GEM_COLOURS)

    # The order boards: dwarves that stand there and have not acted yet
    placed = numbers(MOST_SEATS)  # dwarves placed so far this round
    miners = numbers(MOST_SEATS, GEM_COLOURS)
    ghosts = numbers(MOST_SEATS, COLUMNS)
    lords = numbers(MOST_SEATS, COLUMNS)
    ghosts_done = numbers(MOST_SEATS, COLUMNS)  # those that have acted, or pass
    lords_done = numbers(MOST_SEATS, COLUMNS)
    scared = numbers(MOST_SEATS)  # dwarves of this player scared away this round

    # The round
    round_no = number()
    phase = number()
    first_player = number()
    step = number()
    actor = number()  # the player whose ghost or lord acts, or who gives back
    column = number()  # where that ghost or lord stands
    asked = number()  # how far round the table a window has come
    declared = number()  # what the ghost is about to do:
    target = number()  # a dwarf, a space, or a victim
    other_target = number()  # a second dwarf or victim, or EMPTY
    gives = numbers(GEM_COLOURS)  # gems to be given in an exchange, or sold
    gets = numbers(GEM_COLOURS)  # and to be taken in it, or bought
    discount = number()  # less for each gem in this purchase alone (an option)

    # The end
    end_reason = number()
    winner = number()  # whoever reached 600, or EMPTY


class Box(Record):
    """The components; box.toml gives each figure and where it comes from."""

    recipe = numbers(CARDS, GEM_COLOURS)
    value = numbers(CARDS, LEVELS)
    penalty = numbers(CARDS)
    symbol = numbers(CARDS)
    in_reduced_set = numbers(CARDS)
    price = numbers(17)  # by the number of miners in the mine
    gems_each = number()  # of each colour, in the box
    price_markers = number()  # of each colour, out of circulation
    start_wealth = number()
    goal = number()
    most_gems = number()  # that a bag may hold once gems have been given back
    miners = numbers(MOST_SEATS + 1)  # each, by number of players
    leaders = numbers(MOST_SEATS + 1)
    most_miners_in_cell = numbers(MOST_SEATS + 1)
    most_lords_on_contracts = numbers(MOST_SEATS + 1)
    tool_set = number()  # cards with the same tool that are handed in together
    tool_bonus = number()
    plus5 = number()
    minus3 = number()
    least_price = number()
    mono_less = number()  # what single-colour contracts lose by the option
    public_bonus = number()
