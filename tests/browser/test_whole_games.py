"""Whole games in a real browser: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import (
    buttons,
    is_on_turn,
    is_over,
    lay_table,
    move_by_key,
    move_by_mouse,
    play_to_the_end,
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


def points(page: Page) -> list[str]:
    return [line.split()[-2] for line in ranking(page)]


def test_three_seats_by_mouse_with_a_friend_who_came_by_link(visit: Visit) -> None:
    """One person in English, a friend in a browser of their own in French, and a bot."""
    ada = visit("/", language="en")
    ada.get_by_role("link", name="Open the box").first.click()
    lay_table(ada, ["friend", "greedy"], name="Ada")
    link = ada.locator("#t-link-1").input_value()
    ben = visit("/", language="fr")
    sit_down(ben, link, "Ben")
    expect(ada.locator("#t-seat-1")).to_contain_text("Ben")
    expect(ada.locator("#t-link-1")).to_have_count(0)
    moves = play_to_the_end([ada, ben], move_by_mouse)
    assert moves > 20
    assert len(ranking(ada)) == 3
    assert points(ada) == points(ben)
    assert ada.locator("html").get_attribute("lang") == "en"
    assert ben.locator("html").get_attribute("lang") == "fr"
    # The same company once more: who asks is taken there, and the other follows at leisure.
    first_table = ada.url
    ada.get_by_role("button", name="Play again together").click()
    expect(ada).not_to_have_url(first_table)
    ben.get_by_role("link", name="À la partie suivante").click()
    expect(ben).to_have_url(ada.url)
    expect(ben.locator("#t-seat-0")).to_contain_text("Ada")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """From the door to the ranking without a mouse: two seats, a person and a bot."""
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


def test_a_whole_game_on_a_phone_in_french(visit: Visit) -> None:
    page = visit("/", language="fr", size=PHONE)
    lay_table(page, ["greedy"], name="Émile", mode="simplified_once")
    play_to_the_end([page], move_by_tap)
    assert len(ranking(page)) == 2


def move_by_tap(page: Page, chooser: Random) -> None:
    """Tap on one of the choices in the sheet."""
    seen = version(page)
    chooser.choice(buttons(page)).tap()
    wait_for_change(page, seen)


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
