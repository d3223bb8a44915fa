"""Phase 4: what ghosts do, and how they are banned (SZ-47 to SZ-83, SZ-125 to SZ-129,
SZ-159, SZ-160, SZ-163, SZ-176, SZ-177)."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.silberzwerg.actions import (
    A_GHOST,
    A_LORD,
    A_MINER,
    ASK_BAN,
    ASK_CONTRACT_GHOST,
    ASK_GEMS_GHOST,
    ASK_GIVE_ANOTHER,
    ASK_MINE_GHOST,
    ASK_SCARE_ANOTHER,
    ASK_STEAL_ANOTHER,
    ASK_TAKE,
    ASK_WHICH_GHOST,
    BANS,
    BUY_GEM,
    END_ACTION,
    GETS_GEM,
    GHOST_PASSES,
    GIVE_GEM,
    GIVES_GEM,
    LOWER_CONTRACT,
    LOWERS,
    NO_MORE,
    PAIRS,
    RAISE_CONTRACT,
    RAISES,
    SCARE,
    SCARES,
    SORTS,
    STEAL_ONE,
    STEAL_ONE_EACH,
    STEAL_TWO,
    TAKE_GEM,
    TAKES_GEM,
    TOPPLES,
    WOULD_GET,
    WOULD_GIVE,
    WOULD_LOWER,
    WOULD_RAISE,
    WOULD_SCARE,
    WOULD_STEAL,
    WOULD_TAKE,
)
from tablee.games.silberzwerg.rules.contracts import all_are_public, owner, remove, value_of
from tablee.games.silberzwerg.rules.gems import put_back, show, steal, take_from_mine
from tablee.games.silberzwerg.rules.symbols import can_use, use
from tablee.games.silberzwerg.table import (
    ACTING,
    BAN_GHOST,
    COLUMNS,
    CONTRACT_COLUMN,
    EMPTY,
    EXCHANGING,
    GEM_COLOURS,
    LAST_LEVEL,
    LOWERING,
    NEXT,
    NOTHING,
    RAISING,
    SCARING,
    SLOTS,
    STEALING,
    TAKING,
    WINDOW,
    Box,
    Table,
)

ALLOWED = 0

# ---------------------------------------------------------------- whose ghost is next


@rule
def go_on_with_ghosts(t: Table, box: Box, tale: Tale) -> bool:
    """Ask whoever has something to decide about a ghost; False once no ghost is left to act."""
    if t.step == WINDOW:
        if not ask_next_to_ban(t):
            carry_out(t, box, tale)
        return True
    seat = next_with_ghost(t)
    if seat == EMPTY:
        return False
    t.actor = seat
    column = only_ghost(t, seat)
    if column == EMPTY:
        ask(t, seat, ASK_WHICH_GHOST)
    else:
        begin_ghost(t, seat, column)
    return True


@rule
def next_with_ghost(t: Table) -> int:
    """SZ-47: clockwise, and with three or four players all own ghosts before the next player's.
    SZ-48, SZ-160: who has none is skipped. SZ-159: two players take turns."""
    start = 1 - t.actor if t.seats == 2 else t.actor
    for place in range(t.seats):
        seat = (start + place) % t.seats
        for column in range(COLUMNS):
            if t.ghosts[seat, column] > 0:
                return seat
    return EMPTY


@rule
def only_ghost(t: Table, seat: int) -> int:
    """The column of the player's only ghost; EMPTY if there are more to choose from (SZ-49)."""
    found = EMPTY
    for column in range(COLUMNS):
        if t.ghosts[seat, column] > 0:
            if found != EMPTY:
                return EMPTY
            found = column
    return found


@rule
def begin_ghost(t: Table, seat: int, column: int) -> None:
    """SZ-50: two things it can do, by its column. From now on it has acted (SZ-61)."""
    t.ghosts[seat, column] -= 1
    t.ghosts_done[seat, column] += 1
    t.column, t.step = column, ACTING
    t.declared, t.target, t.other_target = NOTHING, EMPTY, EMPTY
    for colour in range(GEM_COLOURS):
        t.gives[colour], t.gets[colour] = 0, 0
    if column < CONTRACT_COLUMN:
        ask(t, seat, ASK_MINE_GHOST)
    elif column == CONTRACT_COLUMN:
        ask(t, seat, ASK_CONTRACT_GHOST)
    else:
        ask(t, seat, ASK_GEMS_GHOST)


# ---------------------------------------------------------------- what it may do


@rule
def verdict_on_ghost(t: Table, box: Box, seat: int, action: int) -> int:
    """SZ-50 and what follows: the action of a ghost, one small step of it at a time."""
    if action == NO_MORE:
        return verdict_on_giving_one(t) if t.question[seat] == ASK_GIVE_ANOTHER else ALLOWED
    if action < TAKE_GEM:
        return verdict_on_scaring(t, seat, action - SCARE)
    if action < RAISE_CONTRACT:
        if t.question[seat] == ASK_TAKE:
            return verdict_on_getting(t, action - TAKE_GEM)
        return verdict_on_taking(t, action - TAKE_GEM)
    if action < LOWER_CONTRACT:
        return verdict_on_raising(t, seat, action - RAISE_CONTRACT)
    if action < GIVE_GEM:
        return verdict_on_lowering(t, seat, action - LOWER_CONTRACT)
    if action < STEAL_TWO:
        return verdict_on_giving(t, seat, action - GIVE_GEM)
    if action < BUY_GEM:
        return verdict_on_stealing(t, seat, action)
    return verdict_on_passing(t, seat)


@rule
def verdict_on_passing(t: Table, seat: int) -> int:
    """SZ-51: by option; else only where neither of its two actions is possible."""
    return 51 if t.forced_ghost_actions and can_do_something(t, seat) else ALLOWED


@rule
def can_do_something(t: Table, seat: int) -> bool:
    """Whether one of the ghost's two actions is possible. Everyone can see that."""
    if t.column < CONTRACT_COLUMN:
        return t.mine[t.column] > 0 or opposing_dwarves_here(t, seat) > 0
    if t.column == CONTRACT_COLUMN:
        for slot in range(SLOTS):
            if verdict_on_raising(t, seat, slot) == 0 or verdict_on_lowering(t, seat, slot) == 0:
                return True
        return False
    return someone_has_gems(t, seat) or can_exchange(t, seat)


# SZ-52 to SZ-61: scaring away


@rule
def dwarves_here(t: Table, clan: int, sort: int) -> int:
    """Dwarves of this sort that stand in the ghost's mine and are not yet to be scared away."""
    here = t.miners[clan, t.column]
    if sort == A_LORD:
        here = t.lords[clan, t.column]
    elif sort == A_GHOST:
        here = t.ghosts[clan, t.column]  # SZ-61: one that has acted is no longer a target
    return here - 1 if t.target == clan * SORTS + sort else here


@rule
def opposing_dwarves_here(t: Table, seat: int) -> int:
    """All that could be scared away."""
    found = 0
    for clan in range(t.seats):
        if clan != seat:
            for sort in range(SORTS):
                found += dwarves_here(t, clan, sort)
    return found


@rule
def verdict_on_scaring(t: Table, seat: int, dwarf: int) -> int:
    """SZ-55: nobody's own; SZ-56: in the same mine; SZ-57: if any stand there."""
    clan, sort = dwarf // SORTS, dwarf % SORTS
    if clan == seat:
        return 55
    if clan < t.seats and dwarves_here(t, clan, sort) > 0:
        return ALLOWED
    if opposing_dwarves_here(t, seat) == 0:
        return 57
    if sort == A_GHOST and clan < t.seats and t.ghosts_done[clan, t.column] > 0:
        return 61
    return 56


# SZ-63, SZ-64: taking a gem


@rule
def verdict_on_taking(t: Table, colour: int) -> int:
    """SZ-63: of the mine in which it stands. SZ-64: if there is one."""
    if colour != t.column:
        return 63
    return ALLOWED if t.mine[colour] > 0 else 64


# SZ-65 to SZ-72: turning a contract


@rule
def verdict_on_raising(t: Table, seat: int, slot: int) -> int:
    """SZ-65, SZ-72: one's own, or a public one. SZ-66: not beyond the highest value."""
    if t.slot_card[slot] == EMPTY:
        return 177
    whose = owner(t, slot)
    if whose not in (seat, EMPTY) and not all_are_public(t):
        return 72
    return 66 if t.slot_level[slot] == 0 else ALLOWED


@rule
def verdict_on_lowering(t: Table, seat: int, slot: int) -> int:
    """SZ-67, SZ-72: an opponent's, or a public one."""
    if t.slot_card[slot] == EMPTY:
        return 177
    return 72 if owner(t, slot) == seat and not all_are_public(t) else ALLOWED


# SZ-74 to SZ-77, SZ-176: exchanging gems


@rule
def can_exchange(t: Table, seat: int) -> bool:
    """Whether any gem may be given."""
    for colour in range(GEM_COLOURS):
        if verdict_on_giving(t, seat, colour) == 0:
            return True
    return False


@rule
def verdict_on_giving(t: Table, seat: int, colour: int) -> int:
    """SZ-74, SZ-77: two gems, or by option one. SZ-176: out of the bag as it was before, and so
    that something else can be had for them."""
    if t.gems[seat] == 0 or (t.strict_two_gem_exchange and t.gems[seat] == 1):
        return 77
    if t.bag[seat, colour] <= t.gives[colour]:
        return 176
    first = given_first(t)
    all_alike = first == colour if first != EMPTY else t.gems[seat] == t.bag[seat, colour]
    return ALLOWED if gems_to_be_had(t, colour if all_alike else EMPTY) else 176


@rule
def verdict_on_giving_one(t: Table) -> int:
    """SZ-77: one gem is enough by option only. SZ-176: for another than itself."""
    if t.strict_two_gem_exchange:
        return 77
    return ALLOWED if gems_to_be_had(t, given_first(t)) else 176


@rule
def given_first(t: Table) -> int:
    """The colour of a gem that is to be given, or EMPTY."""
    for colour in range(GEM_COLOURS):
        if t.gives[colour] > 0:
            return colour
    return EMPTY


@rule
def gems_to_be_had(t: Table, given: int) -> bool:
    """Whether a mine holds gems of another colour than this one (of any, if EMPTY)."""
    for colour in range(GEM_COLOURS):
        if colour != given and t.mine[colour] > 0:
            return True
    return False


@rule
def verdict_on_getting(t: Table, colour: int) -> int:
    """SZ-76: a mine must hold the gem, those just given included; SZ-176: the exchange must
    change something in the end."""
    if not can_be_had(t, colour, EMPTY):
        return 76
    if gems_still_to_get(t) == 1:
        return ALLOWED if changes_something(t, colour, EMPTY) else 176
    for other in range(GEM_COLOURS):
        if can_be_had(t, other, colour) and changes_something(t, colour, other):
            return ALLOWED
    return 176


@rule
def gems_still_to_get(t: Table) -> int:
    """How many gems of the exchange have not been named yet."""
    lacking = 0
    for colour in range(GEM_COLOURS):
        lacking += t.gives[colour] - t.gets[colour]
    return lacking


@rule
def can_be_had(t: Table, colour: int, before: int) -> bool:
    """Whether a gem is left for the exchange, after one of that colour before it."""
    had = t.gets[colour] + 1 if colour == before else t.gets[colour]
    return t.mine[colour] + t.gives[colour] > had


@rule
def changes_something(t: Table, one: int, other: int) -> bool:
    """Whether with these gems one gets others than one gives."""
    for colour in range(GEM_COLOURS):
        had = t.gets[colour]
        if colour == one:
            had += 1
        if colour == other:
            had += 1
        if had != t.gives[colour]:
            return True
    return False


# SZ-78 to SZ-80, SZ-163: stealing


@rule
def someone_has_gems(t: Table, seat: int) -> bool:
    """Whether there is anything to steal."""
    for other in range(t.seats):
        if other != seat and t.gems[other] > 0:
            return True
    return False


@rule
def verdict_on_stealing(t: Table, seat: int, action: int) -> int:
    """SZ-78: from one opponent or from two. SZ-79: named beforehand, but for an option."""
    if action >= STEAL_ONE:
        if not t.sequential_steal:
            return 79
        return verdict_on_victim(t, seat, action - STEAL_ONE)
    if t.sequential_steal:
        return 79
    if action < STEAL_ONE_EACH:
        return verdict_on_victim(t, seat, action - STEAL_TWO)
    if t.seats == 2:
        return 163
    one, other = PAIRS[action - STEAL_ONE_EACH]
    if seat in (one, other) or other >= t.seats:
        return 78
    return 80 if t.gems[one] + t.gems[other] == 0 else ALLOWED


@rule
def verdict_on_victim(t: Table, seat: int, victim: int) -> int:
    """SZ-78: an opponent; SZ-80: from an empty bag nothing can be taken."""
    if victim == seat or victim >= t.seats:
        return 78
    return ALLOWED if t.gems[victim] > 0 else 80


# ---------------------------------------------------------------- declaring it


@rule
def declare(t: Table, seat: int, action: int, tale: Tale) -> None:
    """One step of saying what the ghost is to do. Once all is said others may ban it."""
    if action == END_ACTION:
        t.step = NEXT
        tell(tale, GHOST_PASSES, seat, 51, t.column, 0, 0)
    elif action == NO_MORE:
        if t.declared == EXCHANGING:
            ask(t, seat, ASK_TAKE)
        else:
            open_window(t, tale)
    elif action < TAKE_GEM:
        declare_scaring(t, seat, action - SCARE, tale)
    elif action < RAISE_CONTRACT:
        if t.declared == EXCHANGING:
            declare_getting(t, seat, action - TAKE_GEM, tale)
        else:
            t.declared = TAKING
            open_window(t, tale)
    elif action < GIVE_GEM:
        lowers = action >= LOWER_CONTRACT
        t.declared = LOWERING if lowers else RAISING
        t.target = action - LOWER_CONTRACT if lowers else action - RAISE_CONTRACT
        open_window(t, tale)
    elif action < STEAL_TWO:
        declare_giving(t, seat, action - GIVE_GEM)
    else:
        declare_stealing(t, seat, action, tale)


@rule
def declare_scaring(t: Table, seat: int, dwarf: int, tale: Tale) -> None:
    """SZ-52: one, and then perhaps another."""
    if t.declared == SCARING:
        t.other_target = dwarf
    else:
        t.declared, t.target = SCARING, dwarf
    if t.other_target == EMPTY and opposing_dwarves_here(t, seat) > 0:
        ask(t, seat, ASK_SCARE_ANOTHER)
    else:
        open_window(t, tale)


@rule
def declare_giving(t: Table, seat: int, colour: int) -> None:
    """SZ-74: the gems to be given, one by one; naming them shows them."""
    t.declared = EXCHANGING
    t.gives[colour] += 1
    show(t, seat, colour, t.gives[colour])
    if gems_still_to_get(t) == 1 and t.gems[seat] > 1:
        ask(t, seat, ASK_GIVE_ANOTHER)
    else:
        ask(t, seat, ASK_TAKE)


@rule
def declare_getting(t: Table, seat: int, colour: int, tale: Tale) -> None:
    """SZ-75: the gems to be had for them."""
    t.gets[colour] += 1
    if gems_still_to_get(t) > 0:
        ask(t, seat, ASK_TAKE)
    else:
        open_window(t, tale)


@rule
def declare_stealing(t: Table, seat: int, action: int, tale: Tale) -> None:
    """SZ-79: the victims are named before anything is drawn; by option the second after it."""
    if t.declared == STEALING:
        steal(t, seat, action - STEAL_ONE, 1, tale)  # the option's second gem
        t.step = NEXT
        return
    t.declared = STEALING
    if action >= STEAL_ONE:
        t.target = action - STEAL_ONE
    elif action >= STEAL_ONE_EACH:
        t.target, t.other_target = PAIRS[action - STEAL_ONE_EACH]
    else:
        t.target = action - STEAL_TWO
        t.other_target = t.target
    open_window(t, tale)


# ---------------------------------------------------------------- banning it


@rule
def open_window(t: Table, tale: Tale) -> None:
    """SZ-126: all is said, and nothing done yet. It is told where somebody may object."""
    t.step, t.asked = WINDOW, 1
    for place in range(1, t.seats):
        if may_ban(t, (t.actor + place) % t.seats):
            tell_what_is_declared(t, tale)
            return


@rule
def ask_next_to_ban(t: Table) -> bool:
    """SZ-128: holders one by one, from the actor's left; whether there was one to ask."""
    while t.asked < t.seats:
        seat = (t.actor + t.asked) % t.seats
        if may_ban(t, seat):
            ask(t, seat, ASK_BAN)
            return True
        t.asked += 1
    return False


@rule
def may_ban(t: Table, seat: int) -> bool:
    """SZ-127: any holder; by option only whom the ghost would touch."""
    return can_use(t, seat, BAN_GHOST) and (not t.ban_only_if_target or is_touched(t, seat))


@rule
def is_touched(t: Table, seat: int) -> bool:
    """Whether the ghost would act on a dwarf, a contract or the bag of this player."""
    if t.declared == SCARING:
        other = t.other_target != EMPTY and t.other_target // SORTS == seat
        return t.target // SORTS == seat or other
    if t.declared in (RAISING, LOWERING):
        return owner(t, t.target) == seat
    return t.declared == STEALING and seat in (t.target, t.other_target)


@rule
def ban(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """SZ-125, SZ-129: the ghost is spent, and nothing happens."""
    use(t, box, seat, BAN_GHOST)
    tell(tale, BANS, seat, 125, 0, 0, 0)
    t.step = NEXT


@rule
def tell_what_is_declared(t: Table, tale: Tale) -> None:
    """What would happen if nobody objected."""
    seat = t.actor
    if t.declared == SCARING:
        tell(tale, WOULD_SCARE, seat, 52, t.target, t.column, 0)
        if t.other_target != EMPTY:
            tell(tale, WOULD_SCARE, seat, 52, t.other_target, t.column, 0)
    elif t.declared == TAKING:
        tell(tale, WOULD_TAKE, seat, 63, t.column, 0, 0)
    elif t.declared == RAISING:
        tell(tale, WOULD_RAISE, seat, 65, t.target, 0, 0)
    elif t.declared == LOWERING:
        tell(tale, WOULD_LOWER, seat, 67, t.target, 0, 0)
    elif t.declared == EXCHANGING:
        for colour in range(GEM_COLOURS):
            for _ in range(t.gives[colour]):
                tell(tale, WOULD_GIVE, seat, 74, colour, 0, 0)
        for colour in range(GEM_COLOURS):
            for _ in range(t.gets[colour]):
                tell(tale, WOULD_GET, seat, 74, colour, 0, 0)
    elif t.other_target == t.target:
        tell(tale, WOULD_STEAL, seat, 78, t.target, 2, 0)
    else:
        tell(tale, WOULD_STEAL, seat, 78, t.target, 1, 0)
        if t.other_target != EMPTY:
            tell(tale, WOULD_STEAL, seat, 78, t.other_target, 1, 0)


# ---------------------------------------------------------------- doing it


@rule
def carry_out(t: Table, box: Box, tale: Tale) -> None:
    """What was declared happens."""
    seat, t.step = t.actor, NEXT
    if t.declared == SCARING:
        scare_away(t, t.target, tale)
        if t.other_target != EMPTY:
            scare_away(t, t.other_target, tale)
    elif t.declared == TAKING:
        tell(tale, TAKES_GEM, seat, 63, t.column, 0, 0)
        take_from_mine(t, seat, t.column, 1)
    elif t.declared in (RAISING, LOWERING):
        turn_contract(t, box, tale)
    elif t.declared == EXCHANGING:
        exchange(t, seat, tale)
    else:
        steal_from_victims(t, seat, tale)


@rule
def scare_away(t: Table, dwarf: int, tale: Tale) -> None:
    """SZ-58 to SZ-60: it does nothing more this round."""
    clan, sort = dwarf // SORTS, dwarf % SORTS
    tell(tale, SCARES, t.actor, 52, dwarf, t.column, 0)
    t.scared[clan] += 1
    if sort == A_MINER:
        t.miners[clan, t.column] -= 1
    elif sort == A_LORD:
        t.lords[clan, t.column] -= 1
    else:
        t.ghosts[clan, t.column] -= 1


@rule
def turn_contract(t: Table, box: Box, tale: Tale) -> None:
    """SZ-65, SZ-67: by a quarter; SZ-68: below the lowest value it falls off the board."""
    slot = t.target
    card = t.slot_card[slot]
    if t.declared == RAISING:
        t.slot_level[slot] -= 1
        tell(tale, RAISES, t.actor, 65, slot, card, value_of(t, box, slot))
    elif t.slot_level[slot] < LAST_LEVEL:
        t.slot_level[slot] += 1
        tell(tale, LOWERS, t.actor, 67, slot, card, value_of(t, box, slot))
    else:
        tell(tale, TOPPLES, t.actor, 68, slot, card, 0)
        remove(t, box, slot, tale)


@rule
def exchange(t: Table, seat: int, tale: Tale) -> None:
    """SZ-75, SZ-176: first the given gems go into their mines."""
    for colour in range(GEM_COLOURS):
        for _ in range(t.gives[colour]):
            tell(tale, GIVES_GEM, seat, 75, colour, 0, 0)
        put_back(t, seat, colour, t.gives[colour])
    for colour in range(GEM_COLOURS):
        for _ in range(t.gets[colour]):
            tell(tale, GETS_GEM, seat, 75, colour, 0, 0)
        take_from_mine(t, seat, colour, t.gets[colour])
    for colour in range(GEM_COLOURS):
        t.gives[colour], t.gets[colour] = 0, 0


@rule
def steal_from_victims(t: Table, seat: int, tale: Tale) -> None:
    """SZ-78: two gems from one, or one from each of two; by option one now and one later."""
    if t.other_target == t.target:
        steal(t, seat, t.target, 2, tale)
        return
    steal(t, seat, t.target, 1, tale)
    if t.other_target != EMPTY:
        steal(t, seat, t.other_target, 1, tale)
    elif someone_has_gems(t, seat):
        t.step = ACTING
        ask(t, seat, ASK_STEAL_ANOTHER)
