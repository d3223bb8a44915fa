"""What is in every answer to keep browsers safe; and what is in none of them: secrets."""

import asyncio
import base64
import logging
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from starlette.applications import Starlette

from tablee.engine.match import View
from tablee.server import routes
from tablee.server.app import HEADERS
from tablee.server.house import House
from tablee.server.keys import link_secret
from tablee.server.store import Laid, Row
from tests.server.browser import Answer, Browser, links_in
from tests.server.open_house import open_app

pytestmark = pytest.mark.anyio


def has_safeguards(answer: Answer) -> bool:
    """Whether each of the headers is there, once."""
    return all(
        [value for name, value in answer.headers if name == key.decode()] == [wanted.decode()]
        for key, wanted in HEADERS
    )


async def test_every_answer_has_its_safeguards(
    app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Browser(app)
    table = await anna.lay()
    pages = ["/", "/games/chercheurs", "/rules/chercheurs", "/about", "/health", f"/t/{table}"]
    for path in (
        *pages,
        "/static/style/house.css",
        "/nowhere",
        f"/t/{table}/file",
        "/t/x",
        "/about/",
    ):
        assert has_safeguards(await anna.get(path)), path
    for path in ("/lang", "/tables", f"/t/{table}/act", "/"):
        assert has_safeguards(await anna.post(path)), path
        assert has_safeguards(await anna.post(path, sec_fetch_site="cross-site")), path
    async with anna.live(table) as page:
        assert set(HEADERS) <= set(page.headers)
    monkeypatch.setattr(routes, "table_page", lambda *_: 1 / 0)
    broken = await anna.get(f"/t/{table}")
    assert broken.status == 500
    assert has_safeguards(broken)


async def test_a_page_needs_nothing_from_elsewhere_and_no_script_in_it(app: Starlette) -> None:
    anna = Browser(app)
    table = await anna.lay()
    for path in (
        "/",
        "/games/chercheurs",
        "/rules/chercheurs",
        "/about",
        f"/t/{table}",
        "/nowhere",
    ):
        page = (await anna.get(path)).text
        assert (
            not re.search(r'(src|href|action)="(https?:)?//(?!tablee\.test/)', page)
            or path == "/about"
        )
        assert not re.search(r"<script(?![^>]*\bsrc=)", page)
        assert not re.search(r"\son\w+=|javascript:|<style", page)
        for asset in re.findall(r'(?:src|href)="(/static/[^"]+)"', page):
            answer = await anna.get(asset)
            assert answer.status == 200, asset
            assert "immutable" in answer.header("cache-control")


async def test_what_only_one_reader_may_see_is_never_kept(app: Starlette) -> None:
    anna = Browser(app)
    table = await anna.lay()
    for path in ("/", f"/t/{table}", "/nowhere"):
        assert (await anna.get(path)).header("cache-control") == "no-store"
    async with anna.live(table) as page:
        assert dict(page.headers)[b"cache-control"] == b"no-store"


async def test_a_page_for_an_error_of_ours_says_so_and_no_more(
    app: Starlette, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor does the log say what the error says, only where it was."""

    def fails(*_: object) -> None:
        raise ValueError("behind the screen: 24")

    anna = Browser(app, "fr")
    table = await anna.lay()
    monkeypatch.setattr(routes, "table_page", fails)
    answer = await anna.get(f"/t/{table}")
    assert answer.status == 500
    assert "Quelque chose s’est mal passé" in answer.said
    assert "screen" not in answer.text + caplog.text
    assert "Traceback" not in answer.text
    assert "ValueError" in caplog.text
    assert "in fails, " in caplog.text


async def test_an_error_in_a_live_page_cuts_it_off_and_tells_nothing(
    app: Starlette, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = Browser(app)
    table = await anna.lay(seats=2, **{"seat-1": "friend"})
    async with anna.live(table) as page:
        await page.event()
        monkeypatch.setattr(
            "tablee.server.live.table_page", lambda *_: (_ for _ in ()).throw(KeyError("24"))
        )
        (await house.sitting(table)).wake()
        assert await page.chunk() is None, "the connection is cut"
    assert "KeyError" in caplog.text
    assert "'24'" not in caplog.text


# ---------------------------------------------------------------- no secret gets out


class Heard(NamedTuple):
    """All that one browser was ever sent."""

    browser: Browser
    bytes: list[bytes]


async def test_no_secret_is_in_anything_that_is_sent_or_logged(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A game of two people and a bot, with refusals, an undo and an error on the way; all that each
    browser gets and all that is logged is searched for the key, the chance it makes, the table's
    secret, others' links, others' cookies, and what lies behind others' screens."""
    caplog.set_level(logging.DEBUG)

    def think(_level: str, view: View) -> int:
        if len(view.heard) > 6:
            raise RuntimeError(view.table)
        return view.legal[0].id

    async with open_app(database, think) as app:
        house: House = app.state.house
        anna, paul, passer_by = (Heard(Browser(app), []) for _ in range(3))
        table = await anna.browser.lay(seats=3, **{"seat-1": "friend", "seat-2": "random"})
        (link,) = links_in((await anna.browser.get(f"/t/{table}")).text, "join")
        await paul.browser.post(link, {"name": "Paul"})
        async with house.reading(await house.sitting(table)) as known:
            laid, match = known.laid, known.match
        everyone = (anna, paul, passer_by)
        async with (
            anna.browser.live(table) as hers,
            paul.browser.live(table) as his,
            passer_by.browser.live(table) as theirs,
        ):
            for move in range(8):
                for who in everyone:
                    await look_around(who, table, move)
                for who in (anna, paul):
                    for action in match.legal(0 if who is anna else 1)[:1]:
                        version = (await who.browser.event(table)).id
                        answer = await who.browser.act(table, action.id, version)
                        who.bytes.append(answer.everything)
                await asyncio.sleep(0.02)
            for who, page in zip(everyone, (hers, his, theirs), strict=True):
                while not page.chunks.empty():
                    who.bytes.append(await page.chunk() or b"")
        assert len(match.moves) > 6
        assert not match.over
        own = link_secret(laid.secret, "seat", 0).encode()
        assert own in b"".join(anna.bytes), "what she may know would be found"
        cookies = [who.browser.cookies["tablee"] for who in (anna, paul)]
        for seat, who in enumerate(everyone):
            sent = b"\n".join(who.bytes)
            secret = set(secrets_of(laid)) | {
                form
                for other in range(2)
                if other != seat
                for form in forms_of(cookies[other].encode())
                | forms_of(link_secret(laid.secret, "seat", other).encode())
            }
            assert len(sent) > 1_000_000
            assert not [form for form in secret if form in sent]
        logged = caplog.text.encode()
        assert b"a bot (random) failed" in logged
        ours = set(secrets_of(laid)) | {form for key in cookies for form in forms_of(key.encode())}
        ours |= {
            link_secret(laid.secret, purpose, seat).encode()
            for purpose in ("join", "seat")
            for seat in range(3)
        }
        assert not [form for form in ours if form in logged]


async def look_around(who: Heard, table: str, move: int) -> None:
    """Ask for all that there is, allowed or not."""
    get, post = who.browser.get, who.browser.post
    for language in ("en", "fr"):
        who.bytes.append((await get(f"/t/{table}?lang={language}")).everything)
    sent = [
        (await get("/")).everything,
        (await get(f"/t/{table}/file")).everything,
        (await get(f"/t/{table}/why?action={move}")).everything,
        (await get(f"/t/{table}/join/{'a' * 24}")).everything,
        (await get(f"/t/{table}/nowhere")).everything,
        (await post(f"/t/{table}/act", {"action": move, "version": 1})).everything,
        (await post(f"/t/{table}/undo", {"version": 0})).everything,
        (await post(f"/t/{table}/rematch")).everything,
    ]
    who.bytes.extend(sent)


def secrets_of(laid: Laid) -> set[bytes]:
    """What nobody may know before the end: the key that chance is made from, in any form, as
    numbers too; the table's secret; the whole or any half."""
    found = set[bytes]()
    for secret in (laid.key, laid.secret):
        for part in (secret, secret[:16], secret[16:]):
            found |= forms_of(part)
    for i in range(0, 32, 4):
        found.add(str(int.from_bytes(laid.key[i : i + 4], "little")).encode())
    return {form for form in found if len(form) > 8}


def forms_of(secret: bytes) -> set[bytes]:
    """A secret as it might be written."""
    return {
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        base64.b64encode(secret).rstrip(b"="),
        base64.urlsafe_b64encode(secret).rstrip(b"="),
        base64.b32encode(secret).rstrip(b"="),
        repr(secret)[2:-1].encode(),
    }


async def test_errors_of_the_database_tell_no_secret(
    app: Starlette, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    written: list[Row] = []
    write = house.store.write

    async def seen(rows: list[Row]) -> None:
        written.extend(rows)
        await write(rows)

    monkeypatch.setattr(house.store, "write", seen)
    with house.store._engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE tables")
    answer = await Browser(app).post("/tables", {"game": "chercheurs"})
    assert answer.status == 503
    (laid,) = [row for row in written if isinstance(row, Laid)]
    told = answer.everything + caplog.text.encode()
    assert not [form for form in secrets_of(laid) if form in told]
