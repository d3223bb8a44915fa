"""Whole games of every kind in a real browser: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tablee.engine.game import game, game_names
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.open_to_all import assert_fine
from tests.browser.playing import (
    buttons,
    company,
    is_on_turn,
    is_over,
    lay_table,
    move_by_key,
    move_by_mouse,
    move_by_tap,
    play_to_the_end,
    quickly,
    sit_down,
    tab_to,
    version,
    wait_for_change,
    wait_for_turn,
)


def ranking(page: Page) -> list[str]:
    """Who came out how, as the page says."""
    expect(page.locator("#t-ending")).to_be_visible()
    places = page.locator(".ranking li").all()
    return [" ".join(place.inner_text().split()) for place in places]


def figures(page: Page) -> list[list[str]]:
    """Places and points, which are the same in every language."""
    return [re.findall(r"-?\d+", line) for line in ranking(page)]


@pytest.mark.parametrize("slug", game_names())
def test_by_mouse_with_a_friend_who_came_by_link(visit: Visit, slug: str) -> None:
    """One person in English, a friend in a browser of their own in French, and a bot if it takes
    three."""
    ada = visit("/", language="en")
    lay_table(ada, company(game(slug), "friend"), slug=slug, **quickly(game(slug)))
    link = ada.locator("#t-link-1").input_value()
    ben = visit("/", language="fr")
    sit_down(ben, link, "Ben")
    expect(ada.locator("#t-seat-1")).to_contain_text("Ben")
    expect(ada.locator("#t-link-1")).to_have_count(0)
    play_to_the_end([ada, ben], move_by_mouse)
    assert figures(ada) == figures(ben)
    assert ada.locator("html").get_attribute("lang") == "en"
    assert ben.locator("html").get_attribute("lang") == "fr"
    for page in (ada, ben):
        assert_fine(page, DESKTOP)
    # The same company once more: who asks is taken there, and the other follows at leisure.
    first_table = ada.url
    ada.get_by_role("button", name="Play again together").click()
    expect(ada).not_to_have_url(first_table)
    ben.get_by_role("link", name="À la partie suivante").click()
    expect(ben).to_have_url(ada.url)
    expect(ben.locator("#t-seat-0")).to_contain_text("Ada")


def test_three_seats_by_mouse(visit: Visit) -> None:
    """A person, a friend and a bot at one table, from the door on."""
    ada = visit("/", language="en")
    ada.get_by_role("link", name="Open the box").first.click()
    lay_table(ada, ["friend", "greedy"], name="Ada")
    ben = visit("/", language="fr")
    sit_down(ben, ada.locator("#t-link-1").input_value(), "Ben")
    assert play_to_the_end([ada, ben], move_by_mouse) > 20
    assert len(ranking(ada)) == 3


@pytest.mark.parametrize("slug", game_names())
def test_a_whole_game_by_keyboard_alone(visit: Visit, slug: str) -> None:
    """By the numbers of the choices, against as few bots as can be."""
    page = visit("/")
    lay_table(page, company(game(slug)), slug=slug, **quickly(game(slug)))
    wait_for_turn(page)
    play_to_the_end([page], move_by_key)
    assert len(ranking(page)) == 1 + len(company(game(slug)))


def test_from_the_door_to_the_ranking_by_keyboard_alone(visit: Visit) -> None:
    """And on the board by its arrows: two seats, a person and a bot."""
    page = visit("/", language="en")
    tab_to(page, page.get_by_role("link", name="Open the box").first)
    page.keyboard.press("Enter")
    expect(page.locator("form.lay")).to_be_visible()
    tab_to(page, page.locator("#name"))
    page.keyboard.type("Grace")
    tab_to(page, page.locator("input[name=seats]:checked"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("input[name=seats]:checked")).to_have_value("2")
    tab_to(page, page.locator("#seat-1"))
    page.keyboard.type("a bot: greedy")
    tab_to(page, page.locator("form.lay button.main"))
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_be_visible()
    expect(page.locator("#t-seat-0")).to_contain_text("Grace")
    page.wait_for_load_state()  # keys lead nowhere before the script is there
    wait_for_turn(page)
    move_on_the_board_by_key(page)
    moves = play_to_the_end([page], move_by_key)
    assert moves > 10
    assert len(ranking(page)) == 2
    tab_to(page, page.get_by_role("button", name="Play again together"))
    table = page.url
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(table)


def move_on_the_board_by_key(page: Page) -> None:
    """To the board, over it with the arrows, and Enter wherever something may be done."""
    seen = version(page)
    page.keyboard.press("b")
    for arrow in ["ArrowRight", "ArrowDown"] * 8:
        if page.evaluate("document.activeElement.matches('#t-board [data-action]')"):
            page.keyboard.press("Enter")
            wait_for_change(page, seen)
            return
        page.keyboard.press(arrow)
    raise AssertionError("the arrows met nothing on the board that may be done")


@pytest.mark.parametrize("slug", game_names())
def test_a_whole_game_on_a_phone_in_french(visit: Visit, slug: str) -> None:
    page = visit("/", language="fr", size=PHONE)
    lay_table(page, company(game(slug)), name="Émile", slug=slug, **quickly(game(slug)))
    play_to_the_end([page], move_by_tap)
    assert ranking(page)
    assert_fine(page, PHONE)


def test_without_script_the_page_plays_too(visit: Visit) -> None:
    page = visit("/", java_script_enabled=False)
    lay_table(page, ["random"])
    for _ in range(200):
        if is_over(page) or page.locator(".story li").count() > 12:
            break
        if is_on_turn(page):
            buttons(page)[0].click()
        else:
            page.wait_for_timeout(400)
            page.reload()
    assert page.locator(".story li").count() > 12
