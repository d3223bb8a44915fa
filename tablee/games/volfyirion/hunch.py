"""What a position of *Volfyirion* is worth to a seat: a rule of thumb.

What stands and what will pay again counts: Cities, what is in them, Wonders, the cards that one
draws from. In one's own turn there is beside that what its points can still do, those of the cards
in hand included: raze a City, send the dragon or send it home, buy the best card in the Row. So a
seat plays its cards first, keeps its Battle together for an attack, and ends its turn when nothing
is left that pays.
"""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.volfyirion.actions import CHOOSE_TARGET, MAY_CHOOSE_TARGET, WONDERS
from tablee.games.volfyirion.rules.coop import (
    cells_needed,
    counted,
    needed_to_burn,
    some_unsealed,
)
from tablee.games.volfyirion.rules.pieces import (
    B,
    C,
    K,
    battle_of,
    cities_up,
    end_of_line,
    first_city,
    knowledge_of,
    line_of,
    line_of_city,
    market_of,
    owns_troop_in,
    side_of,
    strength,
)
from tablee.games.volfyirion.rules.piles import cards_in_play
from tablee.games.volfyirion.table import (
    ABILITY,
    ALL_WON,
    BATTLE,
    BESIDE,
    BUILDING,
    CELLS,
    CITIES,
    COMMAND,
    COOP,
    COST,
    DEFENCE,
    DRAWN,
    EFFECT,
    EMPTY,
    GAIN_BATTLE,
    GAIN_COMMAND,
    GAIN_KNOWLEDGE,
    HALF,
    KNOWLEDGE,
    LAIR_SLOTS,
    MOVE_DRAGON,
    OFF_BOARD,
    ON_LAIR,
    ON_LAIR_1,
    REMOVAL,
    SOLO,
    SPACES,
    TEAM,
    TITLES,
    TROOP,
    TROOPS_EACH,
    TYPE,
    WONDER,
    Box,
    Table,
)

# A thousand makes a win e times as likely as it was. What stands, what is drawn and what pays every
# turn is weighed by how duels between greedy players have gone on from there.
CITY = 60  # for each point of its Defence Value
LAST_CITY = 650  # less, where no other stands
WON = 20_000
UNDER_DRAGON = 850
# What is drawn: for each point that a usual hand gives, and each card of these types in it.
HAND = 5
KNOWLEDGE_DRAWN = 210
TROOP_DRAWN = 700
WONDER_DRAWN = 1_050
ABILITY_DRAWN = 30  # for each point of a Remove Ability
ANY_CARD = 60  # in the deck: of two that give as much, the larger is the better one
# What is in play: for each point that it gives every turn.
POINT_OF_BUILDING = 350
POINT_OF_WONDER = 80
WONDER_IN_PLAY = 220  # beside that: its ability waits
SEALED = 150
FREE_MOVE = 400  # a Wonder that can move the dragon
STORED_POINT = 90  # what a point costs for which a card is removed
LOOSE_POINT = 3  # of a turn's points that nothing asks for


FIRST_WONDER = min(WONDERS)


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """In hundredths of a point."""
    if t.winner != EMPTY:
        return worth_of_end(t, seat)
    worth = worth_of_cities(t, box, line_of(t, seat))
    if t.mode == COOP:
        worth += worth_of_cities(t, box, 1 - seat)
    elif t.mode != SOLO:
        worth -= worth_of_cities(t, box, 1 - line_of(t, seat))
    usual = 0
    for other in range(t.seats):
        drawn = all_drawn(t, box, other) // cards_of(t, other)
        if other == seat:
            usual = drawn
        if side_of(t, other) == side_of(t, seat):
            worth += worth_of_cards(t, box, other, drawn)
        elif t.mode != TEAM or other % 2 == seat % 2:
            worth -= worth_of_cards(t, box, other, drawn)
    worth += worth_of_dragon(t, box, seat)
    running = t.untouched == 0 and (t.mode != COOP or t.finished[seat] == 0)
    if running and side_of(t, seat) == t.side:
        worth += worth_of_turn(t, box, seat, usual)
    return worth


@rule
def may_judge(t: Table, root: Table) -> bool:
    """Where a turn begins, of the side that looks ahead: there all has been spent that the turns
    before could spend, and what the next hand promises is the same from one moment to the other."""
    return t.untouched == 1 and t.side == root.side and t.turn > root.turn


@rule
def worth_of_end(t: Table, seat: int) -> int:
    """Won or lost."""
    if t.winner == DRAWN:
        return 0
    return WON if t.winner in (ALL_WON, side_of(t, seat)) else -WON


@rule
def worth_of_cities(t: Table, box: Box, line: int) -> int:
    """Cities that stand, their Troops and Buildings."""
    worth, up = 0, 0
    for city in range(first_city(t, line), end_of_line(t, line)):
        if t.standing[city] == 1:
            up += 1
            worth += worth_of_city(t, box, city)
    return worth - (LAST_CITY if up == 1 else 0)


@rule
def worth_of_city(t: Table, box: Box, city: int) -> int:
    """One that stands, with what is in it."""
    worth = CITY * t.defence[city]
    for slot in range(TROOPS_EACH):
        if t.troop[city, slot] != EMPTY:
            worth += worth_of_troop(box, t.troop[city, slot])
        if t.building[city, slot] != EMPTY:
            worth += worth_in_play(box, t.building[city, slot])
    return worth


@rule
def worth_of_troop(box: Box, title: int) -> int:
    """A Troop is Defence now, and points once."""
    bonus = box.card[title, GAIN_BATTLE] + box.card[title, GAIN_KNOWLEDGE]
    return 60 * box.card[title, DEFENCE] + 15 * bonus


@rule
def worth_in_play(box: Box, title: int) -> int:
    """A Building or a Wonder pays every turn; Knowledge is worth least."""
    points = box.card[title, COMMAND] + box.card[title, BATTLE]
    if box.card[title, TYPE] == BUILDING:
        return POINT_OF_BUILDING * points + POINT_OF_BUILDING * box.card[title, KNOWLEDGE] // 3
    worth = WONDER_IN_PLAY + POINT_OF_WONDER * points
    return worth + FREE_MOVE if box.card[title, EFFECT] == MOVE_DRAGON else worth


# ---------------------------------------------------------------- cards


@rule
def worth_of_cards(t: Table, box: Box, seat: int, usual: int) -> int:
    """Wonders in play, and what a hand drawn from all the other cards will give, which are usually
    worth so much."""
    worth, left, title = 0, t.wonders[seat], FIRST_WONDER
    while left > 0:
        if t.played[seat, title] > 0 and box.card[title, TYPE] == WONDER:
            left -= t.played[seat, title]
            upright = t.played[seat, title] - t.sealed[seat, title]
            worth += upright * worth_in_play(box, title) + SEALED * t.sealed[seat, title]
        title += 1
    return worth + HAND * usual + ANY_CARD * cards_of(t, seat)


@rule
def cards_of(t: Table, seat: int) -> int:
    """How many cards go round: deck, hand, Discard Pile, and what was played this turn."""
    size = t.deck_size[seat] + t.hand_size[seat] + t.discard_size[seat]
    return max(HAND, size + cards_in_play(t, seat) - t.wonders[seat])


@rule
def all_drawn(t: Table, box: Box, seat: int) -> int:
    """What all of them give together, each drawn once."""
    worth, title = 0, 0
    left = t.deck_size[seat] + t.hand_size[seat] + t.discard_size[seat]
    left += cards_in_play(t, seat) - t.wonders[seat]
    while left > 0 and title < TITLES:
        copies = t.house_deck[seat, title] + t.hand[seat, title] + t.discard[seat, title]
        if box.card[title, TYPE] != WONDER:
            copies += t.played[seat, title]
        if copies > 0:
            worth += copies * worth_drawn(t, box, title)
            left -= copies
        title += 1
    return worth


@rule
def worth_drawn(t: Table, box: Box, title: int) -> int:
    """What a card is worth in a hand. Early on Command buys the deck; later Battle counts."""
    kind = box.card[title, TYPE]
    if kind == TROOP:
        return TROOP_DRAWN
    if kind == WONDER:
        return WONDER_DRAWN
    worth = (
        max(220, 480 - 15 * t.turn) * box.card[title, COMMAND]
        + min(570, 300 + 15 * t.turn) * box.card[title, BATTLE]
        + KNOWLEDGE_DRAWN * box.card[title, KNOWLEDGE]
    )
    if box.card[title, ABILITY] == REMOVAL:
        points = box.card[title, GAIN_COMMAND] + box.card[title, GAIN_BATTLE]
        worth += ABILITY_DRAWN * (points + box.card[title, GAIN_KNOWLEDGE])
    return worth


@rule
def worth_of_adding(t: Table, box: Box, title: int, usual: int, size: int) -> int:
    """How much better a deck of so many cards is with this one beside the usual ones."""
    return HAND * (worth_drawn(t, box, title) - usual) // (size + 1) + ANY_CARD


# ---------------------------------------------------------------- the dragon


@rule
def worth_of_dragon(t: Table, box: Box, seat: int) -> int:
    """A City under the dragon is as good as lost, unless the answer comes in time."""
    if t.mode == SOLO:
        return -300 - 150 * t.rage_size if t.dragon == BESIDE else -150 * t.rage_size
    if t.mode == COOP:
        return worth_of_rage(t, box)
    if t.dragon >= CITIES or t.standing[t.dragon] == 0:
        return 0
    return -UNDER_DRAGON if line_of_city(t.dragon) == line_of(t, seat) else UNDER_DRAGON


@rule
def worth_of_rage(t: Table, box: Box) -> int:
    """Co-op: the Rage Grid, and whether it burns the City on which the dragon sits."""
    if t.winner != EMPTY or t.standing[t.dragon] == 0 or not some_unsealed(t):
        return 0
    total = 0
    for row in range(CELLS // 2):
        left, right = counted(t, box, 2 * row), counted(t, box, 2 * row + 1)
        total += left * right if left > 0 and right > 0 else left + right
    burns = cells_needed(t, box, needed_to_burn(t, box)) != EMPTY
    return -15 * total - (UNDER_DRAGON if burns else 0)


# ---------------------------------------------------------------- the turn that is running


@rule
def worth_of_turn(t: Table, box: Box, seat: int, usual: int) -> int:
    """What the points of this turn can still do, with those of the cards in hand; a card of one's
    own is usually worth so much."""
    command, battle, knowledge = t.points[seat, C], battle_of(t, seat), knowledge_of(t, seat)
    left, title = t.hand_size[seat], 0
    while left > 0 and title < TITLES:
        if t.hand[seat, title] > 0:
            command += t.hand[seat, title] * box.card[title, COMMAND]
            battle += t.hand[seat, title] * box.card[title, BATTLE]
            knowledge += t.hand[seat, title] * box.card[title, KNOWLEDGE]
            left -= t.hand[seat, title]
        title += 1
    worth = LOOSE_POINT * (command + battle + knowledge) - 5 * t.hand_size[seat]
    size = cards_of(t, seat)
    worth += prospects_of_command(t, box, seat, command, usual, size)
    if t.question[seat] in (CHOOSE_TARGET, MAY_CHOOSE_TARGET):
        worth += UNDER_DRAGON
    more_battle, more_knowledge = stored_points(t, box, seat)
    if t.mode == SOLO or t.mode == COOP:
        worth += prospects_against_dragon(t, box, seat, B, battle, more_battle)
        return worth + prospects_against_dragon(t, box, seat, K, knowledge, more_knowledge)
    best = max(
        prospects_of_razing(t, box, seat, battle, more_battle),
        prospects_of_wonders(t, box, seat, battle, usual, size),
    )
    worth += 9 * best // 10 + 5 * min(battle, 10)
    return worth + prospects_of_knowledge(t, box, seat, knowledge, more_knowledge)


@rule
def prospects_of_command(t: Table, box: Box, seat: int, command: int, usual: int, size: int) -> int:
    """Most of what the best card in the Row would add."""
    best = 0
    for space in range(SPACES):
        title = t.row[market_of(t, seat), space]
        if title not in (EMPTY, HALF) and box.card[title, COST] <= command:
            best = max(best, worth_of_adding(t, box, title, usual, size))
    return 4 * best // 5


@rule
def prospects_of_razing(t: Table, box: Box, seat: int, battle: int, more: int) -> int:
    """The best City that falls, with what can be removed for more Battle."""
    best = 0
    enemy = 1 - line_of(t, seat)
    up = cities_up(t, enemy)
    beside = WON if up == 1 else (LAST_CITY if up == 2 else 0)
    for city in range(first_city(t, enemy), end_of_line(t, enemy)):
        if t.standing[city] == 1:
            price = strength(t, box, city)
            if price > t.defence[city] + t.shifted[city]:
                price += t.defence[city]  # its Troop first
            if battle + more >= price:
                lost = STORED_POINT * max(0, price - battle)
                best = max(best, worth_of_city(t, box, city) + beside - lost)
    return best


@rule
def prospects_of_wonders(t: Table, box: Box, seat: int, battle: int, usual: int, size: int) -> int:
    """The best of the Lair."""
    best = 0
    for slot in range(LAIR_SLOTS):
        title = t.lair[market_of(t, seat), slot]
        if title != EMPTY and box.card[title, COST] <= battle:
            best = max(best, worth_of_adding(t, box, title, usual, size))
    return best


@rule
def stored_points(t: Table, box: Box, seat: int) -> tuple[int, int]:
    """The Battle and Knowledge that Troops and Wonders give if they are removed."""
    battle, knowledge = 0, 0
    line = line_of(t, seat)
    for city in range(first_city(t, line), end_of_line(t, line)):
        for slot in range(TROOPS_EACH):
            title = t.troop[city, slot]
            if title != EMPTY and owns_troop_in(t, seat, city):
                battle += box.card[title, GAIN_BATTLE]
                knowledge += box.card[title, GAIN_KNOWLEDGE]
    left, title = t.wonders[seat], FIRST_WONDER
    while left > 0:
        if t.played[seat, title] > 0 and box.card[title, TYPE] == WONDER:
            left -= t.played[seat, title]
            upright = t.played[seat, title] - t.sealed[seat, title]
            battle += upright * box.card[title, GAIN_BATTLE]
            knowledge += upright * box.card[title, GAIN_KNOWLEDGE]
        title += 1
    return battle, knowledge


@rule
def prospects_of_knowledge(t: Table, box: Box, seat: int, knowledge: int, more: int) -> int:
    """Most of a move of the token, with what can be removed for it."""
    price = box.one_move_cost if t.mode == TEAM else box.move_cost
    missing = max(0, price - knowledge)
    if missing > more:
        return 5 * knowledge
    gained = 0
    if t.dragon == ON_LAIR or t.dragon == OFF_BOARD or t.dragon == ON_LAIR_1 + 1 - t.side:
        gained = 8 * UNDER_DRAGON // 10
    elif t.dragon < CITIES and line_of_city(t.dragon) == line_of(t, seat):
        gained = (17 if knowledge >= 2 * price else 9) * UNDER_DRAGON // 10
    return max(0, gained - STORED_POINT * missing)


@rule
def prospects_against_dragon(
    t: Table, box: Box, seat: int, sort: int, points: int, more: int
) -> int:
    """Enough of one sort of points ends it: of one player's, or of what two have together."""
    if t.mode == SOLO:
        return enough(points, more, box.solo_cost)
    together = points + t.points[1 - seat, sort]
    return max(enough(points, more, box.alone_cost), enough(together, more, box.together_cost))


@rule
def enough(points: int, more: int, price: int) -> int:
    """Half of a win where they suffice, with what can be removed for more."""
    if points + more < price:
        return 25 * points
    return WON // 2 - STORED_POINT * max(0, price - points)
