"""What only this game’s rulebook can have: its figures, its leftovers, its French."""

import re
from functools import partial

import pytest

from tests.every_game import books

LANGUAGES = ("fr", "en")
blocks = partial(books.blocks, "chercheurs")
prose = partial(books.prose, "chercheurs")
HEAD = books.head("chercheurs")
NO_BREAK = books.NO_BREAK


def test_both_languages_give_the_same_examples() -> None:
    """The same tiles and the same references to other rules, in the same rules."""

    def cited(language: str) -> dict[str, list[str]]:
        heads = {head[0]: block for block in blocks(language) if (head := HEAD.match(block))}
        return {
            head: sorted(re.findall(r"CT-\d+|\b[1-5]-[1-5]\b", block))
            for head, block in heads.items()
        }

    assert cited("fr") == cited("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "leftover",
    [
        r"\bA-\d",  # the ledger's own entries
        r"\b[a-z]+_[a-z_]+",  # names of the code
        r"\br\dc\d\b",  # cells and tiles as the ledger writes them
        r"\bt[1-5][1-5]\b",
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
        (r"(?i)\b(?:une?|les?|des?|vos|ces) gardes?\b", "un garde"),
        (r"(?i)\b(?:bateaux?|plateaux?|manches?)\b", "le plateau"),
    ],
)
def test_french_is_set_as_french(mistake: str, example: str) -> None:
    assert re.search(mistake, example)
    found = [line for line in prose("fr").split("\n") if re.search(mistake, line)]
    assert found == []


def test_english_is_set_as_english() -> None:
    found = re.findall(rf"[«»{NO_BREAK}]|\s[;:!?]", prose("en"))
    assert found == []
