"""Playing a card: VO-55 to VO-61, and the points it gives: VO-65 to VO-70."""

from __future__ import annotations

from tablee.engine.rule import rule
from tablee.engine.table import ask
from tablee.engine.tale import Tale, tell
from tablee.games.volfyirion.actions import CHOOSE_BURIED, PLAYS
from tablee.games.volfyirion.rules.cities import find_place, has_place
from tablee.games.volfyirion.rules.pieces import ALLOWED, gain
from tablee.games.volfyirion.rules.piles import add_rage, leave_hand, put_in_play, show_in_hand
from tablee.games.volfyirion.rules.ploys import wonder_has_come_to_play
from tablee.games.volfyirion.table import (
    BUILDING,
    BURIER,
    EMPTY,
    FROM_HAND,
    SOLO,
    TRAIT,
    TROOP,
    TYPE,
    WONDER,
    Box,
    Table,
)


@rule
def verdict_on_playing(t: Table, box: Box, seat: int, title: int) -> int:
    """VO-55: from hand; VO-59: a Troop or a Building needs a City."""
    if t.hand[seat, title] == 0:
        return 55
    kind = box.card[title, TYPE]
    if (kind in (TROOP, BUILDING)) and not has_place(t, box, seat, title):
        return 59
    return ALLOWED


@rule
def play_card(t: Table, box: Box, seat: int, title: int, tale: Tale) -> None:
    """VO-55, VO-57: a Troop or a Building goes to a City, everything else to the Playing Area."""
    kind = box.card[title, TYPE]
    if kind in (TROOP, BUILDING):
        show_in_hand(t, seat, title)
        t.card, t.placing, t.source = title, FROM_HAND, EMPTY
        find_place(t, box, seat, tale)
        return
    tell(tale, PLAYS, seat, 55, title, 0, 0)
    leave_hand(t, seat, title)
    put_in_play(t, box, seat, title)
    t.gained[seat, title] += 1
    gain(t, box, seat, title)  # VO-70
    if kind == WONDER:
        if t.mode == SOLO:
            add_rage(t, box, tale)  # VO-311
        wonder_has_come_to_play(t, box, tale)
    if box.card[title, TRAIT] == BURIER and t.discard_size[seat] > 0:
        ask(t, seat, CHOOSE_BURIED)  # VO-229
