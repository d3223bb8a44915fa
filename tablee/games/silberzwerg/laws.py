"""What can never be otherwise on a table of *Silberzwerg*, whatever is played."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.games.silberzwerg.rules.contracts import is_in_game
from tablee.games.silberzwerg.rules.gems import gems_in_play
from tablee.games.silberzwerg.table import (
    CARDS,
    COLUMNS,
    DECK,
    EMPTY,
    GEM_COLOURS,
    HAMMER,
    KEPT,
    LEVELS,
    MOST_SEATS,
    NO_SYMBOL,
    NOT_OVER,
    OBSERVERS,
    ONLOOKER,
    OUT,
    PLACEMENT,
    SLOTS,
    SYMBOLS,
    Box,
    Table,
)

# No game makes more decisions: it has at most 40 rounds, and each of these at most
# - 28 in phase 1: six dwarves and a word of each of four players (26 with two players);
# - 8 ghosts: a choice of which, at most four steps, three answers about a ban, and any +5/-5;
# - 8 lords: a choice of which, as many gems bought as there are (80), or a bag sold (80), an end,
#   four answers about a -3 and any cards used;
# - 12 +5/-5 and -3 cards, used once a round at most, 4 answers and 80 gems in phase 10.
MOST_DECISIONS = 40 * (28 + 8 * 8 + 8 * 86 + 12 + 84)
MOST_WEALTH = 600 + 80 * 12

(
    GEMS_KEPT,
    GEMS_COUNTED,
    CARDS_IN_ONE_PLACE,
    SYMBOLS_COUNTED,
    WEALTH_IN_BOUNDS,
    DWARVES_KEPT,
    SEEN_IS_THERE,
    IN_BOUNDS,
) = range(1, 9)


@rule
def broken_law(t: Table, box: Box) -> int:
    """0, or the first law that the table breaks."""
    if not gems_kept(t, box):
        return GEMS_KEPT
    if not gems_counted(t, box):
        return GEMS_COUNTED
    if not cards_in_one_place(t, box):
        return CARDS_IN_ONE_PLACE
    if not symbols_counted(t, box):
        return SYMBOLS_COUNTED
    if not wealth_in_bounds(t, box):
        return WEALTH_IN_BOUNDS
    if not dwarves_kept(t, box):
        return DWARVES_KEPT
    if not seen_is_there(t):
        return SEEN_IS_THERE
    if not in_bounds(t, box):
        return IN_BOUNDS
    return 0


@rule
def gems_kept(t: Table, box: Box) -> bool:
    """SZ-5: of each colour as many in mines and bags as ever."""
    for colour in range(GEM_COLOURS):
        gems = t.mine[colour]
        if gems < 0:
            return False
        for seat in range(MOST_SEATS):
            if t.bag[seat, colour] < 0:
                return False
            gems += t.bag[seat, colour]
        if gems != gems_in_play(box):
            return False
    return True


@rule
def gems_counted(t: Table, box: Box) -> bool:
    """The count of each bag is what one would count; SZ-114: at most twelve between rounds."""
    for seat in range(MOST_SEATS):
        gems = 0
        for colour in range(GEM_COLOURS):
            gems += t.bag[seat, colour]
        if gems != t.gems[seat]:
            return False
        if t.phase == PLACEMENT and gems > box.most_gems:
            return False
    return True


@rule
def cards_in_one_place(t: Table, box: Box) -> bool:
    """Each contract is in the deck, on one space, before one player, or out of the game."""
    deck, on_board, cards = 0, 0, 0
    for card in range(CARDS):
        place = t.card_at[card]
        if not 0 <= place <= OUT:
            return False
        if place == DECK:
            deck += 1
        if place < SLOTS:
            on_board += 1
            if t.slot_card[place] != card:
                return False
        if place != OUT and not is_in_game(t, box, card):
            return False
    for slot in range(SLOTS):
        if t.slot_card[slot] != EMPTY:
            cards += 1
    return deck == t.deck and on_board == cards


@rule
def symbols_counted(t: Table, box: Box) -> bool:
    """Cards before a player are counted by symbol, of which there are six; SZ-119: never three of
    a tool."""
    for card in range(CARDS):
        if not NO_SYMBOL <= box.symbol[card] < SYMBOLS:
            return False
    for seat in range(MOST_SEATS):
        for symbol in range(SYMBOLS):
            kept = 0
            for card in range(CARDS):
                if t.card_at[card] == KEPT + seat and box.symbol[card] == symbol:
                    kept += 1
            if kept != t.kept[seat, symbol]:
                return False
            if symbol <= HAMMER and kept >= box.tool_set and t.end_reason == NOT_OVER:
                return False
    return True


@rule
def wealth_in_bounds(t: Table, box: Box) -> bool:
    """SZ-141: nobody owes anything; SZ-144: nobody has 600 while the game goes on."""
    for seat in range(MOST_SEATS):
        most = box.goal - 1 if t.end_reason == NOT_OVER else MOST_WEALTH
        if not 0 <= t.wealth[seat] <= most:
            return False
    return True


@rule
def dwarves_kept(t: Table, box: Box) -> bool:
    """SZ-31, SZ-33: there is room for all dwarves. Every one that was placed stands, has acted, or
    was scared away."""
    room = GEM_COLOURS * box.most_miners_in_cell[t.seats]
    if box.miners[t.seats] > room or box.leaders[t.seats] > COLUMNS:
        return False
    for seat in range(t.seats):
        dwarves = t.scared[seat]
        for colour in range(GEM_COLOURS):
            dwarves += t.miners[seat, colour]
        for column in range(COLUMNS):
            dwarves += t.ghosts[seat, column] + t.ghosts_done[seat, column]
            dwarves += t.lords[seat, column] + t.lords_done[seat, column]
        if dwarves != t.placed[seat] or dwarves > box.miners[t.seats] + box.leaders[t.seats]:
            return False
    return True


@rule
def seen_is_there(t: Table) -> bool:
    """Nobody has seen more in a bag than is in it, and everyone sees the own bag; whoever only
    watches has seen no more than anybody else."""
    for observer in range(OBSERVERS):
        for seat in range(MOST_SEATS):
            for colour in range(GEM_COLOURS):
                known = t.known[observer, seat, colour]
                if not t.known[ONLOOKER, seat, colour] <= known <= t.bag[seat, colour]:
                    return False
                if observer == seat and known != t.bag[seat, colour]:
                    return False
    return True


@rule
def in_bounds(t: Table, box: Box) -> bool:
    """Levels, prices and rounds."""
    for slot in range(SLOTS):
        if not 0 <= t.slot_level[slot] < LEVELS:
            return False
    for colour in range(GEM_COLOURS):
        if not 0 <= t.price[colour] <= box.price[0]:
            return False
    return 1 <= t.round_no <= t.round_limit
