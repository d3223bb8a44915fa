"""How the caves are drawn: what lies there, what is shown to whom, and what is seen to move."""

import random
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, cast

import pytest

from tablee.engine.game import game
from tablee.engine.match import Match, View
from tablee.engine.table import SPECTATOR
from tablee.games.vouivres.actions import CHEST_DIE, GO, GOES, ROOM_DIE
from tablee.games.vouivres.caves import caves, doorways
from tablee.games.vouivres.scene import MOST_DRAWN, gem_size, rows_of, scene
from tablee.games.vouivres.table import EXIT, GEMS, PAIRS, ROOMS, Box, Table

GAME = game("vouivres")
LANGUAGES = ("fr", "en")


def played(match: Match, seed: int = 1, most: int = 10_000) -> Iterator[Match]:
    """A random game, looked at after every decision; who can leave, leaves."""
    choice = random.Random(seed)
    for _ in range(most):
        if match.over:
            return
        seat = choice.choice(match.waiting)
        legal = match.legal(seat)
        leaving = [action for action in legal if action.kind == "leave"]
        match.play(seat, choice.choice(leaving or legal))
        yield match


def seen(view: View, language: str = "en") -> Mapping[str, Any]:
    return scene(view, language)


def pieces(drawing: str) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"(?! data-to)', drawing)


# ---------------------------------------------------------------- the board


@pytest.mark.rule("NV-3")
@pytest.mark.rule("NV-4")
@pytest.mark.scenario(1)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_rooms_that_are_not_in_play_are_covered(seats: int) -> None:
    match = GAME.new(seats=seats, seed=1)
    rooms = seen(match.view(0))["rooms"]
    assert [room["in_play"] for room in rooms] == [room < seats for room in range(ROOMS)]
    drawing = GAME.draw(match.view(0))
    assert drawing.count("floor covered") == ROOMS - seats


@pytest.mark.rule("NV-5")
@pytest.mark.rule("NV-84")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("room_map", GAME.options["room_map"].values)
def test_there_is_a_doorway_wherever_there_is_a_way(room_map: str, seats: int) -> None:
    """Rooms that are neighbours by the rules lie beside each other on the drawing, too."""
    match = GAME.new(seats=seats, seed=1, room_map=room_map)
    number = cast(Table, match.table).room_map
    ways = [
        [int(cast(Box, GAME.box).adjacent[number, one, other]) for other in range(ROOMS)]
        for one in range(ROOMS)
    ]
    drawn = {frozenset(doorway.rooms) for doorway in doorways(number, ways, seats)}
    allowed = {
        frozenset((one, other))
        for one in range(seats)
        for other in range(seats)
        if ways[one][other]
    }
    assert drawn == allowed


def test_every_room_has_a_place_of_its_own_on_every_map() -> None:
    for number in range(3):
        places = caves(number)
        assert [cave.room for cave in places] == list(range(ROOMS))
        assert len({cave.outline for cave in places}) == ROOMS


# ---------------------------------------------------------------- gems


def test_each_gem_in_a_room_is_drawn_and_they_all_fit() -> None:
    for match in played(GAME.new(seats=6, seed=4), most=150):
        view, t = match.view(0), cast(Table, match.table)
        for room in seen(view)["rooms"]:
            _, _, width, height = room["cave"].box
            drawn = [0] * GEMS
            for gem in room["heap"].gems:
                drawn[gem.kind] += 1
                x, y, _, _ = room["cave"].box
                assert abs(gem.x - x) <= width / 2 + 14
                assert abs(gem.y - y) <= height / 2 + 1
            holds = [int(t.room_gems[room["room"], gem]) for gem in range(GEMS)]
            assert drawn == [min(count, MOST_DRAWN) for count in holds]
            assert [count for _, _, count in room["heap"].counts] == list(filter(None, holds))


def test_gems_are_as_large_as_the_room_allows() -> None:
    assert gem_size([2, 1, 1, 1], 170, 168) == 40
    assert gem_size([5, 3, 1, 1], 170, 168) == 32
    assert gem_size([10, 1, 0, 0], 150, 168) == 36  # ten of them in rows of four
    assert rows_of([10, 1, 0, 0], 4) == 4
    assert gem_size([120, 80, 45, 45], 170, 168) == 14


def test_what_goes_was_there_before_and_what_comes_has_a_name_of_its_own() -> None:
    """Gems that are seen to leave a room lay there in the drawing before, under the same name."""
    match = GAME.new(seats=4, seed=7)
    before = pieces(GAME.draw(match.view(2)))
    departed = 0
    for _ in played(match, most=200):
        view = match.view(2)
        gone = [one["piece"] for one in seen(view)["departed"]]
        assert set(gone) <= set(before)
        assert len(set(gone)) == len(gone)
        before = pieces(GAME.draw(view))
        assert len(set(before)) == len(before)
        departed += len(gone)
    assert departed > 50


# ---------------------------------------------------------------- choices


@pytest.mark.rule("NV-26")
@pytest.mark.rule("NV-33")
@pytest.mark.rule("NV-34")
@pytest.mark.scenario(22)
def test_who_has_chosen_is_shown_and_never_what() -> None:
    """One player chooses in two worlds: differently for themselves, alike for all others."""
    drawings: dict[int, set[str]] = {0: set(), 1: set(), SPECTATOR: set()}
    for chosen in (0, 5, -1):
        match = GAME.new(seats=3, seed=3)
        for gem in range(GEMS):
            cast(Table, match.table).chest[0, gem] = 9  # enough to leave
        match.play(0, match.legal(0)[chosen])
        for reader, found in drawings.items():
            found.add(GAME.draw(match.view(reader)))
    assert match.view(0).table.choice[0] == EXIT  # type: ignore[attr-defined]
    assert {reader: len(found) for reader, found in drawings.items()} == {0: 3, 1: 1, SPECTATOR: 1}
    states = [slab["cards"]["state"] for slab in seen(match.view(1))["slabs"]]
    assert states == ["last", "last", "sealed"]  # one's own, then the others' in table order
    assert seen(match.view(0))["slabs"][0]["cards"]["state"] == "mine"
    assert seen(match.view(1))["plan"] is None
    assert seen(match.view(0))["plan"] is not None


@pytest.mark.rule("NV-41")
def test_cards_lie_open_once_all_are_revealed() -> None:
    for match in played(GAME.new(seats=3, seed=5), most=60):
        fresh = match.view(1).heard[-1]
        revealed = {event.seat: (event.a, event.b) for event in fresh if event.what == GOES}
        for slab in seen(match.view(1))["slabs"]:
            if slab["seat"] in revealed:
                room, _ = revealed[slab["seat"]]
                assert slab["cards"]["goes"] == room + 1
                assert len(slab["cards"]["gems"]) == 2


def test_a_room_that_one_may_go_to_opens_its_six_choices() -> None:
    view = GAME.new(seats=4, seed=2).view(1)
    fans = {fan["id"]: fan for fan in seen(view)["fans"]}
    for room in seen(view)["rooms"]:
        actions = set(range(GO + room["room"] * PAIRS, GO + (room["room"] + 1) * PAIRS))
        legal = {action.id for action in view.legal} & actions
        assert (room["opens"] in fans) == bool(legal)
        if legal:
            assert {chip["action"] for chip in fans[room["opens"]]["chips"]} == legal
        else:
            assert room["action"] in actions  # and why not


# ---------------------------------------------------------------- objectives and dice


@pytest.mark.rule("NV-10")
@pytest.mark.rule("NV-13")
def test_each_objective_shows_what_is_missing_to_it() -> None:
    match = GAME.new(seats=3, seed=1)
    t = cast(Table, match.table)
    for gem, count in enumerate((6, 3, 1, 0)):
        t.chest[0, gem] = count
    t.objective[0, 0] = 3  # 6 gold, 3 rubies, 1 sapphire, 1 pearl
    t.objective[0, 1] = 8  # 8 gold, 2 rubies, 2 sapphires
    slab = seen(match.view(0))["slabs"][0]
    missing = [
        [(row["gem"], row["missing"]) for row in objective["rows"]]
        for objective in slab["objectives"][:2]
    ]
    assert missing == [[(0, 0), (1, 0), (2, 0), (3, 1)], [(0, 2), (1, 0), (2, 1)]]
    assert [objective["ready"] for objective in slab["objectives"][:2]] == [False, False]
    t.chest[0, 3] = 1
    assert seen(match.view(0))["slabs"][0]["objectives"][0]["ready"]
    assert "Crown: nothing is missing" in GAME.draw(match.view(0))


@pytest.mark.rule("NV-44")
def test_who_leaves_chooses_among_their_cards_on_the_board() -> None:
    match = GAME.new(seats=3, seed=1, lenient_choices="on")
    t = cast(Table, match.table)
    for gem, count in enumerate((8, 5, 2, 2)):
        t.chest[0, gem] = count
    for place, card in enumerate((3, 20, 8)):  # 6 3 1 1, 2 2 2 2 and 8 2 2 0: not all together
        t.objective[0, place] = card
    match.play(0, "leave")
    while match.view(0).question != "declare":
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    slab = seen(match.view(0))["slabs"][0]
    assert [one["action"] for one in slab["objectives"]] == [
        GAME.actions.parse(f"validate {number}").id for number in (1, 2, 3)
    ]
    fans = seen(match.view(0))["fans"]
    assert [(fan["id"], fan["is_open"]) for fan in fans] == [("fan-recall", True)]
    for reader in (1, SPECTATOR):
        assert all(
            one["action"] is None
            for slab in seen(match.view(reader))["slabs"]
            for one in slab["objectives"]
        )


@pytest.mark.rule("NV-48")
@pytest.mark.rule("NV-53")
def test_dice_show_what_was_rolled() -> None:
    rolls = 0
    for match in played(GAME.new(seats=4, seed=8), most=120):
        view = match.view(0)
        shown = seen(view)
        for event in view.heard[-1]:
            if event.what == CHEST_DIE:
                slab = next(slab for slab in shown["slabs"] if slab["seat"] == event.seat)
                die = slab["dice"][event.a]
            elif event.what == ROOM_DIE:
                dice = [die for room in shown["rooms"] for die in room["dice"]]
                die = next(
                    d for d in dice if (d["gem"], d["pips"], d["lost"]) == (event.a, *event[4:6])
                )
            else:
                continue
            assert (die["gem"], die["pips"], die["lost"]) == (event.a, event.b, event.c)
            assert die["fresh"]
            rolls += 1
    assert rolls > 40


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [3, 6])
def test_it_can_be_drawn_at_every_moment_for_everyone(seats: int) -> None:
    match = GAME.new(seats=seats, seed=9, lenient_choices="on", round_limit="5")
    for i, _ in enumerate(played(match)):
        reader = (*range(seats), SPECTATOR)[i % (seats + 1)]
        drawing = GAME.draw(match.view(reader), LANGUAGES[i % 2])
        assert not re.search(r"[{}]|None|-?32768", drawing)
        ids = re.findall(r' id="([^"]+)"', drawing)
        assert len(set(ids)) == len(ids)
        wanted = set(re.findall(r'data-opens="([^"]+)"', drawing))
        assert wanted <= set(ids)


def test_a_drawing_that_stands_alone_brings_its_pieces() -> None:
    match = GAME.new(seats=6, seed=1)
    drawing = GAME.draw(match.view(0), alone=True)
    used = set(re.findall(r'href="#([^"]+)"', drawing))
    assert used <= set(re.findall(r' id="([^"]+)"', drawing))


def test_pawns_in_one_room_have_a_spot_each() -> None:
    for cave in caves(0):
        for one, other in pairwise(sorted(cave.spots)):
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) > 30
