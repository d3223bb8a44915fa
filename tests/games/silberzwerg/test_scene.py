"""The mine head as it is drawn: well formed, true to the table, and glowing where one may act."""

import random
import re
from functools import cache
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from tablee.engine.drawing import cover
from tablee.engine.game import game
from tablee.engine.match import Match, View
from tablee.engine.table import SPECTATOR
from tablee.games.silberzwerg.actions import GEM_NAMES
from tablee.games.silberzwerg.places import chest_at, heap, rails
from tablee.games.silberzwerg.scene import scene
from tablee.games.silberzwerg.table import EMPTY, GHOSTS, PLACEMENT, SLOTS, Box, Table

GAME = game("silberzwerg")
LANGUAGES = ("fr", "en")
# What is done from the list of choices alone: it belongs to no one place of the board.
LIST_ONLY = {"ready", "no_more", "end_action", "ban_ghost", "decline", "steal_one_each"}


@cache
def moments(seats: int) -> list[Match]:
    """A game at many moments of its course."""
    match, choice, found = GAME.new(seats=seats, seed=seats), random.Random(seats), []
    while not match.over:
        if choice.random() < 0.015:
            found.append(match.fork())
        seat = choice.choice(match.waiting)
        match.play(seat, choice.choice(match.legal(seat)))
    return [*found, match]


@cache
def views() -> list[View]:
    return [
        match.view(seat)
        for seats in GAME.seats
        for match in moments(seats)
        for seat in (0, seats - 1, SPECTATOR)
    ]


def table(view: View) -> Table:
    return cast(Table, view.table)


def drawing(view: View, language: str = "en", alone: bool = False) -> ET.Element:
    return ET.fromstring(GAME.draw(view, language, alone))


def actions_on(element: ET.Element) -> set[int]:
    return {int(e.attrib["data-action"]) for e in element.iter() if "data-action" in e.attrib}


def test_every_view_can_be_drawn_in_both_languages() -> None:
    for view in views()[::90]:
        for language in LANGUAGES:
            drawn = drawing(view, language, alone=True)
            ids = [element.attrib["id"] for element in drawn.iter() if "id" in element.attrib]
            assert len(ids) == len(set(ids))
            refers = {
                element.attrib["href"].removeprefix("#")
                for element in drawn.iter()
                if "href" in element.attrib
            }
            assert refers <= set(ids)


def test_what_is_written_and_said_on_it_is_in_words() -> None:
    for view in views()[::25]:
        for language in LANGUAGES:
            for element in drawing(view, language).iter():
                if element.tag.endswith("style"):
                    continue
                for said in (element.text or "", element.attrib.get("aria-label", "")):
                    assert not re.search(r"[_{}$'\"]|None|clan\d|corner\d", said), said


def test_what_glows_may_be_done_and_all_that_has_a_place_glows() -> None:
    for view in views():
        glowing = actions_on(drawing(view))
        legal = {action.id for action in view.legal}
        assert glowing <= legal
        lacking = {GAME.actions[action].kind for action in legal - glowing}
        assert lacking <= LIST_ONLY, (view.question, lacking)


def test_what_asks_why_is_refused() -> None:
    for view in views():
        asks = {
            int(element.attrib["data-why"])
            for element in drawing(view).iter()
            if "data-why" in element.attrib
        }
        assert asks.isdisjoint({action.id for action in view.legal})


@pytest.mark.rule("SZ-30", "SZ-41")
def test_screens_are_down_while_dwarves_are_placed_and_lift_together() -> None:
    for view in views():
        rows = scene(view, "en")["rows"]
        placing = table(view).phase == PLACEMENT
        for row in rows:
            assert row.closed == (placing and row.seat != view.seat)
            assert not (row.closed and row.cells)


@pytest.mark.rule("SZ-9")
@pytest.mark.parametrize(
    ("thalers", "chest", "space"),
    [(50, 0, 50), (437, 4, 37), (0, 0, 0), (100, 1, 0), (599, 5, 99), (612, 6, 12)],
)
def test_carts_count_tens_and_units_and_flags_hundreds(
    thalers: int, chest: int, space: int
) -> None:
    view = GAME.new(seats=4, seed=1).view(0)
    for seat in range(4):
        table(view).wealth[seat] = 999 if seat else thalers
    mine = scene(view, "en")["purses"][0]
    assert abs(mine["flag_x"] - chest_at(chest)) < 60
    x, y, _ = rails()[space]
    assert abs(mine["x"] - x) <= 25
    assert abs(mine["y"] - y) <= 25


def test_carts_on_one_space_can_be_told_apart() -> None:
    purses = scene(GAME.new(seats=4, seed=1).view(0), "en")["purses"]
    places = {(purse["x"], purse["y"]) for purse in purses}
    assert len(places) == 4
    assert all(20 <= x <= 980 and 20 <= y <= 980 for x, y in places)


def test_every_gem_of_a_mine_is_drawn() -> None:
    for view in views()[::3]:
        drawn = drawing(view)
        for colour in range(len(GEM_NAMES)):
            gems = [
                element
                for element in drawn.iter()
                if re.fullmatch(rf"gem-{colour}-\d+", element.attrib.get("data-piece", ""))
                and "data-to" not in element.attrib
            ]
            assert len(gems) == table(view).mine[colour]


def test_every_gem_of_ones_own_bag_is_drawn_and_none_on_another() -> None:
    for count in range(21):
        assert len(set(heap(count))) == count
    for view in views()[::3]:
        if view.seat == SPECTATOR:
            continue
        (mine,) = [s for s in scene(view, "en")["strips"] if s["seat"] == view.seat]
        for pile in mine["piles"]:
            assert len(pile["places"]) == table(view).bag[view.seat, pile["colour"]]


@pytest.mark.rule("SZ-82")
def test_what_is_known_of_a_bag_and_what_is_not_add_up() -> None:
    for view in views():
        for strip in scene(view, "en")["strips"]:
            counts = [pile["count"] for pile in strip["piles"]]
            assert sum(counts) == strip["held"] == table(view).gems[strip["seat"]]
            assert min(counts) >= 0


def test_contracts_hang_as_their_value_says() -> None:
    for view in views():
        t, box = table(view), cast(Box, view.box)
        slots = {slot["slot"]: slot for slot in scene(view, "en")["slots"]}
        for slot in range(SLOTS):
            card = t.slot_card[slot]
            if card == EMPTY:
                assert slot not in slots or slots[slot]["card"] is None
                continue
            shown = slots[slot]
            assert shown["level"] == t.slot_level[slot]
            assert shown["steps"][shown["level"]] == box.value[card, t.slot_level[slot]]
            assert [colour for colour, _, _ in shown["gems"]] == sorted(
                colour for colour in range(4) for _ in range(box.recipe[card, colour])
            )


@pytest.mark.rule("SZ-168")
def test_single_colour_contracts_show_what_they_are_played_for() -> None:
    match = GAME.new(seats=4, seed=1, mono_100="on")
    view = match.view(0)
    table(view).slot_card[4], table(view).slot_level[4] = 0, 0
    assert scene(view, "en")["slots"][0]["steps"] == [100, 85, 70, 55]


@pytest.mark.rule("SZ-22", "SZ-155", "SZ-164")
def test_spaces_belong_to_their_players() -> None:
    def owners(seats: int) -> list[int | None]:
        return [
            slot["owner"] for slot in scene(GAME.new(seats=seats, seed=1).view(0), "en")["slots"]
        ]

    assert owners(2) == [None, None, 0, 0, 1, 1]
    assert owners(3) == [None, None, 0, 1, 2]
    assert owners(4) == [None, None, 0, 1, 2, 3]


def test_it_is_seen_whose_ghost_does_what_to_whom() -> None:
    match, choice = GAME.new(seats=4, seed=8), random.Random(8)
    shown = set()
    while not match.over:
        seat = choice.choice(match.waiting)
        match.play(seat, choice.choice(match.legal(seat)))
        view = match.view(0)
        names = {GAME.event_names[event.what] for event in view.heard[-1]}
        deeds = scene(view, "en")["deeds"]
        if table(view).phase == GHOSTS:
            done = [deed for deed in deeds if deed["kind"] == "did"]
            told = names & {"scares", "takes_gem", "raises", "lowers", "topples", "steals"}
            assert bool(done) == bool(told)
            shown |= told
        else:
            assert deeds == []
    assert shown == {"scares", "takes_gem", "raises", "lowers", "topples", "steals"}


def test_the_box_on_a_shelf_is_well_formed() -> None:
    for language in LANGUAGES:
        drawn = ET.fromstring(str(cover(GAME, language)))
        ids = {element.attrib["id"] for element in drawn.iter() if "id" in element.attrib}
        for element in drawn.iter():
            if "href" in element.attrib:
                assert element.attrib["href"].removeprefix("#") in ids
