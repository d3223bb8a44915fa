"""Phases 5 and 6: what miners dig, and what lords do (SZ-84 to SZ-104, SZ-130 to SZ-133)."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.silberzwerg.actions import (
    ASK_BUY,
    ASK_FULFIL,
    ASK_MINUS3,
    ASK_PLUS5,
    ASK_SELL,
    ASK_WHICH_LORD,
    BUY_GEM,
    BUYS,
    DECLINE,
    DIGS_IN_VAIN,
    END_ACTION,
    EXTRACTS,
    FULFIL_CONTRACT,
    FULFILS,
    GETS_DISCOUNT,
    KEEPS_CONTRACT,
    LORD_PASSES,
    SELL_GEM,
    SELLS,
    USE_MINUS3,
    USES_MINUS3,
)
from tablee.games.silberzwerg.rules.contracts import all_are_public, owner, take_off, value_of
from tablee.games.silberzwerg.rules.gems import put_back, show, take_from_mine
from tablee.games.silberzwerg.rules.money import gain
from tablee.games.silberzwerg.rules.symbols import can_use, hand_in_tools, use
from tablee.games.silberzwerg.table import (
    ACTING,
    COLUMNS,
    CONTRACT_COLUMN,
    EMPTY,
    FIRST_PUBLIC_SLOT,
    FIRST_SPECIAL,
    GEM_COLOURS,
    GEMS_COLUMN,
    KEPT,
    MINUS3,
    NEXT,
    NO_SYMBOL,
    NOT_OVER,
    OUT,
    PLUS5_MINUS5,
    WINDOW,
    Box,
    Table,
)

ALLOWED = 0

# ---------------------------------------------------------------- phase 5


@rule
def extract(t: Table, tale: Tale) -> None:
    """SZ-84 to SZ-87: mine by mine, clockwise, a gem for each miner while there are gems."""
    for colour in range(GEM_COLOURS):
        full = t.mine[colour]
        for place in range(t.seats):
            seat = (t.first_player + place) % t.seats
            wanted = t.miners[seat, colour]
            found = min(wanted, t.mine[colour])
            if t.extraction_round_robin:
                found = found_in_turns(t, colour, place, full)
            take_from_mine(t, seat, colour, found)
            if found > 0:
                tell(tale, EXTRACTS, seat, 84, colour, found, 0)
            if found < wanted:
                tell(tale, DIGS_IN_VAIN, seat, 85, colour, wanted - found, 0)


@rule
def found_in_turns(t: Table, colour: int, place: int, full: int) -> int:
    """By option everyone takes one gem, and then one more: what the player at this place finds."""
    found, taken, turn = 0, 0, 0
    wanted = t.miners[(t.first_player + place) % t.seats, colour]
    while turn < wanted:
        for other in range(t.seats):
            if t.miners[(t.first_player + other) % t.seats, colour] > turn:
                if other == place and taken < full:
                    found += 1
                taken += 1
        turn += 1
    return found


# ---------------------------------------------------------------- whose lord is next


@rule
def go_on_with_lords(t: Table) -> bool:
    """Ask whoever has something to decide about a lord; False once no lord is left to act."""
    if t.step == WINDOW:
        if not ask_next_for_minus3(t):
            t.step = ACTING
            ask(t, t.actor, ASK_SELL if t.column == GEMS_COLUMN else ASK_BUY)
        return True
    seat = next_with_lord(t)
    if seat == EMPTY:
        return False
    t.actor = seat
    column = only_column(t, seat)
    if column == EMPTY:
        ask(t, seat, ASK_WHICH_LORD)
    else:
        begin_lord(t, seat, column)
    return True


@rule
def next_with_lord(t: Table) -> int:
    """SZ-88: clockwise, and with three or four players all own lords before the next player's.
    SZ-159, SZ-160: two players take turns, as long as both have lords."""
    start = 1 - t.actor if t.seats == 2 else t.actor
    for place in range(t.seats):
        seat = (start + place) % t.seats
        for column in range(COLUMNS):
            if t.lords[seat, column] > 0:
                return seat
    return EMPTY


@rule
def only_column(t: Table, seat: int) -> int:
    """The one column in which the player's lords stand; EMPTY if there is a choice (SZ-89)."""
    found = EMPTY
    for column in range(COLUMNS):
        if t.lords[seat, column] > 0:
            if found != EMPTY:
                return EMPTY
            found = column
    return found


@rule
def begin_lord(t: Table, seat: int, column: int) -> None:
    """SZ-90: one thing that it can do, by its column. SZ-132: before a purchase or a sale, all
    who hold a -3 are asked."""
    t.lords[seat, column] -= 1
    t.lords_done[seat, column] += 1
    t.column, t.asked, t.discount = column, 0, 0
    for colour in range(GEM_COLOURS):
        t.gives[colour], t.gets[colour] = 0, 0
    if column == CONTRACT_COLUMN:
        t.step = ACTING
        ask(t, seat, ASK_FULFIL)
    else:
        t.step = WINDOW


# ---------------------------------------------------------------- the -3


@rule
def ask_next_for_minus3(t: Table) -> bool:
    """SZ-132: holders one by one, the actor first; whether there was one to ask."""
    while t.asked < t.seats:
        seat = (t.actor + t.asked) % t.seats
        if may_lower_price(t, seat):
            ask(t, seat, ASK_MINUS3)
            return True
        t.asked += 1
    return False


@rule
def may_lower_price(t: Table, seat: int) -> bool:
    """SZ-132: any holder; by option only who is about to buy."""
    buys = seat == t.actor and t.column < CONTRACT_COLUMN
    return can_use(t, seat, MINUS3) and (not t.minus3_personal or buys)


@rule
def verdict_on_minus3(t: Table, action: int) -> int:
    """SZ-130: for any colour; by option (SZ-131) for the one that is bought."""
    other_colour = action >= USE_MINUS3 and action - USE_MINUS3 != t.column
    return 131 if t.minus3_personal and other_colour else ALLOWED


@rule
def answer_about_minus3(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """SZ-130 to SZ-133; whoever has another card is asked again."""
    if action == DECLINE:
        t.asked += 1
        return
    use(t, box, seat, MINUS3)
    colour = action - USE_MINUS3
    if t.minus3_personal:
        t.discount += box.minus3
        tell(tale, GETS_DISCOUNT, seat, 131, colour, price_now(t, box, colour), 0)
    else:
        t.price[colour] = max(box.least_price, t.price[colour] - box.minus3)
        tell(tale, USES_MINUS3, seat, 130, colour, t.price[colour], 0)


@rule
def price_now(t: Table, box: Box, colour: int) -> int:
    """SZ-45, SZ-133."""
    return max(box.least_price, t.price[colour] - t.discount)


# ---------------------------------------------------------------- what it may do


@rule
def verdict_on_lord(t: Table, box: Box, seat: int, action: int) -> int:
    """SZ-90: what stands in its column; and any of it may be declined."""
    if action < FULFIL_CONTRACT:
        return verdict_on_buying(t, box, seat, action - BUY_GEM)
    if action < SELL_GEM:
        return verdict_on_fulfilling(t, box, seat, action - FULFIL_CONTRACT)
    if action < END_ACTION:
        return verdict_on_selling(t, seat, action - SELL_GEM)
    return ALLOWED


@rule
def verdict_on_buying(t: Table, box: Box, seat: int, colour: int) -> int:
    """SZ-91: of that mine; SZ-92: while there are gems, and money."""
    if colour != t.column:
        return 91
    can_pay = t.wealth[seat] >= price_now(t, box, colour)
    return ALLOWED if can_pay and t.mine[colour] > 0 else 92


@rule
def verdict_on_fulfilling(t: Table, box: Box, seat: int, slot: int) -> int:
    """SZ-94, SZ-101: one's own, or a public one; SZ-95: with all eight gems."""
    if t.slot_card[slot] == EMPTY:
        return 177
    if owner(t, slot) not in (seat, EMPTY) and not all_are_public(t):
        return 101
    for colour in range(GEM_COLOURS):
        if t.bag[seat, colour] < box.recipe[t.slot_card[slot], colour]:
            return 95
    return ALLOWED


@rule
def verdict_on_selling(t: Table, seat: int, colour: int) -> int:
    """SZ-102: what is in the bag."""
    return ALLOWED if t.bag[seat, colour] > t.gives[colour] else 102


# ---------------------------------------------------------------- doing it


@rule
def act_with_lord(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """One step of the action of a lord."""
    if action == END_ACTION:
        end_action(t, box, seat, tale)
    elif action < FULFIL_CONTRACT:
        buy(t, box, seat, tale)
    elif action < SELL_GEM:
        fulfil(t, box, seat, action - FULFIL_CONTRACT, tale)
    else:
        put_on_scales(t, box, seat, action - SELL_GEM, tale)


@rule
def buy(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """SZ-91, SZ-93: one gem, paid at once; and perhaps another."""
    colour = t.column
    price = price_now(t, box, colour)
    t.wealth[seat] -= price
    take_from_mine(t, seat, colour, 1)
    t.gets[colour] += 1
    if t.mine[colour] > 0 and t.wealth[seat] >= price:
        ask(t, seat, ASK_BUY)
    else:
        end_action(t, box, seat, tale)


@rule
def put_on_scales(t: Table, box: Box, seat: int, colour: int, tale: Tale) -> None:
    """SZ-102: one gem to be sold; and perhaps another."""
    t.gives[colour] += 1
    show(t, seat, colour, t.gives[colour])
    if gems_on_scales(t) < t.gems[seat]:
        ask(t, seat, ASK_SELL)
    else:
        end_action(t, box, seat, tale)


@rule
def gems_on_scales(t: Table) -> int:
    """How many gems are about to be sold."""
    gems = 0
    for colour in range(GEM_COLOURS):
        gems += t.gives[colour]
    return gems


@rule
def end_action(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """The lord has done what it wanted; SZ-90: perhaps nothing. What it sells is paid now."""
    t.step = NEXT
    column = t.column
    if column < CONTRACT_COLUMN and t.gets[column] > 0:
        thalers = t.gets[column] * price_now(t, box, column)
        tell(tale, BUYS, seat, 91, column, t.gets[column], thalers)
        t.gets[column] = 0
    elif gems_on_scales(t) > 0:
        sell(t, box, seat, tale)
    else:
        tell(tale, LORD_PASSES, seat, 90, column, 0, 0)


@rule
def sell(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """SZ-102, SZ-103: at this round's prices; the gems are back in their mines at once."""
    income = 0
    for colour in range(GEM_COLOURS):
        amount = t.gives[colour]
        if amount > 0:
            t.gives[colour] = 0
            put_back(t, seat, colour, amount)
            income += amount * t.price[colour]
            tell(tale, SELLS, seat, 102, colour, amount, amount * t.price[colour])
    gain(t, box, seat, income, tale)


@rule
def fulfil(t: Table, box: Box, seat: int, slot: int, tale: Tale) -> None:
    """SZ-96 to SZ-100: the gems go back, the value is paid, the card is kept for its symbol."""
    card = t.slot_card[slot]
    value = value_of(t, box, slot)
    if t.public_bonus_15 and slot >= FIRST_PUBLIC_SLOT:
        value += box.public_bonus  # SZ-169
    for colour in range(GEM_COLOURS):
        put_back(t, seat, colour, box.recipe[card, colour])
    tell(tale, FULFILS, seat, 94, slot, card, value)
    symbol = box.symbol[card]
    if symbol == NO_SYMBOL:
        take_off(t, slot, OUT, tale)  # SZ-99
    else:
        take_off(t, slot, KEPT + seat, tale)
        t.kept[seat, symbol] += 1
        tell(tale, KEEPS_CONTRACT, seat, 98, symbol, 0, 0)
    t.step = NEXT
    gain(t, box, seat, value, tale)
    if t.end_reason == NOT_OVER and 0 <= symbol < FIRST_SPECIAL:
        hand_in_tools(t, box, seat, symbol, tale)
    if t.plus5_with_contract_only and t.end_reason == NOT_OVER and can_use(t, seat, PLUS5_MINUS5):
        ask(t, seat, ASK_PLUS5)  # by option with a contract, and not otherwise
