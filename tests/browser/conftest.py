"""What the browser's tests share: a house that is open, and a real Chromium to visit it with."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.server.process import House

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Chromium by itself asks its makers' servers for this and that; here it talks to our house only.
QUIETLY = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP, PHONE = (1440, 900), (390, 844)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """An open house, whose bots make no pause."""
    opened = House(tmp_path_factory.mktemp("house") / "tables.sqlite", quick_bots=True)
    opened.open()
    yield opened
    opened.kill()


# A module's, not the session's: while it runs, nothing else in this process can await anything.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A Chromium; without one these tests are skipped, but never in continuous integration."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("There is no Chromium here, and the browser tests must run.")
        pytest.skip("There is no Chromium here. Install the system's package chromium.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(QUIETLY))
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(house: House, chromium: Browser) -> Iterator[Visit]:
    """Someone new comes to the house, with a browser of their own; whatever goes wrong in their
    page, its script or its requests, fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def someone(
        path: str = "/",
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        **options: Any,
    ) -> Page:
        locale = {"en": "en-GB", "fr": "fr-FR"}[language]
        width, height = size
        context = chromium.new_context(
            base_url=house.address,
            locale=locale,
            viewport={"width": width, "height": height},
            has_touch=size == PHONE,
            reduced_motion=options.pop("reduced_motion", "reduce"),
            **options,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda said: wrong.append(f"{page.url}: {said.text}") if is_our_fault(said) else None,
        )
        page.goto(path)
        return page

    yield someone
    for context in contexts:
        context.close()
    assert not wrong


# What the browser and htmx say by themselves where a test takes the house away, or is refused.
EXPECTED = ("Failed to load resource", "Failed to fetch", "net::ERR", "network error")


def is_our_fault(said: ConsoleMessage) -> bool:
    """An error in the console that no test has brought about."""
    return said.type == "error" and not any(word in said.text for word in EXPECTED)
