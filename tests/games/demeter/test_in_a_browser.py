"""In a real browser: a game with ghouls and vampires, in which a person becomes first a ghoul and
then a vampire, and sees another ship each time."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visit, chromium, house, visit
from tests.browser.open_to_all import assert_fine
from tests.browser.playing import (
    is_on_turn,
    is_over,
    lay_table,
    version,
    wait_for_change,
)

__all__ = ["chromium", "house", "visit"]  # the fixtures

MOST_TABLES = 15  # before Dracula has found a person twice
PATIENCE = 25  # moves for which one stays at a table where nothing becomes of one
CHOICES = "#t-acts button[name=action]"
PEACEFUL = ("Heal", "Reverse", "Use")  # what helps a person stay human
FIERCE = ("Attack", "Call")  # what makes a ghoul a vampire


def role(page: Page) -> str:
    """What the reader is, as the drawing says."""
    said = page.locator("#mine .you").first.text_content() or ""
    return said.rpartition(" ")[2]


def live_dangerously(page: Page, chooser: Random) -> None:
    """Do anything but what keeps one human."""
    texts = page.locator(CHOICES).all_text_contents()
    fierce = [text for text in texts if role(page) == "ghoul" and text.startswith(FIERCE)]
    others = [text for text in texts if not text.startswith(PEACEFUL)]
    seen = version(page)
    chosen = texts.index(chooser.choice(fierce or others or texts))
    page.locator(CHOICES).nth(chosen).click()
    wait_for_change(page, seen)


def roles_of_a_game(page: Page, seed: int) -> list[str]:
    """Play a game to its end, or until one has waited long enough to be found once more; the result
    is what the person has been. Four seats, for then Dracula strikes most often."""
    lay_table(page, ["random"] * 3, name="Mina", slug="demeter", ghouls_vampires="on")
    chooser, been, waited = Random(seed), ["human"], 0
    while not is_over(page) and (waited < PATIENCE or "vampire" in been):
        if role(page) != been[-1]:
            been.append(role(page))
            waited = 0
            assert_fine(page, DESKTOP)
        if is_on_turn(page):
            live_dangerously(page, chooser)
            waited += 1
        else:
            page.wait_for_timeout(30)
    return been


@pytest.mark.rule("DE-244", "DE-280")
def test_a_person_becomes_a_ghoul_and_then_a_vampire(visit: Visit) -> None:
    page = visit("/", language="en")
    for seed in range(MOST_TABLES):
        been = roles_of_a_game(page, seed)
        if been[:3] == ["human", "ghoul", "vampire"]:
            expect(page.locator("#t-ending")).to_be_visible()
            return
    pytest.fail(f"nobody was found twice in {MOST_TABLES} games")
