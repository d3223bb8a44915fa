"""What every page must be: free of barriers that axe-core finds, in either light, and with nothing
cut off on a phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import PHONE

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
NARROW = (360, 740)

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
        found = barriers(page)
        assert found == [], "\n".join(found)


def assert_nothing_cut_off(page: Page) -> None:
    for width, height in (PHONE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT_OFF) == [], f"{page.url} at {width}"


def assert_fine(page: Page, size: tuple[int, int]) -> None:
    assert_open_to_all(page)
    if size == PHONE:
        assert_nothing_cut_off(page)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
