"""Modes and options: which go together, how they are named, what the Lair's back is for."""

import pytest

from tablee.engine.game import OptionsClash
from tablee.engine.words import LANGUAGES, words_of
from tablee.games.volfyirion.table import GONE
from tests.games.volfyirion.laying import SEATS_OF, VOLFYIRION, lay

MODULES = ("mercenaries", "ascension_path", "saboteurs", "perks", "ploys", "continuum")
FURTHER_MODES = ("solo", "coop", "team")


@pytest.mark.scenario(115)
@pytest.mark.rule("VO-181")
@pytest.mark.parametrize("mode", FURTHER_MODES)
@pytest.mark.parametrize("module", MODULES)
def test_modules_go_with_the_duel_only(module: str, mode: str) -> None:
    for value in VOLFYIRION.options[module].values[1:]:
        with pytest.raises(OptionsClash):
            VOLFYIRION.choose_options({"mode": mode, module: value}, SEATS_OF[mode])
        assert VOLFYIRION.choose_options({module: value}, 2)["mode"] == "versus"


@pytest.mark.rule("VO-238")
def test_each_mode_has_its_number_of_seats() -> None:
    assert {seats: VOLFYIRION.options["mode"].values_for(seats) for seats in (1, 2, 4)} == {
        1: ("solo",),
        2: ("versus", "coop"),
        4: ("team",),
    }


@pytest.mark.scenario(135)
@pytest.mark.rule("VO-237", "VO-238")
def test_modes_and_options_are_named_with_their_origin() -> None:
    for mode in FURTHER_MODES:
        assert "public" in VOLFYIRION.options["mode"].origin
        for language in LANGUAGES:
            assert words_of(VOLFYIRION, language).say(f"option-mode-{mode}-about")
    for ours in ("turn_limit", "first_hand", "redeploy_onto_occupied", "team_dragon_return"):
        assert "ours" in VOLFYIRION.options[ours].origin
    for printed in ("mercenaries", "rebuild_cities", "hidden_asset_top"):
        assert VOLFYIRION.options[printed].origin.startswith("rulebook")
    # The back of the Lair, with its own prices, is for teams; nobody makes a City of that side.
    for mode in SEATS_OF:
        if mode == "coop":
            continue
        laid = lay(mode=mode, points=(0, 40, 40))
        assert (laid.refuses("send_to_lair") is None) == (mode == "team")
        assert (laid.refuses("move_dragon") is None) == (mode == "versus")
    team = lay(mode="team", points=(0, 32, 0), lair="- -")
    team.does("defeat", "thin_nothing", "thin_nothing")
    assert team.table.dragon == GONE
    assert not team.stands("lair_1")


def test_the_options_are_those_of_the_rulebook() -> None:
    assert VOLFYIRION.options["lair_take"].default == "may"
    for module in MODULES:
        assert VOLFYIRION.options[module].default == "off"
