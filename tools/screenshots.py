"""Take the pictures in docs/screenshots: `python tools/screenshots.py [GAME...]`.

A house is opened for the purpose, on a database that is thrown away, and visited with the system's
Chromium at a desk and on a phone: the door, a game's page, and for each game a table at its start,
in mid-game (in French and at night too), with a refusal on show, and at its end. Where there is
pngquant, it makes the files a third as large.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect, sync_playwright

from tablee.engine.game import game, game_names
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE, QUIETLY
from tests.browser.playing import (
    lay_table,
    move_by_button,
    play_to_the_end,
    quickly,
    wait_for_turn,
)
from tests.server.process import House

SHOTS = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SETTLED = 900  # milliseconds after which nothing moves any more
MOVES_TO_THE_MIDDLE = 9
DEVICES = {DESKTOP: "desktop", PHONE: "phone"}


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
    file = folder / f"{name}.png"
    page.screenshot(path=file)
    if shutil.which("pngquant"):
        subprocess.run(
            ["pngquant", "--force", "--skip-if-larger", "--ext", ".png", file], check=False
        )
    print(file.relative_to(SHOTS), flush=True)


def visit_house(house: House, folder: Path) -> None:
    """The door, and the page of a game."""
    for size, device in DEVICES.items():
        with visitor(house, size, "en", "light") as page:
            page.goto("/")
            shoot(page, folder, f"{device}-home")
            page.goto(f"/games/{game_names()[0]}")
            shoot(page, folder, f"{device}-box")


def visit_table(
    house: House, folder: Path, slug: str, size: tuple[int, int], language: str, light: str
) -> None:
    """A whole game in English by daylight; otherwise its middle."""
    manner = "-dark" if light == "dark" else ""
    where = f"{DEVICES[size]}-{{}}-{language}{manner}"
    in_full = language == "en" and light == "light"
    with visitor(house, size, language, light) as page:
        bots = game(slug).data["default_seats"] - 1
        lay_table(page, ["greedy"] * bots, name="Camille", slug=slug, **quickly(game(slug)))
        wait_for_turn(page)
        if in_full:
            shoot(page, folder, where.format("start"))
        chooser = Random(7)
        for _ in range(MOVES_TO_THE_MIDDLE):
            wait_for_turn(page)
            move_by_button(page, chooser)
        wait_for_turn(page)
        shoot(page, folder, where.format("game"))
        if not in_full:
            return
        refused = page.locator("#t-board [data-why]")
        if refused.count():
            # By force: to the browser's driver, what may not be done can't be clicked.
            refused.first.click(force=True)
            expect(page.locator("#notice")).not_to_be_empty()
            shoot(page, folder, where.format("refusal"))
        play_to_the_end([page], move_by_button)
        shoot(page, folder, where.format("end"))


def main() -> None:
    """Take them all, or those of the games that are named."""
    slugs = sys.argv[1:] or game_names()
    with tempfile.TemporaryDirectory() as scratch:
        house = House(Path(scratch) / "tables.sqlite", quick_bots=True)
        house.open()
        try:
            visit_house(house, SHOTS)
            for slug in slugs:
                folder = SHOTS / slug
                folder.mkdir(parents=True, exist_ok=True)
                for language, light in (("en", "light"), ("fr", "light"), ("en", "dark")):
                    for size in DEVICES:
                        visit_table(house, folder, slug, size, language, light)
        finally:
            house.kill()


if __name__ == "__main__":
    main()
