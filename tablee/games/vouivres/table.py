"""What lies on the table of *Nid de vouivres*, and what is in its box."""

from __future__ import annotations

from tablee.engine.record import Record, number, numbers
from tablee.engine.table import CommonTable

MOST_SEATS = 6
ROOMS = 6  # numbered from 0 here: room 0 is the one that players call room 1
GEMS = 4
GOLD, RUBY, SAPPHIRE, PEARL = range(GEMS)
OBJECTIVES = 24  # cards in the box
ORDERS = 3  # objective cards that a player has
RESOURCE_CARDS = 30
FACES = 6  # of a die
WYVERNS = 2
FIRST, SECOND = range(WYVERNS)

# The two gems of each pair, in the order in which pairs are numbered.
PAIRS = 6
ONE_GEM = (GOLD, GOLD, GOLD, RUBY, RUBY, SAPPHIRE)
OTHER_GEM = (RUBY, SAPPHIRE, PEARL, SAPPHIRE, PEARL, PEARL)

# Where a pawn or a wyvern is, if not in a room.
OUTSIDE = 6  # a player who has left by the exit
NOWHERE = -1

# What a player has laid: a room and a pair as `room * PAIRS + pair`, or
EXIT = ROOMS * PAIRS
OPEN = -2  # nothing yet; -1 is a choice that one can't see

# What a leaver has declared: a bit for each of its three cards, or
NOTHING_DECLARED = 0
RECALL = 8  # the pawn goes back, nothing is validated

# How a player stands towards the wyverns of the round.
UNHARMED, WARDED_OFF, ATTACKED = range(3)

# Where a round is (NV-18).
CHOOSING, PLACING, OFFERING, DECLARING, DEFENDING, OVER = range(6)

# The options' values, in the order in which box.toml names them.
LAST_CARD, ALL_REMAINING = range(2)
INDEPENDENT, DISTINCT = range(2)
SPREAD, CLOCKWISE, HUB_ONLY = range(3)
GEM_DICE, STANDARD_D6 = range(2)
LIMITED, UNLIMITED = range(2)
INCLUDED, BANKED_ONLY = range(2)
STRICT, LENIENT = range(2)
RANDOM_HOLDER = -1  # else a seat
NO_LIMIT = 0  # else a number of rounds


class Table(CommonTable):
    """One table in play."""

    # Options
    early_finish = number()
    start_rooms = number()
    room_map = number()
    dice_set = number()
    gem_supply = number()
    final_excess = number()
    first_wyvern = number()
    round_limit = number()
    lenient_choices = number()

    # The nest and the caves
    supply = numbers(GEMS)  # 0 and not read where supplies are unlimited
    fragment_supply = number()  # likewise
    room_gems = numbers(ROOMS, GEMS)
    wyvern_in = numbers(WYVERNS)  # the room of the first and of the second, or NOWHERE
    placed_by = numbers(WYVERNS)  # the seat that put it there, or NOWHERE

    # The resource cards in the order in which they were turned up since the last shuffle; the
    # last two are on display. From place `turned` on they are face down, in no order: a card is
    # drawn from among them when it is turned up.
    deck = numbers(RESOURCE_CARDS)
    turned = number()

    # The players
    pawn = numbers(MOST_SEATS)  # a room, OUTSIDE, or NOWHERE: nobody sits there
    came_from = numbers(MOST_SEATS)  # where the pawn was before the reveal
    chest = numbers(MOST_SEATS, GEMS)
    bank = numbers(MOST_SEATS, GEMS)  # the excess, parked on validated cards
    fragments = numbers(MOST_SEATS)
    objective = numbers(MOST_SEATS, ORDERS)  # the cards
    validated = numbers(MOST_SEATS, ORDERS)  # 1 for a card that lies face down
    choice = numbers(MOST_SEATS)  # a room and a pair, EXIT, OPEN or UNKNOWN
    declared = numbers(MOST_SEATS)  # cards to validate, a bit each, RECALL or NOTHING_DECLARED
    defence = numbers(MOST_SEATS)  # UNHARMED, WARDED_OFF or ATTACKED

    # The round
    rounds = number()  # how many have begun
    phase = number()
    holder = number()  # the seat that places the first wyvern
    asked = number()  # how many places of the table order this phase has gone through
    finished = numbers(MOST_SEATS)  # 1 for those who ended the game (NV-71)


class Box(Record):
    """The components; box.toml gives each figure and where it comes from."""

    gems = numbers(GEMS)
    fragments = number()
    adjacent = numbers(3, ROOMS, ROOMS)  # by map, on the full board
    resource = numbers(RESOURCE_CARDS, ROOMS, GEMS)
    objective = numbers(OBJECTIVES, GEMS)
    die = numbers(2, GEMS, FACES)  # by set of dice


def handler_of(gem: int, seats: int) -> int:
    """NV-9: who looks after the supply of a gem: each another player; with three players the
    third has sapphires and pearls. Nothing depends on it."""
    return min(gem, seats - 1)
