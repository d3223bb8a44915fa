"""Every page in both languages and both lights: no barrier that axe-core finds, and nothing cut off
on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tablee.engine.game import Game, game, game_names
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.open_to_all import assert_fine, assert_nothing_cut_off, assert_open_to_all
from tests.browser.playing import company, lay_table, move_by_button, play_some

OF_A_GAME = [f"/{page}/{slug}" for page in ("games", "rules") for slug in game_names()]
PAGES = ["/", "/about", "/nowhere", "/t/aaaaaaaaaa", *OF_A_GAME]
REFUSED = "#t-board [data-why]"  # what can't be done just now, and says why


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
@pytest.mark.parametrize("slug", game_names())
def test_a_table_from_its_invitation_to_mid_game(
    visit: Visit, slug: str, size: tuple[int, int], language: str
) -> None:
    """With a free seat, in mid-game, with a refusal on show; test_whole_games.py sees its end."""
    ada = visit("/", language=language, size=size)
    lay_table(ada, company(game(slug), "friend", bots="random"), slug=slug)
    assert_fine(ada, size)  # a free seat, and its link
    link = ada.locator("#t-link-1").input_value()
    ben = visit(link, language=language, size=size)
    assert_fine(ben, size)  # the invitation
    ben.locator("#name").fill("Ben")
    ben.locator("form.lay button.main").click()
    expect(ben.locator("#live")).to_be_visible()
    assert_fine(ben, size)  # not his turn
    play_some([ada, ben], move_by_button, moves=9)
    for page in (ada, ben):
        if page.locator(REFUSED).count():
            show_a_refusal(page, game(slug))
        assert_fine(page, size)


def show_a_refusal(page: Page, of: Game) -> None:
    """Ask why something on the board can't be done."""
    # By force: what can't be done says so to whoever looks for things to click.
    page.locator(REFUSED).first.click(force=True)
    expect(page.locator("#notice")).to_contain_text(f"{of.prefix}-")
    rule = page.locator("#notice a").first.get_attribute("href")
    assert rule is not None
    assert re.fullmatch(rf"/rules/{of.slug}\?lang=(en|fr)#{of.prefix}-\d+", rule)
