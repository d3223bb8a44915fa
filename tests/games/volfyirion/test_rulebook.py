"""The rulebook in both languages: complete, in order, easy to parse, free of our own jargon."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "tablee" / "games" / "volfyirion"
LANGUAGES = ("fr", "en")
CHAPTERS = (  # the rules' numbers leave gaps between chapters
    (1, 16), (20, 34), (36, 51), (55, 61), (65, 70), (73, 80), (82, 84), (86, 93), (95, 100),
    (103, 111), (113, 119), (122, 131), (136, 139), (141, 151), (153, 160), (164, 171),
    (173, 176), (180, 181), (183, 187), (189, 197), (199, 205), (207, 234), (237, 239),
    (300, 327), (340, 374), (400, 433),
)  # fmt: skip
RULES = [number for first, last in CHAPTERS for number in range(first, last + 1)]

HEAD = re.compile(r"\*\*VO-(\d+)\*\* (?=\S)")
NOTE = {"fr": "*Notre lecture\u00a0: ", "en": "*Our ruling: "}
NO_BREAK = "\u00a0\u202f"  # the ordinary no-break space, and the narrow one


def text(language: str) -> str:
    return (FOLDER / f"rulebook.{language}.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Paragraphs, headings and lists."""
    return [block.strip("\n") for block in text(language).split("\n\n") if block.strip("\n")]


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
    assert len(RULES) == 297
    assert [number for section in sections(language) for number in section] == RULES
    assert text(language).count("**VO-") == len(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_opens_with_a_title_and_a_word_or_two(language: str) -> None:
    opening = blocks(language)[:4]
    assert opening[0].startswith("# ")
    assert opening[3].startswith("## ")


def test_both_languages_have_the_same_sections() -> None:
    assert sections("fr") == sections("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_one_paragraph(language: str) -> None:
    """Once a section's first rule has begun, no stray paragraph stands between two rules."""
    in_rules = False
    for block in blocks(language):
        if block.startswith("#"):
            in_rules = False
        elif HEAD.match(block):
            in_rules = True
        else:
            assert not in_rules, block


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_of_ours_closes_its_paragraph(language: str) -> None:
    for block in blocks(language):
        if NOTE[language].strip("* ") in block:
            assert HEAD.match(block), block
            assert block.count(NOTE[language]) == 1, block
            assert block.endswith(".*"), block


def test_both_languages_mark_the_same_rulings() -> None:
    def marked(language: str) -> list[str]:
        return [block[:9] for block in blocks(language) if NOTE[language] in block]

    assert marked("fr") == marked("en")


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
def test_references_lead_to_rules(language: str) -> None:
    assert {int(number) for number in re.findall(r"VO-(\d+)", text(language))} == set(RULES)


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
