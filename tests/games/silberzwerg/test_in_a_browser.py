"""In real browsers: a whole game of four by mouse, and two people, one of whom has no mouse."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tablee.engine.game import game
from tests.browser.conftest import DESKTOP, Visit, chromium, house, visit
from tests.browser.open_to_all import assert_fine
from tests.browser.playing import (
    come_by_key,
    is_over,
    lay_table,
    may_move,
    move_by_key,
    move_by_mouse,
    play_to_the_end,
    quickly,
)

__all__ = ["chromium", "house", "visit"]  # the fixtures


def places(page: Page) -> int:
    """How many places the ranking has."""
    expect(page.locator("#t-ending")).to_be_visible()
    return page.locator(".ranking li").count()


def test_a_whole_game_of_four_by_mouse_with_three_bots(visit: Visit) -> None:
    """To its own end, with all its rounds."""
    page = visit("/", language="fr")
    lay_table(page, ["greedy"] * 3, name="Émile", slug="silberzwerg")
    assert play_to_the_end([page], move_by_mouse) > 40
    assert places(page) == 4
    assert_fine(page, DESKTOP)


def test_two_people_one_by_mouse_and_one_by_keyboard_alone(visit: Visit) -> None:
    """Each in a browser of their own. Both place at once behind their screens; neither waits for
    the other there."""
    ada = visit("/", language="en")
    lay_table(ada, ["friend"], slug="silberzwerg", **quickly(game("silberzwerg")))
    ben = visit("/", language="fr")
    come_by_key(ben, ada.locator("#t-link-1").input_value(), "Ben")
    expect(ada.locator("#t-seat-1")).to_contain_text("Ben")
    for page in (ada, ben):
        expect(page.locator(".seat.to-act")).to_have_count(2)
    chooser = Random(1)
    while not is_over(ada):
        if may_move(ada):
            move_by_mouse(ada, chooser)
        elif may_move(ben):
            move_by_key(ben, chooser)
        else:
            ada.wait_for_timeout(40)  # the one's move is on its way to the other
    for page in (ada, ben):
        assert places(page) == 2
