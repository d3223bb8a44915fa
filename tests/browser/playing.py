"""How these tests play at a table's page: as a person does, by what it shows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random

from playwright.sync_api import Locator, Page, expect

from tablee.engine.game import Game

LONGEST_GAME = 240.0  # seconds
MOST_TABS = 120  # presses of the key that anything on a page may be away

Move = Callable[[Page, Random], None]


def version(page: Page) -> int:
    """Which version of the table a page shows."""
    return int(page.locator("#live").get_attribute("data-version") or -1)


def is_on_turn(page: Page) -> bool:
    return page.locator("#live").get_attribute("data-turn") == "yes"


def may_move(page: Page) -> bool:
    """Where all choose at once, a page may still be about to show that its reader has."""
    return is_on_turn(page) and bool(buttons(page))


def is_over(page: Page) -> bool:
    return page.locator("#live").get_attribute("data-over") == "yes"


def wait_for_turn(page: Page) -> None:
    expect(page.locator("#live")).to_have_attribute("data-turn", "yes", timeout=30_000)


def wait_until_connected(page: Page) -> None:
    """Until the house knows that this seat looks on: from then on the page catches up by itself."""
    expect(page.locator("#live .seat.you:not(.away)")).to_be_visible()


def wait_for_change(page: Page, seen: int) -> None:
    """Until the page shows something newer than what was seen."""
    page.wait_for_function(
        "seen => +document.getElementById('live').dataset.version > seen", arg=seen
    )


@contextmanager
def a_move(page: Page) -> Iterator[None]:
    """Something by which a move is made, until the page shows it. Where several are asked at once,
    the next change may be somebody else's; so the house is asked how far the table has come."""
    with page.expect_response(lambda answer: "/act?" in answer.url):
        yield
    table = str(page.request.get(page.url).text())
    come = re.search(r'data-version="(\d+)"', table)
    assert come is not None
    wait_for_change(page, int(come[1]) - 1)


def buttons(page: Page) -> list[Locator]:
    """All that may be done now, as worded buttons."""
    return page.locator("#t-acts button[name=action]").all()


def glowing(page: Page) -> list[Locator]:
    """All that may be done now, as places and pieces on the board; some of them open a choice."""
    return page.locator("#t-board :is([data-action], [data-opens]):visible").all()


def move_by_mouse(page: Page, chooser: Random) -> None:
    """Click on something that glows; on a button, where nothing on the board does."""
    place = chooser.choice(glowing(page) or buttons(page))
    part = place.get_attribute("data-opens")
    if part:
        place.click()
        place = chooser.choice(page.locator(f"#{part} [data-action]").all())
    with a_move(page):
        place.click()


def move_by_button(page: Page, chooser: Random) -> None:
    """Click on one of the worded buttons."""
    with a_move(page):
        chooser.choice(buttons(page)).click()


def move_by_key(page: Page, chooser: Random) -> None:
    """The number of a choice, and Enter; keys lead nowhere before the page's script is there."""
    page.wait_for_load_state()
    with a_move(page):
        page.keyboard.press(str(chooser.randint(1, min(9, len(buttons(page))))))
        page.wait_for_function("document.activeElement.matches('#t-acts button')")
        page.keyboard.press("Enter")


def move_by_tap(page: Page, chooser: Random) -> None:
    """Tap on one of the choices in the sheet."""
    with a_move(page):
        chooser.choice(buttons(page)).tap()


def play_some(pages: Sequence[Page], move: Move, moves: int, seed: int = 1) -> None:
    """So many moves, each by whoever's turn it is."""
    chooser = Random(seed)
    for _ in range(moves):
        mover = None
        while mover is None:
            mover = next(filter(may_move, pages), None)
            pages[0].wait_for_timeout(40)  # a bot may be thinking
        move(mover, chooser)


def play_to_the_end(pages: Sequence[Page], move: Move, seed: int = 1) -> int:
    """Each of these people moves when it's their turn; the result is how many moves they made."""
    chooser, moves, started = Random(seed), 0, time.monotonic()
    while not is_over(pages[0]):
        assert time.monotonic() - started < LONGEST_GAME, "the game doesn't come to its end"
        on_turn = next(filter(may_move, pages), None)
        if on_turn is None:
            pages[0].wait_for_timeout(40)  # a bot is thinking
            continue
        move(on_turn, chooser)
        moves += 1
    return moves


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"no way by Tab to {wanted}")


def lay_table(
    page: Page,
    company: Sequence[str],
    name: str = "Ada",
    slug: str = "chercheurs",
    **options: str,
) -> None:
    """From a game's page to a table with this company: levels of bots, or `friend`."""
    page.goto(f"/games/{slug}")
    page.locator("#name").fill(name)
    page.locator(f"input[name=seats][value='{len(company) + 1}']").check(force=True)
    for seat, who in enumerate(company, 1):
        page.locator(f"#seat-{seat}").select_option(who)
    for option, value in options.items():
        chosen = page.locator(f"input[name='option-{option}'][value='{value}']")
        if not chosen.is_visible():
            page.locator("details.finer summary").click()
        chosen.check(force=True)
    page.locator("form.lay button.main").click()
    expect(page.locator("#live")).to_be_visible()
    page.wait_for_load_state()  # until its script is there, keys and places lead nowhere


def company(game: Game, *friends: str, bots: str = "greedy") -> list[str]:
    """These friends, and as many bots as it takes for the game to be played together."""
    fewest = min(seats for seats in game.seats if seats > max(1, len(friends)))
    return [*friends, *[bots] * (fewest - 1 - len(friends))]


def quickly(of: Game) -> dict[str, str]:
    """The options by which a game that may last long is soon over, as its box.toml names them."""
    return dict(of.data.get("quick", {}))


def sit_down(page: Page, link: str, name: str) -> None:
    """Follow a link to a seat and take it."""
    page.goto(link)
    page.locator("#name").fill(name)
    page.locator("form.lay button.main").click()
    expect(page.locator("#live")).to_be_visible()
    page.wait_for_load_state()  # until its script is there, keys and places lead nowhere


def come_by_key(page: Page, link: str, name: str) -> None:
    """Take the seat behind a link without a mouse."""
    page.goto(link)
    tab_to(page, page.locator("#name"))
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_be_visible()
    page.wait_for_load_state()
