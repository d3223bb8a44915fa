"""*Nid de vouivres* in real browsers, where all choose at once: with bots, and three people each in
a browser of their own, one of them with no mouse."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.open_to_all import assert_nothing_cut_off
from tests.browser.playing import (
    a_move,
    come_by_key,
    is_on_turn,
    lay_table,
    move_by_button,
    move_by_key,
    move_by_mouse,
    move_by_tap,
    play_some,
    play_to_the_end,
    sit_down,
    version,
    wait_for_change,
    wait_for_turn,
)


def placings(page: Page) -> int:
    """How many places the ranking has, once there is one."""
    expect(page.locator("#t-ending")).to_be_visible()
    return page.locator(".ranking li").count()


def test_four_seats_by_mouse_with_three_bots(visit: Visit) -> None:
    page = visit("/", language="fr")
    lay_table(page, ["greedy"] * 3, slug="vouivres", name="Émile")
    assert play_to_the_end([page], move_by_mouse) >= 5
    assert placings(page) == 4


def test_three_people_each_in_their_own_way(visit: Visit) -> None:
    """By mouse, by keyboard alone, and on a phone; the table shows who has chosen, to each the
    same."""
    ada = visit("/", language="en")
    lay_table(ada, ["friend", "friend"], slug="vouivres")
    links = [ada.locator(f"#t-link-{seat}").input_value() for seat in (1, 2)]
    ben = visit("/", language="fr")
    come_by_key(ben, links[0], "Ben")
    zoe = visit("/", language="en", size=PHONE)
    sit_down(zoe, links[1], "Zoé")
    expect(ada.locator("#t-seat-2")).to_contain_text("Zoé")
    # All three owe a choice; Ben makes his by the keys.
    for page in (ada, ben, zoe):
        wait_for_turn(page)
        expect(page.locator(".seat.to-act")).to_have_count(3)
    move_by_key(ben, Random(1))
    for page in (ada, ben, zoe):
        expect(page.locator(".seat.to-act")).to_have_count(2)
        expect(page.locator("#laid-1.sealed")).to_have_count(0 if page is ben else 1)
    expect(ben.locator("#laid-1.mine")).to_have_count(1)
    ways = {id(ada): move_by_mouse, id(ben): move_by_key, id(zoe): move_by_tap}
    play_to_the_end([ada, ben, zoe], lambda page, chooser: ways[id(page)](page, chooser))
    assert [placings(page) for page in (ada, ben, zoe)] == [3, 3, 3]


def test_a_choice_on_the_board_by_the_keys(visit: Visit) -> None:
    """To a room by the arrows; Enter opens its six choices, and chooses one of them. What the
    others do meanwhile leaves the focus where it is."""
    page = visit("/", language="en")
    lay_table(page, ["friend", "friend"], slug="vouivres")
    wait_for_turn(page)
    page.keyboard.press("b")
    for arrow in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft") * 3:
        if page.evaluate("document.activeElement.matches('#t-board [data-opens]')"):
            break
        page.keyboard.press(arrow)
    page.keyboard.press("Enter")
    expect(page.locator(".fan.open")).to_have_count(1)
    first = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.id")
    assert first.startswith("chip-")
    assert second.startswith("chip-")
    assert first != second
    seen, ben = version(page), visit("/", language="fr")
    sit_down(ben, page.locator("#t-link-1").input_value(), "Ben")
    move_by_button(ben, Random(1))
    wait_for_change(page, seen + 1)
    assert page.evaluate("document.activeElement.id") == second
    with a_move(page):
        page.keyboard.press("Enter")
    expect(page.locator(".fan.open")).to_have_count(0)
    expect(page.locator("#laid-0.mine")).to_have_count(1)


def test_six_seats_fit_a_phone(visit: Visit) -> None:
    page = visit("/", language="fr", size=PHONE)
    lay_table(page, ["random"] * 5, slug="vouivres")
    play_some([page], move_by_tap, moves=6)
    assert_nothing_cut_off(page)


def test_a_choice_may_be_changed_until_all_have_chosen(visit: Visit) -> None:
    ada = visit("/", language="en")
    lay_table(ada, ["friend", "friend"], slug="vouivres")
    wait_for_turn(ada)
    ada.locator("#room-1, [data-opens]").locator("visible=true").first.click()
    expect(ada.locator(".fan.open")).to_have_count(1)
    ada.keyboard.press("Escape")
    expect(ada.locator(".fan.open")).to_have_count(0)
    move_by_button(ada, Random(1))
    assert not is_on_turn(ada)
    expect(ada.locator("#laid-0.mine")).to_have_count(1)
    seen = version(ada)
    ada.locator("#t-undo button").click()
    wait_for_change(ada, seen)
    expect(ada.locator("#laid-0.mine")).to_have_count(0)
    assert is_on_turn(ada)
