"""The rulebook in both languages: complete, in order, easy to parse, free of our own jargon."""

import re
import tomllib
from pathlib import Path

import pytest

from tablee.engine.words import Words

FOLDER = Path(__file__).parents[3] / "tablee" / "games" / "vouivres"
LANGUAGES = ("fr", "en")
RULES = list(range(1, 93))

HEAD = re.compile(r"\*\*NV-(\d+)\*\* (?=\S)")
NOTE = {"fr": "*Notre lecture\u00a0: ", "en": "*Our ruling: "}
NO_BREAK = "\u00a0\u202f"  # the ordinary no-break space, and the narrow one


def text(language: str) -> str:
    return (FOLDER / f"rulebook.{language}.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Paragraphs, headings, lists and tables; a fenced diagram, blank lines and all, is one."""
    found: list[str] = []
    for chunk in re.split(r"(^```\n.*?^```$)", text(language), flags=re.MULTILINE | re.DOTALL):
        found += [chunk] if chunk.startswith("```") else chunk.split("\n\n")
    return [block.strip("\n") for block in found if block.strip("\n")]


def prose(language: str) -> str:
    """The text without its diagrams."""
    return "\n\n".join(block for block in blocks(language) if not block.startswith("```"))


def numbers(language: str) -> list[int]:
    heads = (HEAD.match(block) for block in blocks(language))
    return [int(head[1]) for head in heads if head]


def sections(language: str) -> list[list[int]]:
    """The rules that each section holds."""
    held: list[list[int]] = []
    for block in blocks(language):
        if block.startswith("## "):
            held.append([])
        elif head := HEAD.match(block):
            held[-1].append(int(head[1]))
    return held


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_stands_once_and_in_order(language: str) -> None:
    assert numbers(language) == RULES
    assert text(language).count("**NV-") == len(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_opens_with_a_title_and_a_word_or_two(language: str) -> None:
    opening = blocks(language)[:4]
    assert opening[0].startswith("# ")
    first_section = next(i for i, block in enumerate(opening) if block.startswith("## "))
    assert first_section in (2, 3)


def test_both_languages_have_the_same_sections() -> None:
    assert sections("fr") == sections("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_one_paragraph_and_what_belongs_to_it(language: str) -> None:
    """Once a section's first rule has begun, no stray paragraph stands between two rules."""
    in_rules = False
    for block in blocks(language):
        if block.startswith("#"):
            in_rules = False
        elif HEAD.match(block):
            in_rules = True
        elif in_rules:
            assert block.startswith(("- ", "|", "```")), block


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_of_ours_closes_its_paragraph(language: str) -> None:
    for block in blocks(language):
        if NOTE[language].strip("* ") in block:
            assert HEAD.match(block), block
            assert block.count(NOTE[language]) == 1, block
            assert block.endswith(".*"), block


def test_both_languages_mark_the_same_rulings_and_draw_the_same_things() -> None:
    def shape(language: str) -> list[tuple[str, int, bool]]:
        """Each block by its kind; how many lines, but for paragraphs; whether a ruling ends it."""
        kinds = {"#": "heading", "-": "list", "|": "table", "`": "diagram"}
        return [
            (
                head[0] if (head := HEAD.match(block)) else kinds.get(block[0], "paragraph"),
                block.count("\n"),
                NOTE[language] in block,
            )
            for block in blocks(language)
        ]

    assert shape("fr") == shape("en")


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
def test_references_lead_to_rules(language: str) -> None:
    cited = {int(number) for number in re.findall(r"NV-(\d+)", text(language))}
    assert cited == set(RULES)


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
