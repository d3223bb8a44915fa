"""Playing over HTTP, as browsers do: a table is laid, friends join by a link, and it goes to its
end."""

import asyncio
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tablee.engine.match import from_document
from tablee.server.house import House
from tablee.server.keys import fingerprint
from tests.server.browser import Browser, links_in
from tests.server.open_house import open_app

pytestmark = pytest.mark.anyio

WITH_A_FRIEND = {"seats": 2, "seat-1": "friend", "option-first_player": "seat_0"}


async def test_a_whole_game_of_two_people_and_a_bot(app: Starlette, house: House) -> None:
    anna, paul = Browser(app, "en"), Browser(app, "fr")
    table = await anna.lay(seats=3, name="Anna", **{"seat-1": "friend", "seat-2": "random"})
    (link,) = links_in((await anna.get(f"/t/{table}")).text, "join")
    assert (await paul.get(link)).status == 200
    joined = await paul.post(link, {"name": "Paul"})
    assert (joined.status, joined.header("location")) == (303, f"/t/{table}")
    english, french = await asyncio.gather(*(play_to_the_end(who, table) for who in (anna, paul)))
    assert "Paul" in english
    assert "Robot 1" in french
    assert "Bot 1" in english
    known = house.store.read(table)
    assert known is not None
    made = [entry for entry in known[1] if entry.kind == "move"]
    assert {entry.seat for entry in made} == {0, 1, 2}
    for browser in (anna, paul, Browser(app)):
        match = from_document((await browser.get(f"/t/{table}/file")).json)
        assert match.over
        assert len(match.moves) == len(made)


async def play_to_the_end(browser: Browser, table: str) -> str:
    """Do the first thing that can be done whenever it's one's turn; the result is how it ended."""
    async with browser.live(table) as page:
        event = await page.event()
        while not event.over:
            if event.choices:
                answer = await browser.act(table, event.choices[0], event.id)
                assert answer.status == 204, answer.said
            event = await page.event()
    return event.html


async def test_a_table_is_laid_with_what_the_form_says(app: Starlette, house: House) -> None:
    anna = Browser(app)
    table = await anna.lay(
        seats=4,
        name=" Anna\u202e ",
        **{"seat-1": "friend", "seat-2": "random", "seat-3": "greedy", "option-mode": "simplified"},
    )
    known = house.store.read(table)
    assert known is not None
    laid, entries, holders = known
    assert (laid.seats, laid.options["mode"]) == (4, "simplified")
    assert [(entry.kind, entry.seat, entry.what) for entry in entries[:3]] == [
        ("sit", 0, "Anna"),
        ("bot", 2, "random"),
        ("bot", 3, "greedy"),
    ]
    assert [(holder.browser, holder.seat) for holder in holders] == [
        (fingerprint(anna.cookies["tablee"]), 0)
    ]


async def test_whatever_a_form_leaves_out_is_the_default(app: Starlette, house: House) -> None:
    table = await Browser(app, "fr").lay()
    known = house.store.read(table)
    assert known is not None
    assert [(e.kind, e.what) for e in known[1][:3]] == [
        ("sit", "Joueur 1"),
        ("bot", "middle"),
        ("bot", "middle"),
    ]


async def test_a_browser_keeps_one_key_for_all_its_tables(app: Starlette) -> None:
    anna = Browser(app)
    first = await anna.lay(name="Anna", **WITH_A_FRIEND)
    key = anna.cookies["tablee"]
    second = await anna.lay(**WITH_A_FRIEND)
    assert (anna.cookies["tablee"], first != second) == (key, True)
    home = (await anna.get("/")).text
    assert f"/t/{first}" in home
    assert f"/t/{second}" in home
    assert f"/t/{first}" not in (await Browser(app).get("/")).text


async def test_a_key_is_out_of_reach_of_scripts_and_stays_in_the_house(app: Starlette) -> None:
    answer = await Browser(app).post("/tables", {"game": "chercheurs"})
    (cookie,) = [value for name, value in answer.headers if name == "set-cookie"]
    assert cookie.startswith("tablee=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))


async def test_an_invitation_is_for_one_person(app: Starlette, house: House) -> None:
    anna, paul, zoe = (Browser(app) for _ in range(3))
    table = await anna.lay(name="Anna", **WITH_A_FRIEND)
    (link,) = links_in((await anna.get(f"/t/{table}")).text, "join")
    assert (await anna.post(link, {})).status == 409, "she sits there already"
    assert (await paul.post(link, {"name": "Anna"})).status == 303
    before = house.store.read(table)
    assert (await zoe.post(link, {"name": "Zoé"})).status == 409
    assert (await paul.post(link, {})).status == 409
    assert house.store.read(table) == before
    assert "Anna 2" in (await anna.get(f"/t/{table}")).text
    assert links_in((await anna.get(f"/t/{table}")).text, "join") == []
    assert (await zoe.get(f"/t/{table}")).status == 200, "anybody may watch"


async def test_two_who_follow_one_invitation_at_once_are_not_on_one_seat(
    app: Starlette, house: House
) -> None:
    anna = Browser(app)
    table = await anna.lay(**WITH_A_FRIEND)
    (link,) = links_in((await anna.get(f"/t/{table}")).text, "join")
    answers = await asyncio.gather(*(Browser(app).post(link, {"name": "Me"}) for _ in range(5)))
    assert sorted(answer.status for answer in answers) == [303, 409, 409, 409, 409]
    known = house.store.read(table)
    assert known is not None
    assert sorted(holder.seat for holder in known[2]) == [0, 1]


async def test_a_seat_is_taken_along_to_another_device(app: Starlette) -> None:
    anna, phone, paul = (Browser(app) for _ in range(3))
    table = await anna.lay(name="Anna", **WITH_A_FRIEND)
    (mine,) = links_in((await anna.get(f"/t/{table}")).text, "seat")
    assert (await phone.get(mine)).status == 200
    assert "tablee" not in phone.cookies, "to look at a link is not yet to follow it"
    assert (await phone.post(mine)).status == 303
    event = await phone.event(table)
    assert event.choices
    assert (await phone.act(table, event.choices[0], event.id)).status == 204
    assert (await anna.get(mine)).header("location") == f"/t/{table}"
    (invitation,) = links_in((await anna.get(f"/t/{table}")).text, "join")
    await paul.post(invitation)
    assert (await paul.post(mine)).status == 409, "he has a seat of his own"


async def test_a_bot_takes_a_seat_that_stays_empty(app: Starlette, house: House) -> None:
    anna, passer_by = Browser(app), Browser(app)
    table = await anna.lay(**WITH_A_FRIEND)
    before = house.store.read(table)
    assert (await passer_by.post(f"/t/{table}/seat/1/bot", {"level": "random"})).status == 403
    assert (await anna.post(f"/t/{table}/seat/1/bot", {"level": "grandmaster"})).status == 400
    assert (await anna.post(f"/t/{table}/seat/7/bot", {"level": "random"})).status == 404
    assert (await anna.post(f"/t/{table}/seat/x/bot", {"level": "random"})).status == 400
    assert house.store.read(table) == before
    assert (await anna.post(f"/t/{table}/seat/1/bot", {"level": "random"})).status == 303
    assert (await anna.post(f"/t/{table}/seat/1/bot", {"level": "random"})).status == 409


async def test_a_move_is_taken_back_by_asking(app: Starlette) -> None:
    anna, paul = Browser(app), Browser(app)
    table = await anna.lay(name="Anna", **WITH_A_FRIEND, **{"option-start_cell": "centre"})
    (link,) = links_in((await anna.get(f"/t/{table}")).text, "join")
    await paul.post(link, {"name": "Paul"})

    async def do(who: Browser, what: str) -> int:
        return (
            await who.post(f"/t/{table}/{what}", {"version": (await who.event(table)).id})
        ).status

    first = await anna.event(table)
    await anna.act(table, first.choices[0], first.id)
    second = await paul.event(table)
    await paul.act(table, second.choices[0], second.id)
    assert await do(anna, "undo") == 303, "Paul has moved since: he is asked"
    assert "undo/agree" in (await paul.event(table)).html
    assert await do(anna, "undo/agree") == 409
    assert await do(paul, "undo/refuse") == 303
    assert await do(paul, "undo/agree") == 409, "that is settled"
    assert await do(anna, "undo") == 303
    assert await do(paul, "undo/agree") == 303
    back = await anna.event(table)
    assert back.choices == first.choices


async def test_once_more_leads_everyone_to_one_new_table(app: Starlette, house: House) -> None:
    anna, paul = Browser(app), Browser(app)
    table = await anna.lay(name="Anna", **WITH_A_FRIEND)
    (link,) = links_in((await anna.get(f"/t/{table}")).text, "join")
    await paul.post(link, {"name": "Paul"})
    assert (await anna.post(f"/t/{table}/rematch")).status == 409
    assert (await anna.get(f"/t/{table}/file")).status == 403, "its secrets are secret still"
    await asyncio.gather(*(play_to_the_end(who, table) for who in (anna, paul)))
    places = {(await who.post(f"/t/{table}/rematch")).header("location") for who in (paul, anna)}
    (again,) = places
    assert f'data-moved-to="{again}"' in (await anna.event(table)).html
    for browser in (anna, paul):
        assert 'data-seat=""' not in (await browser.event(again.removeprefix("/t/"))).html
    known = house.store.read(table)
    assert known is not None
    assert known[1][-1].kind == "rematch"
    assert (await anna.post(f"/t/{table}/undo", {"version": known[1][-1].number})).status == 409


async def test_a_server_that_is_opened_again_knows_everyone(database: Path) -> None:
    async with open_app(database) as app:
        anna, paul = Browser(app), Browser(app)
        table = await anna.lay(name="Anna", **WITH_A_FRIEND)
        (link,) = links_in((await anna.get(f"/t/{table}")).text, "join")
        await paul.post(link, {"name": "Paul"})
        first = await anna.event(table)
        await anna.act(table, first.choices[0], first.id)
        async with anna.live(table), paul.live(table):
            before = [(await who.get(f"/t/{table}")).text for who in (anna, paul)]
    async with open_app(database) as app:
        anna.app = paul.app = app
        async with paul.live(table), anna.live(table):
            assert [(await who.get(f"/t/{table}")).text for who in (anna, paul)] == before


async def test_without_script_a_move_is_a_form_and_a_new_page(app: Starlette) -> None:
    anna = Browser(app)
    table = await anna.lay(**WITH_A_FRIEND)
    first = await anna.event(table)
    form = {"action": first.choices[0], "version": first.id}
    answer = await anna.post(f"/t/{table}/act", form)
    assert (answer.status, answer.header("location")) == (303, f"/t/{table}")


async def test_why_not_is_answered_by_the_rule_in_the_readers_language(app: Starlette) -> None:
    anna, passer_by = Browser(app), Browser(app)
    table = await anna.lay(**WITH_A_FRIEND)
    first = await anna.event(table)
    allowed = await anna.get(f"/t/{table}/why?action={first.choices[0]}")
    assert (allowed.status, allowed.body) == (204, b"")
    for language in ("en", "fr"):
        why = await anna.get(f"/t/{table}/why?action=pass_turn&lang={language}")
        assert why.status == 200
        assert f'href="/rules/chercheurs?lang={language}#CT-29"' in why.text
        refused = await anna.post(
            f"/t/{table}/act?lang={language}",
            {"action": "pass_turn", "version": first.id},
            hx_request="true",
        )
        assert (refused.status, refused.body) == (422, why.body)
    assert (await anna.get(f"/t/{table}/why")).status == 400
    assert (await passer_by.get(f"/t/{table}/why?action=1")).status == 403
