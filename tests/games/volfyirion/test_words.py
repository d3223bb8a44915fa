"""Every sentence of the game, with values of every kind that it can get, in both languages."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message, Resource

from tablee.engine.game import game
from tablee.engine.match import Match
from tablee.engine.tale import Event
from tablee.engine.words import Speaker, words_of
from tablee.games.volfyirion.table import Table

LANGUAGES = ("fr", "en")
GAME = game("volfyirion")
ACTIONS = [GAME.actions[number] for number in range(GAME.actions.size)]
AMOUNTS = (0, 1, 2, 16)
NAMES = ("Paul", "Anna", "Zoé", "Yves")
MODES = ("versus", "solo", "coop", "team")
MODULES = dict.fromkeys(("mercenaries", "ascension_path", "saboteurs", "perks", "ploys"), "on")


def lying(match: Match) -> Table:
    """What lies on the table, to be changed."""
    return cast(Table, match.table)


def seats(mode: str) -> int:
    return {"solo": 1, "team": 4}.get(mode, 2)


def written(language: str) -> Resource:
    file = GAME.folder / f"words.{language}.ftl"
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


def message_ids(language: str) -> list[str]:
    return [entry.id.name for entry in written(language).body if isinstance(entry, Message)]


@cache
def numbers_that_refuse() -> set[int]:
    """The numbers that stand in the rules where a verdict is returned."""
    found: set[int] = set()
    for file in sorted((GAME.folder / "rules").glob("*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("verdict"):
                found |= {
                    constant.value
                    for constant in ast.walk(function)
                    if isinstance(constant, ast.Constant)
                    and isinstance(constant.value, int)
                    and constant.value > 30  # a rule's number, not a count
                }
    return found


def speaker(language: str, reader: int | None) -> Speaker:
    return Speaker(GAME, language, NAMES, reader)


def actions(language: str) -> Iterator[str]:
    yield from (speaker(language, 0).action(action) for action in ACTIONS)


def events(language: str) -> Iterator[str]:
    """Each event with each value of each parameter, though not with all of them together."""
    for what, (_, parameters) in enumerate(GAME.events.items()):
        ranges: list[list[int]] = [
            list(range(len(GAME.parameter_names[parameter])))
            if parameter in GAME.parameter_names
            else list(AMOUNTS)
            for parameter in parameters
        ]
        for place, values in enumerate(ranges):
            for value in values:
                row = [given[value % len(given)] for given in ranges]
                row[place] = value
                a, b, c = (*row, 0, 0, 0)[:3]
                for seat, reader in ((0, 0), (0, 1), (1, 0), (1, None)):
                    yield speaker(language, reader).event(Event(what, seat, 1, a, b, c, 0))
        if not parameters:
            for seat, reader in ((0, 0), (0, 1), (1, 0), (1, None)):
                yield speaker(language, reader).event(Event(what, seat, 1, 0, 0, 0, 0))


@cache
def games() -> tuple[Match, ...]:
    """A few games of each mode, stopped somewhere on their way."""
    found = []
    for mode, moves in product(MODES, (0, 1, 40, 90, 160)):
        options = MODULES if mode == "versus" else {}
        match = GAME.new(seats=seats(mode), seed=moves, mode=mode, **options)
        chooser = random.Random(moves)
        for _ in range(moves):
            if not match.over:
                seat = match.waiting[0]
                match.play(seat, chooser.choice(match.legal(seat)))
        found.append(match)
    return tuple(found)


def choices(language: str) -> Iterator[str]:
    """What may be done there, as a button says it."""
    for match in games():
        for seat in match.waiting:
            view = match.view(seat)
            yield from (speaker(language, seat).action(action, view) for action in view.legal)


def refusals(language: str) -> Iterator[str]:
    for match in games():
        told: set[tuple[int, str]] = set()
        for action in ACTIONS:
            refusal = match.why_not(0, action)
            if refusal and (refusal.rule, action.kind) not in told:
                told.add((refusal.rule, action.kind))
                yield refusal.say(language)


def questions(language: str) -> Iterator[str]:
    yield from (speaker(language, 0).question(question) for question in GAME.questions)


def options(language: str) -> Iterator[str]:
    words = words_of(GAME, language)
    for option in GAME.options.values():
        yield words.say(f"option-{option.name}")
        for value in option.values:
            yield words.say(f"option-{option.name}-{value}")
            yield words.say(f"option-{option.name}-{value}-about")


def everything_else(language: str) -> Iterator[str]:
    words = words_of(GAME, language)
    yield from (words.say(message) for message in ("title", "tagline", "pitch"))
    yield from (words.say(f"kind-{kind}") for kind in GAME.actions.kinds)
    yield from (words.say(f"colour-{seat}") for seat in range(4))
    for points, you in product(AMOUNTS, ("yes", "no")):
        yield words.say("over-won", name="Paul", you=you, vowel="no", points=points)
        for end in ("over-shared", "over-together", "over-lost"):
            yield words.say(end, names="Paul & Anna", points=points)
        yield words.say("points", points=points)


SENTENCES = (actions, events, choices, refusals, questions, options, everything_else)


@cache
def all_sentences(language: str) -> set[str]:
    return {sentence for said in SENTENCES for sentence in said(language)} - {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_well_formed(language: str) -> None:
    """What Fluent can't read it would leave out in silence."""
    comments = (GroupComment, Message)
    strange = [entry for entry in written(language).body[1:] if not isinstance(entry, comments)]
    assert strange == []
    assert len(set(message_ids(language))) == len(message_ids(language))


def test_both_languages_have_the_same_messages() -> None:
    only_french = {"of-name"}  # French elides before a vowel
    assert set(message_ids("fr")) - only_french == set(message_ids("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_and_no_sentence_is_idle(language: str) -> None:
    said = {int(message[8:]) for message in message_ids(language) if message[:8] == "refused-"}
    assert numbers_that_refuse() - said == set()
    assert said - numbers_that_refuse() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_and_kind_has_its_message(language: str) -> None:
    for word, names in (
        ("event", GAME.events),
        ("ask", GAME.questions),
        ("kind", GAME.actions.kinds),
        ("action", GAME.actions.kinds),
    ):
        said = {m.removeprefix(f"{word}-") for m in message_ids(language) if m.startswith(word)}
        assert said == set(names), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_questions_and_refusals_are_whole_sentences(language: str) -> None:
    for said in (events, refusals, questions):
        for sentence in said(language):
            assert sentence == "" or re.fullmatch(r"[A-ZÀÉ].*[.?!]", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_shows_the_machinery(language: str) -> None:
    """No identifier, no gap, no doubled or trailing space; the typographer's apostrophe."""
    for sentence in all_sentences(language):
        assert not re.search(r"[_{}$'\"]|None|\s\s|^\s|\s$", sentence), sentence


MISTAKES_IN_FRENCH = [
    r"[^\u202f][;!?]",
    r"[^\u00a0]:",
    r"«(?!\u00a0)",
    r"[^\u00a0]»",
    r"\s[.,]",
    r"\b(?:de|que|le|la|ne|se|je|si il) (?=[aeiouéèêàhAEIOUÉ])",  # no elision where it must be
    r"\bde (?:le|les)\b",
    r"\bà (?:le|les)\b",
    r"[“”]",
]


@pytest.mark.parametrize("mistake", MISTAKES_IN_FRENCH)
def test_french_is_set_as_french(mistake: str) -> None:
    wrong = [sentence for sentence in all_sentences("fr") if re.search(mistake, sentence)]
    assert wrong == []


def test_english_is_set_as_english() -> None:
    wrong = [s for s in all_sentences("en") if re.search(r"[«»\u00a0\u202f]|\s[;:!?.,]", s)]
    assert wrong == []


def test_points_are_counted_as_each_language_counts() -> None:
    said = {
        language: words_of(GAME, language).say("gain", command=1, battle=0, knowledge=2)
        for language in LANGUAGES
    }
    assert said["en"] == "1 Command, 2 Knowledge"
    assert said["fr"] == "1\u00a0point d’Ordre, 2\u00a0points de Savoir"


def test_french_elides_before_a_vowel() -> None:
    turn = GAME.event_names.index("has_oracle")
    said = [speaker("fr", None).event(Event(turn, seat, 199, 0, 0, 0, 0)) for seat in (0, 1)]
    begin = [sentence.partition(" est ")[0] for sentence in said]
    assert begin == ["La carte Bonus de Paul", "La carte Bonus d’Anna"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_as_in_the_rulebook(language: str) -> None:
    rulebook = (Path(GAME.folder) / f"rulebook.{language}.md").read_text(encoding="utf-8")
    words = words_of(GAME, language)
    modules = {"mercenaries", "ascension_path", "saboteurs", "perks", "ploys"}
    for option in set(GAME.options) - modules - {"mode"}:
        quoted = words.say(f"option-{option}")
        assert re.search(rf"[“«]\u00a0?{re.escape(quoted)}\u00a0?[”»]", rulebook), quoted


# ---------------------------------------------------------------- what a choice means just now


def label(match: Match, language: str, action: str) -> str:
    seat = match.waiting[0]
    return speaker(language, seat).action(match.action(action), match.view(seat))


def test_a_choice_names_the_card_and_says_what_it_costs() -> None:
    match = GAME.new(seats=2, seed=1, first_player="seat_0")
    match.play(0, "keep_hand")
    titles = GAME.parameter_names["card"]
    for name, text in (("row", "stab"), ("lair", "sharp_qoam")):
        match.table.array[name][0][0][0] = titles.index(text)
    assert label(match, "en", "buy 1") == "Stab: 1 Command"
    assert label(match, "fr", "buy 1") == "Stab\u00a0: 1 Ordre"
    assert label(match, "en", "replace 1") == "Replace Stab: 2 Knowledge"
    assert label(match, "en", "take_wonder 1") == "Sharp Qoam: 2 Battle"
    assert label(match, "en", "play captain") == "Captain: 1 Command, 3 Battle"
    assert label(match, "en", "use stab") == "Remove Stab: draw 1 card"
    assert label(match, "en", "move_dragon") == "Volfyirion onto an enemy City: 8 Knowledge"
    assert label(match, "en", "defeat") == "Defeat Volfyirion: 16 Battle"


def test_an_attack_says_what_it_would_do() -> None:
    match = GAME.new(seats=2, seed=1, first_player="seat_0")
    match.play(0, "keep_hand")
    titles = GAME.parameter_names["card"]
    lying(match).troop[5, 0] = titles.index("guard")
    lying(match).troop[6, 0] = titles.index("mercenary_archer")
    assert label(match, "en", "attack yrdesh") == "Attack Yrdesh, destroys it: 8 Battle"
    assert label(match, "en", "attack akao_uket") == "Attack Akao Uket, removes Guard: 13 Battle"
    assert label(match, "en", "attack kyr") == (
        "Attack Kyr, destroys it, and Mercenary Archer leaves: 14 Battle"
    )
