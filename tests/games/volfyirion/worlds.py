"""Every world that a seat must think possible, counted out one by one: what `guess` is held to."""

from collections.abc import Iterator
from itertools import combinations, permutations, product

from tablee.engine.record import UNKNOWN
from tablee.engine.table import owes
from tablee.games.volfyirion.actions import CHOOSE_MIDDLE, PAIRS
from tablee.games.volfyirion.rules.piles import seen_by
from tablee.games.volfyirion.rules.team import verdict_on_left_pair
from tablee.games.volfyirion.table import ASYMMETRIC, NONE, PLOYS, SOLO, TEAM, TITLES, Table

EVERY = 60  # moves: a game at random has hundreds


def worlds(seen: Table, seat: int) -> Iterator[Table]:
    """The tables that look like this to the seat. One that can come about in several ways is as
    many times as likely, and comes as often."""
    others = [o for o in range(seen.seats) if not (seen_by(seen, o) >> seat) & 1]
    hands = [list(hidden_hands(seen, other)) for other in others]
    for held in product(*hands):
        for ploys in pairs_of_ploys(seen):
            for rage in rage_piles(seen):
                for pairings in hidden_pairings(seen, seat):
                    world = seen.copy()
                    for other, cards in zip(others, held, strict=True):
                        for title in cards:
                            world.house_deck[other, title] -= 1
                            world.hand[other, title] += 1
                    for holder, ploy in enumerate(ploys):
                        world.ploy[holder] = ploy
                    for place, title in enumerate(rage):
                        if world.rage[place] == UNKNOWN:
                            world.asset_deck[0, title] -= 1
                        world.rage[place] = title
                    for team, (middle, left) in pairings.items():
                        world.pairing[team], world.left_pairing[team] = middle, left
                    yield world


def cards_in(counts: list[int]) -> list[int]:
    """Card by card."""
    return [title for title, count in enumerate(counts) for _ in range(count)]


def hidden_hands(seen: Table, other: int) -> Iterator[tuple[int, ...]]:
    """What a seat may hold beside what is known of it."""
    pool = cards_in([seen.house_deck[other, title] for title in range(TITLES)])
    known = sum(seen.seen[other, title] for title in range(TITLES))
    yield from combinations(pool, seen.hand_size[other] - known)


def pairs_of_ploys(seen: Table) -> Iterator[tuple[int, int]]:
    """What both players may have been dealt."""

    def choices(holder: int) -> list[int]:
        if seen.ploy[holder] != UNKNOWN:
            return [seen.ploy[holder]]
        return [p for p in range(1, PLOYS + 1) if seen.ruled_out[holder, p] == 0]

    for one, other in product(choices(0), choices(1)):
        if one != other or one == NONE:
            yield one, other


def rage_piles(seen: Table) -> Iterator[tuple[int, ...]]:
    """The Rage Pile, card by card from the top."""
    if seen.mode != SOLO or seen.rage_size == 0:
        yield ()
        return
    pool = cards_in([seen.asset_deck[0, title] for title in range(TITLES)])
    batches = [seen.rage_batch[place] for place in range(seen.rage_size)]
    parts: list[list[tuple[int, ...]]] = []
    for batch in dict.fromkeys(batches):
        places = [place for place, b in enumerate(batches) if b == batch]
        titles = [seen.rage[place] for place in places]
        if UNKNOWN in titles:
            if len(places) > 2:
                # Too many to be counted out.
                parts.append([tuple(pool[: len(places)])] * 500)
            else:
                parts.append(list(permutations(pool, len(places))))
        elif batch == UNKNOWN:
            parts.append([tuple(titles)])
        else:
            parts.append(list(permutations(titles)))
    for chosen in product(*parts):
        yield tuple(title for part in chosen for title in part)


def hidden_pairings(seen: Table, seat: int) -> Iterator[dict[int, tuple[int, int]]]:
    """How teams may have paired their Cities so far; only who chooses knows."""
    if seen.mode != TEAM or seen.team_pairing != ASYMMETRIC or seen.turn > 0:
        yield {}
        return
    teams = [team for team in range(2) if seat != 2 * team]
    for chosen in product(*(pairings_of(seen, team) for team in teams)):
        yield dict(zip(teams, chosen, strict=True))


def pairings_of(seen: Table, team: int) -> list[tuple[int, int]]:
    """The middle and the left pair of one team, as far as it has chosen."""
    leader = 2 * team
    if owes(seen, leader) and seen.question[leader] == CHOOSE_MIDDLE:
        return [(UNKNOWN, UNKNOWN)]
    found = []
    for middle in range(len(PAIRS)):
        if owes(seen, leader):
            found.append((middle, UNKNOWN))
            continue
        world = seen.copy()
        world.pairing[team] = middle
        lefts = (
            left for left in range(len(PAIRS)) if verdict_on_left_pair(world, leader, left) == 0
        )
        found += [(middle, left) for left in lefts]
    return found
