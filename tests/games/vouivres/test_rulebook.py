"""What only this game’s rulebook can have: its figures, its leftovers, its French."""

import re
import tomllib
from functools import partial
from pathlib import Path

import pytest

from tablee.engine.words import Words
from tests.every_game import books

FOLDER = Path(__file__).parents[3] / "tablee" / "games" / "vouivres"
LANGUAGES = ("fr", "en")
blocks = partial(books.blocks, "vouivres")
prose = partial(books.prose, "vouivres")
HEAD = books.head("vouivres")
NO_BREAK = books.NO_BREAK


def test_both_languages_give_the_same_examples() -> None:
    """The same numbers and the same references to other rules, in the same rules."""

    def cited(language: str) -> dict[str, list[str]]:
        heads = {head[0]: block for block in blocks(language) if (head := HEAD.match(block))}
        return {head: sorted(re.findall(r"NV-\d+|\b\d+\b", block)) for head, block in heads.items()}

    assert cited("fr") == cited("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_jewels_ask_for_what_the_box_says(language: str) -> None:
    """And are called what the words call them."""
    box = tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))["box"]
    words = Words(FOLDER / f"words.{language}.ftl", language)
    table = next(block for block in blocks(language) if block.count("\n") > 20)
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.split("\n")[2:]]
    asked = box["objective"]["value"]
    assert len(rows) == len(asked)
    for card, (name, gems) in enumerate(rows):
        called = words.say("jewel", objective=card)
        assert name == called[0].upper() + called[1:]
        wanted = [
            words.say("gathered", gem=gem, amount=amount)
            for gem, amount in enumerate(asked[card])
            if amount
        ]
        assert gems == ", ".join(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "leftover",
    [
        r"\b(?:A\d|T\d|D\d|OB\d|RC\d)",  # numbers of our own notes
        r"\b[a-z]+_[a-z_]+",  # names of the code
        r"`",
        r"\.(?:py|toml|md|ftl|txt)\b",
        r"\bTODO\b",
        r"['\"]",  # both languages use ’ and their own quotation marks
        r"\.\.\.",
        r"[ \u00a0\u202f]$",
    ],
)
def test_no_leftovers(language: str, leftover: str) -> None:
    found = [line for line in prose(language).split("\n") if re.search(leftover, line)]
    assert found == []


@pytest.mark.parametrize(
    ("mistake", "example"),
    [
        (rf"[^{NO_BREAK}][;!?]", "fini ; non"),
        (rf"[^{NO_BREAK}]:(?![-|:])(?<![-|]:)", "fini : oui"),
        (rf"«(?![{NO_BREAK}])", "« ou »"),
        (rf"[^{NO_BREAK}]»", "« ou »"),
        (r"[“”]", "“ou”"),
    ],
)
def test_french_is_set_as_french(mistake: str, example: str) -> None:
    assert re.search(mistake, example)
    found = [line for line in prose("fr").split("\n") if re.search(mistake, line)]
    assert found == []


def test_english_is_set_as_english() -> None:
    found = re.findall(rf"[«»{NO_BREAK}]|\s[;:!?]", prose("en"))
    assert found == []
