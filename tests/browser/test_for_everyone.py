"""Every page in both languages and both lights: no barrier that axe-core finds, and nothing cut off
on a phone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.playing import (
    lay_table,
    move_by_button,
    play_some,
    play_to_the_end,
)

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
NARROW = (360, 740)
PAGES = ("/", "/games/chercheurs", "/rules/chercheurs", "/about", "/nowhere", "/t/aaaaaaaaaa")

# Tells what a page cuts off at its sides, as a list of sentences.
CUT_OFF = (Path(__file__).parent / "cut_off.js").read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """What axe-core finds, each with the first place where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run().then(run => run.violations)")
    return [
        f"{page.url}: {violation['id']}: {violation['help']}: {json.dumps(node['target'])}"
        for violation in found
        for node in violation["nodes"][:1]
    ]


def assert_open_to_all(page: Page) -> None:
    """In this light and in the other."""
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        assert barriers(page) == []


def assert_nothing_cut_off(page: Page) -> None:
    for width, height in (PHONE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT_OFF) == [], f"{page.url} at {width}"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_of_the_house(visit: Visit, path: str, language: str) -> None:
    page = visit(path, language=language)
    assert page.locator("html").get_attribute("lang") == language
    for folded in page.locator("details > summary").all():
        folded.click()
    assert_open_to_all(page)
    assert_nothing_cut_off(page)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_table_from_its_invitation_to_its_end(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    """With a free seat, with a refusal on show, in mid-game, and over."""
    ada = visit("/", language=language, size=size)
    lay_table(ada, ["friend"], first_player="seat_0")
    assert_fine(ada, size)  # a free seat, and its link
    link = ada.locator("#t-link-1").input_value()
    ben = visit(link, language=language, size=size)
    assert_fine(ben, size)  # the invitation
    ben.locator("#name").fill("Ben")
    ben.locator("form.lay button.main").click()
    expect(ben.locator("#live")).to_be_visible()
    assert_fine(ben, size)  # not his turn
    show_a_refusal(ada)
    assert_fine(ada, size)
    play_some([ada, ben], move_by_button, moves=9)
    assert_fine(ada, size)
    assert_fine(ben, size)
    play_to_the_end([ada, ben], move_by_button, seed=5)
    expect(ada.locator("#t-ending")).to_be_visible()
    assert_fine(ada, size)


def assert_fine(page: Page, size: tuple[int, int]) -> None:
    assert_open_to_all(page)
    if size == PHONE:
        assert_nothing_cut_off(page)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def show_a_refusal(page: Page) -> None:
    """Ask why something on the board can't be done."""
    # By force: what can't be done says so to whoever looks for things to click.
    page.locator("#t-board .cell[data-why]").first.click(force=True)
    expect(page.locator("#notice")).to_contain_text("CT-")
    rule = page.locator("#notice a").first.get_attribute("href")
    assert rule is not None
    assert re.fullmatch(r"/rules/chercheurs\?lang=(en|fr)#CT-\d+", rule)
