"""The game as it goes: what a seat may answer, what it does, and what then follows of itself.

Each answer is carried out by the part of the game to which it belongs, which says what comes next
by setting the stage. Stage after stage follows until somebody has to be asked.
"""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import answered, owes
from tablee.engine.tale import Tale, tell
from tablee.games.demeter.actions import (
    ASK_BLOOD_SCENT,
    ASK_CLOSED_ROOM,
    ASK_GARLIC,
    ASK_PISTOL,
    ATTACK_DRACULA,
    BARGAINED_RESOURCE,
    BUILD,
    BUILD_TWO_FOR_ONE,
    CALL,
    CARD_OPPONENT,
    CHOOSE_ROOM,
    CONVERTED_RESOURCE,
    DRAW_RESOURCE,
    ENDS_TURN,
    GIVE_RESOURCE,
    GIVEN_RESOURCE,
    HAND_LIMIT,
    HEAL,
    HUMAN_SPENT,
    HUMAN_TURN,
    LET_BE,
    MOVE,
    NAME_OPPONENT,
    OBTAINED_RESOURCE,
    PLAY_CARD,
    RETURN_CARD,
    SACRIFICE_DRAW,
    SACRIFICE_ROOM,
    SEARCH,
    SPANS,
    START_ROOM,
    STEAL,
    STOLEN_RESOURCE,
    STOP,
    TAKE_RESOURCE,
    TOKEN_ROOM,
    USE_CARD,
)
from tablee.games.demeter.rules.bonus_cards import (
    ask_for_return,
    bargain,
    choose_sacrifice_room,
    close_room,
    draw_for_sacrifice,
    let_card_work,
    move_token,
    name_opponent,
    next_attacked,
    play_card,
    rob,
    verdict_on_card,
    verdict_on_naming,
    verdict_on_sacrifice_room,
)
from tablee.games.demeter.rules.common import ALLOWED
from tablee.games.demeter.rules.day import (
    ask_for_action,
    ask_what_it_stands_for,
    begin_converting,
    begin_round,
    build,
    call,
    can_give_two,
    can_stand_for,
    convert,
    end_round,
    heal,
    keep_hand_limit,
    move,
    open_turn,
    pass_turn_on,
    return_card,
    search,
    steal,
    take_stolen,
    verdict_on_building,
    verdict_on_calling,
    verdict_on_converting,
    verdict_on_healing,
    verdict_on_moving,
    verdict_on_searching,
    verdict_on_source,
    verdict_on_stealing,
)
from tablee.games.demeter.rules.encounters import (
    fight,
    human_opponents,
    meet,
    send_ghoul,
    settle_fight,
    shoot,
)
from tablee.games.demeter.rules.hunt import (
    attack_dracula,
    bury_the_dead,
    flee_from_lair,
    look_at_clues,
    verdict_on_killing,
)
from tablee.games.demeter.rules.night import begin_turn, bite, strike_next, ward_off
from tablee.games.demeter.rules.setup import start_in, verdict_on_start
from tablee.games.demeter.table import (
    ATTEMPT,
    BLOOD_SCENT,
    CARD_WORKS,
    CLOSED_ROOM,
    ENCOUNTER,
    FIGHT,
    GARLIC_BRAID,
    GHOULS_COME,
    HIT,
    NEXT_SEAT,
    NIGHT_THEFT,
    NOT_OVER,
    OUTCOME,
    PISTOL,
    ROUND_BEGINS,
    ROUND_ENDS,
    STRIKES,
    STRUCK,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_OPENS,
    Box,
    Table,
)

# The rule that asks each question: what it forbids is to do anything else first.
RULE_OF_QUESTION = (
    13,  # START_ROOM
    27,  # HUMAN_TURN
    28,  # HUMAN_SPENT
    251,  # GHOUL_TURN
    292,  # VAMPIRE_TURN
    141,  # CARD_OPPONENT
    95,  # STOLEN_RESOURCE
    156,  # BARGAINED_RESOURCE
    156,  # GIVEN_RESOURCE
    154,  # CONVERTED_RESOURCE
    154,  # OBTAINED_RESOURCE
    152,  # TOKEN_ROOM
    168,  # SACRIFICE_ROOM
    168,  # SACRIFICE_DRAW
    147,  # ASK_BLOOD_SCENT
    149,  # ASK_PISTOL
    160,  # ASK_GARLIC
    166,  # ASK_CLOSED_ROOM
    32,  # HAND_LIMIT
    253,  # FORCED_ATTACK
    270,  # NEXT_FIGHT
    256,  # FLIGHT
    261,  # REVERSAL_PRICE
    298,  # BOOTY
    305,  # OBJECTIVE_PRICE
    313,  # FOUND_LAIR
)


@rule
def span(t: Table, seat: int) -> tuple[int, int, int]:
    """The actions that can answer what the seat has been asked."""
    return SPANS[t.question[seat]]


# ---------------------------------------------------------------- verdict


@rule
def verdict(t: Table, box: Box, seat: int, action: int) -> int:
    """0 where the seat may do this now, else the number of the rule that forbids it."""
    if t.to_act == 0:
        return 230  # the game is over
    if not owes(t, seat):
        return 20
    question = t.question[seat]
    first, end, apart = SPANS[question]
    if not (first <= action < end or action == apart):
        return RULE_OF_QUESTION[question]
    if question in (HUMAN_TURN, HUMAN_SPENT):
        return verdict_on_turn(t, box, seat, action)
    return verdict_on_answer(t, box, seat, action, question)


@rule
def verdict_on_turn(t: Table, box: Box, seat: int, action: int) -> int:
    """A human player's own turn."""
    if action < BUILD:
        return verdict_on_stealing(t, box, seat, action - STEAL)
    if action < BUILD_TWO_FOR_ONE:
        return verdict_on_building(t, box, seat, action - BUILD)
    if action < ATTACK_DRACULA:
        return verdict_on_converting(t, box, seat, action - BUILD_TWO_FOR_ONE)
    if action == ATTACK_DRACULA:
        return verdict_on_killing(t, box, seat)
    if action < SEARCH:
        return verdict_on_card(t, box, seat, action - PLAY_CARD)
    if action < MOVE:
        return verdict_on_searching(t, box, seat, t.at[seat], action - SEARCH)
    if action < CALL:
        return verdict_on_moving(t, box, seat, action - MOVE)
    if action == CALL:
        return verdict_on_calling(t, box, seat)
    if action == HEAL:
        return verdict_on_healing(t, box, seat)
    return ALLOWED  # DE-31: a turn can end at any moment


@rule
def verdict_on_answer(t: Table, box: Box, seat: int, action: int, question: int) -> int:
    """What else one can be asked."""
    if action < NAME_OPPONENT:
        return verdict_on_room(t, box, seat, action - CHOOSE_ROOM, question)
    if action < LET_BE:
        return verdict_on_opponent(t, box, seat, action - NAME_OPPONENT, question)
    if action == LET_BE:
        return ALLOWED
    if action == USE_CARD:
        return verdict_on_reaction(t, seat, question)
    if action < DRAW_RESOURCE:
        return verdict_on_kind(t, box, seat, action, question)
    if action < STOP:
        return verdict_on_source(t, seat, action - DRAW_RESOURCE)
    if action == STOP:
        return ALLOWED if t.taken > 0 else 168  # DE-168: one card at least
    return ALLOWED if t.hand[seat, action - RETURN_CARD] > 0 else 32


@rule
def verdict_on_room(t: Table, box: Box, seat: int, room: int, question: int) -> int:
    """A start room, or a room that a card names."""
    if question == START_ROOM:
        return verdict_on_start(t, box, seat, room)
    if question == SACRIFICE_ROOM:
        return verdict_on_sacrifice_room(t, seat, room)
    return ALLOWED if t.room_left[room] > 0 and room != t.at[seat] else 152  # TOKEN_ROOM


@rule
def verdict_on_opponent(t: Table, box: Box, seat: int, other: int, question: int) -> int:
    """Whom a card names."""
    if question == ASK_BLOOD_SCENT:
        if t.hand[seat, BLOOD_SCENT] == 0:
            return 131
        return ALLOWED if (human_opponents(t, seat) >> other) & 1 else 147
    return verdict_on_naming(t, box, seat, t.card, other)


@rule
def verdict_on_reaction(t: Table, seat: int, question: int) -> int:
    """DE-130: whoever might have the card is asked; only who has it can use it."""
    card = GARLIC_BRAID
    if question == ASK_PISTOL:
        card = PISTOL
    elif question == ASK_CLOSED_ROOM:
        card = CLOSED_ROOM
    return ALLOWED if t.hand[seat, card] > 0 else 131


@rule
def verdict_on_kind(t: Table, box: Box, seat: int, action: int, question: int) -> int:
    """Which kind of resource is taken, given, or stood for."""
    if action < TAKE_RESOURCE:
        return RULE_OF_QUESTION[question]
    if action < GIVE_RESOURCE:
        kind = action - TAKE_RESOURCE
        if question == OBTAINED_RESOURCE:
            return ALLOWED if can_stand_for(t, box, seat, t.piece, t.taken, kind) else 154
        return ALLOWED if t.res[t.victim, kind] > 0 else RULE_OF_QUESTION[question]
    kind = action - GIVE_RESOURCE
    if question == CONVERTED_RESOURCE:
        return ALLOWED if can_give_two(t, box, seat, t.piece, kind) else 154
    return ALLOWED if t.res[seat, kind] > 0 else 156


# ---------------------------------------------------------------- play


@rule
def play(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Carry out an allowed action, and all that follows of itself."""
    question = t.question[seat]
    answered(t, seat)
    if question in (HUMAN_TURN, HUMAN_SPENT):
        act(t, box, seat, action, tale)
    else:
        answer(t, box, seat, action, question, tale)
    while t.to_act == 0 and t.ending == NOT_OVER:
        go_on(t, box, tale)


@rule
def act(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """One action or card of a human player's own turn."""
    t.stage = TURN
    if action < BUILD:
        steal(t, box, seat, action - STEAL)
    elif action < BUILD_TWO_FOR_ONE:
        build(t, box, seat, action - BUILD, tale)
    elif action < ATTACK_DRACULA:
        begin_converting(t, seat, action - BUILD_TWO_FOR_ONE)
    elif action == ATTACK_DRACULA:
        attack_dracula(t, box, seat, tale)
    elif action < SEARCH:
        play_card(t, box, seat, action - PLAY_CARD, tale)
    elif action < MOVE:
        search(t, box, seat, t.at[seat], action - SEARCH, tale)
    elif action < CALL:
        move(t, box, seat, action - MOVE, tale)
    elif action == CALL:
        call(t, box, seat, tale)
    elif action == HEAL:
        heal(t, box, seat, tale)
    else:
        tell(tale, ENDS_TURN, seat, 31, 0, 0, 0)
        t.stage = TURN_ENDS


@rule
def answer(t: Table, box: Box, seat: int, action: int, question: int, tale: Tale) -> None:
    """Whatever else was asked."""
    if action < NAME_OPPONENT:
        answer_with_room(t, box, seat, action - CHOOSE_ROOM, question, tale)
    elif question == CARD_OPPONENT:
        name_opponent(t, box, seat, action - NAME_OPPONENT, tale)
    elif question == ASK_BLOOD_SCENT:
        if action != LET_BE:
            send_ghoul(t, seat, action - NAME_OPPONENT, tale)
    elif question == ASK_PISTOL:
        if action == USE_CARD:
            shoot(t, seat, tale)
    elif question == ASK_GARLIC:
        if action == USE_CARD:
            ward_off(t, seat, tale)
    elif question == ASK_CLOSED_ROOM:
        if action == USE_CARD:
            close_room(t, seat, tale)
    elif question == HAND_LIMIT:
        return_card(t, box, seat, action - RETURN_CARD, tale)
    elif question == SACRIFICE_DRAW:
        if action != STOP:
            draw_for_sacrifice(t, seat, action - DRAW_RESOURCE, tale)
    else:
        answer_with_kind(t, box, seat, action, question, tale)


@rule
def answer_with_room(t: Table, box: Box, seat: int, room: int, question: int, tale: Tale) -> None:
    """A start room, or a room that a card names."""
    if question == START_ROOM:
        start_in(t, box, seat, room, tale)
    elif question == TOKEN_ROOM:
        move_token(t, seat, room, tale)
    else:
        choose_sacrifice_room(t, seat, room, tale)


@rule
def answer_with_kind(t: Table, box: Box, seat: int, action: int, question: int, tale: Tale) -> None:
    """Which kind of resource is taken, given, or stood for."""
    if question == STOLEN_RESOURCE:
        if t.card == NIGHT_THEFT:
            rob(t, seat, action - TAKE_RESOURCE, tale)
        else:
            take_stolen(t, seat, action - TAKE_RESOURCE, tale)
    elif question == BARGAINED_RESOURCE:
        ask_for_return(t, seat, action - TAKE_RESOURCE)
    elif question == GIVEN_RESOURCE:
        bargain(t, seat, action - GIVE_RESOURCE, tale)
    elif question == CONVERTED_RESOURCE:
        ask_what_it_stands_for(t, seat, action - GIVE_RESOURCE)
    else:
        convert(t, box, seat, action - TAKE_RESOURCE, tale)


# ---------------------------------------------------------------- what follows of itself


@rule
def go_on(t: Table, box: Box, tale: Tale) -> None:
    """The next stage; but first whoever has too many wounds is out (DE-105)."""
    bury_the_dead(t, box, tale)
    if t.ending != NOT_OVER:
        return
    if t.stage == TURN:
        look_at_clues(t, box, tale)
        ask_for_action(t, box)
    elif t.stage < TURN:
        go_on_with_round(t, box, tale)
    else:
        go_on_with_turn(t, box, tale)


@rule
def go_on_with_round(t: Table, box: Box, tale: Tale) -> None:
    """What comes before a turn's first action."""
    if t.stage == ROUND_BEGINS:
        begin_round(t, tale)
    elif t.stage == TURN_BEGINS:
        begin_turn(t, box, tale)
    elif t.stage == STRIKES:
        strike_next(t, box, tale)
    elif t.stage == HIT:
        bite(t, box, tale)
    elif t.stage == STRUCK:
        if t.strike == ATTEMPT:
            flee_from_lair(t, tale)
        else:
            t.stage = TURN_OPENS
    else:
        open_turn(t, box, tale)


@rule
def go_on_with_turn(t: Table, box: Box, tale: Tale) -> None:
    """What an action has led to, and what comes after the last."""
    if t.stage == ENCOUNTER:
        meet(t, box, tale)
    elif t.stage == FIGHT:
        fight(t, box, tale)
    elif t.stage == OUTCOME:
        settle_fight(t, box, tale)
    elif t.stage == GHOULS_COME:
        next_attacked(t)
    elif t.stage == CARD_WORKS:
        let_card_work(t, box, tale)
    elif t.stage == TURN_ENDS:
        keep_hand_limit(t, box)
    elif t.stage == NEXT_SEAT:
        pass_turn_on(t)
    elif t.stage == ROUND_ENDS:
        end_round(t, tale)
    else:
        t.stage = TURN
