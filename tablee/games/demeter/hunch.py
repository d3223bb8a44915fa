"""What a position of *Le dernier voyage du Demeter* is worth to a seat: a rule of thumb.

A human wants the object that lacks least, then the tokens that the lair asks for, and to be where
the next step is: where there is something to find, in the room of the first clue, in the lair.
Wounds weigh the more the more there are; whoever stands where Dracula may still appear fears for
them. A ghoul-player wants to be human again, a vampire-player to have what its lair card asks for.
What the others have counts a little against one.
"""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import owes
from tablee.games.demeter.actions import (
    ASK_BLOOD_SCENT,
    BOOTY,
    CARD_OPPONENT,
    CONVERTED_RESOURCE,
    OBTAINED_RESOURCE,
)
from tablee.games.demeter.rules.common import actions_left
from tablee.games.demeter.rules.hunt import has_named_object, has_two_pieces
from tablee.games.demeter.rules.vampire import meets_objective
from tablee.games.demeter.table import (
    DEAD,
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
    OBJECTS,
    OFF_BOARD,
    PIECES,
    RESOURCES,
    ROOMS,
    VAMPIRE,
    Box,
    Table,
)

WIN = 1600  # hundredths, on top of what one has
DEATH = -1500

ACTION_LEFT = 8
PIECE, LACKING, SPARE = 160, 90, 6  # a piece of the best object; a resource it lacks; one too many
EARLY = 45  # a resource towards reading the first clue
READ, FOUND = 300, 1000  # the first clue, the second
TOKEN, TOKEN_LACKING = 20, 80
CARD, CARD_TOO_MANY, GARLIC = 8, 1, 20
WOUND, WOUND_AGAIN = 40, 25
FEAR, FEAR_WOUNDED = 12, 14
STEP_TO_SEARCH, STEP_TO_CLUE, STEP_TO_LAIR = 24, 60, 80
PENDING, PENDING_BUILD = 30, 160  # a card that has been played and waits for its answer
GHOUL_ROLE, VAMPIRE_ROLE = -400, -900
PRICE = 160  # a token or an ounce towards being human again

FAR = 9


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """In hundredths of a win of 20."""
    worth = 0
    if t.ending != NOT_OVER:
        worth = WIN if (t.winners >> seat) & 1 else -WIN
    role = t.role[seat]
    if role == DEAD:
        return worth + DEATH
    if role == HUMAN:
        worth += human_hopes(t, box, seat) + fears(t, box, seat)
    elif role == GHOUL:
        worth += ghoul_hopes(t, box, seat)
    else:
        worth += vampire_hopes(t, box, seat)
    if t.active == seat:
        worth += ACTION_LEFT * actions_left(t, box, seat)
    if owes(t, seat):
        question = t.question[seat]
        if question in (CONVERTED_RESOURCE, OBTAINED_RESOURCE):
            worth += PENDING_BUILD
        elif CARD_OPPONENT <= question < ASK_BLOOD_SCENT or question == BOOTY:
            worth += PENDING
    return worth - others_have(t, seat)


@rule
def human_hopes(t: Table, box: Box, seat: int) -> int:
    """Object, clues, tokens, cards, and the way to what comes next."""
    lacking, worth = best_object(t, box, seat)
    worth += SPARE * min(8, t.res_count[seat])
    cards = t.hand_size[seat]
    worth += CARD * min(cards, box.hand_limit) + CARD_TOO_MANY * max(0, cards - box.hand_limit)
    if t.hand[seat, GARLIC_BRAID] > 0:
        worth += GARLIC
    room = t.at[seat]
    if room == OFF_BOARD:
        return worth
    if t.has_read_first[seat] == 0:
        worth += EARLY * min(box.resources_for_clue, t.res_count[seat])
    if t.has_read_second[seat] == 1:
        worth += READ + FOUND + lair_hopes(t, box, seat, lacking)
    else:
        worth += TOKEN * (min(2, t.humans[seat]) + min(2, t.ghouls[seat]))
        if t.has_read_first[seat] == 1:
            worth += READ
            if has_two_pieces(t, seat):
                clue = t.clue_in[FIRST_CLUE + seat]
                worth += STEP_TO_CLUE * (FAR - box.steps[room, box.clue_room[clue]])
    if lacking > 0 or t.has_read_first[seat] == 0:
        worth += STEP_TO_SEARCH * (FAR - steps_to_search(t, box, room))
    return worth


@rule
def lair_hopes(t: Table, box: Box, seat: int, lacking: int) -> int:
    """What the lair asks for, and how far it is for one who could strike."""
    clue = t.clue_in[LAIR]
    missing = max(0, box.clue_humans[clue] - t.humans[seat])
    missing += max(0, box.clue_ghouls[clue] - t.ghouls[seat])
    spare = t.res_count[seat] - (lacking if not has_named_object(t, box, seat) else 0)
    worth = -TOKEN_LACKING * missing
    worth -= EARLY * max(0, box.clue_resources[clue] - max(0, spare))
    worth += 4 * (t.humans[seat] + t.ghouls[seat])
    if has_named_object(t, box, seat):
        step = STEP_TO_LAIR if missing == 0 else STEP_TO_LAIR // 3
        worth += PIECE + step * (FAR - box.steps[t.at[seat], box.clue_room[clue]])
    return worth


@rule
def best_object(t: Table, box: Box, seat: int) -> tuple[int, int]:
    """Of the objects that count, the one worth most: what it lacks, and its worth."""
    best, lacks = -10_000, 0
    clue = t.clue_in[FIRST_CLUE + seat]
    for thing in range(OBJECTS):
        if t.has_read_first[seat] == 0 or box.clue_object[clue, thing] == 1:
            pieces, lacking = 0, 0
            for kind in range(RESOURCES):
                needed = -t.res[seat, kind]
                for part in range(3):
                    piece = 3 * thing + part
                    if t.pieces[seat, piece] == 0:
                        needed += box.recipe[piece, kind]
                lacking += max(0, needed)
            for part in range(3):
                pieces += t.pieces[seat, 3 * thing + part]
            if pieces == 3:
                lacking = 0
            # What is built lacks nothing any more: a piece must be worth more than its cards.
            worth = (PIECE + LACKING) * pieces - LACKING * lacking
            if worth > best:
                best, lacks = worth, lacking
    return lacks, best


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
    """Wounds there are, and those that Dracula's next cards may bring."""
    wounds, room, visits = t.wounds[seat], t.at[seat], 0
    if room != OFF_BOARD:
        for card in range(DRACULA_CARDS):
            if t.dracula_at[card] != DRAWN:
                visits += box.dracula_visits[card, room]
    worth = -(WOUND + WOUND_AGAIN * wounds) * wounds
    if t.dracula_left > 0:
        worth -= (FEAR + FEAR_WOUNDED * wounds) * visits
    return worth - 20 * t.evil_eye[seat] - 10 * t.reroll[seat] + 10 * t.closed[seat]


@rule
def ghoul_hopes(t: Table, box: Box, seat: int) -> int:
    """To be human again: two tokens or ounces, and no second wound."""
    price = min(box.reversal_price, t.humans[seat] + t.ounces[seat])
    pieces = 0
    for piece in range(PIECES):
        pieces += t.pieces[seat, piece]
    worth = GHOUL_ROLE + PRICE * price + PIECE * pieces + SPARE * t.res_count[seat]
    worth += TOKEN * (t.locked_humans[seat] + t.locked_ghouls[seat])
    worth += READ * t.has_read_first[seat] + FOUND * t.has_read_second[seat]
    return worth - 200 * t.wounds[seat] - STEP_TO_SEARCH * steps_to_human(t, box, t.at[seat])


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
    worth, resources = VAMPIRE_ROLE, 0
    for other in range(t.seats):
        if t.role[other] == VAMPIRE:
            worth += 2 * PRICE
            resources += t.res_count[other]
        elif t.role[other] != DEAD:
            worth -= 30 * (4 - t.wounds[other])
    worth -= TOKEN_LACKING * max(0, box.clue_humans[clue] - t.humans[seat])
    worth -= TOKEN_LACKING * max(0, box.clue_ghouls[clue] - t.ghouls[seat])
    worth -= EARLY * max(0, box.clue_resources[clue] - resources)
    worth += 6 * (t.humans[seat] + t.ghouls[seat]) + SPARE * min(4, resources)
    if t.prowls != OFF_BOARD and t.active == seat and meets_objective(t, box, seat, clue):
        worth += STEP_TO_LAIR * (FAR - steps_to_human(t, box, t.prowls))
    return worth


@rule
def others_have(t: Table, seat: int) -> int:
    """Roughly what the others are ahead by."""
    worth = 0
    for other in range(t.seats):
        if other != seat and t.role[other] == HUMAN:
            worth += 8 * t.res_count[other] + 4 * t.hand_size[other]
            worth += 16 * (t.humans[other] + t.ghouls[other])
            worth -= 24 * t.wounds[other] + 12 * t.evil_eye[other] + 8 * t.reroll[other]
    return worth // t.seats
