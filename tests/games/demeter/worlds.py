"""Every world that a seat must think possible, counted out one by one: what `guess` is held to.

This is for the base game, in which no vampire-player prowls. Worlds with the same cards in other
copies look alike and come that often; so do those in which as many ways led to what all have seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, repeat
from math import comb, gcd, lcm, perm

from tablee.engine.game import game
from tablee.engine.record import UNKNOWN
from tablee.games.demeter.table import (
    CARDS,
    CLUE_PLACES,
    CLUES,
    DRACULA_CARDS,
    FACE_DOWN,
    NOTHING,
    Box,
    Table,
)

BOX: Box = game("demeter").box  # type: ignore[assignment]
TOO_MANY = 400
EVERY = 4  # moves: hands soon hold more cards than can be counted out
SEEDS = (9,)  # a deal in which they can be for a while


def worlds(seen: Table, seat: int) -> Iterator[Table]:
    """Each deal of the bonus cards that the seat doesn't see, each way for the clues that others
    have read, each number of visited rooms among the cards that were taken out. Where these are
    too many it is enough to see that they are."""
    if how_many(seen, seat) > TOO_MANY:
        yield from repeat(seen, TOO_MANY + 1)
        return
    for hands in deals(unseen_cards(seen, seat), hidden_hands(seen, seat)):
        for clues in placements(seen):
            for visits_out, ways in removals(seen):
                world = filled_in(seen, hands, clues, visits_out)
                for _ in range(ways):
                    yield world


def how_many(seen: Table, seat: int) -> int:
    """At least so many worlds: the deals, and the ways to have taken cards out."""
    count = sum(ways for _, ways in removals(seen))
    unseen = len(unseen_cards(seen, seat))
    for _, size in hidden_hands(seen, seat):
        count *= comb(unseen, size)
        unseen -= size
    return count


def unseen_cards(seen: Table, seat: int) -> tuple[int, ...]:
    """The bonus cards in the pile and in the others' hands, copy by copy."""
    return tuple(
        card
        for card in range(CARDS)
        for _ in range(
            BOX.card_copies[card]
            - seen.bonus_discard[card]
            - (seen.hand[seat, card] if seat < seen.seats else 0)
        )
    )


def hidden_hands(seen: Table, seat: int) -> list[tuple[int, int]]:
    """The other seats, and how many cards each holds."""
    return [(other, seen.hand_size[other]) for other in range(seen.seats) if other != seat]


def deals(
    cards: tuple[int, ...], hands: list[tuple[int, int]]
) -> Iterator[list[tuple[int, list[int]]]]:
    """All ways to deal hands of these sizes; the rest is the pile, as seat -1."""
    if not hands:
        yield [(-1, list(cards))]
        return
    seat, size = hands[0]
    for places in combinations(range(len(cards)), size):
        rest = tuple(card for place, card in enumerate(cards) if place not in places)
        for others in deals(rest, hands[1:]):
            yield [(seat, [cards[place] for place in places]), *others]


def placements(seen: Table) -> Iterator[dict[int, int]]:
    """All ways to lay different clue cards where the seat doesn't see which lies."""
    hidden = [place for place in range(CLUE_PLACES) if seen.clue_in[place] == UNKNOWN]
    known = {seen.clue_in[place] for place in range(CLUE_PLACES)}
    free = [c for c in range(CLUES) if c not in known and not seen.clue_discard[c]]
    for clues in permutations(free, len(hidden)):
        laid = dict(zip(hidden, clues, strict=True))
        if all(may_lie(seen, place, clue) for place, clue in laid.items()):
            yield laid


def may_lie(seen: Table, place: int, clue: int) -> bool:
    """Of the right lot, and not where everybody saw that it can't be."""
    ruled_out = seen.ruled_out[place, BOX.clue_room[clue]]
    return seen.lot_of[clue] == seen.clue_lot[place] and not ruled_out


def removals(seen: Table) -> list[tuple[int, int]]:
    """How many of the cards that were taken out may show visited rooms, and how often: in so many
    ways can they be chosen, and the start cards be drawn as they were from what was left."""
    removed = BOX.dracula_removed[seen.seats]
    if seen.visits_out != UNKNOWN:
        return [(seen.visits_out, 1)]
    down = [card for card in range(DRACULA_CARDS) if seen.dracula_at[card] == FACE_DOWN]
    visits = sum(BOX.dracula_event[card] == NOTHING for card in down)
    start_cards = {out: perm(10 - out, seen.seats) for out in range(removed + 1)}
    ways = {
        out: comb(visits, out)
        * comb(len(down) - visits, removed - out)
        * (lcm(*start_cards.values()) // start_cards[out])
        for out in range(removed + 1)
    }
    common = gcd(*ways.values())
    return [(out, count // common) for out, count in ways.items() if count]


def filled_in(
    seen: Table, hands: list[tuple[int, list[int]]], clues: dict[int, int], visits_out: int
) -> Table:
    """The table as it would be."""
    world = seen.copy()
    for card in range(CARDS):
        world.bonus_pile[card] = 0
    for seat, cards in hands:
        for card in range(CARDS):
            if seat >= 0:
                world.hand[seat, card] = cards.count(card)
            else:
                world.bonus_pile[card] = cards.count(card)
    for place, clue in clues.items():
        world.clue_in[place] = clue
    world.visits_out = visits_out
    return world
