"""The rulebook in both languages: complete, in order, easy to parse, free of our own jargon."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "tablee" / "games" / "demeter"
LANGUAGES = ("fr", "en")
# The chapters of the rules, first and last number of each run; there are gaps between them.
RUNS = (
    (1, 17),
    (20, 34),
    (40, 44),
    (50, 58),
    (70, 79),
    (85, 91),
    (95, 96),
    (100, 103),
    (105, 108),
    (115, 120),
    (125, 126),
    (130, 141),
    (145, 156),
    (160, 170),
    (176, 194),
    (196, 204),
    (210, 223),
    (230, 234),
    (240, 248),
    (250, 266),
    (270, 273),
    (280, 286),
    (290, 306),
    (312, 318),
    (320, 339),
)
RULES = [number for first, last in RUNS for number in range(first, last + 1)]

HEAD = re.compile(r"\*\*DE-(\d+)\*\* (?=\S)")
NOTE = {"fr": "*Notre lecture\u00a0: ", "en": "*Our ruling: "}
NO_BREAK = "\u00a0\u202f"  # the ordinary no-break space, and the narrow one


def text(language: str) -> str:
    return (FOLDER / f"rulebook.{language}.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Paragraphs, headings, lists and tables."""
    return [block.strip("\n") for block in text(language).split("\n\n") if block.strip("\n")]


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
    assert text(language).count("**DE-") == len(RULES)


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
            assert block.startswith(("- ", "|")), block


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
        kinds = {"#": "heading", "-": "list", "|": "table"}
        return [
            (
                head[0] if (head := HEAD.match(block)) else kinds.get(block[0], "paragraph"),
                block.count("\n"),
                NOTE[language] in block,
            )
            for block in blocks(language)
        ]

    assert shape("fr") == shape("en")


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
def test_references_lead_to_rules(language: str) -> None:
    cited = {int(number) for number in re.findall(r"DE-(\d+)", text(language))}
    assert cited == set(RULES)


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
