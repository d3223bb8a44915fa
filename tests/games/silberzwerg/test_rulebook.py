"""What only this game’s rulebook can have: its figures, its leftovers, its French."""

import re
import tomllib
from functools import partial
from pathlib import Path

import pytest

from tests.every_game import books

FOLDER = Path(__file__).parents[3] / "tablee" / "games" / "silberzwerg"
LANGUAGES = ("fr", "en")
text = partial(books.text, "silberzwerg")
blocks = partial(books.blocks, "silberzwerg")
prose = partial(books.prose, "silberzwerg")
HEAD = books.head("silberzwerg")
NO_BREAK = books.NO_BREAK


def test_both_languages_give_the_same_examples() -> None:
    """The same figures and the same references to other rules, in the same rules."""

    def cited(language: str) -> dict[str, list[str]]:
        heads = {head[0]: block for block in blocks(language) if (head := HEAD.match(block))}
        return {head: sorted(re.findall(r"SZ-\d+|\d+", block)) for head, block in heads.items()}

    assert cited("fr") == cited("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "leftover",
    [
        r"\b[ADQT]-\d|\bC\d\d\b",  # names of rulings, decisions, scenarios and cards
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
        (r"(?i)\b(?:plateaux?|manches?)\b", "le plateau"),
        (r"(?i)\b(?:de|que|le|la|ne|se|je|si il) (?=[aeiouéèêà])", "de un"),
        (r"(?i)\bà (?:le|les)\b", "à les"),
    ],
)
def test_french_is_set_as_french(mistake: str, example: str) -> None:
    assert re.search(mistake, example)
    found = [line for line in prose("fr").split("\n") if re.search(mistake, line)]
    assert found == []


def test_english_is_set_as_english() -> None:
    found = re.findall(rf"[«»{NO_BREAK}]|\s[;:!?]", prose("en"))
    assert found == []


COLOURS = {
    "en": ("yellow", "red", "green", "blue"),
    "fr": ("jaunes", "rouges", "vertes", "bleues"),
}
SYMBOLS = {
    "en": ("axe", "pick", "hammer", "+5/−5", "crossed-out ghost", "−3", "none"),
    "fr": ("hache", "pioche", "marteau", "+5/−5", "fantôme barré", "−3", "aucun"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_tables_are_those_of_the_box(language: str) -> None:
    box = {
        name: given["value"]
        for name, given in tomllib.loads((FOLDER / "box.toml").read_text("utf-8"))["box"].items()
    }
    contracts = [
        (
            ", ".join(
                f"{count} {colour}"
                for count, colour in zip(recipe, COLOURS[language], strict=True)
                if count
            ),
            SYMBOLS[language][symbol] + ("" if reduced else " ★"),
        )
        for recipe, symbol, reduced in zip(
            box["recipe"], box["symbol"], box["in_reduced_set"], strict=True
        )
    ]
    assert rows(language)[-len(contracts) :] == contracts
    prices = [(str(miners), str(price)) for miners, price in enumerate(box["price"][:8])]
    assert [row for row in rows(language) if row in prices] == prices
    assert set(box["price"][8:]) == {4}
    families = {
        (", ".join(map(str, values)), str(penalty))
        for values, penalty in zip(box["value"], box["penalty"], strict=True)
    }
    assert {(row[1], row[2]) for row in rows(language) if len(row) == 4} >= families


def rows(language: str) -> list[tuple[str, ...]]:
    """The rows of all tables."""
    return [
        tuple(cell.strip().replace("\u00a0", " ") for cell in line.strip("|").split("|"))
        for line in text(language).split("\n")
        if line.startswith("|")
    ]
