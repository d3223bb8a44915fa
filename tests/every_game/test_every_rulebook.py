"""Every rulebook in both languages: in order, easy to parse, the same on both sides. What only one
game's text can have is tested beside that game."""

from __future__ import annotations

import re

import pytest

from tablee.engine.game import all_names, game
from tests.every_game.books import NOTE, blocks, head, sections, text

of_each = pytest.mark.parametrize("slug", all_names())
in_each_language = pytest.mark.parametrize("language", ["fr", "en"])


@of_each
@in_each_language
def test_each_rule_stands_once_and_in_order(slug: str, language: str) -> None:
    numbers = [number for section in sections(slug, language) for number in section]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == game(slug).data["rules"]
    assert text(slug, language).count(f"**{game(slug).prefix}-") == len(numbers)


@of_each
@in_each_language
def test_it_opens_with_a_title_and_a_word_or_two(slug: str, language: str) -> None:
    opening = blocks(slug, language)[:4]
    assert opening[0].startswith("# ")
    first_section = next(i for i, block in enumerate(opening) if block.startswith("## "))
    assert first_section in (2, 3)


@of_each
def test_both_languages_have_the_same_sections(slug: str) -> None:
    assert sections(slug, "fr") == sections(slug, "en")


@of_each
@in_each_language
def test_a_rule_is_one_paragraph_and_what_belongs_to_it(slug: str, language: str) -> None:
    """Once a section's first rule has begun, no stray paragraph stands between two rules."""
    in_rules = False
    for block in blocks(slug, language):
        if block.startswith("#"):
            in_rules = False
        elif head(slug).match(block):
            in_rules = True
        elif in_rules:
            assert block.startswith(("- ", "|", "```")), block


@of_each
@in_each_language
def test_a_ruling_of_ours_closes_its_paragraph(slug: str, language: str) -> None:
    for block in blocks(slug, language):
        if NOTE[language].strip("* ") in block:
            assert head(slug).match(block), block
            assert block.count(NOTE[language]) == 1, block
            assert block.endswith(".*"), block


@of_each
def test_both_languages_mark_the_same_rulings_and_draw_the_same_things(slug: str) -> None:
    def shape(language: str) -> list[tuple[str, int, bool]]:
        """Each block by its kind; how many lines, but for paragraphs; whether a ruling ends it."""
        kinds = {"#": "heading", "-": "list", "|": "table", "`": "diagram"}
        return [
            (
                begins[0] if (begins := head(slug).match(block)) else kinds.get(block[0], "text"),
                block.count("\n"),
                NOTE[language] in block,
            )
            for block in blocks(slug, language)
        ]

    assert shape("fr") == shape("en")


@of_each
@in_each_language
def test_references_lead_to_rules(slug: str, language: str) -> None:
    cited = {
        int(number) for number in re.findall(rf"{game(slug).prefix}-(\d+)", text(slug, language))
    }
    assert cited == {number for section in sections(slug, language) for number in section}
