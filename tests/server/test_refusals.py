"""What isn't done: answered with the right status and a sentence in the reader's language, and the
log is the same as before."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from tablee.server import reading
from tablee.server.declined import server_words
from tests.server.browser import FORM, HOST, Answer, Browser, answer_to, ask, links_in, scope_of
from tests.server.open_house import rows_on_disk

pytestmark = pytest.mark.anyio

in_both_languages = pytest.mark.parametrize("language", ["en", "fr"])


class Evening(NamedTuple):
    """Anna and Paul play, Anna to begin; Zoé has a table of her own; a passer-by watches."""

    app: Starlette
    database: Path
    anna: Browser
    paul: Browser
    zoe: Browser
    passer_by: Browser
    table: str
    version: int


def refused(answer: Answer, status: int, reason: str, language: str, *what: object) -> None:
    """It wasn't done, and that is said."""
    assert answer.status == status, (what, answer.said)
    assert server_words(language).say(f"declined-{reason}") in answer.said, what


@pytest.fixture
async def evening(app: Starlette, database: Path) -> AsyncIterator[Evening]:
    """Two tables; whatever a test does leaves both logs as they were."""
    anna, paul, zoe, passer_by = (Browser(app) for _ in range(4))
    chosen = {"seats": 2, "seat-1": "friend", "option-first_player": "seat_0"}
    table = await anna.lay(name="Anna", **chosen)
    (link,) = links_in((await anna.get(f"/t/{table}")).text, "join")
    await paul.post(link, {"name": "Paul"})
    await zoe.lay(name="Zoé", **chosen)
    before = rows_on_disk(database)
    shown = (await anna.get(f"/t/{table}")).body
    evening = Evening(app, database, anna, paul, zoe, passer_by, table, 2)
    yield evening
    anna.language = "en"
    assert rows_on_disk(database) == before
    assert (await anna.get(f"/t/{table}")).body == shown


# ---------------------------------------------------------------- whose move it is


@in_both_languages
async def test_another_seats_move_is_refused(evening: Evening, language: str) -> None:
    evening.paul.language = language
    answer = await evening.paul.act(evening.table, "take_guard", evening.version)
    assert answer.status == 422
    assert "CT-" in answer.said


@in_both_languages
async def test_who_has_no_seat_does_nothing(evening: Evening, language: str) -> None:
    acts = ["act", "undo", "undo/agree", "undo/refuse", "rematch", "seat/1/bot"]
    forms = {"action": "take_guard", "version": evening.version, "level": "random"}
    for browser in (evening.passer_by, evening.zoe):
        browser.language = language
        for act in acts:
            answer = await browser.post(f"/t/{evening.table}/{act}", forms)
            refused(answer, 403, "not-your-seat", language)


async def test_a_key_that_nobody_holds_opens_nothing(evening: Evening) -> None:
    forged = Browser(evening.app)
    key = evening.anna.cookies["tablee"]
    for cookie in (
        "A" * 43,
        key[:-1] + ("A" if key[-1] != "A" else "B"),
        key[::-1],
        key.lower(),
        key + "=",
        key[:42],
        f"{key},{key}",
    ):
        forged.cookies["tablee"] = cookie
        answer = await forged.act(evening.table, "take_guard", evening.version)
        refused(answer, 403, "not-your-seat", "en")
        assert 'data-seat=""' in (await forged.get(f"/t/{evening.table}")).text


# ---------------------------------------------------------------- what is done


@in_both_languages
async def test_a_forged_action_is_refused(evening: Evening, language: str) -> None:
    evening.anna.language = language
    for action in (
        "-1",
        "99999",
        "999999999999",
        "take_tile 99",
        "take_tile",
        "🎲",
        "",
        "1 OR 1=1",
    ):
        answer = await evening.anna.act(evening.table, action, evening.version)
        refused(answer, 400, "no-such-action", language)
    for action in ("pass_turn", "end_turn", "place_tile 11 "):
        answer = await evening.anna.act(evening.table, action, evening.version)
        assert (answer.status, "CT-" in answer.said) == (422, True)


async def test_a_stale_page_is_refused(evening: Evening) -> None:
    for version in (evening.version + 1, 999_999_999):
        answer = await evening.anna.act(evening.table, "take_guard", version)
        refused(answer, 409, "stale", "en")


@in_both_languages
async def test_a_version_that_is_none_is_refused(evening: Evening, language: str) -> None:
    evening.anna.language = language
    for version in ("", "-1", "two", "1e3", "0x10", "٣", "9" * 400, " 2"):
        answer = await evening.anna.act(evening.table, "take_guard", version)  # type: ignore[arg-type]
        refused(answer, 400, "garbled", language)
    for path in ("act", "undo", "undo/agree", "undo/refuse"):
        answer = await evening.anna.post(f"/t/{evening.table}/{path}", {"action": "take_guard"})
        assert answer.status in (400, 409), path


NOT_TO_BE_LAID: list[tuple[dict[str, str], int, str]] = [
    ({"game": "chess"}, 404, "no-such-game"),
    ({"game": "../chercheurs"}, 404, "no-such-game"),
    ({}, 404, "no-such-game"),
    ({"game": "chercheurs", "seats": "1"}, 400, "no-such-option"),
    ({"game": "chercheurs", "seats": "5"}, 400, "no-such-option"),
    ({"game": "chercheurs", "seats": "999999999"}, 400, "no-such-option"),
    ({"game": "chercheurs", "seats": "-2"}, 400, "garbled"),
    ({"game": "chercheurs", "seats": "three"}, 400, "garbled"),
    ({"game": "chercheurs", "seat-1": "grandmaster"}, 400, "no-such-level"),
    ({"game": "chercheurs", "seat-1": "__class__"}, 400, "no-such-level"),
    ({"game": "chercheurs", "option-mode": "chess"}, 400, "no-such-option"),
    ({"game": "chercheurs", "option-": "standard"}, 400, "no-such-option"),
    ({"game": "chercheurs", "option-colour": "red"}, 400, "no-such-option"),
]


@in_both_languages
async def test_a_table_that_cannot_be_laid_is_not(evening: Evening, language: str) -> None:
    evening.zoe.language = language
    for form, status, reason in NOT_TO_BE_LAID:
        refused(await evening.zoe.post("/tables", form), status, reason, language, form)


# ---------------------------------------------------------------- addresses


@in_both_languages
async def test_what_is_not_there_is_said_not_to_be(evening: Evening, language: str) -> None:
    anna, table = evening.anna, evening.table
    anna.language = language
    wrong = table[:-1] + ("a" if table[-1] != "a" else "b")
    for path, reason in (
        ("/nowhere", "no-such-page"),
        ("/games/chess", "no-such-game"),
        ("/rules/chess", "no-such-game"),
        (f"/t/{wrong}", "no-such-table"),
        (f"/t/{wrong}/live", "no-such-table"),
        (f"/t/{table.upper()}", "no-such-table"),
        (f"/t/{table}%00", "no-such-table"),
        ("/t/' OR 1=1 --", "no-such-table"),
        ("/t/%E2%80%AE" + "a" * 9, "no-such-table"),
        (f"/t/{table}/join/{'a' * 24}", "no-such-link"),
        (f"/t/{table}/seat/{'a' * 24}", "no-such-link"),
        (f"/t/{table}/join/é", "no-such-link"),
        ("/static/nothing.css", "no-such-page"),
    ):
        refused(await anna.get(path), 404, reason, language)


async def test_a_link_is_good_for_its_seat_and_its_purpose_only(evening: Evening) -> None:
    (mine,) = links_in((await evening.anna.get(f"/t/{evening.table}")).text, "seat")
    secret = mine.rpartition("/")[2]
    table = next(iter(rows_on_disk(evening.database)["tables"]))[0]
    for wrong in (
        f"/t/{evening.table}/join/{secret}",
        f"/t/{evening.table}/seat/{secret[:-1]}",
        f"/t/{evening.table}/seat/{secret}a",
        f"/t/{evening.table}/seat/{secret.upper()}",
        *([f"/t/{table}/seat/{secret}"] if table != evening.table else []),
    ):
        for method in ("get", "post"):
            answer = await getattr(evening.passer_by, method)(wrong)
            refused(answer, 404, "no-such-link", "en")
    assert "tablee" not in evening.passer_by.cookies


async def test_an_act_is_a_post_and_a_page_is_a_get(evening: Evening) -> None:
    table = f"/t/{evening.table}"
    for path in ("/tables", "/lang", *(f"{table}/{act}" for act in ("act", "undo", "undo/agree",
                 "undo/refuse", "rematch", "seat/1/bot"))):  # fmt: skip
        answer = await evening.anna.get(f"{path}?action=take_guard&version=2&game=chercheurs")
        refused(answer, 405, "wrong-method", "en")
        assert answer.header("allow") == "POST"
    for path in ("/", "/about", "/health", table, f"{table}/live", f"{table}/why", f"{table}/file"):
        refused(await evening.anna.post(path, {"a": 1}), 405, "wrong-method", "en")
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"):
        answer = await ask(evening.app, method, f"{table}/act", evening.anna.headers())
        assert answer.status == 405
    for path in (table, f"{table}/live", "/"):
        head = await ask(evening.app, "HEAD", path, evening.anna.headers())
        assert head.status == 200


NOT_GIVEN_OUT = [
    "/static/../../pyproject.toml",
    "/static/style/../../../pyproject.toml",
    "/static/style/..%2f..%2f..%2fpyproject.toml",
    "/static/style/%2e%2e/%2e%2e/server/store.py",
    "/static/style/....//....//server/store.py",
    "/static//etc/passwd",
    "/static/style//etc/passwd",
    "/static/style/%2fetc%2fhostname.txt",
    "/static/style/house.css%00.txt",
    "/static/style/..\\..\\server\\store.py",
    "/static/style",
    "/static/style/",
    "/static/",
    "/static/games/chercheurs/rules.py",
    "/static/games/chercheurs/box.toml",
    "/static/games/chercheurs/words.fr.ftl",
    "/static/games/chercheurs/board.svg.jinja",
    "/static/games/chercheurs/../../server/words.en.ftl",
    "/static/games/../engine/match.py",
    "/static/games/",
    "/static/templates/table.html",
    "/static/style/" + "a" * 5_000 + ".css",
    "/static/style/" + "a/" * 3_000 + "b.css",
    "/static/~root/.profile",
]


async def test_only_what_pages_are_made_of_is_given_out(app: Starlette) -> None:
    for path in NOT_GIVEN_OUT:
        refused(await Browser(app).get(path), 404, "no-such-page", "en", path)


# ---------------------------------------------------------------- from elsewhere, and garbage


FROM_ELSEWHERE: list[dict[str, str]] = [
    {"sec_fetch_site": "cross-site"},
    {"sec_fetch_site": "same-site"},
    {"sec_fetch_site": "none"},
    {"sec_fetch_site": ""},
    {"sec_fetch_site": "cross-site", "origin": f"http://{HOST}"},
    {"origin": "https://elsewhere.test"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": f"http://{HOST}.elsewhere.test"},
    {"origin": f"http://elsewhere.test/{HOST}"},
    {"origin": f"http://{HOST}:81"},
]


@in_both_languages
async def test_what_another_site_sends_is_refused(evening: Evening, language: str) -> None:
    """Even with the cookies of who has a seat."""
    evening.anna.language = language
    form = f"action=take_guard&version={evening.version}".encode()
    paths = (f"/t/{evening.table}/act", f"/t/{evening.table}/undo", "/tables", "/lang")
    for path, headers in product(paths, FROM_ELSEWHERE):
        sent = evening.anna.headers(content_type=FORM, **headers)
        answer = await ask(evening.app, "POST", path, sent, form)
        refused(answer, 403, "from-elsewhere", language, path, headers)


async def test_an_old_browser_that_says_only_its_origin_may_play(app: Starlette) -> None:
    anna = Browser(app)
    for origin in (f"http://{HOST}", f"https://{HOST}"):  # the second: behind a proxy
        headers = anna.headers(content_type=FORM, origin=origin)
        assert (await ask(app, "POST", "/tables", headers, b"game=chercheurs")).status == 303


@in_both_languages
async def test_what_is_too_long_is_refused_before_it_is_read(
    evening: Evening, language: str
) -> None:
    evening.anna.language = language
    taken = 0

    def endless() -> Iterator[Message]:
        nonlocal taken
        while True:
            taken += 1_000
            yield {"type": "http.request", "body": b"x" * 1_000, "more_body": True}

    headers = evening.anna.headers(content_type=FORM, sec_fetch_site="same-origin")
    scope = scope_of("POST", f"/t/{evening.table}/act", headers)
    refused(await answer_to(evening.app, scope, endless()), 413, "too-long", language)
    assert taken < reading.MOST_BYTES + 2_000


GARBAGE = [
    ("application/json", b'{"action": "take_guard", "version": 2}', 415, "not-a-form"),
    ("multipart/form-data; boundary=x", b"--x--", 415, "not-a-form"),
    ("text/plain", b"action=take_guard&version=2", 415, "not-a-form"),
    ("", b"action=take_guard&version=2", 415, "not-a-form"),
    (FORM, b"action", 400, "garbled"),
    (FORM, b"action=take_guard&&version=2", 400, "garbled"),
    (FORM, b"action=take_guard&version=2\xff", 400, "garbled"),
    (FORM, b"action=%ff%fe&version=2", 400, "garbled"),
    (FORM, "action=é".encode(), 400, "garbled"),
    (FORM, b"\0\1\2", 400, "garbled"),
    (FORM, b"&".join([b"version=2"] * 100), 400, "garbled"),
    (FORM, b"action=take_guard%00&version=2", 400, "no-such-action"),
    (FORM, b"", 400, "garbled"),
]


@in_both_languages
async def test_garbage_is_refused(evening: Evening, language: str) -> None:
    evening.anna.language = language
    for content_type, body, status, reason in GARBAGE:
        headers = evening.anna.headers(content_type=content_type, sec_fetch_site="same-origin")
        answer = await ask(evening.app, "POST", f"/t/{evening.table}/act", headers, body)
        refused(answer, status, reason, language, content_type, body)


async def test_who_hangs_up_in_the_middle_of_a_form_has_done_nothing(evening: Evening) -> None:
    form = b"action=take_guard&version=2"
    headers = evening.anna.headers(content_type=FORM, sec_fetch_site="same-origin")
    scope = scope_of("POST", f"/t/{evening.table}/act", headers)
    half = iter([{"type": "http.request", "body": form, "more_body": True}])
    assert (await answer_to(evening.app, scope, half)).status == 400


JUNK: list[dict[str, str]] = [
    {"cookie": "tablee"},
    {"cookie": "=;;=; tablee=; lang=\xff; name=%FF%00"},
    {"cookie": 'tablee="' + "a" * 43 + '"; lang=de; name=' + "%20" * 500},
    {"cookie": "a=b; " * 1_000},
    {"cookie": "lang=<script>; name=<script>alert(1)</script>"},
    {"accept_language": "fr;q=x, *;q=nan, ;;;, en;q=inf, fr;q=-1" + ", de" * 5_000},
    {"accept_language": "\xff\xfe"},
    {"host": '"><script>alert(1)</script>'},
    {"host": "[::1"},
    {"host": "\xff"},
    {"host": ""},
    {"hx_request": "false"},
    {"content_length": "-5"},
    {"range": "bytes=5-1,,,-"},
    {"if_none_match": '"' * 999},
    {"sec_fetch_site": "\xff"},
    {"x_forwarded_for": "1.2.3.4'; DROP TABLE tables"},
]


async def test_headers_full_of_junk_harm_nobody(evening: Evening) -> None:
    paths = ("/", f"/t/{evening.table}", "/nowhere", "/static/style/house.css", "/health")
    for path, junk in product(paths, JUNK):
        sent = dict(evening.anna.headers()) | {k.replace("_", "-"): v for k, v in junk.items()}
        answer = await ask(evening.app, "GET", path, sent.items())
        assert answer.status in (200, 304, 400, 404, 416), (path, junk, answer.said)
        assert b"<script>alert" not in answer.body


async def test_a_query_that_is_no_text_harms_nobody(evening: Evening) -> None:
    for query in (
        "lang=%ff",
        "lang=fr&lang=xx",
        "&&==",
        "%",
        "lang[]=fr",
        "action=%00",
        "a" * 9_000,
    ):
        for path in (
            "/",
            f"/t/{evening.table}",
            f"/t/{evening.table}/why",
            "/static/style/house.css",
        ):
            assert (await evening.anna.get(f"{path}?{query}")).status in (200, 400)


async def test_a_name_is_text_wherever_it_is_shown(app: Starlette) -> None:
    anna = Browser(app)
    table = await anna.lay(seats=2, name="<b onx='1'>&\"", **{"seat-1": "friend"})
    for path in ("/", f"/t/{table}", "/games/chercheurs"):
        assert b"<b onx" not in (await anna.get(path)).body
    assert "<b onx='1'>&\"" in (await anna.get(f"/t/{table}")).said


async def test_after_choosing_a_language_one_stays_in_the_house(app: Starlette) -> None:
    for back, leads_to in (
        ("/games/chercheurs", "/games/chercheurs"),
        ("https://elsewhere.test/", "/"),
        ("//elsewhere.test/", "/"),
        ("/\\elsewhere.test/", "/"),
        ("\\\\elsewhere.test", "/"),
        ("javascript:alert(1)", "/"),
        ("", "/"),
    ):
        answer = await Browser(app).post("/lang", {"lang": "fr", "back": back})
        assert (answer.status, answer.header("location")) == (303, leads_to)
    tabbed = await Browser(app).post("/lang", {"lang": "fr", "back": "/\t/elsewhere.test\r\nX: y"})
    assert tabbed.header("location").isprintable()
    assert "%09" in tabbed.header("location")
    wrong = await Browser(app).post("/lang", {"lang": "de"})
    assert (wrong.status, wrong.header("set-cookie")) == (400, "")


# ---------------------------------------------------------------- what goes wrong on our side


async def test_a_log_that_cannot_be_followed_is_said_to_be_so(
    app: Starlette, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    anna = Browser(app)
    table, other = await anna.lay(), await anna.lay()
    with sqlite3.connect(database) as connection:
        # If chance has let the bot begin, it may have moved already.
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number >= 4", (table,))
        connection.execute(
            "INSERT INTO entries VALUES (?, 4, 'move', 0, 'take_tile 66', 0)", (table,)
        )
    connection.close()
    app.state.house._sittings.clear()
    for path in ("", "/live", "/why?action=1", "/file"):
        answer = await anna.get(f"/t/{table}{path}")
        assert answer.status == 410
        assert server_words("en").say("declined-unplayable") in answer.said
    assert f"table {table}" in caplog.text
    home = await anna.get("/")
    assert home.status == 200
    assert other in home.text, "the other tables can still be found"
