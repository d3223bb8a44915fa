"""People who play on one side, against the game: won or lost together, in real browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.engine.game import game_names
from tests.browser.conftest import DESKTOP, Visit
from tests.browser.open_to_all import assert_fine
from tests.browser.playing import lay_table, move_by_button, play_to_the_end, sit_down

pytestmark = pytest.mark.skipif("volfyirion" not in game_names(), reason="isn't listed yet")


def test_a_war_fought_together_in_two_browsers(visit: Visit) -> None:
    """Each acts when the other hands over, sees the other's hand, and shares the end."""
    ada = visit("/", language="en")
    lay_table(ada, ["friend"], slug="volfyirion", **{"mode-for-2": "coop"})
    link = ada.locator("#t-link-1").input_value()
    ben = visit("/", language="fr")
    sit_down(ben, link, "Ben")
    play_to_the_end([ada, ben], move_by_button)
    expect(ada.locator("#t-turn")).to_contain_text("Ada and Ben")
    expect(ben.locator("#t-turn")).to_contain_text("Ben et Ada")
    expect(ada.locator(".ranking li")).to_have_count(2)
    for page in (ada, ben):
        assert_fine(page, DESKTOP)
