"""A card can be seen large: under the mouse that rests on it, and where the keyboard is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.engine.game import game_names
from tests.browser.conftest import Visit
from tests.browser.playing import lay_table, wait_for_turn

pytestmark = pytest.mark.skipif("volfyirion" not in game_names(), reason="isn't listed yet")


def test_a_card_is_seen_large_by_mouse_and_by_keyboard(visit: Visit) -> None:
    page = visit("/", language="en")
    lay_table(page, ["random"], slug="volfyirion")
    wait_for_turn(page)
    large = page.locator(".enlarged")
    expect(large).to_have_count(0)
    page.locator("#row-0-0").hover()
    expect(large).to_be_visible()
    box = large.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= page.evaluate("innerWidth")
    page.locator("#t-turn").hover()
    expect(large).to_have_count(0)
    page.locator("#row-0-1").focus()
    page.keyboard.press("ArrowRight")
    expect(large).to_be_visible()
