"""Options: those whose values differ with the number of seats, and those that go with others."""

from collections.abc import Iterator

import pytest

from tablee.engine.game import BadOption, Game, OptionsClash
from tests.toys.sealed_cards import GAME as TOY


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A toy with a mode for each number of seats, and an option that goes with one mode."""
    data = TOY.data | {
        "seats": [2, 3],
        "default_seats": 2,
        "option": {
            "mode": {
                "values": ["duel", "pact", "trio"],
                "seats": {"duel": [2], "trio": [3]},
                "origin": "a test",
            },
            "extra": {
                "values": ["off", "on"],
                "only": {"mode": ["duel"]},
                "origin": "a test",
            },
        },
    }
    monkeypatch.setitem(TOY.__dict__, "data", data)
    monkeypatch.delitem(TOY.__dict__, "options", raising=False)
    yield TOY
    TOY.__dict__.pop("options", None)


def test_the_default_is_the_first_value_for_so_many_seats(toy: Game) -> None:
    assert toy.choose_options({}, 2) == {"mode": "duel", "extra": "off"}
    assert toy.choose_options({}, 3) == {"mode": "pact", "extra": "off"}
    assert toy.choose_options({}) == toy.choose_options({}, 2)
    assert toy.options["mode"].values_for(3) == ("pact", "trio")


def test_a_value_for_other_numbers_of_seats_is_refused(toy: Game) -> None:
    assert toy.choose_options({"mode": "trio"}, 3)["mode"] == "trio"
    with pytest.raises(OptionsClash, match="mode can't be trio with 2 players") as refused:
        toy.choose_options({"mode": "trio"}, 2)
    assert (refused.value.option, refused.value.other) == ("mode", "")
    with pytest.raises(BadOption, match="is for 2, 3 players, not 4"):
        toy.choose_options({}, 4)


def test_an_option_goes_with_some_values_of_another(toy: Game) -> None:
    assert toy.choose_options({"extra": "on"}, 2)["extra"] == "on"
    with pytest.raises(OptionsClash, match="extra can't be on unless mode is duel") as refused:
        toy.choose_options({"extra": "on", "mode": "pact"}, 2)
    assert (refused.value.option, refused.value.other) == ("extra", "mode")
    assert toy.choose_options({"extra": "off", "mode": "pact"}, 2)["mode"] == "pact"
