"""What can be asked of the server, address by address."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from functools import cache
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Route
from starlette.types import ASGIApp

from tablee import players
from tablee.engine.game import BadOption, Game, NoSuchGame, OptionsClash, game, game_names
from tablee.engine.rulebook import rulebook
from tablee.engine.table import SPECTATOR
from tablee.engine.words import LANGUAGES
from tablee.server.assets import WEB, asset
from tablee.server.declined import AgainstTheRules, Declined, server_words
from tablee.server.house import House, Sitting
from tablee.server.keys import COOKIE, fingerprint, link_secret, new_browser_key, same_secret
from tablee.server.live import LivePage
from tablee.server.names import tidy
from tablee.server.pages import (
    DEFAULT_LEVEL,
    JoinPage,
    TableCard,
    clash,
    field_of,
    game_card,
    game_page,
    table_card,
    table_page,
)
from tablee.server.reading import (
    LANGUAGE_COOKIE,
    NAME_COOKIE,
    Reader,
    browser_key,
    number,
    posted,
    reader_of,
)
from tablee.server.rendering import render
from tablee.server.tables import Table, Unplayable, new_table

A_LONG_TIME = 400 * 24 * 3600  # seconds that a browser keeps its key: the most that they allow
MOST_TABLES_LISTED = 6


def house_of(request: Request) -> House:
    """The house that this server keeps."""
    house: House = request.app.state.house
    return house


def page(template: str, reader: Reader, status: int = 200, **values: Any) -> Response:
    """A page, never to be kept: it may show what only its reader may see."""
    return HTMLResponse(
        render(template, reader.language, here=reader.path, nickname=reader.name, **values),
        status,
        {"Cache-Control": "no-store"},
    )


def done(request: Request, path: str) -> Response:
    """It's done. Our script needs no more, for the live page shows what came of it."""
    return Response(status_code=204) if reader_of(request).fragment else to(path)


def to(path: str) -> Response:
    """Go on to this page."""
    return RedirectResponse(path, 303)


# ---------------------------------------------------------------- home, games, rules


async def home(request: Request) -> Response:
    """GET /."""
    reader = reader_of(request)
    cards = [game_card(game(name), reader.language) for name in game_names()]
    return page("home.html", reader, games=cards, tables=await tables_of(request, reader))


async def tables_of(request: Request, reader: Reader) -> list[TableCard]:
    """The tables at which this browser sits, to find back to them."""
    if reader.browser is None:
        return []
    house, cards = house_of(request), []
    for table_id in await house.tables_of(reader.browser, MOST_TABLES_LISTED):
        with contextlib.suppress(Unplayable):  # it's said at the table itself
            async with house.reading(await house.sitting(table_id)) as table:
                cards.append(table_card(table, reader.language, table.seat_of(reader.browser)))
    return cards


async def one_game(request: Request) -> Response:
    """GET /games/{slug}."""
    reader = reader_of(request)
    return page("game.html", reader, page=game_page(named_game(request), reader.language))


async def rules(request: Request) -> Response:
    """GET /rules/{slug}."""
    reader, played = reader_of(request), named_game(request)
    book = rulebook(played, reader.language)
    return page("rules.html", reader, card=game_card(played, reader.language), book=book)


def named_game(request: Request) -> Game:
    """The game that the address names."""
    try:
        return game(request.path_params["slug"])
    except NoSuchGame as error:
        raise Declined(404, "no-such-game") from error


async def about(request: Request) -> Response:
    """GET /about."""
    cards = [game_card(game(name), reader_of(request).language) for name in game_names()]
    return page("about.html", reader_of(request), credits=web_credits(), games=cards)


@cache
def web_credits() -> Any:
    """Whose work the pages are made of."""
    return json.loads((WEB / "built" / "credits.json").read_text(encoding="utf-8"))


async def choose_language(request: Request) -> Response:
    """POST /lang: `lang`, and the path to go `back` to."""
    form = await posted(request)
    language, back = form.get("lang", ""), form.get("back", "/")
    if language not in LANGUAGES:
        raise Declined(400, "no-such-language")
    if not back.startswith("/") or back[1:2] in ("/", "\\"):
        back = "/"  # another house's address
    response = to(back)
    response.set_cookie(LANGUAGE_COOKIE, language, max_age=A_LONG_TIME, samesite="lax")
    return response


async def health(request: Request) -> Response:  # noqa: ARG001
    """GET /health."""
    return PlainTextResponse("ok\n")


# ---------------------------------------------------------------- laying a table, sitting down


async def lay_table(request: Request) -> Response:
    """POST /tables."""
    form, reader = await posted(request), reader_of(request)
    try:
        played = game(form.get("game", ""))
        default = played.data["default_seats"]
        seats = number(form.get("seats", str(default)), "garbled")
        table = new_table(played, seats, options_of(played, seats, form))
    except NoSuchGame as error:
        raise Declined(404, "no-such-game") from error
    except OptionsClash as error:
        said = clash(game(form.get("game", "")), reader.language, error)
        raise Declined(400, "options-clash", **said) from error
    except BadOption as error:
        raise Declined(400, "no-such-option") from error
    key, browser = key_of(request)
    table.sit(0, tidy(form.get("name", "")) or default_name(reader, 0), browser)
    for seat in range(1, seats):
        company = form.get(f"seat-{seat}", DEFAULT_LEVEL)
        if company != "friend":
            table.seat_bot(seat, known_level(company))
    await house_of(request).open(table)
    return with_key(with_name(to(f"/t/{table.id}"), form), request, key)


def options_of(played: Game, seats: int, form: Mapping[str, str]) -> dict[str, str]:
    """The options that were chosen. Some are offered once for each number of seats: those for
    another number say nothing."""
    found = {}
    for field, value in form.items():
        if field.startswith("option-"):
            found[field.removeprefix("option-")] = value
    for name, option in played.options.items():
        if option.seats:
            for other in played.seats:
                value = found.pop(field_of(name, other).removeprefix("option-"), "")
                if other == seats and value:
                    found[name] = value
    return found


def known_level(name: str) -> str:
    """A level that a bot can have."""
    if name not in players.players():
        raise Declined(400, "no-such-level")
    return name


def default_name(reader: Reader, seat: int) -> str:
    """What someone is called who didn't say."""
    return server_words(reader.language).say("player", number=seat + 1)


def key_of(request: Request) -> tuple[str, bytes]:
    """The browser's key, or a new one, with its fingerprint."""
    key = browser_key(request) or new_browser_key()
    return key, fingerprint(key)


def with_key(response: Response, request: Request, key: str) -> Response:
    """The browser is to keep its key."""
    response.set_cookie(
        COOKIE,
        key,
        max_age=A_LONG_TIME,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return response


def with_name(response: Response, form: dict[str, str]) -> Response:
    """The browser is to remember what its reader likes to be called."""
    name = tidy(form.get("name", ""))
    if name:
        response.set_cookie(NAME_COOKIE, quote(name), max_age=A_LONG_TIME, samesite="lax")
    return response


async def join(request: Request) -> Response:
    """GET and POST /t/{id}/join/{secret}: a free seat."""
    form = await posted(request) if request.method == "POST" else None
    house, reader = house_of(request), reader_of(request)
    sitting = await house.sitting(request.path_params["id"])
    async with house.reading(sitting) as table:
        seat = linked_seat(table, "join", request.path_params["secret"])
        asked = join_page(table, seat, reader)
    if form is None or asked.state != "join":
        return page("join.html", reader, 200 if form is None else 409, page=asked)
    key, browser = key_of(request)
    async with house.changing(sitting) as table:
        table.sit(seat, tidy(form.get("name", "")) or default_name(reader, seat), browser)
    return with_key(with_name(to(f"/t/{sitting.id}"), form), request, key)


async def go_on_here(request: Request) -> Response:
    """GET and POST /t/{id}/seat/{secret}: who holds a seat goes on from another device."""
    if request.method == "POST":
        await posted(request)
    house, reader = house_of(request), reader_of(request)
    sitting = await house.sitting(request.path_params["id"])
    async with house.reading(sitting) as table:
        seat = linked_seat(table, "seat", request.path_params["secret"])
        held, names = table.seat_of(reader.browser), table.names(reader.language)
        card = game_card(table.game, reader.language)
    if held == seat:
        return to(f"/t/{sitting.id}")
    if held is not None:
        asked = JoinPage("sitting", sitting.id, card, held, names[held], names)
        return page("join.html", reader, 409, page=asked)
    if request.method == "GET":
        asked = JoinPage("device", sitting.id, card, seat, names[seat], names)
        return page("join.html", reader, page=asked)
    key, browser = key_of(request)
    async with house.changing(sitting) as table:
        table.sit_elsewhere(seat, browser)
    return with_key(to(f"/t/{sitting.id}"), request, key)


def linked_seat(table: Table, purpose: Any, secret: str) -> int:
    """The seat that a link leads to."""
    for seat in range(len(table.seats)):
        if same_secret(link_secret(table.laid.secret, purpose, seat), secret):
            return seat
    raise Declined(404, "no-such-link")


def join_page(table: Table, seat: int, reader: Reader) -> JoinPage:
    """What a link to a seat shows to this reader."""
    names, held = table.names(reader.language), table.seat_of(reader.browser)
    card = game_card(table.game, reader.language)
    if held is not None:
        return JoinPage("sitting", table.id, card, held, names[held], names)
    state: Any = "join" if table.seats[seat].kind == "open" else "taken"
    return JoinPage(state, table.id, card, seat, names[seat], names)


# ---------------------------------------------------------------- at a table


async def at_table(request: Request) -> tuple[House, Sitting, int, Reader]:
    """The table that the address names, and as whom this browser is there."""
    house, reader = house_of(request), reader_of(request)
    sitting = await house.sitting(request.path_params["id"])
    async with house.reading(sitting) as table:
        seat = table.seat_of(reader.browser)
    return house, sitting, SPECTATOR if seat is None else seat, reader


async def at_own_seat(request: Request) -> tuple[House, Sitting, int, dict[str, str]]:
    """The same for who has a seat and does something, with the form that was sent."""
    form = await posted(request)
    house, sitting, seat, _ = await at_table(request)
    if seat == SPECTATOR:
        raise Declined(403, "not-your-seat")
    return house, sitting, seat, form


def version_in(form: dict[str, str]) -> int:
    """The version of the table that the page showed from which this was sent."""
    return number(form.get("version"), "garbled")


async def show_table(request: Request) -> Response:
    """GET /t/{id}."""
    house, sitting, seat, reader = await at_table(request)
    house.bots.wake(house, sitting)
    async with house.reading(sitting) as table:
        shown = table_page(
            table, seat, reader.language, reader.origin, sitting.present, sitting.bot_trouble
        )
    return page("table.html", reader, page=shown)


async def follow_table(request: Request) -> ASGIApp:
    """GET /t/{id}/live."""
    seen = await at_table(request)
    return LivePage(*seen) if request.method == "GET" else Response()


async def act(request: Request) -> Response:
    """POST /t/{id}/act: `action`, by id or text, and the `version` that the page showed."""
    house, sitting, seat, form = await at_own_seat(request)
    action, version = form.get("action", ""), version_in(form)
    async with house.changing(sitting) as table:
        table.play(seat, action, version)
    return done(request, f"/t/{sitting.id}")


async def why(request: Request) -> Response:
    """GET /t/{id}/why?action=...: why it can't be done; empty where it can."""
    house, sitting, seat, reader = await at_table(request)
    if seat == SPECTATOR:
        raise Declined(403, "not-your-seat")
    async with house.reading(sitting) as table:
        action = table.action(request.query_params.get("action", ""))
        refusal = table.match.why_not(seat, action)
    if refusal is None:
        return Response(status_code=204)
    return notice(AgainstTheRules(refusal), reader, 200)


async def take_back(request: Request) -> Response:
    """POST /t/{id}/undo."""
    house, sitting, seat, form = await at_own_seat(request)
    version = version_in(form)
    free = await house.free_to_take_back(sitting, seat)
    async with house.changing(sitting) as table:
        table.take_back(seat, version, free == table.version)
    return done(request, f"/t/{sitting.id}")


async def agree(request: Request) -> Response:
    """POST /t/{id}/undo/agree."""
    house, sitting, seat, form = await at_own_seat(request)
    async with house.changing(sitting) as table:
        table.agree(seat, version_in(form))
    return done(request, f"/t/{sitting.id}")


async def refuse(request: Request) -> Response:
    """POST /t/{id}/undo/refuse."""
    house, sitting, seat, form = await at_own_seat(request)
    async with house.changing(sitting) as table:
        table.refuse(seat, version_in(form))
    return done(request, f"/t/{sitting.id}")


async def play_again(request: Request) -> Response:
    """POST /t/{id}/rematch."""
    house, sitting, seat, _ = await at_own_seat(request)
    async with house.changing(sitting) as table:
        table.lay_again(seat)
        again = table.rematch
    return done(request, f"/t/{again}")


async def seat_bot(request: Request) -> Response:
    """POST /t/{id}/seat/{n}/bot: a bot of a `level` takes a free seat."""
    house, sitting, _, form = await at_own_seat(request)
    free = number(request.path_params["n"], "no-such-seat")
    level = known_level(form.get("level", DEFAULT_LEVEL))
    async with house.changing(sitting) as table:
        table.seat_bot(free, level)
    return done(request, f"/t/{sitting.id}")


async def match_file(request: Request) -> Response:
    """GET /t/{id}/file: the whole match, its secrets included, once it's over."""
    house, sitting, _, _ = await at_table(request)
    async with house.reading(sitting) as table:
        if not table.match.over:
            raise Declined(403, "not-over")
        document, slug = table.match.document(), table.game.slug
    name = f'attachment; filename="tablee-{slug}-{sitting.id}.json"'
    return JSONResponse(document, headers={"Content-Disposition": name})


# ---------------------------------------------------------------- answers to what isn't done


def decline(request: Request, declined: Declined) -> Response:
    """The answer to something that isn't done."""
    reader = reader_of(request)
    if reader.fragment:
        return notice(declined, reader, declined.status)
    # The way back: to the table, where there is one.
    table_id = request.path_params.get("id")
    back = f"/t/{table_id}" if table_id and declined.status not in (404, 410) else "/"
    return page(
        "error.html",
        reader,
        declined.status,
        **reason(declined, reader),
        back=back,
        code=declined.status,
    )


def notice(declined: Declined, reader: Reader, status: int) -> Response:
    """Why not, as a part of the page."""
    return page("_notice.html", reader, status, **reason(declined, reader))


def reason(declined: Declined, reader: Reader) -> dict[str, str | None]:
    """Why not, with the rule, where there is one."""
    rule, rule_url = None, None
    if isinstance(declined, AgainstTheRules):
        rule = declined.refusal.rule_name
        rule_url = f"/rules/{declined.refusal.game.slug}#{rule}"
    return {"message": declined.say(reader.language), "rule": rule, "rule_url": rule_url}


ROUTES = [
    Route("/", home),
    Route("/games/{slug}", one_game),
    Route("/rules/{slug}", rules),
    Route("/about", about),
    Route("/health", health),
    Route("/static/{path:path}", asset),
    Route("/lang", choose_language, methods=["POST"]),
    Route("/tables", lay_table, methods=["POST"]),
    Route("/t/{id}", show_table),
    Route("/t/{id}/live", follow_table, methods=["GET"]),
    Route("/t/{id}/join/{secret}", join, methods=["GET", "POST"]),
    Route("/t/{id}/seat/{secret}", go_on_here, methods=["GET", "POST"]),
    Route("/t/{id}/seat/{n}/bot", seat_bot, methods=["POST"]),
    Route("/t/{id}/act", act, methods=["POST"]),
    Route("/t/{id}/why", why),
    Route("/t/{id}/undo", take_back, methods=["POST"]),
    Route("/t/{id}/undo/agree", agree, methods=["POST"]),
    Route("/t/{id}/undo/refuse", refuse, methods=["POST"]),
    Route("/t/{id}/rematch", play_again, methods=["POST"]),
    Route("/t/{id}/file", match_file),
]
