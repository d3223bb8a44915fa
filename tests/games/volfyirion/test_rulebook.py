"""What only this game’s rulebook can have: its figures, its leftovers, its French."""

import re
from functools import partial

import pytest

from tests.every_game import books

LANGUAGES = ("fr", "en")
text = partial(books.text, "volfyirion")
blocks = partial(books.blocks, "volfyirion")
HEAD = books.head("volfyirion")
NOTE = books.NOTE
NO_BREAK = books.NO_BREAK


def test_both_languages_say_the_same_numbers() -> None:
    """The same figures and the same references to other rules, in the same rules."""

    def said(language: str) -> dict[str, list[str]]:
        heads = {
            head[0]: block.split(NOTE[language])[0]
            for block in blocks(language)
            if (head := HEAD.match(block))
        }
        return {
            head: sorted(re.findall(r"VO-\d+|\d+", re.sub("2 (contre|against) 2", "", block)))
            for head, block in heads.items()
        }

    assert said("fr") == said("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "leftover",
    [
        r"\bA-\d",  # entries of notes that aren't the rulebook's
        r"\b[a-z]+_[a-z_]+",  # names of the code
        r"\bP[01]\b",
        r"\b(?:SYN|REM|DV)\b",
        r"`",
        r"\.(?:py|toml|md|ftl|txt)\b",
        r"\bTODO\b",
        r"['\"]",  # both languages use ’ and their own quotation marks
        r"\.\.\.",
        r"[ \u00a0\u202f]$",
    ],
)
def test_no_leftovers(language: str, leftover: str) -> None:
    assert [line for line in text(language).split("\n") if re.search(leftover, line)] == []


@pytest.mark.parametrize(
    ("mistake", "example"),
    [
        (rf"[^{NO_BREAK}][;!?]", "fini ; non"),
        (rf"[^{NO_BREAK}]:", "fini : oui"),
        (rf"«(?![{NO_BREAK}])", "« ou »"),
        (rf"[^{NO_BREAK}]»", "« ou »"),
        (r"[“”]", "“ou”"),
        (r"(?i)\bvilles?\b|\bpioches? de maison\b", "la ville"),
    ],
)
def test_french_is_set_as_french(mistake: str, example: str) -> None:
    assert re.search(mistake, example)
    assert [line for line in text("fr").split("\n") if re.search(mistake, line)] == []


def test_english_is_set_as_english() -> None:
    assert re.findall(rf"[«»{NO_BREAK}]|\s[;:!?]", text("en")) == []
