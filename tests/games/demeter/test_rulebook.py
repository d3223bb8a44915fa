"""What only this game’s rulebook can have: its figures, its leftovers, its French."""

import re
from functools import partial

import pytest

from tests.every_game import books

LANGUAGES = ("fr", "en")
text = partial(books.text, "demeter")
blocks = partial(books.blocks, "demeter")
HEAD = books.head("demeter")
NOTE = books.NOTE
NO_BREAK = books.NO_BREAK


def test_both_languages_refer_to_the_same_rules_and_name_the_same_figures() -> None:
    def cited(language: str) -> dict[str, list[str]]:
        heads = {head[0]: block for block in blocks(language) if (head := HEAD.match(block))}
        return {
            head: sorted(re.findall(r"DE-\d+|\b\d+", block.split(NOTE[language])[0]))
            for head, block in heads.items()
            if "2 pour 1" not in block
        }

    english, french = cited("en"), cited("fr")
    assert french == {head: english[head] for head in french}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "leftover",
    [
        r"\bG\d",  # entries of our own notes
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
    found = [line for line in text(language).split("\n") if re.search(leftover, line)]
    assert found == []


@pytest.mark.parametrize(
    ("mistake", "example"),
    [
        (rf"[^{NO_BREAK}][;!?]", "fini ; non"),
        (rf"[^{NO_BREAK}]:(?![-|:])(?<![-|]:)", "fini : oui"),
        (rf"«(?![{NO_BREAK}])", "« ou »"),
        (rf"[^{NO_BREAK}]»", "« ou »"),
        (r"[“”]", "“ou”"),
        (r"\bMauvais oeil|Oeil\b", "Oeil de lynx"),
        (r"(?i)\b(?:salles?|chambres?)\b(?! des cartes)", "la salle"),
    ],
)
def test_french_is_set_as_french(mistake: str, example: str) -> None:
    assert re.search(mistake, example)
    found = [line for line in text("fr").split("\n") if re.search(mistake, line)]
    assert found == []


def test_english_is_set_as_english() -> None:
    found = re.findall(rf"[«»{NO_BREAK}]|\s[;:!?](?!-)", text("en"))
    assert found == []
