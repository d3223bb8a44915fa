"""Every sentence of the game, with every value it can get, in both languages."""

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
from tablee.engine.rule import verdict
from tablee.engine.tale import Event
from tablee.engine.words import Speaker, words_of
from tablee.games.silberzwerg.choices import meant
from tablee.games.silberzwerg.table import CARDS, GHOSTS, GIVING_BACK, SYMBOLS, Table

LANGUAGES = ("fr", "en")
GAME = game("silberzwerg")
ACTIONS = [GAME.actions[number] for number in range(GAME.actions.size)]
AMOUNTS = (0, 1, 2, 16)
# What the numbers of events may be that are not the parameters of actions.
RANGES = {
    "card": range(CARDS),
    "symbol": range(SYMBOLS),
    "phase": range(1, 12),
    "round_no": (1, 40),
}
NAMES = ("Paul", "Anna", "Zoé", "Yann")
TELLING = (38, 11, 24)  # seeds of games in which what is rarely refused is refused
NOW = ("buy_gem", "sell_gem", "raise_contract", "lower_contract", "fulfil_contract")


def written(language: str) -> Resource:
    file = GAME.folder / f"words.{language}.ftl"
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


def message_ids(language: str) -> list[str]:
    return [entry.id.name for entry in written(language).body if isinstance(entry, Message)]


@cache
def numbers_that_refuse() -> set[int]:
    """The numbers that stand in the rules where a verdict is returned."""
    return {
        constant.value
        for file in sorted((GAME.folder / "rules").glob("*.py"))
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        and function.name.startswith(("verdict", "whose_turn"))
        for returned in ast.walk(function)
        if isinstance(returned, ast.Return) and returned.value
        for constant in results(returned.value)
        if isinstance(constant.value, int) and constant.value
    }


def results(value: ast.expr) -> Iterator[ast.Constant]:
    """The constants that an expression may come to, without those that it asks about."""
    if isinstance(value, ast.Constant):
        yield value
    elif isinstance(value, ast.IfExp):
        yield from results(value.body)
        yield from results(value.orelse)


def speaker(language: str, reader: int | None) -> Speaker:
    return Speaker(GAME, language, NAMES, reader)


def actions(language: str) -> Iterator[str]:
    yield from (speaker(language, 0).action(action) for action in ACTIONS)


def actions_now(language: str) -> Iterator[str]:
    """What the choices of a game say while it's going on."""
    match, choice = GAME.new(seats=3, seed=1), random.Random(1)
    while not match.over:
        seat = match.waiting[0]
        view = match.view(seat)
        yield from (speaker(language, seat).action(action, view) for action in view.legal)
        match.play(seat, choice.choice(view.legal))


def events(language: str) -> Iterator[str]:
    for what, (_, parameters) in enumerate(GAME.events.items()):
        ranges = [
            range(len(GAME.parameter_names[parameter]))
            if parameter in GAME.parameter_names
            else RANGES.get(parameter, AMOUNTS)
            for parameter in parameters
        ]
        for values in product(*ranges):
            a, b, c = (*values, 0, 0, 0)[:3]
            for seat, reader in ((0, 0), (0, 1), (1, 0), (1, None)):
                yield speaker(language, reader).event(Event(what, seat, 1, a, b, c, 0))


@cache
def refused_kinds() -> set[tuple[int, str]]:
    """Each number that refused something in random games, with the kinds of action it refused; no
    more games are played than it takes to meet all numbers."""
    found: set[tuple[int, str]] = set()
    for seed in (*TELLING, *range(60)):
        if {rule for rule, _ in found} >= numbers_that_refuse():
            break
        choice = random.Random(seed)
        options = {
            option.name: choice.choice(option.values)
            for option in GAME.options.values()
            if option.name not in ("long_3p", "short_4p")
        }
        match = GAME.new(seats=2 + seed % 3, seed=seed, **options)
        while True:
            often = cast(Table, match.table).phase in (GHOSTS, GIVING_BACK)
            if match.over or choice.random() < (1 if often else 0.05):
                note_refusals(match, found, choice)
            if match.over:
                break
            seat = choice.choice(match.waiting)
            match.play(seat, choice.choice(match.legal(seat)))
    return found


def note_refusals(match: Match, found: set[tuple[int, str]], choice: random.Random) -> None:
    """What is refused to one of the seats just now."""
    seat = choice.choice([*match.waiting, choice.randrange(match.seats)])
    for action in ACTIONS:
        if number := verdict(match.table, match.box, seat, action.id):
            found.add((number, action.kind))


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


SENTENCES = (actions, actions_now, events, refusals, questions, options, everything_else)


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
    wanted |= {"thalers", "gems", "card", "symbol", "tools", *(f"now-{kind}" for kind in NOW)}
    wanted |= {
        f"{parameter}-{name}" for parameter, names in GAME.parameter_names.items() for name in names
    }
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
            assert not sentence or re.fullmatch(r"[A-ZÀÉ0-9].*[.?]", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_of_which_other_lines_tell_all_say_nothing(language: str) -> None:
    told = [
        phase
        for phase in range(1, 12)
        if speaker(language, 0).event(
            Event(GAME.event_names.index("phase_begins"), -1, 27, phase, 0, 0, 0)
        )
    ]
    assert told == [1, 2, 4, 5, 6, 10]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_shows_the_machinery(language: str) -> None:
    """No identifier, no gap, no doubled or trailing space; the typographer's apostrophe."""
    for sentence in all_sentences(language):
        wrong = r"[_{}$'\"]|\b(?:clan|corner)\d|\bC\d\d\b|None|\s\s|^\s|\s$"
        assert not re.search(wrong, sentence), sentence


MISTAKES_IN_FRENCH = [
    r"[^\u202f][;!?]",
    r"[^\u00a0]:",
    r"«(?!\u00a0)",
    r"[^\u00a0]»",
    r"\s[.,]",
    r"\b(?:de|que|le|la|ne|se|je|si il) (?=[aeiouéèêà])",  # no elision where there must be
    r"\bde les\b",
    r"\bà (?:le|les)\b",
    r"[“”]",
    r"\bgemme (?:jaunes|rouges|vertes|bleues)\b",
    r"\bgemmes (?:jaune|rouge|verte|bleue)\b",
]


@pytest.mark.parametrize("mistake", MISTAKES_IN_FRENCH)
def test_french_is_set_as_french(mistake: str) -> None:
    wrong = [sentence for sentence in all_sentences("fr") if re.search(mistake, sentence)]
    assert wrong == []


def test_english_is_set_as_english() -> None:
    wrong = [s for s in all_sentences("en") if re.search(r"[«»\u00a0\u202f]|\s[;:!?.,]", s)]
    assert wrong == []


def told(event: str, *values: int, seat: int = 1) -> list[str]:
    """An event as the seat hears it and as another does, in both languages."""
    a, b, c = (*values, 0, 0, 0)[:3]
    happened = Event(GAME.event_names.index(event), seat, 1, a, b, c, 0)
    return [
        speaker(language, reader).event(happened)
        for language in ("en", "fr")
        for reader in (seat, 0)
    ]


def test_you_and_the_others() -> None:
    assert told("steals", 2, 2) == [
        "You steal from the Wolves: 2 gems.",
        "Anna steals from the Wolves: 2 gems.",
        "Vous volez aux Loups\u00a0: 2\u00a0gemmes.",
        "Anna vole aux Loups\u00a0: 2\u00a0gemmes.",
    ]


def test_a_contract_is_called_by_its_gems() -> None:
    assert told("fulfils", 4, 4, 85) == [
        "You fulfil the contract on grey space A (6 yellow and 2 red): 85 thalers.",
        "Anna fulfils the contract on grey space A (6 yellow and 2 red): 85 thalers.",
        (
            "Vous remplissez le contrat de l’emplacement gris A (6 jaunes et 2 rouges)\u00a0: "
            "85\u00a0thalers."
        ),
        (
            "Anna remplit le contrat de l’emplacement gris A (6 jaunes et 2 rouges)\u00a0: "
            "85\u00a0thalers."
        ),
    ]


def test_every_contract_is_called_by_what_its_card_asks_for() -> None:
    for language, colours in (
        ("en", "yellow red green blue"),
        ("fr", "jaunes rouges vertes bleues"),
    ):
        for card, recipe in enumerate(GAME.data["box"]["recipe"]["value"]):
            said = words_of(GAME, language).say("card", card=card)
            gems = [
                f"{count} {colour}"
                for count, colour in zip(recipe, colours.split(), strict=True)
                if count
            ]
            assert re.split(r", | and | et ", said) == gems


def test_french_agrees_with_number_and_gender() -> None:
    assert told("extracts", 2, 1)[2:] == [
        "Vos mineurs extraient 1\u00a0gemme verte.",
        "Anna extrait 1\u00a0gemme verte.",
    ]
    assert told("extracts", 2, 3)[2:] == [
        "Vos mineurs extraient 3\u00a0gemmes vertes.",
        "Anna extrait 3\u00a0gemmes vertes.",
    ]


def test_french_elides_before_a_vowel() -> None:
    words = words_of(GAME, "fr")
    said = [
        words.say("over-won", name=name, you="no", vowel=vowel, points=612)
        for name, vowel in (("Anna", "yes"), ("Paul", "no"))
    ]
    assert said == [
        "Victoire d’Anna, avec 612\u00a0thalers.",
        "Victoire de Paul, avec 612\u00a0thalers.",
    ]


def test_a_choice_says_what_it_costs_and_brings() -> None:
    match, choice = GAME.new(seats=4, seed=3), random.Random(3)
    seen: set[str] = set()
    while not match.over and len(seen) < len(NOW):
        seat = match.waiting[0]
        view = match.view(seat)
        for action in view.legal:
            more = meant(view, action, speaker("en", seat))
            assert bool(more) == (action.kind in NOW)
            if more:
                seen.add(action.kind)
                assert str(more["thalers"]) in speaker("en", seat).action(action, view)
        match.play(seat, choice.choice(view.legal))
    assert {"buy_gem", "sell_gem", "raise_contract", "lower_contract"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_as_in_the_rulebook(language: str) -> None:
    rulebook = (Path(GAME.folder) / f"rulebook.{language}.md").read_text(encoding="utf-8")
    words = words_of(GAME, language)
    rows = {row.split(" | ")[0].strip("| "): row for row in rulebook.split("\n") if " | " in row}
    for option in GAME.options.values():
        row = rows[words.say(f"option-{option.name}")]
        values = [words.say(f"option-{option.name}-{value}") for value in option.values]
        choices = row.split(" | ")[1]
        assert re.split("\u202f?; ", choices.strip()) == values, row
