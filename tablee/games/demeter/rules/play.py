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
    ASK_PISTOL,
    ATTACK,
    ATTACK_DRACULA,
    BARGAINED_RESOURCE,
    BRING_BACK,
    BUILD,
    BUILD_TWO_FOR_ONE,
    CALL,
    CARD_OPPONENT,
    CHANGE_LAIR,
    CHOOSE_ROOM,
    CONVERTED_RESOURCE,
    CURSE,
    DRACULA_STRIKES,
    DRAW_RESOURCE,
    END_TURN,
    ENDS_TURN,
    FLIGHT,
    FORCED_ATTACK,
    FOUND_LAIR,
    GHOUL_TURN,
    GIVE_RESOURCE,
    GIVEN_RESOURCE,
    HAND_LIMIT,
    HEAL,
    HUMAN_SPENT,
    HUMAN_TURN,
    LET_BE,
    MIST,
    MOVE,
    NAME_OPPONENT,
    NEXT_FIGHT,
    OBTAINED_RESOURCE,
    PAY_RESOURCE,
    PAY_REVERSAL,
    PLAY_CARD,
    RETURN_CARD,
    REVERT,
    SACRIFICE_DRAW,
    SACRIFICE_ROOM,
    SEARCH,
    SPANS,
    START_ROOM,
    STEAL,
    STOLEN_RESOURCE,
    STOP,
    STRIKE,
    SUBMIT,
    TAKE_RESOURCE,
    TOKEN_ROOM,
    USE_CARD,
    VAMPIRE_TURN,
    VAMPIRISE,
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
from tablee.games.demeter.rules.common import ALLOWED, verdict_on_cost, wound
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
from tablee.games.demeter.rules.end import bury_the_dead, see_whether_over, somebody_is_lost
from tablee.games.demeter.rules.ghoul import (
    arrive_as_ghoul,
    arrive_as_human,
    attack,
    become_ghoul,
    become_human,
    begin_flight,
    fight_ghoul_player,
    flee,
    meet_as_ghoul,
    next_contact,
    revert,
    settle_contact,
    verdict_on_attacking,
    verdict_on_flight,
    verdict_on_payment,
    verdict_on_reverting,
    verdict_on_stalking,
)
from tablee.games.demeter.rules.hunt import (
    attack_dracula,
    flee_from_lair,
    humans_in,
    look_at_clues,
    verdict_on_killing,
)
from tablee.games.demeter.rules.night import begin_turn, strike_next, ward_off
from tablee.games.demeter.rules.setup import start_in, verdict_on_start
from tablee.games.demeter.rules.vampire import (
    bite_as_vampire,
    bring_back,
    change_lair,
    curse,
    defend,
    drive_off,
    end_prowling,
    flee_as_vampire,
    go_on_paying,
    hunt_as_vampire,
    leave_for_night,
    look_for_lair,
    meet_as_vampire,
    pay_resource,
    prowl,
    search_as_vampire,
    strike_vampire,
    submit,
    turn_into_vampires,
    vampirise,
    verdict_on_booty,
    verdict_on_curse,
    verdict_on_hunting,
    verdict_on_mist,
    verdict_on_prowling,
    verdict_on_submission,
    verdict_on_vampirising,
)
from tablee.games.demeter.table import (
    ATTEMPT,
    BITES,
    BLOOD_SCENT,
    CARD_WORKS,
    CLOSED_ROOM,
    CONTACT,
    CONTACTS,
    DAY_LAIR,
    DEFENCE,
    ENCOUNTER,
    FIGHT,
    FLEEING,
    GARLIC_BRAID,
    GHOUL,
    GHOULS_COME,
    HIDING,
    HIT,
    HUMAN,
    MOVING,
    NEXT_SEAT,
    NIGHT_THEFT,
    NOT_OVER,
    OFF_BOARD,
    OUTCOME,
    PISTOL,
    POWER,
    ROUND_BEGINS,
    ROUND_ENDS,
    STRIKES,
    STRUCK,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_OPENS,
    VAMPIRE,
    VAMPIRISM,
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
    if question == GHOUL_TURN:
        return verdict_on_ghoul_turn(t, box, seat, action)
    if question == VAMPIRE_TURN:
        return verdict_on_vampire_turn(t, box, seat, action)
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
def verdict_on_ghoul_turn(t: Table, box: Box, seat: int, action: int) -> int:
    """DE-251."""
    if action < MOVE:
        return verdict_on_searching(t, box, seat, t.at[seat], action - SEARCH)
    if action < CALL:
        return verdict_on_stalking(t, box, seat, action - MOVE)
    if action == CALL:
        return verdict_on_calling(t, box, seat)
    if action == HEAL:
        return verdict_on_healing(t, box, seat)
    if action == END_TURN:
        return ALLOWED
    if action < REVERT:
        return verdict_on_attacking(t, box, seat, action - ATTACK)
    return verdict_on_reverting(t, box, seat)


@rule
def verdict_on_vampire_turn(t: Table, box: Box, seat: int, action: int) -> int:
    """DE-292."""
    if action < MOVE:
        return verdict_on_searching(t, box, seat, t.prowls, action - SEARCH)
    if action < CALL:
        forbidden = verdict_on_prowling(t, box, seat, action - MOVE)
        return verdict_on_cost(t, box, seat, MOVING) if forbidden == ALLOWED else forbidden
    if action == CALL:
        return verdict_on_hunting(t, box, seat)
    if action == END_TURN:
        return ALLOWED
    if action < CHANGE_LAIR:
        return 285  # no healing, no attack, no way back
    if action == CHANGE_LAIR:
        return verdict_on_cost(t, box, seat, HIDING)
    if action < SUBMIT:
        return verdict_on_mist(t, box, seat, action - MIST)
    if action < CURSE:
        return verdict_on_submission(t, box, seat, action - SUBMIT)
    if action == CURSE:
        return verdict_on_curse(t, box, seat)
    return verdict_on_vampirising(t, box, seat, action - VAMPIRISE)


@rule
def verdict_on_answer(t: Table, box: Box, seat: int, action: int, question: int) -> int:
    """What else one can be asked."""
    if action < NAME_OPPONENT:
        return verdict_on_room(t, box, seat, action - CHOOSE_ROOM, question)
    if action < LET_BE:
        return verdict_on_opponent(t, box, seat, action - NAME_OPPONENT, question)
    if action in (LET_BE, STRIKE):
        return ALLOWED
    if action == USE_CARD:
        return verdict_on_reaction(t, seat, question)
    if action < DRAW_RESOURCE:
        return verdict_on_kind(t, box, seat, action, question)
    if action < STOP:
        return verdict_on_source(t, seat, action - DRAW_RESOURCE)
    if action == STOP:
        return ALLOWED if t.taken > 0 else 168  # DE-168: one card at least
    if action < PAY_REVERSAL:
        return ALLOWED if t.hand[seat, action - RETURN_CARD] > 0 else 32
    return verdict_on_price(t, seat, action)


@rule
def verdict_on_price(t: Table, seat: int, action: int) -> int:
    """What ghoul- and vampire-players pay, and what a ghoul token brings back."""
    if action < BRING_BACK:
        return verdict_on_payment(t, seat, action - PAY_REVERSAL)
    if action < PAY_RESOURCE:
        return verdict_on_booty(t, action - BRING_BACK)
    return ALLOWED if t.res[seat, action - PAY_RESOURCE] > 0 else 305


@rule
def verdict_on_room(t: Table, box: Box, seat: int, room: int, question: int) -> int:
    """A start room, a room that a card names, or one to flee to."""
    if question == START_ROOM:
        return verdict_on_start(t, box, seat, room)
    if question == FLIGHT:
        return verdict_on_flight(t, box, seat, room)
    if question == SACRIFICE_ROOM:
        return verdict_on_sacrifice_room(t, seat, room)
    return ALLOWED if t.room_left[room] > 0 and room != t.at[seat] else 152  # TOKEN_ROOM


@rule
def verdict_on_opponent(t: Table, box: Box, seat: int, other: int, question: int) -> int:
    """Whom a card names, or who is fought."""
    if question == FORCED_ATTACK:
        return ALLOWED if (humans_in(t, t.at[seat]) >> other) & 1 else 253
    if question == NEXT_FIGHT:
        return ALLOWED if (t.victims >> other) & 1 else 270
    if question == ASK_BLOOD_SCENT:
        if t.hand[seat, BLOOD_SCENT] == 0:
            return 131
        return ALLOWED if (human_opponents(t, seat) >> other) & 1 else 147
    return verdict_on_naming(t, box, seat, t.card, other)


@rule
def verdict_on_reaction(t: Table, seat: int, question: int) -> int:
    """DE-130: whoever might have the card is asked; only who has it can use it."""
    if question == FOUND_LAIR:
        return 313
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
    elif question == GHOUL_TURN:
        act_as_ghoul(t, box, seat, action, tale)
    elif question == VAMPIRE_TURN:
        act_as_vampire(t, box, seat, action, tale)
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
def act_as_ghoul(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """One action of a ghoul-player's turn."""
    t.stage = TURN
    if action < MOVE:
        search(t, box, seat, t.at[seat], action - SEARCH, tale)
    elif action < CALL:
        move(t, box, seat, action - MOVE, tale)
    elif action == CALL:
        call(t, box, seat, tale)
    elif action == HEAL:
        heal(t, box, seat, tale)
    elif action == END_TURN:
        tell(tale, ENDS_TURN, seat, 31, 0, 0, 0)
        t.stage = TURN_ENDS
    elif action < REVERT:
        attack(t, box, seat, action - ATTACK, tale)
    else:
        revert(t, box, seat)


@rule
def act_as_vampire(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """One action of a vampire-player's turn."""
    t.stage = TURN
    if action < MOVE:
        search_as_vampire(t, box, seat, action - SEARCH, tale)
    elif action < CALL:
        prowl(t, box, seat, action - MOVE, MOVING, tale)
    elif action == CALL:
        hunt_as_vampire(t, box, seat, tale)
    elif action == END_TURN:
        tell(tale, ENDS_TURN, seat, 31, 0, 0, 0)
        t.stage = TURN_ENDS
    elif action == CHANGE_LAIR:
        change_lair(t, box, seat, tale)
    elif action < SUBMIT:
        prowl(t, box, seat, action - MIST, POWER, tale)
    elif action < CURSE:
        submit(t, box, seat, action - SUBMIT, tale)
    elif action == CURSE:
        curse(t, box, seat, tale)
    else:
        vampirise(t, box, seat, action - VAMPIRISE, tale)


@rule
def answer(t: Table, box: Box, seat: int, action: int, question: int, tale: Tale) -> None:
    """Whatever else was asked."""
    if action < NAME_OPPONENT:
        answer_with_room(t, box, seat, action - CHOOSE_ROOM, question, tale)
    elif question == CARD_OPPONENT:
        name_opponent(t, box, seat, action - NAME_OPPONENT, tale)
    elif ASK_BLOOD_SCENT <= question <= ASK_CLOSED_ROOM:
        if action != LET_BE:
            react(t, seat, action, question, tale)
    elif question == HAND_LIMIT:
        return_card(t, box, seat, action - RETURN_CARD, tale)
    elif question == SACRIFICE_DRAW:
        if action != STOP:
            draw_for_sacrifice(t, seat, action - DRAW_RESOURCE, tale)
    elif question in (FORCED_ATTACK, NEXT_FIGHT, FOUND_LAIR):
        answer_a_meeting(t, box, seat, action, question, tale)
    elif action >= PAY_REVERSAL:
        answer_with_price(t, box, seat, action, tale)
    else:
        answer_with_kind(t, box, seat, action, question, tale)


@rule
def react(t: Table, seat: int, action: int, question: int, tale: Tale) -> None:
    """DE-132: a card that answers something is used."""
    if question == ASK_BLOOD_SCENT:
        send_ghoul(t, seat, action - NAME_OPPONENT, tale)
    elif question == ASK_PISTOL:
        shoot(t, seat, tale)
    elif question == ASK_CLOSED_ROOM:
        close_room(t, seat, tale)
    else:
        ward_off(t, seat, tale)
        if t.strike == VAMPIRISM:
            drive_off(t, seat, tale)


@rule
def answer_a_meeting(t: Table, box: Box, seat: int, action: int, question: int, tale: Tale) -> None:
    """Who is fought."""
    if question == FORCED_ATTACK:
        attack(t, box, seat, action - NAME_OPPONENT, tale)
    elif question == NEXT_FIGHT:
        fight_ghoul_player(t, action - NAME_OPPONENT, tale)
    elif action == STRIKE:
        strike_vampire(t, box, seat, tale)


@rule
def answer_with_price(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """What ghoul- and vampire-players pay, and what a ghoul token brings back."""
    if action < BRING_BACK:
        become_human(t, box, seat, action - PAY_REVERSAL, tale)
    elif action < PAY_RESOURCE:
        bring_back(t, seat, action - BRING_BACK, tale)
    else:
        pay_resource(t, seat, action - PAY_RESOURCE, tale)


@rule
def answer_with_room(t: Table, box: Box, seat: int, room: int, question: int, tale: Tale) -> None:
    """A start room, or a room that a card names."""
    if question == START_ROOM:
        start_in(t, box, seat, room, tale)
    elif question == TOKEN_ROOM:
        move_token(t, seat, room, tale)
    elif question == FLIGHT:
        if t.role[seat] == VAMPIRE:
            flee_as_vampire(t, seat, room, tale)
        else:
            flee(t, seat, room, tale)
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
    """The next stage; but first who has too many wounds is out (DE-105), or changes (DE-266)."""
    if somebody_is_lost(t, box):
        bury_the_dead(t, box, tale)
        turn_into_vampires(t, box, tale)
        see_whether_over(t, tale)
    if t.ending != NOT_OVER:
        return
    if t.stage == TURN:
        look_at_clues(t, box, tale)
        ask_for_action(t, box)
    elif t.stage < TURN:
        go_on_with_round(t, box, tale)
    elif t.stage <= ROUND_ENDS:
        go_on_with_turn(t, box, tale)
    else:
        go_on_with_roles(t, box, tale)


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
        strike(t, box, tale)
    elif t.stage == STRUCK:
        if t.strike == ATTEMPT:
            flee_from_lair(t, tale)
        else:
            t.stage = TURN if t.opened == 1 else TURN_OPENS
    else:
        open_turn(t, box, tale)
        if t.role[t.active] == VAMPIRE and t.stage == TURN:
            leave_for_night(t, box)


@rule
def strike(t: Table, box: Box, tale: Tale) -> None:
    """DE-178; DE-241, DE-265: with the roles, visited rooms change who is hit."""
    tell(tale, DRACULA_STRIKES, t.victim, 178, 0, 0, 0)
    t.stage = STRIKES
    if t.ghouls_vampires == 0 or t.strike == ATTEMPT:
        wound(t, t.victim, box.dracula_wounds, tale)
    elif t.role[t.victim] == HUMAN:
        become_ghoul(t, t.victim, tale)
    else:
        t.turning |= 1 << t.victim


@rule
def go_on_with_turn(t: Table, box: Box, tale: Tale) -> None:
    """What an action has led to, and what comes after the last."""
    if t.stage == ENCOUNTER:
        meet_by_role(t, box, tale)
    elif t.stage == FIGHT:
        fight(t, box, tale)
    elif t.stage == OUTCOME:
        if t.fight == CONTACT:
            settle_contact(t, box, tale)
        else:
            settle_fight(t, box, tale)
    elif t.stage == GHOULS_COME:
        next_attacked(t)
    elif t.stage == CARD_WORKS:
        let_card_work(t, box, tale)
    elif t.stage == TURN_ENDS:
        keep_hand_limit(t, box)
    elif t.stage == NEXT_SEAT:
        if t.prowls != OFF_BOARD:
            end_prowling(t, t.active, tale)
        pass_turn_on(t)
    elif t.stage == ROUND_ENDS:
        end_round(t, tale)
    else:
        arrive(t, box, tale)


@rule
def meet_by_role(t: Table, box: Box, tale: Tale) -> None:
    """DE-52, DE-258, DE-294: who draws from the bag meets what it holds in its own way."""
    if t.role[t.active] == HUMAN:
        meet(t, box, tale)
    elif t.role[t.active] == GHOUL:
        meet_as_ghoul(t, box, tale)
    else:
        meet_as_vampire(t, box, tale)


@rule
def arrive(t: Table, box: Box, tale: Tale) -> None:
    """DE-253, DE-270: with the roles, whom one finds in a room may have to be fought."""
    t.stage = TURN
    if t.ghouls_vampires == 1:
        if t.role[t.active] == HUMAN:
            arrive_as_human(t)
        elif t.role[t.active] == GHOUL:
            arrive_as_ghoul(t, box, tale)


@rule
def go_on_with_roles(t: Table, box: Box, tale: Tale) -> None:
    """What ghoul- and vampire-players bring with them."""
    if t.stage == CONTACTS:
        next_contact(t, tale)
    elif t.stage == DAY_LAIR:
        look_for_lair(t, box, tale)
    elif t.stage == FLEEING:
        begin_flight(t, box, tale)
    elif t.stage == BITES:
        bite_as_vampire(t, box, tale)
    elif t.stage == DEFENCE:
        defend(t, box, tale)
    else:
        go_on_paying(t, box, tale)
