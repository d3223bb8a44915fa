"""Setting up: VO-1 to VO-16, and what the modules and modes change about it."""

from __future__ import annotations

from tablee.engine.chance import draw
from tablee.engine.rule import rule
from tablee.engine.tale import Tale, tell, whisper
from tablee.games.volfyirion.actions import (
    FILLS_LAIR,
    FILLS_ROW,
    HAS_ARMORY,
    HOLDS_MIRAGE,
    IS_FIRST_PLAYER,
    TURNS_DOWN_WONDER,
)
from tablee.games.volfyirion.rules.pieces import end_of_line, first_city, is_lair
from tablee.games.volfyirion.rules.piles import next_wonder, take_asset, turn_up_asset
from tablee.games.volfyirion.table import (
    BASE,
    CELLS,
    CITIES,
    COMMUNITY,
    COMMUNITY_CARDS,
    COOP,
    COPIES,
    COST,
    EFFECT,
    EMPTY,
    HOUSE_COLOURS,
    LAIR_SLOTS,
    MERCENARIES,
    MOST_ASSETS,
    MOST_SEATS,
    MOVE_DRAGON,
    NONE,
    NOT_DEFEATED,
    OFF_BOARD,
    ON_LAIR,
    PATHS,
    PERKS,
    PLOYS,
    RANDOM_PLAYER,
    SABOTEURS,
    SET,
    SOLO,
    SPACES,
    STARTERS,
    TALISMAN_HALVES,
    TALISMANS,
    TEAM,
    TITLES,
    TROOPS_EACH,
    TYPE,
    WONDER,
    Box,
    Table,
)

COOP_START = 0  # VO-342: player 0's City with Defence Value 8


@rule
def deal(t: Table, box: Box, tale: Tale) -> None:
    """Everything up to the first turn, or to the first choice."""
    clear(t)
    draw_first_player(t, tale)
    lay_cities(t, box)
    for seat in range(t.seats):
        give_house_deck(t, box, seat)
    for market in range(2 if t.mode == TEAM else 1):
        build_decks(t, box, market)
        if t.mode == COOP:
            build_rage_deck(t, market)
        else:
            open_lair(t, box, market, tale)
    deal_perks(t, tale)
    deal_ploys(t, tale)
    for market in range(2 if t.mode == TEAM else 1):
        lay_row(t, box, market, tale)


@rule
def clear(t: Table) -> None:
    """VO-13: nothing lies anywhere yet."""
    for seat in range(MOST_SEATS):
        clear_player(t, seat)
    for city in range(CITIES):
        t.standing[city], t.losses[city], t.defence[city], t.shifted[city] = 0, 0, 0, 0
        for slot in range(TROOPS_EACH):
            t.troop[city, slot], t.building[city, slot] = EMPTY, EMPTY
            t.troop_used[city, slot], t.building_used[city, slot] = 0, 0
    for market in range(2):
        clear_market(t, market)
    for title in range(TITLES):
        t.removed[title], t.fallen[title], t.aside[title] = 0, 0, 0
        t.rage_deck[0, title], t.rage_discard[title] = 0, 0
    for cell in range(CELLS):
        t.grid[cell], t.grid_sealed[cell] = EMPTY, 0
    t.lower_size, t.upper_halves, t.lower_halves = 0, 0, 0
    t.rage_size, t.batch, t.aside_size, t.rage_deck_size = 0, 0, 0, 0
    t.troops_to_lose, t.buildings_to_lose, t.attacking = 0, 0, 0
    for place in range(MOST_ASSETS):
        t.rage[place], t.rage_batch[place] = EMPTY, EMPTY
    t.dragon, t.lair_closed = ON_LAIR, 0
    t.to_act, t.turn, t.side, t.current = 0, 0, 0, 0
    t.handed, t.untouched = 0, 0
    t.card, t.source, t.target, t.just_got = EMPTY, EMPTY, EMPTY, EMPTY
    t.got_by, t.baiting = 0, 0
    t.paid, t.placing, t.sealing, t.source_slot, t.defeating = 0, 0, 0, 0, NOT_DEFEATED
    t.winner = EMPTY


@rule
def clear_player(t: Table, seat: int) -> None:
    """No cards, no points, no rights used."""
    for title in range(TITLES):
        t.house_deck[seat, title], t.hand[seat, title], t.seen[seat, title] = 0, 0, 0
        t.discard[seat, title], t.played[seat, title], t.used[seat, title] = 0, 0, 0
        t.gained[seat, title], t.sealed[seat, title] = 0, 0
    for i in range(3):
        t.points[seat, i] = 0
    for colour in range(HOUSE_COLOURS):
        t.colours[seat, colour] = 0
    for ploy in range(PLOYS + 1):
        t.ruled_out[seat, ploy] = 0
    t.buried[seat], t.deck_size[seat], t.hand_size[seat], t.discard_size[seat] = EMPTY, 0, 0, 0
    t.wonders[seat], t.redrawn[seat], t.finished[seat], t.weeded[seat] = 0, 0, 0, 0
    t.perk[seat], t.ploy[seat], t.ploy_spent[seat], t.collided[seat] = NONE, NONE, 0, 0


@rule
def clear_market(t: Table, market: int) -> None:
    """No card on offer, none in the decks."""
    for title in range(TITLES):
        t.asset_deck[market, title], t.wonder_deck[market, title] = 0, 0
    for space in range(SPACES):
        t.row[market, space], t.row_sealed[market, space] = EMPTY, 0
    for slot in range(LAIR_SLOTS):
        t.lair[market, slot] = EMPTY
    t.asset_size[market], t.asset_under_size[market], t.asset_top[market] = 0, 0, EMPTY
    t.wonder_size[market], t.wonder_under_size[market] = 0, 0
    t.swapped[market], t.acquired[market], t.attacked[market] = 0, 0, 0
    t.pairing[market], t.left_pairing[market] = EMPTY, EMPTY


@rule
def draw_first_player(t: Table, tale: Tale) -> None:
    """VO-16: by chance, unless the table sets it; a team begins with its first player."""
    t.first = 0
    if t.mode == TEAM:
        t.first = 2 * (draw(t, 2) if t.first_player == RANDOM_PLAYER else t.first_player - 1)
    elif t.seats > 1:
        t.first = draw(t, 2) if t.first_player == RANDOM_PLAYER else t.first_player - 1
    t.current = t.first
    tell(tale, IS_FIRST_PLAYER, t.first, 16, 0, 0, 0)


@rule
def lay_cities(t: Table, box: Box) -> None:
    """VO-12: three Cities each; VO-402: three Strongholds a team. And VO-9, VO-342,
    VO-401: the token."""
    for city in range(CITIES):
        t.defence[city] = box.city_defence[city]
    for line in range(1 if t.mode == SOLO else 2):
        for city in range(first_city(t, line), end_of_line(t, line)):
            t.standing[city] = 0 if is_lair(city) else 1
    if t.mode == COOP:
        t.dragon = COOP_START
    elif t.mode == TEAM:
        t.dragon = OFF_BOARD


@rule
def give_house_deck(t: Table, box: Box, seat: int) -> None:
    """VO-2, VO-3: half of the starting cards of a box are for each House."""
    for title in range(TITLES):
        if box.card[title, SET] == STARTERS:
            t.house_deck[seat, title] = box.card[title, COPIES] // 2
            t.deck_size[seat] += t.house_deck[seat, title]


@rule
def is_in_use(t: Table, box: Box, title: int) -> bool:
    """Which sets the modules add; VO-302, VO-343: which cards the modes take out."""
    given = box.card[title, SET]
    if given == STARTERS:
        return False
    taken_out = t.mode == SOLO or (t.mode == COOP and box.card[title, TYPE] != WONDER)
    if taken_out and box.card[title, EFFECT] == MOVE_DRAGON:
        return False
    return (
        given == BASE
        or (given == MERCENARIES and t.mercenaries == 1)
        or (given == PATHS and t.ascension_path == 1)
        or (given == SABOTEURS and t.saboteurs == 1)
        or (given == TALISMANS and t.continuum == TALISMAN_HALVES)
        or (given == COMMUNITY and t.continuum == COMMUNITY_CARDS)
    )


@rule
def build_decks(t: Table, box: Box, market: int) -> None:
    """VO-4, VO-5, VO-183, VO-189, VO-194: the Asset Deck and the Wonder Deck."""
    for title in range(TITLES):
        if is_in_use(t, box, title):
            copies = box.card[title, COPIES]
            if box.card[title, TYPE] == WONDER:
                t.wonder_deck[market, title] = copies
                t.wonder_size[market] += copies
            elif box.card[title, SET] == TALISMANS:
                hide_talisman(t)
            else:
                t.asset_deck[market, title] = copies
                t.asset_size[market] += copies


@rule
def hide_talisman(t: Table) -> None:
    """VO-225: two piles as equal as can be, an odd card in the lower one; a half each."""
    t.upper_halves, t.lower_halves = 1, 1


@rule
def build_rage_deck(t: Table, market: int) -> None:
    """VO-344: all Wonders are the Rage Deck."""
    for title in range(TITLES):
        t.rage_deck[0, title] = t.wonder_deck[market, title]
        t.wonder_deck[market, title] = 0
    t.rage_deck_size = t.wonder_size[market]
    t.wonder_size[market] = 0


@rule
def open_lair(t: Table, box: Box, market: int, tale: Tale) -> None:
    """VO-10, VO-11: Wonders are revealed until two are cheap enough; others go to the bottom."""
    slot = 0
    while slot < LAIR_SLOTS and t.wonder_size[market] > 0:
        title = next_wonder(t, market)
        if box.card[title, COST] <= box.opening_cost:
            t.lair[market, slot] = title
            tell(tale, FILLS_LAIR, t.first, 10, title, slot, 0)
            slot += 1
        else:
            t.wonder_under[market, t.wonder_under_size[market]] = title
            t.wonder_under_size[market] += 1
            tell(tale, TURNS_DOWN_WONDER, t.first, 11, title, 0, 0)


@rule
def lay_row(t: Table, box: Box, market: int, tale: Tale) -> None:
    """VO-6, VO-8: five cards in a row, and the next one face up."""
    if t.upper_halves > 0:
        t.lower_size = (t.asset_size[market] + 1) // 2 + 1
        t.asset_size[market] += 2
    turn_up_asset(t, box, market, tale)
    for space in range(SPACES):
        t.row[market, space] = take_asset(t, box, market, tale)
        tell(tale, FILLS_ROW, t.first, 8, t.row[market, space], space, 0)


@rule
def deal_perks(t: Table, tale: Tale) -> None:
    """VO-199: one each at random, revealed; the others go back into the box."""
    if t.perks == 0:
        return
    t.perk[0] = 1 + draw(t, PERKS)
    t.perk[1] = 1 + draw(t, PERKS - 1)
    if t.perk[1] >= t.perk[0]:
        t.perk[1] += 1
    for seat in range(2):
        tell(tale, HAS_ARMORY + t.perk[seat] - 1, seat, 199, 0, 0, 0)


@rule
def deal_ploys(t: Table, tale: Tale) -> None:
    """VO-207: one each at random, which its holder alone has seen."""
    if t.ploys == 0:
        return
    t.ploy[0] = 1 + draw(t, PLOYS)
    t.ploy[1] = 1 + draw(t, PLOYS - 1)
    if t.ploy[1] >= t.ploy[0]:
        t.ploy[1] += 1
    for seat in range(2):
        whisper(tale, 1 << seat, HOLDS_MIRAGE + t.ploy[seat] - 1, seat, 207, 0, 0, 0)
