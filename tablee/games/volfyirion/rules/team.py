"""Team, two against two: VO-400 to VO-424, as far as it isn't the duel with other figures."""

from __future__ import annotations

from tablee.engine.record import UNKNOWN
from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import (
    CHOOSE_LEFT,
    CHOOSE_MIDDLE,
    CHOOSE_TARGET,
    MAKES_PAIR,
    PAIRS,
    SEALS_ROW,
    SENDS_TO_LAIR,
    THIN,
    UNSEALS_ROW,
)
from tablee.games.volfyirion.rules.pieces import ALLOWED, K, knowledge_of, line_of_city, side_of
from tablee.games.volfyirion.table import (
    CITIES,
    COST,
    EMPTY,
    GONE,
    ON_LAIR_1,
    STRONGHOLD,
    TRIO,
    Box,
    Table,
)

LEFT, MIDDLE, RIGHT = range(3)
# VO-12: the six Cities of a team's copy, by their numbers among all Cities.
SIX = (0, 1, 2, 4, 5, 6)

# ---------------------------------------------------------------- pairing


@rule
def ask_pairings(t: Table) -> None:
    """VO-403: each team's first player chooses, both teams at the same time."""
    ask(t, 0, CHOOSE_MIDDLE)
    ask(t, 2, CHOOSE_MIDDLE)


@rule
def verdict_on_left_pair(t: Table, seat: int, pair: int) -> int:
    """VO-403: two of the Cities that aren't in the middle."""
    if t.pairing[side_of(t, seat)] == UNKNOWN:
        return 403
    one, other = PAIRS[pair]
    middle = PAIRS[t.pairing[side_of(t, seat)]]
    return 403 if one in middle or other in middle else ALLOWED


@rule
def choose_middle(t: Table, seat: int, pair: int) -> None:
    """VO-403."""
    t.pairing[side_of(t, seat)] = pair
    ask(t, seat, CHOOSE_LEFT)


@rule
def choose_left(t: Table, box: Box, seat: int, pair: int, tale: Tale) -> None:
    """VO-403: the Strongholds are shown once both teams have chosen."""
    t.left_pairing[side_of(t, seat)] = pair
    if t.to_act == 0:
        for team in range(2):
            build_strongholds(t, box, team, tale)


@rule
def build_strongholds(t: Table, box: Box, team: int, tale: Tale) -> None:
    """VO-402, VO-403: the Defence Values of each pair are added; the pair left over is the right
    one."""
    first = STRONGHOLD + TRIO * team
    total = 0
    for city in SIX:
        total += box.city_defence[city]
    t.defence[first + MIDDLE] = value_of_pair(box, t.pairing[team])
    t.defence[first + LEFT] = value_of_pair(box, t.left_pairing[team])
    t.defence[first + RIGHT] = total - t.defence[first + MIDDLE] - t.defence[first + LEFT]
    for place in range(TRIO):
        tell(tale, MAKES_PAIR, 2 * team, 403, first + place, t.defence[first + place], 0)


@rule
def value_of_pair(box: Box, pair: int) -> int:
    """Two Defence Values together."""
    one, other = PAIRS[pair]
    return box.city_defence[SIX[one]] + box.city_defence[SIX[other]]


# ---------------------------------------------------------------- seals on the Row


@rule
def verdict_on_sealing_row(t: Table, box: Box, seat: int, space: int) -> int:
    """VO-412: a card of the enemy Row, for as much Knowledge as it costs Command."""
    market = 1 - side_of(t, seat)
    title = t.row[market, space]
    if title == EMPTY or t.row_sealed[market, space] == 1:
        return 412
    return ALLOWED if knowledge_of(t, seat) >= box.card[title, COST] else 412


@rule
def verdict_on_unsealing_row(t: Table, box: Box, seat: int, space: int) -> int:
    """VO-412: a sealed card of one's own Row."""
    market = side_of(t, seat)
    if t.row_sealed[market, space] == 0:
        return 412
    return ALLOWED if knowledge_of(t, seat) >= box.card[t.row[market, space], COST] else 412


@rule
def seal_row(t: Table, box: Box, seat: int, space: int, tale: Tale) -> None:
    """VO-412."""
    market = 1 - side_of(t, seat)
    title = t.row[market, space]
    t.points[seat // 2 * 2, K] -= box.card[title, COST]
    t.row_sealed[market, space] = 1
    tell(tale, SEALS_ROW, seat, 412, title, box.card[title, COST], 0)


@rule
def unseal_row(t: Table, box: Box, seat: int, space: int, tale: Tale) -> None:
    """VO-412."""
    market = side_of(t, seat)
    title = t.row[market, space]
    t.points[seat // 2 * 2, K] -= box.card[title, COST]
    t.row_sealed[market, space] = 0
    tell(tale, UNSEALS_ROW, seat, 412, title, box.card[title, COST], 0)


# ---------------------------------------------------------------- the token


@rule
def enemy_lair(t: Table, seat: int) -> int:
    """Where the token is when it lies on the enemy's Lair."""
    return ON_LAIR_1 + 1 - side_of(t, seat)


@rule
def is_on_enemy_stronghold(t: Table, seat: int) -> bool:
    """Whether the token threatens the enemy already."""
    return t.dragon < CITIES and line_of_city(t.dragon) != side_of(t, seat)


@rule
def verdict_on_sending_to_lair(t: Table, box: Box, seat: int) -> int:
    """VO-414, VO-415: from anywhere but an enemy Stronghold or the enemy Lair."""
    if t.dragon == GONE:
        return 422
    if t.dragon == enemy_lair(t, seat) or is_on_enemy_stronghold(t, seat):
        return 415
    return ALLOWED if knowledge_of(t, seat) >= box.one_move_cost else 127


@rule
def send_to_lair(t: Table, box: Box, seat: int, tale: Tale) -> None:
    """VO-415."""
    t.points[seat // 2 * 2, K] -= box.one_move_cost
    fly_to_enemy_lair(t, seat, box.one_move_cost, tale)


@rule
def fly_to_enemy_lair(t: Table, seat: int, paid: int, tale: Tale) -> None:
    """VO-415, VO-418."""
    t.dragon = enemy_lair(t, seat)
    tell(tale, SENDS_TO_LAIR, seat, 415, paid, 0, 0)


@rule
def verdict_on_sending_from_lair(t: Table, box: Box, seat: int) -> int:
    """VO-416: from the enemy Lair onto an enemy Stronghold."""
    if t.dragon == GONE:
        return 422
    if t.dragon != enemy_lair(t, seat):
        return 416
    return ALLOWED if knowledge_of(t, seat) >= box.one_move_cost else 127


@rule
def verdict_on_sending_far(t: Table, box: Box, seat: int) -> int:
    """VO-417: from any place onto an enemy Stronghold, another than it is on."""
    if t.dragon == GONE:
        return 422
    others = 0
    first = STRONGHOLD + TRIO * (1 - side_of(t, seat))
    for city in range(first, first + TRIO):
        if t.standing[city] == 1 and city != t.dragon:
            others += 1
    if others == 0:
        return 417
    return ALLOWED if knowledge_of(t, seat) >= box.two_moves_cost else 127


@rule
def pay_for_sending(t: Table, seat: int, price: int) -> None:
    """VO-416, VO-417: paid first; then the Stronghold is chosen."""
    t.points[seat // 2 * 2, K] -= price
    t.paid = price
    ask(t, seat, CHOOSE_TARGET)


# ---------------------------------------------------------------- teammates


@rule
def verdict_on_teammate(t: Table, seat: int, owner: int) -> int:
    """VO-411, VO-421: oneself or one's teammate."""
    return ALLOWED if owner < t.seats and side_of(t, owner) == side_of(t, seat) else 411


@rule
def let_thin(t: Table, owner: int) -> None:
    """VO-411: this one may remove a card."""
    ask(t, owner, THIN)
