"""Every sentence of the game, with every value it can get, in both languages."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message, Resource

from tablee.engine.game import game
from tablee.engine.tale import Event
from tablee.engine.words import Speaker, words_of
from tablee.games.vouivres.table import GEMS, OBJECTIVES, Table

LANGUAGES = ("fr", "en")
GAME = game("vouivres")
ACTIONS = [GAME.actions[number] for number in range(GAME.actions.size)]
# What the numbers of events can be that name no action's parameter.
NUMBERS = {"gem": range(GEMS), "objective": range(OBJECTIVES)}
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
        for constant in outcomes(returned.value)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, int) and constant.value
    }


def outcomes(returned: ast.expr) -> Iterator[ast.expr]:
    """What may be returned: one thing or the other, or the only one."""
    if isinstance(returned, ast.IfExp):
        yield from outcomes(returned.body)
        yield from outcomes(returned.orelse)
    else:
        yield returned


def speaker(language: str, reader: int | None) -> Speaker:
    return Speaker(GAME, language, NAMES, reader)


def actions(language: str) -> Iterator[str]:
    yield from (speaker(language, 0).action(action) for action in ACTIONS)


def choices_now(language: str) -> Iterator[str]:
    """What the game says of choices at a table: in some random games, for all that is allowed."""
    chooser = random.Random(3)
    for seed in range(4):
        match = GAME.new(seats=4, seed=seed, round_limit="20")
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            leaving = [action for action in legal if action.kind == "leave"]
            if leaving or match.view(seat).question != "choose" or match.table.to_act == 15:
                view = match.view(seat)
                yield from (speaker(language, seat).action(action, view) for action in legal)
            match.play(seat, chooser.choice(leaving or legal))


def headings(language: str) -> Iterator[str]:
    yield from (speaker(language, 0).heading(action) for action in ACTIONS)


def events(language: str) -> Iterator[str]:
    """But for what isn't told in words."""
    for what, (_, parameters) in enumerate(GAME.events.items()):
        ranges = [
            range(len(GAME.parameter_names[parameter]))
            if parameter in GAME.parameter_names
            else NUMBERS.get(parameter, AMOUNTS)
            for parameter in parameters
        ]
        for values in product(*ranges):
            a, b, c = (*values, 0, 0, 0)[:3]
            for seat, reader in ((0, 0), (0, 1), (1, 0), (1, None)):
                said = speaker(language, reader).event(Event(what, seat, 1, a, b, c, 0))
                if said:
                    yield said


def refusals(language: str) -> Iterator[str]:
    """Each number, with every action that it may be said of: three of them name a room."""
    for rule in sorted(numbers_that_refuse()):
        for action in ACTIONS:
            if rule not in (5, 29, 39) or "room" in action.parameters:
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
        yield words.say("points", points=points)
        yield words.say("over-won", name=name, you=you, vowel=vowel, points=points)
        yield words.say("over-shared", names=" & ".join(NAMES), points=points)


SENTENCES = (actions, choices_now, headings, events, refusals, questions, options, everything_else)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    """Each belongs to something that the game has."""
    wanted = {"title", "tagline", "pitch", "points", "over-won", "over-shared"}
    wanted |= {"room", "gathered", "lost", "kind-of-gem", "lying", "jewel"}
    wanted |= {"now-go", "now-validate"}
    wanted |= {f"gems-{name}" for name in GAME.parameter_names["gems"]}
    wanted |= {f"objectives-{name}" for name in GAME.parameter_names["objectives"]}
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
        assert not re.search(r"[_{}$'\"]|None|\s\s|^\s|\s$", sentence), sentence


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


def happens(language: str, reader: int | None, event: str, *values: int) -> str:
    """What is said of something that happens to Anna."""
    a, b, c = (*values, 0, 0, 0)[:3]
    row = Event(GAME.event_names.index(event), 1, 1, a, b, c, 0)
    return speaker(language, reader).event(row)


def test_you_and_the_others() -> None:
    who: tuple[tuple[str, int | None], ...] = (("en", 1), ("en", 0), ("fr", 1), ("fr", None))
    assert [happens(language, reader, "goes", 2, 4) for language, reader in who] == [
        "You reveal room 3, rubies and pearls.",
        "Anna reveals room 3, rubies and pearls.",
        "Vous révélez la salle 3, les rubis et les perles.",
        "Anna révèle la salle 3, les rubis et les perles.",
    ]
    assert [happens(language, reader, "chest_die", 1, 2, 2) for language, reader in who] == [
        "It takes 2 rubies from your chest.",
        "It takes 2 rubies from Anna’s chest.",
        "Elle prend 2 rubis dans votre coffre.",
        "Elle prend 2 rubis dans le coffre d’Anna.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_gems_that_come_and_dice_that_take_nothing_are_seen_not_told(language: str) -> None:
    assert happens(language, 0, "room_filled", 2, 1, 3) == ""
    assert happens(language, 0, "chest_die", 1, 2, 0) == ""
    assert happens(language, 0, "room_die", 1, 0, 0) == ""


def test_a_choice_says_how_much_lies_there() -> None:
    match = GAME.new(seats=3, seed=1)
    t = cast(Table, match.table)
    t.room_gems[0, 0], t.room_gems[0, 3] = 4, 0
    said = [
        speaker(language, 0).action(GAME.actions.parse("go 1 gold-pearl"), match.view(0))
        for language in LANGUAGES
    ]
    assert said == ["Salle 1\u00a0: or (4), perles (0)", "Room 1: gold (4), pearls (0)"]


@pytest.mark.rule("NV-44")
@pytest.mark.rule("NV-66")
def test_a_choice_of_objectives_names_them_and_what_is_left_over() -> None:
    match = GAME.new(seats=3, seed=1)
    t = cast(Table, match.table)
    t.objective[0, 0], t.objective[0, 1] = 3, 20  # 6 3 1 1 and 2 2 2 2
    for gem, count in enumerate((9, 5, 3, 4)):
        t.chest[0, gem] = count
    both = GAME.actions.parse("validate 1-2")
    said = [speaker(language, 0).action(both, match.view(0)) for language in LANGUAGES]
    assert said == [
        "Remplir la Couronne, la Montre\u202f; mettre de côté 1 pépite d’or, 1 perle",
        "Fill the Crown, the Watch; set aside 1 gold, 1 pearl",
    ]


@pytest.mark.rule("NV-33")
@pytest.mark.rule("NV-34")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_chosen_is_told_in_the_same_words_for_all_choices(language: str) -> None:
    """The event has no numbers: nothing about the choice could be said."""
    assert GAME.events["commits"] == ()
    assert happens(language, 0, "commits").startswith("Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_objective_card_has_a_name_of_its_own(language: str) -> None:
    words = words_of(GAME, language)
    names = {words.say("jewel", objective=card) for card in range(OBJECTIVES)}
    assert len(names) == OBJECTIVES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_six_choices_of_a_room_stand_under_its_number(language: str) -> None:
    for action in ACTIONS:
        if action.kind == "go":
            heading = speaker(language, 0).heading(action)
            room = action.parameters["room"] + 1
            assert heading == {"en": f"Room {room}", "fr": f"Salle {room}"}[language]


def test_points_are_counted_as_each_language_counts() -> None:
    said = {
        language: [words_of(GAME, language).say("points", points=n) for n in (0, 1, 2)]
        for language in LANGUAGES
    }
    assert said["en"] == ["0 objectives", "1 objective", "2 objectives"]
    assert said["fr"] == ["0 objectif", "1 objectif", "2 objectifs"]
