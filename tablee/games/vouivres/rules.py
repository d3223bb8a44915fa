"""The rules of *Nid de vouivres*, in the rulebook's order.

NV-n in a comment is rule n of rulebook.en.md. A verdict is 0, or the number
of the rule that forbids the action.
"""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.rule import rule
from tablee.engine.table import answered, ask, owes
from tablee.engine.tale import Tale, tell
from tablee.games.vouivres.actions import (
    ANNOUNCES,
    ATTACKED_BY_WYVERN,
    BANKS,
    CARDS_TURNED,
    CHEST_DIE,
    CHOOSE,
    COMMITS,
    DEALT_OBJECTIVE,
    DECK_SHUFFLED,
    DECLARE,
    DECLARES,
    DEFEND,
    FINISHES,
    FIRST_HOLDER,
    GAINS_FRAGMENT,
    GATHERS,
    GO,
    GOES,
    KEEP_FRAGMENT,
    KEEPS_FRAGMENT,
    LEAVE,
    LEAVES,
    LEFT_IN_VAIN,
    LIMIT_REACHED,
    NO_OTHER,
    OFFER,
    PILLAGES,
    PLACE,
    PLACE_WYVERN,
    PLACES_WYVERN,
    RECALL_PAWN,
    RECALLED,
    ROOM_DIE,
    ROOM_FILLED,
    ROUND_BEGINS,
    SPANS,
    STARTS_IN,
    STAYS,
    SUMMON,
    SUMMONS,
    SUPPLY_SHORT,
    TAKE_ATTACK,
    TOO_FEW_TO_SHARE,
    VALIDATE,
    VALIDATES,
    WARDS_OFF,
    WYVERNS_LEAVE,
)
from tablee.games.vouivres.table import (
    ATTACKED,
    BANKED_ONLY,
    CHOOSING,
    DECLARING,
    DEFENDING,
    DISTINCT,
    EXIT,
    FACES,
    FIRST,
    GEMS,
    GOLD,
    LAST_CARD,
    LENIENT,
    LIMITED,
    MOST_SEATS,
    NO_LIMIT,
    NOTHING_DECLARED,
    NOWHERE,
    OBJECTIVES,
    OFFERING,
    ONE_GEM,
    OPEN,
    ORDERS,
    OTHER_GEM,
    OUTSIDE,
    OVER,
    PAIRS,
    PEARL,
    PLACING,
    RANDOM_HOLDER,
    RECALL,
    RESOURCE_CARDS,
    ROOMS,
    RUBY,
    SAPPHIRE,
    SECOND,
    UNHARMED,
    WARDED_OFF,
    WYVERNS,
    Box,
    Table,
)

ALLOWED = 0
ALL_CARDS = (1 << ORDERS) - 1  # the set of a player's three objectives

# ---------------------------------------------------------------- setup


@rule
def deal(t: Table, box: Box, tale: Tale) -> None:
    """NV-1 to NV-16, and on to the first choice."""
    lay_out(t, box)
    for seat in range(t.seats):
        draw_start_room(t, seat, tale)
    for seat in range(t.seats):
        deal_objectives(t, seat, tale)
    draw_first_holder(t, tale)
    begin_round(t, box, tale)


@rule
def lay_out(t: Table, box: Box) -> None:
    """NV-8, NV-16: a full nest, empty rooms and chests; NV-15: the deck beside the board."""
    for gem in range(GEMS):
        t.supply[gem] = box.gems[gem] if t.gem_supply == LIMITED else 0
        for room in range(ROOMS):
            t.room_gems[room, gem] = 0
        for seat in range(MOST_SEATS):
            t.chest[seat, gem], t.bank[seat, gem] = 0, 0
    t.fragment_supply = box.fragments if t.gem_supply == LIMITED else 0
    for card in range(RESOURCE_CARDS):
        t.deck[card] = card
    for seat in range(MOST_SEATS):
        t.pawn[seat], t.came_from[seat], t.fragments[seat] = NOWHERE, NOWHERE, 0
        t.finished[seat] = 0
        for order in range(ORDERS):
            t.objective[seat, order], t.validated[seat, order] = NOWHERE, 0
    t.to_act, t.turned, t.rounds = 0, 0, 0


@rule
def draw_start_room(t: Table, seat: int, tale: Tale) -> None:
    """NV-12: among the active rooms, each player alone; NV-83: by option, all different."""
    room = draw(t, t.seats)
    if t.start_rooms == DISTINCT:
        while someone_is_in(t, room):
            room = draw(t, t.seats)
    t.pawn[seat] = room
    t.came_from[seat] = room
    tell(tale, STARTS_IN, seat, 12, room, 0, 0)


@rule
def someone_is_in(t: Table, room: int) -> bool:
    """Whether a pawn stands in this room."""
    for seat in range(t.seats):
        if t.pawn[seat] == room:
            return True
    return False


@rule
def deal_objectives(t: Table, seat: int, tale: Tale) -> None:
    """NV-13: three cards each, face up."""
    for order in range(ORDERS):
        card = draw(t, OBJECTIVES)
        while is_dealt(t, card):
            card = draw(t, OBJECTIVES)
        t.objective[seat, order] = card
        tell(tale, DEALT_OBJECTIVE, seat, 13, card, 0, 0)


@rule
def is_dealt(t: Table, card: int) -> bool:
    """Whether someone has this objective."""
    for seat in range(t.seats):
        for order in range(ORDERS):
            if t.objective[seat, order] == card:
                return True
    return False


@rule
def draw_first_holder(t: Table, tale: Tale) -> None:
    """NV-14; NV-88: by option, the seat that was chosen."""
    t.holder = t.first_wyvern
    if t.first_wyvern == RANDOM_HOLDER:
        t.holder = draw(t, t.seats)
    tell(tale, FIRST_HOLDER, t.holder, 14, 0, 0, 0)


# ---------------------------------------------------------------- the round


@rule
def begin_round(t: Table, box: Box, tale: Tale) -> None:
    """NV-18: the rooms are filled, then everybody chooses."""
    t.rounds += 1
    tell(tale, ROUND_BEGINS, NOWHERE, 18, t.rounds, 0, 0)
    t.wyvern_in[FIRST], t.wyvern_in[SECOND] = NOWHERE, NOWHERE
    t.placed_by[FIRST], t.placed_by[SECOND] = NOWHERE, NOWHERE
    for seat in range(MOST_SEATS):
        t.choice[seat] = OPEN
        t.declared[seat] = NOTHING_DECLARED
        t.defence[seat] = UNHARMED
    refill(t, box, tale)
    begin_phase(t, CHOOSING)
    for seat in range(t.seats):
        ask(t, seat, CHOOSE)


@rule
def begin_phase(t: Table, phase: int) -> None:
    """Nobody has been asked in it yet."""
    t.phase = phase
    t.asked = 0


@rule
def seat_in_order(t: Table, place: int) -> int:
    """Table order: the holder's left, clockwise, the holder last."""
    return (t.holder + 1 + place) % t.seats


@rule
def go_on(t: Table, box: Box, tale: Tale) -> None:
    """NV-18: through all that nobody has to decide, to the next question."""
    if t.phase == CHOOSING:
        begin_phase(t, PLACING)
        ask(t, t.holder, PLACE)  # NV-35
        return
    if t.phase == PLACING:
        begin_phase(t, OFFERING)
    if t.phase == OFFERING:
        offer_second_wyvern(t)
        if t.to_act != 0:
            return
        reveal(t, box, tale)
        begin_phase(t, DECLARING)
    if t.phase == DECLARING:
        hear_leavers(t, box, tale)
        if t.to_act != 0:
            return
        begin_phase(t, DEFENDING)
    hear_threatened(t, tale)
    if t.to_act == 0:
        wyverns_strike(t, box, tale)
        gather(t, tale)
        validate_declared(t, box, tale)
        if not game_ends(t, box, tale):
            begin_round(t, box, tale)


@rule
def span(t: Table, seat: int) -> tuple[int, int, int]:
    """The actions that can answer what the seat has been asked."""
    question = t.question[seat]
    first, end, apart = SPANS[question]
    if question == CHOOSE:
        end = GO + t.seats * PAIRS  # NV-3: no other room is active
    elif question == PLACE:
        end = PLACE_WYVERN + t.seats
    elif question == OFFER:
        end = SUMMON + t.seats
    elif question == DECLARE and t.lenient_choices != LENIENT:
        apart = NO_OTHER
    return first, end, apart


@rule
def verdict(t: Table, box: Box, seat: int, action: int) -> int:
    """0 where the seat may do this now, else the number of the rule that forbids it."""
    if t.to_act == 0:
        return 73  # the game is over
    if not owes(t, seat):
        return verdict_on_waiting(t, seat, action)
    question = t.question[seat]
    if question == CHOOSE:
        return verdict_on_choice(t, box, seat, action)
    first, end, apart = SPANS[question]
    if not (first <= action < end or action == apart):
        return 34 if action < PLACE_WYVERN else 18
    if question == PLACE:
        return verdict_on_placing(t, action - PLACE_WYVERN)
    if question == OFFER and action != KEEP_FRAGMENT:
        return verdict_on_summoning(t, action - SUMMON)
    if question == DECLARE:
        return verdict_on_declaring(t, box, seat, action)
    return ALLOWED


@rule
def verdict_on_waiting(t: Table, seat: int, action: int) -> int:
    """Why somebody who isn't asked has to wait."""
    if t.phase == CHOOSING:
        return 34 if PLACE_WYVERN <= action < SUMMON else 26
    if t.phase == PLACING:
        return 35
    if t.phase == OFFERING:
        if SUMMON <= action < KEEP_FRAGMENT and seat == t.holder:
            return 37
        return 38 if t.fragments[seat] == 0 else 36
    return 44 if t.phase == DECLARING else 47


@rule
def play(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Carry out a decision, and all that follows before the next one."""
    answered(t, seat)
    if action < PLACE_WYVERN:
        commit(t, seat, action, tale)
    elif action < SUMMON:
        place_wyvern(t, seat, action - PLACE_WYVERN, tale)
    elif action <= KEEP_FRAGMENT:
        answer_offer(t, seat, action, tale)
    elif action <= RECALL_PAWN:
        answer_declaration(t, seat, action, tale)
    else:
        answer_threat(t, seat, action, tale)
    if t.to_act == 0:
        go_on(t, box, tale)


# ---------------------------------------------------------------- phase 1: refill


@rule
def refill(t: Table, box: Box, tale: Tale) -> None:
    """NV-20 to NV-25."""
    if t.turned == RESOURCE_CARDS:
        # NV-25. Cards are turned up two by two, and their number is even: none is left over.
        t.turned = 0
        tell(tale, DECK_SHUFFLED, NOWHERE, 25, 0, 0, 0)
    one, other = turn_up(t), turn_up(t)
    tell(tale, CARDS_TURNED, NOWHERE, 20, one, other, 0)
    for room in range(t.seats):
        for gem in range(GEMS):
            # NV-21: the lines of both cards together.
            wanted = box.resource[one, room, gem] + box.resource[other, room, gem]
            if wanted > 0:
                fill(t, room, gem, wanted, tale)


@rule
def turn_up(t: Table) -> int:
    """NV-20: any of the cards that are face down; it joins those that have been turned up."""
    drawn = t.turned + draw(t, RESOURCE_CARDS - t.turned)
    card = t.deck[drawn]
    t.deck[drawn] = t.deck[t.turned]
    t.deck[t.turned] = card
    t.turned += 1
    return card


@rule
def fill(t: Table, room: int, gem: int, wanted: int, tale: Tale) -> None:
    """NV-22, NV-23; NV-24: as far as the supply goes."""
    placed = wanted
    if t.gem_supply == LIMITED:
        placed = min(wanted, t.supply[gem])
        t.supply[gem] -= placed
    t.room_gems[room, gem] += placed
    if placed > 0:
        tell(tale, ROOM_FILLED, NOWHERE, 21, room, gem, placed)
    if placed < wanted:
        tell(tale, SUPPLY_SHORT, NOWHERE, 24, gem, wanted - placed, 0)


@rule
def give_back(t: Table, gem: int, amount: int) -> None:
    """Gems return to the supply; NV-86: by option there is more of everything than can be used."""
    if t.gem_supply == LIMITED:
        t.supply[gem] += amount


# ---------------------------------------------------------------- phase 2: choice


@rule
def verdict_on_choice(t: Table, box: Box, seat: int, action: int) -> int:
    """NV-26 to NV-31; NV-90: by option, mistakes may be laid."""
    if action < LEAVE:
        room = action // PAIRS
        if room >= t.seats:
            return 5
        if t.lenient_choices == LENIENT or may_go(t, box, seat, room):
            return ALLOWED
        return 29
    if action == LEAVE:
        if t.lenient_choices == LENIENT or can_validate(t, box, seat):
            return ALLOWED
        return 70 if t.pawn[seat] == OUTSIDE else 31
    return 34 if action < SUMMON else 18


@rule
def may_go(t: Table, box: Box, seat: int, room: int) -> bool:
    """NV-28: stay; NV-29: one step to an adjacent room; NV-30: from outside, anywhere."""
    here = t.pawn[seat]
    if here in (room, OUTSIDE):
        return True
    return box.adjacent[t.room_map, here, room] == 1


@rule
def can_validate(t: Table, box: Box, seat: int) -> bool:
    """NV-31: the chest holds enough for at least one of the objectives still open."""
    for order in range(ORDERS):
        if can_afford(t, box, seat, 1 << order):
            return True
    return False


@rule
def can_afford(t: Table, box: Box, seat: int, cards: int) -> bool:
    """NV-68: whether the chest covers all these cards together, none of them validated yet."""
    for order in range(ORDERS):
        if (cards >> order) & 1 and t.validated[seat, order] == 1:
            return False
    for gem in range(GEMS):
        if t.chest[seat, gem] < required(t, box, seat, cards, gem):
            return False
    return True


@rule
def required(t: Table, box: Box, seat: int, cards: int, gem: int) -> int:
    """How many gems of a type these cards ask for together."""
    wanted = 0
    for order in range(ORDERS):
        if (cards >> order) & 1:
            wanted += box.objective[t.objective[seat, order], gem]
    return wanted


@rule
def commit(t: Table, seat: int, action: int, tale: Tale) -> None:
    """NV-26, NV-33: three cards face down, whatever they are."""
    t.choice[seat] = action
    tell(tale, COMMITS, seat, 26, 0, 0, 0)


# ---------------------------------------------------------------- phase 3: the wyverns


@rule
def verdict_on_placing(t: Table, room: int) -> int:
    """NV-35: in any active room."""
    return ALLOWED if room < t.seats else 5


@rule
def place_wyvern(t: Table, seat: int, room: int, tale: Tale) -> None:
    """NV-35."""
    t.wyvern_in[FIRST] = room
    t.placed_by[FIRST] = seat
    tell(tale, PLACES_WYVERN, seat, 35, room, 0, 0)


@rule
def offer_second_wyvern(t: Table) -> None:
    """NV-36: the next player who has a fragment; NV-37: the holder isn't asked."""
    while t.asked < t.seats - 1 and t.to_act == 0:
        seat = seat_in_order(t, t.asked)
        t.asked += 1
        if t.fragments[seat] > 0:
            ask(t, seat, OFFER)


@rule
def verdict_on_summoning(t: Table, room: int) -> int:
    """NV-38, NV-39: in an active room, but not where the first wyvern is."""
    if room >= t.seats:
        return 5
    return 39 if room == t.wyvern_in[FIRST] else ALLOWED


@rule
def answer_offer(t: Table, seat: int, action: int, tale: Tale) -> None:
    """NV-38: the first who accepts pays and places; nobody else is asked."""
    if action == KEEP_FRAGMENT:
        tell(tale, KEEPS_FRAGMENT, seat, 36, 0, 0, 0)
        return
    room = action - SUMMON
    pay_fragment(t, seat)
    t.wyvern_in[SECOND] = room
    t.placed_by[SECOND] = seat
    t.asked = t.seats
    tell(tale, SUMMONS, seat, 38, room, 0, 0)


@rule
def pay_fragment(t: Table, seat: int) -> None:
    """One egg fragment goes back to the supply."""
    t.fragments[seat] -= 1
    if t.gem_supply == LIMITED:
        t.fragment_supply += 1


# ---------------------------------------------------------------- phase 4: resolution


@rule
def reveal(t: Table, box: Box, tale: Tale) -> None:
    """NV-41: all cards are turned up at once, and the pawns move."""
    for seat in range(t.seats):
        t.came_from[seat] = t.pawn[seat]
        choice = t.choice[seat]
        room = choice // PAIRS
        if choice == EXIT:
            tell(tale, LEAVES, seat, 42, 0, 0, 0)
            t.pawn[seat] = OUTSIDE
        else:
            tell(tale, GOES, seat, 41, room, choice % PAIRS, 0)
            if may_go(t, box, seat, room):
                t.pawn[seat] = room
            else:
                tell(tale, STAYS, seat, 43, 0, 0, 0)


@rule
def hear_leavers(t: Table, box: Box, tale: Tale) -> None:
    """NV-44: each leaver in table order says what it validates, unless there is but one answer."""
    while t.asked < t.seats and t.to_act == 0:
        seat = seat_in_order(t, t.asked)
        t.asked += 1
        if t.choice[seat] == EXIT:
            hear_leaver(t, box, seat, tale)


@rule
def hear_leaver(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """NV-44; NV-91: by option, who can't validate anything has left in vain."""
    answers, only = 0, 0
    for cards in range(1, ALL_CARDS + 1):
        if can_afford(t, box, seat, cards):
            answers += 1
            only = cards
    if answers == 0:
        tell(tale, LEFT_IN_VAIN, seat, 91, 0, 0, 0)
        recall(t, seat)
    elif answers > 1 or may_recall(t, box, seat):
        ask(t, seat, DECLARE)
    else:
        declare(t, seat, only, tale)


@rule
def may_recall(t: Table, box: Box, seat: int) -> bool:
    """NV-92: by option, where at least two objectives are open that can't be met all together."""
    if t.lenient_choices != LENIENT:
        return False
    return open_cards(t, seat) >= 2 and missing(t, box, seat) > 0


@rule
def open_cards(t: Table, seat: int) -> int:
    """How many objectives the seat has yet to validate."""
    count = 0
    for order in range(ORDERS):
        count += 1 - t.validated[seat, order]
    return count


@rule
def open_set(t: Table, seat: int) -> int:
    """The set of these objectives, a bit each."""
    cards = 0
    for order in range(ORDERS):
        if t.validated[seat, order] == 0:
            cards += 1 << order
    return cards


@rule
def missing(t: Table, box: Box, seat: int) -> int:
    """How many gems the chest lacks for all objectives still open together."""
    cards = open_set(t, seat)
    lacking = 0
    for gem in range(GEMS):
        lacking += max(0, required(t, box, seat, cards, gem) - t.chest[seat, gem])
    return lacking


@rule
def verdict_on_declaring(t: Table, box: Box, seat: int, action: int) -> int:
    """NV-44; NV-92."""
    if action == RECALL_PAWN:
        return ALLOWED if may_recall(t, box, seat) else 92
    return ALLOWED if can_afford(t, box, seat, action - VALIDATE + 1) else 44


@rule
def answer_declaration(t: Table, seat: int, action: int, tale: Tale) -> None:
    """NV-44, NV-92."""
    if action == RECALL_PAWN:
        tell(tale, RECALLED, seat, 92, 0, 0, 0)
        recall(t, seat)
    else:
        declare(t, seat, action - VALIDATE + 1, tale)


@rule
def declare(t: Table, seat: int, cards: int, tale: Tale) -> None:
    """NV-44: these will be validated after the gathering."""
    t.declared[seat] = cards
    tell(tale, DECLARES, seat, 44, cards - 1, 0, 0)


@rule
def recall(t: Table, seat: int) -> None:
    """NV-91: the turn is lost, and the pawn is where it was."""
    t.declared[seat] = RECALL
    t.pawn[seat] = t.came_from[seat]


@rule
def hear_threatened(t: Table, tale: Tale) -> None:
    """NV-45 to NV-47: in table order, all before any die is rolled."""
    while t.asked < t.seats and t.to_act == 0:
        seat = seat_in_order(t, t.asked)
        t.asked += 1
        if t.pawn[seat] == t.wyvern_in[FIRST] or t.pawn[seat] == t.wyvern_in[SECOND]:
            if t.fragments[seat] > 0:
                ask(t, seat, DEFEND)
            else:
                suffer(t, seat, tale)


@rule
def answer_threat(t: Table, seat: int, action: int, tale: Tale) -> None:
    """NV-45: a fragment saves the chest, and brings none."""
    if action == TAKE_ATTACK:
        suffer(t, seat, tale)
        return
    pay_fragment(t, seat)
    t.defence[seat] = WARDED_OFF
    tell(tale, WARDS_OFF, seat, 45, t.pawn[seat], 0, 0)


@rule
def suffer(t: Table, seat: int, tale: Tale) -> None:
    """NV-46: whoever placed the wyvern."""
    t.defence[seat] = ATTACKED
    tell(tale, ATTACKED_BY_WYVERN, seat, 46, t.pawn[seat], 0, 0)


@rule
def wyverns_strike(t: Table, box: Box, tale: Tale) -> None:
    """NV-47: all rolls, in table order; NV-53: then one for each room; NV-56: and they are off."""
    for place in range(t.seats):
        seat = seat_in_order(t, place)
        if t.defence[seat] == ATTACKED:
            rob_chest(t, box, seat, tale)
            gain_fragment(t, seat, tale)
    for wyvern in range(WYVERNS):
        if t.wyvern_in[wyvern] != NOWHERE:
            pillage(t, box, t.placed_by[wyvern], t.wyvern_in[wyvern], tale)
    t.holder = seat_in_order(t, 0)
    tell(tale, WYVERNS_LEAVE, t.holder, 56, 0, 0, 0)


@rule
def rob_chest(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """NV-48: a die for each gem; NV-49: at most what is there; NV-52: banked gems are safe."""
    for gem in range(GEMS):
        die = box.die[t.dice_set, gem, draw(t, FACES)]
        lost = min(die, t.chest[seat, gem])
        t.chest[seat, gem] -= lost
        give_back(t, gem, lost)  # NV-55
        tell(tale, CHEST_DIE, seat, 48, gem, die, lost)


@rule
def gain_fragment(t: Table, seat: int, tale: Tale) -> None:
    """NV-50; NV-51: as long as there are any."""
    if t.gem_supply == LIMITED:
        if t.fragment_supply == 0:
            tell(tale, GAINS_FRAGMENT, seat, 51, 0, 0, 0)
            return
        t.fragment_supply -= 1
    t.fragments[seat] += 1
    tell(tale, GAINS_FRAGMENT, seat, 50, 1, 0, 0)


@rule
def pillage(t: Table, box: Box, seat: int, room: int, tale: Tale) -> None:
    """NV-53, NV-54: whoever is there, and even if nobody is."""
    tell(tale, PILLAGES, seat, 53, room, 0, 0)
    for gem in range(GEMS):
        die = box.die[t.dice_set, gem, draw(t, FACES)]
        lost = min(die, t.room_gems[room, gem])
        t.room_gems[room, gem] -= lost
        give_back(t, gem, lost)  # NV-55
        tell(tale, ROOM_DIE, seat, 53, gem, die, lost)


# ---------------------------------------------------------------- phase 5: gathering


@rule
def gather(t: Table, tale: Tale) -> None:
    """NV-59 to NV-64: room by room, gem by gem."""
    for room in range(t.seats):
        for gem in range(GEMS):
            share_out(t, room, gem, tale)


@rule
def share_out(t: Table, room: int, gem: int, tale: Tale) -> None:
    """NV-59: equal parts for those who asked, the rest stays; NV-60: there may be too few."""
    asking = 0
    for seat in range(t.seats):
        if asks_for(t, seat, room, gem):
            asking += 1
    if asking == 0:
        return  # NV-61
    part = t.room_gems[room, gem] // asking
    if part > 0:
        t.room_gems[room, gem] -= part * asking
        for seat in range(t.seats):
            if asks_for(t, seat, room, gem):
                t.chest[seat, gem] += part
                tell(tale, GATHERS, seat, 59, gem, part, 0)
    elif t.room_gems[room, gem] > 0:
        tell(tale, TOO_FEW_TO_SHARE, NOWHERE, 60, room, gem, 0)


@rule
def asks_for(t: Table, seat: int, room: int, gem: int) -> bool:
    """NV-62: whether the seat is in this room and has laid this Gem card. NV-33, NV-91: those
    laid with the Exit count for nothing, even for a pawn that was called back."""
    choice = t.choice[seat]
    if t.pawn[seat] != room or choice == EXIT:
        return False
    pair = choice % PAIRS
    return ONE_GEM[pair] == gem or OTHER_GEM[pair] == gem


@rule
def validate_declared(t: Table, box: Box, tale: Tale) -> None:
    """NV-65 to NV-68: what leavers have declared."""
    for seat in range(t.seats):
        if NOTHING_DECLARED < t.declared[seat] < RECALL:
            validate(t, box, seat, t.declared[seat], tale)
            bank_the_rest(t, seat, tale)


@rule
def validate(t: Table, box: Box, seat: int, cards: int, tale: Tale) -> None:
    """NV-65, NV-68: their gems go back to the supply, and the cards are turned face down."""
    for gem in range(GEMS):
        paid = required(t, box, seat, cards, gem)
        t.chest[seat, gem] -= paid
        give_back(t, gem, paid)
    for order in range(ORDERS):
        if (cards >> order) & 1:
            t.validated[seat, order] = 1
            tell(tale, VALIDATES, seat, 65, t.objective[seat, order], 0, 0)


@rule
def bank_the_rest(t: Table, seat: int, tale: Tale) -> None:
    """NV-66, NV-67: all other gems of the chest count for ties alone from now on."""
    for gem in range(GEMS):
        excess = t.chest[seat, gem]
        if excess > 0:
            t.bank[seat, gem] += excess
            t.chest[seat, gem] = 0
            tell(tale, BANKS, seat, 66, gem, excess, 0)


# ---------------------------------------------------------------- the end


@rule
def game_ends(t: Table, box: Box, tale: Tale) -> bool:
    """NV-71 to NV-73: as soon as someone finishes; NV-81: or after the last round."""
    finishers = 0
    for seat in range(t.seats):
        if finishes(t, box, seat):
            t.finished[seat] = 1
            finishers += 1
            if open_cards(t, seat) == 0:
                tell(tale, FINISHES, seat, 71, 0, 0, 0)
            else:
                tell(tale, ANNOUNCES, seat, 72, 0, 0, 0)
    if finishers > 1:
        leave_on_paper(t, box, tale)
    if finishers == 0 and (t.round_limit == NO_LIMIT or t.rounds < t.round_limit):
        return False
    if finishers == 0:
        tell(tale, LIMIT_REACHED, NOWHERE, 81, t.rounds, 0, 0)
    t.phase = OVER
    return True


@rule
def finishes(t: Table, box: Box, seat: int) -> bool:
    """NV-71: nothing is open, or a last card that the chest covers; NV-82: by option, whatever is
    open and the chest covers together."""
    if t.early_finish == LAST_CARD and open_cards(t, seat) > 1:
        return False
    return missing(t, box, seat) == 0


@rule
def leave_on_paper(t: Table, box: Box, tale: Tale) -> None:
    """NV-75: who has announced makes the exit that was skipped, so that all excess can be
    compared; NV-87: by option, nothing is added to it."""
    for seat in range(t.seats):
        if t.finished[seat] == 1 and open_cards(t, seat) > 0:
            validate(t, box, seat, open_set(t, seat), tale)
            if t.final_excess != BANKED_ONLY:
                bank_the_rest(t, seat, tale)


@rule
def score(t: Table, box: Box, seat: int) -> int:
    """Objectives validated; who finishes has all three."""
    return ORDERS if t.finished[seat] == 1 else ORDERS - open_cards(t, seat)


@rule
def rank(t: Table, box: Box, seat: int) -> int:
    """NV-74 to NV-81: level players share the rank."""
    ahead = 0
    for other in range(t.seats):
        if is_ahead(t, box, other, seat):
            ahead += 1
    return 1 + ahead


@rule
def is_ahead(t: Table, box: Box, one: int, other: int) -> bool:
    """NV-79: finishers before all others; NV-80: of these, more objectives, then fewer missing
    gems; then for all NV-76 and NV-77."""
    if t.finished[one] != t.finished[other]:
        return t.finished[one] == 1
    if t.finished[one] == 0:
        if open_cards(t, one) != open_cards(t, other):
            return open_cards(t, one) < open_cards(t, other)
        lacking, others = missing(t, box, one), missing(t, box, other)
        if lacking != others:
            return lacking < others
    precious = t.bank[one, SAPPHIRE] + t.bank[one, PEARL]
    others_precious = t.bank[other, SAPPHIRE] + t.bank[other, PEARL]
    if precious != others_precious:
        return precious > others_precious
    if t.bank[one, RUBY] != t.bank[other, RUBY]:
        return t.bank[one, RUBY] > t.bank[other, RUBY]
    return t.bank[one, GOLD] > t.bank[other, GOLD]
