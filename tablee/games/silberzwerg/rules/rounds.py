"""The round and its eleven phases, and the setup before them (SZ-1 to SZ-28, SZ-114 to SZ-118,
SZ-146 to SZ-152)."""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.rule import rule
from tablee.engine.table import EVERYONE, ask
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.silberzwerg.actions import (
    ASK_GIVE_BACK,
    ASK_PLUS5,
    CONTRACTS_RUN_OUT,
    DRAWS_FIRST,
    DRAWS_GEM,
    IS_FIRST_PLAYER,
    LAST_ROUND_ENDS,
    PHASE_BEGINS,
    RETURNS_GEM,
    ROUND_BEGINS,
)
from tablee.games.silberzwerg.rules.contracts import (
    devalue,
    fill_spaces,
    no_contract_left,
    remove_overdue,
    shuffle_deck,
)
from tablee.games.silberzwerg.rules.gems import gems_in_play, put_back, take_from_mine
from tablee.games.silberzwerg.rules.ghosts import go_on_with_ghosts
from tablee.games.silberzwerg.rules.lords import extract, go_on_with_lords
from tablee.games.silberzwerg.rules.placement import (
    ask_for_next_dwarf,
    clear_order_boards,
    reveal,
    set_prices,
)
from tablee.games.silberzwerg.rules.symbols import can_use
from tablee.games.silberzwerg.table import (
    ACTING,
    DEVALUATION,
    EMPTY,
    EXTRACTION,
    FIRST_PLAYER,
    GEM_COLOURS,
    GHOSTS,
    GIVING_BACK,
    LAST_ROUND,
    LORDS,
    MOST_SEATS,
    NEW_CONTRACTS,
    NEXT,
    NO_CONTRACTS_LEFT,
    NOT_OVER,
    OBSERVERS,
    PENALTIES,
    PLACEMENT,
    PLUS5_MINUS5,
    PRICING,
    REVEAL,
    SPECIALS,
    SYMBOLS,
    Box,
    Table,
)

YELLOW = 0

# ---------------------------------------------------------------- setup


@rule
def deal(t: Table, box: Box, tale: Tale) -> None:
    """SZ-3 to SZ-22."""
    clear_the_table(t, box)
    shuffle_deck(t, box)
    draw_start_gems(t, tale)
    tell(tale, IS_FIRST_PLAYER, t.first_player, 18, 0, 0, 0)
    fill_spaces(t, tale)
    t.round_no = 0
    begin_round(t, box, tale)


@rule
def clear_the_table(t: Table, box: Box) -> None:
    """SZ-3, SZ-4, SZ-10: gems in their mines, empty bags, 50 thalers each."""
    for colour in range(GEM_COLOURS):
        t.mine[colour] = gems_in_play(box)
        t.gives[colour], t.gets[colour] = 0, 0
    for seat in range(MOST_SEATS):
        t.wealth[seat] = box.start_wealth if seat < t.seats else 0
        t.gems[seat] = 0
        for colour in range(GEM_COLOURS):
            t.bag[seat, colour] = 0
            for observer in range(OBSERVERS):
                t.known[observer, seat, colour] = 0
        for symbol in range(SYMBOLS):
            t.kept[seat, symbol] = 0
        for special in range(SPECIALS):
            t.used[seat, special] = 0
    t.to_act, t.step, t.asked, t.discount = 0, NEXT, 0, 0
    t.actor, t.column, t.target, t.other_target, t.winner = EMPTY, EMPTY, EMPTY, EMPTY, EMPTY
    t.declared, t.end_reason = 0, NOT_OVER


@rule
def draw_start_gems(t: Table, tale: Tale) -> None:
    """SZ-11 to SZ-16: one of each colour out of a bag, clockwise from a random seat. SZ-18:
    yellow makes the first player."""
    left = GEM_COLOURS
    out = 0  # the colours that are no longer in the bag, a bit each
    if t.one_gem_each_start:
        while left > t.seats:  # by option one gem each: some other colours stay in their mines
            out = out | (1 << draw_colour(t, out | (1 << YELLOW), left - 1))
            left -= 1
    seat = draw(t, t.seats)
    tell(tale, DRAWS_FIRST, seat, 12, 0, 0, 0)
    while left > 0:
        colour = draw_colour(t, out, left)
        out = out | (1 << colour)
        left -= 1
        if colour == YELLOW:
            t.first_player = seat
        draw_start_gem(t, seat, colour, tale)
        seat = (seat + 1) % t.seats


@rule
def draw_colour(t: Table, out: int, left: int) -> int:
    """Any of the gems left in the bag."""
    skip = draw(t, left)
    colour = 0
    while (out >> colour) & 1 or skip > 0:
        if not (out >> colour) & 1:
            skip -= 1
        colour += 1
    return colour


@rule
def draw_start_gem(t: Table, seat: int, colour: int, tale: Tale) -> None:
    """SZ-16: for all to see; by option only yellow is shown."""
    hidden = t.hidden_start_gems and not t.open_bags and colour != YELLOW
    take_from_mine(t, seat, colour, 1)
    if hidden:
        for observer in range(OBSERVERS):
            if observer != seat:
                t.known[observer, seat, colour] -= 1
    whisper(tale, 1 << seat if hidden else EVERYONE, DRAWS_GEM, seat, 16, colour, 0, 0)


# ---------------------------------------------------------------- the round


@rule
def begin_round(t: Table, box: Box, tale: Tale) -> None:
    """SZ-27: phase 1, in which all place their dwarves at once (SZ-30)."""
    t.round_no += 1
    t.step, t.actor, t.column, t.declared = NEXT, EMPTY, EMPTY, 0
    t.target, t.other_target, t.asked = EMPTY, EMPTY, 0
    clear_order_boards(t)
    tell(tale, ROUND_BEGINS, t.first_player, 28, t.round_no, 0, 0)
    begin_phase(t, PLACEMENT, tale)
    for seat in range(t.seats):
        ask_for_next_dwarf(t, box, seat)


@rule
def begin_phase(t: Table, phase: int, tale: Tale) -> None:
    """SZ-27."""
    t.phase = phase
    t.step = NEXT
    tell(tale, PHASE_BEGINS, EMPTY, 27, phase, 0, 0)


@rule
def begin_actions(t: Table, phase: int, tale: Tale) -> None:
    """SZ-47, SZ-88: from the first player on; with two players the turns alternate (SZ-159), so
    the other one counts as having acted last."""
    begin_phase(t, phase, tale)
    t.actor = 1 - t.first_player if t.seats == 2 else t.first_player


@rule
def carry_on(t: Table, box: Box, tale: Tale) -> None:
    """SZ-27: on through the phases until somebody has something to decide."""
    while t.to_act == 0 and t.end_reason == NOT_OVER:
        if t.phase == PLACEMENT:
            begin_phase(t, REVEAL, tale)
            reveal(t, tale)
            begin_phase(t, PRICING, tale)
            set_prices(t, box, tale)
            begin_actions(t, GHOSTS, tale)
        elif t.phase == GHOSTS:
            if not go_on_with_ghosts(t, box, tale):
                begin_phase(t, EXTRACTION, tale)
                extract(t, tale)
                begin_actions(t, LORDS, tale)
        elif t.phase == LORDS:
            if not go_on_with_lords(t):
                turn_contracts(t, box, tale)
        elif not go_on_giving_back(t, box):
            end_round(t, box, tale)


@rule
def turn_contracts(t: Table, box: Box, tale: Tale) -> None:
    """Phases 7 to 9, in which nobody decides anything."""
    begin_phase(t, DEVALUATION, tale)
    devalue(t, tale)
    begin_phase(t, PENALTIES, tale)
    remove_overdue(t, box, tale)
    begin_phase(t, NEW_CONTRACTS, tale)
    fill_spaces(t, tale)
    begin_phase(t, GIVING_BACK, tale)
    t.asked = 0


# ---------------------------------------------------------------- phase 10


@rule
def go_on_giving_back(t: Table, box: Box) -> bool:
    """SZ-114 to SZ-117: clockwise, gem by gem. SZ-124: before that a +5/-5 may be used. False once
    all are through."""
    while t.asked < t.seats:
        seat = (t.first_player + t.asked) % t.seats
        t.actor = seat
        if t.step == NEXT:
            t.step = ACTING
            if can_use(t, seat, PLUS5_MINUS5) and not t.plus5_with_contract_only:
                ask(t, seat, ASK_PLUS5)
                return True
        if t.gems[seat] > box.most_gems:
            ask(t, seat, ASK_GIVE_BACK)
            return True
        t.asked += 1
        t.step = NEXT
    return False


@rule
def verdict_on_giving_back(t: Table, seat: int, colour: int) -> int:
    """SZ-115: of one's own choice."""
    return 0 if t.bag[seat, colour] > 0 else 115


@rule
def give_back(t: Table, seat: int, colour: int, tale: Tale) -> None:
    """SZ-115, SZ-117: one gem into its mine."""
    put_back(t, seat, colour, 1)
    tell(tale, RETURNS_GEM, seat, 115, colour, 0, 0)


# ---------------------------------------------------------------- phase 11, and the end


@rule
def end_round(t: Table, box: Box, tale: Tale) -> None:
    """SZ-118; then SZ-146 to SZ-149, SZ-152: the round is finished whatever happened in it."""
    begin_phase(t, FIRST_PLAYER, tale)
    t.first_player = (t.first_player + 1) % t.seats
    tell(tale, IS_FIRST_PLAYER, t.first_player, 118, 0, 0, 0)
    if no_contract_left(t):
        t.end_reason = NO_CONTRACTS_LEFT
        tell(tale, CONTRACTS_RUN_OUT, EMPTY, 148, 0, 0, 0)
    elif t.round_no >= t.round_limit:
        t.end_reason = LAST_ROUND
        tell(tale, LAST_ROUND_ENDS, EMPTY, 152, t.round_no, 0, 0)
    else:
        begin_round(t, box, tale)


@rule
def score(t: Table, box: Box, seat: int) -> int:
    """SZ-150: thalers, and nothing else."""
    return t.wealth[seat]


@rule
def rank(t: Table, box: Box, seat: int) -> int:
    """SZ-144, SZ-146, SZ-151: who reached 600, then the richest; equal wealth, equal rank."""
    ahead = 0
    for other in range(t.seats):
        if other != seat and is_ahead(t, other, seat):
            ahead += 1
    return 1 + ahead


@rule
def is_ahead(t: Table, one: int, other: int) -> bool:
    """Whether the one ranks before the other. By option gems decide between the equally rich."""
    if t.winner in (one, other):
        return t.winner == one
    if t.wealth[one] != t.wealth[other]:
        return t.wealth[one] > t.wealth[other]
    return t.tie_break_gems == 1 and t.gems[one] > t.gems[other]
