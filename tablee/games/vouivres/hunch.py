"""What a position of *Nid de vouivres* is worth to a seat: a rule of thumb.

Everything is counted in tenths of a gold's worth, and turned into hundredths of an objective in
the end: three objectives ask for gems worth some fifty gold. A seat has come as far as the gems
that it still lacks are few; an exit that it needs costs what a round brings. What it has laid
counts for what it is likely to get there, less what a wyvern would take.
"""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.vouivres.rules import ALL_CARDS, can_afford, may_go, open_cards, rank
from tablee.games.vouivres.table import (
    ATTACKED,
    EXIT,
    FACES,
    FIRST,
    GEMS,
    GOLD,
    NOTHING_DECLARED,
    NOWHERE,
    OFFERING,
    ONE_GEM,
    ORDERS,
    OTHER_GEM,
    PAIRS,
    PEARL,
    RECALL,
    RUBY,
    SAPPHIRE,
    SECOND,
    WARDED_OFF,
    Box,
    Table,
)
from tablee.games.vouivres.temptation import PRICE, appeal, lacking

WHOLE = 500  # the price of all that three objectives ask for
HUNDREDTHS, TENTHS = 3, 5  # so many hundredths of an objective are worth so many tenths of a gold
ROUND = 45  # what a round brings: the price of an exit
VICTORY = 600
FRAGMENT = 14  # the first one; each further one is worth less
SPARE = 10  # a gem beyond need is worth a tenth

CERTAIN = 100  # chances are in hundredths
LURE = 10  # what draws a player to any room


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """In hundredths of an objective: how far the seat has come, less how far the others have; the
    closer a rival is to the end, the more it counts."""
    if t.to_act == 0:
        return in_points(VICTORY) if rank(t, box, seat) == 1 else -in_points(VICTORY)
    rivals = 0
    for other in range(t.seats):
        if other != seat:
            come = max(0, prospects(t, box, other))
            rivals += come * come // WHOLE
    own = prospects(t, box, seat) + promise(t, box, seat)
    return in_points(own - rivals // (2 * (t.seats - 1)))


@rule
def in_points(worth: int) -> int:
    """Tenths of a gold's worth as hundredths of an objective."""
    return worth * HUNDREDTHS // TENTHS


@rule
def prospects(t: Table, box: Box, seat: int) -> int:
    """How far a seat has come, once what is under way has happened to it."""
    declared = t.declared[seat]
    if NOTHING_DECLARED < declared < RECALL:
        come = after_exit(t, box, seat, declared)
    else:
        come = progress(t, box, seat) - bite(t, box, seat)
    return come + fragments_worth(t.fragments[seat])


@rule
def progress(t: Table, box: Box, seat: int) -> int:
    """What three objectives are worth, less what is missing to them, and to an exit."""
    come, short = WHOLE, 0
    for gem in range(GEMS):
        short += PRICE[gem] * lacking(t, box, seat, gem)
    come -= short
    return come - ROUND if open_cards(t, seat) > 1 else come


@rule
def after_exit(t: Table, box: Box, seat: int, cards: int) -> int:
    """How far the seat would have come by validating these, with an empty chest."""
    come, still_open = WHOLE, 0
    for order in range(ORDERS):
        if t.validated[seat, order] == 0 and not (cards >> order) & 1:
            still_open += 1
            for gem in range(GEMS):
                come -= PRICE[gem] * box.objective[t.objective[seat, order], gem]
    if still_open == 0:
        return WHOLE + VICTORY
    return come - ROUND if still_open > 1 else come


@rule
def fragments_worth(count: int) -> int:
    """Each fragment is worth less than the one before."""
    worth = 0
    if count > 0:
        worth += FRAGMENT
    if count > 1:
        worth += FRAGMENT // 2
    return worth + min(max(0, count - 2), 4)


# ---------------------------------------------------------------- wyverns


@rule
def bite(t: Table, box: Box, seat: int) -> int:
    """What a wyvern that is on its way to the seat will cost it; less for who can ward it off."""
    if t.wyvern_in[FIRST] == NOWHERE or not meets_wyvern(t, seat):
        return 0
    if t.defence[seat] == WARDED_OFF:
        return 0
    loss = expected_loss(t, box, seat) - FRAGMENT // 2
    if t.defence[seat] != ATTACKED and t.fragments[seat] > 0:
        return min(loss, FRAGMENT)
    return loss


@rule
def meets_wyvern(t: Table, seat: int) -> bool:
    """Whether the seat is, or is about to be, where a wyvern is."""
    room = t.pawn[seat]
    if t.phase <= OFFERING:
        if t.choice[seat] < 0 or t.choice[seat] == EXIT:
            return False
        room = t.choice[seat] // PAIRS
    return room == t.wyvern_in[FIRST] or room == t.wyvern_in[SECOND]


@rule
def expected_loss(t: Table, box: Box, seat: int) -> int:
    """What four dice take from a chest on average, as far as the seat needs it."""
    loss = 0
    for gem in range(GEMS):
        there = t.chest[seat, gem]
        spare = max(0, there - needed(t, box, seat, gem))
        taken = 0
        for face in range(FACES):
            taken += max(0, min(box.die[t.dice_set, gem, face], there) - spare)
        loss += PRICE[gem] * taken // FACES
    return loss


@rule
def needed(t: Table, box: Box, seat: int, gem: int) -> int:
    """How many gems of a type all open objectives of the seat ask for."""
    wanted = 0
    for order in range(ORDERS):
        if t.validated[seat, order] == 0:
            wanted += box.objective[t.objective[seat, order], gem]
    return wanted


# ---------------------------------------------------------------- what has been laid


@rule
def promise(t: Table, box: Box, seat: int) -> int:
    """What the seat's own choice is likely to bring, before it is revealed."""
    choice = t.choice[seat]
    if t.phase > OFFERING or choice < 0:
        return 0
    if choice == EXIT:
        return best_exit(t, box, seat) - progress(t, box, seat)
    room, pair = choice // PAIRS, choice % PAIRS
    if not may_go(t, box, seat, room):
        return -ROUND
    danger = danger_in(t, seat, room)
    gain = expected_gain(t, box, seat, room, pair, danger)
    if t.wyvern_in[FIRST] == NOWHERE:
        gain -= danger * (expected_loss(t, box, seat) - FRAGMENT) // CERTAIN
    return gain


@rule
def best_exit(t: Table, box: Box, seat: int) -> int:
    """How far the best of the exits that the chest allows would bring the seat."""
    best = 0
    for cards in range(1, ALL_CARDS + 1):
        if can_afford(t, box, seat, cards):
            best = max(best, after_exit(t, box, seat, cards))
    return best


@rule
def danger_in(t: Table, seat: int, room: int) -> int:
    """How likely a wyvern comes to a room: it is led where the gems are, and the holder spares
    itself."""
    if t.wyvern_in[FIRST] != NOWHERE:
        return CERTAIN if room in (t.wyvern_in[FIRST], t.wyvern_in[SECOND]) else 0
    if t.holder == seat:
        return CERTAIN // 10
    here, everywhere = 1, 1
    for other in range(t.seats):
        rich = riches(t, other)
        everywhere += rich * rich
        if other == room:
            here += rich * rich
    return CERTAIN * here // everywhere


@rule
def riches(t: Table, room: int) -> int:
    """The price of all that lies in a room."""
    price = 0
    for gem in range(GEMS):
        price += PRICE[gem] * t.room_gems[room, gem]
    return price


@rule
def expected_gain(t: Table, box: Box, seat: int, room: int, pair: int, danger: int) -> int:
    """The price of what the seat is likely to get of two gems in a room, if each other player
    comes there and asks for them as likely as it tempts them."""
    one, other_one = ONE_GEM[pair], OTHER_GEM[pair]
    # Chances that nobody else asks for it, and that just one other does.
    alone, two = CERTAIN * CERTAIN, 0
    alone_too, two_too = CERTAIN * CERTAIN, 0
    for other in range(t.seats):
        if other != seat and may_go(t, box, other, room):
            asks, asks_too = crowding(t, box, other, room, one, other_one)
            two = (two * (CERTAIN - asks) + alone * asks) // CERTAIN
            alone = alone * (CERTAIN - asks) // CERTAIN
            two_too = (two_too * (CERTAIN - asks_too) + alone_too * asks_too) // CERTAIN
            alone_too = alone_too * (CERTAIN - asks_too) // CERTAIN
    gain = share_of(t, box, seat, room, one, alone, two)
    gain += share_of(t, box, seat, room, other_one, alone_too, two_too)
    return gain * (3 * CERTAIN - danger) // (3 * CERTAIN)


@rule
def share_of(t: Table, box: Box, seat: int, room: int, gem: int, alone: int, two: int) -> int:
    """The price of the part of a gem that the seat gets, by the chances of being alone, of being
    two, and otherwise three."""
    there = t.room_gems[room, gem]
    wanted = lacking(t, box, seat, gem)
    more = CERTAIN * CERTAIN - alone - two
    got = alone * min(there, wanted) + two * min(there // 2, wanted)
    got += more * min(there // 3, wanted)
    extra = alone * max(0, there - wanted)
    return PRICE[gem] * (got + extra // SPARE) // (CERTAIN * CERTAIN)


@rule
def crowding(
    t: Table, box: Box, other: int, room: int, one: int, other_one: int
) -> tuple[int, int]:
    """How likely another player comes to a room and asks for the one gem, and for the other one,
    in hundredths."""
    gold, ruby = lacking(t, box, other, GOLD), lacking(t, box, other, RUBY)
    sapphire, pearl = lacking(t, box, other, SAPPHIRE), lacking(t, box, other, PEARL)
    everywhere = 1
    for there in range(t.seats):
        if may_go(t, box, other, there):
            draws = LURE + attraction(t, there, gold, ruby, sapphire, pearl)
            everywhere += draws * draws
    here = attraction(t, room, gold, ruby, sapphire, pearl)
    comes = CERTAIN * (LURE + here) * (LURE + here) // everywhere
    asks = min(90, 2 * CERTAIN * appeal(t, box, other, room, one) // (here + 1))
    asks_too = min(90, 2 * CERTAIN * appeal(t, box, other, room, other_one) // (here + 1))
    return comes * asks // CERTAIN, comes * asks_too // CERTAIN


@rule
def attraction(t: Table, room: int, gold: int, ruby: int, sapphire: int, pearl: int) -> int:
    """The price of what somebody who lacks so many gems has a use for in a room."""
    return (
        PRICE[GOLD] * min(t.room_gems[room, GOLD], gold)
        + PRICE[RUBY] * min(t.room_gems[room, RUBY], ruby)
        + PRICE[SAPPHIRE] * min(t.room_gems[room, SAPPHIRE], sapphire)
        + PRICE[PEARL] * min(t.room_gems[room, PEARL], pearl)
    )
