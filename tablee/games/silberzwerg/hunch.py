"""What a position of *Silberzwerg* is worth to a seat: a rule of thumb.

Thalers count whole, gems for less than they sell for, and what dwarves are yet to bring in as if
it were there. On top of that comes a plan: the contract that can be fulfilled this round, with what
is dug, bought and placed for it, and the one that comes next. What is still free to choose (dwarves
not placed, gems not named) fills whatever gap there is, so that any step that keeps to the plan is
worth about the same, and one that spoils it is not.
"""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.silberzwerg.actions import ASK_BUY, ASK_FULFIL
from tablee.games.silberzwerg.rules.contracts import (
    RECIPE_SIZE,
    all_are_public,
    owner,
    penalties_are_due,
    value_of,
)
from tablee.games.silberzwerg.rules.rounds import rank
from tablee.games.silberzwerg.table import (
    CONTRACT_COLUMN,
    EMPTY,
    EXCHANGING,
    FIRST_PUBLIC_SLOT,
    FIRST_SPECIAL,
    GEM_COLOURS,
    GEMS_COLUMN,
    GHOSTS,
    LAST_LEVEL,
    LORDS,
    NEXT,
    NO_SYMBOL,
    NOT_OVER,
    PLACEMENT,
    PRICING,
    SLOTS,
    SYMBOLS,
    Box,
    Table,
)

# Hundredths of a thaler.
VICTORY = 20_000
AT_THE_GOAL = 8_000  # a plan that wins
GEM = 450
GEM_TOO_MANY = 50  # one that will have to go back
SPECIAL_CARD = 450
FIRST_TOOL, SECOND_TOOL = 300, 1_100
# What a leader is good for if the plan doesn't need it.
FREE_LEADER, STEALING_GHOST, TURNING_GHOST, MINE_GHOST = 800, 800, 750, 550
IDLE_LORD = 100

# The chance, in hundredths, to fulfil a contract next round, by how many gems are missing then.
CHANCE = (85, 80, 75, 68, 60, 50, 40, 30, 22)
SAFE, BEFORE_GHOSTS, PUBLIC_BEFORE_GHOSTS = 100, 88, 78
PUBLIC_LATER = 75  # others want it too
DOUBLE_SET = 3  # with two players so many more gems come in a round


@rule
def hunch(t: Table, box: Box, seat: int) -> int:
    """In hundredths of a thaler."""
    if t.end_reason != NOT_OVER:
        return 100 * t.wealth[seat] + (VICTORY if rank(t, box, seat) == 1 else 0)
    free = free_gems(t, box, seat)
    return (
        100 * cash(t, seat)
        + worth_of_gems(t, box, seat, free)
        + worth_of_cards(t, seat)
        + worth_of_leaders(t, box, seat)
        + best_plan(t, box, seat, free)
    )


@rule
def cash(t: Table, seat: int) -> int:
    """Thalers, and what is on the scales."""
    thalers = t.wealth[seat]
    if t.phase == LORDS and t.actor == seat:
        for colour in range(GEM_COLOURS):
            thalers += t.gives[colour] * t.price[colour]
    return thalers


@rule
def have(t: Table, seat: int, colour: int) -> int:
    """Gems in the bag, and those about to be dug or exchanged."""
    gems = t.bag[seat, colour]
    if t.phase <= GHOSTS:
        gems += min(t.miners[seat, colour], t.mine[colour])
    if t.actor == seat and t.step != NEXT:
        if t.phase == GHOSTS and t.declared == EXCHANGING:
            gems += t.gets[colour] - t.gives[colour]
        elif t.phase == LORDS:
            gems -= t.gives[colour]
    return gems


@rule
def free_gems(t: Table, box: Box, seat: int) -> int:
    """Gems to come whose colour is still to be chosen: by miners, or in exchange."""
    free = 0
    if t.phase == PLACEMENT:
        free = max(0, box.miners[t.seats] - t.placed[seat])
    elif t.phase == GHOSTS and t.actor == seat and t.step != NEXT and t.declared == EXCHANGING:
        for colour in range(GEM_COLOURS):
            free += t.gives[colour] - t.gets[colour]
    return free


@rule
def free_leaders(t: Table, box: Box, seat: int) -> int:
    """Leaders that are not placed yet."""
    if t.phase != PLACEMENT:
        return 0
    return box.leaders[t.seats] - max(0, t.placed[seat] - box.miners[t.seats])


@rule
def worth_of_gems(t: Table, box: Box, seat: int, free: int) -> int:
    """As they are, without a plan for them."""
    gems = free
    for colour in range(GEM_COLOURS):
        gems += have(t, seat, colour)
    most = min(gems, box.most_gems)
    return GEM * most + GEM_TOO_MANY * (gems - most)


@rule
def worth_of_cards(t: Table, seat: int) -> int:
    """Specials for what they can do, tools for the set that they may become."""
    worth = 0
    for symbol in range(SYMBOLS):
        kept = t.kept[seat, symbol]
        if symbol >= FIRST_SPECIAL:
            worth += SPECIAL_CARD * kept
        elif kept > 0:
            worth += FIRST_TOOL if kept == 1 else SECOND_TOOL
    return worth


@rule
def worth_of_leaders(t: Table, box: Box, seat: int) -> int:
    """What they may bring in beside the plan."""
    worth = FREE_LEADER * free_leaders(t, box, seat)
    worth += STEALING_GHOST * t.ghosts[seat, GEMS_COLUMN]
    worth += TURNING_GHOST * t.ghosts[seat, CONTRACT_COLUMN]
    worth += IDLE_LORD * t.lords[seat, CONTRACT_COLUMN]
    for colour in range(GEM_COLOURS):
        worth += MINE_GHOST * t.ghosts[seat, colour] + IDLE_LORD * t.lords[seat, colour]
        if t.lords[seat, GEMS_COLUMN] > 0:
            gain = 100 * price_to_expect(t, box, colour) - GEM
            worth += max(0, gain) * min(4, have(t, seat, colour)) // 2
    return worth


@rule
def price_to_expect(t: Table, box: Box, colour: int) -> int:
    """This round's price, or the usual one while it is not set."""
    if t.phase <= PRICING:
        return box.price[t.seats * box.miners[t.seats] // GEM_COLOURS]
    return t.price[colour]


# ---------------------------------------------------------------- the plan


@rule
def best_plan(t: Table, box: Box, seat: int, free: int) -> int:
    """One contract now, or none, and the best one after it."""
    best = later(t, box, seat, EMPTY, free)
    for slot in range(SLOTS):
        if is_open_to(t, seat, slot):
            gain = gain_now(t, box, seat, slot, free)
            if gain > 0:
                best = max(best, gain + later(t, box, seat, slot, 0))
    return best - dues(t, box, seat)


@rule
def is_open_to(t: Table, seat: int, slot: int) -> bool:
    """Whether there is a contract that the seat may fulfil."""
    if t.slot_card[slot] == EMPTY:
        return False
    return owner(t, slot) in (seat, EMPTY) or all_are_public(t)


@rule
def dues(t: Table, box: Box, seat: int) -> int:
    """Penalties that will fall due at the end of the round."""
    due = 0
    if penalties_are_due(t) and t.phase <= LORDS:
        for slot in range(FIRST_PUBLIC_SLOT):
            overdue = t.slot_card[slot] != EMPTY and t.slot_level[slot] == LAST_LEVEL
            if overdue and owner(t, slot) == seat:
                due += 80 * box.penalty[t.slot_card[slot]]
    return due


@rule
def gain_now(t: Table, box: Box, seat: int, slot: int, free: int) -> int:
    """What the contract brings beyond the worth of its gems if it is fulfilled this round; 0 if
    that can't be."""
    acts_now = t.to_act == (1 << seat) and t.question[seat] == ASK_FULFIL
    leaders = free_leaders(t, box, seat)
    if t.lords[seat, CONTRACT_COLUMN] == 0 and not acts_now:
        leaders -= 1
        if leaders < 0:
            return 0
    card = t.slot_card[slot]
    missing, on_sale, most_on_sale = 0, 0, 0
    price = 0
    for colour in range(GEM_COLOURS):
        lacking = box.recipe[card, colour] - have(t, seat, colour)
        if lacking > 0:
            missing += lacking
            supply = min(lacking, t.mine[colour])
            if can_buy(t, seat, colour) and not acts_now:
                on_sale += supply
                price = max(price, price_to_expect(t, box, colour))
            elif supply > most_on_sale:
                most_on_sale = supply
    if leaders > 0 and most_on_sale > 0:
        on_sale += most_on_sale
        price = max(price, price_to_expect(t, box, 0))
    bought = max(0, missing - free)
    if bought > on_sale or bought * price > t.wealth[seat]:
        return 0
    value = 100 * value_of(t, box, slot) + bonus(t, box, seat, slot)
    sure = SAFE
    if t.phase < LORDS:
        sure = PUBLIC_BEFORE_GHOSTS if slot >= FIRST_PUBLIC_SLOT else BEFORE_GHOSTS
    gain = sure * value // 100 - 100 * bought * price - GEM * (RECIPE_SIZE - bought)
    if t.wealth[seat] + value_of(t, box, slot) - bought * price >= box.goal:
        gain += AT_THE_GOAL
    return gain


@rule
def can_buy(t: Table, seat: int, colour: int) -> bool:
    """Whether a lord is about to buy there, or is buying."""
    buys_now = t.to_act == (1 << seat) and t.question[seat] == ASK_BUY and t.column == colour
    return t.lords[seat, colour] > 0 or buys_now


@rule
def bonus(t: Table, box: Box, seat: int, slot: int) -> int:
    """What a contract brings beside its value: a symbol, a penalty that is not paid, an option."""
    card = t.slot_card[slot]
    symbol = box.symbol[card]
    worth = 0
    if symbol >= FIRST_SPECIAL:
        worth = SPECIAL_CARD
    elif symbol != NO_SYMBOL:
        kept = t.kept[seat, symbol]
        if kept == box.tool_set - 1:
            worth = 100 * box.tool_bonus - SECOND_TOOL
        else:
            worth = SECOND_TOOL - FIRST_TOOL if kept == 1 else FIRST_TOOL
    if t.slot_level[slot] == LAST_LEVEL and owner(t, slot) == seat and penalties_are_due(t):
        worth += 80 * box.penalty[card]
    if t.public_bonus_15 and slot >= FIRST_PUBLIC_SLOT:
        worth += 100 * box.public_bonus
    return worth


@rule
def later(t: Table, box: Box, seat: int, done: int, free: int) -> int:
    """The best promise of another contract for the next round, after this one (or none)."""
    best = 0
    for slot in range(SLOTS):
        if slot != done and is_open_to(t, seat, slot):
            best = max(best, promise(t, box, seat, slot, done, free))
    return best


@rule
def promise(t: Table, box: Box, seat: int, slot: int, done: int, free: int) -> int:
    """What the contract may bring next round beyond the worth of its gems."""
    falls = 1 if t.phase <= LORDS else 0
    level = t.slot_level[slot] + falls
    if level > LAST_LEVEL:
        return 0
    card = t.slot_card[slot]
    missing = 0 - free
    for colour in range(GEM_COLOURS):
        gems = have(t, seat, colour)
        if done != EMPTY:
            gems = max(0, gems - box.recipe[t.slot_card[done], colour])
        missing += max(0, box.recipe[card, colour] - gems)
    if t.seats == 2:
        missing -= DOUBLE_SET
    chance = CHANCE[max(0, missing)]
    if slot >= FIRST_PUBLIC_SLOT:
        chance = chance * PUBLIC_LATER // 100
    loses = value_of(t, box, slot) - box.value[card, t.slot_level[slot]]
    value = 100 * (box.value[card, level] + loses) + bonus(t, box, seat, slot)
    return max(0, chance * (value - GEM * RECIPE_SIZE) // 100)
