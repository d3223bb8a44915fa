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
from tablee.games.volfyirion.rules.pieces import (
    C,
    battle_of,
    cities_up,
    end_of_line,
    first_city,
    knowledge_of,
    line_of,
    line_of_city,
    market_of,
    side_of,
    strength,
)
from tablee.games.volfyirion.table import (
    ABILITY,
    ALL_WON,
    BATTLE,
    BESIDE,
    CITIES,
    COMMAND,
    COOP,
    COST,
    DEFENCE,
    DRAWN,
    DRAWS,
    EFFECT,
    EMPTY,
    GAIN_BATTLE,
    GAIN_COMMAND,
    GAIN_KNOWLEDGE,
    HALF,
    KNOWLEDGE,
    MOVE_DRAGON,
    NO_EFFECT,
    OFF_BOARD,
    ON_LAIR,
    ON_LAIR_1,
    REMOVAL,
    SABOTEUR,
    SOLO,
    SPACES,
    TEAM,
    TITLES,
    TRAIT,
    TROOP,
    TROOPS_EACH,
    TYPE,
    WONDER,
    Box,
    Table,
)

# Hundredths of a point; a City that stands is worth about ten points.
CITY = 1_000
LAST_CITY = 1_500  # more, as long as it stands
WON = 20_000
# What a point a turn is worth, for each time that a card will be drawn or pays in play.
WORTH_OF_BATTLE = 11
WORTH_OF_KNOWLEDGE = 9
DRAWN_CARD = 14
USUAL_CARD = 17  # what takes the place of a card that leaves the deck
LOOSE_POINT = 2  # of a turn's points that nothing asks for


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
    for other in range(t.seats):
        if side_of(t, other) == side_of(t, seat):
            worth += worth_of_cards(t, box, other)
        elif t.mode != TEAM or other % 2 == seat % 2:
            worth -= worth_of_cards(t, box, other)
    worth += worth_of_dragon(t, box, seat)
    if side_of(t, seat) == t.side and (t.mode != COOP or t.finished[seat] == 0):
        worth += worth_of_turn(t, box, seat)
    return worth


@rule
def worth_of_end(t: Table, seat: int) -> int:
    """Won or lost."""
    if t.winner == DRAWN:
        return 0
    return WON if t.winner in (ALL_WON, side_of(t, seat)) else -WON


@rule
def turns_to_come(t: Table) -> int:
    """How often, roughly, what is in play will pay."""
    rounds = t.turn // 2 if t.seats > 1 and t.mode != COOP else t.turn
    return max(2, 8 - rounds // 2)


@rule
def worth_of_cities(t: Table, box: Box, line: int) -> int:
    """Cities that stand, their Troops and Buildings."""
    worth, up = 0, 0
    for city in range(first_city(t, line), end_of_line(t, line)):
        if t.standing[city] == 1:
            up += 1
            worth += 20 * t.defence[city]
            for slot in range(TROOPS_EACH):
                if t.troop[city, slot] != EMPTY:
                    worth += worth_of_troop(box, t.troop[city, slot])
                if t.building[city, slot] != EMPTY:
                    worth += turns_to_come(t) * power(t, box, t.building[city, slot]) // 2
    return worth + CITY * up + (LAST_CITY if up > 0 else 0)


@rule
def worth_of_troop(box: Box, title: int) -> int:
    """A Troop is Defence now, and points once."""
    bonus = box.card[title, GAIN_BATTLE] + box.card[title, GAIN_KNOWLEDGE]
    return 22 * box.card[title, DEFENCE] + 18 * bonus


@rule
def power(t: Table, box: Box, title: int) -> int:
    """What a card does each time that it pays, with its ability as far as one may hope for it."""
    command = max(5, 13 - t.turn // 3)  # early on it buys the deck
    main = (
        command * box.card[title, COMMAND]
        + WORTH_OF_BATTLE * box.card[title, BATTLE]
        + WORTH_OF_KNOWLEDGE * box.card[title, KNOWLEDGE]
    )
    more = (
        command * box.card[title, GAIN_COMMAND]
        + WORTH_OF_BATTLE * box.card[title, GAIN_BATTLE]
        + WORTH_OF_KNOWLEDGE * box.card[title, GAIN_KNOWLEDGE]
        + DRAWN_CARD * box.card[title, DRAWS]
    )
    if box.card[title, EFFECT] == MOVE_DRAGON:
        more += 60
    elif box.card[title, EFFECT] != NO_EFFECT:
        more += 12
    # A Remove Ability works once; a Synergy often, if its colours come together.
    return main + (more // 3 if box.card[title, ABILITY] == REMOVAL else more // 2)


@rule
def worth_of_cards(t: Table, box: Box, seat: int) -> int:
    """Wonders in play pay every turn; cards of the deck whenever they are drawn. Weak ones are
    better out of the way."""
    worth = 0
    for title in WONDERS:
        upright = t.played[seat, title] - t.sealed[seat, title]
        worth += upright * turns_to_come(t) * power(t, box, title)
        worth += t.sealed[seat, title] * 2 * power(t, box, title)
    size = max(5, t.deck_size[seat] + t.discard_size[seat] + t.hand_size[seat])
    total = 0
    for title in range(TITLES):
        copies = t.house_deck[seat, title] + t.hand[seat, title] + t.discard[seat, title]
        kind = box.card[title, TYPE]
        if kind != WONDER:
            copies += t.played[seat, title]
        if copies > 0:
            total += copies * worth_of_card(t, box, title)
    return worth + turns_to_come(t) * 6 * total // (size + 5)


@rule
def worth_of_card(t: Table, box: Box, title: int) -> int:
    """A card of the deck, compared with what is drawn in its place."""
    kind = box.card[title, TYPE]
    if kind == TROOP:
        return worth_of_troop(box, title) // 3 - USUAL_CARD // 2
    if kind == WONDER:
        return 2 * power(t, box, title) - USUAL_CARD // 2
    if box.card[title, TRAIT] == SABOTEUR:
        return -USUAL_CARD
    return power(t, box, title) - USUAL_CARD


# ---------------------------------------------------------------- the dragon


@rule
def worth_of_dragon(t: Table, box: Box, seat: int) -> int:
    """A City under the dragon is as good as half lost; in its owner's turn with little to answer
    nearly so."""
    if t.mode == SOLO:
        return -300 - 40 * t.rage_size if t.dragon == BESIDE else -40 * t.rage_size
    if t.mode == COOP:
        return 0
    if t.dragon >= CITIES or t.standing[t.dragon] == 0:
        return 0
    threat = 650 if line_of_city(t.dragon) != t.side else 800
    return -threat if line_of_city(t.dragon) == line_of(t, seat) else threat


# ---------------------------------------------------------------- the turn that is running


@rule
def worth_of_turn(t: Table, box: Box, seat: int) -> int:
    """What the points of this turn can still do, with those of the cards in hand."""
    command, battle, knowledge = t.points[seat, C], battle_of(t, seat), knowledge_of(t, seat)
    for title in range(TITLES):
        if t.hand[seat, title] > 0:
            command += t.hand[seat, title] * box.card[title, COMMAND]
            battle += t.hand[seat, title] * box.card[title, BATTLE]
            knowledge += t.hand[seat, title] * box.card[title, KNOWLEDGE]
    worth = LOOSE_POINT * (command + battle + knowledge) - 5 * t.hand_size[seat]
    worth += prospects_of_command(t, box, seat, command)
    if t.question[seat] in (CHOOSE_TARGET, MAY_CHOOSE_TARGET):
        worth += 650
    if t.mode == SOLO or t.mode == COOP:
        return worth + prospects_against_dragon(t, box, battle, knowledge)
    worth += prospects_of_battle(t, box, seat, battle)
    return worth + prospects_of_knowledge(t, box, seat, knowledge)


@rule
def prospects_of_command(t: Table, box: Box, seat: int, command: int) -> int:
    """Most of what the best card in the Row would add."""
    best = 0
    for space in range(SPACES):
        title = t.row[market_of(t, seat), space]
        if title not in (EMPTY, HALF) and box.card[title, COST] <= command:
            best = max(best, worth_of_card(t, box, title))
    return turns_to_come(t) * best // 5


@rule
def prospects_of_battle(t: Table, box: Box, seat: int, battle: int) -> int:
    """Most of the City that it razes, or of the Troop that it chases away; else of Wonders."""
    best = 0
    enemy = 1 - line_of(t, seat)
    for city in range(first_city(t, enemy), end_of_line(t, enemy)):
        if t.standing[city] == 1:
            price = strength(t, box, city)
            if battle >= price:
                if price == t.defence[city]:
                    best = max(best, CITY + 20 * t.defence[city] - 100)
                elif battle >= price + t.defence[city]:
                    best = max(best, CITY)
    if best > 0 and cities_up(t, enemy) == 1:
        best += 2 * LAST_CITY
    return best + 6 * min(battle, 6)


@rule
def prospects_of_knowledge(t: Table, box: Box, seat: int, knowledge: int) -> int:
    """Most of a move of the token."""
    price = box.one_move_cost if t.mode == TEAM else box.move_cost
    if knowledge < price:
        return 0
    if t.dragon == ON_LAIR or t.dragon == OFF_BOARD or t.dragon == ON_LAIR_1 + 1 - t.side:
        return 550
    if t.dragon < CITIES and line_of_city(t.dragon) == line_of(t, seat):
        return 1_200 if knowledge >= 2 * price else 700
    return 0


@rule
def prospects_against_dragon(t: Table, box: Box, battle: int, knowledge: int) -> int:
    """Enough of one sort ends it."""
    price = box.solo_cost if t.mode == SOLO else box.alone_cost
    most = max(battle, knowledge)
    if most >= price:
        return WON // 2
    return 10 * most
