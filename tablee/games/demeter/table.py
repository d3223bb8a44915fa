"""What lies on the table of *Le dernier voyage du Demeter*, and what is in its box.

What nobody has looked at isn't drawn yet: the tokens that lie face down on the rooms, the piles,
a clue card that nobody has read. It is drawn when it is turned over, from all that it can be. That
is the same to everybody at the table, and there is nothing to hide.
"""

from __future__ import annotations

from tablee.engine.record import Record, number, numbers
from tablee.engine.table import CommonTable

MOST_SEATS = 4
ROOMS = 20
VALUES = 5  # of room tokens: 1 to 4, and 0, which none has
RESOURCES = 6
OBJECTS = 3
PIECES = 9  # three to an object
CARDS = 21  # kinds of bonus cards
CLUES = 20
DRACULA_CARDS = 20

OFF_BOARD = ROOMS  # where the pawn of an eliminated player is, or of a vampire-player in its lair
NOTHING = -1  # no display card; no event on a card of visited rooms

# Roles
HUMAN, GHOUL, VAMPIRE, DEAD = range(4)

# Tokens in the bag
HUMAN_TOKEN, GHOUL_TOKEN, EMPTY_TOKEN = range(3)
TOKENS = 3

# What takes actions
(
    MOVING,
    SEARCHING,
    STEALING,
    HEALING,
    BUILDING,
    CALLING,
    ATTACKING,
    REVERTING,
    HIDING,
    POWER,
    VAMPIRISING,
) = range(11)
SORTS = 11

# Kinds of bonus cards: first those that are simply played in one's own turn, then
# those that answer something or belong to a build action.
(
    LUCK,
    EVIL_EYE,
    LYNX_EYE,
    CARE,
    TOKEN_THEFT,
    POSITION_SWAP,
    GHOUL_ATTACK,
    BARGAIN,
    GHOUL_FIVE,
    NIGHT_THEFT,
    BRIBE,
    NIGHT_LYNX_EYE,
    CLOSED_ROOM,
    LOSS_OF_TRUST,
    SACRIFICE,
    MUTATION,
    INVERSION,
    BLOOD_SCENT,
    PISTOL,
    TWO_FOR_ONE,
    GARLIC_BRAID,
) = range(CARDS)
PLAYABLE = 17

# Events of Dracula cards
STORM, FOG, RATS, LAMPS_OUT, DREAD, BLOOD_MOON, FESTER, SILENCE, PANIC = range(9)
NIGHT_EVENTS = 9

# Where a Dracula card is: somewhere in the pile (with three players, or out of the game); in the
# pile for certain, since everybody saw it put back; or drawn.
FACE_DOWN, PUT_BACK, DRAWN = range(3)

# Where a clue card can lie, the piles apart: a first clue by seat, the one that shows Dracula's
# lair, and a vampire-player's lair by seat.
FIRST_CLUE = 0
LAIR = MOST_SEATS
HIDEOUT = LAIR + 1
CLUE_PLACES = HIDEOUT + MOST_SEATS

UNREAD = CLUES  # a card lies there that nobody has looked at
NO_CLUE = CLUES + 1  # nothing lies there

# Ghoul no. 5 on a player (DE-161)
NOT_PENDING, NEXT_DAY, THIS_DAY = range(3)

# Fights, by what led to them: an encounter on entering or calling, a bonus card, or a human who
# comes upon a ghoul-player.
ENTERING, CALLED, GHOULS_ATTACK, MUTATED, CONTACT = range(5)

# What a Garlic Braid may ward off: a card of visited rooms, a failed attempt to kill Dracula, or a
# vampire-player.
VISIT, ATTEMPT, VAMPIRISM = range(3)

# What comes next, as long as nobody has to be asked.
(
    ROUND_BEGINS,
    TURN_BEGINS,
    STRIKES,
    HIT,
    STRUCK,
    TURN_OPENS,
    TURN,
    ENCOUNTER,
    FIGHT,
    OUTCOME,
    GHOULS_COME,
    CARD_WORKS,
    ARRIVAL,
    TURN_ENDS,
    NEXT_SEAT,
    ROUND_ENDS,
    CONTACTS,
    DAY_LAIR,
    FLEEING,
    BITES,
    DEFENCE,
    PAYING,
) = range(22)

# How a game ended
NOT_OVER, DRACULA_KILLED, ALL_ELIMINATED, TIME_OUT, VAMPIRES_WON, NO_HUMAN_LEFT = range(6)


class Table(CommonTable):
    """One table in play."""

    # Options, in the order of box.toml; 0 is off.
    ghouls_vampires = number()
    all_vampires_win = number()
    setup_cards_spent = number()
    pieces_in_order = number()
    one_new_room_per_turn = number()
    soft_failure = number()
    clue_by_total = number()
    strict_own_turn = number()
    dead_draw = number()
    swap_from_lair = number()
    distinct_starts = number()
    victims_lose_turn = number()
    ghouls_keep_ghouls = number()
    keep_wounds = number()
    share_tokens = number()
    visible_vampire = number()
    defend_first = number()

    # The ship
    room_open = numbers(ROOMS)  # 1 where the token has been turned over
    room_left = numbers(ROOMS)  # the cards still to be found there; 0 while the token is face down
    tokens_down = numbers(VALUES)  # how many tokens of each value lie face down
    bag = numbers(TOKENS)

    # Resources; all are drawn for everybody to see, so that the pile's content is known.
    res_pile = numbers(RESOURCES)
    res_left = number()  # cards in that pile
    res_face = number()  # the display card, or NOTHING
    res_discard = numbers(RESOURCES)

    # Bonus cards
    bonus_pile = numbers(CARDS)
    bonus_left = number()  # cards in that pile
    bonus_discard = numbers(CARDS)

    # Dracula's cards
    dracula_at = numbers(DRACULA_CARDS)
    dracula_left = number()  # cards in the pile
    start_card = numbers(MOST_SEATS)  # from which each start room is chosen, or NOTHING
    visits_out = number()  # how many of the cards taken out show visited rooms; nobody knows
    events = numbers(NIGHT_EVENTS)  # in force tonight

    # Clues. A lot is what was shuffled together: the first, and one more each time that the
    # discarded cards make a new pile.
    clue_in = numbers(CLUE_PLACES)  # a card, UNREAD or NO_CLUE
    clue_lot = numbers(CLUE_PLACES)  # the lot from which that card comes
    clue_seen_by = numbers(CLUE_PLACES)  # who knows which it is, a bit a seat
    ruled_out = numbers(CLUE_PLACES, ROOMS)  # 1 where everybody knows that it isn't this room
    lot_of = numbers(CLUES)  # the lot in which each card was last shuffled
    lots = number()  # the number of the present one
    clue_discard = numbers(CLUES)  # 1 for each card that lies there face up
    clue_left = number()  # cards in the pile

    # The players
    role = numbers(MOST_SEATS)
    at = numbers(MOST_SEATS)  # the room in which the pawn stands, or OFF_BOARD
    wounds = numbers(MOST_SEATS)
    wounds_kept = numbers(MOST_SEATS)  # for `keep_wounds`
    res = numbers(MOST_SEATS, RESOURCES)
    res_count = numbers(MOST_SEATS)  # resource cards in all
    res_gained = numbers(MOST_SEATS)  # ever, for `clue_by_total`
    humans = numbers(MOST_SEATS)  # human tokens
    ghouls = numbers(MOST_SEATS)  # ghoul tokens
    locked_humans = numbers(MOST_SEATS)  # turned face down (DE-245)
    locked_ghouls = numbers(MOST_SEATS)
    ounces = numbers(MOST_SEATS)  # of blood
    hand = numbers(MOST_SEATS, CARDS)
    hand_size = numbers(MOST_SEATS)
    pieces = numbers(MOST_SEATS, PIECES)
    has_read_first = numbers(MOST_SEATS)  # 1: has looked at the own first clue
    has_read_second = numbers(MOST_SEATS)  # 1: has found the second
    evil_eye = numbers(MOST_SEATS)  # for the next turn
    reroll = numbers(MOST_SEATS)
    closed = numbers(MOST_SEATS)  # 1: under Closed Room tonight
    loses_turn = numbers(MOST_SEATS)  # for `victims_lose_turn`
    vampire_since = numbers(MOST_SEATS)  # the round of the change
    barred = numbers(MOST_SEATS)  # whose room this vampire-player may not enter tonight, a bit each
    warded = number()  # whom no vampire-player may vampirise tonight, a bit each

    # The calendar
    round_no = number()  # day 1 is 1, night 1 is 2, and so on
    night = number()  # 1 in a night round
    marker = number()  # who holds the first-player marker
    active = number()  # whose turn it is

    # The running turn
    used = number()  # actions spent
    done = numbers(SORTS)  # actions taken, by sort
    luck = number()
    penalty = number()
    free_searches = number()
    cards_used = numbers(CARDS)  # 1 for each kind played in this turn
    new_rooms = number()  # face-down tokens met by moving
    has_knocked = number()  # 1: a try without effect (`soft_failure`)
    opened = number()  # 1: the night's card is behind us
    turn_over = number()  # 1: the turn ends, whatever is left of it
    came_from = number()  # the room before the last move, or OFF_BOARD

    # What is being resolved
    stage = number()
    strike = number()
    fight = number()
    fighter = number()  # who rolls
    face = number()  # what the die shows; 0 is the skull
    shot = number()  # 1: this victory is a Pistol's
    victims = number()  # seats still to be dealt with, a bit each
    victim = number()  # the seat being dealt with
    then = number()  # the stage after a flight
    turning = number()  # who is about to become a vampire-player, a bit each
    card = number()  # the bonus card being played
    piece = number()  # the piece being built
    taken = number()  # the kind of resource asked for, or how many draws are left
    room = number()  # the room from which they are drawn

    # A vampire-player's own turn
    prowls = number()  # the room in which it is, seen or not; OFF_BOARD in all other turns
    prowls_if = numbers(
        ROOMS, ROOMS
    )  # 1 where, with its lair here, everybody thinks it may be there

    # The end
    ending = number()
    last_turned = number()  # whose change into a vampire-player was the latest change of all
    winners = number()  # a bit each


class Box(Record):
    """The components; box.toml gives each figure and where it comes from."""

    door = numbers(ROOMS, ROOMS)  # 1 where a door leads from one to the other
    token_count = numbers(VALUES)
    resource_copies = numbers(RESOURCES)
    bag = numbers(TOKENS)
    die = numbers(6)
    recipe = numbers(PIECES, RESOURCES)
    quota = numbers(3)  # actions, by role
    cost = numbers(SORTS)
    most = numbers(3, SORTS)  # in a turn, by role
    clue_room = numbers(CLUES)
    clue_object = numbers(CLUES, OBJECTS)  # 1 for the two that it names
    clue_humans = numbers(CLUES)  # the second objective
    clue_ghouls = numbers(CLUES)
    clue_resources = numbers(CLUES)
    dracula_visits = numbers(DRACULA_CARDS, ROOMS)  # 1 where he appears
    dracula_event = numbers(DRACULA_CARDS)  # or NOTHING
    dracula_removed = numbers(MOST_SEATS + 1)  # by number of players
    card_copies = numbers(CARDS)
    by_day = numbers(CARDS)
    by_night = numbers(CARDS)
    dracula_wounds = number()  # that a visit costs
    human_wounds = number()  # with so many one is eliminated
    ghoul_wounds = number()  # with so many one becomes a vampire-player
    hand_limit = number()
    resources_for_clue = number()
    reversal_price = number()

    # What follows from the doors; only the hunch reads it.
    steps = numbers(ROOMS, ROOMS)  # from each room to each other

    # How the ship looks
    x = numbers(ROOMS)
    y = numbers(ROOMS)
    deck = numbers(ROOMS)
