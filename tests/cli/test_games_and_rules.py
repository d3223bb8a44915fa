"""The games and their rules, told in a terminal in both languages."""

import re

import pytest

from tablee.engine.game import game, game_names
from tablee.engine.rulebook import rulebook
from tablee.engine.words import LANGUAGES, words_of
from tests.cli.conftest import Ask


def too_wide(text: str) -> list[str]:
    return [line for line in text.split("\n") if len(line) > 80]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_announced(ask: Ask, language: str) -> None:
    status, out, err = ask("games", "--language", language)
    assert (status, err, too_wide(out)) == (0, "", [])
    for name in game_names():
        words = words_of(game(name), language)
        assert f"{name}: {words.say('title')}\n{words.say('tagline')}\n" in out
        assert str(game(name).data["author"]) in out
    assert f"tablee play {game_names()[0]}\n" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_one_game_is_told_with_every_option_as_it_is_typed(
    ask: Ask, name: str, language: str
) -> None:
    status, out, err = ask("games", name, "--language", language)
    assert (status, err, too_wide(out)) == (0, "", [])
    told, words = " ".join(out.split()), words_of(game(name), language)
    for option in game(name).options.values():
        for value in option.values:
            about = " ".join(words.say(f"option-{option.name}-{value}-about").split())
            is_default = value == option.default
            default = {"en": " (default)", "fr": " (par défaut)"}[language] * is_default
            assert f"--option {option.name}={value} {' '.join((about + default).split())}" in told


@pytest.mark.parametrize(("asked", "name"), [("47", "CT-47"), ("ct-47", "CT-47"), ("CT 9", "CT-9")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_rule_is_shown_under_the_heading_of_its_section(
    ask: Ask, asked: str, name: str, language: str
) -> None:
    status, out, err = ask("rules", "chercheurs", asked, "--language", language)
    assert (status, err, too_wide(out)) == (0, "", [])
    book = rulebook(game("chercheurs"), language)
    section = next(s for s in book.sections if any(rule.name == name for rule in s.rules))
    title, blank, first, *_ = out.split("\n")
    assert (title, blank) == (section.title, "")
    assert first.startswith(f"{name}  ")
    assert out.count("CT-") == 1 + book.rules[int(name[3:])].text.count("CT-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_whole_book_has_every_rule_in_its_place(ask: Ask, name: str, language: str) -> None:
    status, out, err = ask("rules", name, "--language", language)
    assert (status, err, too_wide(out)) == (0, "", [])
    book = rulebook(game(name), language)
    found = re.findall(rf"^{book.prefix}-(\d+)  ", out, re.MULTILINE)
    assert [int(number) for number in found] == list(book.rules)
    assert out.startswith(f"{book.title}\n{'=' * len(book.title)}\n")
    for section in book.sections:
        assert f"\n\n{section.title}\n{'-' * len(section.title)}\n\n" in out
    assert "**" not in out


def test_the_language_is_the_one_that_the_system_speaks(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert "Les chercheurs de trésors" in ask("games").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "The Treasure Hunters" in ask("games").out
    assert "Les chercheurs de trésors" in ask("games", "--language", "fr").out
