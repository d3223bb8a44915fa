"""Take the pictures in docs/screenshots: `python tools/screenshots.py [FOLDER]`.

A house is opened for the purpose, on a database that is thrown away, and visited with the system's
Chromium, once at a desk and once on a phone, in both languages: the door, a game's page, and a
table at its start, in mid-game, with a refusal on show, and at its end.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE, QUIETLY
from tests.browser.playing import is_over, lay_table, move_by_button, play_to_the_end, wait_for_turn
from tests.server.process import House

SHOTS = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SETTLED = 900  # milliseconds after which nothing moves any more
MOVES_TO_THE_MIDDLE = 9


@contextmanager
def visitor(house: House, size: tuple[int, int], language: str, light: str) -> Iterator[Page]:
    """Someone with a browser of their own."""
    chromium = next(filter(None, map(shutil.which, CHROMIUM)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIETLY))
        context = browser.new_context(
            base_url=house.address,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=1 if size == DESKTOP else 2,
            color_scheme="dark" if light == "dark" else "light",
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        yield context.new_page()
        browser.close()


def shoot(page: Page, folder: Path, name: str) -> None:
    """One picture, once everything lies still."""
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=folder / f"{name}.png")
    print(f"{name}.png", flush=True)


def visit(house: House, folder: Path, size: tuple[int, int], language: str, light: str) -> None:
    """A whole visit, from the door to the end of a game."""
    where = f"{'desktop' if size == DESKTOP else 'phone'}-{{}}-{language}"
    if light == "dark":
        where += "-dark"
    with visitor(house, size, language, light) as page:
        page.goto("/")
        shoot(page, folder, where.format("home"))
        page.goto("/games/chercheurs")
        shoot(page, folder, where.format("box"))
        lay_table(page, ["greedy"] * 3, name="Camille", first_player="seat_0")
        wait_for_turn(page)
        shoot(page, folder, where.format("start"))
        chooser = Random(7)
        for _ in range(MOVES_TO_THE_MIDDLE):
            wait_for_turn(page)
            move_by_button(page, chooser)
        wait_for_turn(page)
        shoot(page, folder, where.format("game"))
        # By force: to the browser's driver, what may not be done can't be clicked.
        page.locator("#t-board .cell[data-why]").first.click(force=True)
        expect(page.locator("#notice")).to_contain_text("CT-")
        shoot(page, folder, where.format("refusal"))
        if not is_over(page):
            play_to_the_end([page], move_by_button)
        shoot(page, folder, where.format("end"))


def main() -> None:
    """Take them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SHOTS
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        house = House(Path(scratch) / "tables.sqlite")
        house.open()
        try:
            for language, light in (("en", "light"), ("fr", "light"), ("en", "dark")):
                for size in (DESKTOP, PHONE):
                    visit(house, folder, size, language, light)
        finally:
            house.kill()


if __name__ == "__main__":
    main()
