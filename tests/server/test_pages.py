"""The pages round the tables: each in both languages, every link on them, and the forms."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement, VariableReference
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tablee import players
from tablee.engine.game import Option, game, game_names
from tablee.engine.rulebook import rulebook
from tablee.engine.words import LANGUAGES, words_of
from tablee.server import routes
from tablee.server.app import make_app
from tablee.server.assets import WEB
from tablee.server.declined import server_words
from tablee.server.house import House
from tablee.server.rendering import say
from tests.server.browser import HOST, Answer, Browser, links_in
from tests.server.open_house import open_app

pytestmark = pytest.mark.anyio

PAGES = (
    "/",
    "/about",
    *(f"/{kind}/{name}" for kind in ("games", "rules") for name in game_names()),
)
CHERCHEURS = game("chercheurs")


class Reader(HTMLParser):
    """A page as a browser takes it in: its elements, and its words with where they stand."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.ids: list[str] = []
        self.words: list[tuple[str, str]] = []  # within which elements, what
        self._within: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.elements.append((tag, attributes))
        self.ids += [attributes["id"]] if "id" in attributes else []
        if tag not in ("meta", "link", "input", "br", "img"):
            self._within.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._within:
            while self._within.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if data.strip() and self._within:
            self.words.append((" ".join(self._within), data.strip()))

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]

    def said_in(self, tag: str) -> str:
        return " ".join(words for within, words in self.words if tag in within.split())

    def said_outside(self, tag: str) -> str:
        return " ".join(words for within, words in self.words if tag not in within.split())

    def led_to(self) -> Iterator[str]:
        """The addresses to which links, style sheets, scripts and fonts lead."""
        for name, attribute in (("a", "href"), ("link", "href"), ("script", "src"), ("img", "src")):
            yield from (each[attribute] for each in self.all(name) if attribute in each)

    def form(self, action: str) -> dict[str, str]:
        """What a browser sends from the form that posts to this address, if nothing is changed."""
        filled: dict[str, str] = {}
        inside, select = False, ""
        for tag, has in self.elements:
            if tag == "form":
                if filled:
                    break  # the first of several
                inside = has.get("action") == action
            elif inside and tag == "input" and (has["type"] != "radio" or "checked" in has):
                filled[has["name"]] = has.get("value", "")
            elif inside and tag == "select":
                select = has["name"]
            elif inside and tag == "option" and (select not in filled or "selected" in has):
                filled[select] = has["value"]
        return filled


def read(answer: Answer) -> Reader:
    """What is on a page, once it is sound."""
    page = Reader(answer.text)
    assert len(page.all("h1")) == 1
    assert page.said_in("title")
    assert len(page.all("main")) == 1
    assert len(set(page.ids)) == len(page.ids), "two elements have one id"
    return page


# ---------------------------------------------------------------- every page, every link


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
async def test_a_page_speaks_its_readers_language(app: Starlette, path: str, language: str) -> None:
    answer = await Browser(app, language).get(path)
    assert answer.status == 200
    page = read(answer)
    assert page.all("html")[0]["lang"] == language
    other = next(each for each in LANGUAGES if each != language)
    assert say(other, f"language-{other}") in answer.said
    assert say(language, "skip-to-main") in answer.said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_link_leads_somewhere(app: Starlette, language: str) -> None:
    browser = Browser(app, language)
    waiting, known = ["/"], dict[str, Answer]()
    anchors: set[tuple[str, str]] = set()
    while waiting:
        path = waiting.pop()
        known[path] = answer = await browser.get(path)
        assert answer.status == 200, path
        for link in found_in(answer):
            target, anchor = urldefrag(urljoin(f"http://{HOST}{path}", link))
            if not target.startswith(f"http://{HOST}"):
                assert target.startswith("https://"), link
                continue
            target = target.removeprefix(f"http://{HOST}")
            anchors |= {(target, anchor)} if anchor else set()
            if target not in known and target not in waiting:
                waiting.append(target)
    for path, anchor in anchors:
        assert anchor in Reader(known[path].text).ids, f"{path}#{anchor}"
    assert set(PAGES) <= known.keys()


def found_in(answer: Answer) -> list[str]:
    """All that a page or a style sheet asks for or leads to."""
    kind = answer.header("content-type").partition(";")[0]
    if kind == "text/html":
        return list(read(answer).led_to())
    if kind == "text/css":
        return [u for u in re.findall(r"url\(([^)]*)\)", answer.text) if not u.startswith("#")]
    return []


@pytest.mark.parametrize("path", PAGES)
async def test_every_form_goes_to_an_address_that_takes_forms(app: Starlette, path: str) -> None:
    browser = Browser(app)
    for form in read(await browser.get(path)).all("form"):
        assert form["method"] == "post"
        assert (await browser.get(form["action"])).status == 405  # it's there, and takes no GET


async def test_a_page_in_the_other_language_is_one_button_away(app: Starlette) -> None:
    browser = Browser(app, "fr")
    assert read(await browser.get("/about")).form("/lang") == {"back": "/about"}
    answer = await browser.post("/lang", {"back": "/about", "lang": "en"})
    assert answer.header("location") == "/about"
    assert read(await browser.get("/about")).all("html")[0]["lang"] == "en"


# ---------------------------------------------------------------- laying a table


async def test_a_table_against_bots_is_one_click_from_home(app: Starlette, house: House) -> None:
    browser = Browser(app)
    form = read(await browser.get("/")).form("/tables")
    assert form == {"game": "chercheurs", "name": ""}
    table = (await house.sitting(await laid(browser, form))).table
    assert table
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]


async def test_a_table_is_laid_as_the_form_stands(app: Starlette, house: House) -> None:
    browser = Browser(app)
    form = read(await browser.get("/games/chercheurs")).form("/tables")
    assert form["seats"] == "3"
    table = (await house.sitting(await laid(browser, form))).table
    assert table
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
    assert {seat.level for seat in table.seats[1:]} == {"middle"}
    assert table.match.options == CHERCHEURS.choose_options({})


async def test_a_table_is_laid_as_the_form_was_filled(app: Starlette, house: House) -> None:
    browser = Browser(app)
    form = read(await browser.get("/games/chercheurs")).form("/tables")
    # As many rows as there can be seats; those beyond the number chosen say nothing.
    assert {"seat-1", "seat-2", "seat-3"} <= form.keys()
    changed = {"name": " Zoé ", "seats": "2", "seat-1": "friend", "option-mode": "simplified_once"}
    table = (await house.sitting(await laid(browser, {**form, **changed}))).table
    assert table
    assert table.names("en") == ("Zoé", "Free seat 2")
    assert table.match.options["mode"] == "simplified_once"
    again = read(await browser.get("/games/chercheurs"))
    assert again.form("/tables")["name"] == "Zoé", "the browser remembers the name"


async def laid(browser: Browser, form: dict[str, str]) -> str:
    """Send a form that lays a table; the table's address."""
    answer = await browser.post("/tables", form)
    assert answer.status == 303, answer.said
    path = answer.header("location")
    assert (await browser.get(path)).status == 200
    return path.removeprefix("/t/")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
async def test_what_makes_another_game_of_it_is_told_openly(
    app: Starlette, name: str, language: str
) -> None:
    page = read(await Browser(app, language).get(f"/games/{name}"))
    offered = {(each["name"], each["value"]) for each in page.all("input") if "value" in each}
    words = words_of(game(name), language)
    for option in game(name).options.values():
        for value in option.values:
            counts = [seats for seats in game(name).seats if value in option.values_for(seats)]
            fields = [f"option-{option.name}"]
            if option.seats:
                fields = [f"option-{option.name}-for-{seats}" for seats in counts]
            assert {(field, value) for field in fields} <= offered
            about = words.say(f"option-{option.name}-{value}-about")
            assert about in told(page, option)


@pytest.mark.parametrize("name", game_names())
async def test_the_form_offers_what_goes_with_the_seats(
    app: Starlette, house: House, name: str
) -> None:
    """Whatever number of seats is chosen, the form as it stands lays a table."""
    browser = Browser(app)
    form = read(await browser.get(f"/games/{name}")).form("/tables")
    for seats in game(name).seats:
        filled = {**form, "seats": str(seats), "seat-1": "friend"}
        table = (await house.sitting(await laid(browser, filled))).table
        assert table
        assert table.match.seats == seats
        assert table.match.options == game(name).choose_options({}, seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
async def test_what_does_not_go_together_is_refused_in_words(
    app: Starlette, name: str, language: str
) -> None:
    browser, words = Browser(app, language), words_of(game(name), language)
    for option in game(name).options.values():
        for other, those in option.only.items():
            others = game(name).options[other]
            seats = next(n for n in game(name).seats if not set(others.values_for(n)) & set(those))
            form = {"game": name, "seats": str(seats), f"option-{option.name}": option.values[1]}
            answer = await browser.post("/tables", form)
            assert answer.status == 400
            assert words.say(f"option-{option.name}") in answer.said
            assert words.say(f"option-{other}-{those[0]}") in answer.said
        for value, counts in option.seats.items():
            seats = next(n for n in game(name).seats if n not in counts)
            field = f"option-{option.name}-for-{seats}"
            answer = await browser.post(
                "/tables", {"game": name, "seats": str(seats), field: value}
            )
            assert answer.status == 400
            assert words.say(f"option-{option.name}-{value}") in answer.said


def told(page: Reader, option: Option) -> str:
    """Where an option is told of: openly, or among the finer points."""
    return page.said_outside("details") if option.main else page.said_in("details")


async def test_every_level_of_bot_is_offered_and_told_of(app: Starlette) -> None:
    answer = await Browser(app).get("/games/chercheurs")
    for level in players.LEVELS:
        assert f'<option value="{level}"' in answer.text
        assert server_words("en").say(f"level-{level}-about") in answer.said


# ---------------------------------------------------------------- your tables


async def test_home_lists_the_tables_at_which_a_browser_sits(app: Starlette) -> None:
    ada = Browser(app)
    assert "Your tables" not in (await ada.get("/")).said
    seat_0 = {"option-first_player": "seat_0", "option-start_cell": "centre"}
    mine = await ada.lay(seats=2, name="Ada", **seat_0)
    assert listed_at_home(await ada.get("/")) == [(mine, "your-turn")]
    empty = await ada.lay(seats=2, **{"seat-1": "friend"}, **seat_0)
    event = await ada.event(empty)
    assert listed_at_home(await ada.get("/")) == [(empty, "your-turn"), (mine, "your-turn")]
    await ada.act(empty, event.choices[0], event.id)
    assert dict(listed_at_home(await ada.get("/")))[empty] in ("free", "your-turn")
    assert "Your tables" not in (await Browser(app).get("/")).said


def listed_at_home(answer: Answer) -> list[tuple[str, str]]:
    """The tables listed at home, with how each stands."""
    links = read(answer).all("a")
    return [(a["href"][3:], a["class"]) for a in links if a["href"].startswith("/t/")]


# ---------------------------------------------------------------- an invitation


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_link_to_a_seat_is_an_invitation_until_somebody_sits_there(
    app: Starlette, language: str
) -> None:
    ada, ben, cy = (Browser(app, language) for _ in range(3))
    table = await ada.lay(seats=2, name="Ada", **{"seat-1": "friend"})
    (link,) = links_in((await ada.get(f"/t/{table}")).text, "join")
    heading = "On vous a gardé une place" if language == "fr" else "A seat has been kept for you"

    invitation = await ben.get(link)
    assert invitation.status == 200
    assert heading in read(invitation).said_in("h1")
    assert "Ada" in invitation.said
    assert (await ben.post(link, {"name": "Ben"})).header("location") == f"/t/{table}"

    taken = await cy.get(link)
    assert "Ben" in read(taken).said_in("main")
    assert heading not in taken.said
    refused = await cy.post(link, {"name": "Cy"})
    assert refused.status == 409
    assert way_on(read(refused)) == f"/t/{table}"
    sitting = await ada.get(link)
    assert "Ada" in read(sitting).said_in("main")
    assert heading not in sitting.said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_seat_can_be_played_from_another_device_too(app: Starlette, language: str) -> None:
    ada, tablet = Browser(app, language), Browser(app, language)
    table = await ada.lay(seats=2, name="Ada")
    (link,) = links_in((await ada.get(f"/t/{table}")).text, "seat")
    asked = await tablet.get(link)
    assert "Ada" in read(asked).said_in("main")
    assert asked.text.count(f'href="/t/{table}"') == 1, "or only watch"
    assert (await tablet.post(link)).status == 303
    for browser in (ada, tablet):
        assert (await browser.get(link)).header("location") == f"/t/{table}"
        assert links_in((await browser.get(f"/t/{table}")).text, "seat") == [link]


# ---------------------------------------------------------------- the rulebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
async def test_each_rule_is_at_its_number(app: Starlette, name: str, language: str) -> None:
    page = read(await Browser(app, language).get(f"/rules/{name}"))
    book = rulebook(game(name), language)
    assert [each for each in page.ids if each.startswith(f"{book.prefix}-")] == [
        rule.name for rule in book.rules.values()
    ]
    contents = [a["href"] for a in page.all("a") if a["href"].startswith("#section-")]
    assert contents == [f"#section-{n + 1}" for n in range(len(book.sections))]


# ---------------------------------------------------------------- about


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everybody_whose_work_this_is_is_named(app: Starlette, language: str) -> None:
    said = (await Browser(app, language).get("/about")).said
    for name in game_names():
        assert game(name).data["author"] in said
        assert game(name).data.get("publisher", "") in said
    made_of = json.loads((WEB / "built" / "credits.json").read_text(encoding="utf-8"))
    for package in made_of["packages"]:
        assert package["name"] in said
        assert package["licence"] in said
    for artist, icons in made_of["icons"].items():
        assert artist.title() in said
        for icon in icons:
            assert icon.replace("-", " ") in said


async def test_the_seal_can_be_checked_as_the_page_says(app: Starlette, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    match = CHERCHEURS.new(seats=2, seed=7)
    match.save(saved)
    page = Reader((await Browser(app).get("/about")).text)
    verify, by_hand = (words for within, words in page.words if within.endswith("pre code"))
    assert printed(
        verify.replace("tablee", f"{sys.executable} -m tablee").replace("FILE", str(saved))
    )
    by_hand = by_hand.replace("python3", sys.executable).replace("KEY", match.key.hex())
    assert printed(by_hand) == json.loads(saved.read_text(encoding="utf-8"))["commitment"]


def printed(command: str) -> str:
    """What a command prints that ends well."""
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    return ended.stdout.strip()


# ---------------------------------------------------------------- when something goes wrong


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_goes_wrong_is_told_with_a_way_back(app: Starlette, language: str) -> None:
    ada, stranger = Browser(app, language), Browser(app, language)
    table = await ada.lay(seats=2, name="Ada", **{"option-first_player": "seat_0"})
    elsewhere = {"sec_fetch_site": "cross-site"}
    wrong = [
        (await stranger.get("/nowhere"), 404, "/"),
        (await stranger.get("/games/nothing"), 404, "/"),
        (await stranger.get("/rules/nothing"), 404, "/"),
        (await stranger.get("/static/style/nothing.css"), 404, "/"),
        (await stranger.get("/t/aaaaaaaaaa"), 404, "/"),
        (await stranger.get(f"/t/{table}/join/{'a' * 24}"), 404, "/"),
        (await stranger.get("/tables"), 405, "/"),
        (await stranger.post("/lang", {"lang": "de"}), 400, "/"),
        (await stranger.post("/tables", {"game": "chercheurs", "seats": "7"}), 400, "/"),
        (await stranger.post("/tables", {}, **elsewhere), 403, "/"),
        (
            await stranger.post("/tables", {"game": "chercheurs"}, content_type="text/plain"),
            415,
            "/",
        ),
        (await stranger.post("/tables", {"name": "x" * 20_000}), 413, "/"),
        (await stranger.post(f"/t/{table}/act", {"version": 0}), 403, f"/t/{table}"),
        (await ada.post(f"/t/{table}/act", {"action": 0, "version": 99}), 409, f"/t/{table}"),
    ]
    for answer, status, back in wrong:
        assert answer.status == status
        page = read(answer)
        assert page.all("html")[0]["lang"] == language
        assert way_on(page) == back


def way_on(page: Reader) -> str:
    """Where the page's one main link leads."""
    (way,) = (a["href"] for a in page.all("a") if "main" in a.get("class", "").split())
    return way


async def test_a_move_against_the_rules_names_the_rule_and_leads_to_it(app: Starlette) -> None:
    ada = Browser(app)
    table = await ada.lay(seats=2, **{"option-first_player": "seat_0"})
    event = await ada.event(table)
    form = {"action": "pass_turn", "version": event.id}
    answer = await ada.post(f"/t/{table}/act", form)
    assert answer.status == 422
    assert 'href="/rules/chercheurs#CT-29"' in answer.text
    assert "You cannot pass" in answer.said


async def test_a_table_that_cannot_be_followed_any_more_says_so(database: Path) -> None:
    async with open_app(database) as app:
        browser = Browser(app)
        table = await browser.lay(seats=2)
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("update tables set seats = 9")
    async with open_app(database) as app:
        browser.app = app
        answer = await browser.get(f"/t/{table}")
        assert answer.status == 410
        assert way_on(read(answer)) == "/"
        assert (await browser.get("/")).status == 200  # home goes on without it


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_mistakes_are_owned_up_to(
    database: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("the secret of the house")

    monkeypatch.setattr(routes, "rulebook", broken)
    with TestClient(make_app(database), raise_server_exceptions=False) as client:
        answer = client.get("/rules/chercheurs", headers={"accept-language": language})
    assert answer.status_code == 500
    page = Reader(answer.text)
    assert page.said_in("h1") == say(language, "error-ours")
    assert "secret" not in answer.text


# ---------------------------------------------------------------- all that pages say


@pytest.mark.parametrize("room", ["web", "server"])
def test_what_is_said_is_said_in_both_languages(room: str) -> None:
    french, english = (messages(room, language) for language in LANGUAGES)
    assert list(french) == list(english)
    for name, message in french.items():
        assert variables(message) == variables(english[name]), name


@pytest.mark.parametrize("room", ["web", "server"])
def test_french_is_set_as_the_french_set_it(room: str) -> None:
    badly = re.compile(r"(?<!\u00a0):(?=\s|$)|(?<!\u202f)[;!?]|«(?!\u00a0)|(?<!\u00a0)»|'")
    for name, message in messages(room, "fr").items():
        for part in parts(message):
            assert not (isinstance(part, TextElement) and badly.search(part.value)), name


def test_nothing_is_written_that_nobody_says() -> None:
    pages, server = written("web/templates/*.html"), written("server/*.py")
    silent = {name for name in messages("web", "en") if not is_said(name, pages)}
    silent |= {
        name
        for name in messages("server", "en")
        if not is_said(name, server) and not is_said(name.removeprefix("declined-"), server)
    }
    assert silent == set()


def is_said(message: str, code: str) -> bool:
    """Whether the code names a message, or puts its name together: `"home-state-" ~ state` in a
    template, `f"level-{name}-about"` in Python."""
    in_template = re.findall(r'"([a-z][\w-]*-)" ~ [\w.\[\]]+(?: ~ "(-[\w-]+)")?', code)
    in_python = re.findall(r'f"([a-z][\w-]*-)\{[^"{}]*\}(-[\w-]+)?"', code)
    return f'"{message}"' in code or any(
        re.fullmatch(rf"{before}[\w-]+{after}", message)
        for before, after in in_template + in_python
        if before != "declined-"
    )


def written(files: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(WEB.parent.glob(files)))


def messages(room: str, language: str) -> dict[str, Message]:
    text = (WEB.parent / room / f"words.{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def variables(message: Message) -> set[str]:
    """The values that a message is given."""
    return {part.id.name for part in parts(message) if isinstance(part, VariableReference)}


def parts(message: Message) -> Iterator[BaseNode]:
    """A message with all that it is made of."""
    waiting: list[object] = [message]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif isinstance(part, BaseNode):
            yield part
            waiting += vars(part).values()
