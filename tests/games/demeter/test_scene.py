"""The ship as it is drawn, for one seat: its rooms and doors, and what each may see and do."""

import random
import re
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tablee.engine.game import game
from tablee.engine.match import Match
from tablee.engine.table import SPECTATOR
from tablee.games.demeter.scene import scene
from tablee.games.demeter.ship import HEIGHT, PLACES, WIDTH, way_between
from tablee.games.demeter.table import ROOMS, Box
from tests.games.demeter.laying import lay

GAME = game("demeter")
BOX: Box = GAME.box  # type: ignore[assignment]
LANGUAGES = ("fr", "en")


@cache
def after(decisions: int, seats: int = 3, roles: str = "off", seed: int = 5) -> Match:
    """A match in which so many decisions were made at random."""
    match = GAME.new(seats=seats, seed=seed, ghouls_vampires=roles)
    choice = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match


# ---------------------------------------------------------------- the ship


def test_rooms_lie_apart_and_within_the_picture() -> None:
    for place in PLACES:
        assert place.x >= 0
        assert place.y >= 0
        assert place.right <= WIDTH
        assert place.floor <= HEIGHT
    for one, other in combinations(PLACES, 2):
        apart = (
            one.right <= other.x
            or other.right <= one.x
            or one.floor <= other.y
            or other.floor <= one.y
        )
        assert apart, (one, other)


def test_each_door_of_the_box_is_drawn_between_its_rooms() -> None:
    for one, other in combinations(range(ROOMS), 2):
        way = way_between(PLACES[one], PLACES[other])
        if BOX.door[one, other]:
            assert way is not None, (one, other)
    ways = [
        (way.x, way.y)
        for one, other in combinations(range(ROOMS), 2)
        if BOX.door[one, other] and (way := way_between(PLACES[one], PLACES[other]))
    ]
    assert len(ways) == len(set(ways)) == 29


# ---------------------------------------------------------------- what is drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "roles"), list(product((3, 4), ("off", "on"))))
def test_it_can_be_drawn_at_every_moment_for_everyone(
    seats: int, roles: str, language: str
) -> None:
    for decisions in range(0, 240, 24):
        match = after(decisions, seats, roles)
        for seat in (0, seats - 1, SPECTATOR):
            drawn = GAME.draw(match.view(seat), language)
            assert not re.search(r"None|-?32768|[{}]|Undefined", drawn), drawn


def test_what_may_be_done_is_on_the_board_where_there_is_a_place_for_it() -> None:
    match = lay(3, at=(8, 8, 10), res={0: "wood wood", 1: "oil"}, hands={0: "luck"})
    drawn = GAME.draw(match.view(0), "en")
    shown = set(map(int, re.findall(r'data-action="(\d+)"', drawn)))
    legal = {action.id: action.kind for action in match.legal(0)}
    assert shown == {action for action, kind in legal.items() if kind != "end_turn"}


def test_others_see_nothing_to_do() -> None:
    match = lay(3, at=(8, 8, 10))
    assert "data-action" not in GAME.draw(match.view(1), "en")
    assert "data-why" not in GAME.draw(match.view(SPECTATOR), "en")


def test_day_is_day_and_night_is_night_for_everyone() -> None:
    seen = set()
    for decisions in range(0, 240, 8):
        match = after(decisions)
        round_no = match.view(0).table.round_no  # type: ignore[attr-defined]
        night = round_no > 0 and round_no % 2 == 0
        seen.add(night)
        for seat in (0, 1, 2, SPECTATOR):
            drawn = GAME.draw(match.view(seat), "en")
            assert (' class="demeter night' in drawn) == night
    assert seen == {False, True}


def test_only_those_who_have_seen_a_clue_see_where_it_leads() -> None:
    match = lay(3, at=(7, 8, 9), first={0: "doll"}, lair="bottle", found=[0])
    finder, other = (scene(match.view(seat), "en") for seat in (0, 1))
    assert [room["id"] for room in finder["rooms"] if room["clue"]] == [10]
    assert [room["id"] for room in finder["rooms"] if room["lair"]] == [8]
    assert not any(room["clue"] or room["lair"] for room in other["rooms"])
    first, second = finder["mine"]["clues"]
    assert first["room"] == "Passenger cabin"
    assert first["asks"] == [("oil lamp or stake", False)]
    assert second["asks"] == [("2 humans", False), ("2 resources", False)]


def test_a_card_says_what_it_does_now_and_why_it_cannot_be_played() -> None:
    match = lay(3, at=(8, 9, 10), hands={0: "luck care bribe pistol"})
    aid = {
        card["icon"]: (card["thing"].allowed, card["label"])
        for card in scene(match.view(0), "en")["hand"]
    }
    assert aid["luck"] == (True, "Luck. One action more in this turn. You can play it now.")
    assert aid["care"] == (
        False,
        "Care. Heals all your wounds. You have no wounds for it to heal.",
    )
    assert aid["bribe"][1].endswith("For your turn, at night.")
    assert aid["pistol"][1].endswith("You will be asked when it can be used.")


def test_nobody_else_sees_the_cards() -> None:
    match = lay(3, at=(8, 9, 10), hands={0: "luck care"})
    other = scene(match.view(1), "en")
    assert other["hand"] == []
    assert [seat["cards"] for seat in other["others"]] == [0, 2]


# ---------------------------------------------------------------- words


def test_both_languages_have_the_same_messages_and_all_are_used() -> None:
    source = "".join(
        Path(GAME.folder, name).read_text(encoding="utf-8")
        for name in ("scene.py", "board.svg.jinja", "cover.svg.jinja")
    )
    composed = ("about-", "act-", "crew-", "role-", "you-", "object-", "needs-", "clue-")
    ids = {}
    for language in LANGUAGES:
        text = Path(GAME.folder, f"scene.{language}.ftl").read_text(encoding="utf-8")
        entries = FluentParser(with_spans=False).parse(text).body[1:]
        assert all(isinstance(entry, Message) for entry in entries)
        ids[language] = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert ids["fr"] == ids["en"]
    unused = [n for n in ids["fr"] if f'"{n}"' not in source and not n.startswith(composed)]
    assert unused == []
