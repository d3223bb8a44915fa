"""Rulebooks taken apart into sections and numbered rules, and shown on a page and in a terminal."""

import re

import pytest

from tablee.engine.game import game, game_names
from tablee.engine.rulebook import plain, read, rulebook

TOY = """# Toy

Two words *first*.

And a third.

## Moving

How pieces move (TY-2).

**TY-1** You move:

- one piece;
- **only** one.

**TY-2** Not 2-4. *Our ruling: TY-1 <b>stands</b>.*

```
# a diagram

## with a gap
```

## About

Nothing is numbered here.
"""

EVERY_BOOK = [(name, language) for name in game_names() for language in ("fr", "en")]


def test_sections_hold_their_introduction_and_their_rules() -> None:
    book = read(TOY, "TY")
    assert book.title == "Toy"
    assert book.intro == "Two words *first*.\n\nAnd a third."
    assert [(section.title, section.intro) for section in book.sections] == [
        ("Moving", "How pieces move (TY-2)."),
        ("About", "Nothing is numbered here."),
    ]


def test_a_rule_has_its_number_its_name_and_all_that_belongs_to_it() -> None:
    book = read(TOY, "TY")
    assert [(number, rule.number, rule.name) for number, rule in book.rules.items()] == [
        (1, 1, "TY-1"),
        (2, 2, "TY-2"),
    ]
    assert book.rules[1].text == "You move:\n\n- one piece;\n- **only** one."
    assert book.rules[2].text.endswith("```\n# a diagram\n\n## with a gap\n```")


def test_on_a_page_rules_are_linked_and_markup_is_harmless() -> None:
    book = read(TOY, "TY")
    shown = book.html(book.rules[2].text)
    assert 'ruling: <a href="#TY-1">TY-1</a> &lt;b&gt;stands' in shown
    assert "<pre><code># a diagram\n\n## with a gap\n</code></pre>" in shown


def test_in_a_terminal_marks_for_emphasis_are_gone() -> None:
    book = read(TOY, "TY")
    assert plain(book.rules[1].text, 40) == "You move:\n\n  - one piece;\n  - only one."
    assert plain("Tile 2-4 lies *here*\nand **there**.", 19) == "Tile 2-4 lies here\nand there."


def test_in_a_terminal_a_table_keeps_to_the_width() -> None:
    table = "| Option | What it settles |\n|---|---|\n| Cell | Where it goes |\n| Ties | Rank |"
    assert plain(table, 40) == (
        "Option   What it settles\n------   ---------------\nCell     Where it goes\nTies     Rank"
    )
    assert plain(table, 19) == (
        "Option   What it\n"
        "         settles\n"
        "------   ----------\n"
        "Cell     Where it\n"
        "         goes\n"
        "\n"
        "Ties     Rank"
    )


@pytest.mark.parametrize(("name", "language"), EVERY_BOOK)
def test_every_rulebook_has_all_its_rules(name: str, language: str) -> None:
    book = rulebook(game(name), language)
    numbers = list(book.rules)  # in order; a big game leaves gaps between its chapters
    assert numbers == sorted(numbers)
    assert len(numbers) == sum(len(section.rules) for section in book.sections), "one number twice"
    assert len(numbers) == game(name).data["rules"]
    assert numbers == list(rulebook(game(name), "en").rules)
    assert book.title
    assert book.intro
    assert all(section.intro or section.rules for section in book.sections)


@pytest.mark.parametrize("width", [60, 72, 100])
@pytest.mark.parametrize(("name", "language"), EVERY_BOOK)
def test_every_rulebook_can_be_read_in_a_terminal(name: str, language: str, width: int) -> None:
    book = rulebook(game(name), language)
    texts = [book.intro, *(section.intro for section in book.sections)]
    texts += [f"{rule.name} {rule.text}" for rule in book.rules.values()]
    for text in texts:
        without_diagrams = re.sub(r"(?ms)^```.*?^```$", "", text)
        for line in plain(without_diagrams, width).split("\n"):
            assert len(line) <= width
            assert not re.search(r"\*|`|^#", line)
