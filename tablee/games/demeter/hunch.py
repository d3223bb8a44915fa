"""What a position of *Le dernier voyage du Demeter* is worth to a seat: a rule of thumb.

A human counts what still lies between them and the win: the pieces and resources that the cheapest
object lacks, the clues, the tokens that the lair asks for, the steps to where one of these is to be
had. The last resource that is missing costs more than the first, for by then most that one finds is
of no use. Wounds weigh the more the more there are; whoever stands where Dracula may appear fears
for them. A ghoul-player wants to be human again; a vampire-player to have what its lair card asks
for, and company. What the others have counts a little against one.

The figures were found by play: tables of four and of three, all with the same figures, were
compared by how often somebody won before Dracula did.
"""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import owes
from tablee.games.demeter.actions import (
    ASK_BLOOD_SCENT,
    BARGAINED_RESOURCE,
    BOOTY,
    CARD_OPPONENT,
    CONVERTED_RESOURCE,
    OBTAINED_RESOURCE,
    REVERSAL_PRICE,
    STOLEN_RESOURCE,
    VAMPIRE_TURN,
)
from tablee.games.demeter.rules.common import actions_left
from tablee.games.demeter.rules.hunt import has_two_pieces
from tablee.games.demeter.rules.vampire import meets_objective
from tablee.games.demeter.table import (
    DEAD,
    DEFENCE,
    DRACULA_CARDS,
    DRAWN,
    FIRST_CLUE,
    GARLIC_BRAID,
    GHOUL,
    HIDEOUT,
    HUMAN,
    LAIR,
    MOST_SEATS,
    NOT_OVER,
    NOTHING,
    OBJECTS,
    OFF_BOARD,
    PAYING,
    RESOURCES,
    ROOMS,
    TWO_FOR_ONE,
    VAMPIRE,
    Box,
    Table,
)

# In fortieths of an action, more or less.
WIN = 4000
DEATH = -1350
AT_THE_START = 2600  # what a human has still to do there
LAST_DAY = 30  # per cent: what isn't won then is hardly won any more
ACTION_LEFT = 47

# What an object lacks: so many resources, each piece, each kind that the pile is out of.
LACKING = (0, 150, 310, 530, 730, 860, 1090, 1400, 1750)
PIECE, OUT_OF_STOCK = 530, 220
RESOURCE = 30  # whatever its kind
UNREAD, EARLY = 120, 190  # the first clue, and each resource that it takes to read it
NOT_FOUND = 2350  # the second clue
HUMAN_TOKEN_WORTH, GHOUL_TOKEN_WORTH = (80, 30, 10), (140, 120, 30)  # before the lair is known
HUMAN_LACKING, GHOUL_LACKING, RESOURCE_LACKING = 280, 260, 90  # of those that the lair asks for
STEP_TO_CLUE, STEP_TO_CLUE_EARLY, STEP_TO_LAIR, STEP_TO_SEARCH = 60, 20, 55, 32
CARD, CARD_TOO_MANY, GARLIC, CONVERSION = 15, 1, 35, 75
WOUND, WOUND_AGAIN = 85, 30
FEAR, FEAR_WOUNDED, FEAR_OF_CHANGE = 25, 150, 70
WATCHED, TO_ROLL_AGAIN, SHUT_IN = 100, 30, 20  # Evil Eye, Ghoul no. 5, Closed Room

# A card has been played, or a price agreed, and waits for its answer.
PENDING, PENDING_BUILD, PENDING_REVERSAL, PENDING_BITE = 150, 770, 660, 3500

GHOUL_ROLE, GHOUL_WOUND, STEP_TO_PREY = -1150, 185, 35
PRICE = 800  # a token or an ounce towards being human again
PRICE_TOO_MUCH, LOCKED_TOKEN = 40, 120
VAMPIRE_ROLE, FELLOW, STRENGTH = -3400, 2200, 35
TOKEN_OF_OBJECTIVE, RESOURCE_OF_OBJECTIVE, STEP_TO_VICTIM = 300, 120, 250
TOKEN_TO_SPARE = 15

FAR = 9


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """How near the seat is to a win."""
    role = t.role[seat]
    if role == DEAD:
        worth = DEATH
    elif role == HUMAN:
        worth = human_hopes(t, box, seat) - fears(t, box, seat)
    elif role == GHOUL:
        worth = ghoul_hopes(t, box, seat)
    else:
        worth = vampire_hopes(t, box, seat)
    if t.dracula_left == 0 and t.night == 0:
        worth = worth * LAST_DAY // 100
    if t.ending != NOT_OVER:
        worth += WIN if (t.winners >> seat) & 1 else -WIN
    if t.active == seat and role != DEAD:
        worth += ACTION_LEFT * actions_left(t, box, seat)
    if owes(t, seat):
        worth += what_is_pending(t, box, seat)
    return worth - others_have(t, seat)


@rule
def may_judge(t: Table, root: Table) -> bool:
    """Where the next turn of whoever is on turn at the root begins: everyone has had one since, and
    no actions are left over from it."""
    is_asked = owes(t, t.active) and t.question[t.active] <= VAMPIRE_TURN
    return is_asked and t.active == root.active and t.round_no > root.round_no


# ---------------------------------------------------------------- humans


@rule
def human_hopes(t: Table, box: Box, seat: int) -> int:
    """Object, clues, tokens, cards, and the way to what comes next."""
    lacking, cost = cheapest_object(t, box, seat, NOTHING)
    worth = AT_THE_START - cost + RESOURCE * min(8, t.res_count[seat])
    cards = t.hand_size[seat]
    worth += CARD * min(cards, box.hand_limit) + CARD_TOO_MANY * max(0, cards - box.hand_limit)
    if t.hand[seat, GARLIC_BRAID] > 0:
        worth += GARLIC
    if t.hand[seat, TWO_FOR_ONE] > 0 and lacking > 0:
        worth += CONVERSION
    room = t.at[seat]
    if room == OFF_BOARD:
        return worth
    if t.has_read_second[seat] == 1:
        worth -= cost_of_lair(t, box, seat, cost == 0)
    else:
        worth -= cost_of_clues(t, box, seat)
        for number in range(3):
            if t.humans[seat] > number:
                worth += HUMAN_TOKEN_WORTH[number]
            if t.ghouls[seat] > number:
                worth += GHOUL_TOKEN_WORTH[number]
    if lacking > 0 or t.has_read_first[seat] == 0:
        worth -= STEP_TO_SEARCH * steps_to_search(t, box, room)
    return worth


@rule
def cheapest_object(t: Table, box: Box, seat: int, extra: int) -> tuple[int, int]:
    """Of the objects that count, the one that costs least: the resources that it lacks, were there
    one more of the `extra` kind, and what it costs in all."""
    lacks, least = 0, 10_000
    clue = t.clue_in[FIRST_CLUE + seat]
    for thing in range(OBJECTS):
        if t.has_read_first[seat] == 0 or box.clue_object[clue, thing] == 1:
            first, lacking, cost = 3 * thing, 0, 0
            to_build = 3 - t.pieces[seat, first] - t.pieces[seat, first + 1]
            to_build -= t.pieces[seat, first + 2]
            if to_build > 0:
                for kind in range(RESOURCES):
                    needed = -t.res[seat, kind] - (1 if kind == extra else 0)
                    for piece in range(first, first + 3):
                        needed += (1 - t.pieces[seat, piece]) * box.recipe[piece, kind]
                    if needed > 0:
                        lacking += needed
                        if t.res_pile[kind] == 0 and t.res_face != kind:
                            cost += OUT_OF_STOCK
            cost += PIECE * to_build + LACKING[min(8, lacking)]
            if cost < least:
                lacks, least = lacking, cost
    return lacks, least


@rule
def cost_of_clues(t: Table, box: Box, seat: int) -> int:
    """The resources for the first, and the way to the second."""
    if t.has_read_first[seat] == 0:
        missing = max(0, box.resources_for_clue - t.res_count[seat])
        return NOT_FOUND + UNREAD + EARLY * missing
    step = STEP_TO_CLUE if has_two_pieces(t, seat) else STEP_TO_CLUE_EARLY
    return NOT_FOUND + step * box.steps[t.at[seat], box.clue_room[t.clue_in[FIRST_CLUE + seat]]]


@rule
def cost_of_lair(t: Table, box: Box, seat: int, has_object: bool) -> int:
    """What the lair asks for, and, for one who has the object, how far it is."""
    clue = t.clue_in[LAIR]
    cost = HUMAN_LACKING * max(0, box.clue_humans[clue] - t.humans[seat])
    cost += GHOUL_LACKING * max(0, box.clue_ghouls[clue] - t.ghouls[seat])
    if has_object:
        cost += RESOURCE_LACKING * max(0, box.clue_resources[clue] - t.res_count[seat])
        cost += STEP_TO_LAIR * box.steps[t.at[seat], box.clue_room[clue]]
    return cost


@rule
def steps_to_search(t: Table, box: Box, room: int) -> int:
    """To the nearest room where there is something to find, or something may be."""
    nearest = FAR
    for other in range(ROOMS):
        if t.room_left[other] > 0 or t.room_open[other] == 0:
            nearest = min(nearest, box.steps[room, other])
    return nearest


@rule
def fears(t: Table, box: Box, seat: int) -> int:
    """Wounds there are, and what Dracula's next cards may bring."""
    wounds, room = t.wounds[seat], t.at[seat]
    worth = (WOUND + WOUND_AGAIN * wounds) * wounds
    if room != OFF_BOARD and t.dracula_left > 0:
        visits = 0
        for card in range(DRACULA_CARDS):
            if t.dracula_at[card] != DRAWN:
                visits += box.dracula_visits[card, room]
        each = FEAR + FEAR_WOUNDED * wounds
        if t.ghouls_vampires == 1:
            each = FEAR_OF_CHANGE
        worth += each * visits * cards_before_next_turn(t, seat) // t.dracula_left
    return (
        worth
        + WATCHED * t.evil_eye[seat]
        + TO_ROLL_AGAIN * t.reroll[seat]
        - SHUT_IN * t.closed[seat]
    )


@rule
def cards_before_next_turn(t: Table, seat: int) -> int:
    """How many Dracula cards are drawn between the seat's turn in this round and its next."""
    place = (seat - t.marker) % t.seats
    return min(t.dracula_left, t.seats - 1 - place if t.night == 1 else place + 1)


# ---------------------------------------------------------------- ghoul- and vampire-players


@rule
def ghoul_hopes(t: Table, box: Box, seat: int) -> int:
    """To be human again: two tokens or ounces, and no second wound."""
    price = t.humans[seat] + t.ounces[seat]
    worth = AT_THE_START + GHOUL_ROLE + PRICE * min(box.reversal_price, price)
    worth += PRICE_TOO_MUCH * max(0, t.humans[seat] - box.reversal_price)
    worth += LOCKED_TOKEN * (min(2, t.locked_humans[seat]) + min(2, t.locked_ghouls[seat]))
    _, cost = cheapest_object(t, box, seat, NOTHING)
    worth += RESOURCE * t.res_count[seat] - cost
    if t.has_read_first[seat] == 0:
        worth -= UNREAD + EARLY * max(0, box.resources_for_clue - t.res_count[seat])
    if t.has_read_second[seat] == 0:
        worth -= NOT_FOUND
    return worth - GHOUL_WOUND * t.wounds[seat] - STEP_TO_PREY * steps_to_human(t, box, t.at[seat])


@rule
def steps_to_human(t: Table, box: Box, room: int) -> int:
    """To the nearest human."""
    nearest = FAR
    for other in range(MOST_SEATS):
        if t.role[other] == HUMAN and t.at[other] != OFF_BOARD and room != OFF_BOARD:
            nearest = min(nearest, box.steps[room, t.at[other]])
    return nearest


@rule
def vampire_hopes(t: Table, box: Box, seat: int) -> int:
    """What its lair card asks for, and whoever is near then; the more of its kind the better."""
    clue = t.clue_in[HIDEOUT + seat]
    worth, resources = AT_THE_START + VAMPIRE_ROLE, t.res_count[seat]
    for other in range(t.seats):
        if other != seat and t.role[other] == VAMPIRE:
            worth += FELLOW
            resources += t.res_count[other]
        elif other != seat and t.role[other] != DEAD:
            worth -= STRENGTH * (4 - t.wounds[other])
    worth -= TOKEN_OF_OBJECTIVE * max(0, box.clue_humans[clue] - t.humans[seat])
    worth -= TOKEN_OF_OBJECTIVE * max(0, box.clue_ghouls[clue] - t.ghouls[seat])
    worth -= RESOURCE_OF_OBJECTIVE * max(0, box.clue_resources[clue] - resources)
    worth += TOKEN_TO_SPARE * (t.humans[seat] + t.ghouls[seat] + min(4, resources))
    if t.active == seat and t.prowls != OFF_BOARD:
        if t.stage in (DEFENCE, PAYING):
            worth += PENDING_BITE
        elif meets_objective(t, box, seat, clue):
            worth -= STEP_TO_VICTIM * steps_to_human(t, box, t.prowls)
    return worth


# ---------------------------------------------------------------- what is pending, and the others


@rule
def what_is_pending(t: Table, box: Box, seat: int) -> int:
    """What the answer to a question will bring."""
    question = t.question[seat]
    if question in (CONVERTED_RESOURCE, OBTAINED_RESOURCE):
        return PENDING_BUILD
    if question in (STOLEN_RESOURCE, BARGAINED_RESOURCE):
        return best_booty(t, box, seat)
    if question == REVERSAL_PRICE:
        return PENDING_REVERSAL
    if CARD_OPPONENT <= question < ASK_BLOOD_SCENT or question == BOOTY:
        return PENDING
    return 0


@rule
def best_booty(t: Table, box: Box, seat: int) -> int:
    """What the resource is worth that one needs most of those that the victim has."""
    best = RESOURCE
    _, cost = cheapest_object(t, box, seat, NOTHING)
    for kind in range(RESOURCES):
        if t.res[t.victim, kind] > 0:
            _, after = cheapest_object(t, box, seat, kind)
            best = max(best, cost - after)
    return best


@rule
def others_have(t: Table, seat: int) -> int:
    """Roughly what the other humans have; a little of it counts against one."""
    worth = 0
    for other in range(t.seats):
        if other != seat and t.role[other] == HUMAN:
            worth += 12 * min(8, t.res_count[other]) + 6 * t.hand_size[other]
            worth += 15 * (t.humans[other] + t.ghouls[other])
            worth -= 22 * (t.wounds[other] + t.evil_eye[other]) + 11 * t.reroll[other]
    return worth // t.seats
