"""Reloads, second tabs, lost connections and a server that falls: the page catches up by itself."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    buttons,
    lay_table,
    move_by_button,
    sit_down,
    version,
    wait_for_change,
    wait_for_turn,
    wait_until_connected,
)
from tests.server.process import House


def drawn(page: Page) -> list[str]:
    """All that the board is made of, whatever the order in which attributes were set."""
    found: list[str] = page.locator("#t-board *").evaluate_all(
        """all => all.map(one => one.tagName + [...one.attributes].map(
            ({name, value}) => ` ${name}=${value}`).sort().join(''))"""
    )
    return found


def test_reload_and_second_tab_show_the_same_table(visit: Visit) -> None:
    page = visit("/")
    lay_table(page, ["friend"], first_player="seat_0")
    move_by_button(page, Random(1))
    shown = drawn(page)
    page.reload()
    assert drawn(page) == shown
    tab = page.context.new_page()
    tab.goto(page.url)
    assert drawn(tab) == shown


def test_a_second_tab_follows_the_first(visit: Visit) -> None:
    page = visit("/")
    lay_table(page, ["friend"], first_player="seat_0")
    tab = page.context.new_page()
    tab.goto(page.url)
    seen = version(tab)
    move_by_button(page, Random(1))
    wait_for_change(tab, seen)
    assert version(tab) == version(page)


def test_a_dropped_connection_is_said_and_caught_up_with(visit: Visit) -> None:
    ada = visit("/")
    lay_table(ada, ["friend"], first_player="seat_0")
    ben = visit("/", language="fr")
    sit_down(ben, ada.locator("#t-link-1").input_value(), "Ben")
    wait_until_connected(ben)
    seen = version(ben)
    ben.context.set_offline(True)
    move_by_button(ada, Random(1))
    ben.wait_for_timeout(500)
    ben.context.set_offline(False)
    wait_for_change(ben, seen)
    assert version(ben) == version(ada)
    wait_for_turn(ben)
    move_by_button(ben, Random(2))
    wait_for_change(ada, version(ada) - 1)


def test_a_server_that_falls_comes_back_with_everything(visit: Visit, house: House) -> None:
    page = visit("/")
    lay_table(page, ["friend"], first_player="seat_0")
    move_by_button(page, Random(1))
    ben = visit("/", language="fr")
    sit_down(ben, page.locator("#t-link-1").input_value(), "Ben")
    wait_until_connected(ben)
    wait_for_turn(ben)
    house.kill()
    expect(ben.locator("#connection")).not_to_be_empty()
    # A move that can't be sent is said not to have been made.
    buttons(ben)[0].click()
    expect(ben.locator("#notice")).not_to_be_empty()
    house.open()
    expect(ben.locator("#connection")).to_be_empty(timeout=20_000)
    move_by_button(ben, Random(3))
    wait_for_change(page, version(page) - 1)
    expect(page.locator("#live")).to_have_attribute(
        "data-version", str(version(ben)), timeout=20_000
    )


def test_each_reader_has_their_language_at_the_table(visit: Visit) -> None:
    page = visit("/", language="en")
    lay_table(page, ["friend"], first_player="seat_0")
    english = page.locator("#t-story").inner_text()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#live")).to_be_visible()
    assert page.locator("#t-story").inner_text() != english
    move_by_button(page, Random(1))  # and it goes on in French, live
    expect(page.locator("#t-story")).to_contain_text("Vous")


def test_a_move_is_taken_back_with_one_click(visit: Visit) -> None:
    page = visit("/")
    lay_table(page, ["greedy"], first_player="seat_0", start_cell="centre")
    wait_for_turn(page)
    seen, before = version(page), page.locator("#t-points-0").get_attribute("data-points")
    page.locator("#t-kind-place_tile button").first.click()
    wait_for_change(page, seen)
    assert page.locator("#t-points-0").get_attribute("data-points") != before
    page.locator("#t-undo button").click()
    expect(page.locator("#t-points-0")).to_have_attribute("data-points", str(before))
