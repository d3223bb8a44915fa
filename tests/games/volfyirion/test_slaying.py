"""A duel on record in which search pays for Volfyirion's defeat (VO-103) and takes the Lair. Two
weak searches have played it; where the dragon could be defeated, the middle level has decided."""

from pathlib import Path

import pytest

from tablee.engine.match import load
from tablee.players.compiling import compile_game
from tablee.players.search import PLAYOUTS, SearchPlayer
from tests.games.volfyirion.laying import VOLFYIRION

RECORD = Path(__file__).parent / "slain.json"
SLAIN_AT = 248  # the move


@pytest.mark.rule("VO-103")
def test_search_slays_volfyirion() -> None:
    match = load(RECORD)
    seat, slays = match.moves[SLAIN_AT]
    assert VOLFYIRION.actions[slays].text == "defeat"
    told = [
        VOLFYIRION.event_names[event.what]
        for happened in match.tale[SLAIN_AT + 1 :]
        for event in happened
    ]
    assert told[0] == "defeats_dragon"
    assert "takes_lair" in told
    assert match.over
    assert {standing.seat for standing in match.standings() if standing.rank == 1} == {seat}


def test_search_still_finds_nothing_better() -> None:
    compile_game(VOLFYIRION)
    match = load(RECORD).at(SLAIN_AT)
    (seat,) = match.waiting
    search = SearchPlayer(27, PLAYOUTS["middle"])
    search.choose(match.view(seat))
    worth = {VOLFYIRION.actions[found.action].text: found.worth for found in search.considered()}
    assert worth["defeat"] > max(worth.values()) - 0.02
