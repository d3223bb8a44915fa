"""Every sentence of the game, with every value it can get, in both languages."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message, Resource

from tablee.engine.game import game
from tablee.engine.tale import Event
from tablee.engine.words import Speaker, words_of

LANGUAGES = ("fr", "en")
GAME = game("chercheurs")
ACTIONS = [GAME.actions[number] for number in range(GAME.actions.size)]
AMOUNTS = (0, 1, 2, 16)
NAMES = ("Paul", "Anna")  # one without, one with a vowel at its beginning


def written(language: str) -> Resource:
    file = GAME.folder / f"words.{language}.ftl"
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


def message_ids(language: str) -> list[str]:
    return [entry.id.name for entry in written(language).body if isinstance(entry, Message)]


@cache
def numbers_that_refuse() -> set[int]:
    """The numbers that stand in the rules where a verdict is returned."""
    rules = ast.parse((GAME.folder / "rules.py").read_text(encoding="utf-8"))
    return {
        constant.value
        for function in ast.walk(rules)
        if isinstance(function, ast.FunctionDef) and function.name.startswith("verdict")
        for returned in ast.walk(function)
        if isinstance(returned, ast.Return) and returned.value
        for constant in ast.walk(returned.value)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, int) and constant.value
    }


def speaker(language: str, reader: int | None) -> Speaker:
    return Speaker(GAME, language, NAMES, reader)


def actions(language: str) -> Iterator[str]:
    yield from (speaker(language, 0).action(action) for action in ACTIONS)


def events(language: str) -> Iterator[str]:
    for what, (_, parameters) in enumerate(GAME.events.items()):
        ranges = [
            range(len(GAME.parameter_names[parameter]))
            if parameter in GAME.parameter_names
            else AMOUNTS
            for parameter in parameters
        ]
        for values in product(*ranges):
            a, b, c = (*values, 0, 0, 0)[:3]
            for seat, reader in ((0, 0), (0, 1), (1, 0), (1, None)):
                yield speaker(language, reader).event(Event(what, seat, 1, a, b, c, 0))


@cache
def refused_kinds() -> set[tuple[int, str]]:
    """Each number that refused something in random games, with the kinds of action it refused."""
    found: set[tuple[int, str]] = set()
    for mode, seed in product(GAME.options["mode"].values, range(8)):
        match = GAME.new(seats=2, seed=seed, mode=mode, start_cell="first_player_chooses")
        choice = random.Random(seed)
        while True:
            for seat, action in product(range(2), ACTIONS):
                if refusal := match.why_not(seat, action):
                    found.add((refusal.rule, action.kind))
            if match.over:
                break
            seat = match.waiting[0]
            match.play(seat, choice.choice(match.legal(seat)))
    return found


def refusals(language: str) -> Iterator[str]:
    for rule, kind in sorted(refused_kinds()):
        for action in ACTIONS:
            if action.kind == kind:
                yield speaker(language, 0).refusal(rule, action)


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
    yield from (words.say(f"colour-{seat}") for seat in range(max(GAME.seats)))
    for points, you, vowel in product(AMOUNTS, ("yes", "no"), ("yes", "no")):
        name = NAMES[vowel == "yes"]
        yield words.say("over-won", name=name, you=you, vowel=vowel, points=points)
        yield words.say("over-shared", names=" & ".join(NAMES), points=points)


SENTENCES = (actions, events, refusals, questions, options, everything_else)


@cache
def all_sentences(language: str) -> set[str]:
    return {sentence for said in SENTENCES for sentence in said(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_well_formed(language: str) -> None:
    """What Fluent can't read it would leave out in silence."""
    comments = (GroupComment, Message)
    strange = [entry for entry in written(language).body[1:] if not isinstance(entry, comments)]
    assert strange == []
    assert len(set(message_ids(language))) == len(message_ids(language))


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert message_ids("fr") == message_ids("en")


def test_random_games_are_refused_for_every_reason_there_is() -> None:
    assert {rule for rule, _ in refused_kinds()} == numbers_that_refuse()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    """Each belongs to something that the game has."""
    wanted = {"title", "tagline", "pitch", "points", "over-won", "over-shared"}
    wanted |= {"tile", "cell", *(f"cross-{name}" for name in GAME.parameter_names["cross"])}
    wanted |= {f"{word}-{kind}" for word in ("kind", "action") for kind in GAME.actions.kinds}
    wanted |= {f"ask-{question}" for question in GAME.questions}
    wanted |= {f"event-{event}" for event in GAME.events}
    wanted |= {f"refused-{number}" for number in numbers_that_refuse()}
    wanted |= {f"colour-{seat}" for seat in range(max(GAME.seats))}
    for option in GAME.options.values():
        wanted.add(f"option-{option.name}")
        for value in option.values:
            wanted |= {f"option-{option.name}-{value}", f"option-{option.name}-{value}-about"}
    assert set(message_ids(language)) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_questions_and_refusals_are_whole_sentences(language: str) -> None:
    for said in (events, refusals, questions):
        for sentence in said(language):
            assert re.fullmatch(r"[A-ZÀÉ].*[.?]", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_shows_the_machinery(language: str) -> None:
    """No identifier, no gap, no doubled or trailing space; the typographer's apostrophe."""
    for sentence in all_sentences(language):
        assert not re.search(r"[_{}$'\"]|\br\dc\d\b|None|\s\s|^\s|\s$", sentence), sentence


MISTAKES_IN_FRENCH = [
    r"[^\u202f][;!?]",
    r"[^\u00a0]:",
    r"«(?!\u00a0)",
    r"[^\u00a0]»",
    r"\s[.,]",
    r"\b(?:de|que|le|la|ne|se|je|si il) (?=[aeiouéèêàh])",  # no elision where there must be
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


def test_you_and_the_others() -> None:
    takes = Event(GAME.event_names.index("takes_tile"), 1, 36, 8, 0, 0, 0)
    said = [speaker(*at).event(takes) for at in (("en", 1), ("en", 0), ("fr", 1), ("fr", None))]
    assert said == [
        "You take tile 2-4 from the supply.",
        "Anna takes tile 2-4 from the supply.",
        "Vous prenez la tuile 2-4 dans la réserve.",
        "Anna prend la tuile 2-4 dans la réserve.",
    ]


def test_points_are_counted_as_each_language_counts() -> None:
    said = {
        language: [words_of(GAME, language).say("points", points=n) for n in (0, 1, 2)]
        for language in LANGUAGES
    }
    assert said["en"] == ["0 points", "1 point", "2 points"]
    assert said["fr"] == ["0\u00a0point", "1\u00a0point", "2\u00a0points"]


def test_french_articles_follow_the_place() -> None:
    at = [speaker("fr", 0).action(GAME.actions.parse(f"dig {cross}")) for cross in (5, 7, 8)]
    assert at == [
        "Creuser au Vieux Puits",
        "Creuser aux Chutes Jumelles",
        "Creuser à la Grotte Noire",
    ]
    dug = Event(GAME.event_names.index("digs"), 0, 61, 6, 2, 0, 0)
    assert speaker("fr", 1).event(dug) == (
        "Paul déterre le trésor des Chutes Jumelles\u00a0: 2\u00a0points."
    )


def test_french_elides_before_a_vowel() -> None:
    words = words_of(GAME, "fr")
    said = [
        words.say("over-won", name=name, you="no", vowel=vowel, points=92)
        for name, vowel in (("Anna", "yes"), ("Paul", "no"))
    ]
    assert said == [
        "Victoire d’Anna, avec 92\u00a0points.",
        "Victoire de Paul, avec 92\u00a0points.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_as_in_the_rulebook(language: str) -> None:
    rulebook = (Path(GAME.folder) / f"rulebook.{language}.md").read_text(encoding="utf-8")
    words = words_of(GAME, language)
    for option in GAME.options.values():
        for value in option.values:
            assert words.say(f"option-{option.name}-{value}") in rulebook
        assert option.name == "mode" or words.say(f"option-{option.name}") in rulebook


@pytest.mark.parametrize(
    ("language", "warning"),
    [("fr", "donne la partie au premier joueur"), ("en", "hands the game to the first player")],
)
def test_the_mode_that_is_decided_beforehand_says_so(language: str, warning: str) -> None:
    assert warning in words_of(GAME, language).say("option-mode-simplified-about")


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_called_as_in_the_rulebook(language: str) -> None:
    """But for the article, which stands in the sentence."""
    rulebook = (Path(GAME.folder) / f"rulebook.{language}.md").read_text(encoding="utf-8").lower()
    for cross in GAME.parameter_names["cross"]:
        name = words_of(GAME, language).say(f"cross-{cross}")
        assert name.removeprefix("the ").lower() in rulebook
