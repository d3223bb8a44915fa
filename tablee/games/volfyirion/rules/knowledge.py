"""What a seat can know: others' hands, their Ploys, and the Rage Pile are hidden from it."""

from __future__ import annotations

from tablee.engine.chance import draw, forget_chance
from tablee.engine.record import UNKNOWN
from tablee.engine.rule import rule
from tablee.engine.table import owes
from tablee.games.volfyirion.actions import CHOOSE_MIDDLE, PAIRS
from tablee.games.volfyirion.rules.piles import draw_title, seen_by
from tablee.games.volfyirion.rules.team import verdict_on_left_pair
from tablee.games.volfyirion.table import (
    ASYMMETRIC,
    EMPTY,
    NONE,
    PLOYS,
    SOLO,
    TEAM,
    TITLES,
    Box,
    Table,
)


@rule
def redact(t: Table, box: Box, seat: int) -> None:
    """A hand that the seat doesn't see is left among the cards of its House Deck, but for what
    everybody can tell is in it."""
    forget_chance(t)
    for other in range(t.seats):
        if not (seen_by(t, other) >> seat) & 1:
            hide_hand(t, other)
            if t.ploy[other] != NONE and t.ploy_spent[other] == 0:
                t.ploy[other] = UNKNOWN
    if t.mode == SOLO:
        hide_rage(t)
    if t.mode == TEAM and t.team_pairing == ASYMMETRIC and is_pairing(t):
        for team in range(2):
            if seat != 2 * team:
                t.pairing[team], t.left_pairing[team] = UNKNOWN, UNKNOWN


@rule
def hide_hand(t: Table, other: int) -> None:
    """Back among the cards that it was drawn from."""
    for title in range(TITLES):
        t.house_deck[other, title] += t.hand[other, title] - t.seen[other, title]
        t.hand[other, title] = t.seen[other, title]


@rule
def is_pairing(t: Table) -> bool:
    """VO-403: whether a team is still pairing its Cities."""
    return t.turn == 0


@rule
def hide_rage(t: Table) -> None:
    """VO-310: face-down cards that came from the deck that is still being drawn from go back among
    its unseen cards. Those from a deck that has run out are known, but not their order."""
    place = 0
    while place < t.rage_size:
        end = place + 1
        while end < t.rage_size and t.rage_batch[end] == t.rage_batch[place]:
            end += 1
        if t.rage_batch[place] == t.batch:
            for card in range(place, end):
                if t.rage[card] != UNKNOWN:
                    t.asset_deck[0, t.rage[card]] += 1
                    t.rage[card] = UNKNOWN
        elif t.rage_batch[place] != EMPTY:
            sort_rage(t, place, end)
        place = end


@rule
def sort_rage(t: Table, first: int, end: int) -> None:
    """In the order of their titles, which says nothing."""
    for place in range(first + 1, end):
        other = place
        while other > first and t.rage[other] < t.rage[other - 1]:
            t.rage[other], t.rage[other - 1] = t.rage[other - 1], t.rage[other]
            other -= 1


# ---------------------------------------------------------------- guesses


@rule
def guess(t: Table, box: Box, seat: int) -> None:
    """Hands are drawn again from the cards they are hidden among; Ploys are any that nothing rules
    out; the Rage Pile any of the unseen cards."""
    for other in range(t.seats):
        if not (seen_by(t, other) >> seat) & 1:
            guess_hand(t, other)
    guess_ploys(t)
    if t.mode == SOLO:
        guess_rage(t)
    if t.mode == TEAM and t.team_pairing == ASYMMETRIC and is_pairing(t):
        for team in range(2):
            if seat != 2 * team:
                guess_pairing(t, team)


@rule
def guess_hand(t: Table, other: int) -> None:
    """As many cards as the seat holds."""
    known, hidden = 0, 0
    for title in range(TITLES):
        known += t.seen[other, title]
        hidden += t.house_deck[other, title]
    for _ in range(t.hand_size[other] - known):
        t.hand[other, draw_title(t, t.house_deck, other, hidden)] += 1
        hidden -= 1


@rule
def guess_ploys(t: Table) -> None:
    """VO-207: two different ones, that nothing has ruled out; every such pair is equally likely."""
    first, second = t.ploy[0], t.ploy[1]
    if first != UNKNOWN and second != UNKNOWN:
        return
    while t.ploy[0] == UNKNOWN or t.ploy[1] == UNKNOWN or t.ploy[0] == t.ploy[1]:
        if first == UNKNOWN:
            t.ploy[0] = guess_ploy(t, 0)
        if second == UNKNOWN:
            t.ploy[1] = guess_ploy(t, 1)


@rule
def guess_ploy(t: Table, holder: int) -> int:
    """Any that the player may hold for all that has happened."""
    ploy = 1 + draw(t, PLOYS)
    while t.ruled_out[holder, ploy] == 1:
        ploy = 1 + draw(t, PLOYS)
    return ploy


@rule
def guess_rage(t: Table) -> None:
    """Face-down cards: from the deck that they came from."""
    hidden = 0
    for title in range(TITLES):
        hidden += t.asset_deck[0, title]
    for place in range(t.rage_size):
        if t.rage[place] == UNKNOWN:
            t.rage[place] = draw_title(t, t.asset_deck, 0, hidden)
            hidden -= 1
        elif t.rage_batch[place] != EMPTY:
            swap_within_batch(t, place)


@rule
def swap_within_batch(t: Table, place: int) -> None:
    """A step of a fair shuffle of the cards that came from one deck."""
    first = place
    while first > 0 and t.rage_batch[first - 1] == t.rage_batch[place]:
        first -= 1
    other = first + draw(t, place - first + 1)
    t.rage[place], t.rage[other] = t.rage[other], t.rage[place]


@rule
def guess_pairing(t: Table, team: int) -> None:
    """VO-403: what a team has chosen so far; its first player sits in seat 0 or 2."""
    leader = 2 * team
    if owes(t, leader) and t.question[leader] == CHOOSE_MIDDLE:
        return
    t.pairing[team] = draw(t, len(PAIRS))
    if not owes(t, leader):
        t.left_pairing[team] = draw(t, len(PAIRS))
        while verdict_on_left_pair(t, leader, t.left_pairing[team]) != 0:
            t.left_pairing[team] = draw(t, len(PAIRS))
