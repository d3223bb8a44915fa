"""What the command line says: the same in both languages, all of it used, none of it missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tablee import cli
from tablee.cli.asked import words_here
from tablee.engine.words import LANGUAGES
from tablee.players import LEVELS, compiling

FOLDER = Path(cli.__file__).parent
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.py")))
BUILT = {
    *(f"level-{level}" for level in LEVELS),
    *(f"compiling-{step}" for step in (*compiling.STEPS, "ready", "failed")),
}


def text(language: str) -> str:
    return (FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> list[Message]:
    entries = FluentParser(with_spans=False).parse(text(language)).body
    return [entry for entry in entries if isinstance(entry, Message)]


class Values(Visitor):
    """The values that a message is filled with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def values_in(message: Message) -> set[str]:
    values = Values()
    values.visit(message)
    return values.names


def test_both_languages_say_the_same_things_with_the_same_values() -> None:
    french, english = ({m.id.name: values_in(m) for m in messages(lang)} for lang in LANGUAGES)
    assert list(french) == list(english)
    assert french == english


def test_each_message_is_used() -> None:
    named = {message.id.name for message in messages("en")}
    assert named >= BUILT
    assert [name for name in sorted(named - BUILT) if f'"{name}"' not in SOURCE] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 7])
def test_each_message_can_be_said_with_any_number(language: str, number: int) -> None:
    for message in messages(language):
        values = dict.fromkeys(values_in(message), number)
        said = words_here(language).say(message.id.name, **values)
        assert said.strip()
        assert not re.search(r"[{}$*]", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_those_of_print(language: str) -> None:
    said = "\n".join(line for line in text(language).split("\n") if not line.startswith("#"))
    assert re.findall(r".*['\"].*|.*\.\.\..*", said) == []


@pytest.mark.parametrize(
    ("mistake", "example"),
    [
        (r"(?<![\u00a0\u202f\s])[:;!?](?=\s)", "oui; non"),
        (r"(?<=\S) [:;!?»]", "oui : non"),
        (r"« ", "« oui"),
        (r"[“”]", "“oui”"),
    ],
)
def test_french_is_set_as_french(mistake: str, example: str) -> None:
    assert re.search(mistake, example)
    said = [line for line in text("fr").split("\n") if not line.startswith("#")]
    assert [line for line in said if re.search(mistake, line)] == []


def test_english_is_set_as_english() -> None:
    assert re.findall(r".*(?:[«»\u00a0\u202f]|\S [:;!?]).*", text("en")) == []
