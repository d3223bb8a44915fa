"""What a seat may decide, and what follows: each question with the rules that answer it."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import answered, ask, owes
from tablee.engine.tale import Tale
from tablee.games.silberzwerg.actions import (
    ASK_BAN,
    ASK_BUY,
    ASK_CONTRACT_GHOST,
    ASK_FULFIL,
    ASK_GEMS_GHOST,
    ASK_GIVE_BACK,
    ASK_MINE_GHOST,
    ASK_MINUS3,
    ASK_PLUS5,
    ASK_SELL,
    ASK_STEAL_ANOTHER,
    ASK_WHICH_GHOST,
    ASK_WHICH_LORD,
    BAN_GHOST,
    BUY_GEM,
    CHOOSE_GHOST,
    CHOOSE_LORD,
    DECLINE,
    END_ACTION,
    RETURN_GEM,
    SPANS,
    USE_PLUS5,
)
from tablee.games.silberzwerg.rules.ghosts import ban, begin_ghost, declare, verdict_on_ghost
from tablee.games.silberzwerg.rules.lords import (
    act_with_lord,
    answer_about_minus3,
    begin_lord,
    gems_on_scales,
    verdict_on_lord,
    verdict_on_minus3,
)
from tablee.games.silberzwerg.rules.placement import place, verdict_on_placement
from tablee.games.silberzwerg.rules.rounds import carry_on, give_back, verdict_on_giving_back
from tablee.games.silberzwerg.rules.symbols import can_use, use_plus5, verdict_on_plus5
from tablee.games.silberzwerg.table import (
    GHOSTS,
    LORDS,
    NOT_OVER,
    PLACEMENT,
    PLUS5_MINUS5,
    WINDOW,
    Box,
    Table,
)

ALLOWED = 0


@rule
def span(t: Table, seat: int) -> tuple[int, int, int]:
    """The actions that can answer what the seat has been asked."""
    question = t.question[seat]
    first, end, apart = SPANS[question]
    if is_own_action(question) and can_use(t, seat, PLUS5_MINUS5):
        return first, BAN_GHOST, -1  # SZ-124: as far as the victims of a +5/-5
    if question == ASK_BUY:
        return BUY_GEM + t.column, BUY_GEM + t.column + 1, END_ACTION
    return first, end, apart


@rule
def is_own_action(question: int) -> bool:
    """Whether a ghost or a lord of one's own is about to act."""
    ghosts = question in (ASK_MINE_GHOST, ASK_CONTRACT_GHOST, ASK_GEMS_GHOST)
    return ghosts or question in (ASK_BUY, ASK_FULFIL, ASK_SELL)


@rule
def verdict(t: Table, box: Box, seat: int, action: int) -> int:
    """0 where the seat may do this now, else the number of the rule that forbids it."""
    if t.to_act == 0:
        return 144  # the game is over
    if action < CHOOSE_GHOST:
        if t.phase != PLACEMENT or not owes(t, seat):
            return 40
        return verdict_on_placement(t, box, seat, action)
    if t.phase == PLACEMENT:
        return 27
    if not owes(t, seat):
        return whose_turn(t)
    return verdict_on_answer(t, box, seat, action)


@rule
def whose_turn(t: Table) -> int:
    """The rule that says who decides now."""
    if t.phase == GHOSTS:
        return 128 if t.step == WINDOW else 47
    if t.phase == LORDS:
        return 132 if t.step == WINDOW else 88
    return 117


@rule
def verdict_on_answer(t: Table, box: Box, seat: int, action: int) -> int:
    """Whether this answers the question, and may be."""
    question = t.question[seat]
    if USE_PLUS5 <= action < BAN_GHOST and (question == ASK_PLUS5 or is_own_action(question)):
        return verdict_on_plus5_now(t, seat, action - USE_PLUS5)
    first, end, apart = SPANS[question]
    if action != apart and not first <= action < end:
        return 50 if t.phase == GHOSTS else 90 if t.phase == LORDS else 115
    if question == ASK_WHICH_GHOST:
        return ALLOWED if t.ghosts[seat, action - CHOOSE_GHOST] > 0 else 49
    if question == ASK_WHICH_LORD:
        return ALLOWED if t.lords[seat, action - CHOOSE_LORD] > 0 else 89
    if question == ASK_MINUS3:
        return verdict_on_minus3(t, action)
    if question in (ASK_BAN, ASK_PLUS5):
        return ALLOWED
    if question == ASK_GIVE_BACK:
        return verdict_on_giving_back(t, seat, action - RETURN_GEM)
    if t.phase == GHOSTS:
        return verdict_on_ghost(t, box, seat, action)
    return verdict_on_lord(t, box, seat, action)


@rule
def verdict_on_plus5_now(t: Table, seat: int, victim: int) -> int:
    """SZ-124: before one's own action, and not in its midst; by option with a contract only."""
    alone = t.question[seat] == ASK_PLUS5
    begun = t.phase == LORDS and (t.gets[min(t.column, 3)] > 0 or gems_on_scales(t) > 0)
    if not alone and (begun or t.plus5_with_contract_only):
        return 124
    return verdict_on_plus5(t, seat, victim)


@rule
def play(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Carry out what was decided, and all that follows until somebody has to decide again."""
    answered(t, seat)
    if action < CHOOSE_GHOST:
        place(t, box, seat, action, tale)
    elif USE_PLUS5 <= action < BAN_GHOST:
        use_plus5(t, box, seat, action - USE_PLUS5, tale)
        if t.end_reason == NOT_OVER:
            ask_again(t, seat)
    else:
        answer(t, box, seat, action, tale)
    carry_on(t, box, tale)


@rule
def ask_again(t: Table, seat: int) -> None:
    """Once a +5/-5 has been used: the question that it came before, or whether to use another."""
    question = t.question[seat]
    if question != ASK_PLUS5 or can_use(t, seat, PLUS5_MINUS5):
        ask(t, seat, question)


@rule
def answer(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Each answer to its question."""
    question = t.question[seat]
    if question == ASK_WHICH_GHOST:
        begin_ghost(t, seat, action - CHOOSE_GHOST)
    elif question == ASK_WHICH_LORD:
        begin_lord(t, seat, action - CHOOSE_LORD)
    elif question == ASK_BAN:
        if action == DECLINE:
            t.asked += 1
        else:
            ban(t, box, seat, tale)
    elif question == ASK_MINUS3:
        answer_about_minus3(t, box, seat, action, tale)
    elif question == ASK_GIVE_BACK:
        give_back(t, seat, action - RETURN_GEM, tale)
    elif question <= ASK_STEAL_ANOTHER:
        declare(t, seat, action, tale)
    elif question != ASK_PLUS5:  # who declines to use a +5/-5 does nothing
        act_with_lord(t, box, seat, action, tale)
