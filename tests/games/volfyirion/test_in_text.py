"""The war table in a terminal, looked at and listened to."""

import random
import re
from itertools import product
from typing import cast

import pytest

from tablee.engine.game import game
from tablee.engine.ink import without_ink
from tablee.engine.match import Match
from tablee.engine.table import SPECTATOR
from tablee.engine.words import Speaker
from tablee.games.volfyirion import text
from tablee.games.volfyirion.table import TITLE_NAMES, Table

GAME = game("volfyirion")
NAMES = ("Ada", "Paul", "Zoé", "Yves")
MODES = {"versus": 2, "solo": 1, "coop": 2, "team": 4}


def lying(match: Match) -> Table:
    """What lies on the table, to be changed."""
    return cast(Table, match.table)


def told(match: Match, seat: int, language: str = "en") -> str:
    reader = None if seat == SPECTATOR else seat
    return text.told(match.view(seat), Speaker(GAME, language, NAMES, reader))


@pytest.mark.parametrize(("mode", "language"), list(product(MODES, ("en", "fr"))))
def test_every_table_can_be_told(mode: str, language: str) -> None:
    match, chooser = GAME.new(seats=MODES[mode], seed=2, mode=mode), random.Random(2)
    for _ in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    for seat in (*range(match.seats), SPECTATOR):
        reader = None if seat == SPECTATOR else seat
        speaker = Speaker(GAME, language, NAMES, reader)
        looked = without_ink(text.drawn(match.view(seat), speaker))
        listened = text.told(match.view(seat), speaker)
        assert "\x1b" not in listened
        assert [line.strip(" ►") for line in looked.split("\n")] == listened.split("\n")
        assert not re.search(r"[_{}$]|None", listened)


def test_a_duel_is_told_in_sentences() -> None:
    match = GAME.new(seats=2, seed=1, first_player="seat_0")
    match.play(0, "keep_hand")
    lying(match).dragon = 2
    lying(match).troop[0, 0] = TITLE_NAMES.index("guard")
    said = told(match, 0).split("\n")
    assert said[0] == ("Ada (you), to play: 3 Cities; 5 in the House Deck, 5 in hand, 0 discarded.")
    assert said[1:5] == [
        "Tylaris, Defence 12: Guard.",
        "Vahylea, Defence 9.",
        "Alantar, Defence 10.",
        "Volfyirion is here, and will burn it down at the end of its owner’s turn!",
    ]
    assert "Volfyirion is on Alantar, which is yours: drive it off, or lose the City!" in said
    assert any(line.startswith("Your hand: ") for line in said)
    assert not any(line.startswith("Your hand: ") for line in told(match, 1).split("\n"))


def test_what_is_on_sale_says_its_cost_and_all_it_does() -> None:
    match = GAME.new(seats=2, seed=1)
    lying(match).row[0, 0] = TITLE_NAMES.index("harness_qoam")
    assert (
        "Harness Qoam, for 4 Command: gives 2 Command, 1 Battle, 1 Knowledge; "
        "with another turquoise and another red card: 2 Battle, 2 Knowledge."
    ) in told(match, 0)
