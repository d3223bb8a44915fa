"""The war table as it is drawn: from a view alone, legible from the box's rows, with what can be
done where it lies, what it costs, and the dragon's threat in plain sight."""

import random
import re
from itertools import product
from typing import cast

import pytest

from tablee.engine.game import game
from tablee.engine.match import Match
from tablee.engine.record import UNKNOWN
from tablee.engine.table import SPECTATOR
from tablee.engine.words import words_of
from tablee.games.volfyirion.cards import description, row_of
from tablee.games.volfyirion.faces import faces
from tablee.games.volfyirion.table import (
    BATTLE,
    COLUMNS,
    COMMAND_CARD,
    COST,
    GREY,
    ON_LAIR,
    TITLE_NAMES,
    TITLES,
    TYPE,
    Box,
    Table,
)

GAME = game("volfyirion")
BOX = cast(Box, GAME.box)
MODES = {"versus": 2, "solo": 1, "coop": 2, "team": 4}


def lying(match: Match) -> Table:
    """What lies on the table, to be changed."""
    return cast(Table, match.table)


def title(text: str) -> int:
    return TITLE_NAMES.index(text)


def laid(**options: str) -> Match:
    """A duel whose first player has kept their hand."""
    match = GAME.new(seats=2, seed=1, first_player="seat_0", **options)
    match.play(0, "keep_hand")
    return match


def drawing(match: Match, seat: int = 0, language: str = "en") -> str:
    return GAME.draw(match.view(seat), language)


def place(svg: str, name: str) -> str:
    """The opening tag of a place."""
    found = re.search(rf'<g id="{name}"[^>]*>', svg)
    assert found, f"there is no {name}"
    return found[0]


@pytest.mark.parametrize(("mode", "language"), list(product(MODES, ("en", "fr"))))
def test_every_table_can_be_drawn_for_every_eye(mode: str, language: str) -> None:
    match = GAME.new(seats=MODES[mode], seed=7, mode=mode)
    chooser = random.Random(7)
    for move in range(90):
        if match.over:
            break
        if move % 10 == 0:
            for seat in (*range(match.seats), SPECTATOR):
                svg = drawing(match, seat, language)
                ids = re.findall(r' id="([^"]+)"', svg)
                assert len(ids) == len(set(ids))
                used = set(re.findall(r'href="#(vo-(?:card|small)-\d+)"', svg))
                assert used <= {
                    f"vo-{size}-{n}" for size in ("card", "small") for n in range(TITLES)
                }
                large = set(re.findall(r'data-large="([^"]+)"', svg))
                assert large <= set(ids), "a card that can't be seen large"
        seat = match.waiting[0]
        match.play(seat, chooser.choice(match.legal(seat)))


def test_what_can_be_done_glows_and_what_cannot_says_why() -> None:
    match = laid()
    lying(match).points[0, 0] = 3
    lying(match).row[0, 0], lying(match).row[0, 1] = title("soldier"), title("bank")
    svg = drawing(match)
    buy = GAME.actions.first("buy")
    assert f'data-action="{buy}"' in place(svg, "row-0-0")
    assert f'data-why="{buy + 1}"' in place(svg, "row-0-1")
    assert 'aria-disabled="true"' in place(svg, "row-0-1")
    assert "Soldier. Troop, neutral, costs 3 Command. Defence 3" in place(svg, "row-0-0")


def test_who_only_watches_is_offered_nothing() -> None:
    svg = drawing(laid(), SPECTATOR)
    assert "data-action" not in svg
    assert "data-why" not in svg


def test_a_click_says_beforehand_what_it_costs_or_brings() -> None:
    match = laid()
    lying(match).points[0, 0], lying(match).points[0, 1] = 3, 8
    lying(match).row[0, 0] = title("soldier")
    svg = drawing(match)

    def price(action: str) -> list[str]:
        shown = re.search(
            rf'<g class="pays" data-shows="{match.action(action).id}".*?</g></g>|'
            rf'<g class="pays" data-shows="{match.action(action).id}".*?</text></g>\n</g>',
            svg,
            re.DOTALL,
        )
        assert shown, action
        return re.findall(r">([+−]\d+)</text>", shown[0])

    assert price("buy 1") == ["−3"]
    assert price("attack yrdesh") == ["−8"]
    lying(match).hand[0, title("captain")] = 1
    svg = drawing(match)
    assert price("play captain") == ["+1", "+3"]


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "Burns at the end of your turn!", "Burns at the end of their turn"),
        ("fr", "Brûle à la fin de votre tour\u202f!", "Brûle à la fin du tour ennemi"),
    ],
)
def test_the_dragon_s_threat_cannot_be_overlooked(language: str, mine: str, theirs: str) -> None:
    match = laid()
    quiet = drawing(match, 0, language)
    assert mine not in quiet
    assert "flames" not in quiet
    lying(match).dragon = 1  # Vahylea, of seat 0
    for seat, warning in ((0, mine), (1, theirs)):
        svg = drawing(match, seat, language)
        assert warning in svg
        assert "threatened" in place(svg, "city-vahylea")
        assert 'class="flames"' in svg
    lying(match).dragon = ON_LAIR
    assert drawing(match, 0, language) == quiet


def test_walls_show_their_strength_and_ruins_that_they_are_none() -> None:
    match = laid()
    lying(match).troop[4, 0] = title("guard")
    lying(match).standing[5] = 0
    lying(match).losses[5] = 1
    svg = drawing(match)
    assert "Yrdesh: Defence 12. Guard" in place(svg, "city-yrdesh")
    assert "8 + 4" in svg
    assert "Akao Uket: destroyed" in place(svg, "city-akao_uket")


def test_a_hidden_ploy_is_named_to_its_holder_alone() -> None:
    match = laid(ploys="on")
    names = ("Mirage City", "Double Shift", "Qoam Instability", "Afterthought", "Crystallization")
    own = [
        sum(name in drawing(match, seat) for name in (*names, "Second Chance")) for seat in (0, 1)
    ]
    assert own == [1, 1]
    assert not any(name in drawing(match, SPECTATOR) for name in names)
    assert match.view(0).table.array["ploy"][0][1] == UNKNOWN


# ---------------------------------------------------------------- cards are data


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_changed_card_describes_itself(language: str) -> None:
    words = words_of(GAME, language)
    row = list(row_of(BOX, title("stab")))
    before = description(words, tuple(row), 0)
    row[COST], row[BATTLE] = 4, 5
    after = description(words, tuple(row), 0)
    said = {"en": ("costs 4 Command", "gives 5 Battle"), "fr": ("coûte 4", "donne 5")}[language]
    assert said[0] in after[0]
    assert said[1] in after[1]
    assert before[2] == after[2]


def test_a_card_that_is_added_has_a_face_and_words_at_once() -> None:
    """Whatever the columns say, in every combination that they can have."""
    box = cast(Box, GAME.new_box())
    words = words_of(GAME, "en")
    chooser = random.Random(3)
    most = (5, 4, 9, 4, 6, 6, 7, 4, 4, 4, 4, 6, 6, 3, 7, 2, 4, 5, 7, 3)
    for _ in range(300):
        row = [chooser.randrange(limit) for limit in most]
        row[9] = row[9] if row[8] else 0  # no second colour without a first
        row[8] = row[8] or (1 if row[7] == 1 else 0)
        for column in range(COLUMNS):
            box.card[0, column] = row[column]
        drawn = faces(GAME, box)[0]
        assert drawn.lines == ("Prospector",)
        assert (drawn.cost is None) == (row[COST] == 0)
        said = description(words, tuple(row), 0)
        assert all(line and "{" not in line for line in said)
        if row[TYPE] == COMMAND_CARD:
            assert said[0].startswith("Command card, ")
            assert ("neutral" in said[0]) == (row[1] == GREY)


def test_hidden_cache_gives_what_the_option_says() -> None:
    words, row = words_of(GAME, "en"), row_of(BOX, title("hidden_cache"))
    assert [description(words, row, disputed)[-1] for disputed in (0, 1)] == [
        "with another purple card: 2 Battle",
        "with another purple card: 3 Battle",
    ]


def test_every_card_has_a_name_and_a_picture_that_is_there() -> None:
    listed = (GAME.folder / "icons.txt").read_text(encoding="utf-8")
    for drawn, text in zip(faces(GAME, BOX), TITLE_NAMES, strict=True):
        assert " ".join(drawn.lines) == GAME.proper_names[text]
        assert re.search(rf"^{drawn.picture}\b", listed, re.MULTILINE)
