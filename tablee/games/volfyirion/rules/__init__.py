"""The rules of *Volfyirion*, each part of the rulebook in a file of its own.

VO-n in a comment is rule n of rulebook.en.md. A verdict is 0, or the number of the rule that
forbids the action. Here a seat's answer is passed on to the part that knows what it means.
"""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import answered, ask, owes
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    ACT,
    ACT_ALONE,
    ACT_AS_TEAM,
    ACT_TOGETHER,
    ATTACK,
    BURY,
    BUY,
    BUY_TOP,
    CALL_BACK,
    CALLS_BACK,
    CHOOSE_WONDER,
    COLLIDER,
    DECLINE_BONUS,
    DEFEAT,
    DISPEL,
    END_TURN,
    ERASE,
    ERASE_NOTHING,
    FIGHT,
    FIGHT_ALONE,
    FIGHT_TOGETHER,
    GIVE_WONDER,
    HAND_OVER,
    HOLD,
    KEEP_HAND,
    LEAVE_DRAGON,
    LEAVE_LAIR,
    LET_GO,
    LET_THIN,
    LETS_GO,
    LOSE_BUILDING,
    LOSE_TROOP,
    MOVE_DRAGON,
    PAIR_LEFT,
    PAIR_MIDDLE,
    PLACE,
    PLAY,
    PUSH_OUT_FIRST,
    PUT_ASIDE_FOR_BATTLE,
    PUT_ASIDE_FOR_KNOWLEDGE,
    REBUILD,
    REDEPLOY,
    REDEPLOY_OTHER,
    REDRAW,
    REMOVE_BUILDING,
    REMOVE_OTHER_BUILDING,
    REMOVE_OTHER_TROOP,
    REMOVE_TROOP,
    REPLACE,
    SEAL,
    SEAL_ROW,
    SEND_DRAGON,
    SEND_FROM_LAIR,
    SEND_TO_LAIR,
    SPANS,
    SPARE_BUILDING,
    SPARE_TROOP,
    STEP_BACK,
    STEP_ON,
    SWAP,
    SWAP_ALL,
    TAKE_BONUS,
    TAKE_LAIR,
    TAKE_OVER,
    TAKE_UNSEEN_WONDER,
    TAKE_WONDER,
    TAME,
    TAME_TOGETHER,
    THIN_DISCARD,
    THIN_HAND,
    THIN_NOTHING,
    THIN_PLAYED,
    THIN_SEALED,
    TROOPS,
    UNSEAL,
    UNSEAL_ROW,
    USE,
    USE_BUILDING,
    USE_OTHER_BUILDING,
    USE_OTHER_TROOP,
    USE_TROOP,
    WEED,
    WONDERS,
)
from tablee.games.volfyirion.rules.abilities import (
    bury,
    erase,
    steal_and_shuffle,
    take_bonus,
    use,
    use_building,
    use_troop,
    verdict_on_burying,
    verdict_on_erasing,
    verdict_on_hitting,
    verdict_on_using,
    verdict_on_using_building,
    verdict_on_using_troop,
)
from tablee.games.volfyirion.rules.cities import (
    attack,
    find_place,
    go_to_city,
    has_place,
    lose_building,
    lose_troop,
    rebuild,
    redeploy,
    settle,
    strike_after_all,
    verdict_on_attacking,
    verdict_on_placing,
    verdict_on_rebuilding,
    verdict_on_redeploying,
)
from tablee.games.volfyirion.rules.coop import (
    dispel,
    hold,
    step,
    verdict_on_dispelling,
    verdict_on_holding,
    verdict_on_stepping,
    verdict_on_weeding,
    verdict_on_winning_for_both,
    verdict_on_winning_together,
    weed,
    win_together,
)
from tablee.games.volfyirion.rules.dragon import (
    defeat,
    give_wonder,
    go_on_defeating,
    leave_lair,
    move_dragon,
    send,
    take_lair,
    verdict_on_defeating,
    verdict_on_moving,
    verdict_on_sending,
)
from tablee.games.volfyirion.rules.market import (
    buy,
    buy_top,
    replace,
    swap,
    swap_all,
    verdict_on_buying,
    verdict_on_buying_top,
    verdict_on_replacing,
    verdict_on_right,
    verdict_on_swapping,
)
from tablee.games.volfyirion.rules.pieces import ALLOWED, B, K
from tablee.games.volfyirion.rules.playing import play_card, verdict_on_playing
from tablee.games.volfyirion.rules.setup import deal as lay_table
from tablee.games.volfyirion.rules.solo import (
    choose_lost_building,
    choose_lost_troop,
    go_on_attacking,
    put_aside,
    verdict_on_losing_building,
    verdict_on_losing_troop,
    verdict_on_putting_aside,
    verdict_on_winning,
    win_alone,
)
from tablee.games.volfyirion.rules.team import (
    ask_pairings,
    choose_left,
    choose_middle,
    let_thin,
    pay_for_sending,
    seal_row,
    send_to_lair,
    unseal_row,
    verdict_on_left_pair,
    verdict_on_sealing_row,
    verdict_on_sending_far,
    verdict_on_sending_from_lair,
    verdict_on_sending_to_lair,
    verdict_on_teammate,
    verdict_on_unsealing_row,
)
from tablee.games.volfyirion.rules.turn import (
    begin_turn,
    close_turn,
    end_turn,
    hand_over,
    keep_hand,
    open_main_phase,
    redraw,
    verdict_on_handing_over,
)
from tablee.games.volfyirion.rules.wonders import (
    choose_which,
    choose_wonder,
    take_over,
    take_unseen_wonder,
    take_wonder,
    thin_discard,
    thin_hand,
    thin_nothing,
    thin_played,
    thin_sealed,
    verdict_on_choosing,
    verdict_on_colliding,
    verdict_on_sealing,
    verdict_on_taking_over,
    verdict_on_taking_wonder,
    verdict_on_thinning,
    verdict_on_unsealing,
    verdict_on_unseen_wonder,
    wonder_came_to_play,
)
from tablee.games.volfyirion.table import (
    ASYMMETRIC,
    CALLED_BACK,
    COLLIDING,
    COOP,
    EMPTY,
    NOT_DEFEATED,
    SEALING,
    SOLO,
    TEAM,
    UNSEALING,
    Box,
    Table,
)

# ---------------------------------------------------------------- setting up


@rule
def deal(t: Table, box: Box, tale: Tale) -> None:
    """VO-1 to VO-16, then the first turn; VO-403: by option teams pair their Cities first."""
    lay_table(t, box, tale)
    if t.mode == TEAM and t.team_pairing == ASYMMETRIC:
        ask_pairings(t)
    else:
        begin_turn(t, box, tale)
        go_on(t, box, tale)


@rule
def go_on(t: Table, box: Box, tale: Tale) -> None:
    """Once nobody has anything left to answer: what was begun goes on, or the turn does."""
    if t.paid > 0 and t.target != EMPTY:
        strike_after_all(t, box, tale)
    if t.attacking == 1:
        go_on_attacking(t, box, tale)
        if t.attacking == 0 and t.winner == EMPTY:
            close_turn(t, box, tale)
    if t.defeating != NOT_DEFEATED:
        go_on_defeating(t, box, tale)
    if t.to_act == 0 and t.winner == EMPTY:
        ask(t, t.current, question_of(t))


@rule
def question_of(t: Table) -> int:
    """VO-47, VO-305, VO-352: what may be done differs from mode to mode."""
    if t.mode == SOLO:
        return ACT_ALONE
    if t.mode == COOP:
        return ACT_TOGETHER
    return ACT_AS_TEAM if t.mode == TEAM else ACT


@rule
def span(t: Table, seat: int) -> tuple[int, int, int]:
    """What may answer the question put to this seat."""
    return SPANS[t.question[seat]]


# ---------------------------------------------------------------- verdicts


@rule
def verdict(t: Table, box: Box, seat: int, action: int) -> int:
    """0 where the seat may do this now, else the number of the rule that forbids it."""
    if t.to_act == 0:
        return 173  # the game is over
    if not owes(t, seat):
        return 38
    if t.question[seat] > ACT_AS_TEAM or t.question[seat] < ACT:
        return verdict_on_answer(t, box, seat, action)
    # What is tried most, first.
    if PLAY <= action < USE:
        return verdict_on_playing(t, box, seat, action - PLAY)
    if USE <= action < USE_TROOP:
        return verdict_on_using(t, box, seat, action - USE)
    return verdict_on_acting(t, box, seat, action)


@rule
def verdict_on_answer(t: Table, box: Box, seat: int, action: int) -> int:
    """Only what answers the question will do."""
    first, end, _ = SPANS[t.question[seat]]
    if action < first or action >= end:
        return verdict_out_of_place(t, action)
    return verdict_on_answering(t, box, seat, action)


@rule
def verdict_out_of_place(t: Table, action: int) -> int:
    """VO-44: the first hand is judged once; VO-305, VO-352: some actions aren't of this mode;
    VO-47: all others wait until what was asked is answered."""
    if action in (KEEP_HAND, REDRAW):
        return 44
    if action < KEEP_HAND and t.mode == SOLO:
        return 305
    return 352 if action < KEEP_HAND and t.mode == COOP else 47


@rule
def verdict_on_acting(t: Table, box: Box, seat: int, action: int) -> int:
    """The other actions of the Main Phase (VO-47), those of the mode that is played."""
    first, end, _ = SPANS[t.question[seat]]
    if action < first or action >= end:
        return verdict_out_of_place(t, action)
    if action < PLAY:
        return verdict_against_dragon(t, box, seat, action)
    if action < USE_BUILDING:
        return verdict_on_using_troop(t, box, seat, action - USE_TROOP, 0)
    if action < BUY:
        return verdict_on_using_building(t, box, seat, action - USE_BUILDING, 0)
    if action < REPLACE:
        return verdict_on_buying(t, box, seat, action - BUY)
    if action < REDEPLOY:
        return verdict_on_replacing(t, box, seat, action - REPLACE)
    if action < SWAP:
        return verdict_on_redeploying(t, box, seat, action - REDEPLOY, 0)
    if action < HAND_OVER:
        return verdict_on_swapping(t, seat, action - SWAP)
    if action == HAND_OVER:
        return verdict_on_handing_over(t, seat)
    if action == END_TURN:
        return ALLOWED  # VO-49
    return verdict_on_battle(t, box, seat, action)


@rule
def verdict_on_battle(t: Table, box: Box, seat: int, action: int) -> int:
    """Wonders, attacks, Volfyirion, and what modules and teams add."""
    if action < UNSEAL:
        return verdict_on_taking_wonder(t, box, seat, action - TAKE_WONDER)
    if action == UNSEAL:
        return verdict_on_unsealing(t, box, seat)
    if action == SEAL:
        return verdict_on_sealing(t, box, seat)
    if action < MOVE_DRAGON:
        return verdict_on_attacking(t, box, seat, action - ATTACK)
    if action == MOVE_DRAGON:
        return verdict_on_moving(t, box, seat)
    if action == DEFEAT:
        return verdict_on_defeating(t, box, seat)
    if action == SWAP_ALL:
        return verdict_on_right(t, seat, 2, 78)
    if action < BUY_TOP:
        return verdict_on_rebuilding(t, seat, action - REBUILD)
    if action == BUY_TOP:
        return verdict_on_buying_top(t, box, seat)
    if action == TAKE_UNSEEN_WONDER:
        return verdict_on_unseen_wonder(t, box, seat)
    if action == COLLIDER:
        return verdict_on_colliding(t, box, seat)
    if action == TAKE_OVER:
        return verdict_on_taking_over(t, box, seat)
    return verdict_as_team(t, box, seat, action)


@rule
def verdict_as_team(t: Table, box: Box, seat: int, action: int) -> int:
    """What only a team can do (VO-405, VO-412, VO-415 to VO-417)."""
    if action < USE_OTHER_BUILDING:
        return verdict_on_using_troop(t, box, seat, action - USE_OTHER_TROOP, 1)
    if action < REDEPLOY_OTHER:
        return verdict_on_using_building(t, box, seat, action - USE_OTHER_BUILDING, 1)
    if action < SEAL_ROW:
        return verdict_on_redeploying(t, box, seat, action - REDEPLOY_OTHER, 1)
    if action < UNSEAL_ROW:
        return verdict_on_sealing_row(t, box, seat, action - SEAL_ROW)
    if action < SEND_TO_LAIR:
        return verdict_on_unsealing_row(t, box, seat, action - UNSEAL_ROW)
    if action == SEND_TO_LAIR:
        return verdict_on_sending_to_lair(t, box, seat)
    if action == SEND_FROM_LAIR:
        return verdict_on_sending_from_lair(t, box, seat)
    return verdict_on_sending_far(t, box, seat)


@rule
def verdict_against_dragon(t: Table, box: Box, seat: int, action: int) -> int:
    """What one player alone, or two together, can do about the dragon."""
    if t.mode == SOLO:
        if action == PUT_ASIDE_FOR_BATTLE:
            return verdict_on_putting_aside(t, box, B)
        if action == PUT_ASIDE_FOR_KNOWLEDGE:
            return verdict_on_putting_aside(t, box, K)
        if action == FIGHT:
            return verdict_on_winning(t, box, B, 307)
        if action == TAME:
            return verdict_on_winning(t, box, K, 308)
        return 305
    if action < HOLD:
        return verdict_on_dispelling(t, box, seat, action - DISPEL)
    if action < STEP_ON:
        return verdict_on_holding(t, box, seat, action - HOLD)
    if action in (STEP_ON, STEP_BACK):
        return verdict_on_stepping(t, box, seat)
    if action == WEED:
        return verdict_on_weeding(t, box, seat)
    if action == FIGHT_TOGETHER:
        return verdict_on_winning_together(t, box, B)
    if action == TAME_TOGETHER:
        return verdict_on_winning_together(t, box, K)
    return verdict_on_winning_for_both(t, box, seat, B if action == FIGHT_ALONE else K)


@rule
def verdict_on_answering(t: Table, box: Box, seat: int, action: int) -> int:
    """Answers to what is asked apart."""
    if action < PLACE:
        return ALLOWED  # VO-44
    if action < PUSH_OUT_FIRST:
        return verdict_on_placing(t, box, seat, action - PLACE)
    if action < THIN_HAND:
        return ALLOWED  # VO-433
    if action <= THIN_NOTHING:
        return verdict_on_any_thinning(t, box, seat, action)
    if action < SEND_DRAGON:
        return verdict_on_removing(t, seat, action)
    if action < LEAVE_DRAGON:
        return verdict_on_sending(t, seat, action - SEND_DRAGON)
    if action < CHOOSE_WONDER:
        return ALLOWED  # VO-425
    if action < CALL_BACK:
        choice = action - CHOOSE_WONDER
        owner, title = choice // len(WONDERS), WONDERS[choice % len(WONDERS)]
        return verdict_on_choosing(t, box, seat, owner, title)
    if action < LET_GO:
        return verdict_on_calling_back(t, box, seat, TROOPS[action - CALL_BACK])
    if action < LOSE_TROOP:
        return ALLOWED  # VO-220, VO-428
    return verdict_on_rarer_answers(t, box, seat, action)


@rule
def verdict_on_rarer_answers(t: Table, box: Box, seat: int, action: int) -> int:
    """Answers that only some modes and options ask for."""
    if action < LOSE_BUILDING:
        return verdict_on_losing_troop(t, action - LOSE_TROOP)
    if action < LET_THIN:
        return verdict_on_losing_building(t, action - LOSE_BUILDING)
    if action < GIVE_WONDER:
        return verdict_on_teammate(t, seat, action - LET_THIN)
    if action < PAIR_MIDDLE:
        return verdict_on_teammate(t, seat, action - GIVE_WONDER)
    if action < PAIR_LEFT:
        return ALLOWED  # VO-403
    if action < BURY:
        return verdict_on_left_pair(t, seat, action - PAIR_LEFT)
    if action < ERASE:
        return verdict_on_burying(t, seat, action - BURY)
    if action < ERASE_NOTHING:
        return verdict_on_erasing(t, box, seat, action - ERASE)
    return ALLOWED


@rule
def verdict_on_any_thinning(t: Table, box: Box, seat: int, action: int) -> int:
    """VO-97, VO-154: a card of one's hand, Discard Pile or Playing Area, or none."""
    if action < THIN_DISCARD:
        title = action - THIN_HAND
        return verdict_on_thinning(t, box, seat, title, t.hand[seat, title], False)
    to_play = wonder_came_to_play(t)
    if action < THIN_PLAYED:
        title = action - THIN_DISCARD
        return verdict_on_thinning(t, box, seat, title, t.discard[seat, title], not to_play)
    if action < THIN_SEALED:
        title = action - THIN_PLAYED
        copies = t.played[seat, title] - t.sealed[seat, title]
        return verdict_on_thinning(t, box, seat, title, copies, to_play)
    if action < THIN_NOTHING:
        title = WONDERS[action - THIN_SEALED]
        return verdict_on_thinning(t, box, seat, title, t.sealed[seat, title], False)
    return ALLOWED


@rule
def verdict_on_removing(t: Table, seat: int, action: int) -> int:
    """VO-156, VO-157: an enemy Troop or Building, or none."""
    if action < REMOVE_OTHER_TROOP:
        city = action - REMOVE_TROOP
        return verdict_on_hitting(t, seat, city, t.troop[city, 0], 156)
    if action < SPARE_TROOP:
        city = action - REMOVE_OTHER_TROOP
        return verdict_on_hitting(t, seat, city, t.troop[city, 1], 156)
    if action in (SPARE_TROOP, SPARE_BUILDING):
        return ALLOWED
    if action < REMOVE_OTHER_BUILDING:
        city = action - REMOVE_BUILDING
        return verdict_on_hitting(t, seat, city, t.building[city, 0], 157)
    city = action - REMOVE_OTHER_BUILDING
    return verdict_on_hitting(t, seat, city, t.building[city, 1], 157)


@rule
def verdict_on_calling_back(t: Table, box: Box, seat: int, title: int) -> int:
    """VO-219, VO-220: a Troop removed for Battle this turn, if there is a City for it."""
    if t.fallen[title] == 0:
        return 219
    return ALLOWED if has_place(t, box, seat, title) else 59


# ---------------------------------------------------------------- play


@rule
def play(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Carry out an action or an answer, and all that follows of itself."""
    answered(t, seat)
    t.untouched = 0
    if action >= KEEP_HAND:
        answer(t, box, seat, action, tale)
    elif action == HAND_OVER:
        hand_over(t, seat, tale)
    elif action == END_TURN:
        end_turn(t, box, seat, tale)
    else:
        t.handed = 0
        act(t, box, seat, action, tale)
    if t.winner != EMPTY:
        t.to_act = 0  # VO-174
    elif t.to_act == 0:
        go_on(t, box, tale)


@rule
def act(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """The actions of the Main Phase."""
    if action < PLAY:
        act_against_dragon(t, box, seat, action, tale)
    elif action < USE:
        play_card(t, box, seat, action - PLAY, tale)
    elif action < USE_TROOP:
        use(t, box, seat, action - USE, tale)
    elif action < USE_BUILDING:
        use_troop(t, box, seat, action - USE_TROOP, 0, tale)
    elif action < BUY:
        use_building(t, box, seat, action - USE_BUILDING, 0, tale)
    elif action < REPLACE:
        buy(t, box, seat, action - BUY, tale)
    elif action < REDEPLOY:
        replace(t, box, seat, action - REPLACE, tale)
    elif action < SWAP:
        redeploy(t, box, seat, action - REDEPLOY, 0, tale)
    elif action < HAND_OVER:
        swap(t, box, seat, action - SWAP, tale)
    else:
        fight(t, box, seat, action, tale)


@rule
def fight(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Wonders, attacks, Volfyirion, and what modules add."""
    if action < UNSEAL:
        take_wonder(t, box, seat, action - TAKE_WONDER, tale)
    elif action == UNSEAL:
        choose_which(t, seat, UNSEALING)
    elif action == SEAL:
        choose_which(t, seat, SEALING)
    elif action < MOVE_DRAGON:
        attack(t, box, seat, action - ATTACK, tale)
    elif action == MOVE_DRAGON:
        move_dragon(t, box, seat, tale)
    elif action == DEFEAT:
        defeat(t, box, seat, tale)
    elif action == SWAP_ALL:
        swap_all(t, box, seat, tale)
    elif action < BUY_TOP:
        rebuild(t, seat, action - REBUILD, tale)
    elif action == BUY_TOP:
        buy_top(t, box, seat, tale)
    elif action == TAKE_UNSEEN_WONDER:
        take_unseen_wonder(t, box, seat, tale)
    elif action == COLLIDER:
        choose_which(t, seat, COLLIDING)
    elif action == TAKE_OVER:
        take_over(t, box, seat, tale)
    else:
        act_as_team(t, box, seat, action, tale)


@rule
def act_as_team(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """What only a team can do."""
    if action < USE_OTHER_BUILDING:
        use_troop(t, box, seat, action - USE_OTHER_TROOP, 1, tale)
    elif action < REDEPLOY_OTHER:
        use_building(t, box, seat, action - USE_OTHER_BUILDING, 1, tale)
    elif action < SEAL_ROW:
        redeploy(t, box, seat, action - REDEPLOY_OTHER, 1, tale)
    elif action < UNSEAL_ROW:
        seal_row(t, box, seat, action - SEAL_ROW, tale)
    elif action < SEND_TO_LAIR:
        unseal_row(t, box, seat, action - UNSEAL_ROW, tale)
    elif action == SEND_TO_LAIR:
        send_to_lair(t, box, seat, tale)
    elif action == SEND_FROM_LAIR:
        pay_for_sending(t, seat, box.one_move_cost)
    else:
        pay_for_sending(t, seat, box.two_moves_cost)


@rule
def act_against_dragon(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """What one player alone, or two together, can do about the dragon."""
    if action == PUT_ASIDE_FOR_BATTLE:
        put_aside(t, box, B, tale)
    elif action == PUT_ASIDE_FOR_KNOWLEDGE:
        put_aside(t, box, K, tale)
    elif action == FIGHT:
        win_alone(t, box, B, tale)
    elif action == TAME:
        win_alone(t, box, K, tale)
    elif action < HOLD:
        dispel(t, box, seat, action - DISPEL, tale)
    elif action < STEP_ON:
        hold(t, box, seat, action - HOLD, tale)
    elif action == STEP_ON:
        step(t, box, seat, 1, tale)
    elif action == STEP_BACK:
        step(t, box, seat, -1, tale)
    elif action == WEED:
        weed(t, box, seat, tale)
    elif action == FIGHT_TOGETHER:
        win_together(t, box, seat, B, box.together_cost, tale)
    elif action == TAME_TOGETHER:
        win_together(t, box, seat, K, box.together_cost, tale)
    elif action == FIGHT_ALONE:
        win_together(t, box, seat, B, box.alone_cost, tale)
    else:
        win_together(t, box, seat, K, box.alone_cost, tale)


@rule
def answer(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Answers to what is asked apart."""
    if action < PLACE:
        if action == KEEP_HAND:
            keep_hand(t, seat, tale)
        else:
            redraw(t, box, seat, tale)
        open_main_phase(t, box, tale)
    elif action < PUSH_OUT_FIRST:
        go_to_city(t, box, seat, action - PLACE, tale)
    elif action < THIN_HAND:
        settle(t, box, seat, t.target, action - PUSH_OUT_FIRST, tale)
    elif action <= THIN_NOTHING:
        thin(t, box, seat, action, tale)
    elif action < SEND_DRAGON:
        hit(t, action, tale)
    elif action < LEAVE_DRAGON:
        send(t, seat, action - SEND_DRAGON, tale)
    elif action == LEAVE_DRAGON:
        t.baiting = 0
    elif action == TAKE_BONUS:
        take_bonus(t, box, seat, tale)
    elif action > DECLINE_BONUS:
        answer_more(t, box, seat, action, tale)


@rule
def answer_more(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """Rarer answers."""
    if action < CALL_BACK:
        choice = action - CHOOSE_WONDER
        owner, title = choice // len(WONDERS), WONDERS[choice % len(WONDERS)]
        choose_wonder(t, box, seat, owner, title, tale)
    elif action < LET_GO:
        call_back(t, seat, TROOPS[action - CALL_BACK], tale)
        find_place(t, box, seat, tale)
    elif action == LET_GO:
        tell(tale, LETS_GO, seat, 220, 0, 0, 0)
    elif action == TAKE_LAIR:
        take_lair(t, box, seat, tale)
    elif action == LEAVE_LAIR:
        leave_lair(t, seat, tale)
    elif action < LOSE_BUILDING:
        choose_lost_troop(t, action - LOSE_TROOP, tale)
    elif action < LET_THIN:
        choose_lost_building(t, action - LOSE_BUILDING, tale)
    elif action < GIVE_WONDER:
        let_thin(t, action - LET_THIN)
    elif action < PAIR_MIDDLE:
        give_wonder(t, box, action - GIVE_WONDER, tale)
    elif action < PAIR_LEFT:
        choose_middle(t, seat, action - PAIR_MIDDLE)
    elif action < BURY:
        choose_left(t, box, seat, action - PAIR_LEFT, tale)
        if t.to_act == 0:
            begin_turn(t, box, tale)
    elif action < ERASE:
        bury(t, seat, action - BURY, tale)
    elif action < ERASE_NOTHING:
        erase(t, seat, action - ERASE, tale)
        steal_and_shuffle(t, seat, tale)
    else:
        steal_and_shuffle(t, seat, tale)


@rule
def thin(t: Table, box: Box, seat: int, action: int, tale: Tale) -> None:
    """VO-97, VO-154: a card is removed, or none."""
    if action < THIN_DISCARD:
        thin_hand(t, seat, action - THIN_HAND, tale)
    elif action < THIN_PLAYED:
        thin_discard(t, seat, action - THIN_DISCARD, tale)
    elif action < THIN_SEALED:
        thin_played(t, box, seat, action - THIN_PLAYED, tale)
    elif action < THIN_NOTHING:
        thin_sealed(t, box, seat, WONDERS[action - THIN_SEALED], tale)
    else:
        thin_nothing(t, seat, tale)
    t.just_got = EMPTY


@rule
def hit(t: Table, action: int, tale: Tale) -> None:
    """VO-156, VO-157: an enemy Troop or Building is removed, or none."""
    if action < REMOVE_OTHER_TROOP:
        lose_troop(t, action - REMOVE_TROOP, 0, 156, tale)
    elif action < SPARE_TROOP:
        lose_troop(t, action - REMOVE_OTHER_TROOP, 1, 156, tale)
    elif REMOVE_BUILDING <= action < REMOVE_OTHER_BUILDING:
        lose_building(t, action - REMOVE_BUILDING, 0, 157, tale)
    elif REMOVE_OTHER_BUILDING <= action < SPARE_BUILDING:
        lose_building(t, action - REMOVE_OTHER_BUILDING, 1, 157, tale)


@rule
def call_back(t: Table, seat: int, title: int, tale: Tale) -> None:
    """VO-219: a Troop comes back from among the removed cards."""
    t.card, t.placing, t.source = title, CALLED_BACK, EMPTY
    tell(tale, CALLS_BACK, seat, 219, title, 0, 0)
