"""The turn: Draw Phase, Main Phase, End of Turn: VO-36 to VO-49, VO-164 to VO-171."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    BEGINS_TURN,
    ENDS_TURN,
    FIRST_HAND,
    HANDS_OVER,
    KEEPS_HAND,
    REDRAWS,
    STARTS_WITH,
    TROOPS,
    WONDERS,
)
from tablee.games.volfyirion.rules.coop import begin_coop_turn, rage_attack
from tablee.games.volfyirion.rules.dragon import burn
from tablee.games.volfyirion.rules.ending import finish, judge
from tablee.games.volfyirion.rules.market import look_for_talisman
from tablee.games.volfyirion.rules.pieces import (
    ALLOWED,
    B,
    C,
    K,
    cities_up,
    end_of_line,
    first_city,
    gain,
    line_of,
    market_of,
    owns_building_in,
    purse,
    shares_turn,
    side_of,
)
from tablee.games.volfyirion.rules.piles import (
    add_rage,
    cards_in_play,
    draw_cards,
    refill_lair,
    refill_row,
)
from tablee.games.volfyirion.rules.solo import begin_attack
from tablee.games.volfyirion.table import (
    ALL_LOST,
    BESIDE,
    CITIES,
    COOP,
    EMPTY,
    HOUSE_COLOURS,
    LINE,
    OWN_LAIR,
    SOLO,
    TEAM,
    TITLES,
    TROOPS_EACH,
    TYPE,
    VERSUS,
    WONDER,
    Box,
    Table,
)

# ---------------------------------------------------------------- Draw Phase


@rule
def begin_turn(t: Table, box: Box, tale: Tale) -> None:
    """VO-36: the Draw Phase, up to the first hand's question or the Main Phase. VO-310, VO-346:
    the dragon's part comes first."""
    t.turn += 1
    t.side = side_of(t, t.current)
    t.handed, t.untouched = 0, 1
    tell(tale, BEGINS_TURN, t.current, 36, t.turn, 0, 0)
    if t.mode == SOLO:
        add_rage(t, box, tale)
    elif t.mode == COOP:
        begin_coop_turn(t, box, tale)
    for seat in range(t.seats):
        t.finished[seat] = 1
        if takes_part(t, seat):
            t.finished[seat] = 0
            draw_cards(t, box, seat, size_of_hand(t, box), tale)  # VO-40
    open_main_phase(t, box, tale)


@rule
def takes_part(t: Table, seat: int) -> bool:
    """VO-38, VO-347, VO-408: whether the seat acts in this turn; VO-371: not without a City."""
    if t.mode == COOP:
        return cities_up(t, seat) > 0
    return side_of(t, seat) == t.side


@rule
def size_of_hand(t: Table, box: Box) -> int:
    """VO-40, VO-239: in the first turns by option."""
    if t.turn == 1:
        return t.first_hand
    return t.second_hand if t.turn == 2 and t.mode != SOLO and t.mode != COOP else box.hand_size


@rule
def is_first_turn(t: Table) -> bool:
    """VO-44: whether this side has its first turn."""
    return t.turn == 1 or (t.turn == 2 and t.mode != SOLO and t.mode != COOP)


@rule
def open_main_phase(t: Table, box: Box, tale: Tale) -> None:
    """VO-44: first everybody keeps or redraws the first hand, one after the other. VO-37, VO-70:
    then cards in play give their points."""
    if is_first_turn(t):
        for seat in range(t.seats):
            if takes_part(t, seat) and t.redrawn[seat] == 0:
                ask(t, seat, FIRST_HAND)
                return
    for seat in range(t.seats):
        if takes_part(t, seat):
            start_with_points(t, box, seat, tale)
    if t.mode == COOP and cities_up(t, t.current) == 0:
        t.current = 1 - t.current


@rule
def keep_hand(t: Table, seat: int, tale: Tale) -> None:
    """VO-44: the hand stays as it is."""
    t.redrawn[seat] = 1
    tell(tale, KEEPS_HAND, seat, 44, 0, 0, 0)


@rule
def redraw(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-44: the whole hand is shuffled back; as many cards are drawn, once."""
    t.redrawn[seat] = 1
    count = t.hand_size[seat]
    tell(tale, REDRAWS, seat, 44, count, 0, 0)
    for title in range(TITLES):
        t.house_deck[seat, title] += t.hand[seat, title]
        t.hand[seat, title] = 0
    t.deck_size[seat] += count
    t.hand_size[seat] = 0
    draw_cards(t, box, seat, count, tale)


@rule
def start_with_points(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-32, VO-67, VO-70, VO-108: Wonders that lie upright, Buildings and the Lair."""
    if t.wonders[seat] > 0:
        for title in WONDERS:
            upright = t.played[seat, title] - t.sealed[seat, title]
            t.gained[seat, title] = upright
            for _ in range(upright):
                gain(t, box, seat, title)
    line = line_of(t, seat)
    for city in range(first_city(t, line), end_of_line(t, line)):
        if owns_building_in(t, seat, city):
            for slot in range(TROOPS_EACH):
                if t.building[city, slot] != EMPTY:
                    gain(t, box, seat, t.building[city, slot])
    if t.mode == VERSUS and t.standing[LINE * line + OWN_LAIR] == 1:
        t.points[seat, B] += box.lair_battle
    command, purse_of = t.points[seat, C], purse(t, seat)
    tell(tale, STARTS_WITH, seat, 70, command, t.points[purse_of, B], t.points[purse_of, K])


# ---------------------------------------------------------------- handing over


@rule
def verdict_on_handing_over(t: Table, seat: int) -> int:
    """VO-347, VO-408: to a partner who has not ended the turn; not straight back."""
    if not shares_turn(t):
        return 38
    partner = partner_of(t, seat)
    if t.finished[partner] == 1 or t.handed == 1:
        return 347 if t.mode == COOP else 408
    return ALLOWED


@rule
def partner_of(t: Table, seat: int) -> int:
    """The other one who acts in this turn."""
    return seat + 1 - 2 * (seat % 2)


@rule
def hand_over(t: Table, seat: int, tale: Tale) -> None:
    """VO-347, VO-408: the partner goes on."""
    t.current = partner_of(t, seat)
    t.handed = 1
    tell(tale, HANDS_OVER, seat, 347 if t.mode == COOP else 408, 0, 0, 0)


# ---------------------------------------------------------------- End of Turn


@rule
def end_turn(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-49: a partner may go on; else steps 1 to 3, and the dragon's attack if it has one."""
    tell(tale, ENDS_TURN, seat, 171, 0, 0, 0)
    t.finished[seat] = 1
    t.handed = 0
    if shares_turn(t) and t.finished[partner_of(t, seat)] == 0:
        t.current = partner_of(t, seat)
        return
    for player in range(t.seats):
        if takes_part(t, player):
            clean_up(t, box, player)
    if t.ploys == 1:
        forget_what_ploys_wait_for(t)
    if t.mode == SOLO and t.dragon == BESIDE:
        begin_attack(t, box, tale)  # VO-314
        return
    if t.mode == COOP:
        rage_attack(t, box, tale)
    elif t.mode != SOLO:
        burn(t, t.side, tale)
    if t.winner == EMPTY:
        close_turn(t, box, tale)


@rule
def forget_what_ploys_wait_for(t: Table) -> None:
    """VO-210, VO-219: both hold for one turn."""
    for title in TROOPS:
        t.fallen[title] = 0
    for city in range(CITIES):
        t.shifted[city] = 0


@rule
def clean_up(t: Table, box: Box, seat: int) -> None:
    """VO-164 to VO-166: cards to the Discard Pile, but for Wonders; points are lost."""
    left, title = t.hand_size[seat] + cards_in_play(t, seat), 0
    while left > 0:
        cards = t.hand[seat, title] + t.played[seat, title]
        if cards > 0:
            discard_all(t, box, seat, title)
            left -= cards
        title += 1
    for colour in range(HOUSE_COLOURS):
        t.colours[seat, colour] = 0
    t.colours[seat, 0] = t.wonders[seat]
    t.hand_size[seat] = 0
    for i in range(3):
        t.points[seat, i] = 0
    t.collided[seat] = 0
    line = line_of(t, seat)
    for city in range(first_city(t, line), end_of_line(t, line)):
        for slot in range(TROOPS_EACH):
            t.troop_used[city, slot], t.building_used[city, slot] = 0, 0


@rule
def discard_all(t: Table, box: Box, seat: int, title: int) -> None:
    """VO-164, VO-165: all copies in play and in hand, but for Wonders in play."""
    discarded = t.hand[seat, title]
    if box.card[title, TYPE] != WONDER:
        discarded += t.played[seat, title]
        t.played[seat, title] = 0
    t.discard[seat, title] += discarded
    t.discard_size[seat] += discarded
    t.hand[seat, title], t.seen[seat, title] = 0, 0
    t.used[seat, title], t.gained[seat, title] = 0, 0


@rule
def close_turn(t: Table, box: Box, tale: Tale) -> None:
    """VO-169, VO-171: the Row and the Lair are refilled, and the next turn begins; VO-228, and the
    limits: VO-176, VO-327, VO-374."""
    market = market_of(t, t.current)
    refill_row(t, box, market, tale)
    if t.lair_closed == 0 and t.mode != COOP:
        refill_lair(t, market, tale)
    look_for_talisman(t, tale)
    if t.winner != EMPTY:
        return
    if t.mode == SOLO:
        if t.turn == box.solo_turns:
            finish(t, ALL_LOST, 327, tale)
    elif t.mode == COOP:
        if t.turn == box.coop_turns:
            finish(t, ALL_LOST, 374, tale)
    elif t.turn == 2 * t.turn_limit:
        judge(t, box, tale)
    if t.winner == EMPTY:
        if t.mode == VERSUS:
            t.current = 1 - t.current
        elif t.mode == TEAM:
            t.current = 2 * (1 - t.side)
        begin_turn(t, box, tale)
